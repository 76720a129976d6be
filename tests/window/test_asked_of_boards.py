"""What a board was opened with as a question stands over the cards with its answer, and follows the board."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from inspector.bundled import bundled_path
from inspector.window.in_words.asked import questions_in
from inspector.window.in_words.asked_bar import AskedBar
from inspector.window.shell.invitation import FileLink
from inspector.window.shell.workbench import Workbench

# Each test finds its desk empty.
ONE_WINDOW = True
# 202.3b: a copy of a back face has mana value 0; the card itself has that of its front, 1 (712.8e).
TEXT = (
    "Rules of June 2025. Players: Ana, Ben.\nAna has Delver of Secrets on the battlefield. It transforms.\n"
    "Ben has Clone in hand. Ben casts Clone. Clone resolves as a copy of Insectile Aberration.\n"
    "What is Delver of Secrets's mana value?"
)


def bar_of(window: Workbench) -> AskedBar:
    """The bar, the answer up to date."""
    window.in_words.questions.answer_now()
    bar = window.in_words.questions.bar
    assert bar is not None
    return bar


@pytest.fixture
def asked(window: Workbench) -> AskedBar:
    """What stands over the cards of a board that was opened from a text with a question."""
    assert window.files.open_text(TEXT)
    return bar_of(window)


def test_a_text_with_a_question_is_answered_over_the_cards_and_what_it_asks_is_chosen(
    window: Workbench, asked: AskedBar
) -> None:
    assert asked.isVisible()
    assert asked.question.text() == "What is Delver of Secrets's mana value?"
    assert asked.answers.text.startswith("Delver of Secrets' mana value is 1.")
    # Not what was placed last.
    assert (window.session.selected, window.presenter.value) == ("Delver of Secrets", "mana_value")
    asked.rule_clicked.emit("202.3b")
    assert window.tabs.currentIndex() == 0
    asked.close_button.click()
    assert not asked.isVisible()
    window.session.select("Clone")
    window.commands.trigger("tap")
    assert not asked.isVisible(), "what was closed stays closed"


def test_the_answer_follows_the_board_and_says_so(window: Workbench, asked: AskedBar) -> None:
    window.session.select("Delver of Secrets")
    window.commands.trigger("tap")
    window.session.set_edition("2011-09")
    assert bar_of(window).answers.lines[0].startswith("Under the rules of")
    # Until 2016 the mana value of a back face was 0 (711.4a of 2011).
    assert "converted mana cost is 0" in asked.answers.text
    window.session.undo()
    window.session.set_edition("2025-06")
    window.session.undo()
    assert not asked.isVisible(), "of this board it was not asked"
    window.session.redo()
    assert bar_of(window).isVisible()


def test_it_gives_nothing_away_and_stands_in_no_ones_way(window: Workbench, asked: AskedBar) -> None:
    window.showing.look_as("Ben")
    assert not asked.isVisible()
    window.showing.look_as("judge")
    window.commands.trigger("ladder")
    assert not asked.isVisible()
    window.showing.lenses.close()
    assert asked.isVisible()
    window.commands.trigger("presenter")
    assert not asked.isVisible()
    window.presenting.leave()
    window.commands.trigger("board_in_words")
    sheet = window.in_words.sheet
    assert sheet is not None
    assert not asked.isVisible()
    # What the text asks meanwhile is what is asked of the board.
    sheet.editor.put(0, len(sheet.editor.text), TEXT.replace("Delver of Secrets's", "Clone's"))
    window.in_words.read_now()
    window.in_words.close()
    assert bar_of(window).question.text() == "What is Clone's mana value?"
    assert asked.answers.text.startswith("Clone's mana value is 0.")
    window.commands.trigger("new")
    assert not asked.isVisible()
    window.boards.show(0)
    assert asked.isVisible()
    for size in ((1280, 720), (800, 500)):
        window.window.resize(*size)
        QApplication.processEvents()
        assert asked.height() < window.desk.height()


def test_a_sample_of_the_start_page_shows_its_question_and_the_keys_stay_with_the_cards(window: Workbench) -> None:
    window.welcome.find_samples()
    link = window.welcome.invitation.findChildren(FileLink)[0]
    link.setFocus()
    link.click()
    bar = bar_of(window)
    assert (bar.isVisible(), bar.question.text()) == (True, link.text().strip())
    assert window.session.selected is not None
    assert window.desk.hasFocus()
    QTest.keyClicks(window.desk, "t")
    assert window.search.text() == ""
    window.files.open_path(bundled_path("scenarios/delver.scenario.json"))
    # Labels of a file are no names for a reader.
    assert bar_of(window).answers.text.startswith("Delver of Secrets")


def test_questions_are_told_from_the_other_sentences() -> None:
    text = "Ana has A. Is it B? It's 1.5 big; what is C\nWhat is D? And E.\nWho?"
    assert questions_in(text) == "Is it B? What is D? Who?"


def test_a_sample_with_several_of_a_card_says_which_one_its_answer_is_about(window: Workbench) -> None:
    window.files.open_path(bundled_path("scenarios") / "insectile-aberration-2026.scenario.json")
    # Files call it "insect".
    assert bar_of(window).answers.text.startswith("The first Delver of Secrets' mana value is 1.")
