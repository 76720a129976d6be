"""Cards outside the game: no spell or ability affects them that does not bring them in (400.11c; 400.10c before)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, NOTHING, do, place, play

OUT = (place("Bear", "out", zone="outside"), place("Bear", "exiled", zone="exile"))
BLUE = {"set_colors": ["U"]}


@by_edition("400.10c", "400.10c", "400.11c", "400.11c", "400.11c")
def test_400_11c_an_effect_leaves_out_what_is_outside_the_game(edition: str, rules: list[str]) -> None:
    alone = play(edition, *OUT, do("effect", on=["out"], change=BLUE), cards=ALL)
    assert (alone.last.result, alone.last.rules[0], alone["out"].colors) == (NOTHING, rules[0], ("G",))
    both = play(edition, *OUT, do("effect", on=["out", "exiled"], change=BLUE), cards=ALL)
    assert (both.last.result, rules[0] in both.last.rules) == (DONE, True)
    assert [both[label].colors for label in ("out", "exiled")] == [("G",), ("U",)]
    every = play(edition, *OUT, do("effect", filter={"zone": ["outside", "exile"]}, change=BLUE), cards=ALL)
    assert [every[label].colors for label in ("out", "exiled")] == [("G",), ("U",)]
    told = [[why.says for why in one.last.reasons if why.rules[0] == rules[0]] for one in (every, both)]
    assert (told[0], len(told[0])) == (told[1], 1)
    # What applied to it there applies to nothing once it is brought in.
    brought = alone.then(do("put_onto_battlefield", "out"))
    assert brought["out"].colors == ("G",)


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
def test_400_11c_words_that_are_not_read_cast_no_doubt_there(edition: str) -> None:
    paint = {
        "name": "Paint",
        "mana_cost": "{2}",
        "type_line": "Artifact",
        "oracle_text": "All cards are as blue as the sea.",
    }
    played = play(edition, *OUT, place("Paint", "paint"), cards=(paint, *ALL))
    assert played["exiled"].not_computed
    assert not played["out"].not_computed


def test_604_3_a_card_outside_the_game_defines_its_own_values() -> None:
    herd = creature("Herd", "Elk", "*/1", oracle_text="Herd's power is equal to the number of cards in exile.")
    played = play("2026-08", *OUT, place("Herd", "herd", zone="outside"), cards=(herd, *ALL))
    assert (played["herd"].power, played["herd"].toughness) == (1, 1)
