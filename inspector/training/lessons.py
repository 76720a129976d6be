"""Lessons: a file of boards with words between them, each with a question before the words are said.

The right answer of a step is what the core makes of its board, the wrong ones are what the named misconceptions make of
it; neither stands in the file. Whatever is wrong in a file is told with its place, for people who write their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from inspector.bundled import bundled_bytes, bundled_files
from inspector.cards import CardPool
from inspector.keeping import NotOpenedError, read_at_most
from inspector.rules import EDITIONS, Reason, RulesError
from inspector.scenario import FORMAT, LESSON_SUFFIX, Scenario, ScenarioError, scenario_from_bytes, scenario_to_bytes
from inspector.training.answers import NOT_THERE, reasons_of
from inspector.training.asked_board import AskedBoard
from inspector.training.asking import PaperPlace, question_told_elsewhere
from inspector.training.beliefs import ALL_MISCONCEPTIONS
from inspector.training.making import Proved, beliefs_on
from inspector.training.questions import LEVELS, TOPICS, AnswerValue, QuestionKind, QuizAsk, QuizQuestion
from inspector.training.seeds import Draw

LESSON_FORMAT: Final = "card-inspector-lesson/1"
_LARGEST: Final = 16 * 1024 * 1024
_MOST_STEPS: Final = 200
_LONGEST: Final = 2000


class LessonError(Exception):
    """What is wrong with a lesson; one sentence for the user, with the place."""


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Questions made fresh at the end of a lesson: of a topic, of several levels; of one kind, if it says so."""

    topic: str
    levels: tuple[int, ...]
    count: int
    kind: str = ""


class StepRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A step as it stands in the file; ``scenario`` is a whole scenario, without expectations.

    ``says`` is said to everybody after the answer, ``notes`` are for the teacher alone.
    """

    shown: str = ""
    question: str
    asks: QuizAsk
    scenario: dict[str, Any]
    misconceptions: tuple[str, ...] = ()
    says: str = ""
    notes: str = ""


LessonKind = Literal["lesson", "questions"]


class LessonRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A lesson as it stands in the file, or a list of questions, which has no sentence to be said first."""

    format: str = LESSON_FORMAT
    kind: LessonKind = "lesson"
    name: str
    number: int = 0
    title: str
    aim: str = ""
    before: tuple[str, ...] = ()
    minutes: int = 10
    steps: tuple[StepRecord, ...]
    exercises: tuple[Exercise, ...] = ()
    passes: int = 8


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step: the board in words (``shown``), the question with its options, the sentence said afterwards.

    ``notes`` are for the teacher alone.
    """

    shown: str
    says: str
    notes: str
    question: QuizQuestion


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson, its steps proved by the core.

    ``before`` are the names of lessons that should come first. Of the exercises so many right ones as ``passes`` says
    end the lesson. In its first step the sentence is said first; in all others the question comes before it.
    """

    name: str
    number: int
    title: str
    aim: str
    before: tuple[str, ...]
    minutes: int
    steps: tuple[LessonStep, ...]
    exercises: tuple[Exercise, ...]
    passes: int
    kind: LessonKind = "lesson"


def bundled_lessons(pool: CardPool) -> tuple[Lesson, ...]:
    """Read the lessons that come with the program, in their order; raises LessonError for a damaged installation."""
    files = bundled_files("lessons", LESSON_SUFFIX)
    lessons = (read_lesson_bytes(bundled_bytes(f"lessons/{file.name}"), file.name, pool) for file in files)
    return tuple(sorted(lessons, key=lambda lesson: (lesson.number, lesson.name)))


def bundled_lesson_titles() -> tuple[tuple[str, str], ...]:
    """Give name and title of each bundled lesson without proving their steps, in their order."""
    records = [
        lesson_record(bundled_bytes(f"lessons/{file.name}"), file.name)
        for file in bundled_files("lessons", LESSON_SUFFIX)
    ]
    return tuple((one.name, one.title) for one in sorted(records, key=lambda one: (one.number, one.name)))


def bundled_lesson(name: str, pool: CardPool) -> Lesson:
    """Read one of the lessons that come with the program; raises BundledFileError where there is none of this name."""
    return read_lesson_bytes(bundled_bytes(f"lessons/{name}{LESSON_SUFFIX}"), name, pool)


def read_lesson(path: Path, pool: CardPool) -> Lesson:
    """Read a lesson file; raises LessonError."""
    try:
        return read_lesson_bytes(read_at_most(path, _LARGEST, "a lesson"), str(path), pool)
    except NotOpenedError as error:
        raise LessonError(str(error)) from error


def read_lesson_bytes(data: bytes, where: str, pool: CardPool) -> Lesson:
    """Read a lesson from a file's contents and prove it; raises LessonError, which names the place."""
    record = lesson_record(data, where)
    return Lesson(
        name=record.name,
        number=record.number,
        title=record.title,
        aim=record.aim,
        before=record.before,
        minutes=record.minutes,
        steps=tuple(_steps(record, where, pool)),
        exercises=record.exercises,
        passes=record.passes,
        kind=record.kind,
    )


