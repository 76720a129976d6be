"""613.6-8: what a step says of when its effect came: waiting for which, newer than which, lost afterward."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import BEAR, Record, creature, enchantment, land
from tests.rules.playing import place, play

LANDS, CREATURES = {"types": "Land"}, {"types": "Creature"}
CARDS = (
    BEAR,
    land("Marsh", "Locus"),
    creature("Thing", "Golem", "2/2", type_line="Artifact Creature — Golem"),
    enchantment("Early", LANDS, {"set_types": ["Land", "Artifact"]}),
    enchantment("Tomb", LANDS, {"add_subtypes": ["Swamp"]}),
    enchantment("Bell", {"subtypes": "Swamp"}, {"set_types": ["Land", "Creature"]}),
    # 613.8b: each of these two takes what the other one applies to.
    enchantment("Aye", {"types": "Artifact"}, {"remove_types": ["Creature"]}),
    enchantment("Bee", CREATURES, {"remove_types": ["Artifact"]}),
    enchantment("Ban", {"types": "Enchantment"}, {"lose_all_abilities": True}),
    *(
        enchantment(name, CREATURES, {"set_power": 4, "set_toughness": 4})
        for name in ("Ash, the Old", "Ash and Oak", "Oak", "Elm")
    ),
    enchantment("Hush", CREATURES, {"lose_all_abilities": True}),
    enchantment("Fade", CREATURES, {"remove_abilities": ["Changeling", "Devoid", "Flying"]}),
    creature("Shifter", "Shapeshifter", "2/2", oracle_text="Changeling", keywords=["Changeling"]),
    creature("Drone", "Eldrazi Drone", "2/2", mana_cost="{B}", oracle_text="Devoid", keywords=["Devoid"]),
    creature(
        "Motley", "Golem", "2/2", oracle_text="Motley is all colors.", define={"set_colors": ["W", "U", "B", "R", "G"]}
    ),
    creature("Legion", "Human", "2/2", oracle_text="Legion is an Elf too.", define={"add_subtypes": ["Elf"]}),
    creature(
        "Horde",
        "Beast",
        "2/2",
        oracle_text="Its power is how many creatures there are.",
        define={"power": {"count": CREATURES}},
    ),
    enchantment("Last", CREATURES, {"set_power": 3, "set_toughness": 3}),
)
LATER = "whose ability is lost only afterward"
WAITS = "waiting for Tomb, on which it depends for what it applies to"
AFTER = "after Tomb, which is older anyway and on which it depends for what it applies to"
LOOP = "a loop of dependencies with Aye, so timestamps decide"
# The card told of, the enchantments from the oldest on, the one whose step is read, and how that begins.
BEGINS: tuple[tuple[str, str, str, str], ...] = (
    ("Marsh", "Early Bell", "Early", "Early: "),
    ("Marsh", "Early Ban", "Early", f"Early, {LATER}: "),
    ("Marsh", "Bell Tomb", "Bell", f"Bell, {WAITS}: "),
    ("Marsh", "Bell Tomb Ban", "Bell", f"Bell, {LATER}, {WAITS}: "),
    # 613.7, 613.8a: it depends on Tomb all the same, but by the timestamps it comes behind that anyway.
    ("Marsh", "Tomb Bell", "Bell", f"Bell, {AFTER}: "),
    ("Marsh", "Tomb Early Bell", "Bell", f"Bell, {AFTER}, and newer than Early: "),
    ("Marsh", "Tomb Bell Ban", "Bell", f"Bell, {LATER}, {AFTER}: "),
    ("Marsh", "Tomb Bell Early", "Early", "Early, newer than Bell: "),
    ("Marsh", "Tomb Bell Early Ban", "Early", f"Early, {LATER}, newer than Bell: "),
    ("Marsh", "Early Bell Tomb", "Bell", f"Bell, {WAITS}, and newer than Early: "),
    ("Marsh", "Early Bell Tomb Ban", "Bell", f"Bell, {LATER}, {WAITS}, and newer than Early: "),
    ("Thing", "Bee Aye", "Bee", f"Bee, which forms {LOOP}: "),
    ("Thing", "Bee Aye Ban", "Bee", f"Bee, {LATER}, and forming {LOOP}: "),
    # A name of two words with "and" or a comma between is told from two names.
    ("Bear", "Oak Last", "Last", "Last, newer than Oak: "),
    ("Bear", "Oak Elm Last", "Last", "Last, newer than Oak and Elm: "),
    ("Bear", "Ash_and_Oak Last", "Last", "Last, newer than Ash and Oak: "),
    ("Bear", "Ash_and_Oak Elm Last", "Last", "Last, newer than Ash and Oak and than Elm: "),
    ("Bear", "Ash,_the_Old Last", "Last", "Last, newer than Ash, the Old: "),
    ("Bear", "Ash,_the_Old Elm Last", "Last", "Last, newer than Ash, the Old and than Elm: "),
)


def _says(name: str, others: str, source: str) -> str:
    there: list[Record] = [place(one.replace("_", " "), f"its {place_}") for place_, one in enumerate(others.split())]
    played = play("2026-08", place(name), *there, cards=CARDS)
    return next(rung.says for rung in rungs(played.table, "it") if rung.source_name == source)


@pytest.mark.parametrize(("name", "others", "source", "begins"), BEGINS)
def test_613_7_a_step_says_first_when_its_effect_came(name: str, others: str, source: str, begins: str) -> None:
    assert _says(name, others, source).startswith(begins)


@pytest.mark.parametrize(
    ("name", "others", "begins"),
    [
        ("Shifter", "Last", "Changeling: "),
        ("Shifter", "Hush", "Changeling, which it loses only afterward: "),
        ("Shifter", "Fade", "Changeling, which it loses only afterward: "),
        ("Drone", "Hush", "Devoid, which it loses only afterward: "),
        ("Drone", "Fade", "Devoid, which it loses only afterward: "),
        ("Motley", "Fade", "Its own ability: "),
        ("Motley", "Hush", "Its own ability, which it loses only afterward: "),
        ("Legion", "Hush", "Its own ability, which it loses only afterward: "),
        ("Horde", "Fade", "Its own ability: "),
    ],
)
def test_613_3_what_defines_types_or_colors_may_be_lost_only_afterward(name: str, others: str, begins: str) -> None:
    played = play("2026-08", place(name), place(others, "its other"), cards=CARDS)
    [of_its_own] = [rung for rung in rungs(played.table, "it") if rung.source_name == name]
    assert of_its_own.says.startswith(begins)
