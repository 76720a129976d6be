"""Where the cards lie on the desk: a pure function from the zones' cards to rectangles. Nothing here knows Qt.

Cards keep a size at which they can be read; where a battlefield holds too many, its rows overlap so that every name
stays in view, and where even that is not enough the desk grows and scrolls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from inspector.window.desk.places import Frame, Rect, Spot, frame

ASPECT = 88 / 63
READABLE = 104.0
# A card alone on the desk is not larger than one that can be read at a glance.
LARGEST = 220.0
BESIDE_A_CROWD = 124.0
NAME_SHARE = 0.2
SPACE = 8.0
SIDEWAYS = 90.0
# In a crowd a card is only tilted: lying across, it would hide its neighbors' names.
TILTED = 4.0


class Tile(msgspec.Struct, frozen=True):
    """A card to lay down; ``sideways`` if it lies turned by a quarter, ``wide`` if its face is read on its side.

    ``bearer`` is what it is attached to.
    """

    label: str
    sideways: bool = False
    wide: bool = False
    bearer: str | None = None


class CardPlace(msgspec.Struct, frozen=True):
    """Where one card lies.

    ``box`` is the card as it is read, wider than high for one that lies on its side; ``turn`` are the degrees clockwise
    by which it is then turned about its middle. ``shown`` is how much of its height is in view inside its zone, 1 for
    all of it. A higher ``level`` lies above.
    """

    label: str
    spot: Spot
    box: Rect
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
    most = _common_width([(tiles.get(spot, ()), box.inner()) for spot, box in grown.zones.items() if _is_field(spot)])
    cards: dict[str, CardPlace] = {}
    for spot, box in grown.zones.items():
        held, inner = tiles.get(spot, ()), box.inner()
        placer = _PLACERS.get(spot.zone, _pile)
        for place in _battlefield(spot, held, inner, most) if _is_field(spot) else placer(spot, held, inner):
            cards[place.label] = place
    return Arrangement(grown, cards)


class _Stand(msgspec.Struct):
    """A card and what is attached to it, directly or through another, the nearest first."""

    tile: Tile
    tucked: tuple[Tile, ...] = ()


def _stands(tiles: Sequence[Tile]) -> list[_Stand]:
    """The cards that lie by themselves, each with what tucks under it; a ring of attachments lies side by side."""
    by_label = {tile.label: tile for tile in tiles}
    under: dict[str, list[Tile]] = {}
    alone: list[Tile] = []
    for tile in tiles:
        root, seen = tile, {tile.label}
        while root.bearer in by_label and root.bearer not in seen:
            root = by_label[root.bearer]
            seen.add(root.label)
        ends_well = root.bearer not in by_label
        if root is tile or not ends_well:
            alone.append(tile)
        else:
            under.setdefault(root.label, []).append(tile)
    return [_Stand(tile, tuple(under.get(tile.label, ()))) for tile in alone]


class _Row(msgspec.Struct):
    """One row of a battlefield: what stands in it, and the width and height that it takes."""

    stands: list[_Stand]
    width: float
    height: float


def _footprint(tile: Tile, width: float) -> float:
    return width * ASPECT if tile.sideways != tile.wide else width


def _size(stand: _Stand, width: float) -> tuple[float, float]:
    """What a card takes with what is tucked under it: each shows its upper part, its name, above the next."""
    widest = max(_footprint(tile, width) if tile is stand.tile else width for tile in (stand.tile, *stand.tucked))
    return widest, width * ASPECT * (1 + NAME_SHARE * len(stand.tucked)) + _lowered(stand, width)


def _lowered(stand: _Stand, width: float) -> float:
    """A bearer that lies across covers less of what is under it, which therefore need not rise as far."""
    return 0.0 if not stand.tucked or _footprint(stand.tile, width) == width else -(width * ASPECT - width) / 2


def _rows(stands: Sequence[_Stand], room: float, width: float) -> list[_Row]:
    rows: list[_Row] = []
    for stand in stands:
        taken, height = _size(stand, width)
        if rows and rows[-1].width + SPACE + taken <= room:
            rows[-1].stands.append(stand)
            rows[-1].width += SPACE + taken
            rows[-1].height = max(rows[-1].height, height)
        else:
            rows.append(_Row([stand], taken, height))
    return rows


def _is_field(spot: Spot) -> bool:
    return spot.zone == "battlefield"


def _fitting(tiles: Sequence[Tile], inner: Rect, most: float) -> float | None:
    """The largest width at which all cards lie side by side; None where that is too small to read."""
    width = min(most, inner.h / ASPECT, inner.w / ASPECT)
    stands = _stands(tiles)
    while width >= READABLE:
        if _height(_rows(stands, inner.w, width)) <= inner.h + 0.01:
            return width
        width -= 4.0
    return None


def _height(rows: Sequence[_Row]) -> float:
    return sum(row.height for row in rows) + SPACE * (len(rows) - 1)


def _common_width(fields: Sequence[tuple[Sequence[Tile], Rect]]) -> float:
    """One size for the cards of all battlefields: that of the fullest; beside a crowd a little more than the least."""
    widths = [_fitting(tiles, inner, LARGEST) for tiles, inner in fields if tiles]
    return min((width or BESIDE_A_CROWD for width in widths), default=LARGEST)


def _battlefield(spot: Spot, tiles: Sequence[Tile], inner: Rect, most: float) -> list[CardPlace]:
    """Side by side, no larger than on the other battlefield; where that is too small to read, in columns."""
    width = _fitting(tiles, inner, most)
    stands = _stands(tiles)
    if width is None:
        in_order = [tile for stand in stands for tile in (*reversed(stand.tucked), stand.tile)]
        return _crowd(spot, in_order, inner)
    return _side_by_side(spot, _rows(stands, inner.w, width), width, inner)


def _side_by_side(spot: Spot, rows: list[_Row], width: float, inner: Rect) -> list[CardPlace]:
    top = inner.y + (inner.h - _height(rows)) / 2
    places: list[CardPlace] = []
    for row in rows:
        x = inner.x + (inner.w - row.width) / 2
        for stand in row.stands:
            taken, _ = _size(stand, width)
            places += _stand_at(spot, stand, width, (x + taken / 2, top + row.height), len(places))
            x += taken + SPACE
        top += row.height + SPACE
    return places


def _stand_at(spot: Spot, stand: _Stand, width: float, foot: tuple[float, float], level: int) -> list[CardPlace]:
    """A card on the middle of its foot, what is attached behind it, each a name's height above the next."""
    card = width * ASPECT
    places: list[CardPlace] = []
    middle = foot[0], foot[1] - card / 2
    covered = min(0.0, _lowered(stand, width))
    for index, tile in reversed(list(enumerate(stand.tucked, 1))):
        top = foot[1] - card - index * NAME_SHARE * card - covered
        box = Rect(middle[0] - width / 2, top, width, card)
        places.append(CardPlace(tile.label, spot, box, level + len(places)))
    across, down = (card, width) if stand.tile.wide else (width, card)
    box = Rect(middle[0] - across / 2, middle[1] - down / 2, across, down)
    turn = SIDEWAYS if stand.tile.sideways else 0.0
    return [*places, CardPlace(stand.tile.label, spot, box, level + len(places), turn)]


