"""Training in the window: asked, answered by keys, explained, kept; nothing tells the answer before it is given."""

from __future__ import annotations

from datetime import timedelta
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from inspector.commands.program import card_inspector
from inspector.library import bundled_cards
from inspector.rules import NEWEST
from inspector.training import (
    TOPICS,
    CardShelf,
    GivenAnswer,
    JudgedPart,
    LogError,
    QuestionKind,
    QuizQuestion,
    class_sheet,
    option_keys,
    quiz,
    quiz_answer_words,
    quiz_questions,
)
from inspector.window.shell.workbench import Workbench
from inspector.window.style.theme import DARK
from inspector.window.training.paper import key_pdf, sheet_pdf
from inspector.window.training.sittings import ExamSitting, topic_in_words
from inspector.window.training.top_bar import WayToSit
from inspector.window.training.window import TrainingWindow
from inspector.window.widgets.plain_text import say
from inspector.window.words.sentences import spoken
from tests.window.conftest import TRAINING_BEGINS as NOW
from tests.window.conftest import Clock


def asked(training: TrainingWindow) -> QuizQuestion:
    assert training.page.question is not None
    return training.page.question


def right_key(question: QuizQuestion) -> str:
    places = [option.right for option in question.options]
    return option_keys(question)[places.index(True)]


def ask(training: TrainingWindow, kind: QuestionKind, topic: str, seed: int = 3) -> QuizQuestion:
    """Put a question of a kind into the window, as a sitting would."""
    training.train(topic, 1)
    (question,) = quiz(
        topic, 3 if kind is QuestionKind.LAYERS else 2, 1, seed, training._shelf, kind=str(kind)
    ).questions
    training.page.ask(question)
    return question


def shown_words(widget: QWidget) -> str:
    """All that can be seen or heard of a widget."""
    said = [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]
    heard = [child.accessibleName() for child in widget.findChildren(QWidget) if child.isVisible()]
    return " ".join([*said, *heard, *(child.toolTip() for child in widget.findChildren(QWidget))])


def test_opening_makes_the_first_page_alone(training: TrainingWindow) -> None:
    assert training.pages.count() == 1


def test_a_letter_answers_and_enter_goes_on(training: TrainingWindow) -> None:
    first = ask(training, QuestionKind.VALUE, "copies")
    QTest.keyClicks(training.page, right_key(first))
    assert training.page.judgement is not None
    assert training.page.judgement.right
    assert "Right." in training.page.verdict.text()
    assert training.log.count("Me") == 1
    QTest.keyClick(training.page, Qt.Key.Key_Return)
    assert asked(training).text != first.text


def test_a_wrong_answer_says_what_was_believed_and_shows_the_rule(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.VALUE, "copies")
    wrong = next(place for place, option in enumerate(question.options) if option.misconceptions)
    training.page.fields.choose(wrong)
    page = training.page
    assert "Not right. The answer:" in page.verdict.text()
    assert "That would be the answer if" in page.teaching.text()
    assert page.rule.isVisible()
    states = {button.property("state") for button in page.fields.options}
    assert {"right", "wrong"} <= states


ASKED_OTHERWISE = (QuestionKind.VALUE, QuestionKind.RULE, QuestionKind.ERROR, QuestionKind.LAYERS, QuestionKind.RULING)


@pytest.mark.parametrize("kind", ASKED_OTHERWISE)
def test_nothing_tells_the_answer_before_it_is_given(training: TrainingWindow, kind: QuestionKind) -> None:
    question = ask(training, kind, "layers" if kind is QuestionKind.LAYERS else "copies", seed=1)
    words = shown_words(training.page)
    assert question.asks_for in words
    assert all(reason.says not in words for reason in question.because)
    assert all(button.property("state") in (None, "") for button in training.page.fields.options)
    # Who listens hears the question first, and after the answer what it was worth.
    assert training.page.accessibleName().startswith(spoken(question.story[0])[:20])
    training.page.give_up()
    assert "answer" in training.page.next.accessibleName()


