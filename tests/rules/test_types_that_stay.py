"""What setting card types leaves (205.1a)."""

from __future__ import annotations

import pytest

from tests.rules.playing import Record, do, place, play

BOLT: Record = {"name": "Some Bolt", "mana_cost": "{R}", "type_line": "Instant — Arcane"}
SETS = do("effect", on=["it"], change={"set_types": ["Artifact"]})


@pytest.mark.parametrize(
    ("edition", "types", "subtypes"),
    [
        ("2011-09", ("Artifact",), ()),
        ("2016-01", ("Artifact",), ()),
        ("2021-09", ("Artifact",), ()),
        ("2025-06", ("Instant", "Artifact"), ("Arcane",)),
        ("2026-08", ("Instant", "Artifact"), ("Arcane",)),
    ],
)
def test_205_1a_an_instant_stays_one_only_since_the_rules_say_so(
    edition: str, types: tuple[str, ...], subtypes: tuple[str, ...]
) -> None:
    played = play(edition, place("Some Bolt", "it", "stack"), SETS, cards=(BOLT,))
    assert (played["it"].types, played["it"].subtypes) == (types, subtypes)
    again = played.then(do("effect", on=["it"], change={"set_types": ["Instant"]}))
    assert again["it"].types == ("Instant",)
