"""In which layer each key of a change acts (613.1b-g, 613.4b-d), and what each does beside the others."""

from __future__ import annotations

import pytest

from inspector.cards import Change
from inspector.rules import LAYER_OF_KEY, NEWEST
from tests.rules.cards_for_tests import ALL, Record, creature, enchantment, land
from tests.rules.playing import do, place, play

NEW = NEWEST.key

# By rule: the words of the format that say what the rule is about.
BY_RULE = {
    "613.1b": ("2", "control"),
    "613.1c": ("3", "text name"),
    "613.1d card types": ("4", "set_types add_types remove_types add_supertypes remove_supertypes"),
    "613.1d subtypes": (
        "4",
        "set_subtypes add_subtypes all_creature_types lose_all_creature_types lose_all_land_types",
    ),
    "613.1e": ("5", "set_colors add_colors"),
    "613.1f given": ("6", "add_abilities add_static abilities_of"),
    "613.1f taken": ("6", "remove_abilities lose_all_abilities keep_mana_abilities cant_have_abilities"),
    "613.4b": ("7b", "set_power set_toughness"),
    "613.4c": ("7c", "power toughness"),
    "613.4d": ("7d", "switch_power_toughness"),
}
# 707.9, 122.1: exceptions of a copy, and counters, are no effects of their own; what was chosen is put in its place.
OF_NO_LAYER = {"mana_cost", "colors", "counters", "set_chosen", "add_chosen", "all_basic_land_types"}


def test_613_1_each_key_of_a_change_acts_in_the_layer_of_its_rule() -> None:
    wanted = {key: layer for layer, keys in BY_RULE.values() for key in keys.split()}
    assert wanted == LAYER_OF_KEY
    assert set(Change.__struct_fields__) == {*wanted, *OF_NO_LAYER}


SHAPESHIFTER = creature(
    "Many", "Shapeshifter", "1/1", type_line="Artifact Creature — Shapeshifter", keywords=["Changeling"]
)
CARDS = (
    *ALL,
    creature("Golem", "Golem", "3/3", type_line="Legendary Artifact Creature — Golem"),
    {**SHAPESHIFTER, "oracle_text": "Changeling"},
    land("Cave", "Cave", oracle_text="{T}: Add {C}."),
    creature("Wizard", "Goblin Wizard", "1/3"),
    creature("Maker", "Construct", "1/3", type_line="Creature Artifact — Construct"),
    creature("Star", "Beast", "*/*"),
)
COUNTED = {"on": "it", "counters": "any"}


@pytest.mark.parametrize(
    ("card", "change", "key", "value"),
    [
        # 205.4b: a supertype that is given comes besides.
        ("Golem", {"add_supertypes": ["Snow"]}, "supertypes", ("Legendary", "Snow")),
        # 205.1a: subtypes that are set replace those of the same card type; a changeling's are all creature types.
        ("Many", {"set_subtypes": ["Equipment"]}, "has_every_creature_type", True),
        ("Many", {"set_subtypes": ["Elf"]}, "has_every_creature_type", False),
        ("Many", {"set_subtypes": []}, "has_every_creature_type", False),
        ("Wizard", {"set_subtypes": ["Wizard", "Goblin"]}, "subtypes", ("Goblin", "Wizard")),
        # 205.1b: what has a card type already is given none.
        ("Maker", {"add_types": ["Artifact"]}, "types", ("Creature", "Artifact")),
        # 305.7: only a land loses its abilities, and only by a basic land type; 205.3d: what is no land has none.
        ("Angel", {"set_subtypes": ["Island"]}, "keywords", ("Flying", "Vigilance")),
        ("Cave", {"set_subtypes": ["Desert"]}, "abilities", ("{T}: Add {C}.",)),
        ("Cave", {"set_subtypes": ["Island"]}, "abilities", ("{T}: Add {U}.",)),
        ("Cave", {"set_subtypes": ["Island", "Desert"]}, "abilities", ("{T}: Add {U}.",)),
        # 113.11: what it can't have, it loses as well.
        ("Angel", {"cant_have_abilities": ["Flying"]}, "keywords", ("Vigilance",)),
        # 702.1: one word is a keyword, known or not.
        ("Bear", {"add_abilities": ["Zapping"]}, "keywords", ("Zapping",)),
        # 613.4d: only what switches them does.
        ("Wizard", {"switch_power_toughness": True}, "size", (3, 1)),
        ("Wizard", {"switch_power_toughness": False}, "size", (1, 3)),
    ],
)
def test_613_1_what_a_key_does_it_does_to_its_own_value_alone(
    card: str, change: Record, key: str, value: object
) -> None:
    act = do("effect", on=["it"], change=change, called="Act")
    it = play(NEW, place(card, "it", counters={"charge": 2}), act, cards=CARDS)["it"]
    assert ((it.power, it.toughness) if key == "size" else getattr(it, key)) == value


