"""The scenarios that come with the program: each as it expects, sorted into folders, many enough."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from inspector.bundled import bundled_files, bundled_path
from inspector.library import bundled_cards
from inspector.scenario import failures, read_scenario, replay
from tests.rules.claims import claims_of_title
from tests.rules.editions import EDITION_KEYS

TOP = bundled_path("scenarios")
SCENARIOS = bundled_files("scenarios", ".scenario.json")
AREAS = {
    "copying",
    "double-faced",
    "editions",
    "face-down",
    "flip",
    "layers",
    "meld",
    "rooms",
    "split",
    "substitute",
    "traps",
}


def area(path: Path) -> str:
    return path.relative_to(TOP).parts[0] if path.parent != TOP else ""


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.relative_to(TOP).as_posix())
def test_a_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path)
    assert scenario.expect
    assert failures(scenario.expect, replay(scenario, bundled_cards())) == ()


def test_every_area_has_scenarios_and_there_are_sixty_beside_the_traps() -> None:
    counted = Counter(area(path) for path in SCENARIOS)
    assert set(counted) >= AREAS
    assert sum(counted.values()) - counted["traps"] - counted[""] >= 60


def test_a_scenario_in_a_folder_names_the_rules_that_it_shows() -> None:
    # What the editions before 2021 say about split cards, legends and layers has no row in the ledger to name.
    named = [path for path in SCENARIOS if area(path) not in ("", "editions")]
    assert [path.name for path in named if not claims_of_title(read_scenario(path).title)] == []


def test_every_edition_has_scenarios() -> None:
    assert {read_scenario(path).edition for path in SCENARIOS} == set(EDITION_KEYS)


def test_the_scenarios_cite_rules_of_every_section_with_a_consequence() -> None:
    sections = {row.rule.partition(".")[0] for path in SCENARIOS for row in claims_of_title(read_scenario(path).title)}
    assert sections >= {"613", "707", "708", "709", "710", "712", "713"}
