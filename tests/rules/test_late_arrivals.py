"""611.2c: what came after an effect that resolved is told why it is not changed."""

from __future__ import annotations

import pytest

from inspector.rules import characteristics
from tests.rules.cards_for_tests import ALL, creature, enchantment
from tests.rules.playing import Played, Record, do, place, play

GROWTH = do("effect", filter={"types": "Creature"}, change={"power": "+3", "toughness": "+3"}, called="Overrun")


def board(*actions: Record) -> Played:
    return play("2026-08", *actions, cards=ALL)


def test_611_2c_leads_for_a_creature_that_came_later() -> None:
    values = board(place("Bear", "early"), GROWTH, place("Bear", "late"))
    assert (values["early"].power, values["late"].power) == (5, 2)
    first = values["late"].why["power"][0]
    assert (first.rules[0], first.says) == (
        "611.2c",
        "Overrun fixed its set of objects when it began, and this one was not among them.",
    )
    assert values["late"].why["power"][1].rules[0] == "208.1"
    assert values["late"].why["name"][0].rules[0] == "201.1"


def test_what_the_effect_never_meant_is_not_told_of_it() -> None:
    values = board(GROWTH, place("Anthem", "anthem"))
    assert all("611.2c" not in why.rules for reasons in values["anthem"].why.values() for why in reasons)


def test_a_later_effect_leads_before_it() -> None:
    values = board(GROWTH, place("Bear", "late"), do("effect", on=["late"], change={"power": "+1", "toughness": "+1"}))
    assert [why.rules[0] for why in values["late"].why["power"]] == ["613.4c", "611.2c", "208.1"]


def test_702_26b_what_phased_out_after_it_came_is_told_without_breaking_off() -> None:
    values = board(GROWTH, place("Bear", "late"), do("phase_out", "late"))
    late = characteristics(values.table, "late")
    assert (late.power, late.why["power"][0].rules[0]) == (2, "208.1")


def test_611_2c_does_not_lead_where_the_effect_would_have_changed_nothing() -> None:
    green = do("effect", filter={"types": "Creature"}, change={"set_colors": ["G"]}, called="Verdure")
    sized = do("effect", filter={"types": "Creature"}, change={"set_power": 2, "set_toughness": 3}, called="Measure")
    none = do("effect", filter={"types": "Creature"}, change={"lose_all_abilities": True}, called="Hush")
    late = board(green, sized, none, place("Bear", "late"))["late"]
    leading = {key: late.why[key][0].rules[0] for key in ("colors", "power", "toughness", "abilities")}
    assert leading == {"colors": "202.2", "power": "208.1", "toughness": "611.2c", "abilities": "207.1"}
    set_later = do("effect", on=["late"], change={"set_power": 2, "set_toughness": 2})
    size = board(sized, place("Bear", "late"), set_later)["late"].why["toughness"]
    assert all("fixed its set" not in why.says for why in size)


def test_611_2c_of_two_effects_that_came_before_it_each_is_told_the_newer_first() -> None:
    more = do("effect", filter={"types": "Creature"}, change={"power": "+1"}, called="Rally")
    late = board(GROWTH, more, place("Bear", "late"))["late"]
    fixed = "fixed its set of objects when it began, and this one was not among them."
    assert [why.says for why in late.why["power"][:2]] == [f"Rally {fixed}", f"Overrun {fixed}"]
    assert [why.says for why in late.why["toughness"][:1]] == [f"Overrun {fixed}"]
    assert all("611.2c" not in why.rules for why in late.why["toughness"][1:])


def test_611_2c_of_every_creature_type_it_is_told_as_well_and_to_none_that_cannot_have_any() -> None:
    """205.3d: an artifact gains no creature types, and a changeling has them all."""
    every = do("effect", filter={}, change={"all_creature_types": True}, called="Shift")
    many = {**creature("Many", "Shapeshifter", "1/1", oracle_text="Changeling"), "keywords": ["Changeling"]}
    stone = {"name": "Stone", "mana_cost": "{1}", "type_line": "Artifact"}
    there = (every, place("Bear", "bear"), place("Many", "many"), place("Stone", "stone"))
    played = play("2026-08", *there, cards=(*ALL, many, stone))
    told = {
        label: ["611.2c" in why.rules for why in played[label].why["subtypes"]] for label in ("bear", "many", "stone")
    }
    assert {label for label, is_told in told.items() if any(is_told)} == {"bear"}
    assert played["bear"].subtypes == ("Bear",)


