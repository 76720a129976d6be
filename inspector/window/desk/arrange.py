"""Where everything lies on the desk: a pure function from the zones' cards to rectangles. Nothing here knows Qt.

Cards are as large as all of them can be in view; empty zones are folded, a half in which nothing lies gives way.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from inspector.window.desk.halves import (
    CAPTION,
    HALF_RIM,
    HAND_SHOWN,
    DeskRoom,
    HalfFrame,
    HalfPlan,
    half_frame,
    held_by,
    largest_on,
    sizes_for,
    total,
)
from inspector.window.desk.places import HAND, PILE, STACK, Frame, Rect, Spot, spots
from inspector.window.desk.rows import (
    ASPECT,
    BETWEEN_KINDS,
    MOST_EDGES,
    SPACE,
    CardPlace,
    Line,
    Tile,
    places_of,
    rows_height,
)

MARGIN = 8.0
_HEAD = 28.0
_UNDER = 26.0
_STACK_WIDE, _STACK_MOST = 160.0, 232.0
# The width of a card for which a zone has no room at all: it is seen, and can be pointed at.
_TINY = 12.0
# How much lower each of the upper cards of a pile lies than the one beneath.
_PILED = 3.0


class Arrangement(msgspec.Struct, frozen=True):
    """The whole desk: the zones and, by label, the cards; ``alike`` are the groups of equal cards, the front last."""

    frame: Frame
    cards: dict[str, CardPlace]
    alike: dict[str, tuple[str, ...]]


def arrange(
    width: float,
    height: float,
    players: tuple[str, ...],
    tiles: Mapping[Spot, Sequence[Tile]],
    scale: float = 1.0,
    *,
    for_class: bool = False,
) -> Arrangement:
    """Lay out zones and cards on a desk at least ``width`` by ``height`` logical pixels, with type of a scale.

    Before a class players who have nothing are left out, and cards are as large as they can be.
    """
    if for_class:
        players = tuple(one for one in players if any(spot.player == one for spot in tiles)) or players[:1]
    largest = largest_on(height, for_class=for_class)
    helds = [held_by(player, tiles, is_first=player == players[0]) for player in players]
    on_stack = tiles.get(Spot("stack"), ())
    pane = min(max(0.17 * width, _STACK_WIDE), _STACK_MOST) if on_stack else 0.0
    others = max(len(players) - 1, 1)
    column = (width - 2 * MARGIN - SPACE * (others - 1)) / others
    taken = pane + SPACE if on_stack else 0.0
    room = DeskRoom(width - 2 * (MARGIN + HALF_RIM), taken, height - 2 * MARGIN, scale, largest)
    columns = DeskRoom(column - 2 * HALF_RIM, taken if others == 1 else 0.0, room.height, scale)
    plans = sizes_for(helds, room, columns)
    grounds = _grounds(plans, width, max(room.height, total(plans)), column)
    halves = [
        half_frame(found, ground, scale, below=not place)
        for place, (found, ground) in enumerate(zip(plans, grounds, strict=True))
    ]
    cards: dict[str, CardPlace] = {}
    for place, (found, half) in enumerate(zip(plans, halves, strict=True)):
        beside = taken if others == 1 else 0.0 if place else taken
        for card in _cards_of(found, half, tiles, below=not place, beside=beside):
            cards[card.label] = card
    frame = _framed(width, halves, players, _pane(halves, pane, len(on_stack)) if on_stack else None)
    for card in _stacked(frame, on_stack):
        cards[card.label] = card
    groups = [
        tuple(tile.label for tile in unit.tiles) for held in helds for row in (*held.front, held.lands) for unit in row
    ]
    return Arrangement(frame, cards, {label: group for group in groups if len(group) > 1 for label in group})


def _grounds(plans: Sequence[HalfPlan], width: float, height: float, column: float) -> list[Rect]:
    """The lower half and the columns above it; what height is left goes to those in which something lies."""
    upper = max((each.height for each in plans[1:]), default=0.0)
    spare = height - total(plans)
    lower_has, upper_has = plans[0].held.has_cards, any(each.held.has_cards for each in plans[1:])
    share = 1.0 if lower_has and not upper_has else 0.0 if upper_has and not lower_has else 0.5
    if len(plans) == 1:
        share = 1.0
    upper += spare * (1 - share)
    low = MARGIN + upper + (SPACE if len(plans) > 1 else 0.0)
    lower = Rect(MARGIN, low, width - 2 * MARGIN, plans[0].height + spare * share)
    tops = [Rect(MARGIN + place * (column + SPACE), MARGIN, column, upper) for place in range(len(plans) - 1)]
    return [lower, *tops]


def _framed(width: float, halves: Sequence[HalfFrame], players: tuple[str, ...], pane: Rect | None) -> Frame:
    zones = {spot: box for half in halves for spot, box in half.zones.items()}
    forms = {spot: form for half in halves for spot, form in half.forms.items()}
    if pane is not None:
        zones[Spot("stack")], forms[Spot("stack")] = pane, STACK
    return Frame(
        width=width,
        height=halves[0].ground.bottom + MARGIN,
        zones={spot: zones[spot] for spot in spots(players)},
        forms=forms,
        halves={player: half.ground for player, half in zip(players, halves, strict=True)},
        strips={player: half.strip for player, half in zip(players, halves, strict=True)},
        drops={spot: box for half in halves for spot, box in half.drops.items()},
    )


def _cards_of(
    found: HalfPlan, half: HalfFrame, tiles: Mapping[Spot, Sequence[Tile]], *, below: bool, beside: float
) -> list[CardPlace]:
    """The cards of a half, its rows in the middle of what the stack ``beside`` them and the piles leave free."""
    field = Spot("battlefield", found.held.player)
    places: list[CardPlace] = []
    spare = half.front.h - found.front_height
    # Nearer to the rows behind than to the other half.
    top = half.front.y + (0.5 * spare if spare < 24 else spare - 12 if below else 12)
    if not found.back_height and not found.hand_height:
        top = half.front.y + 0.5 * spare
    row = Rect(half.front.x, top, half.front.w - beside, half.front.h)
    end = min((box.x - SPACE for spot, box in half.zones.items() if half.forms[spot] == PILE), default=math.inf)
    places += _rows(found.front, field, row, found.width, 0, end if found.aside else math.inf)
    lands = half.back.y + (half.back.h - rows_height(found.back)) / 2
    row = Rect(row.x, lands, row.w, half.back.h)
    places += _rows(found.back, field, row, found.back_width, len(places), end)
    for spot, box in half.zones.items():
        if half.forms[spot] == HAND:
            places += _hand(spot, found.held.hand, box, found.hand_width)
        elif half.forms[spot] == PILE:
            held = tiles.get(spot, ())
            places += _spread(spot, held, box) if spot.zone == "hand" else _pile(spot, held, box)
    return places


def _rows(
    lines: Sequence[Line], spot: Spot, room: Rect, width: float, level: int, end: float = math.inf
) -> list[CardPlace]:
    """Rows about the middle of the room, one below the other; one that would near the ``end`` lies midway before it."""
    y = room.y
    places: list[CardPlace] = []
    for line in lines:
        x = room.x + (room.w - line.width) / 2
        if x + line.width > end - BETWEEN_KINDS:
            x = max(room.x + (end - BETWEEN_KINDS - room.x - line.width) / 2, room.x)
        places += places_of(line, spot, (x, y + line.height), width, level + len(places))
        y += line.height + SPACE
    return places


def _hand(spot: Spot, tiles: Sequence[Tile], box: Rect, width: float) -> list[CardPlace]:
    """Side by side, the upper part in view: enough for name and cost."""
    step = min(width + SPACE, (box.w - width) / max(len(tiles) - 1, 1))
    seen = 0.0 if step >= width else step
    return [
        CardPlace(tile.label, spot, _at(box.x + index * step, box.y, width), index, shown=HAND_SHOWN, seen=seen)
        for index, tile in enumerate(tiles)
    ]


def _at(x: float, y: float, width: float) -> Rect:
    width = max(width, _TINY)
    return Rect(x, y, width, width * ASPECT)


def _spread(spot: Spot, tiles: Sequence[Tile], box: Rect) -> list[CardPlace]:
    """Side by side below the caption, each whole."""
    width = box.w if len(tiles) == 1 else (box.w - SPACE * (len(tiles) - 1)) / len(tiles)
    width = min(width, (box.h - CAPTION) / ASPECT)
    return [
        CardPlace(tile.label, spot, _at(box.x + index * (width + SPACE), box.y + CAPTION, width), index)
        for index, tile in enumerate(tiles)
    ]


def _pile(spot: Spot, tiles: Sequence[Tile], box: Rect) -> list[CardPlace]:
    """One on another below the caption, the latest on top, the upper ones a little lower: a pile looks like one.

    Of the others nothing is in view: thirty cards would throw thirty shadows.
    """
    seen = min(len(tiles), MOST_EDGES)
    lift = _PILED * (seen - 1)
    card = min(box.h - CAPTION - lift, box.w * ASPECT)
    width, below = card / ASPECT, len(tiles) - seen
    return [
        CardPlace(
            tile.label,
            spot,
            _at(box.x, box.y + CAPTION + max(index - below, 0) * _PILED, width),
            index,
            covered=index < below,
        )
        for index, tile in enumerate(tiles)
    ]


def _pane(halves: Sequence[HalfFrame], width: float, count: int) -> Rect:
    """The stack's pane at the right, across the middle: as high as what lies on it, at most as the rows beside it."""
    lower, upper = halves[0], halves[-1]
    bottom = lower.front.bottom
    top = upper.front.y if len(halves) > 1 else lower.front.y
    wanted = _HEAD + (width - 2 * HALF_RIM) * ASPECT + _UNDER * (count - 1) + HALF_RIM
    height = min(wanted, bottom - top)
    middle = min(max((lower.ground.y + upper.ground.bottom) / 2, top + height / 2), bottom - height / 2)
    return Rect(lower.ground.right - width, middle - height / 2, width, height)


