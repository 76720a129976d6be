"""What a card has room for: the one measure for every card, whether from a scenario, an import or the user's own.

Records come from strangers. A number of 400 digits, a name of 100,000 letters or a Room with three doors is on no
card, and what computes, draws or stores cards need not be ready for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inspector.cards.layouts import Layout, Shape
from inspector.cards.type_lines import TypeLine

LONGEST_NAME: Final = 300
LONGEST_LINE: Final = 500
LONGEST_TEXT: Final = 20_000
LONGEST_NUMBER: Final = 40
LONGEST_KEYWORD: Final = 100
LONGEST_CODE: Final = 20
LONGEST_EFFECT: Final = 40
MOST_KEYWORDS: Final = 100
MOST_EFFECTS: Final = 20
MOST_ABILITIES: Final = 50
MOST_FACES: Final = 16
# Up to here a number and its half are still told apart where both are added up.
MOST_DIGITS: Final = 15
_EXACTLY_TWO: Final = (Shape.DOUBLE_FACED, Shape.FLIP, Shape.INSET)
_ROOM_HALVES: Final = 2


def too_long(what: str, length: int, most: int) -> str | None:
    """Say that a text is longer than any card has room for, as a clause; None where it is not."""
    return f"its {what} has {length:,} characters, and {most:,} is the most a card can have" if length > most else None


def too_many(what: str, count: int, most: int) -> str | None:
    """Say that a list has more entries than are read, as a clause; None where it has not."""
    return f"it has {count:,} {what}, and {most} is the most that is read" if count > most else None


def problem_with_faces(layout: Layout, count: int) -> str | None:
    """Say what is wrong with how many faces a layout is given, as a clause; None where nothing is.

    A layout of one face may list faces all the same, as files do; they are read past.
    """
    needed = 2 if layout.shape in (*_EXACTLY_TWO, Shape.SPLIT) else 0
    if count < needed:
        return f"the layout {layout.name} needs {needed} faces, here are {count}"
    if layout.shape in _EXACTLY_TWO and count > needed:
        return f"the layout {layout.name} has {needed} faces, here are {count}"
    return too_many("faces", count, MOST_FACES)


def problem_with_halves(layout: Layout, lines: Sequence[TypeLine]) -> str | None:
    """Say that a Room has more than its two halves (709.5, since 2024), as a clause; None where it has not.

    Other split cards may have more halves; one such has five.
    """
    if layout.shape is Shape.SPLIT and len(lines) > _ROOM_HALVES and any("Room" in line.subtypes for line in lines):
        return f"a Room has two halves, a left and a right one, here are {len(lines)}"
    return None
