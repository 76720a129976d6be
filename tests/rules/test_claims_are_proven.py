"""A scenario that claims a rule cites it, for what it expects: break the citation, and the claim fails.

``packaging/bench/long_claims.py`` breaks each citation in turn and tells of the rows of the ledger that nothing proves.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.bundled import bundled_files, bundled_path
from inspector.library import bundled_cards
from inspector.rules import characteristics
from inspector.scenario import ActionExpectation, ObjectExpectation, Scenario, read_scenario, replay
from tests.rules.claims import claims_of_title
from tests.rules.proving import BY_VALUES_ALONE, numbers_to_cite

TOP = bundled_path("scenarios")


def name(path: Path) -> str:
    return path.relative_to(TOP).as_posix().removesuffix(".scenario.json")


def claimed(scenario: Scenario) -> set[str]:
    """The rules that the title names, without what the ledger adds to tell rows apart."""
    return {number for row in claims_of_title(scenario.title) for number in numbers_to_cite(row)}


def cited_for_what_it_expects(scenario: Scenario) -> set[str]:
    run = replay(scenario, bundled_cards())
    cited: set[str] = set()
    for expectation in scenario.expect:
        if isinstance(expectation, ActionExpectation):
            cited.update(run.steps[expectation.action].outcome.rules)
        elif isinstance(expectation, ObjectExpectation) and expectation.label in run.table.objects:
            is_now = characteristics(run.table, expectation.label)
            keys = {*expectation.values, *expectation.rules}
            cited.update(number for key in keys for why in is_now.why.get(key, ()) for number in why.rules)
    return cited


SCENARIOS = [
    path for path in bundled_files("scenarios", ".scenario.json") if claims_of_title(read_scenario(path).title)
]


@pytest.mark.parametrize("path", SCENARIOS, ids=name)
def test_a_scenario_cites_every_rule_that_its_title_names(path: Path) -> None:
    scenario = read_scenario(path)
    uncited = claimed(scenario) - cited_for_what_it_expects(scenario)
    assert uncited - set(BY_VALUES_ALONE.get(name(path), "").split()) == set()


def test_a_scenario_is_an_exception_only_where_it_has_to_be() -> None:
    known = {name(path): path for path in SCENARIOS}
    for each, numbers in BY_VALUES_ALONE.items():
        scenario = read_scenario(known[each])
        cited = cited_for_what_it_expects(scenario)
        needed = [number for number in numbers.split() if number in claimed(scenario) and number not in cited]
        assert needed == numbers.split(), f"{each} is no longer an exception"
