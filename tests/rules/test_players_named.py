"""Whom a card's words call "you" is named on a page of a board, whoever reads it (109.5)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from inspector.rules.wording.of_players import words_about
from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import do, place, play

SAID = {
    "you have the city's blessing": "Ana has the city's blessing",
    "you've completed a dungeon": "Ana has completed a dungeon",
    "you're the monarch": "Ana is the monarch",
    "you haven't cast a spell this turn": "Ana hasn't cast a spell this turn",
    "you control a stickered permanent": "Ana controls a stickered permanent",
    "you sacrificed a permanent this turn": "Ana sacrificed a permanent this turn",
    "a land entered under your control this turn": "a land entered under Ana's control this turn",
    "your life total is less than half your starting life total": (
        "Ana's life total is less than half their starting life total"
    ),
    "you have a card in your library": "Ana has a card in their library",
    "damage was dealt to you this turn": "damage was dealt to Ana this turn",
    "experience counters you have": "experience counters Ana has",
    "an opponent lost life this turn": "an opponent lost life this turn",
    "young creatures yourself": "young creatures yourself",
}


@pytest.mark.parametrize(("words", "named"), SAID.items())
def test_109_5_words_of_a_card_are_said_of_a_player(words: str, named: str) -> None:
    assert words_about(words, "Ana") == named


BLESSED = "you have the city's blessing"
RITE: Record = {
    "name": "Rite",
    "mana_cost": "{W}",
    "type_line": "Enchantment",
    "oracle_text": f"Creatures you control have vigilance as long as {BLESSED}.",
}


@pytest.mark.parametrize(("player", "holds"), [("Ana", True), ("Ben", True), ("Ana", False)])
def test_109_5_a_rung_names_whose_condition_holds(player: str, holds: bool) -> None:
    board = place("Rite", "rite", player=player), place("Elf", player=player)
    said = do("condition", "rite", says=BLESSED, holds=holds)
    last = rungs(play(NEWEST.key, *board, said, cards=[RITE, creature("Elf", "Elf", "1/1")]).table, "it")[-1]
    if holds:
        assert last.begun_by == (f"{player} has the city's blessing",)
    else:
        assert last.says == f"Rite does not apply: it is not so that {player} has the city's blessing."
