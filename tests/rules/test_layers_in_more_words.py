"""613 followed slowly once more, on boards whose effects ask and give in the rarer words of the effect language.

What is attached, chosen, historic or shared, amounts of every kind, conditions, abilities that cannot be had: each
theme is of effects that ask for what others of it give, so that a dependency (613.8a) which is overlooked shows.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from inspector.rules import RulesError
from inspector.rules.layers.layers import computed
from tests.rules.cards_for_tests import creature, enchantment, land
from tests.rules.editions import EDITION_KEYS
from tests.rules.layers_by_the_book import computed_by_the_book
from tests.rules.playing import Record, do, place, play
from tests.rules.speaking import card
from tests.rules.test_layers_by_the_book import shown

BOARDS = 90
LABELS = ("a", "b", "c", "d", "e", "f", "g")
CARDS = (
    creature("Bear", "Bear", "2/2", oracle_text="Flying\n{T}: Add {G}."),
    creature("Goblin", "Goblin Warrior", "1/1", "{R}"),
    creature("Angel", "Angel", "4/4", "{3}{W}{W}", oracle_text="Flying, vigilance", keywords=["Flying", "Vigilance"]),
    creature("Many", "Shapeshifter", "2/1", oracle_text="Changeling", keywords=["Changeling"]),
    creature("Star", "Elf", "*/1+*", define={"power": {"count": {"types": "Creature"}}, "toughness": {"life": "you"}}),
    creature("Sign", "Elf", "*/1+*"),
    card("Legend", "Legendary Creature — Elf Druid", "{G/W}{G/W}", "3/4"),
    card("Relic", "Artifact Creature — Golem", "{3}", "3/3", oracle_text="{1}: Add {C}."),
    card("Saga", "Enchantment — Saga", "{W}"),
    card("Mantle", "Enchantment — Aura", "{1}{B}", oracle_text="Enchant permanent"),
    card("Sword", "Artifact — Equipment", "{1}", oracle_text="Equip {1}"),
    card("Ring", "Legendary Artifact", "{2}", oracle_text="{T}: Scry 1."),
    card("Spell", "Sorcery — Arcane", "{U}"),
    land("Isle", "Island", "Basic"),
    land("Grove", "Forest Elf", type_line="Land Creature — Forest Elf", power="1", toughness="1"),
    enchantment("Rule", {"types": "Creature", "controller": "you"}, {"power": "+1", "toughness": "+1"}),
)
NAMES = tuple(each["name"] for each in CARDS)
IN_HAND = ("graveyard", "exile")


def given(key: str, *values: Any) -> list[Record]:  # noqa: ANN401
    return [{key: value} for value in values]


def amounts() -> list[Any]:
    among: Record = {"types": "Creature"}
    return [
        *({"distinct": what, "among": among} for what in ("card types", "colors", "names", "creature types")),
        *({"distinct": what, "among": among} for what in ("powers", "mana values")),
        {"distinct": "basic land types", "among": {"types": "Land"}},
        *({"greatest": what, "among": among} for what in ("power", "toughness", "mana value")),
        *({"total": what, "among": {"subtypes": ["Elf", "Bear"]}} for what in ("power", "toughness")),
        *({"of": what, "on": "a"} for what in ("power", "toughness", "mana value", "colors")),
        {"counters": "+1/+1", "among": among},
        {"devotion": ["G"]},
        {"life": "opponent", "half": "up"},
        {"sum": [{"count": {"subtypes": "Elf"}}, {"count": {"power": ">=3"}, "plus": -1}]},
        {"count": {"tapped": True}, "times": 2},
        {"count": {"keywords": "Flying"}, "half": "down"},
        "mana value",
        3,
    ]


ATTACHED = [*given("enchanted", True, False), *given("equipped", True), *given("modified", True, False)]
SHARED = [*given("shares_color_with", "a", "self"), *given("shares_creature_type_with", "b", "self")]
TYPES: list[Record] = [
    *given("types", "Creature", "Artifact", "Land", "Enchantment", ["Instant", "Sorcery"]),
    *given("subtypes", "Elf", "Aura", "Equipment", "Saga", "Island", "Arcane"),
    *given("all_types", ["Artifact", "Creature"], "Land"),
    *given("historic", True, False),
    *given("supertypes", "Legendary", "Basic"),
    *given("shares_creature_type_with", "a", "self"),
    *given("chosen", "creature type", "card type", "basic land type"),
    *ATTACHED,
]
TYPES_GIVEN: list[Record] = [
    *given("add_types", ["Creature"], ["Artifact"], ["Land"], ["Instant"], ["Enchantment"]),
    *given("remove_types", ["Creature"], ["Artifact"], ["Enchantment"]),
    *given("set_types", ["Artifact"], ["Creature", "Artifact"], ["Land"]),
    *given("add_subtypes", ["Elf"], ["Aura"], ["Equipment"], ["Saga"], ["Island"], ["Arcane"], ["Elf", "Forest"]),
    *given("set_subtypes", ["Elf"], ["Island"], ["Aura"]),
    *given("add_supertypes", ["Legendary"], ["Snow"]),
    *given("remove_supertypes", ["Legendary"], ["Basic"]),
    *(
        {"all_creature_types": True},
        {"lose_all_creature_types": True},
        {"lose_all_land_types": True},
        {"all_basic_land_types": True},
    ),
    *given("set_chosen", "creature type", "basic land type"),
    *given("add_chosen", "creature type", "card type"),
]
ABILITIES: list[Record] = [
    *given("has_abilities", True, False),
    *given("keywords", "Flying", "Vigilance", "Haste"),
    {"types": "Creature"},
    {"supertypes": "Legendary"},
]
ABILITIES_GIVEN: list[Record] = [
    *given("add_abilities", ["Flying"], ["Haste", "{T}: Scry 1."], ["Flying, vigilance"]),
    *given("remove_abilities", ["Flying"], ["Vigilance"]),
    *given("cant_have_abilities", ["Flying"], ["Haste"]),
    *({"lose_all_abilities": True}, {"lose_all_abilities": True, "keep_mana_abilities": True}),
    {"abilities_of": {"among": {"types": "Creature"}}},
    {"abilities_of": {"among": {"keywords": "Flying"}, "except": "mana"}},
    {"add_abilities": ["Creatures you control have haste."], "add_static": []},
]
COLORS = [
    *given("number_of_colors", "0", "1", ">=2"),
    *given("colors", "G", "R", []),
    *given("shares_color_with", "a", "b", "self"),
    *given("chosen", "color"),
]
COLORS_GIVEN = [
    *given("set_colors", ["R"], [], ["G", "W"]),
    *given("add_colors", ["W"], ["U"]),
    *given("set_chosen", "color"),
    *given("add_chosen", "color"),
]
SIZES = [*given("power", "<=2", ">=3"), *given("toughness", "<=2", ">2"), {"types": "Creature"}, {"subtypes": "Elf"}]
SIZES_GIVEN: list[Record] = [
    *given("set_power", *amounts()),
    *given("set_toughness", *amounts()),
    *({"set_power": one, "set_toughness": 2} for one in amounts()[::3]),
]
MORE_GIVEN: list[Record] = [
    *given("power", "+1", "-2", *(one for one in amounts() if not isinstance(one, int))),
    *given("toughness", "+2", "-1", {"count": {"power": ">=3"}}, {"life": "you"}),
    {"switch_power_toughness": True},
]
CONTROL = [
    *given("controller", "you", "opponent", "Ben"),
    *given("belongs_to", "its controller", "chosen player"),
    *given("modified", True, False),
    *given("owner", "Ana", "you"),
    {"types": "Creature"},
    {"types": "Enchantment"},
]
CONTROL_GIVEN = given("control", "you", "Ben", "Ana")
NAMED: list[Record] = [
    *given("name", "Bear", "Ring"),
    *given("same_name_as", "a", "self"),
    *given("subtypes", "Goblin", "Bear", "Elf"),
    *given("shares_creature_type_with", "a"),
    *given("chosen", "name"),
    {"types": "Creature"},
]
NAMED_GIVEN: list[Record] = [
    *given("name", "Bear", "Ring", ""),
    *given(
        "text", {"from": "Goblin", "to": "Bear"}, {"from": "Elf", "to": "Goblin"}, {"from": "Island", "to": "Swamp"}
    ),
    *given("set_chosen", "name"),
]
# By theme: what is asked, what is given.
THEMES = (
    (TYPES, TYPES_GIVEN),
    (TYPES, TYPES_GIVEN),
    (ABILITIES, ABILITIES_GIVEN),
    (COLORS, COLORS_GIVEN),
    (SIZES, SIZES_GIVEN),
    (SIZES, MORE_GIVEN),
    (CONTROL, CONTROL_GIVEN),
    (NAMED, NAMED_GIVEN),
    (
        [*TYPES, *ABILITIES, *COLORS, *SIZES, *CONTROL, *NAMED],
        [*TYPES_GIVEN, *ABILITIES_GIVEN, *COLORS_GIVEN, *SIZES_GIVEN, *MORE_GIVEN, *CONTROL_GIVEN, *NAMED_GIVEN],
    ),
)
CHOSEN: list[Record] = [
    *({"creature_type": "Elf"}, {"creature_type": "Goblin"}, {"color": "G"}, {"color": "W"}),
    *({"basic_land_type": "Island"}, {"card_type": "Artifact"}, {"name": "Bear"}, {"player": "Ben"}),
]


def _filter(chance: random.Random, asked: list[Record]) -> Record:
    one, other = chance.choice(asked), chance.choice(asked)
    shape = chance.random()
    wanted = {**one, "not": other} if shape < 0.2 else {**one, **other} if shape < 0.5 else dict(one)
    if chance.random() < 0.15:
        wanted["other"] = "self"
    if chance.random() < 0.1:
        wanted["zone"] = ["battlefield", "graveyard"]
    return wanted


def _condition(chance: random.Random, asked: list[Record]) -> Record:
    one = chance.choice(asked)
    ways: tuple[Record, ...] = (
        {"self": one},
        {"attached": one},
        {"count": one, "is": chance.choice([">=2", "<=1", "0"])},
        {"not": {"count": one, "is": ">=3"}},
        {"any": [{"self": one}, {"turn_of": "opponent"}]},
        {"all": [{"count": one, "is": ">=1"}, {"turn_of": "you"}]},
        {"value": chance.choice(amounts()[:-2]), "is": ">=2"},
        {"day_night": "day"},
    )
    return chance.choice(ways)


def board(chance: random.Random) -> list[Record]:
    """Seven objects of two players, some attached, tapped or with counters, and up to six effects of a theme."""
    records = []
    for label in LABELS:
        zone = "battlefield" if chance.random() < 0.9 else chance.choice(IN_HAND)
        records.append(place(chance.choice(NAMES), label, zone, player=chance.choice(["Ana", "Ana", "Ben"])))
    records += [do("attach", label, to=chance.choice(LABELS)) for label in chance.sample(LABELS, 3)]
    records.append(do("tap", chance.choice(LABELS)))
    records.append(do("counters", chance.choice(LABELS), kind=chance.choice(["+1/+1", "charge", "-1/-1"]), count=1))
    records += [do("choose", chance.choice(LABELS), **one) for one in chance.sample(CHOSEN, 4)]
    asked, gives = chance.choice(THEMES)
    for _ in range(chance.randint(2, 6)):
        change = dict(chance.choice(gives))
        if chance.random() < 0.2:
            change |= chance.choice(gives)
        shape = chance.random()
        if shape < 0.15:
            records.append(do("effect", on=[chance.choice(LABELS)], change=change, until="forever"))
            continue
        one = do("effect", source=chance.choice(LABELS), change=change)
        one |= {"on": chance.choice(["self", "attached"])} if shape < 0.3 else {"filter": _filter(chance, asked)}
        if chance.random() < 0.25:
            one["if"] = _condition(chance, asked)
        records.append(one)
    return records


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_8_in_the_rarer_words_too_the_engine_gives_what_the_rules_give_when_followed_slowly(edition: str) -> None:
    judged = 0
    for number in range(BOARDS):
        records = board(random.Random(f"{edition}, board {number}"))
        try:
            table = play(edition, *records, cards=CARDS).table
        except RulesError:
            continue
        judged += 1
        slowly = shown(computed_by_the_book(table))
        assert shown(computed(table, reasons=False)) == slowly, records
        if number % 3 == 0:
            assert shown(computed(table)) == slowly, records
    assert judged > BOARDS // 2
