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
        (changed({"power": 1}, filter={"all_types": ["Creature", "Artefact"]}), "perhaps Artifact is meant."),
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


# 205.2a; what is kindred now was tribal in older editions.
CARD_TYPES = [
    *("Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Battle", "Instant", "Sorcery", "Kindred"),
    *("Tribal", "Dungeon", "Conspiracy", "Plane", "Phenomenon", "Scheme", "Vanguard"),
]


@pytest.mark.parametrize("word", CARD_TYPES)
def test_205_2a_every_card_type_is_known_and_is_no_supertype(word: str) -> None:
    for key in ("types", "all_types"):
        assert "known here" not in said(changed({"power": 1}, filter={key: word}))
    told = f"“{word}” is not a supertype {KNOWN}; it is a card type."
    assert told in said(changed({"power": 1}, filter={"supertypes": word}))


@pytest.mark.parametrize("word", ["Basic", "Legendary", "Ongoing", "Snow", "World"])
def test_205_4a_every_supertype_is_known_and_is_no_card_type(word: str) -> None:
    assert "known here" not in said(changed({"power": 1}, filter={"supertypes": word}))
    assert f"“{word}” is not a card type {KNOWN}; it is a supertype." in said(changed({"add_types": [word]}))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        # 205.3b: a subtype belongs to one card type, and is none itself.
        ({"add_types": ["Elf"]}, f"“Elf” is not a card type {KNOWN}; it is a subtype."),
        ({"set_types": ["Equipment"]}, f"“Equipment” is not a card type {KNOWN}; it is a subtype."),
        ({"remove_types": ["Elff"]}, f"“Elff” is not a card type {KNOWN}"),
        ({"set_subtypes": ["Creature"]}, f"“Creature” is not a subtype {KNOWN}; it is a card type."),
        ({"remove_supertypes": ["Legendry"]}, f"“Legendry” is not a supertype {KNOWN}; perhaps Legendary is meant."),
    ],
)
def test_205_1_what_is_a_type_of_another_kind_is_called_that(change: Record, told: str) -> None:
    assert told in said(changed(change))


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (changed({"add_subtypes": ["Elff"]}), "205.1"),
        (do("counters", "it", kind="loyality", count=4), "122.1"),
        (place("Grizzly Bears", "two", counters={"loyality": 1}), "122.1"),
        (place("Made Up", "own"), "205.1"),
    ],
)
def test_122_1_205_1_the_rule_for_counters_or_for_types_is_named(action: Record, rule: str) -> None:
    assert play(NEWEST.key, BEAR, action, cards=[GOBLIM]).last.reasons[-1].rules[0] == rule


def test_205_3_the_types_of_cards_on_the_table_are_among_those_that_may_be_meant() -> None:
    zorkling = creature("Invented", "Zorkling", "1/1")
    wanted = changed({"power": 1}, filter={"subtypes": "Zorklin"})
    played = play(NEWEST.key, place("Invented"), wanted, cards=[zorkling])
    assert "perhaps Zorkling is meant." in played.last.says


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
        (do("choose", "it", counters={"loyality": 1}), "perhaps loyalty is meant."),
        (
            do("become_copy", "it", of="it", **{"except": {"counters": {"chrage": 1}}}),
            f"“chrage” is not a kind of counter {KNOWN}; perhaps charge is meant.",
        ),
        (changed({"power": 1}, filter={"nor": {"counters": {"stum": ">=1"}}}), "perhaps stun is meant."),
        (changed({"power": 1}, filter={"counters": "any"}), ""),
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


def test_122_1_a_kind_that_copied_words_name_is_known() -> None:
    words = ["{T}: Put a chrage counter on this creature."]
    copied = do("become_copy", "it", of="it", **{"except": {"add_abilities": words}})
    assert "known here" not in said(copied, do("counters", "it", kind="chrage", count=1))


def test_205_3_a_type_on_a_card_of_ones_own_is_named_where_it_is_very_like_one_of_the_game() -> None:
    assert f"“Goblim” is not a subtype {KNOWN}; perhaps Goblin is meant." in said(place("Made Up", "own"))
    invented = creature("Invented", "Zorkling", "1/1")
    assert "known here" not in play(NEWEST.key, place("Invented"), cards=[invented]).last.says
