"""Types that an action names and that nobody knows are told, with the word that is most like them (205)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import creature
from tests.rules.playing import NOTHING, Record, do, place, play

KNOWN = "known here, and is taken as it is written"
GOBLIM = creature("Made Up", "Goblim", "1/1")
BEAR = place("Grizzly Bears")


def said(*actions: Record) -> str:
    return play(NEWEST.key, BEAR, *actions, cards=[GOBLIM]).last.says


def changed(change: Record, **keys: object) -> Record:
    return do("effect", change=change, **(keys or {"on": ["it"]}))


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (changed({"add_subtypes": ["Elff"]}), f"“Elff” is no subtype that is {KNOWN}; Elf may be meant."),
        (changed({"add_types": ["Artefact"]}), f"“Artefact” is no card type that is {KNOWN}; Artifact may be meant."),
        (changed({"add_supertypes": ["legendary"]}), "Legendary may be meant."),
        (
            changed({"power": 1}, filter={"subtypes": ["Bear", "goblin"]}),
            f"“goblin” is no subtype that is {KNOWN}; Goblin may be meant.",
        ),
        (changed({"power": 1}, filter={"not": {"subtypes": "Bares"}}), "“Bares” is no subtype"),
        (changed({"add_subtypes": ["Elf", "Treasure", "Plains", "Time Lord"]}), ""),
        (do("transform", filter={"types": "Creature", "subtypes": "Humann"}), "Human may be meant."),
        (
            do("become_copy", "it", of="it", **{"except": {"add_subtypes": ["Xyzzy"]}}),
            f"“Xyzzy” is no subtype that is {KNOWN}",
        ),
    ],
)
def test_205_3_a_word_that_nobody_knows_is_named(action: Record, told: str) -> None:
    says = said(action)
    assert told in says
    assert ("known here" in says) is bool(told)


def test_205_3_a_type_that_a_card_of_ones_own_has_is_known() -> None:
    assert "known here" in said(changed({"power": 1}, filter={"subtypes": "Goblim"}))
    assert "known here" not in said(place("Made Up", "own"), changed({"power": 1}, filter={"subtypes": "Goblim"}))


def test_a_filter_that_finds_nothing_by_a_slip_says_so() -> None:
    outcome = play(NEWEST.key, BEAR, do("transform", filter={"subtypes": "Bea"}), cards=[]).last
    assert outcome.result == NOTHING
    assert "Bear may be meant." in outcome.says
