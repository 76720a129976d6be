"""Why an effect that applies to an object changes nothing of it, in each layer, and by which rule (613.1)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.cards_for_tests import BEAR, Record, creature, land
from tests.rules.playing import do, place, play

CARDS = (
    BEAR,
    {"name": "Rock", "type_line": "Artifact", "mana_cost": "{1}"},
    creature("Elf", "Elf", "2/2") | {"type_line": "Legendary Snow Creature — Elf"},
    land("Grove", "Forest"),
    land("Bare"),
    creature("Many", "Shapeshifter", "0/2", oracle_text="Changeling", keywords=["Changeling"])
    | {"type_line": "Legendary Artifact Creature — Shapeshifter"},
)
NO_CREATURE, NO_ABILITIES = "it is not a creature", "it has no abilities"
ACTIVATED: Record = {"abilities_of": {"among": {"types": "Land"}, "kind": "activated"}}
HUMBLE: Record = {"lose_all_abilities": True, "keep_mana_abilities": True}


@pytest.mark.parametrize(
    ("card", "change", "why", "rule"),
    [
        ("Bear", {"control": "Ana"}, "Ana already controls it", "613.1b"),
        ("Bear", {"text": {"from": "red", "to": "blue"}}, "its text has no “red”", "613.1c"),
        # 205.1b: what it is stays; 205.3d: a subtype comes only with its card type.
        ("Bear", {"add_types": ["Creature"]}, "it is already a creature", "205.1b"),
        (
            "Elf",
            {"add_supertypes": ["Legendary"], "add_types": ["Creature"], "add_subtypes": ["Elf"]},
            "it is already legendary, a creature and an Elf",
            "205.1b",
        ),
        ("Elf", {"add_supertypes": ["Legendary", "Snow"]}, "it is already legendary and snow", "205.4b"),
        ("Bear", {"remove_supertypes": ["Legendary", "Snow"]}, "it is not legendary or snow", "205.4b"),
        ("Bear", {"remove_types": ["Artifact"]}, "it is not an artifact", "205.1a"),
        ("Bear", {"add_subtypes": ["Equipment"]}, "it is not an artifact", "205.3d"),
        ("Bear", {"add_subtypes": ["Forest"]}, "it is not a land", "205.3d"),
        ("Rock", {"add_subtypes": ["Elf"]}, NO_CREATURE, "205.3d"),
        ("Rock", {"all_creature_types": True}, NO_CREATURE, "205.3d"),
        ("Grove", {"lose_all_creature_types": True}, "it does not have any creature types", "205.1a"),
        ("Bear", {"lose_all_land_types": True}, "it does not have any land types", "205.1a"),
        ("Rock", {"set_colors": []}, "it is already colorless", "105.3"),
        ("Bear", {"set_colors": ["G"]}, "it is already green", "105.3"),
        ("Bear", {"lose_all_abilities": True}, NO_ABILITIES, "613.1f"),
        ("Bare", HUMBLE, NO_ABILITIES, "613.1f"),
        ("Grove", HUMBLE, "it has no abilities but mana abilities", "613.1f"),
        (
            "Bear",
            {"remove_abilities": ["Flying", "First strike"]},
            "it does not have flying or first strike",
            "613.1f",
        ),
        ("Bear", {"cant_have_abilities": ["Flying"]}, "it does not have flying", "613.1f"),
        ("Bear", ACTIVATED, "there is no activated ability for it to gain", "613.1f"),
        ("Bear", {"set_power": 2, "set_toughness": 2}, "it is already 2/2", "613.4b"),
        ("Bear", {"set_power": 2}, "its power is already 2", "613.4b"),
        ("Bear", {"set_toughness": 2}, "its toughness is already 2", "613.4b"),
        ("Bear", {"switch_power_toughness": True}, "its power and toughness are equal", "613.4d"),
        # 208.3: a permanent that is no creature has no power and toughness.
        ("Rock", {"set_power": 2}, NO_CREATURE, "208.3"),
        ("Rock", {"set_power": 2, "set_toughness": 3}, NO_CREATURE, "208.3"),
        ("Rock", {"power": "+1"}, NO_CREATURE, "208.3"),
        ("Rock", {"switch_power_toughness": True}, NO_CREATURE, "208.3"),
    ],
    ids=str,
)
def test_613_1_what_changes_nothing_says_why(card: str, change: Record, why: str, rule: str) -> None:
    played = play(NEWEST.key, place(card), do("effect", on=["it"], change=change, called="Spell"), cards=CARDS)
    told = rungs(played.table, "it")[-1]
    assert (told.says, told.step.rules[0]) == (f"Spell: nothing changes, since {why}.", rule)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"power": "+0", "toughness": "+0"}, "it gets +0/+0 and stays 2/2"),
        # Where which one it is would have to be said, nothing more is.
        ({"remove_abilities": ["{T}: Add {G}."]}, "nothing changes here"),
        ({"add_subtypes": ["Adventure"]}, "nothing changes here"),
    ],
    ids=str,
)
def test_613_1_what_needs_no_reason_or_has_no_short_one_says_none(change: Record, says: str) -> None:
    played = play(NEWEST.key, place("Bear"), do("effect", on=["it"], change=change, called="Spell"), cards=CARDS)
    assert rungs(played.table, "it")[-1].says == f"Spell: {says}."


CHANGELING: Record = {"all_creature_types": True}


@pytest.mark.parametrize(
    ("card", "change", "why"),
    [
        # 205.1b: what it is told to be besides, it is already, in the order of a type line.
        ("Many", {"add_types": ["Creature", "Artifact"]}, "it is already an artifact and a creature"),
        ("Many", {"set_types": ["Creature", "Artifact"]}, "it is already an artifact and a creature"),
        ("Many", {"add_types": ["Artifact"], "add_subtypes": ["Elf"]}, "it is already an artifact and an Elf"),
        ("Bear", {"set_subtypes": ["Bear"]}, "it is already a Bear"),
        ("Many", CHANGELING, "it is already every creature type"),
        ("Many", {**CHANGELING, "add_types": ["Creature"]}, "it is already a creature"),
        ("Many", {**CHANGELING, "add_supertypes": ["Legendary"]}, "it is already legendary"),
        ("Many", {**CHANGELING, "add_subtypes": ["Elf"]}, "it is already an Elf"),
        ("Bear", {"add_types": ["Creature"], "add_subtypes": ["Forest"]}, "it is not a land"),
        ("Bear", {"remove_types": ["Land", "Artifact"]}, "it is not an artifact or a land"),
        ("Bear", {"remove_supertypes": ["Legendary"], "remove_types": ["Land"]}, "it is not legendary or a land"),
        ("Bear", {"add_colors": ["G"]}, "it is already green"),
        ("Many", {"set_power": 0}, "its power is already 0"),
        *(
            ("Bear", {key: list(texts)}, why)
            for key in ("remove_abilities", "cant_have_abilities")
            for texts, why in (
                (("Flying", "Haste"), "it does not have flying or haste"),
                (("It can't block.", "Flying"), "it does not have flying"),
                # A sentence inside this one would not be understood.
                (("It can't block.",), ""),
                (("Choose one: A",), ""),
            )
        ),
        ("Bear", {"abilities_of": {**ACTIVATED["abilities_of"], "except": "mana"}}, ""),
    ],
    ids=str,
)
def test_613_1_what_several_words_would_change_says_which_it_has_or_lacks(card: str, change: Record, why: str) -> None:
    played = play(NEWEST.key, place(card), do("effect", on=["it"], change=change, called="Spell"), cards=CARDS)
    said = [rung.says for rung in rungs(played.table, "it") if rung.says.startswith("Spell")]
    assert said == [f"Spell: nothing changes, since {why}." if why else "Spell: nothing changes here."]
