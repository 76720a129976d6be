"""Questions as data: what is asked of which board, what is right, what may be chosen, and what an answer was worth.

A question's answer is never written down: it is what the rules core makes of the board, in the edition of the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, Literal

import msgspec

from inspector.rules import Concept
from inspector.scenario import Scenario

# A value as JSON has it: what an expectation of a scenario holds under a key.
AnswerValue = Any
TOPICS: Final = (
    "transform",
    "modal",
    "meld",
    "zones",
    "split",
    "rooms",
    "flip",
    "copies",
    "face-down",
    "day-night",
    "layers",
    "dependency",
    "editions",
    "whole-desk",
)
LEVELS: Final = (1, 2, 3, 4, 5)
LARGEST_QUIZ: Final = 1000


class QuestionKind(StrEnum):
    """How a question is asked and answered."""

    VALUE = "value"
    OUTCOME = "outcome"
    RULE = "rule"
    EDITION = "edition"
    LAYERS = "layers"
    ERROR = "find the error"
    RULING = "ruling"


class QuizAsk(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that is asked: a value of an ``object`` (its label), or of an ``action`` (its index) how it ended.

    ``key`` is one of an expectation's: ``"mana_value"``, ``"outcome"``, ``"decided_by"``. ``about`` are what a question
    of yes or no is about: events of an action, under the keys ``"events"`` and ``"no_events"``.
    """

    object: str = ""
    action: int = -1
    key: str
    about: tuple[str, ...] = ()


class QuizOption(msgspec.Struct, frozen=True, kw_only=True):
    """One of the answers that may be chosen.

    ``value`` is spelled as an expectation spells it, ``words`` as people read it; ``misconceptions`` are the names of
    all beliefs that give it, the most common first; none for the right one, and for an outcome nobody believes in.
    """

    value: AnswerValue
    words: str
    right: bool = False
    misconceptions: tuple[str, ...] = ()


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """A value as a player claims it; of the claims of a question one is wrong. ``says`` is the whole sentence."""

    object: str
    key: str
    value: AnswerValue
    says: str
    wrong: bool = False


class QuizQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """One question: a board, what is asked of it, and all that is needed to judge an answer without the rules core.

    ``name`` is its own in a paper (``"rooms-2-7-1"``: topic, level, seed, number). ``story`` tells the actions, a
    sentence each, and ``asks_for`` is what is asked; ``text`` is both. ``answer`` holds the right value by key,
    ``because`` the sentences that say why, the deciding one first, each with its rules. ``concepts`` are those on which
    the answer rests, the deciding one first, ``rules`` their numbers. ``by_belief`` holds what each belief that goes
    wrong here would answer. ``editions`` are those that give another answer, each with it, ``among`` all that
    are asked about; ``claims`` stand for what is to be found wrong, ``to_order``
    are the effects that are to be put in order, the oldest first, ``options`` are in the order in which they are shown.
    """

    name: str
    kind: QuestionKind
    topic: str
    level: int
    edition: str
    story: tuple[str, ...]
    asks_for: str
    scenario: Scenario
    asks: tuple[QuizAsk, ...]
    answer: Mapping[str, AnswerValue]
    options: tuple[QuizOption, ...]
    concepts: tuple[Concept, ...]
    rules: tuple[str, ...]
    because: tuple[AnswerReason, ...] = ()
    by_belief: Mapping[str, AnswerValue] = {}
    editions: Mapping[str, AnswerValue] = {}
    among: tuple[str, ...] = ()
    claims: tuple[Claim, ...] = ()
    to_order: tuple[QuizOption, ...] = ()

    @property
    def text(self) -> str:
        """The whole question: the board told, then what is asked."""
        return " ".join((*self.story, self.asks_for))

    @property
    def asked(self) -> QuizAsk:
        """The first thing that is asked, in most questions the only one."""
        return self.asks[0]

    @property
    def right(self) -> AnswerValue:
        """The right value of what is asked first."""
        return self.answer[self.asked.key]

    def believed(self, belief: str, key: str) -> AnswerValue:
        """Give what somebody who holds a belief answers to one of the things asked; the right value where they do."""
        value = self.by_belief.get(belief, self.answer if len(self.asks) > 1 else self.answer[key])
        return value[key] if len(self.asks) > 1 else value

    @property
    def right_option(self) -> QuizOption:
        """The option that is right."""
        return next(option for option in self.options if option.right)


class AnswerReason(msgspec.Struct, frozen=True, kw_only=True):
    """One reason for an answer: its concept, a sentence, and the rules in the question's edition.

    ``about`` is the value that it is for, where several were asked together.
    """

    concept: Concept
    says: str
    rules: tuple[str, ...]
    about: str = ""


Grade = Literal["again", "hard", "good", "easy"]


class GivenAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody answered: the chosen option's value, or for each key asked the words that were typed.

    ``grade`` is what a person gives themself where the answer was free words, ``seconds`` how long it took.
    """

    value: AnswerValue = None
    typed: Mapping[str, str] | None = None
    grade: Grade | None = None
    seconds: float = 0.0


class JudgedPart(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was asked, judged by itself: what was ``understood`` (None: nothing), whether that is right."""

    key: str
    right: bool
    understood: AnswerValue
    wanted: AnswerValue


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer was worth: each part by itself, and the beliefs (by name) whose answer it was, commonest first."""

    right: bool
    parts: tuple[JudgedPart, ...]
    suspects: tuple[str, ...] = ()