@pytest.mark.parametrize(("edition", "rule"), [("2021-09", "702.26e"), ("2025-06", "702.26e"), ("2026-08", "702.26e")])
def test_702_26e_what_was_phased_out_as_it_began_is_told_by_that(edition: str, rule: str) -> None:
    there = (place("Bear", "away"), place("Bear", "here"), do("phase_out", "away"), GROWTH, do("phase_in", "away"))
    played = play(edition, *there, place("Bear", "late"), cards=ALL)
    assert (played["away"].power, played["here"].power, played["late"].power) == (2, 5, 2)
    assert [played[label].why["power"][0].rules[0] for label in ("away", "late")] == [rule, "611.2c"]
    assert all("611.2c" not in why.rules for why in played["away"].why["power"])
    assert "phased out" in played["away"].why["power"][0].says
    assert "phased out" not in played["late"].why["power"][0].says


@pytest.mark.parametrize(
    ("change", "told"),
    [
        # 612.1: a word of the type line, with which the mana ability goes (305.6).
        ({"text": {"from": "swamp", "to": "island"}}, ["subtypes", "abilities"]),
        ({"text": {"from": "dryad", "to": "elf"}}, ["subtypes"]),
        ({"text": {"from": "haste", "to": "flying"}}, ["abilities", "keywords"]),
        # 205.1a: subtypes go with their card types.
        ({"set_types": ["Land"]}, ["types", "subtypes"]),
        ({"remove_types": ["Creature"]}, ["types", "subtypes"]),
        ({"add_types": ["Artifact"]}, ["types"]),
        # 305.7: with its land types a land loses what it can do.
        ({"set_subtypes": ["Island"]}, ["subtypes", "abilities", "keywords"]),
        ({"add_subtypes": ["Island"]}, ["subtypes", "abilities"]),
        ({"lose_all_land_types": True}, ["subtypes", "abilities"]),
        ({"name": "Nowhere"}, ["name", "names"]),
        ({"add_supertypes": ["Snow"]}, ["supertypes"]),
        ({"set_colors": ["U"]}, ["colors"]),
        ({"add_abilities": ["Flying"]}, ["abilities", "keywords"]),
        ({"lose_all_abilities": True}, ["abilities", "keywords"]),
        ({"set_power": 4}, ["power"]),
        ({"toughness": "+1"}, ["toughness"]),
        ({"switch_power_toughness": True}, ["power", "toughness"]),
    ],
    ids=str,
)
def test_611_2c_is_told_of_every_value_that_the_effect_would_have_changed(change: Record, told: list[str]) -> None:
    grove = {**creature("Grove", "Swamp Dryad", "1/2", "", oracle_text="Haste", keywords=["Haste"]), "colors": []}
    grove["type_line"] = "Land Creature — Swamp Dryad"
    fixed = do("effect", filter={"types": "Land"}, change=change, called="Bend", until="end of turn")
    late = play("2026-08", fixed, place("Grove"), cards=[grove])["it"]
    assert {key for key, why in late.why.items() if why and why[0].rules[0] == "611.2c"} == {*told}


def test_613_8b_of_a_loop_of_changed_words_it_is_told_what_they_changed() -> None:
    """Each changes the word by which the other finds its lands, so the older one decides (612.1)."""
    swamps = {"subtypes": "Swamp"}
    bend, turn = (
        {"name": name, "type_line": "Enchantment", "static": [{"filter": swamps, "change": {"text": word}}]}
        for name, word in (("Bend", {"from": "swamp", "to": "island"}), ("Turn", {"from": "swamp", "to": "forest"}))
    )
    moor = {"name": "Moor", "type_line": "Land — Swamp"}
    held = play("2026-08", place("Moor"), place("Bend", "b"), place("Turn", "t"), cards=[moor, bend, turn])["it"]
    assert held.subtypes == ("Island",)
    assert [held.why[key][0].rules[0] for key in ("subtypes", "abilities", "name")] == ["613.8b", "613.8b", "201.1"]


LORD = enchantment("Lord", {"subtypes": "Goblin"}, {"add_abilities": ["Haste"], "power": "+1"})
HINT = {"name": "Hint", "type_line": "Artifact — Clue"}
SETTLER = enchantment("Settler", {"types": "Creature"}, {"add_subtypes": ["Elf"]})


