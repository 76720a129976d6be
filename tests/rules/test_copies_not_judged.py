"""608.2c: that words allow no copy of an original is certain only where nothing is in doubt of it that they may ask."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import BEAR, GOBLIN, Record, creature
from tests.rules.playing import DONE, Played, do, place, play
from tests.rules.speaking import card

ODD = card("Odd", "Artifact", "{2}", oracle_text="{1}: Odd becomes a copy of target artifact.")
ALLOW_NONE = (
    "The words of Odd allow no copy of Bear, so something else has to make it one: "
    "“{1}: Odd becomes a copy of target artifact.”"
)
# Static abilities, and orders of a spell that resolved; no card says "by moonlight", so nothing reads them.
STATIC = (
    "Bears are red",
    "Bears are named Elk",
    "Bears are artifacts",
    "Bears are Goblins",
    "Bears are legendary",
    "Bears get +1/+1",
    "Bears have flying",
    "Bears have mana value 3",
    "Ben gains control of Bears",
)
ORDERS = (
    "Tap each Bear",
    "Put a +1/+1 counter on each Bear",
    "Suspect each Bear",
    "Exile each Bear",
)


def _copied(says: str, *, spell: bool) -> Played:
    moon = card("Moon", "Sorcery" if spell else "Enchantment", "{1}", oracle_text=f"{says} by moonlight.")
    cast = (place("Moon", "moon", "hand"), do("cast", "moon"), do("resolve", "moon"))
    there = (place("Bear", "bear"), place("Goblin", "goblin"), place("Odd", "odd"))
    brought: tuple[Record, ...] = cast if spell else (place("Moon", "moon"),)
    cards = (BEAR, GOBLIN, ODD, moon, creature("Elk", "Elk", "3/3"))
    return play("2026-08", *there, *brought, do("become_copy", "odd", of="bear"), cards=cards)


@pytest.mark.parametrize("says", [*STATIC, *ORDERS])
def test_608_2c_what_words_may_ask_of_an_original_decides_whether_they_allow_it(says: str) -> None:
    spell = says in ORDERS
    played = _copied(says, spell=spell)
    told = [why.says for why in played.last.reasons if "608.2c" in why.rules]
    assert (played.last.result, played["odd"].name) == (DONE, "Bear")
    assert told == [f"Whether the words at hand allow a copy of Bear is not computed: “{says} by moonlight.”"]
    # What is in doubt of another object decides nothing.
    other = _copied(says.replace("Bear", "Goblin").replace("are Goblins", "are Bears"), spell=spell)
    assert [why.says for why in other.last.reasons if "608.2c" in why.rules] == [ALLOW_NONE]


def test_608_2c_where_no_words_speak_of_copying_nothing_is_told_of_what_they_allow() -> None:
    moon = card("Moon", "Enchantment", "{1}", oracle_text="Bears are red by moonlight.")
    there = (place("Bear", "bear"), place("Goblin", "goblin"), place("Odd", "odd"), place("Moon", "moon"))
    cards = (BEAR, GOBLIN, ODD, moon)
    by_none = play("2026-08", *there, do("become_copy", "goblin", of="bear"), cards=cards)
    assert not any("608.2c" in why.rules for why in by_none.last.reasons)
    assert (by_none.last.result, by_none["goblin"].name) == (DONE, "Bear")
    # What else is told of the copying stays where it is not judged.
    by_words = by_none.then(do("become_copy", "odd", of="bear"))
    others = [why for why in by_words.last.reasons if "608.2c" not in why.rules]
    assert ["707.2" in why.rules for why in others[:1]] == [True]
    # And nothing else that is done to it is told so.
    assert not any("608.2c" in why.rules for why in by_none.then(do("tap", "odd")).last.reasons)
