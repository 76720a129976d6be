"""The words that tables of the grammar list for one thing: each of them by itself, in a sentence with no other."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.replaying import Replay
from inspector.scenario.words import board_from_words, sentences_of
from inspector.scenario.words.numbers_said import number_said

POOL = bundled_cards()
ANGEL = "Ana has Serra Angel on the battlefield."


def board(text: str) -> Replay:
    """The board of a text that can be read."""
    return board_from_words(text, POOL).run


def said(text: str) -> str:
    """What a text says, in canonical sentences."""
    run = board(text)
    return " ".join(sentences_of(run, run.actions, 0))


NUMBERS = {
    0: "none|i'm|x|sixth|iiii",
    1: "1|one|I|i|first|once",
    2: "2|two|II|second|twice",
    3: "3|three|III|third|thrice",
    4: "4|four|IV|iv|fourth",
    5: "5|five|V|fifth",
    6: "6|six|VI",
    123456: "12345678",
}


@pytest.mark.parametrize(
    ("word", "number"), [(each, count) for count, row in NUMBERS.items() for each in row.split("|")]
)
def test_a_number_is_one_in_digits_words_numerals_and_in_order(word: str, number: int) -> None:
    assert number_said(word) == number


OTHERS = """
buddy friend mate pal bro enemy boyfriend girlfriend brother sister wife husband spouse roommate flatmate housemate
classmate cousin nephew niece son daughter kid dad father mom mum mother uncle
aunt neighbor neighbour colleague coworker co-worker boss
"""


ACROSS = (
    "the guy next to me|the player next to me|the person next to me|the player to my left|the player to my right|"
    "the guy across from me|the player across from me"
)


@pytest.mark.parametrize(
    "who", [*(f"my {each}" for each in OTHERS.split()), "my fiancé", "my fiancée", *ACROSS.split("|")]
)
def test_whoever_is_something_to_who_speaks_plays_against_them(who: str) -> None:
    table = board(f"{who.capitalize()} has Humility on the battlefield.").table
    assert table.objects["Humility"].owner == table.players[1]


PLACES = {
    "battlefield": "on the battlefield|in play|onto the battlefield|on the board|in the battlefield|in battlefield",
    "hand": "in hand|in the hand|on hand|in their hand|in his hand|in her hand",
    "graveyard": "in the graveyard|in graveyard|on the graveyard|in their graveyard|in his graveyard|in her graveyard",
    "library": "in the library|in library|in their library|in his library|in her library",
    "exile": "in exile|exiled",
    "stack": "on the stack",
    "command": "in the command zone",
    "outside": "outside the game",
}


@pytest.mark.parametrize(("words", "zone"), [(each, zone) for zone, row in PLACES.items() for each in row.split("|")])
def test_a_place_is_the_zone_that_its_words_mean(words: str, zone: str) -> None:
    assert board(f"Ben has Clone {words}.").table.objects["Clone"].zone == zone


COPYING = (
    "copying|as a copy of|and copies|to copy|choosing|and chooses|which copies|which becomes a copy of|naming|"
    "that copies|targeting|on|to clone|and targets|to target|with the target|and picks|picking|for"
)


@pytest.mark.parametrize("words", COPYING.split("|"))
def test_a_clone_that_is_cast_resolves_as_a_copy_of_what_is_said_to_be_copied(words: str) -> None:
    copied = said(f"{ANGEL} Ben casts Clone {words} Serra Angel.")
    assert copied.endswith("Ben casts Clone. Clone resolves as a copy of Serra Angel.")


FACES = {
    "front": (
        "front face up|its front face|front face|with its front face up|with the front face up|using its front face"
    ),
    "back": "back face up|its back face|back face|with its back face up|with the back face up|using its back face",
}


@pytest.mark.parametrize(("words", "face"), [(each, face) for face, row in FACES.items() for each in row.split("|")])
def test_a_face_is_cast_as_its_words_say(words: str, face: str) -> None:
    cast = board(f"Ana has Agadeem's Awakening in hand. Ana casts Agadeem's Awakening, {words}.").actions[-1]
    assert getattr(cast, "face", None) == face


HALVES = {
    "left": "the left half|as the left half|as its left half",
    "right": "the right half|as the right half|as its right half",
    "fused": "both halves|fused|with both halves|with fuse",
}


@pytest.mark.parametrize(("words", "half"), [(each, half) for half, row in HALVES.items() for each in row.split("|")])
def test_a_half_is_cast_as_its_words_say(words: str, half: str) -> None:
    cast = board(f"Ana has Fire // Ice in hand. Ana casts Fire, {words}.").actions[-1]
    assert getattr(cast, "half", None) == half


@pytest.mark.parametrize(
    "opens",
    ["Ana unlocks", "Ana opens", "Ana opened", "I open", "Ana pays to unlock", "Ana paid to unlock", "I pay to unlock"],
)
def test_a_door_that_somebody_opens_is_unlocked(opens: str) -> None:
    room = "Ana has Bottomless Pool // Locker Room on the battlefield."
    assert said(f"{room} {opens} Locker Room.").endswith(
        "Ana unlocks the right door of Bottomless Pool // Locker Room."
    )


@pytest.mark.parametrize("words", ["as a prototype", "prototyped"])
def test_a_prototype_lies_there_as_one(words: str) -> None:
    place = board(f"Ana has Phyrexian Fleshgorger on the battlefield, {words}.").actions[0]
    assert getattr(place, "prototype", None) is True
