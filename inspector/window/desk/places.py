"""What the desk is made of, as plain values: rectangles in logical pixels, the zones by name, where each zone lies."""

from __future__ import annotations

import msgspec

from inspector.cards import possessive

SHARED = ""
# A zone is the ground of a half, a row of cards at its edge, an open pile, the pane of the stack, or folded to a tab.
FIELD, HAND, PILE, STACK, TAB = "field", "hand", "pile", "stack", "tab"


class Rect(msgspec.Struct, frozen=True):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


class Spot(msgspec.Struct, frozen=True):
    """One zone of one player; the stack belongs to nobody (``player`` is empty)."""

    zone: str
    player: str = SHARED


class Frame(msgspec.Struct, frozen=True):
    """The desk without cards: its size, and each zone's rectangle in the order in which the keyboard visits them.

    ``forms`` tells how each zone lies there. ``halves`` are the grounds of the players, ``strips`` the lines at their
    outer edges with name and folded zones. ``drops`` are what the folded zones open to under a dragged card.
    """

    width: float
    height: float
    zones: dict[Spot, Rect]
    forms: dict[Spot, str]
    halves: dict[str, Rect]
    strips: dict[str, Rect]
    drops: dict[Spot, Rect]


def spots(players: tuple[str, ...]) -> tuple[Spot, ...]:
    """Every zone there is, one's own first."""
    own = [Spot(zone, player) for player in players for zone in _ZONES]
    return (Spot("stack"), *own)


_ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "command", "outside")


def zone_title(spot: Spot) -> str:
    """``Ana's battlefield``; the stack is nobody's."""
    zone = {"command": "command zone", "outside": "cards outside the game"}.get(spot.zone, spot.zone)
    return f"{possessive(spot.player)} {zone}" if spot.player else f"The {zone}"
