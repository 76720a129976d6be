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
        (changed({"add_subtypes": ["Elff"]}), f"“Elff” is not a subtype {KNOWN}; perhaps Elf is meant."),
        (
            changed({"add_types": ["Artefact"]}),
            f"“Artefact” is not a card type {KNOWN}; perhaps Artifact is meant.",
        ),
        (changed({"add_supertypes": ["legendary"]}), "perhaps Legendary is meant."),
        (
            changed({"power": 1}, filter={"subtypes": ["Bear", "goblin"]}),
            f"“goblin” is not a subtype {KNOWN}; perhaps Goblin is meant.",
        ),
        (changed({"power": 1}, filter={"not": {"subtypes": "Bares"}}), "“Bares” is not a subtype"),
        (changed({"add_subtypes": ["Elf", "Treasure", "Plains", "Time Lord"]}), ""),
        (do("transform", filter={"types": "Creature", "subtypes": "Humann"}), "perhaps Human is meant."),
        (
            do("become_copy", "it", of="it", **{"except": {"add_subtypes": ["Xyzzy"]}}),
            f"“Xyzzy” is not a subtype {KNOWN}",
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
    assert "perhaps Bear is meant." in outcome.says


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (
            do("counters", "it", kind="loyality", count=4),
            f"“loyality” is not a kind of counter {KNOWN}; perhaps loyalty",
        ),
        (do("counters", "it", kind="Flying", count=1), "perhaps flying is meant."),
        (do("counters", "it", kind="+1/1", count=1), "perhaps +1/+1 is meant."),
        (do("counters", "it", kind="zork", count=1), f"“zork” is not a kind of counter {KNOWN}."),
        (place("Grizzly Bears", "two", counters={"chrage": 1, "oil": 1}), "“chrage” is not a kind of counter"),
        (changed({"power": 1}, filter={"counters": {"stum": ">=1"}}), "perhaps stun is meant."),
        (do("counters", "it", kind="+2/-1", count=1), ""),
        (do("counters", "it", kind="hexproof from black", count=1), ""),
    ],
)
def test_122_1_a_kind_of_counter_that_nobody_knows_is_named(action: Record, told: str) -> None:
    says = said(action)
    assert told in says
    assert ("known here" in says) is bool(told)


def test_122_1_a_kind_that_a_card_on_the_table_names_is_known() -> None:
    zapper = creature("Zapper", "Wizard", "1/1", oracle_text="{T}: Put a chrage counter on this creature.")
    played = play(
        NEWEST.key, BEAR, place("Zapper", "own"), do("counters", "it", kind="chrage", count=1), cards=[zapper]
    )
    assert "known here" not in played.last.says


def test_205_3_a_type_on_a_card_of_ones_own_is_named_where_it_is_very_like_one_of_the_game() -> None:
    assert "“Goblim” is not a subtype" in said(place("Made Up", "own"))
    invented = creature("Invented", "Zorkling", "1/1")
    assert "known here" not in play(NEWEST.key, place("Invented"), cards=[invented]).last.says