def lesson_to_bytes(record: LessonRecord) -> bytes:
    """Give the file that reads back as this lesson, indented for people."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"


def step_record(scenario: Scenario, asks: QuizAsk, question: str, **words: object) -> StepRecord:
    """Make a step of a board for a file; ``words`` are ``shown``, ``says`` and ``misconceptions``."""
    plain = msgspec.structs.replace(scenario, expect=())
    board = msgspec.json.decode(scenario_to_bytes(plain))
    return msgspec.convert({"asks": asks, "question": question, "scenario": board, **words}, StepRecord)


def lesson_record(data: bytes, where: str) -> LessonRecord:
    """Read a file's contents without proving any step; raises LessonError, which names the place."""
    try:
        record = msgspec.json.decode(data, type=LessonRecord)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise LessonError(f"{where}: this is not a lesson ({error}); correct it, or choose another file") from error
    if record.format != LESSON_FORMAT:
        raise LessonError(f"{where}: expected the format {LESSON_FORMAT}, found {record.format[:40]!r}")
    for problem in _problems(record):
        raise LessonError(f"{where}, {problem}")
    return record


def _problems(record: LessonRecord) -> Iterator[str]:
    if not record.title.strip() or max(map(len, (record.title, record.name, record.aim))) > _LONGEST:
        yield f"title: a lesson has a title, and neither it nor its aim is longer than {_LONGEST} characters"
    if not 1 <= len(record.steps) <= _MOST_STEPS:
        yield f"steps: a lesson has 1 to {_MOST_STEPS} steps, this one has {len(record.steps)}"
    for place, step in enumerate(record.steps):
        if max(map(len, (step.shown, step.question, step.says, step.notes))) > _LONGEST:
            yield f"steps[{place}]: a text has at most {_LONGEST} characters; shorten it"
        for name in step.misconceptions:
            if name not in ALL_MISCONCEPTIONS:
                yield f'steps[{place}].misconceptions: "{name[:60]}" is not a misconception known here'
    for place, exercise in enumerate(record.exercises):
        if exercise.topic not in TOPICS:
            yield f'exercises[{place}].topic: "{exercise.topic[:60]}" is not a topic; there are {", ".join(TOPICS)}'
        if not exercise.levels or not set(exercise.levels) <= set(LEVELS) or not 1 <= exercise.count <= _MOST_STEPS:
            yield f"exercises[{place}]: expected levels from 1 to 5 and a count from 1 to {_MOST_STEPS}"
        if exercise.kind and exercise.kind not in list(QuestionKind):
            yield f'exercises[{place}].kind: "{exercise.kind[:60]}" is not a kind of question'


def _steps(record: LessonRecord, where: str, pool: CardPool) -> Iterator[LessonStep]:
    for place, step in enumerate(record.steps):
        yield _step(record, step, place, f"{where}, steps[{place}]", pool)


def _step(record: LessonRecord, step: StepRecord, place: int, where: str, pool: CardPool) -> LessonStep:
    proof = step_proof(step, where, pool)
    by_belief: dict[str, Any] = {}
    for name in step.misconceptions:
        if name not in proof.believed:
            raise LessonError(f'{where}.misconceptions: who believes "{name}" answers rightly here; take it out')
        by_belief[name] = proof.believed[name]
    found = Proved(
        board=proof.board, answer=proof.answer, reasons=proof.reasons, by_belief=by_belief or dict(proof.believed)
    )
    kind = QuestionKind.OUTCOME if proof.board.key == "outcome" else QuestionKind.VALUE
    name = f"{record.name}-{place + 1}"
    question = question_told_elsewhere(found, kind, PaperPlace(name, record.name, 1), Draw("lesson", name))
    if question is None:
        raise LessonError(f"{where}: there is no wrong answer to choose here; name a misconception that goes wrong")
    asked = msgspec.structs.replace(
        question, story=(step.shown,) if step.shown else question.story, asks_for=step.question or question.asks_for
    )
    return LessonStep(shown=step.shown, says=step.says, notes=step.notes, question=asked)


class StepProof(NamedTuple):
    """What the core makes of a step: its board, the right answer with its reasons, and what each belief makes of it."""

    board: AskedBoard
    answer: AnswerValue
    reasons: tuple[Reason, ...]
    believed: Mapping[str, AnswerValue]


def step_proof(step: StepRecord, where: str, pool: CardPool) -> StepProof:
    """Prove a step; raises LessonError for a board that cannot be, and for what cannot be answered on it."""
    scenario = _scenario(step.scenario, where)
    try:
        board = AskedBoard(scenario, pool, _asked_rightly(step.asks, scenario, where))
        answer = board.right
        reasons = reasons_of(board.table, board.outcomes, board.asked)
    except (ScenarioError, RulesError, KeyError, IndexError, AttributeError) as error:
        raise LessonError(f"{where}: what is asked cannot be answered on this board ({error}); correct it") from error
    if answer == NOT_THERE:
        raise LessonError(f'{where}.asks: "{board.asked.object}" is not on the board at the end; ask about what is')
    return StepProof(board, answer, reasons, beliefs_on(board))


def _scenario(record: Mapping[str, Any], where: str) -> Scenario:
    data = msgspec.json.encode({"format": FORMAT, **record})
    try:
        scenario = scenario_from_bytes(data, f"{where}.scenario")
    except ScenarioError as error:
        raise LessonError(str(error)) from error
    if scenario.edition not in [edition.key for edition in EDITIONS]:
        raise LessonError(f"{where}.scenario.edition: no edition known here")
    return scenario


def _asked_rightly(asked: QuizAsk, scenario: Scenario, where: str) -> QuizAsk:
    if bool(asked.object) is (asked.action >= 0) or asked.action >= len(scenario.actions):
        raise LessonError(f"{where}.asks: name either an object, or an action by its index in the scenario")
    return asked
