"""The facts of the bundled cards are those of real card records, where these lie beside the checkout."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import pytest

from inspector.bundled import bundled_files
from inspector.cards import Card, card_from_scryfall
from inspector.cards.keywords import keywords_of
from tests.house import ROOT

SAMPLES = ROOT.parent / "shared" / "data"
RECORDS, ATOMIC = SAMPLES / "scryfall-sample.json", SAMPLES / "mtgjson-atomic-sample.json"
needs_records = pytest.mark.skipif(not RECORDS.is_file(), reason="no real card records lie beside this checkout")
needs_atomic = pytest.mark.skipif(not ATOMIC.is_file(), reason="no real card records lie beside this checkout")
OF_A_FACE = ("name", "mana_cost", "type_line", "power", "toughness", "loyalty", "defense", "color_indicator")
# Of a card with faces, records may leave out what the faces say.
LEFT_OUT = ("mana_cost", "power", "toughness", "loyalty", "defense", "colors")


def bundled_records() -> list[dict[str, Any]]:
    return [record for file in bundled_files("cards", ".json") for record in json.loads(file.read_bytes())]


@lru_cache(maxsize=1)
def real_records() -> dict[tuple[str, str], dict[str, Any]]:
    """The records by name and layout; a name may stand for a card and for a token."""
    records = json.loads(RECORDS.read_bytes())
    return {(record["name"], record["layout"]): record for record in reversed(records)}


def pairs() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    real = real_records()
    return [
        (ours, real[ours["name"], ours["layout"]])
        for ours in bundled_records()
        if (ours["name"], ours["layout"]) in real
    ]


def known(value: object) -> object:
    """A value without regard to the order of colors, nor to whether nothing is written or left out."""
    return sorted(value) if isinstance(value, list) else value or None


def unequal(keys: Iterable[str], ours: Mapping[str, Any], real: Mapping[str, Any], name: str) -> list[str]:
    return [
        f"{name}: {key} is {ours.get(key)}, the record says {real.get(key)}"
        for key in keys
        if known(ours.get(key)) != known(real.get(key))
    ]


def abilities(card: Card) -> list[list[str]]:
    return [sorted(word for line in face.paragraphs for word in keywords_of(line)) for face in card.faces]


@needs_records
def test_there_are_enough_real_records_to_compare_with() -> None:
    assert len(pairs()) >= 130


@needs_records
def test_every_printed_value_of_a_bundled_card_is_that_of_its_record() -> None:
    found = []
    for ours, real in pairs():
        keys = [key for key in LEFT_OUT if not (real.get("card_faces") and real.get(key) is None)]
        found += unequal(("type_line", "color_indicator", *keys), ours, real, ours["name"])
        faces = ours.get("card_faces", [])
        assert len(faces) == len(real.get("card_faces") or []), ours["name"]
        for face, true in zip(faces, real.get("card_faces") or [], strict=True):
            found += unequal(OF_A_FACE, face, true, face["name"])
            if "colors" in true:
                found += unequal(("colors",), face, true, face["name"])
    assert found == []


@needs_records
def test_every_face_of_a_bundled_card_has_the_keyword_abilities_of_its_record() -> None:
    found = [
        f"{ours['name']}: ours {ours_have}, the record {theirs}"
        for ours, real in pairs()
        for ours_have, theirs in zip(
            abilities(card_from_scryfall(ours)), abilities(card_from_scryfall(real)), strict=True
        )
        if ours_have != theirs and ours["layout"] != "leveler"  # whose levels our wording puts on one line each
    ]
    assert found == []


@needs_records
def test_every_bundled_card_lists_the_keywords_of_its_record() -> None:
    found = [
        f"{ours['name']}: ours {ours.get('keywords')}, the record {real['keywords']}"
        for ours, real in pairs()
        if "keywords" in real and {word.lower() for word in ours["keywords"]} != {w.lower() for w in real["keywords"]}
    ]
    assert found == []


@needs_atomic
def test_every_printed_value_of_a_bundled_card_is_that_of_the_other_files_record_of_it() -> None:
    real = json.loads(ATOMIC.read_bytes())["data"]
    spelled = {"manaCost": "mana_cost", "type": "type_line"}
    keys = ("mana_cost", "type_line", "power", "toughness", "loyalty", "defense")
    compared, found = 0, []
    for ours in bundled_records():
        if ours["name"] not in real or ours["layout"] == "token":
            continue
        for face, record in zip(ours.get("card_faces", [ours]), real[ours["name"]], strict=True):
            true = {spelled.get(key, key): value for key, value in record.items()}
            found += unequal(keys, face, true, face["name"])
            compared += 1
    assert found == []
    assert compared >= 15
