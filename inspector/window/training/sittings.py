"""What somebody sits down to: a topic, what is due, or an exam; each gives questions and takes answers. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Protocol

from inspector.rules import NEWEST, Concept
from inspector.training import (
    CardShelf,
    ConceptCard,
    Evidence,
    Exam,
    ExamScore,
    GivenAnswer,
    Judgement,
    Lesson,
    QuizQuestion,
    TrainingError,
    TrainingSession,
    asked_with_another_card,
    exam_questions,
    exam_score,
    judged,
    question_about,
    quiz_questions,
)

_TRIED_FOR_A_CONCEPT = 40
_LEVELS_FOR_A_CONCEPT = (1, 2, 3)


class Sitting(Protocol):
    """One sitting: how many questions it has (0: as many as one wants), whether answers are explained.

    Where it ``presents``, a class answers: nothing is kept, and the teacher has notes. Where it ``takes_long``, a
    question may be seconds away.
    """

    count: int
    explains: bool
    presents: bool
    takes_long: bool

    @property
    def title(self) -> str:
        """What it is, for the bar above."""

    def next_question(self) -> QuizQuestion | None:
        """The next question, None after the last."""

    def answered(self, question: QuizQuestion, given: GivenAnswer) -> Judgement:
        """Judge an answer; raises NotUnderstoodError for words that are none."""

    def teaches(self, question: QuizQuestion) -> str:
        """A teacher's sentence on a question, empty where there is none of its own."""

    def says_first(self, question: QuizQuestion) -> str:
        """What is said before a question is asked, empty where nothing is."""

    def notes(self, question: QuizQuestion) -> str:
        """What only the teacher reads, empty where there is nothing."""

    def plays_slowly(self, question: QuizQuestion) -> bool:
        """Whether what led to the answer is told one thing at a time."""


class _WithoutTeacher:
    """A sitting of nobody who teaches: nothing is said but what the questions say themselves."""

    takes_long = False

    def teaches(self, question: QuizQuestion) -> str:
        """Nothing of its own."""
        del question
        return ""

    def says_first(self, question: QuizQuestion) -> str:
        """Nothing."""
        del question
        return ""

    def notes(self, question: QuizQuestion) -> str:
        """None."""
        del question
        return ""

    def plays_slowly(self, question: QuizQuestion) -> bool:
        """Never: there is a reason or two."""
        del question
        return False


class TopicSitting(_WithoutTeacher):
    """Questions of one topic, harder as they go well, for as long as one wants."""

    explains, presents = True, False
    count = 0

    def __init__(self, topic: str, level: int, shelf: CardShelf, seed: int, evidence: Evidence) -> None:
        """Begin, with what is known of the person. Raises TrainingError where the topic has nothing of this level."""
        self.session = TrainingSession(topic, level, shelf, seed=seed, evidence=evidence)

    @property
    def title(self) -> str:
        """The topic and the level that it has come to."""
        return f"{topic_in_words(self.session.topic)} · level {self.session.level}"

    def next_question(self) -> QuizQuestion | None:
        """The next question of the session."""
        return self.session.next_question()

    def answered(self, question: QuizQuestion, given: GivenAnswer) -> Judgement:
        """Judge it, and let the session learn from it."""
        return self.session.answered(question, given)


class DueSitting(_WithoutTeacher):
    """A new question on each concept that is due: every board there is may have to be looked through for one."""

    explains, presents, takes_long = True, False, True

    @property
    def title(self) -> str:
        """What it is, for the bar above."""
        return "What is due"

    def __init__(self, due: Sequence[ConceptCard], shelf: CardShelf, seed: int) -> None:
        """Take the cards that are due, the longest waiting first."""
        self._due = list(due)
        self._shelf, self._seed = shelf, seed
        self.count = len(self._due)

    def next_question(self) -> QuizQuestion | None:
        """A question that turns on the next concept; a concept for which none is found is passed over."""
        while self._due:
            card = self._due.pop(0)
            known = card.concept in tuple(map(str, Concept))
            seed = self._seed + len(self._due)
            found = question_about(Concept(card.concept), NEWEST.key, seed, self._shelf) if known else None
            if found is not None:
                return found
            self.count -= 1
        return None

    def answered(self, question: QuizQuestion, given: GivenAnswer) -> Judgement:
        """Judge it."""
        return judged(question, given)


