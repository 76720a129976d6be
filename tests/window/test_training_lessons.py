"""Lessons in the window: a sentence first, steps that come again with another card, exercises that end them."""

from __future__ import annotations

from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from inspector.library import bundled_cards
from inspector.training import CardShelf, Exercise, GivenAnswer, bundled_lesson
from inspector.window.training.sittings import LessonSitting
from inspector.window.training.window import TrainingWindow
from tests.window.test_training import asked, right_key


def test_a_lesson_teaches_its_sentence(training: TrainingWindow) -> None:
    training.take_lesson("two-faces")
    lesson = training.sitting
    assert isinstance(lesson, LessonSitting)
    taught = lesson.lesson.steps[0].says
    QTest.keyClicks(training.page, "?")
    assert taught.split(".")[0][:20] in training.page.teaching.accessibleName() or not taught


def test_a_step_taken_wrongly_comes_again_and_is_then_played_slowly(training: TrainingWindow) -> None:
    training.take_lesson("layers")
    page = training.page
    answer_wrongly(training)
    first, count = asked(training), page.sitting.count if page.sitting is not None else 0
    assert page.slow.isHidden()
    page.next.click()
    assert asked(training).name == f"{first.name}-again"
    assert "Once more" in page.first.text()
    assert f"of {count}" in training.told.text()
    answer_wrongly(training)
    shown = [len(page.slow.labels)]
    assert not page.rule.isVisible()
    assert page.next.text().startswith("What comes next")
    while not page.slow.is_over:
        QTest.keyClick(page, Qt.Key.Key_Return)
        shown.append(len(page.slow.labels))
    assert shown == sorted(set(shown))
    assert page.rule.isVisible()
    assert page.next.text().startswith("Next question")
    page.next.click()
    assert asked(training).name not in (first.name, f"{first.name}-again")


def answer_wrongly(training: TrainingWindow) -> None:
    training.page.take(GivenAnswer(value=next(one.value for one in asked(training).options if not one.right)))


def test_a_lesson_is_done_when_enough_of_its_exercises_are_right(training: TrainingWindow) -> None:
    shelf = CardShelf(bundled_cards())
    lesson = structs.replace(
        bundled_lesson("two-faces", shelf.pool), exercises=(Exercise(topic="meld", levels=(1,), count=2),), passes=2
    )
    verdicts = []
    for knows in (True, False):
        sitting = LessonSitting(lesson, shelf, 3)
        while (question := sitting.next_question()) is not None:
            sitting.answered(question, GivenAnswer(value=question.right if knows else None))
        verdicts.append(sitting.verdict)
    assert verdicts[0] == "2 of 2 exercises right: the lesson is done."
    assert verdicts[1] == "0 of 2 exercises right; 2 are needed, so go through it once more."
    training.end.show_done(2, 9, verdicts[0])
    assert verdicts[0] in training.end.lines[1]


def test_a_lesson_says_its_first_sentence_first(training: TrainingWindow) -> None:
    training.take_lesson("two-faces")
    lesson = training.sitting
    assert isinstance(lesson, LessonSitting)
    assert lesson.lesson.steps[0].says in training.page.first.text()
    QTest.keyClicks(training.page, right_key(asked(training)))
    training.ask_next()
    assert not training.page.first.isVisible()