def _columns(room: float) -> int:
    return max(1, int((room + SPACE) // (READABLE + SPACE)))


def _crowd_height(count: int, room: float) -> float:
    """The height at which every card of a crowd shows at least its name."""
    if not count:
        return 0.0
    rows = -(-count // _columns(room))
    return READABLE * ASPECT * (1 + (rows - 1) * NAME_SHARE) + 2 * _TILT_RIM


_TILT_RIM = 6.0


def _crowd(spot: Spot, tiles: Sequence[Tile], inner: Rect) -> list[CardPlace]:
    columns = _columns(inner.w)
    rows = -(-len(tiles) // columns)
    card = READABLE * ASPECT
    room = inner.h - 2 * _TILT_RIM
    down = min(card + SPACE, (room - card) / max(rows - 1, 1))
    across = (inner.w - 2 * _TILT_RIM - READABLE) / max(columns - 1, 1)
    places: list[CardPlace] = []
    for index, tile in enumerate(tiles):
        row, column = divmod(index, columns)
        box = Rect(inner.x + _TILT_RIM + column * across, inner.y + _TILT_RIM + row * down, READABLE, card)
        places.append(CardPlace(tile.label, spot, box, index, TILTED if tile.sideways else 0.0))
    return places


def _hand(spot: Spot, tiles: Sequence[Tile], inner: Rect) -> list[CardPlace]:
    """Side by side, the upper part in view: enough for name and cost."""
    width = min(max(READABLE, inner.h * 1.1), 180.0)
    step = min(width + SPACE, (inner.w - width) / max(len(tiles) - 1, 1))
    card = width * ASPECT
    shown = min(1.0, inner.h / card)
    used = width + step * (len(tiles) - 1)
    x = inner.x + (inner.w - used) / 2
    boxes = (Rect(x + index * step, inner.y, width, card) for index in range(len(tiles)))
    return [
        CardPlace(tile.label, spot, box, index, shown=shown)
        for index, (tile, box) in enumerate(zip(tiles, boxes, strict=True))
    ]


def _pile(spot: Spot, tiles: Sequence[Tile], inner: Rect) -> list[CardPlace]:
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
        CardPlace(tile.label, spot, Rect(x, y + index * step, width, card), index) for index, tile in enumerate(tiles)
    ]


def _stack(spot: Spot, tiles: Sequence[Tile], inner: Rect) -> list[CardPlace]:
    """Reads top down: what resolves first whole, of the others the names, beneath it and then in columns beside it."""
    if not tiles:
        return []
    others = len(tiles) - 1
    width = min(inner.w, inner.h / ASPECT)
    while width > READABLE and len(_names(inner, width)) < others:
        width -= 2.0
    names = _names(inner, width)[:others] if others else []
    right = max((x for x, _ in names), default=inner.x) + width
    aside = (inner.right - right) / 2
    # Where there is no room for another name, the rest lie under the last.
    names += [names[-1] if names else (inner.x, inner.bottom - width * ASPECT * NAME_SHARE)] * (others - len(names))
    whole = CardPlace(tiles[-1].label, spot, Rect(inner.x + aside, inner.y, width, width * ASPECT), len(tiles))
    return [whole] + [
        CardPlace(tile.label, spot, Rect(x + aside, y, width, width * ASPECT), others - index, shown=NAME_SHARE)
        for index, (tile, (x, y)) in enumerate(zip(reversed(tiles[:-1]), names, strict=True))
    ]


def _names(inner: Rect, width: float) -> list[tuple[float, float]]:
    """Where names of cards this wide have room: below a whole card at the upper left, then in columns beside it."""
    card = width * ASPECT
    name = card * NAME_SHARE
    columns = int((inner.w + SPACE + 0.01) // (width + SPACE))
    under = max(int((inner.h - card + 0.01) // name), 0)
    found = [(inner.x, inner.y + card + index * name) for index in range(under)]
    for column in range(1, columns):
        x = inner.x + column * (width + SPACE)
        found += [(x, inner.y + index * name) for index in range(int((inner.h + 0.01) // name))]
    return found


_PLACERS = {"hand": _hand, "stack": _stack}

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
