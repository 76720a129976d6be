"""What "enchanted" means to a permanent that is an Aura no longer: nothing in 2011 (303.4i), later what it is on."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules import all_characteristics, rungs
from tests.rules.cards_for_tests import ALL
from tests.rules.playing import Played, Record, do, place, play

AURAS = [
    {"name": name, "mana_cost": "{U}", "type_line": "Enchantment — Aura", "oracle_text": f"Enchant creature\n{text}"}
    for name, text in (
        ("Wings", "Enchanted creature has flying."),
        ("Iron", "Enchanted creature is an artifact in addition to its other types."),
        ("Rule", "You control enchanted creature."),
    )
]
NO_AURA = do("effect", on=["it"], change={"set_types": ["Artifact"]})


def on_bear(edition: str, aura: str, *more: Record) -> Played:
    actions = (place("Bear", "bear", player="Ben"), place(aura), do("attach", "it", to="bear"), *more)
    played = play(edition, *actions, cards=(*AURAS, *ALL))
    # Computed as a whole it comes to the same.
    whole = msgspec.structs.replace(played.table, objects=dict(played.table.objects))
    assert all_characteristics(whole)["bear"] == played["bear"]
    return played


@pytest.mark.parametrize(
    ("edition", "keywords"),
    [("2011-09", ()), ("2016-01", ("Flying",)), ("2021-09", ("Flying",)), ("2026-08", ("Flying",))],
)
def test_303_4i_what_is_no_aura_enchants_nothing_in_2011(edition: str, keywords: tuple[str, ...]) -> None:
    played = on_bear(edition, "Wings", NO_AURA)
    assert played["bear"].keywords == keywords
    last = rungs(played.table, "bear")[-1]
    if not keywords:
        assert last.step.rules[0] == "303.4i"
        assert last.says == "Wings does not apply: it is no longer an Aura, so it enchants nothing."
    # An Aura does as its words say in every edition.
    assert on_bear(edition, "Wings")["bear"].keywords == ("Flying",)


def test_613_7a_in_2011_an_aura_waits_for_what_makes_it_none() -> None:
    """In the same layer it depends on that effect, although this is newer: what it applies to would change."""
    bear = on_bear("2011-09", "Iron", NO_AURA)["bear"]
    assert bear.types == ("Creature",)
    assert bear.why["types"][0].rules[0] == "613.7a"
    besides = do("effect", on=["it", "other"], change={"set_types": ["Artifact"]})
    assert on_bear("2011-09", "Iron", place("Anthem", "other"), besides)["bear"].types == ("Creature",)
    assert on_bear("2016-01", "Iron", NO_AURA)["bear"].types == ("Artifact", "Creature")


def test_613_1_what_an_aura_did_in_an_earlier_layer_stands() -> None:
    """Control changes in layer 2, where it is an Aura still (613.5)."""
    assert on_bear("2011-09", "Rule", NO_AURA)["bear"].controller == "Ana"
    assert on_bear("2011-09", "Rule", NO_AURA, do("tap", "bear"))["bear"].controller == "Ana"


def test_613_7a_in_2011_an_aura_waits_for_nothing_that_leaves_it_an_aura() -> None:
    """What takes a card type from all permanents changes nothing about the Aura, so the newer of the two decides."""
    takes = do("effect", source="it", filter={}, change={"remove_types": ["Artifact"]})
    bear = on_bear("2011-09", "Iron", takes)["bear"]
    assert bear.types == ("Creature",)
    assert "613.7a" not in bear.why["types"][0].rules


def test_613_7a_in_2011_an_aura_waits_for_nothing_that_takes_another_aura() -> None:
    """The newer effect makes a creature and no more of the bear that the older one had made an artifact."""
    takes = do("effect", on=["other", "bear"], change={"set_types": ["Creature"]})
    bear = on_bear("2011-09", "Iron", place("Wings", "other"), takes)["bear"]
    assert bear.types == ("Creature",)
    assert "613.7a" not in bear.why["types"][0].rules
