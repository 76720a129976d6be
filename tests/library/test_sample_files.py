"""Real card files, where they lie beside the checkout: every record is accounted for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from inspector.library.importing import import_cards
from tests.house import ROOT
from tests.library.records import Shelf, accounted

SAMPLES = ROOT.parent / "shared" / "data"
BULK, ATOMIC = SAMPLES / "scryfall-sample.json", SAMPLES / "mtgjson-atomic-sample.json"
WHY = "the real card files do not lie beside this checkout"
needs_bulk = pytest.mark.skipif(not BULK.is_file(), reason=WHY)
needs_atomic = pytest.mark.skipif(not ATOMIC.is_file(), reason=WHY)


def oracle_ids(record: dict[str, Any]) -> set[str]:
    faces = [face["oracle_id"] for face in record.get("card_faces") or [] if face.get("oracle_id")]
    return {record["oracle_id"]} if record.get("oracle_id") else set(faces)


@needs_bulk
def test_every_scryfall_object_is_accounted_for(shelf: Shelf) -> None:
    records = json.loads(BULK.read_bytes())
    report = import_cards(shelf.path, [BULK])
    assert report.read == len(records)
    assert accounted(report)
    assert dict(report.skipped) == {}
    assert report.cards == len({key for record in records for key in oracle_ids(record)})
    assert dict(report.unknown_layouts) == {}
    assert (report.differences, report.repairs) == ([], [])


@needs_bulk
def test_every_scryfall_card_is_found_by_each_of_its_names_and_built(shelf: Shelf) -> None:
    records = json.loads(BULK.read_bytes())
    import_cards(shelf.path, [BULK])
    library = shelf.open()
    for record in records:
        faces = record.get("card_faces") or [record]
        for name in {face["name"] for face in faces}:
            card = library.find(name)
            # An art card stands apart: it is found by a search, but no card of the game answers to its name.
            if record["layout"] != "art_series":
                assert card is not None, name
                assert name in {face.name for face in card.faces} | {card.name}
            assert [found for found in library.search(name, 5) if name in found.name], name
        for printed in {face["printed_name"] for face in faces if face.get("printed_name")}:
            assert library.search(printed, 5)[0].name == record["name"]
    for entry in library.catalog.entries:
        assert library.card(entry).faces
    library.close()


@needs_atomic
def test_every_mtgjson_name_is_accounted_for(shelf: Shelf) -> None:
    names = json.loads(ATOMIC.read_bytes())["data"]
    report = import_cards(shelf.path, [ATOMIC])
    assert (report.cards, report.printings, dict(report.skipped)) == (len(names), 0, {})
    library = shelf.open()
    for name, faces in names.items():
        card = library.find(name)
        assert card is not None, name
        assert len(card.faces) == len(faces)
    library.close()


@needs_bulk
@needs_atomic
def test_the_newer_file_wins_for_the_cards_that_both_have(shelf: Shelf) -> None:
    import_cards(shelf.path, [BULK])
    second = import_cards(shelf.path, [ATOMIC])
    assert second.changed + second.same > 0
    assert second.new + second.changed + second.same == second.read
    again = import_cards(shelf.path, [ATOMIC])
    assert (again.new, again.changed) == (0, 0)
