"""One ability goes, with all that is its own and nothing of its neighbors (702.1, 207.2)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import creature
from tests.rules.playing import do, place, play


@pytest.mark.parametrize(
    ("text", "taken", "left"),
    [
        # The found defect: a comma parted reminder text, and its second half stayed as an ability.
        ("Infect (It shrinks creatures, and it gives players poison.)", "Infect", ()),
        ("Flying (It is up there, out of reach.), trample", "Flying", ("Trample",)),
        ("Flying, first strike, trample", "First strike", ("Flying, trample",)),
        ("Protection from red, from blue", "Protection", ()),
        ("Flying, protection from Bears, from creatures with flying", "Protection", ("Flying",)),
        ("Flying, protection from creatures with flying", "Flying", ("Protection from creatures with flying",)),
        ("Ward—{2}, discard a card", "Ward", ()),
        ("Equip Bear, Elf, or Goblin {1}", "Equip", ()),
        ("Cloud walk — Flying", "Flying", ()),
    ],
)
def test_702_1_of_a_row_of_keywords_one_goes_whole(text: str, taken: str, left: tuple[str, ...]) -> None:
    card = creature("Drill", "Bear", "2/2", oracle_text=text)
    gone = do("effect", on=["it"], change={"remove_abilities": [taken]})
    values = play(NEWEST.key, place("Drill"), gone, cards=(card,))["it"]
    assert values.abilities == left
    assert taken not in values.keywords
