"""Each entry of the tables of words: a sentence that only this entry makes readable, with what it says in English."""

from __future__ import annotations

from functools import cache

import pytest

from inspector.library import bundled_cards
from inspector.rules import NEWEST
from inspector.scenario.replaying import Replay
from inspector.scenario.words import answers_to, board_from_words, read_further, read_so_far
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.mentions import players_first
from inspector.scenario.words.players_named import players_named
from inspector.scenario.words.states_said import place_of
from tests.rules.playing import place, play

POOL = bundled_cards()
BEARS = "Ana has Grizzly Bears on the battlefield."
TWO = f"{BEARS} Ana has Serra Angel on the battlefield."


@cache
def on(board: str) -> Replay:
    """A board, read once for all that is said on it."""
    return board_from_words(board, POOL).run


def asked(board: str, words: str) -> list[tuple[str, str]]:
    """What words ask on a board: of which objects, after which values."""
    found = read_further(on(board), words)
    assert found.error is None, found.error
    return [(each.object, each.key) for each in found.board.asks]


KEYS = {
    "colors": "color colour colours colors",
    "types": "type|types|card type|card types|cardtype|type line",
    "subtypes": "subtype|subtypes|creature type|creature types|land type|land types",
    "supertypes": "supertype|supertypes",
    "mana_value": "cmc|mv|converted mana cost|mana value|mana values",
    "mana_cost": "cost|mana cost",
    "abilities": "ability|abilities|rules text|text|text box",
    "keywords": "keyword|keywords",
    "size": "p/t|pt|power and toughness|power/toughness|stats|size|sizes|final size|final p/t|final stats|current size",
    "base size": "base power and toughness|base power|base toughness|base size|base p/t",
    "power": "power|current power|total power",
    "toughness": "toughness",
    "name": "name|card name",
    "names": "names",
    "zone": "zone",
    "owner": "owner",
    "controller": "controller",
    "counters": "counters",
}
SAID_AS = [(each, key) for key, row in KEYS.items() for each in (row.split("|") if "|" in row else row.split())]


@pytest.mark.parametrize(("words", "key"), SAID_AS)
def test_each_word_for_a_value_asks_for_that_value(words: str, key: str) -> None:
    assert asked(BEARS, f"Grizzly Bears' {words}?") == [("Grizzly Bears", key)]


# Green and of one color (105.2a), a card (108.2) that is a permanent (110.1) on the battlefield, untapped, face up.
STATES = {
    "Yes": "monocolored|untapped|a card|nontoken|a permanent|on the battlefield",
    "No": "colorless|colourless|multicolored|multicoloured|tapped|flipped|face down|face-down|a token|transformed|"
    "on the stack|in exile|exiled|in the graveyard|in my graveyard|in my hand",
}
WHETHER = [(each, answer) for answer, row in STATES.items() for each in row.split("|")]


@pytest.mark.parametrize(("words", "answer"), WHETHER)
def test_each_state_is_asked_after_by_its_word(words: str, answer: str) -> None:
    found = read_further(on(BEARS), f"Is it {words}?")
    assert found.error is None, found.error
    (said,) = answers_to(found.board.scenario, found.board.run, found.board.asks)
    assert said.startswith(f"{answer}.")


@pytest.mark.parametrize(
    "words",
    [
        *("it", "this", "that", "he", "she", "the thing", "that one", "that creature", "the card", "this thing"),
        *("that thing", "this card", "that card", "this one", "this creature", "the result"),
    ],
)
def test_each_word_for_what_was_spoken_of_means_it(words: str) -> None:
    assert asked(BEARS, f"Is {words} green?") == [("Grizzly Bears", "colors")]


@pytest.mark.parametrize(
    "words",
    [
        *("they", "both", "both of them", "each of them", "all of them", "those", "these", "all", "each", "the two"),
        *("they both", "both creatures", "the creatures"),
    ],
)
def test_each_word_for_several_means_all_that_were_spoken_of(words: str) -> None:
    run = read_so_far("Ana has Grizzly Bears and Serra Angel on the battlefield.", POOL)
    found = read_so_far(f"Ana has Grizzly Bears and Serra Angel on the battlefield. Are {words} tapped?", POOL)
    assert run.error is found.error is None
    assert [each.object for each in found.board.asks] == ["Grizzly Bears", "Serra Angel"]


NOBODY = """
I My Mine Yours Theirs Ours Hers Your His Her Their Our We You Someone Somebody Something Anyone Nobody Neither Each
Everybody Everyone NAP AP P1 P2 Player It He She They Who What Opponent Opp That This There Which
"""


@pytest.mark.parametrize("word", NOBODY.split())
def test_a_word_for_somebody_is_nobodys_name(word: str) -> None:
    text = f"{word} controls Grizzly Bears."
    assert players_named(text, ("Ana", "Ben"), POOL) == ("Ana", "Ben")
    assert players_first(lambda _: (), text, read_so_far("", POOL), POOL) == ""


def test_a_name_that_acts_is_a_players() -> None:
    text = "Zoe controls Grizzly Bears."
    assert players_named(text, ("Ana", "Ben"), POOL)[0] == "Zoe"
    assert players_first(lambda _: (), text, read_so_far("", POOL), POOL) == "Players: Zoe, Ana."


def test_400_1_each_zone_is_said_as_people_say_it() -> None:
    zones = ("battlefield", "graveyard", "hand", "library", "stack", "exile", "command", "outside")
    table = play(NEWEST.key, *(place("Grizzly Bears", zone, zone=zone) for zone in zones)).table
    assert [place_of(table.objects[zone]) for zone in zones] == [
        *("on the battlefield", "in Ana's graveyard", "in Ana's hand", "in Ana's library", "on the stack", "in exile"),
        *("in the command zone", "outside the game"),
    ]


def test_signs_alone_are_no_words() -> None:
    assert [words for _, words in Cursor("?!").spans(0)] == ["?!", "?"]
