"""What may be otherwise by words that are not read, and what is certain beside them, doubt by doubt (704.3, 303.4g)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import DONE, NOT_COMPUTED, NOTHING, Played, do, place, play

NEW = NEWEST.key
HERO = {**creature("Hero", "Human", "2/2"), "type_line": "Legendary Creature — Human"}
WARDED = creature("Warded", "Bear", "2/2", oracle_text="Protection from everything", keywords=["Protection"])
WINGS: Record = {
    "name": "Wings",
    "mana_cost": "{1}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature",
}
GROWING = creature("Growing", "Bear", "*/*", define={"power": {"count": {"types": "Creature"}}, "toughness": 2})


def _board(words: str, *actions: Record) -> Played:
    """A board with words that nothing reads, as no card says "by moonlight"."""
    moon: Record = {"name": "Moon", "mana_cost": "{2}", "type_line": "Enchantment", "oracle_text": words}
    return play(NEW, place("Moon", "moon"), *actions, cards=(moon, HERO, WARDED, WINGS, GROWING, BEAR))


@pytest.mark.parametrize(("line", "result"), [("Legendary Creature — Elf", NOT_COMPUTED), ("Creature — Elf", NOTHING)])
def test_704_5j_only_a_legend_that_may_have_the_name_of_another_leaves_both_open(line: str, result: str) -> None:
    other = {**creature("Other", "Elf", "2/2"), "type_line": line}
    moon: Record = {"name": "Moon", "type_line": "Land", "oracle_text": "Elves are named Hero by moonlight."}
    there = (place("Moon", "moon"), place("Hero", "hero"), place("Other", "other"), do("check_state"))
    assert play(NEW, *there, cards=(moon, HERO, other)).last.result == result


def test_704_5j_a_legend_that_lies_elsewhere_leaves_nothing_open() -> None:
    words = "Creature cards in graveyards are not legendary by moonlight."
    there = (place("Hero", "one"), place("Hero", "two"), place("Hero", "gone", zone="graveyard"))
    checked = _board(words, *there, do("check_state"))
    assert any("supertypes" in one.keys for one in checked["gone"].not_computed)
    assert checked.last.result == DONE


@pytest.mark.parametrize(
    ("words", "result"),
    [("Bears lose all abilities by moonlight.", NOT_COMPUTED), ("Bears get +1/+0 by moonlight.", NOTHING)],
)
def test_303_4g_an_aura_may_find_a_host_that_may_lose_its_protection(words: str, result: str) -> None:
    played = _board(words, place("Warded", "bear"), place("Wings", zone="graveyard"), do("put_onto_battlefield", "it"))
    assert (played.last.result, played["it"].zone) == (result, "graveyard")


def test_604_3_what_defines_a_size_may_be_lost_by_words_that_are_not_read() -> None:
    lost = _board("Bears lose all abilities by moonlight.", place("Growing", "it"))["it"].not_computed
    assert {"power", "toughness"} <= {key for one in lost for key in one.keys}
    assert not _board("Elves lose all abilities by moonlight.", place("Growing", "it"))["it"].not_computed
