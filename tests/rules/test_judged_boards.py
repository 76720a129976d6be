"""Boards that a judge decided from the rules texts: values, the first rule named for each, and how actions ended.

Each is named by a rule that decides it. They were written before the program was asked, and where the two differed the
rules were read once more.
"""

from __future__ import annotations

import pytest

from tests.rules.claims import claiming
from tests.rules.judged_boards import (
    editions_eight,
    editions_five,
    editions_four,
    editions_nine,
    editions_one,
    editions_seven,
    editions_six,
    editions_three,
    editions_two,
    events_one,
    events_three,
    events_two,
    faces_five,
    faces_four,
    faces_one,
    faces_seven,
    faces_six,
    faces_three,
    faces_two,
    layers_one,
    layers_two,
    traps_one,
    traps_two,
)
from tests.rules.judging import Case, judge

CASES = [
    case
    for part in (
        layers_one,
        layers_two,
        faces_one,
        faces_two,
        faces_three,
        faces_four,
        faces_five,
        faces_six,
        faces_seven,
        traps_one,
        traps_two,
        events_one,
        events_two,
        events_three,
        editions_one,
        editions_two,
        editions_three,
        editions_four,
        editions_five,
        editions_six,
        editions_seven,
        editions_eight,
        editions_nine,
    )
    for case in part.CASES
]


def claimed_by(case: Case) -> tuple[pytest.MarkDecorator, ...]:
    """The rows of the ledger of which a case demands that they are named."""
    of_values = [number for numbers in case.first.values() for number in numbers.values()]
    return claiming(case.edition, [*of_values, *(number for _, number in case.outcomes.values())])


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name, marks=claimed_by(case)) for case in CASES])
def test_a_board_is_as_a_judge_decided(case: Case) -> None:
    assert judge(case) == case.expected()


def test_no_two_boards_have_one_name_and_each_names_a_rule() -> None:
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names)
    assert all(case.first or case.outcomes or case.values for case in CASES)
