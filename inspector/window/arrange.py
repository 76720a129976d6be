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


class Tile(msgspec.Struct, frozen=True):
    """A card to lay down; ``sideways`` if it lies turned by a quarter."""

    label: str
    sideways: bool = False


class CardPlace(msgspec.Struct, frozen=True):
    """Where one card lies.

    ``box`` is the card upright (a sideways one turns about its middle). ``shown`` is how much of its height is in view
    inside its zone, 1 for all of it. A higher ``level`` lies above.
    """

    label: str
    spot: Spot
    box: Box
    level: int
    sideways: bool = False
    shown: float = 1.0


class Arrangement(msgspec.Struct, frozen=True):
    """The whole desk: the zones and, by label, the cards."""

    frame: Frame
    cards: dict[str, CardPlace]


def arrange(width: float, height: float, players: tuple[str, ...], tiles: Mapping[Spot, Sequence[Tile]]) -> Arrangement:
    """Lay out zones and cards on a desk at least ``width`` by ``height`` logical pixels."""
    bare = frame(width, height, players)
    needed: dict[str, float] = {}
    for player in players:
        spot = Spot("battlefield", player)
        inner = bare.zones[spot].inner()
        rows = _rows(tiles.get(spot, ()), inner.w, _card_width(tiles.get(spot, ()), inner))
        needed[player] = _least_height(rows)
    grown = frame(width, height, players, needed)
    cards: dict[str, CardPlace] = {}
    for spot, box in grown.zones.items():
        held = tiles.get(spot, ())
        for place in _PLACERS.get(spot.zone, _pile)(spot, held, box.inner()):
            cards[place.label] = place
    return Arrangement(grown, cards)


class _Row(msgspec.Struct):
    """One row of a battlefield: its tiles and the height and width that they take."""

    tiles: list[Tile]
    width: float
    height: float
    card: float


def _footprint(tile: Tile, width: float) -> tuple[float, float]:
    return (width * ASPECT, width) if tile.sideways else (width, width * ASPECT)


def _rows(tiles: Sequence[Tile], room: float, width: float) -> list[_Row]:
    rows: list[_Row] = []
    for tile in tiles:
        w, _ = _footprint(tile, width)
        if rows and rows[-1].width + SPACE + w <= room:
            rows[-1].tiles.append(tile)
            rows[-1].width += SPACE + w
        else:
            rows.append(_Row([tile], w, width * ASPECT, width))
    return rows


def _card_width(tiles: Sequence[Tile], inner: Box) -> float:
    """The largest width at which all cards fit without overlapping, else the smallest that can be read."""
    best = min(LARGEST, max(READABLE, inner.h / ASPECT), inner.w / ASPECT)
    width = best
    while width > READABLE:
        rows = _rows(tiles, inner.w, width)
        if len(rows) * (width * ASPECT + SPACE) - SPACE <= inner.h:
            return width
        width -= 4.0
    return min(READABLE, best)


def _least_height(rows: list[_Row]) -> float:
    """The height at which every row but the last shows at least its cards' names."""
    if not rows:
        return 0.0
    card = rows[0].height
    return card + (len(rows) - 1) * max(card * NAME_SHARE, 26.0)


def _battlefield(spot: Spot, tiles: Sequence[Tile], inner: Box) -> list[CardPlace]:
    width = _card_width(tiles, inner)
    rows = _rows(tiles, inner.w, width)
    if not rows:
        return []
    card = width * ASPECT
    step = min(card + SPACE, (inner.h - card) / max(len(rows) - 1, 1)) if len(rows) > 1 else 0.0
    used = card + step * (len(rows) - 1)
    top = inner.y + (inner.h - used) / 2
    places: list[CardPlace] = []
    for index, row in enumerate(rows):
        x = inner.x + (inner.w - row.width) / 2
        y = top + index * step
        for tile in row.tiles:
            w, _ = _footprint(tile, width)
            box = Box(x + (w - width) / 2, y, width, card)
            places.append(CardPlace(tile.label, spot, box, len(places), tile.sideways))
            x += w + SPACE
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
