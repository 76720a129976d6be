"""How the proof names what an effect counts or looks for: by the words that rules and cards use (109.2, 109.2a-c)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import PERMANENT_TYPES, Condition, Filter
from inspector.rules import filter_words
from inspector.rules.telling.names import told_apart
from inspector.rules.wording.of_conditions import condition_words, failing_words
from inspector.rules.wording.of_filters import in_words, things_counted, told_by_name, words_for_one
from inspector.rules.wording.of_places import any_place_words
from tests.rules.playing import Record


def said(**wanted: object) -> str:
    return filter_words(msgspec.convert(wanted, Filter))


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({}, "permanents"),
        ({"zone": "battlefield"}, "permanents"),
        ({"types": list(PERMANENT_TYPES)}, "permanents"),
        ({"types": "Creature"}, "creatures"),
        ({"types": ["Artifact", "Creature", "Land"]}, "artifacts, creatures or lands"),
        ({"types": list(PERMANENT_TYPES), "subtypes": "Elf"}, "Elves"),
        ({"subtypes": "Swamp"}, "Swamps"),
        ({"subtypes": ["Elf", "Goblin"]}, "Elves or Goblins"),
        ({"subtypes": ["Hero", "Child"]}, "Heroes or Children"),
        *(({"attached_to": word}, "permanents attached to it") for word in ("self", "attached", "paired", "it")),
        ({"attached_to": "bear"}, "permanents attached to bear"),
        ({"subtypes": ["Merfolk", "Kavu", "Plains"]}, "Merfolk, Kavu or Plains"),
        ({"types": "Creature", "subtypes": "Goblin"}, "Goblin creatures"),
        (
            {"types": "Creature", "not": {"types": "Artifact"}, "nor": {"colors": "W"}},
            "nonartifact nonwhite creatures",
        ),
        (
            {"types": "Creature", "not": {"types": "Artifact"}, "nor": {"keywords": "Flying"}},
            "nonartifact creatures without flying",
        ),
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
        ({"zone": "exile", "owner": "you"}, "cards you own in exile"),
        (
            {"zone": ["graveyard", "hand", "library"], "belongs_to": "an opponent"},
            "cards in an opponent's graveyard, hand or library",
        ),
        (
            {"zone": ["battlefield", "graveyard", "hand", "library", "stack", "exile", "command"]},
            "objects anywhere",
        ),
        ({"zone": "hand", "owner": "you"}, "cards in your hand"),
        (
            {"zone": ["graveyard", "hand", "library"], "owner": "opponent"},
            "cards in your opponents' graveyards, hands or libraries",
        ),
        ({"zone": "stack", "belongs_to": "an opponent"}, "spells an opponent controls"),
        ({"zone": "battlefield", "belongs_to": "an opponent"}, "permanents an opponent controls"),
        (
            {"zone": ["battlefield", "hand"], "belongs_to": "an opponent"},
            "objects that belong to an opponent on the battlefield or in hands",
        ),
        ({"zone": "graveyard", "types": list(PERMANENT_TYPES)}, "permanent cards in graveyards"),
        (
            {"zone": ["exile", "graveyard"], "types": ["Artifact", "Land"]},
            "artifact or land cards in exile or in graveyards",
        ),
        ({"zone": "graveyard", "types": "Creature", "subtypes": "Elf"}, "Elf creature cards in graveyards"),
        ({"zone": "graveyard", "owner": "you", "types": list(PERMANENT_TYPES)}, "permanent cards in your graveyard"),
        ({"zone": "stack", "types": list(PERMANENT_TYPES)}, "permanent spells"),
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
        ({"same_name_as": "it"}, "creatures with the same name as it"),
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
        ({"power": "<=2"}, "creatures with power greater than 2"),
        ({"toughness": ">=2"}, "creatures with toughness less than 2"),
        ({"mana_value": 3}, "creatures with mana value other than 3"),
        ({"mana_value": "<3"}, "creatures with mana value 3 or greater"),
        ({"keywords": "Flying"}, "creatures without flying"),
        ({"keywords": ["Flying", "Reach"]}, "creatures without flying or reach"),
        ({"counters": "any"}, "creatures without counters on them"),
        ({"counters": {"+1/+1": ">=1"}}, "creatures without +1/+1 counters on them"),
        ({"counters": {"oil": ">=3"}}, "creatures with fewer than three oil counters on them"),
        ({"number_of_colors": ">=2"}, "creatures with fewer than two colors"),
        ({"name": "Relentless Rats"}, "creatures not named Relentless Rats"),
        ({"same_name_as": "it"}, "creatures with other names"),
        ({"designated": "attacking"}, "creatures that are not attacking"),
        ({"enchanted": True, "tapped": True}, "creatures that are not both tapped and enchanted"),
        ({"types": "Creature", "subtypes": "Human"}, "non-Human creatures"),
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


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        # 108.4: off the battlefield a card has no controller, so "you control" tells whose it is.
        ({"zone": "hand", "controller": "you"}, "cards in your hand"),
        ({"zone": "graveyard", "controller": "Ben", "types": "Creature"}, "creature cards in Ben's graveyard"),
        ({"zone": "hand", "belongs_to": "chosen player"}, "cards in the chosen player's hand"),
        (
            {"zone": "graveyard", "types": "Creature", "belongs_to": "its controller"},
            "creature cards in its controller's graveyard",
        ),
        ({"types": "Land", "belongs_to": "chosen player"}, "lands the chosen player controls"),
        # What is counted together is joined by "and".
        ({"types": ["Artifact", "Enchantment"], "controller": "you"}, "artifacts and enchantments you control"),
        (
            {"zone": "graveyard", "owner": "you", "types": ["Instant", "Sorcery"]},
            "instant and sorcery cards in your graveyard",
        ),
        ({"subtypes": ["Aura", "Equipment"], "attached_to": "self"}, "Auras and Equipment attached to it"),
        ({"zone": ["battlefield", "graveyard"], "subtypes": "Zombie"}, "Zombies on the battlefield and in graveyards"),
        ({"types": "Creature", "controller": "you", "number_of_colors": 0}, "colorless creatures you control"),
        ({"types": "Creature", "number_of_colors": "=0"}, "colorless creatures"),
        (
            {"zone": ["graveyard", "hand", "library"], "controller": "you"},
            "cards in your graveyard, hand or library",
        ),
        # On the stack a card has a controller.
        ({"zone": ["stack", "graveyard"], "controller": "you"}, "cards you control on the stack and in graveyards"),
        ({"zone": "graveyard", "controller": "you", "owner": "Ben"}, "cards you control in Ben's graveyard"),
        ({"zone": "hand", "controller": ["you", "Ben"]}, "cards you control or Ben controls in hands"),
    ],
)
def test_what_is_counted_is_said_as_a_player_would_count_it(wanted: Record, expected: str) -> None:
    assert things_counted(msgspec.convert(wanted, Filter)) == expected


# What is refused, of several objects and of one.
REFUSED: tuple[tuple[Record, str, str], ...] = (
    ({"counters": "any"}, "creatures without counters on them", "creature without counters on it"),
    ({"counters": {"oil": ">=1"}}, "creatures without oil counters on them", "creature without oil counters on it"),
    (
        {"counters": {"oil": ">=3"}},
        "creatures with fewer than three oil counters on them",
        "creature with fewer than three oil counters on it",
    ),
    (
        {"counters": {"oil": "<=2"}},
        "creatures with more than two oil counters on them",
        "creature with more than two oil counters on it",
    ),
    ({"number_of_colors": ">=2"}, "creatures with fewer than two colors", "creature with fewer than two colors"),
    ({"number_of_colors": "<2"}, "creatures with two or more colors", "creature with two or more colors"),
    ({"same_name_as": "self"}, "creatures with other names", "creature with another name"),
    ({"tapped": True}, "creatures that are not tapped", "creature that is not tapped"),
    (
        {"tapped": True, "enchanted": True},
        "creatures that are not both tapped and enchanted",
        "creature that is not both tapped and enchanted",
    ),
    ({"power": 2}, "creatures with power other than 2", "creature with power other than 2"),
    ({"power": "=2"}, "creatures with power other than 2", "creature with power other than 2"),
    ({"power": "!=2"}, "creatures with power 2", "creature with power 2"),
    ({"power": "<2"}, "creatures with power 2 or greater", "creature with power 2 or greater"),
    ({"power": ">2"}, "creatures with power 2 or less", "creature with power 2 or less"),
    ({"mana_value": "<=2"}, "creatures with mana value greater than 2", "creature with mana value greater than 2"),
    ({"toughness": ">=2"}, "creatures with toughness less than 2", "creature with toughness less than 2"),
    ({"types": "Creature"}, "noncreature creatures", "noncreature creature"),
)


@pytest.mark.parametrize(("refused", "several", "one"), REFUSED, ids=str)
def test_what_is_refused_is_said_of_several_and_of_one(refused: Record, several: str, one: str) -> None:
    wanted = msgspec.convert({"types": "Creature", "not": refused}, Filter)
    assert (filter_words(wanted), words_for_one(wanted)) == (several, one)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({}, "commanders"),
        ({"types": "Creature"}, "commander creatures"),
        ({"subtypes": "Elf"}, "commander Elves"),
        ({"all_types": ["Artifact", "Creature"]}, "commander artifact creatures"),
        ({"zone": "graveyard"}, "commanders in graveyards"),
        ({"zone": "stack"}, "commander spells"),
        ({"controller": "you"}, "commanders you control"),
        ({"token": True}, "commander tokens"),
        ({"token": False}, "nontoken commanders"),
    ],
)
def test_903_3_a_commander_is_one_and_with_a_type_it_is_told_of_that(wanted: Record, expected: str) -> None:
    assert said(designated="commander", **wanted) == expected


@pytest.mark.parametrize(
    ("asked", "holds", "fails"),
    [
        ({"self": {"tapped": False}}, "Roc is untapped", "Roc is not untapped"),
        ({"self": {"equipped": True}}, "Roc is equipped", "Roc is not equipped"),
        ({"self": {"subtypes": "Orc"}}, "Roc is an Orc", "Roc is not an Orc"),
        ({"self": {}}, "Roc is on the battlefield", "Roc is not on the battlefield"),
        (
            {"self": {"counters": {"shell": 0}}},
            "Roc has no shell counters on it",
            "Roc has shell counters on it",
        ),
        ({"self": {"counters": {"+1/+1": ">=1"}}}, "Roc has a +1/+1 counter on it", "Roc has no +1/+1 counter on it"),
        (
            {"self": {"counters": {"oil": "<=2"}}},
            "Roc has two or fewer oil counters on it",
            "Roc does not have two or fewer oil counters on it",
        ),
        ({"turn_of": "you"}, "it is your turn", "it is not your turn"),
        ({"turn_of": "opponent"}, "it is an opponent's turn", "it is not an opponent's turn"),
        (
            {"count": {"subtypes": "Human", "controller": "opponent"}, "is": ">=1"},
            "your opponents control at least one Human",
            "your opponents control no Human",
        ),
        (
            {"count": {"zone": "graveyard", "belongs_to": "an opponent"}, "is": ">=8"},
            "there are at least eight cards in an opponent's graveyard",
            "there are fewer than eight cards in each opponent's graveyard",
        ),
        (
            {"count": {"zone": "hand", "belongs_to": "an opponent"}, "is": 0},
            "there are no cards in an opponent's hand",
            "there is at least one card in each opponent's hand",
        ),
        (
            {"count": {"zone": "hand", "belongs_to": "an opponent"}, "is": "<=1"},
            "there is at most one card in an opponent's hand",
            "there is more than one card in each opponent's hand",
        ),
        (
            {"count": {"zone": "graveyard", "belongs_to": "an opponent", "types": "Creature"}, "is": ">=1"},
            "there is at least one creature card in an opponent's graveyard",
            "there is no creature card in any opponent's graveyard",
        ),
        (
            {"count": {"zone": "graveyard", "belongs_to": "an opponent"}, "is": "=3"},
            "there are exactly three cards in an opponent's graveyard",
            "there are not exactly three cards in any opponent's graveyard",
        ),
        (
            {"value": {"devotion": ["B", "R"]}, "is": "<7"},
            "your devotion to black and red is less than seven",
            "your devotion to black and red is seven or greater",
        ),
    ],
)
def test_a_condition_is_said_as_a_player_would_say_it(asked: Record, holds: str, fails: str) -> None:
    condition = msgspec.convert(asked, Condition)
    assert condition_words(condition, str, "Roc") == holds
    assert failing_words(condition, str, "Roc") == fails


def test_a_turn_is_told_by_the_name_of_another_player() -> None:
    condition = told_by_name(msgspec.convert({"turn_of": "you"}, Condition), "Ben", "Ana")
    assert condition_words(condition, str, "Roc") == "it is Ben's turn"


def test_400_1_zones_and_numbers_are_told_as_people_say_them() -> None:
    assert any_place_words("exile graveyard") == "exile or a graveyard"
    assert any_place_words("hand library exile") == "a hand, a library or exile"
    assert [in_words(number) for number in (0, 2, 12, 200)] == ["zero", "two", "twelve", "200"]