def test_a_belief_is_named_after_two_answers_that_fit_it(training: TrainingWindow) -> None:
    belief, told = "back-faces-own-cost", []
    training.train("transform", 1)
    makes = quiz_questions("transform", 1, 4, training._shelf, kind="value")
    shown = [one for one in islice(makes, 30) if one.asked.key == "mana_value" and belief in one.by_belief]
    for question in shown[:3]:
        training.page.ask(question)
        training.page.take(GivenAnswer(value=question.by_belief[belief]))
        told.append(training.page.teaching.text())
    assert told[0].startswith("That would be the answer if")
    assert told[-1].startswith("Again you answered as if")
    training.choose_profile("Somebody else")
    assert training.page.evidence.diagnosis.suspects == ()


def test_typed_words_are_judged_and_nonsense_is_told(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.VALUE, "transform")
    training.page.fields.given.emit(GivenAnswer(typed={question.asked.key: "as it pleases the head judge"}))
    if training.page.judgement is None:
        assert "That is not an answer here" in training.page.fields.problem.text()
    training.page.fields.given.emit(GivenAnswer(typed={question.asked.key: question.right_option.words}))
    assert training.page.judgement is not None


def test_editions_are_ticked(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.EDITION, "editions")
    fields = training.page.fields
    for key, button in zip(fields.editions, fields.options, strict=True):
        if key in question.editions:
            button.click()
    next(each for each in training.page.findChildren(QPushButton) if each.text() == "Answer").click()
    assert training.page.judgement is not None
    assert training.page.judgement.right


def test_an_error_is_found_by_pointing(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.ERROR, "transform")
    wrong = next(place for place, claim in enumerate(question.claims) if claim.wrong)
    training.page.fields.options[wrong].click()
    assert training.page.judgement is not None
    assert training.page.judgement.right


def test_a_ruling_is_shown_and_graded_by_oneself(training: TrainingWindow) -> None:
    ask(training, QuestionKind.RULING, "transform")
    training.page.fields.field.setText("It keeps the mana value of its front.")
    QTest.keyClick(training.page.fields.field, Qt.Key.Key_Return)
    assert training.page.reason.isVisible()
    assert training.page.judgement is None
    training.page.fields.options[2].click()
    assert "Right." in training.page.verdict.text()


def test_enter_on_a_topic_begins_it(training: TrainingWindow) -> None:
    topic = next(button for button in training.findChildren(QPushButton) if button.text() == "Rooms")
    topic.setFocus()
    QTest.keyClick(topic, Qt.Key.Key_Return)
    assert training.page.question is not None


def test_who_does_not_know_is_told(training: TrainingWindow) -> None:
    training.train("zones", 1)
    QTest.keyClicks(training.page, "?")
    assert training.page.judgement is not None
    assert not training.page.judgement.right
    assert training.page.rule.isVisible()


def test_what_was_answered_falls_due_and_is_asked_again(training: TrainingWindow, clock: Clock) -> None:
    training.train("transform", 1)
    QTest.keyClicks(training.page, "?")
    training.go_back()
    clock.now = NOW + timedelta(days=2)
    training.show_home()
    assert training.home.due.isVisible()
    concepts = {card.concept for card in training.log.due("Me", clock.now)}
    first = asked(training)
    training.train_due()
    # A rule may have a board nowhere: the window goes on while it is looked for, and Escape gives up.
    assert (training.seeking.is_asking, training.told.text()) == (True, "Looking for a board …")
    assert training.pages.currentWidget() is training.home
    training.go_back()
    assert (training.seeking.is_asking, training.isVisible()) == (False, True)
    training.train_due()
    training.seeking.wait()
    assert training.pages.currentWidget() is training.page
    assert asked(training) is not first
    assert concepts & set(map(str, asked(training).concepts))
    seen = asked(training)
    training.page.give_up()
    training.page.another.click()
    training.seeking.wait()
    assert asked(training) is not seen
    assert seen.concepts[0] in asked(training).concepts


