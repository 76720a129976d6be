"""A ladder adds up: each step begins with what the steps before it left, and the last leaves the values (613.1)."""

from __future__ import annotations

import pytest

from inspector.rules.decisions.proof_step import START
from tests.rules.judged_boards import layers_one, layers_two, traps_one
from tests.rules.judging import Case
from tests.rules.playing import play

KEYS = ("name", "types", "subtypes", "supertypes", "keywords", "abilities", "power", "toughness", "controller")
CASES = (*layers_one.CASES, *layers_two.CASES, *traps_one.CASES)


def comparable(value: object) -> object:
    return tuple(sorted(map(str, value))) if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_613_1_each_step_goes_on_from_the_one_before(case: Case) -> None:
    played = play(case.edition, *case.actions)
    for label in played.table.objects:
        steps = played[label].proof
        held = {key: comparable(steps[0].values.get(key)) for key in KEYS}
        for step in steps:
            changes = {} if step.layer == START else step.changes
            for key, change in changes.items():
                if key in held:
                    assert comparable(change.was) == held[key], (label, step.layer, key)
                    held[key] = comparable(change.to)
        assert held == {key: _shown(played[label].value(key), held[key]) for key in KEYS}


def _shown(value: object, told: object) -> object:
    """A value in the shape of what the ladder says of it, which names all creature types in words."""
    return told if told == "every creature type" else comparable(value)
