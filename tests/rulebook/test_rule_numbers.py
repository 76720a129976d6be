"""The order of rule numbers."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.rulebook import is_rule_number, rule_order, section_of
from inspector.rulebook.numbers import rule_of

IN_ORDER = [
    "202.3",
    "202.3a",
    "202.3g",
    "613.1",
    "613.10",
    "712.9",
    "712.10",
    "712.10a",
    "712.10b",
    "712.10z",
    "712.10aa",
]
NUMBERS = st.builds(
    lambda section, rule, letter: f"{section}.{rule}{letter}",
    st.integers(100, 999),
    st.integers(1, 9999),
    st.sampled_from(["", *"abcdefghijkmnpqrstuvwxyz"]),
)


def test_numbers_sort_by_section_rule_and_letter() -> None:
    shuffled = IN_ORDER.copy()
    random.Random(712).shuffle(shuffled)
    assert shuffled != IN_ORDER
    assert sorted(shuffled, key=rule_order) == IN_ORDER


@given(NUMBERS, NUMBERS)
def test_two_numbers_are_in_the_same_place_only_if_they_are_the_same(one: str, other: str) -> None:
    assert (rule_order(one) == rule_order(other)) is (one == other)


@given(NUMBERS)
def test_a_rule_stands_before_its_subrules_and_in_its_section(number: str) -> None:
    assert is_rule_number(number)
    assert section_of(number) == number[:3]
    assert rule_order(rule_of(number)) <= rule_order(number) < rule_order(rule_of(number) + "zz")


@pytest.mark.parametrize(
    "text", ["", "712", "712.", ".8", "712.0", "071.1", "712.8E", "712.8abc", " 712.8", "712.8\n", "٧١٢.8"]
)
def test_what_is_no_number_is_refused(text: str) -> None:
    assert not is_rule_number(text)
    with pytest.raises(ValueError, match="is not the number of a rule"):
        rule_order(text)
