"""The table of layouts: how many faces share a card, which way they are printed, and how their text is read.

Every part of the drawing that differs by layout asks this table; a new layout is a new row.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal

from msgspec import Struct

from inspector.drawing.looks import CardLook, DrawnLayout, Orientation, SideUp

QuarterTurn = Literal[0, 90, 180, 270]


class Plan(Enum):
    """The ground plan of a card."""

    ONE_FACE = "one face"
    HALVES = "halves one above the other"
    INSET = "a face with a second one set into it"
    LIST = "a list of faces"
    TOP = "the upper half of one face"
    BOTTOM = "the lower half of one face"


class Leads(Enum):
    """What stands in a tab before a paragraph, or in a bar of its own."""

    NONE = "nothing"
    COSTS = "loyalty costs"
    CHAPTERS = "chapter numbers"
    LEVELS = "levels to be bought"
    RANGES = "ranges of level counters"


class LayoutRow(Struct, frozen=True):
    """One layout. `turn` is how it is printed, in degrees counterclockwise: all of it, or its second half alone.

    `always` says that the turn holds unless upright is asked for; otherwise it holds where the look is drawn as
    printed. `panel` tells whether there are picture panels where texts leave room, `side` that the picture
    stands beside the text where there is width enough, and `second` is a word for the second face where its type
    line has none.
    """

    plan: Plan = Plan.ONE_FACE
    leads: Leads = Leads.NONE
    turn: QuarterTurn = 0
    second_only: bool = False
    always: bool = False
    panel: bool = True
    second: str = ""
    side: Literal["", "left", "right"] = ""


TABLE: dict[DrawnLayout, LayoutRow] = {
    DrawnLayout.NORMAL: LayoutRow(),
    DrawnLayout.SAGA: LayoutRow(leads=Leads.CHAPTERS, side="right"),
    DrawnLayout.CLASS: LayoutRow(leads=Leads.LEVELS, side="left"),
    DrawnLayout.LEVELER: LayoutRow(leads=Leads.RANGES),
    DrawnLayout.PLANESWALKER: LayoutRow(leads=Leads.COSTS),
    DrawnLayout.BATTLE: LayoutRow(turn=90),
    DrawnLayout.SPLIT: LayoutRow(Plan.HALVES, turn=90),
    DrawnLayout.FUSE: LayoutRow(Plan.HALVES, turn=90),
    DrawnLayout.ROOM: LayoutRow(Plan.HALVES, turn=90),
    DrawnLayout.AFTERMATH: LayoutRow(Plan.HALVES, turn=270, second_only=True),
    DrawnLayout.FLIP: LayoutRow(Plan.HALVES, turn=180, second_only=True, always=True),
    DrawnLayout.ADVENTURE: LayoutRow(Plan.INSET),
    DrawnLayout.OMEN: LayoutRow(Plan.INSET),
    DrawnLayout.PREPARE: LayoutRow(Plan.INSET, second="prepared spell"),
    DrawnLayout.MELD_PART: LayoutRow(),
    DrawnLayout.MELDED_TOP: LayoutRow(Plan.TOP, turn=90),
    DrawnLayout.MELDED_BOTTOM: LayoutRow(Plan.BOTTOM, turn=90),
    DrawnLayout.CHECKLIST: LayoutRow(Plan.LIST, panel=False),
    DrawnLayout.SUBSTITUTE: LayoutRow(Plan.LIST, panel=False),
}


def turn_of(look: CardLook) -> QuarterTurn:
    """How far the look, or its second half, is turned as it is to be drawn."""
    row = TABLE[look.layout]
    if look.orientation is Orientation.AS_PRINTED or (row.always and look.orientation is Orientation.AUTO):
        return row.turn
    return 0


def lies_down(look: CardLook) -> bool:
    """Whether the whole card is printed lying on its side, so that it may be drawn wider than high."""
    row = TABLE[look.layout]
    return row.turn == 90 and not row.second_only


def may_lie(look: CardLook) -> bool:
    """Whether `draw_card` draws the look wider than high as it is: its face is up, and printed lying on its side."""
    return look.side is SideUp.FACE and lies_down(look)


def lies_on_desk(look: CardLook) -> bool:
    """Whether it reads best lying on its side: a battle; the halves of other such cards are drawn upright."""
    return look.side is SideUp.FACE and look.layout is DrawnLayout.BATTLE
