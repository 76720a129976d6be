"""For what of it an effect depends on another, as a step tells it (613.8a), and what it counted only once (611.2d)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from inspector.cards import Change, Condition, Filter
from inspector.rules import NEWEST
from inspector.rules.decisions.proof_step import DependsFor
from inspector.rules.effects.effect_in_progress import DependsBy, Running
from inspector.rules.telling.dependencies_in_proofs import dependencies
from tests.rules.cards_for_tests import BEAR, Record
from tests.rules.playing import do, place, play

ASKED = Condition(count=Filter(types="Creature"), is_=">=1")
HUMBLES, DROWNS, GROWS = Change(lose_all_abilities=True), Change(set_subtypes=("Island",)), Change(power="+1")


class _One:
    """An effect as far as one is told of, which an object has the words of."""

    counter, kept, label, holder, is_granted, identities = "", None, "source", "", False, None

    def __init__(self, change: Change, *, asks: bool, begun: bool, looped: str) -> None:
        self.change, self.if_, self.begun = change, ASKED if asks else None, () if begun else None
        self.depends_on: dict[str, Any] = {}
        self._looped = looped

    def is_looped(self, layer: str, _: object) -> bool:
        return layer == self._looped

    def is_in_a_circle(self, layer: str, _: object) -> bool:
        return f"circle {layer}" == self._looped


def _running(change: Change, *, asks: bool = False, begun: bool = False, looped: str = "") -> Running:
    return cast("Running", _One(change, asks=asks, begun=begun, looped=looped))


@pytest.mark.parametrize(
    ("kind", "layer", "other", "asks", "what"),
    [
        (DependsBy.APPLIES_TO, "4", GROWS, False, DependsFor.OBJECTS),
        (DependsBy.APPLIES_TO, "6", HUMBLES, True, DependsFor.OBJECTS),
        # What takes the ability that makes it, and what decides by what it asks.
        (DependsBy.EXISTENCE, "6", HUMBLES, True, DependsFor.EXISTENCE),
        (DependsBy.EXISTENCE, "4", DROWNS, True, DependsFor.EXISTENCE),
        (DependsBy.EXISTENCE, "6", GROWS, True, DependsFor.CONDITION),
        (DependsBy.EXISTENCE, "5", HUMBLES, True, DependsFor.CONDITION),
        (DependsBy.EXISTENCE, "6", HUMBLES, False, DependsFor.ABILITY),
        (DependsBy.EXISTENCE, "4", DROWNS, False, DependsFor.ABILITY),
        (DependsBy.EXISTENCE, "3", GROWS, False, DependsFor.TEXT),
        (DependsBy.DOES, "2", GROWS, False, DependsFor.CONTROLLER),
        (DependsBy.DOES, "4", GROWS, False, DependsFor.CARD_TYPE),
        (DependsBy.DOES, "6", GROWS, True, DependsFor.ABILITIES),
        (DependsBy.DOES, "7b", GROWS, False, DependsFor.AMOUNT),
        (DependsBy.DOES, "7c", GROWS, False, DependsFor.AMOUNT),
    ],
)
def test_613_8a_for_what_of_it_an_effect_depends_on_another(
    kind: DependsBy, layer: str, other: Change, *, asks: bool, what: DependsFor
) -> None:
    gives = Change(set_subtypes=("Elf", "Island"), add_subtypes=("Elf", "Bear"))
    one, another = _running(gives, asks=asks, looped=layer), _running(other, begun=True)
    one.depends_on[layer] = {another: kind}
    (told,) = dependencies(one, {another: kind}, layer)
    assert (told.what, told.by, told.waited, told.applied) == (what, str(kind), True, True)
    assert (told.led, told.loop, told.in_a_circle) == (False, True, False)
    # 205.3d: each subtype that it gives is told once.
    assert told.subtypes == ("Elf", "Island", "Bear")


def test_613_8c_what_it_depends_on_no_more_or_in_a_circle_is_told_so() -> None:
    one, another = _running(GROWS, looped="circle 7c"), _running(GROWS)
    one.depends_on["7c"] = {another: DependsBy.DOES}
    (told,) = dependencies(one, {}, "7c", led=True)
    assert (told.waited, told.applied, told.led, told.loop, told.in_a_circle) == (False, False, True, False, True)
    assert told.subtypes == ()
    assert dependencies(one, {}, "6") == ()


CREATURES: Record = {"count": {"types": "Creature"}}


@pytest.mark.parametrize(
    ("change", "once"),
    [
        ({"set_power": CREATURES, "set_toughness": 1}, {"7b": 1}),
        ({"power": CREATURES}, {"7c": 1}),
        ({"set_power": 2, "power": CREATURES, "add_types": ["Artifact"]}, {"4": None, "7b": None, "7c": 1}),
        # What is as big as its own mana value looks that up once, and counts nothing.
        ({"set_power": "mana value", "set_toughness": "mana value"}, {"7b": 0}),
        ({"power": "+1"}, {"7c": None}),
    ],
)
def test_611_2d_what_an_effect_counted_as_it_began_is_told_where_it_sets_or_changes_the_size(
    change: Record, once: dict[str, int | None]
) -> None:
    board = (place("Bear"), place("Bear", "other"))
    played = play(NEWEST.key, *board, do("effect", on=["it"], change=change), cards=[BEAR])
    steps = [step for step in played["it"].proof if step.layer in ("4", "7b", "7c")]
    assert {step.layer: None if step.once is None else len(step.once) for step in steps} == once
