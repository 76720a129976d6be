"""What changed a permanent spell counts for how the permanent enters, in every edition (400.7a, 614.12)."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS
from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import DONE, ILLEGAL, Played, Record, do, place, play

GROWN = creature("Grown", "Elemental", "0/0", oracle_text="This creature enters with two +1/+1 counters on it.")
SLOW = {"name": "Slow", "mana_cost": "{1}", "type_line": "Enchantment", "oracle_text": "White creatures enter tapped."}
RUST = {"name": "Rust", "mana_cost": "{1}", "type_line": "Enchantment", "oracle_text": "Artifacts enter tapped."}
MUTE = {"lose_all_abilities": True}


def resolved(edition: str, card: str, change: Record, *before: Record, **keys: object) -> Played:
    spell = (place(card, zone="hand"), do("cast", "it"), do("effect", on=["it"], change=change))
    return play(edition, *before, *spell, do("resolve", "it", **keys), cards=(GROWN, SLOW, RUST, *ALL))


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_614_12_a_spell_that_lost_its_abilities_enters_without_what_they_would_do(edition: str) -> None:
    played = resolved(edition, "Grown", MUTE)
    assert played["it"].counters == {}
    assert {"400.7a", "614.12"} <= set(played.last.rules)
    assert resolved(edition, "Grown", {"set_colors": ["W"]})["it"].counters == {"+1/+1": 2}
    bear = place("Grizzly Bears", "bear")
    copy = resolved(edition, "Clone", MUTE, bear, as_copy_of="bear")
    assert (copy.last.result, copy.last.rules[0]) == (ILLEGAL, "614.12")
    assert resolved(edition, "Clone", {"set_colors": ["W"]}, bear, as_copy_of="bear").last.result == DONE


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
@pytest.mark.parametrize(
    ("says", "change"), [("Slow", {"set_colors": ["W"]}), ("Rust", {"add_types": ["Artifact"]})], ids=["color", "type"]
)
def test_614_12_what_others_say_of_what_a_spell_was_made_applies_as_it_enters(
    edition: str, says: str, change: Record
) -> None:
    assert resolved(edition, "Grizzly Bears", change, place(says, "rule"))["it"].tapped
    assert not resolved(edition, "Grizzly Bears", {"power": "+1"}, place(says, "rule"))["it"].tapped
