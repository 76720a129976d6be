"""What a person believes wrongly: suspects are kept as a list, weighed by every answer, and named only when sure.

One wrong answer fits several misconceptions, and a right one speaks against all that would have gone wrong there. A
belief is named after two wrong answers that it gives; until then only what was overlooked is said.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from inspector.training.beliefs import ALL_MISCONCEPTIONS, Misconception, Root
from inspector.training.judging import is_that_answer
from inspector.training.questions import AnswerValue, Judgement, QuestionKind, QuizQuestion

# How likely an answer is from somebody who believes otherwise, or who is careless.
_SLIP: Final = 0.08
_COMMON: Final = {"very common": 4.0, "common": 2.0, "rare": 1.0}
# Not to see a card is likelier than all that is not very common, and what nothing has changed for is its widest form.
_OVERLOOKING: Final = 2.0
_NOTHING_SEEN: Final = ("as-it-came", "printed-values-stay")
# So many wrong answers of a belief are needed before it is said that somebody holds it.
ENOUGH_TO_NAME: Final = 2
# Where beliefs differ only in whether they go wrong, and the answer is one of two or three, little is learned.
_TELLING_LITTLE: Final = (QuestionKind.OUTCOME,)
_SPEAKS: Final = (QuestionKind.VALUE, QuestionKind.OUTCOME, QuestionKind.RULING)


class Suspect(msgspec.Struct, frozen=True, kw_only=True):
    """A belief that somebody may hold: its name, how many wrong answers it explains, how sure it is (0 to 1)."""

    name: str
    fits: int
    weight: float

    @property
    def misconception(self) -> Misconception:
        """The belief itself."""
        return ALL_MISCONCEPTIONS[self.name]


class Diagnosis(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a person: suspects, the likeliest first; the belief that may be named, and the root.

    ``belief`` is empty before two answers fit it; ``root`` is set where several beliefs of one root fit.
    """

    suspects: tuple[Suspect, ...] = ()
    belief: str = ""
    root: Root | None = None


class Evidence:
    """The answers of one person, weighed."""

    def __init__(self) -> None:
        """Know nothing."""
        # What is so vague that it fits almost every mistake tells nothing of a person.
        held = ((name, one) for name, one in ALL_MISCONCEPTIONS.items() if one.root is not Root.AS_USUAL)
        self._weights = {name: math.log(_COMMON[one.how_common]) for name, one in held}
        self._fits: dict[str, int] = {}

    def answered(self, question: QuizQuestion, value: AnswerValue) -> None:
        """Weigh an answer; kinds of questions whose answers say nothing about beliefs are passed over."""
        if question.kind not in _SPEAKS:
            return
        answered = value if len(question.asks) > 1 else {question.asked.key: value}
        right = all(is_that_answer(key, one, question.answer[key]) for key, one in answered.items())
        sure = 1 - _SLIP * (2 if question.kind in _TELLING_LITTLE else 1)
        for name in self._weights:
            fits = all(is_that_answer(key, one, question.believed(name, key)) for key, one in answered.items())
            self._weights[name] += math.log(sure if fits else _SLIP)
            if fits and not right:
                self._fits[name] = self._fits.get(name, 0) + 1

    def judged(self, question: QuizQuestion, judgement: Judgement) -> None:
        """Weigh an answer as it was judged; what was not answered says nothing."""
        understood = {part.key: part.understood for part in judgement.parts if part.understood is not None}
        if understood:
            self.answered(question, understood if len(question.asks) > 1 else judgement.parts[0].understood)

    @property
    def diagnosis(self) -> Diagnosis:
        """What the answers say so far."""
        ranked = sorted(self._fits, key=lambda name: (-self._weights[name], -self._fits[name], name))
        total = sum(math.exp(self._weights[name]) for name in ranked) or 1.0
        suspects = tuple(
            Suspect(name=name, fits=self._fits[name], weight=math.exp(self._weights[name]) / total) for name in ranked
        )
        return Diagnosis(suspects=suspects, belief=_named(suspects), root=_root_of(suspects))


def _named(suspects: tuple[Suspect, ...]) -> str:
    """Name the first suspect where it is sure: two answers fit it, and no other fits as well."""
    if not suspects or suspects[0].fits < ENOUGH_TO_NAME:
        return ""
    alone = len(suspects) == 1 or suspects[0].weight > 2 * suspects[1].weight
    return suspects[0].name if alone else ""


