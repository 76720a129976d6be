"""What a Curse does to what the player that it enchants controls; somebody says who that is (303.4)."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS, NEWEST, questions_of
from tests.rules.cards_for_tests import ANGEL, BEAR
from tests.rules.playing import do, play
from tests.rules.test_unread import put, words

LINE = "Enchantment — Aura Curse"
WILT = words("Wilt", "Enchant player", "Creatures enchanted player controls get -1/-0.", line=LINE)
DIM = words(
    "Dim",
    "Enchant player",
    "Creatures enchanted player controls have base power and toughness 1/1 and lose all abilities.",
    line=LINE,
)
CARDS = [BEAR, ANGEL, WILT, DIM]
THERE = (put("Bear"), put("Angel", player="Ben"))


@pytest.mark.parametrize("edition", [one.key for one in EDITIONS])
def test_303_4_a_curse_touches_what_the_player_controls_that_it_enchants(edition: str) -> None:
    played = play(edition, *THERE, put("Wilt"), do("choose", "wilt", player="Ben"), cards=CARDS)
    assert (played["bear"].power, played["angel"].power) == (2, 3)
    assert not [label for label in played.table.objects if played[label].not_computed or played[label].depends]
    dimmed = play(edition, *THERE, put("Dim"), do("choose", "dim", player="Ana"), cards=CARDS)
    assert (dimmed["bear"].power, dimmed["angel"].power, dimmed["angel"].keywords) == (1, 4, played["angel"].keywords)


def test_until_it_is_said_who_that_is_nothing_that_either_controls_is_certain() -> None:
    played = play(NEWEST.key, *THERE, put("Wilt"), cards=CARDS)
    for label in ("bear", "angel"):
        (told,) = played[label].depends
        assert (told.source, told.keys) == ("wilt", ("power",))
        assert told.why == "Nobody has said which player it enchants."
    (question,) = questions_of(played.table, "wilt")
    assert (question.asks, question.options) == ("player", ("Ana", "Ben"))
