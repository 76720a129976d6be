from __future__ import annotations

from pathlib import Path

import pytest

from inspector.bundled import bundled_files
from inspector.library import bundled_cards
from inspector.rules import characteristics
from inspector.scenario import ActionExpectation, ObjectExpectation, failures, read_scenario, replay, scenario_to_bytes

SAMPLES = bundled_files("scenarios", ".scenario.json")


def test_there_are_at_least_six_samples() -> None:
    assert len(SAMPLES) >= 6


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: str(path.name))
def test_a_sample_is_as_it_expects(path: Path) -> None:
    sample = read_scenario(path)
    assert sample.title
    assert any(isinstance(entry, ObjectExpectation) for entry in sample.expect)
    assert any(isinstance(entry, ActionExpectation) for entry in sample.expect)
    assert failures(sample.expect, replay(sample, bundled_cards())) == ()


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: str(path.name))
def test_a_sample_is_written_as_the_program_writes(path: Path) -> None:
    assert scenario_to_bytes(read_scenario(path)) == path.read_bytes()


def test_the_titles_are_all_different() -> None:
    titles = [read_scenario(path).title for path in SAMPLES]
    assert len(set(titles)) == len(titles)


# The mana value of a permanent with its back face up changed in 2016: 711.2b and 711.4b, then 712.4d, then 712.8e.
@pytest.mark.parametrize(
    ("edition", "mana_value", "rule"),
    [
        ("2011-09", 0, "711.2b"),
        ("2016-01", 0, "711.4b"),
        ("2021-09", 1, "712.4d"),
        ("2025-06", 1, "712.8e"),
        ("2026-08", 1, "712.8e"),
    ],
)
def test_the_delver_sample_tells_its_story_in_every_edition(edition: str, mana_value: int, rule: str) -> None:
    sample = next(path for path in SAMPLES if path.name == "delver.scenario.json")
    delver = characteristics(replay(read_scenario(sample), bundled_cards(), edition).table, "delver")
    assert (delver.name, delver.mana_cost, delver.colors) == ("Insectile Aberration", "", ("U",))
    assert (delver.power, delver.toughness, delver.mana_value) == (3, 2, mana_value)
    assert rule in delver.why["mana_value"][0].rules
