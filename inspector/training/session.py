"""Sitting down to train: questions one after the other, harder as they go well, to tell suspected beliefs apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from inspector.rules import NEWEST
from inspector.training.beliefs import ALL_MISCONCEPTIONS, Root
from inspector.training.diagnosis import Diagnosis, Evidence, tells_apart
from inspector.training.judging import judged
from inspector.training.papers import TrainingError, quiz_questions
from inspector.training.questions import LEVELS, GivenAnswer, Judgement, QuizQuestion
from inspector.training.shelf import CardShelf

# So many questions are looked at to choose the next, and so many suspects are to be told apart.
_LOOKED_AT: Final = 4
_MADE_EACH_TIME: Final = 2
_MOST_LEFT: Final = 16
_SUSPECTS: Final = 4
_RIGHT_IN_A_ROW: Final = 4
# While a level still shows beliefs that were not shown yet, it is not left so soon.
_MANY_RIGHT_IN_A_ROW: Final = 15
_NOTHING_NEW: Final = 4
_WRONG_IN_A_ROW: Final = 2


class TrainingSession:
    """One sitting of one person at one topic.

    The same seed and the same answers give the same questions. ``level`` rises after four right answers in a row, once
    it has shown nothing new for a while, and falls, down to where it began, after two wrong ones. Of a few questions
    the one is asked that tells suspects apart, or that shows beliefs which were not shown yet.
    """

    def __init__(
        self,
        topic: str,
        level: int,
        shelf: CardShelf,
        *,
        seed: int,
        edition: str = NEWEST.key,
        kind: str | None = None,
        evidence: Evidence | None = None,
    ) -> None:
        """Begin; ``evidence`` is what earlier sittings have shown. Raises TrainingError for what there is not."""
        self.topic = topic
        self.level = self._lowest = level
        self._shelf = shelf
        self._seed = seed
        self._edition = edition
        self._kind = kind
        self._streams: dict[int, Iterator[QuizQuestion]] = {}
        self._asked: set[str] = set()
        # What was made and looked at, and not asked yet.
        self._left: dict[int, list[QuizQuestion]] = {}
        self._shown: set[str] = set()
        self._row = 0
        self._since_new = 0
        self.evidence = evidence or Evidence()
        self._stream(level)

    def _stream(self, level: int) -> Iterator[QuizQuestion]:
        if level not in self._streams:
            self._streams[level] = quiz_questions(self.topic, level, self._seed, self._shelf, self._edition, self._kind)
        return self._streams[level]

    @property
    def diagnosis(self) -> Diagnosis:
        """What the answers say of the person's beliefs."""
        return self.evidence.diagnosis

    def next_question(self) -> QuizQuestion:
        """Give the next question; raises TrainingError where there is none."""
        suspects = [one.name for one in self.diagnosis.suspects[:_SUSPECTS]]
        left = self._left.get(self.level, [])
        more = _MADE_EACH_TIME if len(left) >= _LOOKED_AT else _LOOKED_AT
        found = [*left, *(next(self._stream(self.level)) for _ in range(more))]
        fresh = [question for question in found if question.text not in self._asked] or found

        def worth(question: QuizQuestion) -> tuple[int, ...]:
            new = sum(name not in self._shown for name in _telling(question))
            return (tells_apart(question, suspects), *_shows(question, suspects), new)

        best = max(fresh, key=worth)
        is_new = any(name not in self._shown for name in _telling(best))
        self._since_new = 0 if is_new else self._since_new + 1
        self._asked.add(best.text)
        self._left[self.level] = [question for question in fresh if question is not best][-_MOST_LEFT:]
        self._shown.update(_telling(best))
        return best

    def answered(self, question: QuizQuestion, given: GivenAnswer) -> Judgement:
        """Judge an answer, and learn from it; raises NotUnderstoodError as ``judged`` does."""
        judgement = judged(question, given)
        self.evidence.judged(question, judgement)
        self._row = max(self._row, 0) + 1 if judgement.right else min(self._row, 0) - 1
        enough = _RIGHT_IN_A_ROW if self._since_new >= _NOTHING_NEW else _MANY_RIGHT_IN_A_ROW
        if self._row >= enough and self._has_level(self.level + 1):
            self.level, self._row = self.level + 1, 0
        elif self._row <= -_WRONG_IN_A_ROW and self.level > self._lowest:
            self.level, self._row = self.level - 1, 0
        return judgement

    def _has_level(self, level: int) -> bool:
        if level not in LEVELS:
            return False
        try:
            self._stream(level)
        except TrainingError:
            return False
        return True


def _telling(question: QuizQuestion) -> list[str]:
    """List the beliefs that go wrong on a board, but for the vague ones."""
    return [name for name in question.by_belief if ALL_MISCONCEPTIONS[name].root is not Root.AS_USUAL]


def _shows(question: QuizQuestion, suspects: list[str]) -> tuple[int, ...]:
    """Tell of each suspect, the likeliest first, whether it would go wrong here."""
    return tuple(int(name in question.by_belief) for name in suspects)
