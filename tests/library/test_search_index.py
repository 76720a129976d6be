"""The index of a search is made at the import and only loaded afterwards; it tells what the tables tell."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.library import Library
from inspector.library import catalog as catalogs
from inspector.library.catalog import Catalog, Origin
from inspector.library.columns import Column, of_positions, positions_in
from inspector.library.gradual import Steps, at_once
from inspector.library.search_index import CardTable, column_from, column_part, index_of, read_index
from tests.library.records import Shelf, face, normal, split, transform

CARDS = [
    normal("Mill Keeper", 1, keywords=["Vigilance"]),
    transform(2),
    split(face("Wear", "{1}{R}", "Instant"), face("Tear", "{W}", "Instant"), number=3),
    normal("Lightning Bolt", 4, mana_cost="{R}", colors=["R"], type_line="Instant"),
    normal("Mill Keeper", 1, lang="de", printed_name="Mühlenwärter der Hügel"),
    normal("Lightning Bolt", 4, lang="ja", printed_name="稲妻"),
]
QUERIES = [
    *("mill", "keeper", "e", "er", "hound", "wear", "tear/wear", "t:instant", "c:r", "mv=2", "kw:vigil", "m:r", "id:w"),
    *("muhlenwarter", "mühlenwärter hüg", "der huge", "稲妻", "-t:creature", "lang:de", "t:elf or mill", "millkeeper"),
]


def answers(library: Library) -> list[list[str]]:
    return [[found.name for found in library.search(query, 500)] for query in QUERIES]


def test_the_kept_index_answers_as_one_made_of_the_tables(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.take(CARDS)
    made: list[sqlite3.Connection] = []

    def index_made(database: sqlite3.Connection) -> Steps[dict[str, bytes]]:
        made.append(database)
        return (yield from index_of(database))

    monkeypatch.setattr(catalogs, "index_of", index_made)
    with closing(shelf.open()) as library:
        kept = answers(library)
        # Only the bundled cards, which have no file, are gone through.
        assert len(made) == 1
    assert kept[0] == ["Mill Keeper"]
    assert ["Mill Keeper"] == kept[QUERIES.index("mühlenwärter hüg")] == kept[QUERIES.index("der huge")]
    assert kept[QUERIES.index("稲妻")] == ["Lightning Bolt"]
    with closing(sqlite3.connect(shelf.path)) as database:
        database.execute("DROP TABLE search_index")
        database.execute("VACUUM")
    with closing(shelf.open()) as library:
        assert answers(library) == kept
        assert library.notices == []
    assert len(made) == 3


def test_what_is_kept_is_what_the_tables_say(shelf: Shelf) -> None:
    shelf.take(CARDS)
    shelf.take([normal("Mill Keeper", 1, type_line="Creature — Elf")])
    with closing(sqlite3.connect(shelf.path)) as database:
        assert at_once(index_of(database)).items() >= (read_index(database) or {"": b""}).items()
        catalog = Catalog([(Origin.IMPORTED, database)]).read()
        (file,) = catalog._files.value
        parts = read_index(database) or {}
        kept = [name.removeprefix(column_part("")) for name in parts if name.startswith(column_part(""))]
        assert len(kept) == 6
        for of in kept:
            read = column_from(database, of, file.cards)
            for value in {*read.values, *file.column(of).values}:
                wanted = read.where(lambda held, value=value: bool(held == value))  # type: ignore[misc]
                assert catalog.where(of, lambda held, value=value: bool(held == value)) == wanted != 0  # type: ignore[misc]
        assert {entry.name for entry in catalog.entries if "Elf" in entry.faces[0].type_line} == {"Mill Keeper"}


def test_ids_that_no_card_has_are_at_no_position(shelf: Shelf) -> None:
    shelf.take(CARDS)
    with closing(sqlite3.connect(shelf.path)) as database:
        parts = read_index(database)
    assert parts is not None
    cards = CardTable(parts)
    known = cards.ids[1]
    assert cards.positions_of([]) == cards.positions_of([-1, 0, 10**12]) == 0
    assert cards.positions_of([known]) == cards.positions_of([-1, known, 0, known, 99]) == 0b10


@given(st.lists(st.tuples(st.integers(0, 40), st.one_of(st.none(), st.integers(0, 600)))))
def test_a_column_finds_each_position_by_each_of_its_values_also_when_it_was_kept(rows: list[tuple[int, int]]) -> None:
    column = Column.of([place for place, _ in rows], [value for _, value in rows], 41)
    for held in (column, Column.loaded(column.stored())):
        for value in [*{value for _, value in rows}, 700]:
            found = held.where(lambda each, value=value: bool(each == value))  # type: ignore[misc]
            places = sorted({place for place, other in rows if other == value})
            assert positions_in(found) == places
            assert found == of_positions(places, 41)


@given(st.lists(st.one_of(st.none(), st.integers(0, 600)), max_size=41))
def test_a_column_of_one_value_a_position_is_the_same(values: list[int | None]) -> None:
    assert Column.of_each(values).stored() == Column.of(range(len(values)), values, len(values)).stored()
