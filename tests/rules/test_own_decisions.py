"""By which rules an object's own text made a value, where it waited for that of others (613.8a, 613.8b)."""

from __future__ import annotations

import pytest

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Source
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.happened import Awaited, Own, Told
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.layers.own_decisions import decisions_of_own
from tests.rules.cards_for_tests import BEAR, creature
from tests.rules.playing import place, play

DEFINES = (Concept.LAYER_7A_DEFINING, Concept.DEFINING_ABILITIES)
SIZES = frozenset(("power", "toughness"))


def own(*waited: Awaited, above: tuple[Told, ...] = (), more: tuple[Told, ...] = ()) -> Own:
    now = scratches(play("2026-08", place("Bear"), cards=[BEAR]).table)["it"]
    return Own("7a", Because.DEFINED, DEFINES, now, now, waited=waited, above=above, more=more)


def test_604_3_what_defines_a_value_names_its_rules_the_first_before_all_others() -> None:
    (only,) = decisions_of_own(own(), "power", "7a")
    assert (only.concept, only.also, only.because, only.layer) == (DEFINES[0], DEFINES[1:], Because.DEFINED, "7a")
    assert only.inputs == {"value": 2}


def test_613_8a_what_defines_a_size_waits_for_others_and_never_for_itself() -> None:
    """Of the total power of creatures its own is a part, and counts as 0 as nothing has defined it."""
    whole = {"total": "power", "among": {"types": "Creature"}}
    summer = {**creature("Summer", "Elemental", "*/3"), "define": {"power": whole, "toughness": 3}}
    grown = {**creature("Grown", "Elemental", "*/4"), "define": {"power": {"count": {"types": "Land"}}, "toughness": 4}}
    alone = play("2026-08", place("Bear"), place("Summer", "summer"), cards=[BEAR, summer])["summer"]
    assert (alone.power, "613.8a" in {why.rules[0] for why in alone.why["power"]}) == (2, False)
    there = (place("Bear"), place("Summer", "summer"), place("Grown", "grown"), place("Forest", "land"))
    both = play("2026-08", *there, cards=[BEAR, summer, grown])["summer"]
    assert (both.power, both.why["power"][0].rules[0]) == (3, "613.8a")
    assert [one.source.label for step in both.proof for one in step.depends_on] == ["grown"]


def test_709_5_what_stands_above_and_behind_a_value_is_told_of_that_value_alone() -> None:
    stays, layer = (
        (Concept.EXCEPTION_ALTERED_VALUE, Because.EXCEPTED_VALUE_STAYS),
        (Concept.LAYER_3_TEXT, Because.ROOM_LAYER),
    )
    happened = own(Awaited("one", SIZES), above=(("power", *stays),), more=(("toughness", *layer),))
    for key, concepts in (
        ("power", [Concept.DEPENDENCY, stays[0], DEFINES[0]]),
        ("toughness", [Concept.DEPENDENCY, DEFINES[0], layer[0]]),
    ):
        found = decisions_of_own(happened, key, "7a")
        assert [decision.concept for decision in found] == concepts
        assert {(decision.key, decision.layer) for decision in found} == {(key, "7a")}
        assert {decision.inputs["value"] for decision in found[1:]} == {2}


@pytest.mark.parametrize("key", sorted(SIZES))
def test_613_8a_what_it_waited_for_comes_first_and_in_one_sentence(key: str) -> None:
    waits, defines = decisions_of_own(own(Awaited("one", SIZES), Awaited("other", SIZES)), key, "7a")
    assert (waits.concept, waits.also) == (Concept.DEPENDENCY, (Concept.DEPENDENCY_WAITS,))
    assert (waits.key, waits.because, waits.layer, waits.source) == (key, Because.DEPENDS, "7a", "it")
    assert waits.inputs == {"source": Source("it"), "other": (Source("one"), Source("other"))}
    assert defines.because is Because.DEFINED


def test_613_8a_it_waited_only_for_what_changes_that_value() -> None:
    happened = own(Awaited("one", frozenset({"power"})), Awaited("other", frozenset({"toughness"})))
    for key, other in (("power", "one"), ("toughness", "other")):
        waits, _ = decisions_of_own(happened, key, "7a")
        assert waits.inputs == {"source": Source("it"), "other": Source(other)}


def test_613_8b_in_a_loop_timestamps_decide_and_each_of_it_is_told_by_itself() -> None:
    happened = own(Awaited("one", SIZES, loop=True), Awaited("other", SIZES, loop=True), Awaited("third", SIZES))
    *looped, waits, _ = decisions_of_own(happened, "power", "7a")
    for decision, other in zip(looped, ("one", "other"), strict=True):
        assert (decision.concept, decision.because) == (Concept.DEPENDENCY_WAITS, Because.DEPENDENCY_LOOP)
        assert decision.also == (Concept.DEPENDENCY, Concept.TIMESTAMP_ORDER)
        assert decision.inputs == {"source": Source("it"), "other": Source(other)}
    assert waits.inputs["other"] == Source("third")
