"""Several values of one object asked together, each judged by itself: what a card is, and not one number of it."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.cards import CardPool
from inspector.rules import Reason
from inspector.training.answers import NOT_THERE, reasons_of
from inspector.training.asked_board import AskedBoard
from inspector.training.making import Proved, beliefs_on, rests_on_a_reading
from inspector.training.questions import AnswerValue, QuizAsk
from inspector.training.seeds import Draw

# What people name together when they say what a card is.
_TOGETHER: Final[tuple[str, ...]] = ("name", "mana_value", "colors", "types", "subtypes", "power", "toughness")
_MOST_OTHERS: Final = 2


class ProvedTogether(msgspec.Struct, frozen=True, kw_only=True):
    """Several values of one object, proved on one board: ``found`` has the reasons and mistakes of all of them."""

    found: Proved
    asks: tuple[QuizAsk, ...]
    answer: dict[str, AnswerValue]
    whys: dict[str, tuple[Reason, ...]]


def proved_together(found: Proved, draw: Draw, pool: CardPool) -> ProvedTogether | None:
    """Prove other values of the object asked about besides; None where nobody goes wrong by them."""
    asked = found.board.asked
    if asked.key not in _TOGETHER or not asked.object:
        return None
    # A size is told whole.
    sizes = {"power": "toughness", "toughness": "power"}
    others = draw.in_any_order([key for key in _TOGETHER if key != asked.key])
    first = sizes.get(asked.key, "")
    others.sort(key=lambda key: key != first)
    more: dict[str, Proved] = {}
    for key in others:
        if len(more) < _MOST_OTHERS and not _leaves_half_a_size(key, asked.key, more):
            also = _proved_also(found, QuizAsk(object=asked.object, key=key), pool)
            if also is not None and (also.telling or key == first):
                more[key] = also
    if not any(also.telling for also in more.values()):
        return None
    return _together(found, more)


def _leaves_half_a_size(key: str, asked: str, more: dict[str, Proved]) -> bool:
    """Whether only one of power and toughness would be asked for."""
    return (
        key in ("power", "toughness") and asked not in ("power", "toughness") and not {"power", "toughness"} & set(more)
    )


def _proved_also(found: Proved, asked: QuizAsk, pool: CardPool) -> Proved | None:
    board = AskedBoard(found.board.scenario, pool, asked, found.board.run)
    right = board.right
    reasons = reasons_of(board.table, board.outcomes, asked)
    if right in (NOT_THERE, None, "") or not reasons or not reasons[0].rules or any(map(rests_on_a_reading, reasons)):
        return None
    return Proved(board=board, answer=right, reasons=reasons, by_belief=beliefs_on(board))


def _together(found: Proved, more: dict[str, Proved]) -> ProvedTogether:
    parts = {found.board.asked.key: found, **more}
    keys = [key for key in _TOGETHER if key in parts]
    answer = {key: parts[key].answer for key in keys}
    names = dict.fromkeys(name for key in keys for name in parts[key].by_belief)
    by_belief = {
        name: {**answer, **{key: parts[key].by_belief.get(name, answer[key]) for key in keys}} for name in names
    }
    reasons: tuple[Reason, ...] = (*found.reasons, *(also.reasons[0] for also in more.values()))
    return ProvedTogether(
        found=msgspec.structs.replace(found, reasons=tuple(dict.fromkeys(reasons)), by_belief=by_belief),
        asks=tuple(QuizAsk(object=found.board.asked.object, key=key) for key in keys),
        answer=answer,
        whys={key: parts[key].reasons for key in keys},
    )
