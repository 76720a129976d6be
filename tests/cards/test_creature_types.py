"""The creature types that a word names, one or several of them (205.3m, 612.2), and what a filter and a cost may be."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import CardError, Change, Filter
from inspector.cards.creature_types import CREATURE_TYPES, creature_type_of

SEVERAL = [
    *(("Goblins", "Goblin"), ("Zombies", "Zombie"), ("Humans", "Human"), ("Time Lords", "Time Lord")),
    # By the ends of the words: fox and foxes, fairy and fairies, but monkey and monkeys.
    *(("Foxes", "Fox"), ("Mercenaries", "Mercenary"), ("Monkeys", "Monkey"), ("Leeches", "Leech"), ("Fishes", "Fish")),
    *(("Cyclopses", "Cyclops"), ("Allies", "Ally"), ("Walls", "Wall"), ("Spies", "Spy"), ("Kors", "Kor")),
    *(("Children", "Child"), ("Cybermen", "Cyberman"), ("Dwarves", "Dwarf"), ("Elves", "Elf"), ("Fungi", "Fungus")),
    *(("Heroes", "Hero"), ("Homunculi", "Homunculus"), ("Mice", "Mouse"), ("Mongooses", "Mongoose"), ("Oxen", "Ox")),
    *(("Werewolves", "Werewolf"), ("Wolves", "Wolf"), ("Dwarfs", "Dwarf"), ("Heros", "Hero"), ("Funguses", "Fungus")),
    *(("Oxes", "Ox"), ("Elks", "Elk"), ("Kavus", "Kavu"), ("Flies", None), ("Kithkin", "Kithkin"), ("Myrs", "Myr")),
]


@pytest.mark.parametrize(("word", "named"), SEVERAL)
def test_612_2_several_of_a_type_are_named_by_its_plural(word: str, named: str | None) -> None:
    assert creature_type_of(word) == named
    assert named is None or creature_type_of(named) == named


@pytest.mark.parametrize(
    "word", ["goblin", "Forest", "Creatures", "Creature", "Kithkins' ", "", "Artifacts", "Equipment"]
)
def test_what_names_no_creature_type_is_none(word: str) -> None:
    assert creature_type_of(word) is None


def test_205_3m_types_of_one_word_and_the_one_of_two() -> None:
    assert {"Human", "Werewolf", "Assembly-Worker", "Time Lord"} <= CREATURE_TYPES
    assert {word for word in CREATURE_TYPES if " " in word} == {"Time Lord"}


def nested(depth: int) -> dict[str, object]:
    inner: dict[str, object] = {"types": "Creature"}
    for _ in range(depth):
        inner = {"not": inner}
    return inner


def test_a_filter_says_not_a_hundred_times_at_most() -> None:
    assert msgspec.convert(nested(100), Filter).not_ is not None
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(nested(101), Filter)


@pytest.mark.parametrize("cost", ["{2}{W/U}", "", "{X}"])
def test_a_cost_that_is_one_is_read(cost: str) -> None:
    assert msgspec.convert({"mana_cost": cost}, Change).mana_cost == cost
    assert msgspec.convert({"name": "Other"}, Change).mana_cost is None


def test_a_cost_that_is_none_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="stands outside of braces"):
        msgspec.convert({"mana_cost": "two"}, Change)


@pytest.mark.parametrize(
    ("power", "good"), [(999_999_999_999_999, True), (-5, True), ("+2", True), (10**16, False), ("2+", False)]
)
def test_a_number_has_so_many_digits_at_most(power: object, good: bool) -> None:
    if good:
        assert msgspec.convert({"power": power}, Change).power == power
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"power": power}, Change)


def test_a_long_name_is_shortened_in_what_is_said_of_a_card() -> None:
    sixty, longer = "x" * 60, "x" * 61
    assert str(CardError(sixty, "name", "is wrong")) == f'card "{sixty}", field name: is wrong'
    assert str(CardError(longer, "name", "is wrong")) == f'card "{sixty}…", field name: is wrong'
    assert CardError(longer, "name", "is wrong").card == f"{sixty}…"
