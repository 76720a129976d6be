"""All cards that can be found, the user's and the bundled ones, each at a position in the order of their names.

Loaded from the databases once, when first needed, all at once or in small steps; what a query compares is loaded
column by column, as asked for.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import cached_property
from typing import Any

import msgspec

from inspector.library.folding import folded
from inspector.library.gradual import ROWS_A_STEP, Gradual, Steps, sorted_in_steps
from inspector.library.names import NameIndex
from inspector.library.rows import CARD

_Value = Any
# A number of which bit n stands for the card at position n.
Positions = int


class ShownFace(msgspec.Struct, frozen=True, gc=False):
    """What a list of results shows of a face."""

    name: str
    mana_cost: str
    type_line: str


class Origin(IntEnum):
    """Where a card comes from, the one that goes before the others first."""

    OWN = 0
    IMPORTED = 1
    BUNDLED = 2


class CatalogEntry(msgspec.Struct, frozen=True, gc=False):
    """A card of the catalog: where it comes from and its id there, and what a list shows of it."""

    origin: Origin
    id: int
    name: str
    layout: str
    kind: int
    faces: tuple[ShownFace, ...]

    @property
    def bundled(self) -> bool:
        """Whether it comes with the program."""
        return self.origin is Origin.BUNDLED


class Catalog:
    """The entries in the order of kind and name. ``databases`` are pairs of where cards come from, and their tables.

    They stand in the order of ``Origin``: a card is left out where an earlier one has it.
    """

    def __init__(self, databases: Iterable[tuple[Origin, sqlite3.Connection]]) -> None:
        self._databases = tuple(databases)
        self._entries = Gradual(self._read_entries)
        self._names = Gradual(self._index_names)
        self._places = Gradual(self._number_places)
        self._columns: dict[str, dict[_Value, Positions]] = {}
        # What conditions were answered with, by what they ask.
        self.answers: dict[tuple[str, str, str, bool], Positions] = {}

    def read(self) -> Catalog:
        """Read the entries now if they are not yet; gives the catalog."""
        self._entries.go_on(None)
        return self

    @property
    def entries(self) -> list[CatalogEntry]:
        """All entries, read now if they are not yet."""
        return self._entries.value

    @property
    def names(self) -> NameIndex:
        """The index of all names: of each face, and of the card in full; made now if it is not yet."""
        return self._names.value

    @property
    def is_ready(self) -> bool:
        """Whether a name can be looked up without waiting."""
        return self._names.is_made

    def go_on(self, until: float) -> bool:
        """Read entries and names further, until ``time.perf_counter()`` says ``until``; gives whether all are read."""
        return self._entries.go_on(until) and self._names.go_on(until) and self._places.go_on(until)

    def _read_entries(self) -> Steps[list[CatalogEntry]]:
        entries: list[CatalogEntry] = []
        known: set[str] = set()
        for origin, database in self._databases:
            here = yield from _entries(database, origin)
            entries += [entry for entry in here if entry.kind != CARD or entry.name not in known]
            yield
            known.update(entry.name for entry in here if entry.kind == CARD)
            yield
        keyed = ((entry.kind, folded(entry.name), entry.id, entry) for entry in entries)
        ordered = yield from sorted_in_steps(
            keyed, part_of=lambda each: (each[0], each[1][:1]), key=lambda each: each[:3]
        )
        # Taken away one by one: to let go of all at once would take as long as many steps.
        entries.clear()
        ordered.reverse()
        while ordered:
            entries.append(ordered.pop()[3])
            if not len(entries) % ROWS_A_STEP:
                yield
        return entries

    def _index_names(self) -> Steps[NameIndex]:
        entries = self.entries
        named = ((place, face, name) for place, entry in enumerate(entries) for face, name in _names_of(entry))
        return (yield from NameIndex.in_steps(named, [entry.kind for entry in entries]))

    def _number_places(self) -> Steps[dict[Origin, dict[int, int]]]:
        places: dict[Origin, dict[int, int]] = {origin: {} for origin in Origin}
        # No pair for each card: so many new objects would have the interpreter search all for garbage meanwhile.
        for place, entry in enumerate(self.entries):
            places[entry.origin][entry.id] = place
            if not place % ROWS_A_STEP:
                yield
        return places

    @property
    def _position(self) -> dict[Origin, dict[int, int]]:
        return self._places.value

    @cached_property
    def everything(self) -> Positions:
        """All positions."""
        return (1 << len(self.entries)) - 1

    @cached_property
    def real_cards(self) -> Positions:
        """The positions of what is a card: no token, no art card, no other playing piece."""
        return self.of_positions(place for place, entry in enumerate(self.entries) if entry.kind == CARD)

    def column(self, of: str) -> dict[_Value, Positions]:
        """Give each value that the expression of SQL ``of`` has, with the positions of the cards that have it.

        The expression may name columns of ``card`` and ``face``; a card has the values of each of its faces.
        """
        if of not in self._columns:
            found: dict[_Value, bytearray] = {}
            size = len(self.entries) // 8 + 1
            single = not any(column in of for column in ("face.", "printed."))
            tables = "card" if single else "card JOIN face ON face.card = card.id"
            if "printed." in of:
                tables = "card JOIN printed ON printed.card = card.id"
            for origin, database in self._databases:
                for number, *values in database.execute(f"SELECT card.id, {of} FROM {tables}"):
                    place = self._position[origin].get(number)
                    if place is not None:
                        held = found.setdefault(values[0] if len(values) == 1 else tuple(values), bytearray(size))
                        held[place >> 3] |= 1 << (place & 7)
            self._columns[of] = {value: int.from_bytes(held, "little") for value, held in found.items()}
        return self._columns[of]

    def where(self, of: str, holds: Callable[[_Value], bool]) -> Positions:
        """Give the cards of which a value of this column passes the test."""
        union = 0
        for value, positions in self.column(of).items():
            if holds(value):
                union |= positions
        return union

    def matching(self, sql: str, parameters: tuple[Any, ...]) -> list[tuple[int, tuple[Any, ...]]]:
        """Run a query whose first column is a card's id on all databases; gives positions and the other columns."""
        found = []
        for origin, database in self._databases:
            for number, *values in database.execute(sql, parameters):
                place = self._position[origin].get(number)
                if place is not None:
                    found.append((place, tuple(values)))
        return found

    def of_positions(self, places: Iterable[int]) -> Positions:
        """Make the number of some positions."""
        held = bytearray(len(self.entries) // 8 + 1)
        for place in places:
            held[place >> 3] |= 1 << (place & 7)
        return int.from_bytes(held, "little")


def positions_in(number: Positions, limit: int | None = None) -> list[int]:
    """List the positions of a number, the lowest first."""
    found: list[int] = []
    for base, byte in enumerate(number.to_bytes((number.bit_length() + 7) // 8, "little")):
        if byte:
            found += [base * 8 + bit for bit in range(8) if byte >> bit & 1]
            if limit is not None and len(found) >= limit:
                return found[:limit]
    return found


def _entries(database: sqlite3.Connection, origin: Origin) -> Steps[list[CatalogEntry]]:
    faces: dict[int, tuple[ShownFace, ...]] = {}
    shown = database.execute("SELECT card, name, mana_cost, type_line FROM face ORDER BY id")
    while rows := shown.fetchmany(ROWS_A_STEP):
        for card, name, cost, line in rows:
            faces[card] = (*faces.get(card, ()), ShownFace(name, cost or "", line))
        yield
    entries: list[CatalogEntry] = []
    cards = database.execute("SELECT id, name, layout, kind FROM card")
    while rows := cards.fetchmany(ROWS_A_STEP):
        entries += [
            CatalogEntry(origin, number, name, layout, kind, faces.get(number, ()))
            for number, name, layout, kind in rows
        ]
        yield
    return entries


def _names_of(entry: CatalogEntry) -> list[tuple[int, str]]:
    names = [(index, face.name) for index, face in enumerate(entry.faces)]
    if all(entry.name != name for _, name in names):
        names.append((0, entry.name))
    return names
