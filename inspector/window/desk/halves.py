"""The grounds of the players on the desk: strips with names and folded zones, rows, hands and piles. A pure function.

The first player sits below; all others share the upper side in columns. Rows lie from the middle outward: creatures and
others, lands with the open piles at their right, the hand, the strip.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence

import msgspec

from inspector.window.desk.places import FIELD, HAND, PILE, TAB, Rect, Spot
from inspector.window.desk.rows import (
    ASPECT,
    BETWEEN_KINDS,
    SPACE,
    Line,
    Tile,
    Unit,
    by_kind,
    overlapping,
    rows_height,
    rows_of_units,
    units_of,
)

LARGEST, READABLE, LEAST, CROWDED = 216.0, 96.0, 64.0, 88.0
# Rather than overlap, cards become a little smaller yet.
LEAST_WHOLE = 56.0
# Of a high desk a card takes this share of the height at most, as its width; before a class more.
_SHARE, _CLASS_SHARE = 0.30, 0.50
STRIP = 32.0
TABS = 24.0
EMPTY_HALF = 96.0
# What an empty half takes of a desk so low that this is less.
_LOW = 0.25
HALF_RIM = 12.0
CAPTION = 24.0
# How far the zones folded in a strip open beyond it under a dragged card.
OPENED = 28.0
HAND_SHOWN = 0.46
_LETTER = 7.2
_PILES = ("library", "graveyard", "exile", "command", "outside")
_IN_TAB = 18.0
_CLOSEST = 0.87
STANDING = 20.0


class HalfContents(msgspec.Struct, frozen=True):
    """What a player has on the desk: the units of the battlefield by kind, the hand, the filled piles."""

    player: str
    front: tuple[tuple[Unit, ...], ...]
    lands: tuple[Unit, ...]
    hand: tuple[Tile, ...]
    piles: tuple[str, ...]
    has_stack_tab: bool = False

    @property
    def folded(self) -> list[Spot]:
        """The zones in which nothing lies; an empty hand is told at the name."""
        first = [Spot("stack")] if self.has_stack_tab else []
        return [*first, *(Spot(zone, self.player) for zone in _PILES if zone not in self.piles)]

    @property
    def has_cards(self) -> bool:
        """Whether anything lies in the half."""
        return bool(self.front or self.hand or self.piles)


class HalfPlan(msgspec.Struct, frozen=True):
    """The rows of a half at a width of its cards, and what each takes in height.

    Where piles and hand stand ``aside``, beside the rows toward the middle, they take no height of their own.
    """

    held: HalfContents
    width: float
    back_width: float
    front: list[Line]
    back: list[Line]
    pile_width: float
    hand_width: float
    hand_across: float
    strip: float
    aside: bool = False
    least: float = EMPTY_HALF

    @property
    def front_height(self) -> float:
        """What the rows toward the middle take."""
        return rows_height(self.front)

    @property
    def piles_height(self) -> float:
        """What piles and a hand beside them take."""
        return self.pile_width * ASPECT + CAPTION if self.held.piles or self.hand_across else 0.0

    @property
    def back_height(self) -> float:
        """What lands and piles take behind the rows toward the middle."""
        return 0.0 if self.aside else max(rows_height(self.back), self.piles_height)

    @property
    def hand_height(self) -> float:
        """What the hand takes in a row of its own."""
        return 0.0 if self.hand_across or not self.held.hand else self.hand_width * ASPECT * HAND_SHOWN

    @property
    def height(self) -> float:
        """What the half takes, its strip included."""
        front = max(self.front_height, self.piles_height) if self.aside else self.front_height
        parts = [part for part in (front, self.back_height, self.hand_height) if part]
        return max(self.strip + sum(parts) + SPACE * (len(parts) + 1), self.least + self.strip - STRIP)


class DeskRoom(msgspec.Struct, frozen=True):
    """What there is for the cards: width inside a half, how much the stack takes of it, the desk's height, type.

    ``largest`` is how wide a card may be.
    """

    across: float
    taken: float
    height: float
    scale: float
    largest: float = LARGEST

    @property
    def sizes(self) -> tuple[float, ...]:
        """The widths of cards to try, the largest first."""
        return tuple(float(width) for width in range(int(self.largest), int(LEAST_WHOLE) - 1, -8))


def largest_on(height: float, *, for_class: bool = False) -> float:
    """How wide a card may be on a desk of a height: a large screen is there to be used."""
    return max(LARGEST, 8.0 * round((_CLASS_SHARE if for_class else _SHARE) * height / 8))


def held_by(player: str, tiles: Mapping[Spot, Sequence[Tile]], *, is_first: bool) -> HalfContents:
    """What a player has; the empty stack is folded at the first one's name."""
    front, lands = by_kind(units_of(tiles.get(Spot(FIELD_ZONE, player), ())))
    piles = tuple(zone for zone in _PILES if tiles.get(Spot(zone, player)))
    hand = tuple(tiles.get(Spot("hand", player), ()))
    folds_stack = is_first and not tiles.get(Spot("stack"))
    return HalfContents(player, tuple(map(tuple, front)), tuple(lands), hand, piles, folds_stack)


