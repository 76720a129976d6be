"""Where the zones lie on the desk: a pure function from the desk's size to rectangles, in logical pixels.

Two players face each other across the middle; hands lie at the outer edges, the piles and the shared stack at the
right.
"""

from __future__ import annotations

from collections.abc import Container

import msgspec

GAP = 8.0
MARGIN = 10.0
LABEL = 18.0
# An empty hand is a strip to drop a card on, and an empty battlefield leaves most of its height to the other.
EMPTY_HAND = 30.0
EMPTY_WEIGHT = 0.42
LEAST_FIELD = 100.0
PILE_ZONES = (("library", "graveyard", "exile"), ("command", "outside"))
SHARED = ""


class Box(msgspec.Struct, frozen=True):
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

    def inner(self) -> Box:
        """What is left for cards: without the label's line and a small rim."""
        rim = 5.0
        return Box(self.x + rim, self.y + LABEL + 2, self.w - 2 * rim, self.h - LABEL - 2 - rim)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


class Spot(msgspec.Struct, frozen=True):
    """One zone of one player; the stack belongs to nobody (``player`` is empty)."""

    zone: str
    player: str = SHARED


class Frame(msgspec.Struct, frozen=True):
    """The desk without cards: its size, and each zone's rectangle in the order in which the keyboard visits them."""

    width: float
    height: float
    zones: dict[Spot, Box]


def spots(players: tuple[str, ...]) -> tuple[Spot, ...]:
    """Every zone there is, one's own first."""
    own = [Spot(zone, player) for player in players for zone in _ZONES]
    return (Spot("stack"), *own)


def frame(
    width: float,
    height: float,
    players: tuple[str, ...],
    needed: dict[str, float] | None = None,
    filled: Container[Spot] = (),
) -> Frame:
    """Lay out the zones in a desk of this size.

    ``needed`` tells, by player, how high the inside of the battlefield must at least be; the desk then grows beyond
    ``height``. ``filled`` are the zones in which something lies: the others leave their room to them. The first player
    sits below; any after the first share the upper side, one above another.
    """
    needed = needed or {}
    side = _side_width(width)
    main = width - 2 * MARGIN - side - GAP
    hands = {player: _hand_height(height, filled=Spot("hand", player) in filled) for player in players}
    room = height - 2 * MARGIN - GAP * (2 * len(players) - 1) - sum(hands.values())
    weights = {player: 1.0 if Spot("battlefield", player) in filled else EMPTY_WEIGHT for player in players}
    zones: dict[Spot, Box] = {}
    top = MARGIN
    for player in reversed(players):
        below = player == players[0]
        field = max(room * weights[player] / sum(weights.values()), needed.get(player, 0.0) + LABEL + 7, LEAST_FIELD)
        whole = field + GAP + hands[player]
        zones |= _half(player, Box(MARGIN, top, main, whole), hands[player], below=below)
        top += whole + GAP
    total = top - GAP + MARGIN
    zones |= _side(players, Box(MARGIN + main + GAP, MARGIN, side, total - 2 * MARGIN))
    order = {spot: zones[spot] for spot in spots(players)}
    return Frame(width, total, order)


_ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "command", "outside")


def _hand_height(height: float, *, filled: bool) -> float:
    return min(max(0.135 * height, 76.0), 190.0) if filled else EMPTY_HAND


def _side_width(width: float) -> float:
    return min(max(0.3 * width, 204.0), 420.0)


def _half(player: str, box: Box, hand: float, *, below: bool) -> dict[Spot, Box]:
    field = box.h - hand - GAP
    if below:
        return {
            Spot("battlefield", player): Box(box.x, box.y, box.w, field),
            Spot("hand", player): Box(box.x, box.y + field + GAP, box.w, hand),
        }
    return {
        Spot("hand", player): Box(box.x, box.y, box.w, hand),
        Spot("battlefield", player): Box(box.x, box.y + hand + GAP, box.w, field),
    }


def _side(players: tuple[str, ...], box: Box) -> dict[Spot, Box]:
    stack = min(max(0.22 * box.h, 118.0), 240.0)
    each = (box.h - stack - GAP * len(players)) / len(players)
    zones: dict[Spot, Box] = {}
    top = box.y
    for player in reversed(players):
        if player == players[0]:
            zones[Spot("stack")] = Box(box.x, top, box.w, stack)
            top += stack + GAP
        zones |= _piles(player, Box(box.x, top, box.w, each), below=player == players[0])
        top += each + GAP
    return zones


def _piles(player: str, box: Box, *, below: bool) -> dict[Spot, Box]:
    """Library, graveyard and exile nearer to the middle of the desk than what is used seldom."""
    near = 0.58 * (box.h - GAP)
    far = box.h - GAP - near
    tops = (box.y, box.y + near + GAP) if below else (box.y + far + GAP, box.y)
    zones: dict[Spot, Box] = {}
    for row, top, height in zip(PILE_ZONES, tops, (near, far), strict=True):
        each = (box.w - GAP * (len(row) - 1)) / len(row)
        for index, zone in enumerate(row):
            zones[Spot(zone, player)] = Box(box.x + index * (each + GAP), top, each, height)
    return zones