@pytest.mark.parametrize("goes_on", [True, False], ids=["static", "resolved"])
@pytest.mark.parametrize(
    ("change", "size"),
    [
        # 613.4b: what sets one of the two leaves the other; 613.4c: each changes by its own amount.
        ({"set_power": COUNTED}, (2, 3)),
        ({"set_toughness": COUNTED}, (1, 2)),
        ({"set_power": {"count": {"types": "Creature"}}, "set_toughness": 5}, (1, 5)),
        ({"power": "+1", "toughness": COUNTED}, (2, 5)),
        ({"power": COUNTED, "toughness": "+1"}, (3, 4)),
        ({"power": COUNTED}, (3, 3)),
        ({"toughness": COUNTED}, (1, 5)),
        ({"power": "mana value"}, (3, 3)),
    ],
    ids=str,
)
def test_613_4b_613_4c_what_is_said_of_one_of_the_two_leaves_the_other(
    change: Record, size: tuple[int, int], *, goes_on: bool
) -> None:
    said = enchantment("Meter", {"name": "Wizard"}, change)
    act = place("Meter", "meter") if goes_on else do("effect", on=["it"], change=change)
    it = play(NEW, place("Wizard", "it", counters={"charge": 2}), act, cards=[*CARDS, said])["it"]
    assert (it.power, it.toughness) == size


def test_201_2a_what_an_effect_leaves_without_a_name_has_none_and_shares_none() -> None:
    act = do("effect", on=["it", "other"], change={"name": ""})
    played = play(NEW, place("Golem", "it"), place("Golem", "other"), act, cards=CARDS)
    assert (played["it"].names, played["it"].state_based) == ((), ())


def test_113_10_what_gives_abilities_adds_what_they_do_to_what_the_object_does_itself() -> None:
    given = {"filter": {"name": "Bear"}, "change": {"power": "+2"}}
    change = {"add_abilities": ["Bears are big."], "add_static": [given]}
    goblins = (place("King", "king"), place("Goblin", "goblin"), place("Bear", "bear"))
    played = play(NEW, *goblins, do("effect", on=["king"], change=change), cards=CARDS)
    assert (played["goblin"].power, played["bear"].power) == (2, 4)
    read = do("effect", on=["king"], change={"add_abilities": ["Bears get +2/+0."]})
    played = play(NEW, *goblins, read, cards=CARDS)
    assert (played["goblin"].power, played["bear"].power) == (2, 4)


def test_113_10_abilities_whose_effects_are_said_are_not_told_as_unread() -> None:
    first, second = (
        do("effect", on=["bear"], change={"add_abilities": [f"{one} bears grow."], "add_static": []})
        for one in ("Some", "Most")
    )
    forbidding = do("effect", on=["bear"], change={"cant_have_abilities": ["Flying"]})
    unread = do("effect", on=["bear"], change={"add_abilities": ["All bears grow."]})
    flying = do("effect", on=["bear"], change={"add_abilities": ["Flying", "Haste"]})
    played = play(NEW, place("Bear", "bear"), forbidding, first, second, unread, flying, cards=CARDS)
    bear = played["bear"]
    assert [one.text for one in bear.not_computed] == ["All bears grow."]
    assert (bear.abilities, bear.keywords) == (
        ("Some bears grow.", "Most bears grow.", "All bears grow.", "Haste"),
        ("Haste",),
    )


@pytest.mark.parametrize("by", ["+1", COUNTED], ids=["number", "counted"])
@pytest.mark.parametrize(("key", "other"), [("power", "toughness"), ("toughness", "power")])
@pytest.mark.parametrize("goes_on", [True, False], ids=["static", "resolved"])
def test_613_4c_what_adds_to_one_of_the_two_leaves_the_other_as_it_is_printed(
    key: str, other: str, by: object, *, goes_on: bool
) -> None:
    said = enchantment("Meter", {"name": "Star"}, {key: by})
    act = place("Meter", "meter") if goes_on else do("effect", on=["it"], change={key: by})
    it = play(NEW, place("Star", counters={"charge": 1}), act, cards=[*CARDS, said])["it"]
    assert (it.value(key), it.value(other)) == (1, "*")


@pytest.mark.parametrize("kept", ["Instant", "Sorcery"])
def test_205_1a_an_instant_or_a_sorcery_stays_one_whatever_types_are_set(kept: str) -> None:
    spell = {"name": "Spell", "mana_cost": "{R}", "type_line": kept}
    act = do("effect", on=["it"], change={"set_types": ["Artifact"]})
    played = play(NEW, place("Spell", "it", "hand"), do("cast", "it"), act, cards=[spell])
    assert set(played["it"].types) == {kept, "Artifact"}