def _root_of(suspects: tuple[Suspect, ...]) -> Root | None:
    """Name the root where all that fits best comes of it, and that are several."""
    likely = [one for one in suspects if one.weight * 4 > suspects[0].weight]
    roots = {one.misconception.root for one in likely}
    return next(iter(roots)) if len(roots) == 1 and len(likely) > 1 else None


def said_of_mistake(judgement: Judgement, diagnosis: Diagnosis, overlooked: Sequence[str] = ()) -> str:
    """Say what a wrong answer shows: the likeliest ground of it, with "perhaps" where several fit.

    After two answers that fit one belief alone it is said that somebody holds it. ``overlooked`` are the cards,
    counters or effects without which the answer would have been right. Empty where nothing gives that answer.
    """
    if judgement.right:
        return ""
    if diagnosis.belief in judgement.suspects:
        held = ALL_MISCONCEPTIONS[diagnosis.belief]
        return f"Again you answered as if {held.as_if}. {held.says}"
    believed = _by_likelihood(judgement.suspects, diagnosis)
    seen = f"Perhaps you overlooked {' or '.join(overlooked)}: without {_it(overlooked)} you would be right."
    if not believed:
        return seen if overlooked else ""
    first = ALL_MISCONCEPTIONS[believed[0]]
    fits = sum(one.fits for one in diagnosis.suspects if one.name == first.name)
    if overlooked and fits < ENOUGH_TO_NAME and _COMMON[first.how_common] <= _OVERLOOKING:
        # A teacher's sentence on what few believe would only lead away from the card that was not seen.
        also = first.how_common != "rare" and first.root is not Root.AS_USUAL
        return f"{seen} Or you answered as if {first.as_if}. {first.says}" if also else seen
    doubt = len(believed) > 1 or bool(overlooked)
    said = f"{'Perhaps you answered as' if doubt else 'That would be the answer'} if {first.as_if}. {first.says}"
    likely = diagnosis.suspects[0].name in judgement.suspects if diagnosis.suspects else False
    if diagnosis.root is not None and likely and sum(one.fits for one in diagnosis.suspects) > ENOUGH_TO_NAME:
        said += f" Your wrong answers have a thought in common: {diagnosis.root}."
    return said


def _it(names: Sequence[str]) -> str:
    if len(names) > 1:
        return "one of them"
    return "them" if names and names[0].endswith(" counters") else "it"


def _by_likelihood(suspects: Iterable[str], diagnosis: Diagnosis) -> list[str]:
    """Order beliefs by what earlier answers say of them, else as they came; vague ones only where there are no others.

    Of those that nobody is diagnosed with the one that overlooks what happened comes before a rare belief.
    """
    weights = {one.name: one.weight for one in diagnosis.suspects}
    clear = [name for name in suspects if ALL_MISCONCEPTIONS[name].root is not Root.AS_USUAL]
    vague = [name for name in suspects if ALL_MISCONCEPTIONS[name].root is Root.AS_USUAL]
    clear.sort(key=lambda name: -weights.get(name, 0.0))
    rare = bool(clear) and ALL_MISCONCEPTIONS[clear[0]].how_common == "rare"
    unlearned = all(one.fits < ENOUGH_TO_NAME for one in diagnosis.suspects if one.name in clear)
    if rare and unlearned and any(name in vague for name in _NOTHING_SEEN):
        return [*(name for name in _NOTHING_SEEN if name in vague), *clear]
    return clear or vague


def tells_apart(question: QuizQuestion, suspects: Iterable[str]) -> int:
    """Count how many different answers some suspects would give; one that answers rightly counts as an answer too."""
    answers: list[Mapping[str, AnswerValue]] = []
    for name in suspects:
        believed = {asked.key: question.believed(name, asked.key) for asked in question.asks}
        if not any(all(is_that_answer(key, believed[key], other[key]) for key in believed) for other in answers):
            answers.append(believed)
    return len(answers)


def answer_of_a_student(question: QuizQuestion, belief: str) -> AnswerValue:
    """Give the answer of a made-up student who holds one belief and knows all else."""
    believed: Mapping[str, AnswerValue] = question.by_belief if question.kind in _SPEAKS else {}
    return believed.get(belief, question.answer if len(question.asks) > 1 else question.right)
