"""What a permanent that was put down could have entered as a copy of, and to what it could be attached."""

from __future__ import annotations

from typing import Any

from inspector.rules import PlayLand, asks_what_to_copy, could_bear, could_copy, perform
from inspector.rules.table.actions import Place, PutOntoBattlefield, Resolve
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import Played, play

TWIN = creature("Twin", "Shapeshifter", "0/0", oracle_text="You may have Twin enter as a copy of any creature.")
CARDS = [
    BEAR,
    TWIN,
    {
        "name": "Veil",
        "type_line": "Enchantment — Aura",
        "oracle_text": "Enchant creature\nIt has reach.",
    },
    {"name": "Hoe", "type_line": "Artifact — Equipment", "oracle_text": "Equipped creature gets +1/+1.\nEquip {1}"},
    {"name": "Rock", "type_line": "Artifact"},
]


def put(card: str, zone: str = "battlefield", **keys: Any) -> Record:  # noqa: ANN401
    return {"do": "place", "card": card, "as": card.lower(), "zone": zone, **keys}


def board(*actions: Record) -> Played:
    return play("2026-08", *actions, cards=CARDS)


def test_only_what_its_words_name_can_be_copied() -> None:
    assert could_copy(board(put("Bear"), put("Rock"), put("Twin")).table, "twin") == ("bear",)
    assert could_copy(board(put("Bear"), put("Twin"), put("Rock")).table, "bear") == ()
    assert could_copy(board(put("Bear"), put("Twin", face_down=True)).table, "twin") == ()
    assert could_copy(board(put("Bear"), put("Twin", zone="hand")).table, "twin") == ()


def test_what_enters_as_a_copy_in_place_of_itself_is_one_and_asks_no_more() -> None:
    played = board(put("Bear"))
    for number, action in enumerate(asks_what_to_copy(Place(card="Twin", label="twin", zone="battlefield"), "bear")):
        table, outcome = perform(played.table, action, step=number + 1)
        played = Played(table, (*played.outcomes, outcome))
    assert (played["twin"].name, played["twin"].power) == (played["bear"].name, 2)
    assert could_copy(played.table, "twin") == ()


def test_614_12_what_has_lost_its_words_of_copying_could_copy_nothing() -> None:
    losing = {"do": "effect", "filter": {"types": ["Creature"]}, "change": {"lose_all_abilities": True}}
    both = board(put("Bear"), put("Twin"))
    assert could_copy(both.table, "twin") == ("bear",)
    assert could_copy(both.then(losing).table, "twin") == ()


def test_an_action_that_knows_a_copy_takes_it_and_no_other_does() -> None:
    for action in (Resolve(object="twin"), PutOntoBattlefield(object="twin", tapped=True)):
        (copying,) = asks_what_to_copy(action, "bear")
        assert isinstance(copying, Resolve | PutOntoBattlefield)
        assert copying.as_copy_of == "bear"
    assert asks_what_to_copy(PlayLand(object="twin"), "bear") == ()
    assert asks_what_to_copy(Place(card="Twin", label="twin", zone="battlefield", token=True), "bear") == ()


def test_an_aura_and_an_equipment_could_be_attached_where_the_rules_let_them() -> None:
    for label in ("veil", "hoe"):
        played = board(put("Bear"), put("Rock"), put("Veil"), put("Hoe"))
        assert could_bear(played.table, label) == ("bear",)
        there = played.then({"do": "attach", "object": label, "to": "bear"})
        assert could_bear(there.table, label) == ()
    assert could_bear(board(put("Bear"), put("Rock")).table, "rock") == ()
