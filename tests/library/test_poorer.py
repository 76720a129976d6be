"""An import never makes a card poorer: what a trimmed record leaves out stays as it is in the library or bundled."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards.writing import record_of_card
from inspector.library.bundled import bundled_cards
from tests.library.records import Record, Shelf, accounted, normal, transform


def faces(*changes: Record) -> Record:
    """A card of two faces, each changed, a key with the value None left out."""
    sides = [side | change for side, change in zip(transform()["card_faces"], changes, strict=True)]
    return transform(card_faces=[{key: value for key, value in side.items() if value is not None} for side in sides])


FULL: list[Record] = [
    normal(),
    transform(),
    normal("Old Sage", 4, type_line="Legendary Planeswalker — Sage", loyalty="4", power=None, toughness=None),
    normal("Cart", 5, type_line="Artifact — Vehicle", mana_cost="{2}", colors=[], power="3", toughness="3"),
    normal("Hill", 6, type_line="Land", mana_cost="", colors=[], power=None, toughness=None),
]
GONE: dict[str, tuple[Record, str]] = {
    "the text": (normal(oracle_text=None), "rules text"),
    "the cost": (normal(mana_cost=None, colors=None), "mana cost"),
    "the size": (normal(power=None, toughness=None), "power"),
    "a vehicle's size": (FULL[3] | {"toughness": None}, "toughness"),
    "the loyalty": (FULL[2] | {"loyalty": None}, "loyalty"),
    "a face": (normal("Dusk Herder // Night Hound", 2, layout="normal"), "1 of 2 faces"),
    "a known layout": (transform(layout="unheard_of"), "layout"),
    "the color of a back face": (faces({}, {"colors": None, "color_indicator": None}), "color indicator"),
    "the size of a back face": (faces({}, {"power": None}), "power"),
}


@pytest.mark.parametrize("what", GONE)
@pytest.mark.parametrize("at_once", [True, False], ids=["one import", "two imports"])
def test_a_record_that_leaves_something_out_does_not_take_a_cards_place(shelf: Shelf, what: str, at_once: bool) -> None:
    trimmed, words = GONE[what]
    trimmed = trimmed | {"set": "new", "released_at": "2026-01-01"}
    if at_once:
        report = shelf.take([*FULL, trimmed])
    else:
        shelf.take(FULL)
        report = shelf.take([trimmed])
        assert (report.new, report.changed, report.same, report.poorer) == (0, 0, 1, 1)
        assert words in report.left[0]
        assert words in "\n".join(report.sentences())
    assert accounted(report)
    for full in FULL:
        card = shelf.card(full["name"])
        assert card.printing.set_code == full["set"]
        assert record_of_card(card)["layout"] == full["layout"]
    assert shelf.names("set:new") == [trimmed["name"]]


SAID: list[Record] = [
    normal(oracle_text=""),
    normal(type_line="Sorcery", power=None, toughness=None),
    normal(oracle_text="Haste", power="3"),
    faces({}, {"type_line": "Land", "colors": [], "color_indicator": None}),
]


@pytest.mark.parametrize("record", SAID, ids=["no text any more", "a sorcery now", "other words", "a land now"])
def test_what_a_file_says_to_be_otherwise_is_taken(shelf: Shelf, record: Record) -> None:
    shelf.take(FULL)
    assert (report := shelf.take([record])).changed == 1, report.sentences()


def trimmed(name: str, *keys: str) -> Any:  # noqa: ANN401 - a record
    card = bundled_cards().find(name)
    assert card is not None
    record = record_of_card(card)
    for part in (record, *record.get("card_faces", ())):
        for key in keys:
            part.pop(key, None)
    return record


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("Delver of Secrets", ("card_faces",)),
        ("Delver of Secrets", ("oracle_text",)),
        ("Delver of Secrets", ("color_indicator",)),
        ("Delver of Secrets", ("power", "toughness")),
        ("Humility", ("oracle_text",)),
    ],
)
def test_a_trimmed_record_does_not_cover_a_bundled_card(shelf: Shelf, name: str, keys: tuple[str, ...]) -> None:
    record = trimmed(name, *keys) | ({"layout": "normal", "type_line": "Creature"} if "card_faces" in keys else {})
    report = shelf.take([record, normal()])
    assert (report.new, report.poorer, accounted(report)) == (1, 1, True)
    library = shelf.open()
    assert library.find(name) is bundled_cards().find(name)
    library.close()


def test_one_that_says_all_does(shelf: Shelf) -> None:
    assert shelf.take([trimmed("Delver of Secrets", "set")]).new == 1
    assert not shelf.card("Delver of Secrets").printing.set_code
