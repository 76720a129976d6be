"""613.4c: cards whose own words leave out their subject are as large as these words say, or marked."""

from __future__ import annotations

import pytest

from tests.rules.playing import place, play

NEW = "2026-08"


@pytest.mark.parametrize(("cards", "power"), [(7, 2), (8, 5), (9, 5)])
def test_613_4c_a_rogue_grows_with_the_eighth_card_in_an_opponents_graveyard(cards: int, power: int) -> None:
    there = [place("Island", f"i{one}", "graveyard", player="Ben") for one in range(cards)]
    rogue = play(NEW, place("Blackbloom Rogue"), *there)["it"]
    assert (rogue.power, rogue.toughness) == (power, 3)


def test_613_4c_a_god_grows_with_the_cards_in_its_owners_hand() -> None:
    hand = [place("Island", f"i{one}", "hand") for one in range(2)]
    god = play(NEW, place("Alrund, God of the Cosmos"), *hand, place("Island", "other", "hand", player="Ben"))["it"]
    assert (god.power, god.toughness) == (3, 3)
