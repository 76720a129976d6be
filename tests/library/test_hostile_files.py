"""Files made to do harm, or broken at random: each ends in a report that counts every record, or in one sentence."""

from __future__ import annotations

import json
import random
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.library import LibraryError
from inspector.library.importing import import_cards
from tests.library.records import Shelf, accounted, face, normal, split, transform, write
from tests.library.test_import_sources import ATOMIC, database, element

SEEDS = [
    json.dumps([normal(), transform()]).encode(),
    ("[\n" + ",\n".join(json.dumps(record) for record in (normal(), transform(), normal("C", 9))) + "\n]").encode(),
    json.dumps(ATOMIC, indent=1).encode(),
    database(element("Mill Keeper"), element("A // B", "split", type="Instant // Instant")).encode(),
]
INSERTED = [
    *(
        b"\x00",
        b"\xff\xfe",
        b"NaN",
        b"Infinity",
        b"1e99999",
        b"-",
        b"9" * 400,
        b'"',
        b"\\ud800",
        b"{",
        b"}",
        b"[",
        b"]",
    ),
    *(b"null", b"true", b"," * 5, b"[" * 3000, b'{"a":' * 3000, b"\n", b"<!ENTITY", b"&x;", b"]]>", b"\xe2\x80\xae"),
]


def clean(folder: Path, data: bytes) -> None:
    """Import something; it must end in a report that adds up, or in one sentence that names the file."""
    path = write(folder / "hostile.json", data)
    told: list[str] = []
    try:
        report = import_cards(folder / "data" / "cards.sqlite", [path])
        told = list(report.sentences()) if accounted(report) else []
    except LibraryError as error:
        told = [sentence for sentence in str(error).splitlines() if "hostile.json" in sentence]
    assert told


@settings(max_examples=120, deadline=None)
@given(
    st.sampled_from(SEEDS),
    st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from(INSERTED), st.booleans()), max_size=5),
)
def test_a_file_changed_at_random_ends_in_a_report_or_a_sentence(
    seed: bytes, changes: list[tuple[int, bytes, bool]]
) -> None:
    data = bytearray(seed)
    for at, inserted, instead in changes:
        place = at % (len(data) + 1)
        data[place : place + (len(inserted) if instead else 0)] = inserted
    with tempfile.TemporaryDirectory() as name:
        clean(Path(name), bytes(data))


ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)


@settings(max_examples=120, deadline=None)
@given(st.sampled_from([normal(), transform(), split(face("A", "{W}"), face("B", "{U}"))]), st.data())
def test_any_value_under_any_key_is_taken_left_out_or_told(record: dict[str, object], data: st.DataObject) -> None:
    keys = data.draw(st.lists(st.sampled_from(sorted(record)), min_size=1, max_size=3))
    changed = record | {key: data.draw(ANYTHING) for key in keys}
    with tempfile.TemporaryDirectory() as name:
        clean(Path(name), json.dumps([changed, normal("Fine", 77)]).encode("utf-8", "replace"))


def test_a_record_that_is_nested_too_deep_is_told_and_the_others_are_read(shelf: Shelf) -> None:
    deep = '{"name": "Deep", "x": ' + "[" * 50_000 + "]" * 50_000 + "}"
    records = [json.dumps(normal()), deep, json.dumps(transform())]
    report = shelf.take("[\n" + ",\n".join(records) + "\n]")
    assert dict(report.skipped) == {"is nested too deep": 1}
    assert report.new == 2


def test_a_document_that_is_nested_too_deep_is_refused(shelf: Shelf) -> None:
    deep = '{"name": "Deep", "x": ' + "[" * 50_000 + "]" * 50_000 + "}"
    with pytest.raises(LibraryError, match="nested too deep"):
        shelf.take(f"[{json.dumps(normal())}, {deep}]")


def test_giant_texts_and_numbers_do_not_get_in(shelf: Shelf) -> None:
    report = shelf.take(
        [
            normal("Long Text", 1, oracle_text="x" * 3_000_000),
            normal("Long Cost", 2, mana_cost="{W}" * 100_000),
            normal("Long Number", 3, power="9" * 10_000),
            normal("Fine", 4, cmc=1e308, collector_number="9" * 10_000),
        ]
    )
    assert report.new == 1
    assert dict(report.skipped) == {"is too long": 3}


def test_a_line_without_end_does_not_fill_the_memory(shelf: Shelf) -> None:
    endless = json.dumps(normal("Endless", 5, oracle_text="y" * 9_000_000))
    report = shelf.take("[\n" + json.dumps(normal()) + ",\n" + endless + ",\n" + json.dumps(transform()) + "\n]")
    assert dict(report.skipped) == {"is longer than any card's": 1}
    assert report.new == 2


def test_a_key_that_stands_twice_counts_as_written_last(shelf: Shelf) -> None:
    text = json.dumps(normal())[:-1] + ', "power": "7"}'
    assert shelf.take(f"[{text}]").new == 1
    assert str(shelf.card("Mill Keeper").front.power) == "7"


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e400"])
def test_numbers_that_are_none_spoil_only_their_record(shelf: Shelf, value: str) -> None:
    bad = json.dumps(normal("Bad", 3)).replace("2.0", value)
    report = shelf.take("[\n" + json.dumps(normal()) + ",\n" + bad + "\n]")
    assert report.new >= 1
    assert accounted(report)


NAMES = [
    "../../etc/passwd",
    "C:\\nul",
    "'); DROP TABLE card; --",
    '" OR 1=1',
    "%s%n",
    "a\nb",
    "\u202egnorw",
    "💥" * 40,
    "?",
    "*",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_only_names_whatever_they_say(shelf: Shelf, name: str) -> None:
    report = shelf.take([normal(name, 1, set=name, released_at=name, lang=name, keywords=[name])])
    assert report.new == 1
    library = shelf.open()
    (entry,) = [entry for entry in library.catalog.entries if not entry.bundled]
    assert library.card(entry).name == entry.name
    assert library.find(entry.name) is not None
    assert entry.name.isprintable()
    library.close()
    assert sorted(path.name for path in shelf.folder.iterdir()) == ["data", "file0.json"]


def test_records_without_any_value_in_them_are_skipped_one_by_one(shelf: Shelf) -> None:
    report = shelf.take("[\n" + ",\n".join(["{}"] * 50) + "\n]")
    assert dict(report.skipped) == {"has no name": 50}
    assert not shelf.path.exists()


def test_random_bytes_are_refused(tmp_path: Path) -> None:
    chance = random.Random(0)
    for _ in range(60):
        clean(tmp_path, chance.randbytes(chance.randint(1, 400)))
