"""All cards that can be found, the user's and the bundled ones, each at a position: those of one file in a row.

What a search asks is loaded when first needed, all at once or in small steps; what a query compares besides is read
from the tables, as asked for.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from inspector.library.all_names import AllNames, NamesOfFile
from inspector.library.columns import Column, Positions, flagged, of_positions, positions_in
from inspector.library.folding import folded, folded_words
from inspector.library.gradual import Gradual, Steps
from inspector.library.names import NameIndex
from inspector.library.rows import CARD
from inspector.library.search_index import (
    CardTable,
    ShownFace,
    column_from,
    column_part,
    index_of,
    printed_names,
    read_index,
)

__all__ = ["Catalog", "CatalogEntry", "Origin", "Positions", "ShownFace"]
_MOST_ENTRIES = 4096


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


class _File:
    """The cards of one file, at the positions from ``base`` on."""

    def __init__(self, origin: Origin, database: sqlite3.Connection, parts: dict[str, bytes], base: int) -> None:
        self.origin = origin
        self.database = database
        self.base = base
        self.cards = CardTable(parts)
        self.names = NameIndex(parts)
        self.hidden: frozenset[int] = frozenset()
        self._kept = {name: data for name, data in parts.items() if name.startswith(column_part(""))}
        self._columns: dict[str, Column] = {}

    def column(self, of: str) -> Column:
        """Give a column, loaded or read when first asked for."""
        if of not in self._columns:
            kept = self._kept.get(column_part(of))
            self._columns[of] = Column.loaded(kept) if kept is not None else column_from(self.database, of, self.cards)
        return self._columns[of]

    def with_name(self, name: str) -> list[int]:
        """List the positions in this file of the cards with this very name in full."""
        numbers = self.names.exactly(folded_words(name))
        places = dict.fromkeys(self.names.cards[number] for number in numbers)
        return [place for place in places if self.cards.kinds[place] == CARD and self.cards.shown(place).name == name]


class Catalog:
    """The cards of ``databases``, pairs of where cards come from, and their tables.

    They stand in the order of ``Origin``: a card is left out where an earlier one has it.
    """

    def __init__(self, databases: Iterable[tuple[Origin, sqlite3.Connection]]) -> None:
        self._databases = tuple(databases)
        self._files = Gradual(self._load)
        self.entry = lru_cache(maxsize=_MOST_ENTRIES)(self._entry)
        # What conditions were answered with, by what they ask.
        self.answers: dict[tuple[str, str, str, bool], Positions] = {}

    def read(self) -> Catalog:
        """Read what is needed to look names up now, if it is not there yet; gives the catalog."""
        self._files.go_on(None)
        return self

    @property
    def is_ready(self) -> bool:
        """Whether a name can be looked up without waiting."""
        return self._files.is_made

    def go_on(self, until: float) -> bool:
        """Read names further, until ``time.perf_counter()`` says ``until``; gives whether all are read."""
        return self._files.go_on(until)

    def _load(self) -> Steps[list[_File]]:
        files: list[_File] = []
        base = 0
        for origin, database in self._databases:
            parts = read_index(database)
            yield
            if parts is None:
                parts = yield from index_of(database)
            file = _File(origin, database, parts, base)
            yield
            file.hidden = frozenset(place for earlier in files for place in _doubled(file, earlier))
            yield
            files.append(file)
            base += len(file.cards)
        return files

    @cached_property
    def names(self) -> AllNames:
        """The names of each face and of each card in full; made now if they are not yet."""
        return AllNames([NamesOfFile(file.names, file.base, file.hidden) for file in self._files.value])

    @cached_property
    def printed(self) -> AllNames:
        """The names printed in other languages, or besides; loaded when one is first asked for."""
        return AllNames(
            [
                NamesOfFile(printed_names(file.database, file.cards), file.base, file.hidden)
                for file in self._files.value
            ],
            within=False,
        )

    @property
    def entries(self) -> list[CatalogEntry]:
        """All entries in the order of kind and name."""
        return [self._entry(place) for place in self.in_order(self.everything)]

    def _entry(self, place: int) -> CatalogEntry:
        """Give the entry at a position."""
        file = self._file_of(place)
        local = place - file.base
        shown = file.cards.shown(local)
        return CatalogEntry(
            file.origin, file.cards.ids[local], shown.name, shown.layout, file.cards.kinds[local], shown.faces
        )

    def _file_of(self, place: int) -> _File:
        return next(file for file in reversed(self._files.value) if file.base <= place)

    @cached_property
    def everything(self) -> Positions:
        """The positions of all cards that are not left out."""
        return self._joined(lambda file: (1 << len(file.cards)) - 1 & ~of_positions(file.hidden, len(file.cards)))

    @cached_property
    def real_cards(self) -> Positions:
        """The positions of what is a card: no token, no art card, no other playing piece."""
        flags = bytes(kind == CARD for kind in range(256))
        return self.everything & self._joined(lambda file: flagged(file.cards.kinds.tobytes().translate(flags)))

    def of_origin(self, origin: Origin) -> Positions:
        """Give the positions of the cards from somewhere."""
        return self._joined(lambda file: (1 << len(file.cards)) - 1 if file.origin is origin else 0)

    def _joined(self, of_file: Callable[[_File], Positions]) -> Positions:
        union = 0
        for file in self._files.value:
            union |= of_file(file) << file.base
        return union

    def values(self, of: str) -> set[Any]:
        """Give each value that the expression of SQL ``of`` has."""
        return {value for file in self._files.value for value in file.column(of).values}

    def where(self, of: str, holds: Callable[[Any], bool]) -> Positions:
        """Give the cards of which a value of the expression of SQL ``of`` passes the test.

        It may name columns of ``card`` and ``face``, or of ``printed``; a card has the values of each of its faces.
        """
        return self._joined(lambda file: file.column(of).where(holds))

    def matching(self, sql: str, parameters: tuple[Any, ...]) -> list[tuple[int, tuple[Any, ...]]]:
        """Run a query whose first column is a card's id on all databases; gives positions and the other columns."""
        found = []
        for file in self._files.value:
            place_of, base = file.cards.place_of, file.base
            for number, *values in file.database.execute(sql, parameters):
                place = place_of(number)
                if place is not None and place not in file.hidden:
                    found.append((base + place, tuple(values)))
        return found

    def with_faces(self, holds: str, parameters: tuple[Any, ...]) -> Positions:
        """Give the cards with a face of which the condition of SQL ``holds``."""
        # In one row: to fetch tens of thousands one by one takes as long as finding them.
        sql = f"SELECT '[' || group_concat(CAST(card AS INTEGER)) || ']' FROM face WHERE {holds}"

        def of_file(file: _File) -> Positions:
            (found,) = file.database.execute(sql, parameters).fetchone()
            return file.cards.positions_of(msgspec.json.decode(found or "[]", type=list[int]))

        return self._joined(of_file)

    def of_positions(self, places: Iterable[int]) -> Positions:
        """Make the number of some positions."""
        return of_positions(places, sum(len(file.cards) for file in self._files.value))

    def in_order(self, chosen: Positions, limit: int | None = None) -> list[int]:
        """List positions in the order of kind and name, at most ``limit``."""
        found: list[int] = []
        for file in self._files.value:
            here = chosen >> file.base & (1 << len(file.cards)) - 1
            found += [file.base + place for place in positions_in(here, limit)]
        return sorted(found, key=self._order_of)[:limit]

    def _order_of(self, place: int) -> tuple[int, str, int, int]:
        entry = self.entry(place)
        return entry.kind, folded(entry.name), entry.origin, entry.id


def _doubled(file: _File, earlier: _File) -> list[int]:
    """List the positions of the cards in a file that an earlier one has, too, going through the smaller of both."""
    smaller, other = sorted((file, earlier), key=lambda each: len(each.cards))
    found: list[int] = []
    for place, kind in enumerate(smaller.cards.kinds):
        if kind == CARD:
            same = other.with_name(smaller.cards.shown(place).name)
            found += same if other is file else [place] if same else []
    return found