class LessonSitting:
    """A lesson: its steps, each with the sentence that it teaches, then questions made fresh.

    A step that was answered wrongly is asked again with another card; after the second wrong answer, or where no other
    card serves, it is played slowly. A list of questions is asked as it stands.
    """

    explains, presents, takes_long = True, False, False

    def __init__(self, lesson: Lesson, shelf: CardShelf, seed: int) -> None:
        """Begin with the first step; the same seed gives the same exercises."""
        self.lesson = lesson
        self.count = len(lesson.steps) + sum(exercise.count for exercise in lesson.exercises)
        self._taught = {step.question.name: step.says for step in lesson.steps}
        self._questions = self._all(shelf, seed)
        self._exercised, self._right = 0, 0
        self._shelf, self._seed = shelf, seed
        # Of each step that is asked again the name, with that of the step; and what comes before the next step.
        self._again: dict[str, str] = {}
        self._first: list[QuizQuestion] = []
        self._slow: set[str] = set()

    @property
    def title(self) -> str:
        """The lesson's title, with its number if it has one."""
        numbered = f"Lesson {self.lesson.number}: " if self.lesson.number else ""
        return f"{numbered}{self.lesson.title}"

    def _all(self, shelf: CardShelf, seed: int) -> Iterator[QuizQuestion]:
        yield from (step.question for step in self.lesson.steps)
        for exercise in self.lesson.exercises:
            for number in range(exercise.count):
                level = exercise.levels[number % len(exercise.levels)]
                made = quiz_questions(exercise.topic, level, seed + number, shelf, kind=exercise.kind or None)
                yield next(made)

    def next_question(self) -> QuizQuestion | None:
        """The next step, one that is asked again, or an exercise."""
        return self._first.pop(0) if self._first else next(self._questions, None)

    def answered(self, question: QuizQuestion, given: GivenAnswer) -> Judgement:
        """Judge it; of the exercises it is counted how many are right."""
        judgement = judged(question, given)
        is_again, is_step = question.name in self._again, question.name in self._taught
        if not is_step and not is_again:
            self._exercised += 1
            self._right += judgement.right
        elif not judgement.right and self.lesson.kind == "lesson":
            again = None if is_again else asked_with_another_card(question, self._shelf, self._seed)
            if again is None:
                self._slow.add(question.name)
            else:
                self._again[again.name] = question.name
                self._first.append(again)
                self.count += 1
        return judgement

    def plays_slowly(self, question: QuizQuestion) -> bool:
        """Whether it was taken wrongly as often as it is asked."""
        return question.name in self._slow

    @property
    def verdict(self) -> str:
        """Whether the lesson is done: so many of its exercises have to be right."""
        if not self._exercised:
            return ""
        said = f"{self._right} of {self._exercised} exercises right"
        if self._right >= min(self.lesson.passes, self._exercised):
            return f"{said}: the lesson is done."
        return f"{said}; {self.lesson.passes} are needed, so go through it once more."

    def teaches(self, question: QuizQuestion) -> str:
        """The sentence of the step."""
        return self._taught.get(question.name, "")

    def says_first(self, question: QuizQuestion) -> str:
        """In the first step the sentence comes first, with what the lesson is for; a list has none.

        Where a step is asked again, that is said.
        """
        if question.name in self._again:
            return "Once more, with another card."
        first = self.lesson.steps[0]
        is_first = question.name == first.question.name and self.lesson.kind == "lesson"
        return " ".join(filter(None, (self.lesson.aim, first.says))) if is_first else ""

    def notes(self, question: QuizQuestion) -> str:
        """None: who learns alone has no teacher."""
        del question
        return ""