FIELD_ZONE = "battlefield"


def plan(held: HalfContents, room: DeskRoom, width: float, most: int = 0, *, joined: bool = False) -> HalfPlan:
    """Put what a player has into rows of cards of a width.

    With ``most``, into no more rows than that, in which cards overlap. ``joined`` lets the lands go on where the others
    end. A hand that has room beside lands and piles lies there whole; where no lands lie behind the others, both stand
    beside these, so that a card in hand makes no card on the battlefield smaller.
    """
    back = back_width(width)
    pile = max(back, 64.0)
    for_lands = room.across - len(held.piles) * (_pile_room(pile, room.scale) + SPACE)
    for_front = room.across - room.taken
    groups = [*held.front, held.lands] if joined and held.lands else held.front
    front = rows_of_units(groups, for_front, width)
    lands = rows_of_units([held.lands], for_lands, back) if held.lands and not joined else []
    if most:
        front = overlapping(groups, for_front, width, most) if len(front) > most else front
        lands = overlapping([held.lands], for_lands, back, 1) if len(lands) > 1 else lands
    beside = len(held.hand) * (pile + SPACE)
    taken = lands[0].width + BETWEEN_KINDS if lands else 0.0
    across = beside if beside and len(lands) < 2 and taken + beside + SPACE <= for_lands else 0.0
    hand = 8.0 * round(min(max(0.12 * room.height, 72.0), 144.0) / 8)
    piles = room.across - for_lands + across
    widest = max((line.width for line in front), default=room.across)
    fits = widest + BETWEEN_KINDS + piles <= for_front and (across or not held.hand)
    aside = bool(fits and piles and not lands and not room.taken)
    # On a very low desk an empty half is its strip and little more.
    least = max(min(EMPTY_HALF, _LOW * room.height), STRIP)
    return HalfPlan(held, width, back, front, lands, pile, hand, across, _strip_for(held, room), aside, least)


def back_width(width: float) -> float:
    """How wide the lands are behind creatures of a width."""
    return max(min(56.0, width), 8.0 * round(0.56 * width / 8))


def _pile_room(width: float, scale: float) -> float:
    """What a pile takes across: no less than its caption."""
    return max(width, 72.0 * scale)


def _strip_for(held: HalfContents, room: DeskRoom) -> float:
    """The line at the outer edge; where name and folded zones have no room side by side, more of them."""
    widths = _tab_widths(held.folded, room.scale)
    if name_room(room.scale) + sum(widths) <= room.across:
        return room.scale * STRIP
    rows = _tab_rows(widths, room.across)
    return room.scale * (STRIP + TABS * len(rows) + (STANDING if is_narrow(room.across, room.scale) else 0.0))


