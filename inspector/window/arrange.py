"""Where the cards lie on the desk: a pure function from the zones' cards to rectangles. Nothing here knows Qt.

Cards keep a size at which they can be read; where a battlefield holds too many, its rows overlap so that every name
stays in view, and where even that is not enough the desk grows and scrolls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from inspector.window.places import Box, Frame, Spot, frame

ASPECT = 88 / 63
READABLE = 104.0
LARGEST = 300.0
NAME_SHARE = 0.2
SPACE = 8.0
SIDEWAYS = 90.0
# In a crowd a card is only tilted: lying across, it would hide its neighbors' names.
TILTED = 4.0


class Tile(msgspec.Struct, frozen=True):
    """A card to lay down; ``sideways`` if it lies turned by a quarter, ``wide`` if its face is read lying on its side."""

    label: str
    sideways: bool = False
    wide: bool = False


class CardPlace(msgspec.Struct, frozen=True):
    """Where one card lies.

    ``box`` is the card as it is read, wider than high for one that lies on its side; ``turn`` are the degrees clockwise by which it is then turned about its middle. ``shown``
    is how much of its height is in view inside its zone, 1 for all of it. A higher ``level`` lies above.
    """

    label: str
    spot: Spot
    box: Box
    level: int
    turn: float = 0.0
    shown: float = 1.0


class Arrangement(msgspec.Struct, frozen=True):
    """The whole desk: the zones and, by label, the cards."""

    frame: Frame
    cards: dict[str, CardPlace]


def arrange(width: float, height: float, players: tuple[str, ...], tiles: Mapping[Spot, Sequence[Tile]]) -> Arrangement:
    """Lay out zones and cards on a desk at least ``width`` by ``height`` logical pixels."""
    filled = frozenset(spot for spot, held in tiles.items() if held)
    bare = frame(width, height, players, filled=filled)
    needed: dict[str, float] = {}
    for player in players:
        spot = Spot("battlefield", player)
        needed[player] = _crowd_height(len(tiles.get(spot, ())), bare.zones[spot].inner().w)
    grown = frame(width, height, players, needed, filled)
    cards: dict[str, CardPlace] = {}
    for spot, box in grown.zones.items():
        held = tiles.get(spot, ())
        for place in _PLACERS.get(spot.zone, _pile)(spot, held, box.inner()):
            cards[place.label] = place
    return Arrangement(grown, cards)


class _Row(msgspec.Struct):
    """One row of a battlefield: its tiles and the width that they take."""

    tiles: list[Tile]
    width: float


def _footprint(tile: Tile, width: float) -> float:
    return width * ASPECT if tile.sideways != tile.wide else width


def _rows(tiles: Sequence[Tile], room: float, width: float) -> list[_Row]:
    rows: list[_Row] = []
    for tile in tiles:
        taken = _footprint(tile, width)
        if rows and rows[-1].width + SPACE + taken <= room:
            rows[-1].tiles.append(tile)
            rows[-1].width += SPACE + taken
        else:
            rows.append(_Row([tile], taken))
    return rows


def _battlefield(spot: Spot, tiles: Sequence[Tile], inner: Box) -> list[CardPlace]:
    """As large as all cards fit side by side; where that is too small to read, in overlapping columns."""
    width = min(LARGEST, inner.h / ASPECT, inner.w / ASPECT)
    while width >= READABLE:
        rows = _rows(tiles, inner.w, width)
        if len(rows) * (width * ASPECT + SPACE) - SPACE <= inner.h + 0.01:
            return _side_by_side(spot, rows, width, inner)
        width -= 4.0
    return _crowd(spot, tiles, inner)


def _side_by_side(spot: Spot, rows: list[_Row], width: float, inner: Box) -> list[CardPlace]:
    card = width * ASPECT
    top = inner.y + (inner.h - len(rows) * (card + SPACE) + SPACE) / 2
    places: list[CardPlace] = []
    for index, row in enumerate(rows):
        x = inner.x + (inner.w - row.width) / 2
        for tile in row.tiles:
            taken = _footprint(tile, width)
            across, down = (card, width) if tile.wide else (width, card)
            box = Box(x + (taken - across) / 2, top + index * (card + SPACE) + (card - down) / 2, across, down)
            places.append(CardPlace(tile.label, spot, box, len(places), SIDEWAYS if tile.sideways else 0.0))
            x += taken + SPACE
    return places


def _columns(room: float) -> int:
    return max(1, int((room + SPACE) // (READABLE + SPACE)))


def _crowd_height(count: int, room: float) -> float:
    """The height at which every card of a crowd shows at least its name."""
    if not count:
        return 0.0
    rows = -(-count // _columns(room))
    return READABLE * ASPECT * (1 + (rows - 1) * NAME_SHARE) + 2 * _TILT_RIM


_TILT_RIM = 6.0


def _crowd(spot: Spot, tiles: Sequence[Tile], inner: Box) -> list[CardPlace]:
    columns = _columns(inner.w)
    rows = -(-len(tiles) // columns)
    card = READABLE * ASPECT
    room = inner.h - 2 * _TILT_RIM
    down = min(card + SPACE, (room - card) / max(rows - 1, 1))
    across = (inner.w - 2 * _TILT_RIM - READABLE) / max(columns - 1, 1)
    places: list[CardPlace] = []
    for index, tile in enumerate(tiles):
        row, column = divmod(index, columns)
        box = Box(inner.x + _TILT_RIM + column * across, inner.y + _TILT_RIM + row * down, READABLE, card)
        places.append(CardPlace(tile.label, spot, box, index, TILTED if tile.sideways else 0.0))
    return places


def _hand(spot: Spot, tiles: Sequence[Tile], inner: Box) -> list[CardPlace]:
    """Side by side, the upper part in view: enough for name and cost."""
    width = min(max(READABLE, inner.h * 1.1), 180.0)
    step = min(width + SPACE, (inner.w - width) / max(len(tiles) - 1, 1))
    card = width * ASPECT
    shown = min(1.0, inner.h / card)
    used = width + step * (len(tiles) - 1)
    x = inner.x + (inner.w - used) / 2
    boxes = (Box(x + index * step, inner.y, width, card) for index in range(len(tiles)))
    return [
        CardPlace(tile.label, spot, box, index, shown=shown)
        for index, (tile, box) in enumerate(zip(tiles, boxes, strict=True))
    ]


def _pile(spot: Spot, tiles: Sequence[Tile], inner: Box) -> list[CardPlace]:
    """One on another, the latest on top, each a little lower so that a pile looks like one."""
    if not tiles:
        return []
    lift = min(4.0, 14.0 / len(tiles)) * (len(tiles) - 1)
    card = min(inner.h - lift, inner.w * ASPECT)
    width = card / ASPECT
    x = inner.x + (inner.w - width) / 2
    y = inner.y + (inner.h - card - lift) / 2
    step = lift / max(len(tiles) - 1, 1)
    return [
        CardPlace(tile.label, spot, Box(x, y + index * step, width, card), index) for index, tile in enumerate(tiles)
    ]


def _stack(spot: Spot, tiles: Sequence[Tile], inner: Box) -> list[CardPlace]:
    """What resolves first stands first, at the left, whole; the others follow beneath it."""
    card = min(inner.h, inner.w * ASPECT)
    width = card / ASPECT
    step = min(width + SPACE, (inner.w - width) / max(len(tiles) - 1, 1))
    top_first = list(reversed(tiles))
    used = width + step * (len(tiles) - 1)
    x = inner.x + (inner.w - used) / 2
    return [
        CardPlace(tile.label, spot, Box(x + index * step, inner.y, width, card), len(tiles) - index)
        for index, tile in enumerate(top_first)
    ]


_PLACERS = {"battlefield": _battlefield, "hand": _hand, "stack": _stack}

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def neighbor(cards: Mapping[str, CardPlace], label: str, way: str) -> str | None:
    """The card that lies next in a direction (``left`` ``right`` ``up`` ``down``); None if there is none that way."""
    here = cards[label].box.center
    dx, dy = _WAYS[way]
    best: tuple[float, str] | None = None
    for other, place in cards.items():
        x, y = place.box.center[0] - here[0], place.box.center[1] - here[1]
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if other != label and ahead > 1 and (best is None or ahead + 2 * aside < best[0]):
            best = (ahead + 2 * aside, other)
    return best[1] if best else None


def in_reading_order(cards: Mapping[str, CardPlace], frame_: Frame) -> tuple[str, ...]:
    """The labels as the Tab key visits them: zone by zone, in each as the cards lie."""
    order = {spot: index for index, spot in enumerate(frame_.zones)}
    return tuple(sorted(cards, key=lambda label: (order[cards[label].spot], cards[label].level)))