@pytest.mark.parametrize(
    ("card", "change", "told"),
    [
        # Haste would be the Lord's, and so would the power be, but for what the effect itself gives.
        ("Bear", {"add_subtypes": ["Goblin"]}, ["subtypes"]),
        ("Bear", {"all_creature_types": True}, ["subtypes"]),
        ("Bear", {"add_subtypes": ["Goblin"], "power": "+1"}, ["subtypes", "power"]),
        ("Bear", {"add_subtypes": ["Goblin"], "add_abilities": ["Reach"]}, ["subtypes", "keywords", "abilities"]),
        # What became a creature would be an Elf by Settler alone.
        ("Rock", {"add_types": ["Creature"]}, ["types"]),
        ("Rock", {"add_types": ["Creature"], "add_subtypes": ["Golem"]}, ["types", "subtypes"]),
        # 205.1b: what it is already stays.
        ("Hint", {"add_types": ["Creature"]}, ["types"]),
    ],
    ids=str,
)
def test_611_2c_is_not_told_of_what_another_effect_would_have_changed(
    card: str, change: Record, told: list[str]
) -> None:
    rock = {"name": "Rock", "layout": "normal", "mana_cost": "{1}", "type_line": "Artifact", "oracle_text": ""}
    fixed = do("effect", filter={"types": ["Creature", "Artifact"]}, change=change, called="Bend")
    there = (place("Lord", "lord"), place("Settler", "settler"), fixed, place(card))
    cards = [*(one for one in ALL if one["name"] != "Rock"), LORD, SETTLER, rock, {**rock, **HINT}]
    late = play("2026-08", *there, cards=cards)["it"]
    assert {key for key, why in late.why.items() if any("611.2c" in one.rules for one in why)} == {*told}


@pytest.mark.parametrize(("before", "meant", "after"), [(1, 1, 2), (2, 1, -1), (-1, 1, 2), (3, -3, 1), (1, 2, 3)])
def test_611_2c_what_other_effects_do_to_it_is_done_once_whoever_is_among_those_of_this_one(
    before: int, meant: int, after: int
) -> None:
    """A land that becomes a creature later: had it been among them, its power would be another by just so much."""

    def grows(called: str, power: int, **whom: object) -> Record:
        return do("effect", change={"power": f"{power:+d}"}, called=called, **whom)

    wake = do("effect", on=["land"], change={"add_types": ["Creature"], "set_power": 5, "set_toughness": 5})
    rally = grows("Rally", meant, filter={"types": "Creature"})
    there = (place("Forest", "land"), place("Bear", "bear"), grows("Root", before, on=["land"]))
    played = board(*there, rally, wake, grows("Bloom", after, on=["land"]))
    assert (played["land"].power, played["bear"].power) == (5 + before + after, 2 + meant)
    rally_fixed = "Rally fixed its set of objects when it began, and this one was not among them."
    assert [why.says for why in played["land"].why["power"]].count(rally_fixed) == 1
    assert rally_fixed not in {why.says for why in played["bear"].why["power"]}


def test_205_1a_a_subtype_that_would_come_back_with_its_card_type_is_told_as_what_it_would_have_changed() -> None:
    stoner = enchantment("Stoner", {"types": "Creature"}, {"set_types": ["Artifact"]})
    wake = do("effect", filter={"types": "Artifact"}, change={"add_types": ["Creature"]}, called="Wake")
    late = play("2026-08", place("Stoner", "stoner"), wake, place("Bear"), cards=[*ALL, stoner])["it"]
    assert (late.types, late.subtypes) == (("Artifact",), ())
    told = {key for key, why in late.why.items() if any("Wake fixed its set" in one.says for one in why)}
    assert {"types", "subtypes"} <= told


def test_611_2c_of_subtypes_set_instead_of_every_creature_type_it_is_told_once() -> None:
    many = {**creature("Many", "Shapeshifter", "1/1", oracle_text="Changeling"), "keywords": ["Changeling"]}
    bend = do("effect", filter={"types": "Creature"}, change={"set_subtypes": ["Goblin"]}, called="Bend")
    late = play("2026-08", bend, place("Many"), cards=[*ALL, many])["it"]
    assert [one.rules[0] for one in late.why["subtypes"]].count("611.2c") == 1
