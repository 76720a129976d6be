"""209.1: a planeswalker card has a loyalty printed on it; where the data leaves it out, nobody is told "none"."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import BecomeCopy, Effect, Place, Table, characteristics, new_table, perform

WALKER = {
    "name": "Nameless Walker",
    "layout": "normal",
    "type_line": "Legendary Planeswalker — Nobody",
    "mana_cost": "{3}",
}
BEAR = {"name": "Plain Bear", "layout": "normal", "type_line": "Creature — Bear", "power": "2", "toughness": "2"}
POOL = CardIndex(
    [
        card_from_scryfall(WALKER),
        card_from_scryfall({**WALKER, "name": "Whole Walker", "loyalty": "4"}),
        card_from_scryfall(BEAR),
    ]
)


def placed(*names: str) -> Table:
    table = new_table(pool=POOL)
    for name in names:
        table, _ = perform(table, Place(card=name, label=name, zone="battlefield"))
    return table


def waits(table: Table, label: str) -> set[str]:
    return {key for one in characteristics(table, label).depends for key in one.keys}


@pytest.mark.parametrize(
    ("name", "keys"), [("Nameless Walker", {"loyalty"}), ("Whole Walker", set()), ("Plain Bear", set())]
)
def test_a_missing_loyalty_is_said(name: str, keys: set[str]) -> None:
    assert waits(placed(name), name) == keys


def test_a_copy_lacks_it_as_well() -> None:
    # 707.2: loyalty is a copiable value, so what is not known of the original is not known of the copy.
    table, _ = perform(placed("Plain Bear", "Nameless Walker"), BecomeCopy(object="Plain Bear", of="Nameless Walker"))
    assert waits(table, "Plain Bear") == {"loyalty"}


def test_what_only_becomes_a_planeswalker_has_none_in_truth() -> None:
    table = placed("Plain Bear")
    change = {"do": "effect", "filter": {"types": ["Creature"]}, "change": {"add_types": ["Planeswalker"]}}
    table, _ = perform(table, msgspec.convert(change, Effect))
    assert "Planeswalker" in characteristics(table, "Plain Bear").types
    assert waits(table, "Plain Bear") == set()


@pytest.mark.parametrize("loyalty", ["4", None])
def test_a_back_without_loyalty_has_none_where_the_data_gives_the_front_one(loyalty: str | None) -> None:
    faces = [{**WALKER, "loyalty": loyalty}, {**WALKER, "name": "Turned Walker", "mana_cost": ""}]
    card = {"name": "Nameless Walker // Turned Walker", "layout": "transform", "card_faces": faces}
    table = new_table(pool=CardIndex([card_from_scryfall(card), card_from_scryfall(BEAR)]))
    table, _ = perform(table, Place(card="Nameless Walker", label="walker", zone="battlefield", face="back"))
    table, _ = perform(table, Place(card="Plain Bear", label="bear", zone="battlefield"))
    table, _ = perform(table, BecomeCopy(object="bear", of="walker"))
    for label in ("walker", "bear"):
        assert waits(table, label) == (set() if loyalty else {"loyalty"})
