"""What a resolved effect would give an object that can't have it, it never gives (113.11; 112.11 in 2016)."""

from __future__ import annotations

import pytest

from inspector.rules import EDITIONS, NEWEST
from tests.rules.cards_for_tests import Record, creature, enchantment
from tests.rules.playing import Played, do, place, play

NEW = NEWEST.key
NEVER = enchantment("Never", {"types": "Creature"}, {"cant_have_abilities": ["Flying"]}, "{1}")
WINGS = enchantment("Wings", {"name": "Bear"}, {"add_abilities": ["Flying"]}, "{1}")
CARDS = (NEVER, WINGS, creature("Bear", "Bear", "2/2"), creature("Bird", "Bird", "1/1", "{U}"))
LIFT = do("effect", on=["bear"], change={"add_abilities": ["Flying, vigilance"], "power": "+2"}, called="Lift")


def after_lift(edition: str, *others: Record) -> Played:
    return play(edition, place("Bear", "bear"), place("Never", "never"), LIFT, *others, cards=CARDS)


@pytest.mark.parametrize("edition", [one.key for one in EDITIONS][1:])
def test_113_11_what_cannot_be_had_as_the_effect_begins_does_not_come_later(edition: str) -> None:
    rule = "112.11" if edition == "2016-01" else "113.11"
    there = after_lift(edition)
    assert (there["bear"].keywords, there["bear"].power) == (("Vigilance",), 4)
    assert there.last.rules == ("611.2c", rule)
    assert there.last.says.endswith("Bear can't have flying, so that part of the effect does not apply, now or later.")
    assert there["bear"].why["keywords"][0].says == "Lift would give it flying, but Never says that it can't have that."
    gone = there.then(do("move", "never", to="graveyard"))
    assert (gone["bear"].keywords, gone["bear"].power) == (("Vigilance",), 4)
    reason = gone["bear"].why["keywords"][0]
    assert (reason.rules[0], reason.says) == (
        rule,
        "Lift does not give it flying, since it couldn't have that as the effect began.",
    )


def test_113_11_other_objects_of_the_effect_have_it() -> None:
    sooner = do("effect", on=["bird"], change={"set_types": ["Artifact"]})
    both = do("effect", on=["bear", "bird"], change={"add_abilities": ["Flying"]})
    there = (place("Bear", "bear"), place("Bird", "bird"), sooner, place("Never", "never"), both)
    board = play(NEW, *there, cards=CARDS)
    assert [board[label].keywords for label in ("bear", "bird")] == [(), ("Flying",)]
    assert "Bear can't have flying" in board.last.says


def test_113_11_what_a_static_ability_or_an_older_effect_gives_comes_back() -> None:
    wings = after_lift(NEW, place("Wings", "wings"))
    assert "Flying" not in wings["bear"].keywords
    assert "Flying" in wings.then(do("move", "never", to="graveyard"))["bear"].keywords
    older = play(NEW, place("Bear", "bear"), LIFT, place("Never", "never"), cards=CARDS)
    assert older["bear"].keywords == ("Vigilance",)
    assert older.then(do("move", "never", to="graveyard"))["bear"].keywords == ("Flying", "Vigilance")


def test_113_11_is_no_rule_of_2011() -> None:
    gone = after_lift("2011-09", do("move", "never", to="graveyard"))
    assert gone["bear"].keywords == ("Flying", "Vigilance")
