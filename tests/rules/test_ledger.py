"""Every row of the ledger that the rules core must answer is answered by a test or a scenario that bears its number."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from tests.rules.claims import (
    BEHAVIOUR,
    OWNERS,
    Claim,
    Row,
    claims_of_scenarios,
    claims_of_tests,
    claims_of_title,
    elsewhere,
    ledger,
)
from tests.rules.editions import EDITION_KEYS


@pytest.fixture(scope="module")
def claims() -> list[Claim]:
    return list(chain(claims_of_scenarios(), claims_of_tests()))


def test_the_ledger_is_whole() -> None:
    kinds = Counter(ledger().values())
    assert len(ledger()) == 425
    assert {row.edition for row in ledger()} == set(EDITION_KEYS)
    assert set(kinds) == BEHAVIOUR | {"display", "information", "deck-construction"}


def test_every_row_that_the_core_must_answer_is_claimed(claims: list[Claim]) -> None:
    claimed = {claim.row for claim in claims}
    assert [" ".join(row) for row in ledger() if row not in claimed and row not in elsewhere()] == []


def test_nothing_is_claimed_that_the_ledger_does_not_have(claims: list[Claim]) -> None:
    assert [claim for claim in claims if claim.row not in ledger()] == []


def test_a_row_left_to_others_exists_and_says_to_whom_and_why() -> None:
    for row, (owner, reason) in elsewhere().items():
        assert row in ledger(), row
        assert owner in OWNERS, row
        assert len(reason.split()) >= 4, row


def test_a_row_left_to_others_is_not_answered_here_after_all(claims: list[Claim]) -> None:
    assert [claim for claim in claims if claim.row in elsewhere()] == []


def test_a_behaviour_is_left_to_others_only_by_name_and_never_as_a_whole_kind() -> None:
    left = Counter(ledger()[row] for row in elsewhere() if ledger()[row] in BEHAVIOUR)
    kinds = Counter(kind for kind in ledger().values() if kind in BEHAVIOUR)
    assert sum(left.values()) * 10 < sum(kinds.values())


def test_no_scenario_claims_another_edition_than_its_own() -> None:
    assert all(claim.by for claim in claims_of_scenarios())


def test_a_title_names_rows_only_where_it_begins_with_an_edition() -> None:
    assert claims_of_title("2026-08 712.9-ex2, 712.18: it turns over") == (
        Row("2026-08", "712.9-ex2"),
        Row("2026-08", "712.18"),
    )
    assert claims_of_title("Moonmist finds three Humans, and in 2026 two of them transform") == ()