def is_narrow(across: float, scale: float) -> bool:
    """Whether life and hand stand below the name in a strip."""
    return across < 230.0 * scale


def name_room(scale: float) -> float:
    """What name, life, hand and turn take at the left of a strip."""
    return 330.0 * scale


def _tab_widths(folded: Sequence[Spot], scale: float) -> list[float]:
    return [len(spot.zone) * _LETTER * scale + _IN_TAB for spot in folded]


def _tab_rows(widths: Sequence[float], room: float) -> list[list[float]]:
    """Widths in as few rows as their words fit into, a little closer than usual if need be."""
    rows: list[list[float]] = []
    for width in widths:
        if rows and sum(rows[-1]) + width <= room / _CLOSEST:
            rows[-1].append(width)
        else:
            rows.append([width])
    return rows


def sizes_for(helds: Sequence[HalfContents], room: DeskRoom, columns: DeskRoom) -> list[HalfPlan]:
    """The plans of all halves: the largest cards with which everything is in view, no half's more than half larger.

    Where not even the least do, cards overlap; where that is not enough, the desk grows.
    """
    rooms = [room, *([columns] * (len(helds) - 1))]

    def at(width: float, *, joined: bool = False) -> list[HalfPlan] | None:
        plans = []
        for pair in _paired(helds, rooms):
            plans.append(plan(*pair, width, joined=joined))
            if plans[-1].height > room.height + 0.01:
                # Where one half alone is too high, the others need not be laid out.
                return None
        return plans if _fits(plans, room) else None

    # The larger the cards, the more room they take: the largest that fit are found by halving.
    sizes = room.sizes
    place = bisect_left(sizes, True, key=lambda width: at(width) is not None)
    fitting = at(sizes[place]) if place < len(sizes) else None
    if fitting is not None:
        return _raised(fitting, rooms, room)
    small = (at(width, joined=True) for width in sizes if width < READABLE)
    return next((plans for plans in small if plans is not None), None) or _crowded(helds, rooms, room)


def _raised(plans: list[HalfPlan], rooms: Sequence[DeskRoom], room: DeskRoom) -> list[HalfPlan]:
    """The same plans, those halves with larger cards that have room for them."""
    least = plans[0].width
    for place, of_half in enumerate(rooms):
        held = plans[place].held
        for width in [width for width in room.sizes if least < width <= 1.5 * least and held.has_cards]:
            raised = [*plans[:place], plan(held, of_half, width), *plans[place + 1 :]]
            if _fits(raised, room):
                plans = raised
                break
    return plans


def _paired(helds: Sequence[HalfContents], rooms: Sequence[DeskRoom]) -> list[tuple[HalfContents, DeskRoom]]:
    return list(zip(helds, rooms, strict=True))


def total(plans: Sequence[HalfPlan]) -> float:
    """The height of the desk: the lower half, and the highest of those that share the upper side."""
    upper = [each.height for each in plans[1:]]
    return plans[0].height + (SPACE + max(upper) if upper else 0.0)


def _fits(plans: Sequence[HalfPlan], room: DeskRoom) -> bool:
    return total(plans) <= room.height + 0.01


def _crowded(helds: Sequence[HalfContents], rooms: Sequence[DeskRoom], room: DeskRoom) -> list[HalfPlan]:
    for width in (CROWDED, LEAST):
        for most in (3, 2, 1):
            plans = [plan(*pair, width, most) for pair in _paired(helds, rooms)]
            if _fits(plans, room):
                return plans
    return [plan(*pair, LEAST, 1) for pair in _paired(helds, rooms)]


class HalfFrame(msgspec.Struct):
    """Where the parts of a half lie."""

    ground: Rect
    strip: Rect
    zones: dict[Spot, Rect]
    forms: dict[Spot, str]
    drops: dict[Spot, Rect]
    front: Rect
    back: Rect


