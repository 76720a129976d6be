"""The mark with which a test of the rules says what it answers, and what has to be seen in such a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.claims import Row
from tests.rules.playing import NOTED, Played
from tests.rules.proving import BY_VALUES_ALONE_IN_TESTS, cited_by, numbers_to_cite


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(edition, *rules): the rows of the ledger that the test answers")


@pytest.fixture(autouse=True)
def the_rules_that_a_test_names_are_cited_in_it(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that claims a rule sees it cited: in how an action ended, or in a value of what was played."""
    rows = [Row(mark.args[0], rule) for mark in request.node.iter_markers("rule") for rule in mark.args[1:]]
    if not rows:
        yield
        return
    noted: list[Played] = []
    NOTED.append(noted)
    yield
    NOTED.remove(noted)
    alone = BY_VALUES_ALONE_IN_TESTS.get(request.node.originalname, "").split()
    for edition in {row.edition for row in rows}:
        wanted = {number for row in rows if row.edition == edition for number in numbers_to_cite(row)} - set(alone)
        played = [each for each in noted if each.table.edition.key == edition]
        cited = {number for each in played if wanted for number in cited_by(each.table, each.outcomes)}
        assert wanted <= cited, f"{edition}: claimed, but not cited: {sorted(wanted - cited)}"
