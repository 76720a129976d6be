"""A trainer's own lessons and lists of questions: a file each, in a folder beside the log of answers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from inspector.cards import CardPool
from inspector.keeping import KeepingError, NotOpenedError, read_at_most, replace_file, set_aside
from inspector.scenario import LESSON_SUFFIX
from inspector.training.answer_words import quiz_answer_words
from inspector.training.lessons import (
    LessonError,
    LessonRecord,
    StepRecord,
    lesson_record,
    lesson_to_bytes,
    step_proof,
    step_record,
)
from inspector.training.questions import QuestionKind, QuizAsk, QuizQuestion

OWN_FOLDER: Final = "lessons"
LARGEST_SET: Final = 16 * 1024 * 1024
_MOST_FILES: Final = 500
_NOT_IN_A_NAME: Final = re.compile(r"[^a-z0-9]+")
_LONGEST_NAME: Final = 60


class OwnSet(msgspec.Struct, frozen=True, kw_only=True):
    """One file of a trainer's own: what it is, or in one sentence why it cannot be read."""

    path: Path
    title: str
    kind: str = "lesson"
    steps: int = 0
    problem: str = ""


class StepAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What a step asks for, in words: the answer, why, by which rules, and what each belief answers instead."""

    answer: str
    because: tuple[str, ...]
    rules: tuple[str, ...]
    believed: tuple[tuple[str, str], ...]


def own_sets(folder: Path) -> tuple[OwnSet, ...]:
    """List a trainer's own files by their titles; those that cannot be read come with the reason."""
    try:
        files = sorted(path for path in folder.glob(f"*{LESSON_SUFFIX}") if not path.name.startswith("."))
    except OSError:
        return ()
    found = [_own_set(path) for path in files[:_MOST_FILES]]
    return tuple(sorted(found, key=lambda one: (bool(one.problem), one.title.casefold())))


def _own_set(path: Path) -> OwnSet:
    try:
        record = read_set(path)
    except LessonError as error:
        return OwnSet(path=path, title=path.name, problem=str(error))
    return OwnSet(path=path, title=record.title, kind=record.kind, steps=len(record.steps))


def read_set(path: Path) -> LessonRecord:
    """Read a lesson or list of questions, without proving its steps; raises LessonError, one sentence."""
    try:
        return lesson_record(read_at_most(path, LARGEST_SET, "a lesson"), path.name)
    except NotOpenedError as error:
        raise LessonError(f"{path.name}: {error.problem}") from error


def save_set(record: LessonRecord, folder: Path, path: Path | None = None) -> Path:
    """Save a lesson or list, in its file or in a new one named after its title; raises LessonError.

    What is saved reads back: a record that would not be read again is refused, with the place.
    """
    data = lesson_to_bytes(record)
    lesson_record(data, record.title or "This lesson")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = path if path is not None else _free(folder, record.title)
        replace_file(target, data, "the lesson cannot be saved")
    except (OSError, KeepingError) as error:
        raise LessonError(str(error)) from error
    return target


def _free(folder: Path, title: str) -> Path:
    name = _NOT_IN_A_NAME.sub("-", title.casefold()).strip("-")[:_LONGEST_NAME] or "lesson"
    number = 1
    while (path := folder / f"{name}{'' if number == 1 else f'-{number}'}{LESSON_SUFFIX}").exists():
        number += 1
    return path


def put_away(path: Path) -> Path:
    """Take a file out of the list without deleting it: it lies beside, under another name; raises LessonError."""
    try:
        return set_aside(path)
    except KeepingError as error:
        raise LessonError(str(error)) from error


def step_of_question(question: QuizQuestion) -> StepRecord:
    """Make a step of a question that was made: its board, and the value or outcome that it turns on."""
    asked = question.asked
    if asked.key == "decided_by":
        asked = QuizAsk(object=asked.object, key=asked.about[0])
    simply = len(question.asks) == 1 and question.kind in (QuestionKind.VALUE, QuestionKind.OUTCOME)
    said = question.asks_for if simply else ""
    return step_record(question.scenario, asked, said, shown=" ".join(question.story))


def set_of_questions(title: str, questions: Iterable[QuizQuestion]) -> LessonRecord:
    """Make a list of questions that were made; of several values asked together it asks the first.

    Orders of effects are no single value, and are left out.
    """
    name = _NOT_IN_A_NAME.sub("-", title.casefold()).strip("-") or "questions"
    kept = [question for question in questions if question.kind is not QuestionKind.LAYERS]
    return LessonRecord(kind="questions", name=name, title=title, steps=tuple(map(step_of_question, kept)))


def answer_to_step(step: StepRecord, pool: CardPool) -> StepAnswer:
    """Say in words what a step asks for; raises LessonError, one sentence without a place."""
    proof = step_proof(step, "This step", pool)
    edition, asked = proof.board.edition, proof.board.asked
    return StepAnswer(
        answer=quiz_answer_words(asked, proof.answer, edition),
        because=tuple(dict.fromkeys(reason.says for reason in proof.reasons)),
        rules=tuple(dict.fromkeys(rule for reason in proof.reasons for rule in reason.rules)),
        believed=tuple((name, quiz_answer_words(asked, value, edition)) for name, value in proof.believed.items()),
    )
