"""The cards of one battlefield in rows, at a given width of a card: a pure function. Nothing here knows Qt.

Equal cards lie on one another, what is attached tucks behind its bearer, lands have rows of their own. Where even the
least size is too large, the cards of a row overlap and leave their left edges in view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from inspector.window.desk.places import Rect, Spot

ASPECT = 88 / 63
NAME_SHARE = 0.18
SPACE = 8.0
BETWEEN_KINDS = 24.0
SIDEWAYS = 90.0
# Smaller cards are only tilted: lying across, each tap would push its neighbors about.
TILTED = 7.0
CROWD = 104.0
MOST_EDGES = 4
# What a card in an overlapping row shows at least.
LEAST_SEEN = 32.0
CREATURE, OTHER, LAND = "creature", "other", "land"


def kind_on_desk(types: str) -> str:
    """With which kind of permanent types lie: a land that is a creature fights beside the creatures."""
    return CREATURE if "Creature" in types else LAND if "Land" in types else OTHER


class Tile(msgspec.Struct, frozen=True):
    """A card to lay down; ``sideways`` if it lies turned by a quarter, ``wide`` if its face is read on its side.

    ``bearer`` is what it is attached to, ``kind`` is creature, other or land. Cards with the same number ``same`` look
    and are alike in all that the desk knows; with 0 a card is like no other.
    """

    label: str
    sideways: bool = False
    wide: bool = False
    bearer: str | None = None
    kind: str = CREATURE
    same: int = 0


class CardPlace(msgspec.Struct, frozen=True):
    """Where one card lies.

    ``box`` is the card as it is read, wider than high for one that lies on its side; ``turn`` are the degrees clockwise
    by which it is then turned about its middle. ``shown`` is how much of its height is in view inside its zone, 1 for
    all of it, ``seen`` how many pixels of its width are not covered by a neighbor, 0 for all. A higher ``level`` lies
    above. ``count`` is for the uppermost of equal cards: how many there are. Of one that is ``covered``, deep in a
    pile, nothing is seen until it is selected.
    """

    label: str
    spot: Spot
    box: Rect
    level: int
    turn: float = 0.0
    shown: float = 1.0
    seen: float = 0.0
    count: int = 1
    covered: bool = False


class Unit(msgspec.Struct, frozen=True):
    """What takes one place in a row: equal cards, the uppermost last, or one card with what is attached to it.

    ``tucked`` are the attached cards, directly or through another, the nearest first. One that ``is_plain`` is a
    single upright card, as most are, and takes the room of a card.
    """

    tiles: tuple[Tile, ...]
    tucked: tuple[Tile, ...] = ()
    is_plain: bool = False

    @property
    def front(self) -> Tile:
        """The card that lies on top."""
        return self.tiles[-1]


class Line(msgspec.Struct):
    """One row: what stands in it with the left edges, the width and height that it takes."""

    units: list[Unit]
    lefts: list[float]
    width: float
    height: float
    step: float = 0.0


def units_of(tiles: Sequence[Tile]) -> list[Unit]:
    """What lies by itself, each with what tucks under it; a ring of attachments lies side by side."""
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
    alike: dict[object, list[Tile]] = {}
    for tile in alone:
        bears = tile.label in under or tile.bearer is not None
        alike.setdefault(tile.label if bears or not tile.same else (tile.same, tile.sideways), []).append(tile)
    return [_unit(tuple(group), tuple(under.get(group[-1].label, ()))) for group in alike.values()]


def _unit(tiles: tuple[Tile, ...], tucked: tuple[Tile, ...]) -> Unit:
    front = tiles[-1]
    return Unit(tiles, tucked, len(tiles) == 1 and not (tucked or front.sideways or front.wide))


def by_kind(units: Iterable[Unit]) -> tuple[list[list[Unit]], list[Unit]]:
    """The rows toward the middle, creatures and then others, and the lands behind them; lands alone are in front."""
    kinds: dict[str, list[Unit]] = {CREATURE: [], OTHER: [], LAND: []}
    for unit in units:
        kinds[unit.front.kind].append(unit)
    front = [kinds[kind] for kind in (CREATURE, OTHER) if kinds[kind]]
    return (front, kinds[LAND]) if front else ([kinds[LAND]] if kinds[LAND] else [], [])


def name_height(width: float) -> float:
    """How much of a card of this width shows its name line."""
    return max(NAME_SHARE * width * ASPECT, min(22.0, 0.3 * width * ASPECT))


def edge(width: float) -> float:
    """How much each of several equal cards shows of the one beneath."""
    return 6.0 if width >= CROWD else 5.0


def unit_room(unit: Unit, width: float) -> tuple[float, float]:
    """The width and height that a unit takes."""
    card = width * ASPECT
    if unit.is_plain:
        return width, card
    front = unit.tiles[-1]
    lies = _lies(front, width)
    across, down = (card, width) if lies else (width, card)
    edges = edge(width) * (min(len(unit.tiles), MOST_EDGES) - 1)
    if unit.tucked:
        # A bearer that lies across covers less of what is under it, which therefore need not rise as far.
        across, down = max(across, width), max(down, card - (card - width) / 2 if lies else card)
        down += name_height(width) * len(unit.tucked)
    if front.sideways and not lies:
        across, down = across + _TILT_ROOM * width, down + _TILT_ROOM * width
    return across + edges, down


_TILT_ROOM = 0.12


def _lies(tile: Tile, width: float) -> bool:
    """Whether a card takes more width than height."""
    return (tile.sideways and width >= CROWD) != tile.wide


def rows_of_units(groups: Sequence[Sequence[Unit]], room: float, width: float) -> list[Line]:
    """Side by side, in as many rows as the room's width asks for; between kinds the gap is wider."""
    lines: list[Line] = []
    line: Line | None = None
    # In plain numbers, for a desk is laid out at a dozen sizes before one fits.
    card, most = width * ASPECT, room + 0.01
    for group in groups:
        gap = BETWEEN_KINDS
        for unit in group:
            taken, height = (width, card) if unit.is_plain else unit_room(unit, width)
            left = line.width + gap if line is not None else 0.0
            if line is None or left + taken > most:
                line = Line([unit], [0.0], taken, height)
                lines.append(line)
            else:
                line.lefts.append(left)
                line.width = left + taken
                line.units.append(unit)
                line.height = max(line.height, height)
            gap = SPACE
    return lines


