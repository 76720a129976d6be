"""Printings: every one that files tell of is kept, the card has the newest English one, and none is made up."""

from __future__ import annotations

import pytest

from inspector.cards import Printing
from tests.library.records import Record, Shelf, normal, transform

FIRST: Record = {"set": "ISD", "released_at": "2011-09-30", "frame_effects": ["sunmoondfc"]}
PROMO: Record = {"set": "pisd", "released_at": "2011-09-23", "frame_effects": []}
GERMAN = FIRST | {"lang": "de"}
LIST: Record = {"set": "plst", "released_at": "2024-01-01", "frame_effects": ["showcase", "sunmoondfc"]}


def printings(shelf: Shelf, name: str) -> list[Printing]:
    library = shelf.open()
    (found, *_) = library.search(name)
    listed = list(library.printings(found))
    library.close()
    return listed


def written(keys: Record) -> Printing:
    code, effects = str(keys["set"]).lower(), tuple(keys["frame_effects"])
    released, language = str(keys["released_at"]), str(keys.get("lang", "en"))
    return Printing(set_code=code, released=released, language=language, frame_effects=effects)


@pytest.mark.parametrize("files", [1, 2, 4], ids="{} files".format)
def test_every_printing_is_kept_and_the_newest_english_one_is_the_cards(shelf: Shelf, files: int) -> None:
    records = [transform(**keys) for keys in (FIRST, LIST, GERMAN, PROMO)]
    for at in range(files):
        shelf.take(records[at::files])
    assert printings(shelf, "dusk herder") == [written(keys) for keys in (LIST, GERMAN, FIRST, PROMO)]
    assert shelf.card("Dusk Herder // Night Hound").printing.language == "en"
    if files == 1:
        assert shelf.card("Dusk Herder // Night Hound").printing == written(LIST)


def test_what_an_earlier_import_knew_of_printings_stays(shelf: Shelf) -> None:
    shelf.take([transform(**FIRST)])
    shelf.take([normal("Another", 9)])
    shelf.take([transform(**LIST)])
    assert printings(shelf, "dusk herder") == [written(LIST), written(FIRST)]
    assert shelf.card("Dusk Herder // Night Hound").printing == written(LIST)


def test_mtgjson_says_frame_effects_too(shelf: Shelf) -> None:
    sides = [
        {"name": "Dusk Herder // Night Hound", "faceName": name, "side": side, "layout": "transform", "number": "1",
         "type": "Creature — Wolf", "text": "", "colors": ["G"], "frameEffects": ["sunmoondfc"], "manaCost": cost,
         "identifiers": {"scryfallOracleId": "x"}}
        for name, side, cost in (("Dusk Herder", "a", "{G}"), ("Night Hound", "b", ""))
    ]  # fmt: skip
    shelf.take({"data": {"PISD": {"code": "PISD", "releaseDate": "2011-09-23", "cards": sides}}})
    told = Printing(set_code="pisd", released="2011-09-23", language="en", frame_effects=("sunmoondfc",))
    assert shelf.card("Dusk Herder // Night Hound").printing == told


def named_sets(*codes: str) -> Record:
    face = {"name": "Mill Keeper", "layout": "normal", "type": "Creature — Human", "text": "", "manaCost": "{W}"}
    return {"meta": {}, "data": {"Mill Keeper": [face | {"printings": list(codes)}]}}


def test_of_sets_that_are_only_listed_one_is_the_cards_where_it_is_the_only_one(shelf: Shelf) -> None:
    shelf.take(named_sets("ISD"))
    assert shelf.card("Mill Keeper").printing.set_code == "isd"
    shelf.take(named_sets("AAA", "ISD"))
    assert shelf.card("Mill Keeper").printing.set_code is None
    assert {each.set_code for each in printings(shelf, "mill keeper")} == {None, "aaa", "isd"}
