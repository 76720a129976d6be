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
# Between the label and the cards: the ring of a selected card must not touch the label.
RING = 5.0
# An empty hand is a strip to drop a card on, and an empty battlefield leaves most of its height to the other.
EMPTY_HAND = 30.0
EMPTY_WEIGHT = 0.42
LEAST_FIELD = 100.0
FILLED_WEIGHT = 1.7
PILE_ZONES = (("library", "graveyard", "exile"), ("command", "outside"))
SHARED = ""


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

    def inner(self) -> Rect:
        """What is left for cards: without the label's line and a small rim."""
        rim = 5.0
        return Rect(self.x + rim, self.y + LABEL + RING, self.w - 2 * rim, self.h - LABEL - RING - rim)

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
    zones: dict[Spot, Rect]


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
    zones: dict[Spot, Rect] = {}
    top = MARGIN
    for player in reversed(players):
        below = player == players[0]
        field = max(room * weights[player] / sum(weights.values()), needed.get(player, 0.0) + LABEL + 7, LEAST_FIELD)
        whole = field + GAP + hands[player]
        zones |= _half(player, Rect(MARGIN, top, main, whole), hands[player], below=below)
        top += whole + GAP
    total = top - GAP + MARGIN
    zones |= _side(players, Rect(MARGIN + main + GAP, MARGIN, side, total - 2 * MARGIN), filled)
    order = {spot: zones[spot] for spot in spots(players)}
    return Frame(width, total, order)


_ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "command", "outside")


def _hand_height(height: float, *, filled: bool) -> float:
    return min(max(0.135 * height, 76.0), 190.0) if filled else EMPTY_HAND


def _side_width(width: float) -> float:
    return min(max(0.3 * width, 204.0), 420.0)


def _half(player: str, box: Rect, hand: float, *, below: bool) -> dict[Spot, Rect]:
    field = box.h - hand - GAP
    if below:
        return {
            Spot("battlefield", player): Rect(box.x, box.y, box.w, field),
            Spot("hand", player): Rect(box.x, box.y + field + GAP, box.w, hand),
        }
    return {
        Spot("hand", player): Rect(box.x, box.y, box.w, hand),
        Spot("battlefield", player): Rect(box.x, box.y + hand + GAP, box.w, field),
    }


# The least height of a row of zones at the side, and its share of what is left over: empty, and with cards in it.
_ROWS = {
    "stack": ((34.0, 0.35), (118.0, 1.5)),
    "near": ((58.0, 0.9), (118.0, 1.5)),
    "far": ((30.0, 0.12), (96.0, 1.0)),
}


def _side(players: tuple[str, ...], box: Rect, filled: Container[Spot]) -> dict[Spot, Rect]:
    """The stack and the piles, from top to bottom; rows in which something lies are higher."""
    rows: list[tuple[tuple[Spot, ...], tuple[float, float]]] = []
    for player in reversed(players):
        near, far = (tuple(Spot(zone, player) for zone in row) for row in PILE_ZONES)
        own = [(near, "near"), (far, "far")] if player == players[0] else [(far, "far"), (near, "near")]
        if player == players[0]:
            own.insert(0, ((Spot("stack"),), "stack"))
        rows += [(row, _ROWS[kind][any(spot in filled for spot in row)]) for row, kind in own]
    spare = box.h - GAP * (len(rows) - 1) - sum(least for _, (least, _) in rows)
    shares = sum(share for _, (_, share) in rows)
    # On a desk lower than all of it the rows shrink together.
    shrunk = min(1.0, 1 + spare / sum(least for _, (least, _) in rows))
    zones: dict[Spot, Rect] = {}
    top = box.y
    for row, (least, share) in rows:
        height = least * shrunk + max(spare, 0.0) * share / shares
        zones |= _beside(row, Rect(box.x, top, box.w, height), filled)
        top += height + GAP
    return zones


def _beside(row: tuple[Spot, ...], box: Rect, filled: Container[Spot]) -> dict[Spot, Rect]:
    """Zones side by side, those in which something lies wider, so that it can be read."""
    weights = [FILLED_WEIGHT if spot in filled else 1.0 for spot in row]
    unit = (box.w - GAP * (len(row) - 1)) / sum(weights)
    zones: dict[Spot, Rect] = {}
    left = box.x
    for spot, weight in zip(row, weights, strict=True):
        zones[spot] = Rect(left, box.y, weight * unit, box.h)
        left += weight * unit + GAP
    return zones


def zone_title(spot: Spot) -> str:
    """``Ana’s battlefield``; the stack is nobody's."""
    zone = {"command": "command zone", "outside": "cards outside the game"}.get(spot.zone, spot.zone)
    return f"{spot.player}’s {zone}" if spot.player else f"The {zone}"
