from __future__ import annotations

import pytest

from inspector.cards import printed_number

NUMBERS: list[tuple[str, float | None]] = [
    ("2", 2),
    ("0", 0),
    ("-1", -1),
    ("\N{MINUS SIGN}1", -1),
    ("+3", 3),
    ("99", 99),
    (".5", 0.5),
    ("1.5", 1.5),
]
HALVES: list[tuple[str, float | None]] = [
    *(("½", 0.5), ("3½", 3.5), ("2.5", 2.5), ("-1½", -1.5), ("-½", None), (" 7 ", 7), ("2.0", 2), ("1.5½", 2)),
    # A whole number of forty digits is read, a fraction as far as a half of it is told apart.
    *(("9" * 40, int("9" * 40)), ("9" * 41, None), ("9" * 15 + ".5", 999999999999999.5), ("1" + "0" * 15 + ".5", None)),
    *(("-1" + "0" * 15 + ".5", None), (f"1.{'5' * 39}", None), ("1.", None), ("1e3", None), ("\u0662", None)),
]
SIGNS = ["*", "1+*", "*+1", "7-*", "*²", "?", "∞", "X", "1d4+1", ""]


@pytest.mark.parametrize(("text", "value"), NUMBERS + HALVES)
def test_a_number_has_its_value_and_stays_as_printed(text: str, value: float | None) -> None:
    number = printed_number(text)
    assert number is not None
    # A whole number is one: 2, not 2.0.
    assert (number.value, str(number.value)) == (value, str(value))
    assert str(number) == text


@pytest.mark.parametrize("text", SIGNS)
def test_a_sign_that_stands_for_a_number_has_no_value_of_its_own(text: str) -> None:
    number = printed_number(text)
    assert number is not None
    assert number.value is None
    assert str(number) == text


def test_no_number_is_none() -> None:
    assert printed_number(None) is None
