"""Exams: blueprints of how many questions of which topics, levels and kinds, and papers made from them and a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from inspector.bundled import bundled_bytes, bundled_files
from inspector.rules import NEWEST, Place
from inspector.training.papers import TrainingError, quiz_questions
from inspector.training.questions import QuestionKind, QuizQuestion
from inspector.training.shelf import CardShelf

EXAM_FORMAT: Final = "card-inspector-exam/1"
EXAM_SUFFIX: Final = ".exam.json"
_TRIES: Final = 8
_MOST_OF_ONE: Final = 2


class ExamRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """So many questions of a topic: a level each; the kinds are taken in turn; ``must`` are beliefs to be asked about.

    An ``essential`` topic below half fails the paper.
    """

    topic: str
    levels: tuple[int, ...]
    kinds: tuple[QuestionKind, ...] = ()
    must: tuple[str, ...] = ()
    essential: bool = False


class Exam(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A blueprint. ``passes`` is how many right answers pass; 0 where there is no such mark."""

    format: str = EXAM_FORMAT
    name: str
    title: str
    minutes: int
    passes: int = 0
    rows: tuple[ExamRow, ...]

    @property
    def count(self) -> int:
        """How many questions it has."""
        return sum(len(row.levels) for row in self.rows)


class TopicScore(msgspec.Struct, frozen=True):
    """How a topic went: so many right of so many."""

    topic: str
    right: int
    of: int
    essential: bool


class ExamScore(msgspec.Struct, frozen=True):
    """How an exam went; ``passed`` is None where the blueprint has no mark to pass."""

    right: int
    of: int
    topics: tuple[TopicScore, ...]
    passed: bool | None


def bundled_exams() -> tuple[Exam, ...]:
    """Read the blueprints that come with the program."""
    files = bundled_files("lessons", EXAM_SUFFIX)
    return tuple(msgspec.json.decode(bundled_bytes(f"lessons/{file.name}"), type=Exam) for file in files)


def exam_questions(exam: Exam, seed: int, shelf: CardShelf, edition: str = NEWEST.key) -> Iterator[QuizQuestion]:
    """Give the questions of an exam one after the other: the same seed is the same paper for a whole class.

    No belief is asked about more than twice, no two questions have the same cards, and what a row must contain comes
    first, as far as a few tries find it. Raises TrainingError for a topic that the edition has no rules for.
    """
    used: Counter[str] = Counter()
    boards: set[tuple[str, ...]] = set()
    number = 0
    for row in exam.rows:
        wanted = list(row.must)
        for place, level in enumerate(row.levels):
            kind = row.kinds[place % len(row.kinds)] if row.kinds else None
            number += 1
            question = _one(row, level, kind, wanted, (seed * 1000 + number) % 2**53, shelf, edition, used, boards)
            used.update(list(question.by_belief)[:1])
            wanted = [name for name in wanted if name not in question.by_belief]
            boards.add(_cards(question))
            yield msgspec.structs.replace(question, name=f"{exam.name}-{seed}-{number}")


def _one(
    row: ExamRow,
    level: int,
    kind: QuestionKind | None,
    wanted: list[str],
    seed: int,
    shelf: CardShelf,
    edition: str,
    used: Counter[str],
    boards: set[tuple[str, ...]],
) -> QuizQuestion:
    best: tuple[int, QuizQuestion] | None = None
    try:
        makes = quiz_questions(row.topic, level, seed, shelf, edition, kind)
        first = next(makes)
    except TrainingError:
        # Not every topic has a question of every kind at every level.
        makes = quiz_questions(row.topic, level, seed, shelf, edition)
        first = next(makes)
    question = first
    for _ in range(_TRIES):
        score = 2 * any(name in question.by_belief for name in wanted) + (not wanted)
        score += _cards(question) not in boards
        score += all(used[name] < _MOST_OF_ONE for name in list(question.by_belief)[:1])
        if best is None or score > best[0]:
            best = score, question
        if score >= 4 or (not wanted and score >= 3):
            break
        try:
            question = next(makes)
        except TrainingError:
            break
    return best[1] if best is not None else first


def _cards(question: QuizQuestion) -> tuple[str, ...]:
    """List the cards of a board, and what is done to them."""
    actions = question.scenario.actions
    return tuple(action.card if isinstance(action, Place) else type(action).__name__ for action in actions)


def exam_score(exam: Exam, answers: tuple[tuple[QuizQuestion, bool], ...]) -> ExamScore:
    """Score an exam: all of it, each topic, and whether it is passed."""
    topics = []
    for row in exam.rows:
        given = [right for question, right in answers if question.topic == row.topic]
        topics.append(TopicScore(row.topic, sum(given), len(row.levels), row.essential))
    right = sum(one for _, one in answers)
    passed = None
    if exam.passes:
        held = all(2 * topic.right >= topic.of for topic in topics if topic.essential)
        passed = right >= exam.passes and held
    return ExamScore(right, exam.count, tuple(topics), passed)