def _stacked(frame: Frame, tiles: Sequence[Tile]) -> list[CardPlace]:
    """Reads top down: what resolves first whole, of the others the names beneath it, closer where there are many."""
    if not tiles:
        return []
    spot = Spot("stack")
    box = frame.zones[spot]
    inner = Rect(box.x + HALF_RIM, box.y + _HEAD, box.w - 2 * HALF_RIM, box.h - _HEAD - HALF_RIM)
    others = len(tiles) - 1
    card = max(min(inner.w * ASPECT, max(inner.h - _UNDER * min(others, 4), 0.5 * inner.h)), _TINY * ASPECT)
    width = card / ASPECT
    step = min(_UNDER, (inner.h - card) / max(others, 1))
    places = [CardPlace(tiles[-1].label, spot, _at(inner.x, inner.y, width), len(tiles))]
    for index, tile in enumerate(reversed(tiles[:-1])):
        top = inner.y + card + index * step
        places.append(
            CardPlace(tile.label, spot, _at(inner.x, top, width), others - 1 - index, shown=max(step, 1.0) / card)
        )
    return places


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


def in_reading_order(cards: Mapping[str, CardPlace], frame: Frame) -> tuple[str, ...]:
    """The labels as the Tab key visits them: zone by zone, in each as the cards lie."""
    order = {spot: index for index, spot in enumerate(frame.zones)}
    return tuple(sorted(cards, key=lambda label: (order[cards[label].spot], cards[label].level)))