def half_frame(found: HalfPlan, ground: Rect, scale: float, *, below: bool) -> HalfFrame:
    """Lay out a half: ``below`` with its strip at the lower edge."""
    held, strip_h = found.held, found.strip
    strip = Rect(ground.x, ground.bottom - strip_h if below else ground.y, ground.w, strip_h)
    zones: dict[Spot, Rect] = {}
    forms: dict[Spot, str] = {}
    at = strip_h + (SPACE if found.hand_height or found.back_height else 0.0)

    def band(height: float) -> Rect:
        y = ground.bottom - at - height if below else ground.y + at
        return Rect(ground.x + HALF_RIM, y, ground.w - 2 * HALF_RIM, height)

    hand = Spot("hand", held.player)
    if held.hand and not found.hand_across:
        zones[hand], forms[hand] = band(found.hand_height), HAND
        at += found.hand_height + SPACE
    back = band(found.piles_height if found.aside else found.back_height)
    right = back.right
    for zone in reversed(held.piles):
        wide = _pile_room(found.pile_width, scale)
        spot = Spot(zone, held.player)
        zones[spot], forms[spot] = Rect(right - wide, back.y, wide, back.h), PILE
        right -= wide + SPACE
    if found.hand_across:
        zones[hand], forms[hand] = Rect(right - found.hand_across, back.y, found.hand_across - SPACE, back.h), PILE
    at += found.back_height + (SPACE if found.back_height else 0.0)
    front = band(max(ground.h - at, 0.0))
    field = Spot(FIELD_ZONE, held.player)
    near, far = (ground.y, strip.y) if below else (strip.bottom, ground.bottom)
    if forms.get(hand) == HAND:
        near, far = (near, zones[hand].y - SPACE) if below else (zones[hand].bottom + SPACE, far)
    zones[field], forms[field] = Rect(ground.x, near, ground.w, far - near), FIELD
    folded = held.folded
    tabs = _tabs(folded, strip, scale)
    if not held.hand:
        left = min([strip.right, *(box.x for box in tabs.values() if box.y < strip.y + STRIP * scale - 4)])
        tabs[hand] = Rect(strip.x, strip.y, left - strip.x, STRIP * scale - 2)
        folded = [hand, *folded]
    zones |= tabs
    forms |= dict.fromkeys(tabs, TAB)
    return HalfFrame(ground, strip, zones, forms, _opened(folded, strip, scale, below=below), front, back)


def _tabs(folded: Sequence[Spot], strip: Rect, scale: float) -> dict[Spot, Rect]:
    """The folded zones at the right end of the strip, below the name where there is no room beside it."""
    widths = _tab_widths(folded, scale)
    height, room = TABS * scale, strip.w - 2 * HALF_RIM
    one_line = strip.h <= STRIP * scale + 0.01
    rows = [widths] if one_line else _tab_rows(widths, room)
    if one_line:
        room -= name_room(scale)
    y = strip.y + (STRIP * scale - height) / 2 if one_line else strip.bottom - height * len(rows) - 2
    found: dict[Spot, Rect] = {}
    left_over = iter(folded)
    for row in rows:
        shrink = min(1.0, room / max(sum(row), 1.0))
        x = strip.right - HALF_RIM - sum(row) * shrink if one_line else strip.x + HALF_RIM
        for width in row:
            found[next(left_over)] = Rect(x, y, width * shrink, height)
            x += width * shrink
        y += height
    return found


def _opened(folded: Sequence[Spot], strip: Rect, scale: float, *, below: bool) -> dict[Spot, Rect]:
    """What the folded zones of a strip open to under a dragged card: fields over the strip and a little more."""
    high = strip.h + OPENED * scale - 4
    y = strip.bottom - high - 4 if below else strip.y + 4
    left = strip.x + min(120.0 * scale, 0.2 * strip.w)
    wide = (strip.right - HALF_RIM - left - SPACE * (len(folded) - 1)) / max(len(folded), 1)
    return {spot: Rect(left + place * (wide + SPACE), y, wide, high) for place, spot in enumerate(folded)}
