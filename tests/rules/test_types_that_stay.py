"""What setting card types leaves (205.1a), and subtypes that an object without their card type cannot gain (205.3d)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL
from tests.rules.playing import Record, do, place, play

BOLT: Record = {"name": "Some Bolt", "mana_cost": "{R}", "type_line": "Instant — Arcane"}
SETS = do("effect", on=["it"], change={"set_types": ["Artifact"]})


@pytest.mark.parametrize(
    ("edition", "types", "subtypes"),
    [
        ("2011-09", ("Artifact",), ()),
        ("2016-01", ("Artifact",), ()),
        ("2021-09", ("Artifact",), ()),
        ("2025-06", ("Artifact", "Instant"), ("Arcane",)),
        ("2026-08", ("Artifact", "Instant"), ("Arcane",)),
    ],
)
def test_205_1a_an_instant_stays_one_only_since_the_rules_say_so(
    edition: str, types: tuple[str, ...], subtypes: tuple[str, ...]
) -> None:
    played = play(edition, place("Some Bolt", "it", "stack"), SETS, cards=(BOLT,))
    assert (played["it"].types, played["it"].subtypes) == (types, subtypes)
    again = played.then(do("effect", on=["it"], change={"set_types": ["Instant"]}))
    assert again["it"].types == ("Instant",)


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09", "2025-06", "2026-08"])
def test_205_3d_a_step_that_gives_no_subtype_names_the_rule_that_forbids_it(edition: str) -> None:
    played = play(edition, place("Bear"), do("effect", on=["it"], change={"add_subtypes": ["Forest"]}), cards=ALL)
    (step,) = [one for one in played["it"].proof if one.layer == "4"]
    assert (dict(step.changes), step.rules[0]) == ({}, "205.3d")
    assert played["it"].subtypes == ("Bear",)


@pytest.mark.parametrize("edition", ["2011-09", "2026-08"])
@pytest.mark.parametrize(
    ("change", "subtypes"),
    [
        # The card type is no longer removed, whether the effect sets it or adds it.
        ({"set_types": ["Creature"]}, ("Bear",)),
        ({"add_types": ["Creature"]}, ("Bear",)),
        ({"set_types": ["Land"]}, ()),
        # What sets creature types replaces those that came back.
        ({"set_types": ["Creature"], "set_subtypes": ["Elk"]}, ("Elk",)),
        ({"set_types": ["Creature"], "add_subtypes": ["Elk"]}, ("Bear", "Elk")),
    ],
    ids=str,
)
def test_205_1a_subtypes_are_gone_only_as_long_as_their_card_type_is(
    edition: str, change: Record, subtypes: tuple[str, ...]
) -> None:
    played = play(edition, place("Bear"), SETS, do("effect", on=["it"], change=change), cards=ALL)
    assert played["it"].subtypes == subtypes
    assert played.then(SETS)["it"].subtypes == ()
