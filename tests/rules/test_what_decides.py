"""What decides a value is the rule that the texts of its edition say: over the bundled scenarios, in all editions.

``what_decides.csv`` was written from the texts. A line asks of some objects of a scenario, as it ends, which rule is
named first for some of their values, under each edition; ``-`` where that edition cannot be asked, ``/`` between rules
of which either says it. Names joined by ``+`` are asked alike.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest

from inspector.bundled import bundled_path
from inspector.library import bundled_cards
from inspector.rules import Table, characteristics
from inspector.scenario import read_scenario, replay
from tests.rules.editions import EDITION_KEYS

LINES = tuple(csv.DictReader((Path(__file__).parent / "what_decides.csv").read_text(encoding="utf-8").splitlines()))


def asked(edition: str) -> Iterator[tuple[str, str, str, str]]:
    """Each scenario, object and value asked about in an edition, with the rules that decide it."""
    for line in LINES:
        if line[edition] != "-":
            for label in line["objects"].split("+"):
                for key in line["values"].split("+"):
                    yield line["scenario"], label, key, line[edition]


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_the_first_rule_named_is_the_one_that_decides(edition: str) -> None:
    boards: dict[str, Table] = {}
    wrong = []
    for scenario, label, key, rules in asked(edition):
        if scenario not in boards:
            path = bundled_path(f"scenarios/{scenario}.scenario.json")
            boards[scenario] = replay(read_scenario(path), bundled_cards(), edition).table
        why = characteristics(boards[scenario], label).why.get(key, ())
        first = why[0].rules[0] if why else "nothing"
        if first not in rules.split("/"):
            wrong.append(f"{scenario}: {key} of {label} is decided by {rules}, not {first}")
    assert wrong == []


def test_every_bundled_scenario_is_asked_and_every_edition_many_times() -> None:
    counted = {edition: len(tuple(asked(edition))) for edition in EDITION_KEYS}
    assert min(counted.values()) > 100
    known = {str(path) for path in bundled_path("scenarios").rglob("*.scenario.json")}
    missing = known - {str(bundled_path(f"scenarios/{line['scenario']}.scenario.json")) for line in LINES}
    assert sorted(Path(path).name.partition(".")[0] for path in missing) == sorted(NO_VALUE_ASKED)


# In these something happens or is refused, and no value of an object at the end says more than its printed card.
NO_VALUE_ASKED = (
    "a-modal-card-with-a-sorcery-in-front",
    "copied-permanent-spells-2016",
    "exiled-face-down",
    "legend-rule-2011",
    "no-token-of-a-sorcery",
    "36-what-never-melds",
)
