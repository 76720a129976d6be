"""What somebody asks whether it is so: which value that is, and what it would have to be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inspector.library import bundled_cards
from inspector.rules import NEWEST
from inspector.scenario.words import answers_to, read_so_far
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.whether_so import so
from tests.rules.playing import place, play

POOL = bundled_cards()
HERE = {"zone": "battlefield"}
SCENE = Scene(
    play(NEWEST.key, place("Grizzly Bears", "bears"), place("Delver of Secrets", "delver", "hand")).table,
    TableNames(play(NEWEST.key, place("Grizzly Bears", "bears")).table, {"bears": "Grizzly Bears"}),
    POOL,
)
TYPES = """
Artifact Battle Creature Enchantment Instant Kindred Land Planeswalker Sorcery Tribal Dungeon Conspiracy Phenomenon
Plane Scheme Vanguard
"""
SUPERTYPES = "Basic Elite Host Legendary Ongoing Snow World"
SUBTYPES = "Aura Equipment Saga Room Vehicle Curse Treasure Bear Goblin Forest Island"
COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
STATES: dict[str, tuple[str, dict[str, Any]]] = {
    "colorless": ("colors", {"number_of_colors": 0}),
    "colourless": ("colors", {"number_of_colors": 0}),
    "multicolored": ("colors", {"number_of_colors": ">=2"}),
    "multicoloured": ("colors", {"number_of_colors": ">=2"}),
    "monocolored": ("colors", {"number_of_colors": 1}),
    "tapped": ("tapped", {"tapped": True}),
    "untapped": ("tapped", {"tapped": False}),
    "flipped": ("flipped", {"flipped": True}),
    "face down": ("face_down", {"face_down": True}),
    "face-down": ("face_down", {"face_down": True}),
    "a token": ("token", {"token": True}),
    "a card": ("token", {"token": False}),
    "nontoken": ("token", {"token": False}),
    "transformed": ("face_up", {"face_up": "back"}),
    "a permanent": ("zone", {"zone": "battlefield"}),
    "on the battlefield": ("zone", {"zone": "battlefield"}),
    "on the stack": ("zone", {"zone": "stack"}),
    "in exile": ("zone", {"zone": "exile"}),
    "exiled": ("zone", {"zone": "exile"}),
    "in the graveyard": ("zone", {"zone": "graveyard"}),
    "in my graveyard": ("zone", {"zone": "graveyard", "controller": "Ana"}),
    "in my hand": ("zone", {"zone": "hand", "controller": "Ana"}),
    "flying": ("keywords", {"keywords": "Flying"}),
    "indestructible": ("keywords", {"keywords": "Indestructible"}),
    "hexproof": ("keywords", {"keywords": "Hexproof"}),
    "a 3/4": ("size", {"power": 3, "toughness": 4}),
    "a -1/0": ("size", {"power": -1, "toughness": 0}),
    **{word: ("colors", {"colors": letter}) for word, letter in COLORS.items()},
    **{f"a {word.lower()}": ("types", {"all_types": word}) for word in TYPES.split()},
    **{word.lower(): ("supertypes", {"supertypes": word}) for word in SUPERTYPES.split()},
    **{f"an {word.lower()}": ("subtypes", {"subtypes": word}) for word in SUBTYPES.split()},
    "goblins": ("subtypes", {"subtypes": "Goblin"}),
    "creatures": ("types", {"all_types": "Creature"}),
    # A word that nobody knows is a subtype where it is written as one.
    "a Zubera-Lord": ("subtypes", {"subtypes": "Zubera-Lord"}),
    # What a card or a face is called, whole or begun.
    "Grizzly Bears": ("name", {"name": "Grizzly Bears"}),
    "insectile aberration": ("name", {"name": "Insectile Aberration"}),
    "Serra Angel": ("name", {"name": "Serra Angel"}),
}


@pytest.mark.parametrize("words", STATES)
def test_words_ask_for_a_value_and_what_it_would_be(words: str) -> None:
    key, wanted = STATES[words]
    label, zone = ("delver", "hand") if words == "insectile aberration" else ("bears", "battlefield")
    found = so(SCENE, label, words)
    assert found is not None
    ((asked, held),) = found
    told = {name: value for name, value in msgspec.to_builtins(held).items() if value is not None}
    assert asked == key
    assert told == msgspec.to_builtins(msgspec.convert({"zone": zone, **wanted}, type(held)))


@pytest.mark.parametrize("words", ["frobnicated", "a Bear9", "very big", "2/x", ""])
def test_what_is_no_value_is_not_asked_for(words: str) -> None:
    assert so(SCENE, "bears", words) is None


def test_several_words_ask_for_several_values() -> None:
    found = so(SCENE, "bears", "a green and legendary Bear, artifact creature")
    assert found is not None
    assert [key for key, _ in found] == ["colors", "supertypes", "subtypes", "types", "types"]


THOSE = """
they; them; both; both of them; each of them; all of them; those; these; all; each; the two; they both; both creatures
the creatures
"""


@pytest.mark.parametrize("words", [each.strip() for each in THOSE.strip().replace("\n", ";").split(";")])
def test_those_that_were_spoken_of_together_are_asked_for_together(words: str) -> None:
    told = read_so_far(f"Ana has Grizzly Bears and Serra Angel on the battlefield. How big are {words}?", POOL)
    assert told.error is None
    assert [asked.object for asked in told.board.asks] == ["Grizzly Bears", "Serra Angel"]
    said = " ".join(answers_to(told.board.scenario, told.board.run, told.board.asks))
    assert "Serra Angel's power is 4" in said
