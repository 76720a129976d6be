"""Keywords that take the type creature for a time: reconfigure (702.151), impending (702.176)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, questions_of
from tests.rules.cards_for_tests import BEAR, creature
from tests.rules.editions import by_edition
from tests.rules.playing import do, place, play

NEW = NEWEST.key
BLADE = {
    "name": "Blade",
    "mana_cost": "{2}",
    "type_line": "Artifact Creature — Equipment Lizard",
    "oracle_text": "Equipped creature gets +1/+1.\nReconfigure {2}",
    "power": "1",
    "toughness": "1",
}
LATE = {**creature("Late", "Frog", "4/4", oracle_text="Impending 4—{1}{G}"), "type_line": "Enchantment Creature — Frog"}
ANIMATOR = {
    "name": "Animator",
    "mana_cost": "{U}",
    "type_line": "Enchantment",
    "oracle_text": "All artifacts are creatures in addition to their other types.",
}
MUTE = {"name": "Mute", "type_line": "Enchantment", "oracle_text": "All artifacts lose all abilities."}
CARDS = (BEAR, BLADE, LATE, ANIMATOR, MUTE)
ON = (place("Blade"), place("Bear", "bear"), do("attach", "it", to="bear"))


@by_edition("-", "-", "-", "702.151b", "702.151b")
def test_702_151b_attached_it_is_no_creature_until_it_comes_off(edition: str, rules: list[str]) -> None:
    played = play(edition, *ON, cards=CARDS)
    assert (played["it"].types, played["it"].subtypes, played["it"].power) == (("Artifact",), ("Equipment",), None)
    assert {rules[0]} <= {rule for why in played["it"].why["types"] for rule in why.rules}
    assert (played["bear"].power, played["it"].not_computed) == (3, ())
    off = played.then(do("move", "bear", to="graveyard"), do("check_state"))
    assert (off["it"].types, off["it"].power) == (("Artifact", "Creature"), 1)


def test_702_151b_what_attaching_did_stays_without_the_ability() -> None:
    assert play(NEW, *ON, place("Mute", "mute"), cards=CARDS)["it"].types == ("Artifact",)


def test_613_7_whatever_animates_it_later_makes_it_a_creature_again() -> None:
    before = play(NEW, place("Animator", "animator"), *ON, cards=CARDS)
    assert before["it"].types == ("Artifact",)
    after = play(NEW, *ON, place("Animator", "animator"), cards=CARDS)
    assert "Creature" in after["it"].types


@pytest.mark.parametrize(("edition", "is_creature"), [("2021-09", True), ("2025-06", False), ("2026-08", False)])
def test_702_151b_before_there_was_reconfigure_attaching_took_no_type(edition: str, is_creature: bool) -> None:
    """What animates it is older than its attaching, and does so only in the turn of its controller."""
    change = {"add_types": ["Creature"]}
    wakes = {"filter": {"types": "Artifact"}, "change": change, "if": {"turn_of": "you"}}
    cards = ({**BLADE, "type_line": "Artifact — Equipment"}, {**MUTE, "name": "Waker", "static": [wakes]}, BEAR)
    on = (place("Waker", "waker"), do("turn", player="Ben"), *ON, do("turn", player="Ana"))
    assert ("Creature" in play(edition, *on, cards=cards)["it"].types) is is_creature


@by_edition("-", "-", "-", "702.176a", "702.176a")
def test_702_176a_with_time_counters_it_is_no_creature_if_its_cost_was_paid(edition: str, rules: list[str]) -> None:
    there = play(edition, place("Late", counters={"time": 2}), cards=CARDS)
    assert [question.words for question in questions_of(there.table, "it")] == ["its impending cost was paid"]
    assert {key for one in there["it"].depends for key in one.keys} >= {"types"}
    paid = there.then(do("condition", "it", says="its impending cost was paid", holds=True))
    assert (paid["it"].types, paid["it"].power, paid["it"].depends) == (("Enchantment",), None, ())
    assert {rules[0]} <= {rule for why in paid["it"].why["types"] for rule in why.rules}
    assert paid.then(do("counters", "it", kind="time", count=-1))["it"].types == ("Enchantment",)
    woken = paid.then(do("counters", "it", kind="time", count=-2))
    assert woken["it"].types == ("Enchantment", "Creature")


@pytest.mark.parametrize(("edition", "is_creature"), [("2021-09", True), ("2025-06", False)])
def test_702_176a_before_there_was_impending_its_counters_took_no_type(edition: str, is_creature: bool) -> None:
    late = LATE | {"keywords": ["Impending"]}
    paid = do("condition", "it", says="its impending cost was paid", holds=True)
    played = play(edition, place("Late", counters={"time": 2}), paid, cards=[late])
    assert ("Creature" in played["it"].types) is is_creature


def test_702_176a_who_says_its_counters_says_what_was_paid() -> None:
    enters = (place("Late", zone="hand"), do("cast", "it"))
    late = play(NEW, *enters, do("resolve", "it", choose={"counters": {"time": 4}}), cards=CARDS)
    assert (late["it"].types, late["it"].depends, late["it"].not_computed) == (("Enchantment",), (), ())
    full = play(NEW, *enters, do("resolve", "it", choose={"counters": {}}), cards=CARDS)
    assert full.then(do("counters", "it", kind="time"))["it"].power == 4
