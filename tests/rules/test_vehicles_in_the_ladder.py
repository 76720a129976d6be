"""208.3, 301.7a-b: a Vehicle has its printed power and toughness while it is a creature, and its ladder says so."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import BEAR
from tests.rules.playing import Played, Record, do, place, play

BOAT: Record = {"name": "Boat", "mana_cost": "{2}", "type_line": "Artifact — Vehicle", "power": "3", "toughness": "4"}
WAITS = "It starts as Boat: Artifact — Vehicle, mana value 2, 3/4 while it is a creature."
CREW = do("effect", on=["boat"], change={"add_types": ["Artifact", "Creature"]}, called="Crew 1")


def board(*actions: Record) -> Played:
    return play("2026-08", *actions, cards=[BOAT, BEAR])


def said(played: Played, label: str) -> list[str]:
    return [rung.says for rung in rungs(played.table, label)]


@pytest.mark.parametrize("crewed", [False, True], ids=["parked", "crewed"])
def test_208_3_what_is_printed_on_a_vehicle_waits_for_it_to_be_a_creature(crewed: bool) -> None:
    played = board(place("Boat", "boat"), *([CREW] if crewed else []))
    assert said(played, "boat")[0] == WAITS
    assert played["boat"].power == (3 if crewed else None)


@pytest.mark.parametrize("zone", ["hand", "graveyard", "stack"])
def test_208_3_elsewhere_a_vehicle_card_has_what_is_printed_on_it(zone: str) -> None:
    assert said(board(place("Boat", "boat", zone=zone)), "boat") == [
        "It starts as Boat: Artifact — Vehicle, mana value 2, 3/4."
    ]


def test_208_3_a_creature_waits_for_nothing() -> None:
    assert said(board(place("Bear", "bear")), "bear") == ["It starts as Bear: Creature — Bear, mana value 2, 2/2."]


def test_208_3_what_copied_a_vehicle_has_its_size_as_that_has() -> None:
    copied = do("become_copy", "it", of="boat")
    played = board(place("Boat", "boat"), place("Bear"), copied, do("create_token_copy", of="boat", as_="token"))
    assert said(played, "it")[1].endswith("Artifact — Vehicle; 3/4 while it is a creature.")
    assert said(played, "token") == [f"{WAITS[:12]} a copy of Boat (boat){WAITS[17:]}"]
    assert (played["it"].power, played["token"].power) == (None, None)