def test_ones_own_cards_are_looked_through_beside_the_window(training: TrainingWindow) -> None:
    training.home.library.click()
    assert (training.shelving.is_asking, training.told.text()) == (True, "Reading your cards …")
    training.shelving.wait()
    assert training.told.text() == "Questions are asked of your own cards too."
    training.home.library.click()
    assert not training.shelving.is_asking


def test_an_exam_explains_nothing_before_its_end_and_ends_with_its_time(training: TrainingWindow, clock: Clock) -> None:
    training.sit_exam(0, seed=5)
    exam = training.sitting
    assert isinstance(exam, ExamSitting)
    QTest.keyClicks(training.page, "?")
    assert training.page.judgement is None
    assert not training.page.rule.isVisible()
    clock.now = NOW + timedelta(minutes=exam.exam.minutes + 1)
    QTest.keyClicks(training.page, "?")
    assert training.pages.currentWidget() is training.end
    assert any("Seed 5" in line for line in training.end.lines)
    assert sum(line.startswith(("1. ", "2. ")) for line in training.end.lines) == 2
    assert any(line.startswith("Transforming *: ") for line in training.end.lines)


def test_what_was_asked_for_stands_under_the_cards_once_it_is_answered(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.VALUE, "copies")
    assert under_the_cards(training) == []
    training.page.give_up()
    assert any(said.endswith(f": {question.right_option.words}") for said in under_the_cards(training))


def test_the_cards_are_drawn_as_they_are_now_once_a_question_is_answered(training: TrainingWindow) -> None:
    ask(training, QuestionKind.VALUE, "copies")
    labels = [label for label in training.page.cards.findChildren(QLabel) if label.accessibleName()]
    before = {label: label.pixmap().cacheKey() for label in labels}
    assert all(label.accessibleName().endswith("as printed") for label in labels)
    training.page.give_up()
    told = [label for label in labels if label.accessibleName().endswith("as it is now")]
    assert told
    # What became a copy has another picture.
    assert any(label.pixmap().cacheKey() != before[label] for label in told)


def under_the_cards(training: TrainingWindow) -> list[str]:
    labels = training.page.cards.findChildren(QLabel)
    return [label.text() for label in labels if label.objectName() == "TrainingNow" and not label.isHidden()]


def test_the_map_shows_what_was_learned(training: TrainingWindow) -> None:
    training.train("transform", 1)
    concept = str(asked(training).concepts[0])
    QTest.keyClicks(training.page, "?")
    training.show_map()
    training.map.finish()
    told = {chip.accessibleName() for chip in training.map.chips}
    assert any(f", {concept}: learning" in name for name in told)
    chip = next(chip for chip in training.map.chips if f", {concept}: learning" in chip.accessibleName())
    chip.click()
    assert training.map.foot.isVisible()
    assert training.map.rule.accessibleName()
    training.map.train.click()
    training.seeking.wait()
    assert concept in map(str, asked(training).concepts)
    assert training.map.chips == []


def test_a_long_option_wraps_and_nothing_makes_the_window_larger(training: TrainingWindow, qtbot: QtBot) -> None:
    question = ask(training, QuestionKind.RULE, "transform", seed=3)
    training.resize(800, 500)
    longest = max(training.page.fields.options, key=lambda button: len(button.text()))
    say(longest, f"{longest.text()}, and what else can be said of it so that it takes more than a line")
    one_line = longest.sizeHint().height()
    qtbot.waitUntil(lambda: longest.height() >= longest.heightForWidth(longest.width()) > one_line)
    assert (training.width(), training.height()) == (800, 500), question.text
    assert training.minimumSizeHint().height() <= 500
    assert training.minimumSizeHint().width() <= 800
    training.go_back()
    (scroll,) = training.home.findChildren(QScrollArea)
    assert scroll.horizontalScrollBar().maximum() == 0


def judged_parts(training: TrainingWindow) -> tuple[JudgedPart, ...]:
    return training.page.judgement.parts if training.page.judgement is not None else ()


