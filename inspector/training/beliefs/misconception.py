"""What a misconception is: a rule taken wrongly, that can be applied to any board in place of the right one."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final, Literal

import msgspec

from inspector.rules import Action, Concept
from inspector.training.answers import same_answer
from inspector.training.asked_board import AskedBoard
from inspector.training.questions import AnswerValue

HowCommon = Literal["very common", "common", "rare"]
Wrongly = Callable[[AskedBoard], AnswerValue | None]
COMMON_FIRST: Final = ("very common", "common", "rare")


class Root(StrEnum):
    """A way of thinking from which several misconceptions grow; who has one of them tends to have its siblings."""

    BOTH_AT_ONCE = "sides or halves are added together where one counts"
    ONE_FOR_THE_WHOLE = "one side or half stands for what both are"
    REMEMBERED = "what an object was survives a change of zone"
    MADE_NEW = "a change of face, status or copy makes a new object"
    STATE_COPIED = "more is copied than the copiable values"
    TOO_LITTLE_COPIED = "less is copied than the copiable values"
    COST_FROM_ELSEWHERE = "cost, mana value or color come from another face, half or payment"
    EVERYTHING_TURNS_OVER = "an instruction works though the rules stop it"
    WHAT_LIES_BELOW = "a face-down object is the card below"
    ORDER_OF_COMING = "age decides across layers, or what an effect looks for is checked too early"
    LOSING_ABILITIES = "abilities are lost, defined or read at the wrong moment"
    DEPENDENCY_MISREAD = "dependency is not seen, or seen where there is none"
    TYPES_MISREAD = "setting, adding and losing types are confused"
    ANOTHER_EDITION = "the answer was right in another edition, or will be"
    # So vague that nobody is diagnosed with it; it lends options, and questions to rules that few take wrongly.
    AS_USUAL = "what is printed or usual is taken for what is so now"


class Misconception(msgspec.Struct, frozen=True, kw_only=True):
    """One misconception.

    ``name`` is its own in files and logs, ``title`` for people. ``as_if`` completes "You answered as if ...",
    ``says`` is a teacher's sentence that sets it right. ``concepts`` are those that it goes against. ``level`` is that
    of the easiest question in which it shows. ``keys`` are what may be asked for it to speak, ``acts`` the actions of
    which one must have happened; empty for all.
    """

    name: str
    title: str
    root: Root
    as_if: str
    says: str
    how_common: HowCommon
    level: int
    concepts: tuple[Concept, ...]
    wrongly: Wrongly
    keys: frozenset[str] = frozenset()
    acts: tuple[type[Action], ...] = ()

    def answer(self, board: AskedBoard) -> AnswerValue | None:
        """Give what somebody answers who believes this; None where they answer rightly."""
        if self.keys and board.key not in self.keys:
            return None
        if self.acts and not any(isinstance(action, self.acts) for action in board.actions):
            return None
        found = self.wrongly(board)
        return None if found is None or same_answer(board.key, found, board.right) else found


ALL_MISCONCEPTIONS: Final[dict[str, Misconception]] = {}


def misconception(
    name: str,
    title: str,
    *concepts: Concept,
    root: Root,
    as_if: str,
    says: str,
    how_common: HowCommon,
    level: int,
    keys: tuple[str, ...] = (),
    acts: tuple[type[Action], ...] = (),
) -> Callable[[Wrongly], Wrongly]:
    """Enter a function, which applies a rule wrongly, among all misconceptions; ``Misconception`` tells the fields."""

    def enter(wrongly: Wrongly) -> Wrongly:
        ALL_MISCONCEPTIONS[name] = Misconception(
            name=name,
            title=title,
            root=root,
            as_if=as_if,
            says=says,
            how_common=how_common,
            level=level,
            concepts=concepts,
            wrongly=wrongly,
            keys=frozenset(keys),
            acts=acts,
        )
        return wrongly

    return enter
