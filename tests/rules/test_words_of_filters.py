"""How the proof names what an effect counts or looks for: by the words that rules and cards use (109.2, 109.2a-c)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Filter
from inspector.rules import filter_words
from inspector.rules.telling.names import told_apart
from tests.rules.playing import Record


def said(**wanted: object) -> str:
    return filter_words(msgspec.convert(wanted, Filter))


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({}, "permanents"),
        ({"zone": "battlefield"}, "permanents"),
        ({"types": "Creature"}, "creatures"),
        ({"types": ["Artifact", "Creature", "Land"]}, "artifacts, creatures or lands"),
        ({"subtypes": "Swamp"}, "Swamps"),
        ({"subtypes": ["Elf", "Goblin"]}, "Elves or Goblins"),
        ({"subtypes": ["Hero", "Child"]}, "Heroes or Children"),
        *(({"attached_to": word}, "permanents attached to it") for word in ("self", "attached", "paired", "it")),
        ({"attached_to": "bear"}, "permanents attached to bear"),
        ({"subtypes": ["Merfolk", "Kavu", "Plains"]}, "Merfolk, Kavu or Plains"),
        ({"types": "Creature", "subtypes": "Goblin"}, "Goblin creatures"),
        ({"types": "Creature", "subtypes": ["Elf", "Goblin"]}, "Elf or Goblin creatures"),
    ],
)
def test_109_2_a_type_without_more_means_permanents(wanted: Record, expected: str) -> None:
    assert said(**wanted) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"zone": "graveyard"}, "cards in graveyards"),
        ({"zone": "hand", "types": "Creature"}, "creature cards in hands"),
        ({"zone": "library", "subtypes": "Goblin"}, "Goblin cards in libraries"),
        ({"zone": "command"}, "cards in the command zone"),
        (
            {"zone": ["exile", "graveyard"], "types": ["Artifact", "Land"]},
            "artifact or land cards in exile or in graveyards",
        ),
        ({"zone": "graveyard", "types": "Creature", "subtypes": "Elf"}, "Elf creature cards in graveyards"),
    ],
)
def test_109_2a_what_is_in_another_zone_is_a_card(wanted: Record, expected: str) -> None:
    assert said(**wanted) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"zone": "stack"}, "spells"),
        ({"zone": ["stack"], "types": "Creature"}, "creature spells"),
        ({"zone": ["stack", "graveyard"]}, "cards on the stack or in graveyards"),
        ({"zone": ["battlefield", "graveyard"]}, "objects on the battlefield or in graveyards"),
        (
            {"zone": ["battlefield", "graveyard"], "types": "Creature"},
            "creatures on the battlefield or in graveyards",
        ),
    ],
)
def test_109_2b_what_is_on_the_stack_is_a_spell(wanted: Record, expected: str) -> None:
    assert said(**wanted) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"token": True}, "tokens"),
        ({"token": False}, "nontoken permanents"),
        ({"token": True, "types": "Creature"}, "creature tokens"),
        ({"token": True, "subtypes": "Goblin", "types": "Creature"}, "Goblin creature tokens"),
        ({"token": False, "types": "Creature"}, "nontoken creatures"),
        ({"token": False, "subtypes": "Goblin"}, "nontoken Goblins"),
    ],
)
def test_111_1_a_token_is_told_from_what_is_none(wanted: Record, expected: str) -> None:
    assert said(**wanted) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"tapped": True}, "tapped permanents"),
        ({"tapped": False}, "untapped permanents"),
        ({"face_down": True}, "face-down permanents"),
        ({"face_down": False}, "face-up permanents"),
        ({"flipped": True}, "flipped permanents"),
        ({"flipped": False}, "unflipped permanents"),
        ({"face_up": "back"}, "permanents with the back face up"),
        ({"unlocked": "left"}, "permanents with the left half unlocked"),
    ],
)
def test_110_5_each_status_has_its_word(wanted: Record, expected: str) -> None:
    assert said(**wanted) == expected


@pytest.mark.parametrize(
    ("controller", "expected"),
    [
        ("you", "lands you control"),
        ("opponent", "lands your opponents control"),
        ("Ana", "lands Ana controls"),
        (["you", "Ben"], "lands you control or Ben controls"),
    ],
)
def test_109_5_you_is_the_controller_of_the_ability(controller: object, expected: str) -> None:
    assert said(types="Land", controller=controller) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"power": "<=2"}, "creatures with power 2 or less"),
        ({"toughness": ">=3"}, "creatures with toughness 3 or greater"),
        ({"mana_value": "<4"}, "creatures with mana value less than 4"),
        ({"power": ">1"}, "creatures with power greater than 1"),
        ({"power": "=1"}, "creatures with power 1"),
        ({"power": 1}, "creatures with power 1"),
        ({"power": "!=1"}, "creatures with power other than 1"),
        ({"keywords": "Flying"}, "creatures with flying"),
        ({"keywords": ["Flying", "Reach"]}, "creatures with flying or reach"),
        ({"name": "Bear"}, "creatures named Bear"),
        ({"same_name_as": "it"}, "creatures with the same name"),
        ({"other": "self"}, "other creatures"),
        ({"colors": "B"}, "black creatures"),
        ({"colors": ["B", "R"]}, "black or red creatures"),
        ({"colors": []}, "colorless creatures"),
        ({"supertypes": "Legendary"}, "legendary creatures"),
        ({"supertypes": ["Legendary", "Snow"]}, "legendary or snow creatures"),
    ],
)
def test_109_3_each_characteristic_is_said_as_cards_say_it(wanted: Record, expected: str) -> None:
    assert said(types="Creature", **wanted) == expected


@pytest.mark.parametrize(
    ("refused", "expected"),
    [
        ({"types": "Artifact"}, "nonartifact creatures"),
        ({"types": ["Artifact", "Land"]}, "nonartifact nonland creatures"),
        ({"supertypes": "Legendary"}, "nonlegendary creatures"),
        ({"subtypes": "Human"}, "non-Human creatures"),
        ({"colors": "B"}, "nonblack creatures"),
        ({"token": True}, "creatures that are not tokens"),
        ({"power": "<=2"}, "creatures that are not ones with power 2 or less"),
        # Only what is both is refused: a legendary Elf that is no Human stays.
        ({"subtypes": "Human", "supertypes": "Legendary"}, "creatures that are not legendary Humans"),
    ],
)
def test_205_2_what_is_refused_is_told_and_nothing_more(refused: Record, expected: str) -> None:
    assert said(types="Creature", **{"not": refused}) == expected


@pytest.mark.parametrize(
    ("subtype", "expected"),
    [
        ("Plains", "Plains"),
        ("Merfolk", "Merfolk"),
        ("Eldrazi", "Eldrazi"),
        ("Dwarf", "Dwarves"),
        ("Werewolf", "Werewolves"),
        ("Wolf", "Wolves"),
        ("Mouse", "Mice"),
        ("Ally", "Allies"),
        ("Monkey", "Monkeys"),
        ("Sphinx", "Sphinxes"),
        ("Leech", "Leeches"),
        ("Pegasus", "Pegasi"),
        ("Fish", "Fish"),
    ],
)
def test_205_3_a_subtype_has_the_plural_that_players_say(subtype: str, expected: str) -> None:
    assert said(subtypes=subtype) == expected


def test_201_2_objects_that_share_a_name_are_told_apart_by_their_labels() -> None:
    pairs = [("Clone", "Clone"), ("Clone 2", "Clone"), ("third", "Clone"), ("bear", "Bear"), ("mask", ""), ("veil", "")]
    assert told_apart(pairs) == {
        "Clone": "Clone",
        "Clone 2": "Clone (2)",
        "third": "Clone (third)",
        "bear": "Bear",
        "mask": "mask",
        "veil": "veil",
    }


def test_how_many_counters_are_asked_for_is_said_in_words() -> None:
    wanted = Filter(types="Creature", controller="you", counters={"+1/+1": ">=1"})
    assert filter_words(wanted) == "creatures you control with one or more +1/+1 counters on them"