def overlapping(groups: Sequence[Sequence[Unit]], room: float, width: float, most: int) -> list[Line]:
    """The same in at most so many rows, or in as few as leave the least that must be seen of each card."""
    units = [unit for group in groups for unit in group]
    sizes = [unit_room(unit, width) for unit in units]
    widest = max(across for across, _ in sizes)
    each = -(-len(units) // max(most, 1))
    fits = max(int((room - widest) / LEAST_SEEN) + 1, 1)
    # As many rows as that asks for, all as long: one that is crowded above one nearly empty hides cards for nothing.
    rows = -(-len(units) // min(each, fits))
    each = -(-len(units) // rows)
    lines: list[Line] = []
    for start in range(0, len(units), each):
        part = units[start : start + each]
        step = min((room - widest) / max(each - 1, 1), widest + SPACE)
        height = max(down for _, down in sizes[start : start + each])
        lefts = [index * step for index in range(len(part))]
        lines.append(Line(part, lefts, lefts[-1] + widest, height, step))
    return lines


def rows_height(lines: Sequence[Line]) -> float:
    """What rows take, one below the other."""
    return sum(line.height for line in lines) + SPACE * max(len(lines) - 1, 0)


def places_of(line: Line, spot: Spot, at: tuple[float, float], width: float, level: int) -> list[CardPlace]:
    """Where the cards of a row lie whose left end and foot are given."""
    found: list[CardPlace] = []
    for unit, left in zip(line.units, line.lefts, strict=True):
        last = unit is line.units[-1]
        covered = 0.0 if last or not line.step or line.step >= width else line.step
        found += _unit_at(unit, spot, (at[0] + left, at[1]), width, level + len(found), covered)
    return found


def _unit_at(
    unit: Unit, spot: Spot, foot: tuple[float, float], width: float, level: int, seen: float
) -> list[CardPlace]:
    taken, _ = unit_room(unit, width)
    card, shift = width * ASPECT, edge(width)
    count = len(unit.tiles)
    edges = min(count, MOST_EDGES) - 1
    middle = foot[0] + (taken - edges * shift) / 2
    found: list[CardPlace] = []
    lies = _lies(unit.front, width)
    # One that lies across with something under it lies in the middle of its place, so that this ends above the foot.
    across, down = (card, width) if unit.front.wide else (width, card)
    tilt = _TILT_ROOM * width / 2 if unit.front.sideways and not lies else 0.0
    half = (width if lies and not unit.tucked else card) / 2 + tilt
    top = foot[1] - half - (width if lies else card) / 2 - tilt
    for place, tile in reversed(list(enumerate(unit.tucked, 1))):
        box = Rect(middle - width / 2, top - place * name_height(width), width, card)
        found.append(CardPlace(tile.label, spot, box, level + len(found), seen=seen))
    for place, tile in enumerate(unit.tiles):
        x = middle + shift * max(place - (count - 1 - edges), 0)
        box = Rect(x - across / 2, foot[1] - half - down / 2, across, down)
        turn = 0.0 if not tile.sideways else SIDEWAYS if width >= CROWD or tile.wide else TILTED
        on_top = place == count - 1
        found.append(
            CardPlace(tile.label, spot, box, level + len(found), turn, seen=seen, count=count if on_top else 1)
        )
    return found
