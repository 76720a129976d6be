"""Reasons noted for one object alone are those that it has where they are noted for all."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.bundled import bundled_files, bundled_path
from inspector.library import bundled_cards
from inspector.rules import Table
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.layers.layers import computed
from inspector.rules.telling.proof import decisions_for
from inspector.rules.values.scratch import Scratch
from inspector.scenario import read_scenario, replay
from tests.rules.cards_for_tests import ALL
from tests.rules.playing import place, play

TOP = bundled_path("scenarios")
SCENARIOS = bundled_files("scenarios", ".scenario.json")


def alone(table: Table) -> dict[str, dict[str, list[Decision]]]:
    return {label: decisions_for(table, computed(table, reasons=label)[label]) for label in table.objects}


def together(table: Table) -> dict[str, dict[str, list[Decision]]]:
    return {label: decisions_for(table, scratch) for label, scratch in computed(table).items()}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.relative_to(TOP).as_posix())
def test_one_object_alone_has_the_reasons_that_it_has_among_all(path: Path) -> None:
    table = replay(read_scenario(path), bundled_cards()).table
    assert alone(table) == together(table)


def test_an_effect_that_another_ended_is_noted_for_one_object_alone() -> None:
    table = play("2026-08", *(place(name, name) for name in ("Tomb", "Red Moon", "Dual")), cards=ALL).table
    found = alone(table)
    assert found == together(table)
    assert found["Dual"]["subtypes"][0].because is Because.DEPENDS_GONE


def test_the_other_objects_keep_no_reasons_and_the_same_values() -> None:
    table = play("2026-08", *(place(name, name) for name in ("Tomb", "Red Moon", "Dual")), cards=ALL).table
    one, every = computed(table, reasons="Tomb"), computed(table)
    assert [label for label, scratch in one.items() if scratch.happened] == ["Tomb"]
    assert {label: _values(scratch) for label, scratch in one.items()} == {
        label: _values(scratch) for label, scratch in every.items()
    }


def _values(scratch: Scratch) -> tuple[object, ...]:
    kept = ("names", "costs", "colors", "types", "subtypes", "abilities", "power", "toughness", "controller")
    return tuple(getattr(scratch, key) for key in kept)