class ClassSitting:
    """A lesson or list shown to a class: its questions one by one, answered by whoever is at the mouse."""

    explains, presents, takes_long = True, True, False

    def __init__(self, lesson: Lesson) -> None:
        """Begin with the first question."""
        self._lesson = lesson
        self.count = len(lesson.steps)
        self._next = 0
        self._said = {step.question.name: (step.says, step.notes) for step in lesson.steps}

    @property
    def title(self) -> str:
        """Its title."""
        return self._lesson.title

    def next_question(self) -> QuizQuestion | None:
        """The next question of the list."""
        self._next += 1
        return self._lesson.steps[self._next - 1].question if self._next <= self.count else None

    def answered(self, question: QuizQuestion, given: GivenAnswer) -> Judgement:
        """Judge it."""
        return judged(question, given)

    def teaches(self, question: QuizQuestion) -> str:
        """The sentence of the question."""
        return self._said.get(question.name, ("", ""))[0]

    def says_first(self, question: QuizQuestion) -> str:
        """Nothing: the teacher speaks."""
        del question
        return ""

    def notes(self, question: QuizQuestion) -> str:
        """The teacher's notes on it."""
        return self._said.get(question.name, ("", ""))[1]

    def plays_slowly(self, question: QuizQuestion) -> bool:
        """Never: the teacher does."""
        del question
        return False


class ExamSitting(_WithoutTeacher):
    """An exam: its questions, no help and no word on right or wrong before the end."""

    explains, presents = False, False

    def __init__(self, exam: Exam, shelf: CardShelf, seed: int, began: datetime) -> None:
        """Begin at a moment; the same seed is the same exam."""
        self.exam, self.seed, self.began = exam, seed, began
        self.count = exam.count
        self._questions: Iterator[QuizQuestion] = exam_questions(exam, seed, shelf)
        self.answers: list[tuple[QuizQuestion, GivenAnswer, Judgement]] = []

    def next_question(self) -> QuizQuestion | None:
        """The next question of the exam."""
        return next(self._questions, None)

    def answered(self, question: QuizQuestion, given: GivenAnswer) -> Judgement:
        """Judge it, and keep it for the end."""
        judgement = judged(question, given)
        self.answers.append((question, given, judgement))
        return judgement

    @property
    def title(self) -> str:
        """The exam's title."""
        return self.exam.title

    def minutes_left(self, now: datetime) -> float:
        """How many minutes are left; below 0 the time is over."""
        return self.exam.minutes - (now - self.began).total_seconds() / 60

    @property
    def score(self) -> ExamScore:
        """How it went, topic by topic."""
        return exam_score(self.exam, tuple((question, judgement.right) for question, _, judgement in self.answers))


def question_on(concept: str, topic: str, shelf: CardShelf, seed: int, edition: str) -> QuizQuestion | None:
    """A question of a topic whose answer rests on a concept, among the first made; None where there is none."""
    for level in _LEVELS_FOR_A_CONCEPT:
        try:
            made = quiz_questions(topic, level, seed, shelf, edition)
            for _ in range(_TRIED_FOR_A_CONCEPT // len(_LEVELS_FOR_A_CONCEPT)):
                question = next(made)
                if Concept(concept) in question.concepts:
                    return question
        except (TrainingError, StopIteration):
            continue
    return None


_TOPICS_IN_WORDS = {
    "transform": "Transforming",
    "modal": "Modal double-faced cards",
    "meld": "Meld",
    "zones": "Changing zones",
    "split": "Split cards",
    "rooms": "Rooms",
    "flip": "Flip cards",
    "copies": "Copies",
    "face-down": "Face-down cards",
    "day-night": "Day and night",
    "layers": "Layers",
    "dependency": "Dependency",
    "editions": "Editions",
    "whole-desk": "The whole desk",
}


def topic_in_words(topic: str) -> str:
    """A topic as people call it."""
    return _TOPICS_IN_WORDS.get(topic, topic)
