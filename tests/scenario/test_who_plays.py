"""What a text says of who plays, as its heading says it and as people do."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.model import DEFAULT_PLAYERS
from inspector.scenario.words import WordsError, board_from_words, mended, read_so_far

POOL = bundled_cards()


@pytest.mark.parametrize(
    "said",
    [
        "Players: Ana, Ben, Cleo.",
        "Ana, Ben and Cleo play.",
        "Ana, Ben, and Cleo are playing.",
        "Ana, Ben and Cleo are the players.",
        "The players are Ana, Ben and Cleo.",
        "Three players: Ana, Ben and Cleo.",
        "There are 3 players, Ana, Ben and Cleo.",
        "There are three players, called Ana, Ben and Cleo.",
    ],
)
def test_102_1_who_plays_is_said_in_many_ways(said: str) -> None:
    read = board_from_words(f"{said} Cleo has Humility on the battlefield.", POOL)
    assert read.scenario.players == ("Ana", "Ben", "Cleo")
    assert read.run.table.objects["Humility"].controller == "Cleo"


def test_a_card_is_nobody_who_plays() -> None:
    with pytest.raises(WordsError, match="Humility"):
        board_from_words("Humility and Clone are playing. Ana has Humility.", POOL)


def test_as_many_players_are_named_as_are_said() -> None:
    with pytest.raises(WordsError, match="the players named here are 3"):
        board_from_words("Two players: Ana, Ben and Cleo.", POOL)
    assert board_from_words("There are two players: Ana and Ben.", POOL).scenario.players == DEFAULT_PLAYERS


@pytest.mark.parametrize(
    "said", ["Ana and Ana are playing.", "The players are Ana, Ben and Ana.", "Players: Ana, Ana."]
)
def test_two_players_need_two_names(said: str) -> None:
    with pytest.raises(WordsError, match="a name of their own"):
        board_from_words(f"{said} Ana has Humility.", POOL)


@pytest.mark.parametrize(
    "text",
    [
        "Ben's Keeper of Riddles steals my Serra Angel.",
        "Keeper of Riddles steals my Serra Angel. Keeper uses it.",
        "Keeper of the Riddles attacks Serra Angel. Riddles attacks.",
        "Mudhole becomes a creature, then Humility enters.",
        "Wyrmling dies. Humility is there.",
    ],
)
def test_what_is_part_of_a_name_or_does_what_only_cards_do_is_nobody_who_plays(text: str) -> None:
    found = mended(text, read_so_far(text, POOL), POOL, (), lambda _: ())
    assert found.error is not None
    assert not any("Players:" in each for each in found.error.proposals)


def test_who_does_what_people_do_is_proposed_as_who_plays() -> None:
    text = "Mark transforms Delver of Secrets."
    found = mended(text, read_so_far(text, POOL), POOL, (), lambda _: ())
    assert found.error is not None
    assert "Players: Mark, Ana." in found.error.proposals[0]
