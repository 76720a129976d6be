"""What the desk is told: whose turn it is (102.1), players' life (119.5), what holds of a card's words."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS, NEWEST
from tests.rules.playing import DONE, ILLEGAL, do, place, play

NEW = NEWEST.key
TRUCK = {
    "name": "Truck",
    "mana_cost": "{4}",
    "type_line": "Artifact — Vehicle",
    "oracle_text": "Living metal",
    "keywords": ["Living metal"],
    "power": "6",
    "toughness": "6",
}


def test_the_turn_is_the_first_players_until_it_is_said_to_be_anothers_and_living_metal_follows_it() -> None:
    played = play(NEW, place("Truck"), cards=[TRUCK])
    assert (played.table.active_player, played["it"].types) == ("Ana", ("Artifact", "Creature"))
    theirs = played.then(do("turn", player="Ben"))
    assert (theirs.table.active_player, theirs["it"].types) == ("Ben", ("Artifact",))
    assert theirs.then(do("turn", player="Ana"))["it"].types == ("Artifact", "Creature")


def test_who_acts_is_the_first_player_whosever_turn_it_is() -> None:
    played = play(NEW, do("turn", player="Ben"), place("Grizzly Bears"), place("Dead // Gone", "spell", "hand"))
    assert played["it"].controller == "Ana"
    assert played.then(do("turn"))["it"].controller == "Ana"
    assert played.then(do("turn")).table.active_player == "Ana"


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_305_3_a_land_is_played_in_ones_own_turn_where_it_is_said_whose_it_is(edition: str) -> None:
    board = play(edition, place("Forest", zone="hand", player="Ben"))
    assert board.then(do("play_land", "it", player="Ben")).last.result == DONE
    mine = board.then(do("turn", player="Ana"), do("play_land", "it", player="Ben"))
    assert (mine.last.result, mine.last.rules[0]) == (ILLEGAL, "305.3")
    theirs = board.then(do("turn", player="Ben"), do("play_land", "it", player="Ben"))
    assert theirs.last.result == DONE
    assert "102.1" in theirs.outcomes[1].rules


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_life_is_20_until_something_else_is_said(edition: str) -> None:
    played = play(edition, do("life", player="Ben", total=-3))
    assert (played.last.result, played.table.life_of("Ana"), played.table.life_of("Ben")) == (DONE, 20, -3)


def test_what_is_said_of_a_condition_is_kept_with_the_object_and_gone_with_it() -> None:
    says = "An opponent lost  life this turn."
    played = play(NEW, place("Grizzly Bears"), do("condition", "it", says=says, holds=True))
    assert played.table.object("it").said == {"an opponent lost life this turn": True}
    said = played.then(do("condition", "it", says=says.upper(), holds=False))
    assert said.table.object("it").said == {"an opponent lost life this turn": False}
    assert said.then(do("move", "it", to="graveyard")).table.object("it").said == {}


def test_611_3a_a_condition_may_be_told_with_the_words_that_lead_to_it() -> None:
    words = "This creature gets +2/+0 as long as an opponent lost life this turn."
    wit = {"name": "Wit", "mana_cost": "{W}", "type_line": "Creature — Elf", "oracle_text": words}
    played = play(NEW, place("Wit"), cards=[{**wit, "power": "1", "toughness": "1"}])
    assert (played["it"].power, len(played["it"].depends)) == (1, 1)
    for says in ("an opponent lost life this turn", "As long as an opponent lost life this turn."):
        told = played.then(do("condition", "it", says=says, holds=True))
        assert (told["it"].power, len(told["it"].depends)) == (3, 0)
