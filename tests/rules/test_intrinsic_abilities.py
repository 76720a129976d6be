"""Intrinsic mana abilities (305.6): they come and go with basic land types, and are lost with all abilities (305.7)."""

from __future__ import annotations

import pytest

from inspector.cards import card_from_scryfall
from inspector.rules import rungs
from inspector.rules.values.intrinsic import printed_abilities
from tests.rules.cards_for_tests import ALL, enchantment, land
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Played, Record, do, place, play

TAIGA = land("Old Taiga", "Mountain Forest", oracle_text="({T}: Add {R} or {G}.)")
WASTE = land("Waste", oracle_text="{T}: Add {C}.")


def board(*actions: Record, edition: str = "2026-08") -> Played:
    return play(edition, *actions, cards=[*ALL, TAIGA, WASTE])


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("zone", ["battlefield", "hand"])
def test_305_6_a_land_has_the_ability_of_each_basic_land_type_and_its_reminder_is_none(edition: str, zone: str) -> None:
    held = board(place("Old Taiga", zone=zone), edition=edition)["it"]
    assert sorted(held.abilities) == ["{T}: Add {G}.", "{T}: Add {R}."]
    assert held.why["abilities"][0].rules[0] == "305.6"


@pytest.mark.parametrize(
    ("type_line", "expected"),
    [
        ("Land — Forest Gate", ("{T}: Add {G}.", "Ward {1}")),
        ("Basic Land — Island", ("{T}: Add {U}.", "Ward {1}")),
        ("Land — Gate", ("Ward {1}",)),
        ("Land Creature — Swamp Dryad", ("{T}: Add {B}.", "Ward {1}")),
        # Only a land has it (305.6).
        ("Creature — Plains Elf", ("Ward {1}",)),
    ],
)
def test_305_6_printed_abilities_have_one_of_each_basic_land_type_and_none_of_another(
    type_line: str, expected: tuple[str, ...]
) -> None:
    printed = {"name": "Place", "type_line": type_line, "oracle_text": "Ward {1}"}
    assert printed_abilities(card_from_scryfall(printed).front) == expected


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
def test_305_7_what_lost_a_keyword_with_its_land_types_is_found_by_it_no_more(edition: str) -> None:
    """By its flying it was found in layer 2; in layer 7 it has none, as the newest made it a Mountain in layer 4."""
    flies = {"keywords": "Flying"}
    says = (
        enchantment("Seize", flies, {"control": "you"}),
        enchantment("Boost", flies, {"power": "+1"}),
        enchantment("Moonrise", {"types": "Land"}, {"set_subtypes": ["Mountain"]}),
    )
    dryad = {**land("Grove", "Dryad", oracle_text="Flying", keywords=["Flying"]), "power": "1", "toughness": "1"}
    grove = {**dryad, "type_line": "Land Creature — Dryad"}
    names = ("Seize", "Boost", "Moonrise")
    there = (place("Grove", player="Ben"), *(place(name, name.lower()) for name in names))
    held = play(edition, *there, cards=[grove, *says])["it"]
    assert (held.controller, held.power, held.keywords) == ("Ana", 1, ())


def test_207_2_a_longer_reminder_of_it_is_no_ability_either() -> None:
    words = '(This land is no spell, it may be too young to be tapped, and it has "{T}: Add {G}.")'
    grove = {**land("Grove", "Forest", oracle_text=words), "type_line": "Land Creature — Forest Dryad"}
    grove |= {"power": "1", "toughness": "1"}
    hack = do("effect", on=["it"], change={"text": {"from": "Forest", "to": "Island"}})
    for done, ability in (((), "{T}: Add {G}."), ((hack,), "{T}: Add {U}.")):
        assert play("2026-08", place("Grove"), *done, cards=[grove])["it"].abilities == (ability,)


@pytest.mark.parametrize(
    ("name", "letter"), [("Plains", "W"), ("Island", "U"), ("Swamp", "B"), ("Mountain", "R"), ("Forest", "G")]
)
def test_305_6_each_basic_land_has_its_own(name: str, letter: str) -> None:
    assert board(place(name))["it"].abilities == (f"{{T}}: Add {{{letter}}}.",)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_305_7_a_set_land_type_takes_the_abilities_and_gives_its_own(edition: str) -> None:
    played = board(place("Old Taiga"), place("Waste", "waste"), place("Red Moon", "moon"), edition=edition)
    assert played["it"].abilities == played["waste"].abilities == ("{T}: Add {R}.",)
    assert played["waste"].why["abilities"][0].rules[0] == "305.7"
    # Within the step that sets the land type.
    assert [step.layer for step in played["it"].proof] == ["start", "4"]


def test_305_7_a_land_type_in_addition_keeps_the_abilities_and_adds_its_own() -> None:
    played = board(place("Waste"), place("Tomb", "tomb"))
    assert sorted(played["it"].abilities) == ["{T}: Add {B}.", "{T}: Add {C}."]
    assert played["it"].why["abilities"][0].rules[0] == "305.6"
    assert rungs(played.table, "it")[-1].says.startswith("Tomb: ")


def test_613_1f_all_abilities_lost_means_these_too() -> None:
    awake = do("effect", on=["it"], change={"add_types": ["Creature"], "set_power": 2, "set_toughness": 2})
    played = board(place("Mountain"), awake, place("Humbling", "humbling"))
    assert played["it"].abilities == ()
    assert played["it"].why["abilities"][0].rules[0] == "613.1f"


def test_612_1_a_changed_word_changes_the_ability() -> None:
    hack = do("effect", on=["it"], change={"text": {"from": "Mountain", "to": "Island"}})
    assert board(place("Mountain"), hack)["it"].abilities == ("{T}: Add {U}.",)


def test_305_6_what_is_no_land_any_more_has_none() -> None:
    gone = do("effect", on=["it"], change={"set_types": ["Artifact"]})
    assert board(place("Mountain"), gone)["it"].abilities == ()