def test_a_word_that_begins_with_the_sign_of_an_option_is_typed(training: TrainingWindow) -> None:
    """ "Blue" begins with a letter that chose an option once."""
    training.train("transform", 2)
    question = next(
        one for one in quiz_questions("transform", 2, 4, training._shelf, kind="value") if one.asked.key == "colors"
    )
    training.page.ask(question)
    QTest.keyClicks(training.page, "b")
    assert (training.page.judgement, training.page.fields.field.text()) == (None, "b")
    training.page.setFocus()
    QTest.keyClick(training.page, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert [part.understood for part in judged_parts(training)] == [question.options[0].value]


def test_effects_are_put_in_order_by_keys(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.LAYERS, "layers", seed=1)
    order = training.page.fields.order
    assert order is not None
    wanted = [next(at for at, one in enumerate(question.to_order) if one.value == step) for step in question.right]
    for target, place in enumerate(wanted):
        row = order.order.index(place)
        order.setCurrentRow(row)
        for _ in range(row - target):
            QTest.keyClick(order, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert order.order == wanted
    QTest.keyClick(order, Qt.Key.Key_Return)
    assert training.page.judgement is not None
    assert training.page.judgement.right


def test_several_values_are_judged_each_by_itself(training: TrainingWindow) -> None:
    training.train("copies", 2)
    question = next(one for one in quiz_questions("copies", 3, 4, training._shelf) if len(one.asks) > 1)
    training.page.ask(question)
    fields = training.page.fields.values
    assert fields is not None
    first, *others = question.asks
    fields.fields[first.key].setText("none" if first.key == "name" else "99")
    for asked in others:
        words = quiz_answer_words(asked, question.answer[asked.key], NEWEST)
        fields.fields[asked.key].setText(words)
    fields.finished.emit()
    judgement = training.page.judgement
    assert judgement is not None
    assert [part.right for part in judgement.parts] == [False, *(True for _ in others)]
    assert fields.marks[first.key].text().startswith("✗")
    assert fields.marks[others[0].key].text() == "✓ right"


def test_rules_lie_open_and_values_are_shown_after_the_answer(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.VALUE, "copies")
    assert not training.page.book.isVisible()
    training.page.sit_so(WayToSit.ALL)
    assert training.page.book.isVisible()
    assert not training.page.values.isVisible()
    training.page.book.field.setText("707.2")
    training.page.book.look_up()
    assert training.page.book.found.text().startswith("707.2 ")
    training.page.give_up()
    assert training.page.values.isVisible()
    assert question.right_option.words.split()[0] in shown_words(training.page.values)
    assert "comes back" in training.page.returns.text()


def test_enter_shows_what_a_ruling_is_and_its_first_letter_is_kept(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.RULING, "transform")
    QTest.keyClicks(training.page, "B")
    assert training.page.fields.field.text() == "B"
    training.page.fields.field.clear()
    training.page.setFocus()
    QTest.keyClick(training.page, Qt.Key.Key_Return)
    assert training.page.verdict.isVisible()
    assert question.right_option.words in training.page.verdict.text()
    assert training.page.judgement is None


def test_editions_are_ticked_and_answered_by_keys_and_marked(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.EDITION, "editions")
    wrong = next(place for place, key in enumerate(training.page.fields.editions) if key not in question.editions)
    QTest.keyClick(training.page, Qt.Key(Qt.Key.Key_A.value + wrong))
    QTest.keyClick(training.page, Qt.Key.Key_Return)
    assert training.page.judgement is not None
    states = [button.property("state") for button in training.page.fields.options]
    assert states[wrong] == "wrong"
    assert states.count("right") == len(question.editions)


def test_the_theme_changes_and_the_question_stays(training: TrainingWindow) -> None:
    question = ask(training, QuestionKind.VALUE, "copies")
    training.set_roles(DARK)
    assert DARK.window in training.styleSheet()
    assert asked(training) is question
    assert not training.page.rule.isVisible()


def test_an_exam_is_left_by_a_second_escape_alone(training: TrainingWindow) -> None:
    training.sit_exam(0, seed=5)
    QTest.keyClicks(training.page, "?")
    QTest.keyClick(training, Qt.Key.Key_Escape)
    assert training.pages.currentWidget() is training.page
    assert "press Esc again" in training.told.text()
    QTest.keyClick(training, Qt.Key.Key_Escape)
    assert training.pages.currentWidget() is training.end
    assert training.told.text() == ""


def test_an_answer_that_cannot_be_kept_is_told_while_the_next_is_asked(
    training: TrainingWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_answer: object) -> None:
        raise LogError("the disk is full")

    training.sit_exam(0, seed=5)
    monkeypatch.setattr(training.log, "add", full)
    QTest.keyClicks(training.page, "?")
    assert "Question 2" in training.told.text()
    assert "the disk is full." in training.told.text()


def test_escape_leads_back_and_out(training: TrainingWindow) -> None:
    training.train("rooms", 1)
    QTest.keyClick(training, Qt.Key.Key_Escape)
    assert training.pages.currentWidget() is training.home


def test_every_topic_has_a_name_for_people() -> None:
    assert all(topic_in_words(topic)[0].isupper() for topic in TOPICS)


def test_the_board_of_a_question_opens_on_the_desk(window: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda _most: 7)
    window.training.begin()
    QApplication.processEvents()
    shown = window.training.shown
    assert shown is not None
    shown.train("transform", 1)
    scenario = asked(shown).scenario
    # By its buttons: without a window manager keys go to the window behind.
    shown.page.give_up()
    shown.page.open.click()
    assert window.session.board.actions == scenario.actions
    window.training.end()


def test_a_class_sheet_is_the_same_twice_and_tells_no_answer() -> None:
    shelf = CardShelf(bundled_cards())
    sheet = class_sheet(quiz("copies", 2, 2, 4, shelf))
    first = sheet_pdf(sheet, bundled_cards(), NOW.date())
    assert first.startswith(b"%PDF")
    assert sheet_pdf(sheet, bundled_cards(), NOW.date()) == first
    # What the key has cannot be on it: it is not even given to it.
    bare = structs.replace(sheet, key=())
    assert sheet_pdf(bare, bundled_cards(), NOW.date()) == first
    assert key_pdf(sheet, NOW.date()) != key_pdf(bare, NOW.date())


def test_a_statement_that_is_wrong_has_its_letter_on_sheet_and_key() -> None:
    shelf = CardShelf(bundled_cards())
    paper = quiz("transform", 2, 1, 4, shelf, kind=QuestionKind.ERROR)
    (question,), sheet = paper.questions, class_sheet(paper)
    assert [words for _, words in sheet.entries[0].options] == [claim.says for claim in question.claims]
    letter = "ABCD"[[claim.wrong for claim in question.claims].index(True)]
    assert sheet.key[0].letter == letter
    ruling = class_sheet(quiz("transform", 2, 1, 4, shelf, kind=QuestionKind.RULING))
    assert (ruling.entries[0].options, ruling.key[0].letter) == ((), "")


def test_the_command_saves_sheet_and_key(tmp_path: Path) -> None:
    sheet, key = tmp_path / "sheet.pdf", tmp_path / "key.pdf"
    words = ["quiz", "--topic", "zones", "--count", "1", "--pdf", str(sheet), "--key", str(key), "--paper", "letter"]
    run = CliRunner().invoke(card_inspector, words)
    assert run.exit_code == 0, run.output
    assert sheet.read_bytes().startswith(b"%PDF")
    assert key.read_bytes().startswith(b"%PDF")
    beside = CliRunner().invoke(
        card_inspector, ["quiz", "--count", "1", "--pdf", str(tmp_path / "no folder" / "x.pdf")]
    )
    assert beside.exit_code == 2
    assert "the class sheet cannot be saved" in beside.output
