"""Effects with all that they set and count: a sentence that reads back to them, or one that only people are told."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import Action
from inspector.scenario import extend
from inspector.scenario.words import action_in_words, alike, board_from_words, read_further, told_sentences_of

BOARD: Final = board_from_words(
    "Ana has Grizzly Bears on the battlefield. Ben has Serra Angel on the battlefield. "
    "Ana has Flight on the battlefield. Flight is attached to Grizzly Bears. Ana has Bonesplitter on the battlefield.",
    bundled_cards(),
).run
CREATURES: Final = {"count": {"types": ["Creature"]}}
LANDS: Final = {"count": {"types": ["Land"]}}
BEARS: Final = {"on": ["Grizzly Bears"]}
BOTH: Final = {"on": ["Grizzly Bears", "Serra Angel"]}
ALL: Final = {"filter": {"types": ["Creature"]}}
ALL_LANDS: Final = {"filter": {"types": ["Land"]}}
MANA: Final = {"set_power": "mana value", "set_toughness": "mana value"}
SIZED: Final = {"set_power": 3, "set_toughness": 3}
TO_END: Final = {"until": "end of turn"}
FLIGHT: Final = {"source": "Flight"}
ANAS: Final = {"filter": {"types": ["Creature"], "controller": "Ana"}}
# On what, what it does, and its sentence, which is read as it.
READ_BACK: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    # An artifact creature of a kind is said in one, whatever else is said beside it (205.1b).
    (
        BEARS,
        {"add_types": ["Artifact", "Creature"], "set_subtypes": ["Golem"], "add_abilities": ["Flying"]},
        "Grizzly Bears becomes a Golem artifact creature and gains flying.",
    ),
    (
        BOTH,
        {"add_types": ["Artifact", "Creature"], "set_subtypes": ["Golem"], **SIZED},
        "Grizzly Bears and Serra Angel become Golem artifact creatures and have base power and toughness 3/3.",
    ),
    # A file may list card types in any order, which says nothing (205.2a): they are said as cards print them.
    (
        BEARS,
        {"add_types": ["Creature", "Artifact"], "add_subtypes": ["Golem"]},
        "Grizzly Bears becomes a Golem artifact creature in addition to its other types.",
    ),
    (
        BEARS,
        {"set_types": ["Creature", "Enchantment"], "set_subtypes": ["Spirit"]},
        "Grizzly Bears becomes a Spirit enchantment creature.",
    ),
    # Sizes that are counted: with one number both are one X, with two they are X and Y.
    (
        BEARS,
        {"power": CREATURES, "toughness": CREATURES},
        "Grizzly Bears gets +X/+X, where X is the number of creatures.",
    ),
    (
        BEARS,
        {"power": CREATURES, "toughness": LANDS},
        "Grizzly Bears gets +X/+Y, where X is the number of creatures and Y is the number of lands.",
    ),
    (
        BEARS,
        {"power": {**CREATURES, "times": -1}, "toughness": {**CREATURES, "times": -1}},
        "Grizzly Bears gets -X/-X, where X is the number of creatures.",
    ),
    (
        BEARS,
        {"power": CREATURES, "toughness": {**CREATURES, "times": -1}},
        "Grizzly Bears gets +X/-X, where X is the number of creatures.",
    ),
    (
        BEARS,
        {"power": {**CREATURES, "times": -2}, "toughness": "-2"},
        "Grizzly Bears gets -X/-2, where X is twice the number of creatures.",
    ),
    (
        BOTH,
        {"power": {**CREATURES, "times": -1, "plus": 5}},
        "Grizzly Bears and Serra Angel get +X/+0, where X is 5 minus the number of creatures.",
    ),
    (
        BEARS,
        {"power": {**CREATURES, "half": "up"}},
        "Grizzly Bears gets +X/+0, where X is half the number of creatures, rounded up.",
    ),
    (
        BEARS,
        {"power": {**CREATURES, "half": "down"}, "toughness": "+1"},
        "Grizzly Bears gets +X/+1, where X is half the number of creatures, rounded down.",
    ),
    (
        {**ALL, **TO_END, "called": "Big"},
        {"set_power": CREATURES, "set_toughness": CREATURES},
        "All creatures have base power and toughness each equal to the number of creatures until end of turn [Big].",
    ),
    # Growth by numbers: what is not changed is +0.
    (BEARS, {"power": "+1"}, "Grizzly Bears gets +1/+0."),
    (BEARS, {"toughness": "-1"}, "Grizzly Bears gets +0/-1."),
    (BOTH, {"power": "+1", "toughness": "+1"}, "Grizzly Bears and Serra Angel get +1/+1."),
    # Base sizes.
    (BEARS, {"set_power": 0, "set_toughness": 1}, "Grizzly Bears has base power and toughness 0/1."),
    (BEARS, {"set_toughness": 1}, "Grizzly Bears has base toughness 1."),
    (BOTH, {"set_power": 3}, "Grizzly Bears and Serra Angel have base power 3."),
    # What it becomes: as a whole where cards say it so, otherwise part by part.
    (
        BEARS,
        {"set_types": ["Creature"], "set_subtypes": ["Construct"], **SIZED},
        "Grizzly Bears becomes a Construct creature and has base power and toughness 3/3.",
    ),
    (
        BEARS,
        {"set_types": ["Creature"], "all_creature_types": True, **SIZED},
        "Grizzly Bears becomes a 3/3 creature with all creature types.",
    ),
    (
        BEARS,
        {"set_types": ["Creature"], "set_subtypes": ["Elf"], "set_power": 3},
        "Grizzly Bears becomes an Elf creature and has base power 3.",
    ),
    (
        BEARS,
        {"set_types": ["Creature"], "set_subtypes": ["Elf"], "set_power": "mana value", "set_toughness": 3},
        "Grizzly Bears becomes an Elf creature, has base toughness 3 and has base power equal to its mana value.",
    ),
    (
        BEARS,
        {"add_types": ["Artifact"], "set_subtypes": ["Construct"]},
        "Grizzly Bears becomes a Construct and becomes an artifact in addition to its other types.",
    ),
    (
        BEARS,
        {"add_types": ["Creature"], "set_colors": ["G", "U"], **SIZED},
        (
            "Grizzly Bears becomes a creature in addition to its other types, becomes green and blue and has base "
            "power and toughness 3/3."
        ),
    ),
    (
        {"on": ["Flight"]},
        {"add_types": ["Artifact", "Creature"], **MANA},
        "Flight becomes an artifact creature with power and toughness each equal to its mana value.",
    ),
    (
        {"on": ["Flight", "Bonesplitter"]},
        {"add_types": ["Artifact", "Creature"], **MANA},
        (
            "Flight and Bonesplitter become artifact creatures in addition to their other types and have base power "
            "and toughness each equal to their mana value."
        ),
    ),
    # Types, in the number of what has them; what a card gives while it is there is, what another gives becomes.
    (BEARS, {"all_creature_types": True}, "Grizzly Bears gains all creature types."),
    (BOTH, {"all_creature_types": True}, "Grizzly Bears and Serra Angel gain all creature types."),
    ({**BEARS, **FLIGHT}, {"all_creature_types": True}, "Flight: Grizzly Bears is every creature type."),
    (ANAS, {"all_creature_types": True}, "Creatures Ana controls are every creature type."),
    (
        {"filter": {"subtypes": ["Bear"]}},
        {"all_creature_types": True, "power": "+1"},
        "All Bears get +1/+0 and gain all creature types.",
    ),
    (BEARS, {"lose_all_creature_types": True}, "Grizzly Bears loses all creature types."),
    (BEARS, {"lose_all_land_types": True}, "Grizzly Bears loses all land types."),
    (
        BOTH,
        {"lose_all_creature_types": True, "lose_all_abilities": True},
        "Grizzly Bears and Serra Angel lose all abilities and lose all creature types.",
    ),
    (BOTH, {"remove_types": ["Creature"]}, "Grizzly Bears and Serra Angel aren't creatures."),
    (BEARS, {"remove_types": ["Artifact"]}, "Grizzly Bears isn't an artifact."),
    (BEARS, {"remove_supertypes": ["Legendary"]}, "Grizzly Bears isn't legendary."),
    (BOTH, {"add_supertypes": ["Legendary"]}, "Grizzly Bears and Serra Angel become legendary."),
    (BEARS, {"add_supertypes": ["Legendary", "Snow"]}, "Grizzly Bears becomes legendary and snow."),
    (ALL_LANDS, {"set_subtypes": ["Island"]}, "All lands become Islands."),
    (ALL_LANDS, {"add_subtypes": ["Island"]}, "All lands become Islands in addition to their other types."),
    (ALL, {"add_colors": ["U"]}, "All creatures become blue in addition to their other colors."),
    (ALL, {"set_colors": []}, "All creatures become colorless."),
    # Abilities: keywords as they are said within a sentence.
    (
        BEARS,
        {"cant_have_abilities": ["Flying", "Haste", "Trample"]},
        "Grizzly Bears can't have or gain flying, haste or trample.",
    ),
    (
        BEARS,
        {"add_abilities": ["Protection from red"], "remove_abilities": ["Flying", "Ward {2}"]},
        "Grizzly Bears gains protection from red and loses flying and ward {2}.",
    ),
    (BEARS, {"add_abilities": ["Hexproof from red"]}, "Grizzly Bears gains hexproof from red."),
    (
        BEARS,
        {"add_abilities": ["Annihilator 2", "First strike"]},
        "Grizzly Bears gains annihilator 2 and first strike.",
    ),
    # On whom it is: on itself, on what it is attached to, on all of a player's.
    ({"on": "self", "source": "Serra Angel"}, {"power": "+1"}, "Serra Angel: Serra Angel gets +1/+0."),
    ({"on": "self", **FLIGHT, "besides": True}, {"power": "+1"}, "Flight also: Flight gets +1/+0."),
    ({"on": "attached", **FLIGHT}, {"power": "+1"}, "Flight: enchanted creature gets +1/+0."),
    (
        {"on": "attached", "source": "Bonesplitter"},
        {"control": "Ben"},
        "Bonesplitter: Ben gains control of equipped creature.",
    ),
    (ANAS, {"power": "+1"}, "Creatures Ana controls get +1/+0."),
    ({**ANAS, **FLIGHT}, {"power": "+1"}, "Flight: creatures Ana controls get +1/+0."),
    (
        {**BEARS, **TO_END, "called": "Threaten"},
        {"control": "Ben"},
        "Ben gains control of Grizzly Bears until end of turn [Threaten].",
    ),
    (BEARS, {"text": {"from": "Swamp", "to": "Island"}}, "In the text of Grizzly Bears, Swamp becomes Island."),
    (
        {**ALL_LANDS, **TO_END},
        {"text": {"from": "Swamp", "to": "Island"}},
        "In the text of all lands, Swamp becomes Island until end of turn.",
    ),
    (
        {**ALL, **TO_END},
        {"switch_power_toughness": True},
        "All creatures' power and toughness are switched until end of turn.",
    ),
]
# On what, what it does, and what people are told of it; no sentence is read back to it.
TOLD_ONLY: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (BEARS, {"set_power": CREATURES}, "Grizzly Bears has base power equal to the number of creatures."),
    (
        BOTH,
        {"set_toughness": {**CREATURES, "plus": 1}},
        "Grizzly Bears and Serra Angel have base toughness equal to the number of creatures plus 1.",
    ),
    (
        BEARS,
        {"set_power": CREATURES, "set_toughness": LANDS},
        (
            "Grizzly Bears has base power equal to the number of creatures and has base toughness equal to the number "
            "of lands."
        ),
    ),
    (
        BEARS,
        {"set_power": {**CREATURES, "times": -1, "plus": 5}},
        "Grizzly Bears has base power equal to 5 minus the number of creatures.",
    ),
    (
        BEARS,
        {"power": {**CREATURES, "times": 3, "plus": 2}},
        "Grizzly Bears gets +X/+0, where X is three times the number of creatures plus 2.",
    ),
    (
        BEARS,
        {"power": {**CREATURES, "times": 2, "plus": -1}},
        "Grizzly Bears gets +X/+0, where X is twice the number of creatures minus 1.",
    ),
    (
        BEARS,
        {"set_types": ["Artifact", "Creature"], "set_subtypes": ["Construct"], "set_colors": [], **SIZED},
        "Grizzly Bears becomes a 3/3 colorless Construct artifact creature.",
    ),
    (BEARS, {"remove_types": ["Creature", "Artifact"]}, "Grizzly Bears isn't a creature or an artifact."),
    (
        BOTH,
        {"remove_types": ["Creature", "Artifact", "Land"]},
        "Grizzly Bears and Serra Angel aren't creatures, artifacts or lands.",
    ),
    (BEARS, {"remove_supertypes": ["Legendary", "Snow"]}, "Grizzly Bears isn't legendary or snow."),
    (
        {**BEARS, **TO_END},
        {"set_power": CREATURES},
        "Grizzly Bears has base power equal to the number of creatures until end of turn.",
    ),
    (ALL, {"set_power": CREATURES}, "All creatures have base power equal to the number of creatures."),
    (
        {**BEARS, **FLIGHT, "besides": True},
        {"set_power": CREATURES},
        "Flight also: Grizzly Bears has base power equal to the number of creatures.",
    ),
    # 611.2d: of an effect of nobody's it is counted for the first player.
    (
        BEARS,
        {"set_power": {"count": {"types": ["Creature"], "controller": "you"}}},
        "Grizzly Bears has base power equal to the number of creatures Ana controls.",
    ),
    # Of whose it is that it depends on people are told by name: it is its controller's.
    (
        {**BEARS, **FLIGHT, "if": {"turn_of": "you"}},
        {"power": "+1"},
        "Flight: Grizzly Bears gets +1/+0 as long as it is Ana's turn.",
    ),
    (
        {**BEARS, "source": "Serra Angel", "if": {"turn_of": "opponent"}},
        {"power": "+1"},
        "Serra Angel: Grizzly Bears gets +1/+0 as long as it is Ana's turn.",
    ),
    (
        {**BEARS, **FLIGHT, "zones": ["graveyard"]},
        {"power": "+1"},
        "Flight: Grizzly Bears gets +1/+0 as long as Flight is in its owner's graveyard.",
    ),
    (
        {**BEARS, **FLIGHT, "zones": ["exile", "stack"]},
        {"power": "+1"},
        "Flight: Grizzly Bears gets +1/+0 as long as Flight is in exile or on the stack.",
    ),
    (
        {**BEARS, **FLIGHT, "zones": ["command", "outside"]},
        {"power": "+1"},
        "Flight: Grizzly Bears gets +1/+0 as long as Flight is in the command zone or outside the game.",
    ),
    (
        {**BEARS, **FLIGHT, "zones": ["battlefield"], "while": {"face": "front"}},
        {"power": "+1"},
        "Flight: Grizzly Bears gets +1/+0 as long as its front face is up and Flight is on the battlefield.",
    ),
]
# What nobody can say: of what is named twice or is nothing, of two ways of counting, of what changes nothing.
UNSAID: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"on": ["Grizzly Bears", "Grizzly Bears"]}, {"power": "+1"}),
    ({"on": []}, {"power": "+1"}),
    (BEARS, {"power": "mana value", "toughness": CREATURES}),
    (BEARS, {"power": "+0", "toughness": "+0"}),
]


def made(whom: dict[str, Any], change: dict[str, Any]) -> Action:
    action: Action = msgspec.convert({"do": "effect", "change": change, **whom}, Action)
    return action


@pytest.mark.parametrize(("whom", "change", "sentence"), READ_BACK, ids=[each[2] for each in READ_BACK])
def test_an_effect_is_said_as_cards_say_it_and_read_back(
    whom: dict[str, Any], change: dict[str, Any], sentence: str
) -> None:
    action = made(whom, change)
    assert action_in_words(BOARD.table, action) == sentence
    (*_, read) = read_further(BOARD, sentence).board.run.actions
    assert alike(action, read, "Ana", BOARD.table)


@pytest.mark.parametrize(("whom", "change", "told"), TOLD_ONLY, ids=[each[2] for each in TOLD_ONLY])
def test_what_no_card_says_in_one_sentence_people_are_told(
    whom: dict[str, Any], change: dict[str, Any], told: str
) -> None:
    action = made(whom, change)
    assert action_in_words(BOARD.table, action).startswith("{")
    assert told_sentences_of(extend(BOARD, action))[-1] == told


@pytest.mark.parametrize(("whom", "change"), UNSAID)
def test_what_nobody_can_say_stands_as_files_write_it(whom: dict[str, Any], change: dict[str, Any]) -> None:
    action = made(whom, change)
    assert action_in_words(BOARD.table, action).startswith("{")
    assert told_sentences_of(extend(BOARD, action))[-1].startswith("{")


@pytest.mark.parametrize(
    ("turn", "whose"), [("you", "as long as it is Ana's turn"), ("opponent", "as long as it is an opponent's turn")]
)
def test_of_several_opponents_none_is_named_for_all(turn: str, whose: str) -> None:
    # Each other player is an opponent (102.3).
    table = board_from_words("Players: Ana, Ben, Cleo. Ana has Flight on the battlefield.", bundled_cards()).run
    action = made({"on": ["Flight"], **FLIGHT, "if": {"turn_of": turn}}, {"add_colors": ["R"]})
    assert told_sentences_of(extend(table, action))[-1].endswith(f" {whose}.")
