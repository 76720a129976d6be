"""The lessons that come with the program are right; a file that is wrong is refused with the place."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from itertools import islice
from typing import Any

import pytest

from inspector.bundled import bundled_bytes
from inspector.library import bundled_cards
from inspector.rules import Concept, Place
from inspector.scenario import LESSON_SUFFIX
from inspector.training import (
    ALL_MISCONCEPTIONS,
    CardShelf,
    ConceptStanding,
    Lesson,
    LessonError,
    QuizQuestion,
    asked_with_another_card,
    bundled_exams,
    bundled_lesson_titles,
    bundled_lessons,
    class_sheet,
    exam_questions,
    exam_score,
    played_slowly,
    progress_map,
    quiz,
    read_lesson_bytes,
)
from inspector.training.scheduling import reviewed


@cache
def lessons() -> tuple[Lesson, ...]:
    return bundled_lessons(bundled_cards())


# The right answers of the lessons, as the rules give them.
RIGHT: dict[str, list[object]] = {
    "two-faces": ["Delver of Secrets", ["Human", "Insect"], ["U"], 1, "", 4, "nothing happens"],
    "zones": ["Delver of Secrets", "front", 2, "illegal", "done", "illegal"],
    "modal-cards": [["Creature"], 4, 4, "Blackbloom Bog", "Blackbloom Rogue", "exile"],
    "copies-and-tokens": [2, "Grizzly Bears", "Insectile Aberration", 0, "nothing happens", "Delver of Secrets", 4],
    "split-cards-and-rooms": [4, ["R"], 1, 6, [], ["Enchantment"], []],
    "flip-cards-and-meld": [
        4,
        "nothing happens",
        "Akki Lavarunner",
        11,
        0,
        "nothing happens",
        "Bruna, the Fading Light",
    ],
    "face-down": [0, 2, False, 5, "illegal", "nothing happens", "nothing happens"],
    "entering-transformed": [2, "Generous Soul", "graveyard", "front", "back", "nothing happens"],
    "layers": [4, 3, 3, 7, 1, 3, 3],
    "dependency": [4, 1, ["Mountain"], ["Island"], ["Legendary"], ["Bear", "Mountain"], ["Bear", "Mountain"]],
}


def test_the_ten_lessons_give_the_answers_of_the_rules() -> None:
    assert [lesson.name for lesson in lessons()] == list(RIGHT)
    assert [name for name, _ in bundled_lesson_titles()] == list(RIGHT)
    for lesson in lessons():
        assert [step.question.right for step in lesson.steps] == RIGHT[lesson.name], lesson.name
        for step in lesson.steps:
            assert step.says
            assert step.question.text == f"{step.shown} {step.question.asks_for}"
            assert all(name in ALL_MISCONCEPTIONS for option in step.question.options for name in option.misconceptions)
            assert len(step.question.options) > 1
        assert sum(exercise.count for exercise in lesson.exercises) == 10
        assert {*lesson.before} <= {*RIGHT}


def broken(**changes: object) -> bytes:
    record = json.loads(bundled_bytes(f"lessons/two-faces{LESSON_SUFFIX}"))
    record["steps"] = record["steps"][:1]
    for path, value in changes.items():
        where: Any = record
        *way, last = path.split("__")
        for part in way:
            where = where[int(part) if part.isdecimal() else part]
        where[int(last) if last.isdecimal() else last] = value
    return json.dumps(record).encode()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (lambda: b"{", "this is not a lesson"),
        (lambda: b"\xff\xfe", "this is not a lesson"),
        (lambda: broken(steps__0__scenario={"x": "@"}).replace(b'"@"', b"[" * 50_000), "this is not a lesson"),
        (lambda: broken(format="card-inspector-lesson/9"), "expected the format"),
        (lambda: broken(steps=[]), "a lesson has 1 to"),
        (lambda: broken(steps__0__misconceptions=["flat-earth"]), r"steps\[0\].misconceptions"),
        (lambda: broken(steps__0__misconceptions=["melded-counts-zero"]), "answers rightly here"),
        (lambda: broken(steps__0__asks={"object": "nobody", "key": "name"}), "is not on the board"),
        (lambda: broken(steps__0__asks={"key": "name"}), "name either an object, or an action"),
        (lambda: broken(steps__0__scenario__actions=[{"do": "dance"}]), r"steps\[0\]"),
        (lambda: broken(exercises__0__topic="cooking"), "not a topic"),
        (lambda: broken(exercises__0__levels=[9]), "levels from 1 to 5"),
        (lambda: broken(steps__0__says="x" * 5000), "at most 2000"),
    ],
)
def test_a_lesson_that_is_wrong_is_refused_with_the_place(data: Callable[[], bytes], says: str) -> None:
    with pytest.raises(LessonError, match=says):
        read_lesson_bytes(data(), "mine.lesson.json", bundled_cards())


def test_the_blueprints_say_what_was_agreed() -> None:
    exams = {exam.name: exam for exam in bundled_exams()}
    assert {name: (exam.count, exam.minutes, exam.passes) for name, exam in exams.items()} == {
        "level-1-judge": (30, 45, 24),
        "player": (30, 30, 0),
        "rules-enthusiast": (30, 60, 22),
    }
    levels = {name: Counter(level for row in exam.rows for level in row.levels) for name, exam in exams.items()}
    assert levels["level-1-judge"] == {1: 9, 2: 10, 3: 11}
    assert levels["player"] == {1: 17, 2: 13}
    assert levels["rules-enthusiast"] == {3: 15, 4: 10, 5: 5}
    assert all(name in ALL_MISCONCEPTIONS for exam in exams.values() for row in exam.rows for name in row.must)


def test_an_exam_is_made_from_its_seed_and_scored_by_topic() -> None:
    exam = next(exam for exam in bundled_exams() if exam.name == "level-1-judge")
    shelf = CardShelf(bundled_cards())
    questions = list(islice(exam_questions(exam, 4, shelf), 4))
    assert [question.text for question in islice(exam_questions(exam, 4, shelf), 1)] == [questions[0].text]
    assert [question.level for question in questions] == [1, 1, 1, 2]
    assert len({question.text for question in questions}) == 4
    score = exam_score(exam, tuple((question, place < 3) for place, question in enumerate(questions)))
    assert (score.right, score.of, score.passed) == (3, 30, False)
    assert (score.topics[0].right, score.topics[0].of) == (3, 6)


def test_a_sheet_has_its_key_and_says_from_what_it_was_made() -> None:
    sheet = class_sheet(quiz("split", 1, 2, 7, CardShelf(bundled_cards()), kind="value"))
    assert sheet.foot == "Topic split, level 1, seed 7, edition 2026-08"
    for entry, key in zip(sheet.entries, sheet.key, strict=True):
        assert entry.number == key.number
        assert dict(entry.options)[key.letter] == key.answer
        assert key.reasons
        assert all(letter != key.letter for letter, _ in key.mistakes)


def test_the_map_shows_every_concept_of_an_edition_in_its_section() -> None:
    now = datetime(2026, 11, 22, tzinfo=UTC)
    card = reviewed(None, str(Concept.DEPENDENCY), "today", "good", now)
    sections = {one.section: one.concepts for one in progress_map([card], "2026-08", now)}
    found = next(one for one in sections["613"] if one.concept is Concept.DEPENDENCY)
    assert (found.rule, found.standing, found.is_due) == ("613.8a", ConceptStanding.LEARNING, False)
    assert all(one.standing is ConceptStanding.NOT_MET for one in sections["712"])
    assert "709" in sections
    assert not any(one.concept is Concept.LOCKED_HALVES for s in progress_map([], "2011-09", now) for one in s.concepts)


# Of each of these cards there is one alone.
NO_OTHER = {"flip-cards-and-meld-4", "flip-cards-and-meld-5", "flip-cards-and-meld-6", "flip-cards-and-meld-7"}


@pytest.mark.parametrize("name", ["two-faces", "copies-and-tokens", "flip-cards-and-meld"])
def test_a_step_is_asked_again_with_another_card_by_the_same_rule(name: str) -> None:
    shelf = CardShelf(bundled_cards())
    lesson = next(one for one in lessons() if one.name == name)
    for step in lesson.steps:
        first = step.question
        again = asked_with_another_card(first, shelf, 3)
        assert (again is None) is (first.name in NO_OTHER), first.name
        if again is None:
            continue
        assert again.name != first.name
        assert (again.kind, again.asked.key, again.edition) == (first.kind, first.asked.key, first.edition)
        assert again.concepts[0] is first.concepts[0]
        assert cards_of(again) - cards_of(first), first.name
        ideas = {idea for option in first.options for idea in option.misconceptions}
        assert ideas & {idea for option in again.options for idea in option.misconceptions}
        assert asked_with_another_card(first, shelf, 3) == again


def cards_of(question: QuizQuestion) -> set[str]:
    return {action.card for action in question.scenario.actions if isinstance(action, Place)}


def test_a_board_is_played_slowly_to_the_reason_that_decides() -> None:
    """Two +1/+1 counters on Grizzly Bears under Humility: 613.4b sets it to 1/1, 613.4c adds the counters."""
    question = next(one for one in lessons() if one.name == "layers").steps[1].question
    steps = played_slowly(question, bundled_cards())
    assert [step.rule for step in steps if step.rule][-2:] == ["613.4b", "613.4c"]
    assert [step.says for step in steps if not step.rule] == [
        "Ana controls Grizzly Bears, with two +1/+1 counters. Grizzly Bears' power now: 4.",
        "Humility enters the battlefield under Ana's control. Grizzly Bears' power now: 3.",
    ]
