"""Power, toughness, loyalty and defense as printed: numbers, and the signs that stand in for them (208.1, 208.2)."""

from __future__ import annotations

import re

import msgspec

from inspector.cards.limits import LONGEST_NUMBER, MOST_DIGITS

_NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)½?|½")
_WHOLE = re.compile(r"[+-]?[0-9]{1,40}")
# Beyond this, a binary number does not tell the halves apart any more.
_LARGEST_WITH_FRACTION = 10**MOST_DIGITS


class PrintedNumber(msgspec.Struct, frozen=True):
    """A number as printed, such as ``2``, ``-1``, ``.5``, ``*``, ``1+*``, ``7-*``, ``*²``, ``X``, ``1d4+1``, ``∞``."""

    text: str

    def __str__(self) -> str:
        return self.text

    @property
    def value(self) -> int | float | None:
        """The number, or None where a characteristic-defining ability or a choice gives it (208.2)."""
        text = self.text.strip().replace("\N{MINUS SIGN}", "-")
        if _WHOLE.fullmatch(text):
            return int(text)
        if len(text) > LONGEST_NUMBER or not _NUMBER.fullmatch(text):
            return None
        half = 0.5 if text.endswith("½") else 0.0
        number = float(text.rstrip("½") or 0)
        number += -half if number < 0 else half
        if abs(number) >= _LARGEST_WITH_FRACTION:
            return None
        return int(number) if number == int(number) else number


def problem_with_number(text: str) -> str | None:
    """Say that a fraction has more digits than can be computed with, as a clause; None where it has not."""
    bare = text.strip().replace("\N{MINUS SIGN}", "-")
    if _NUMBER.fullmatch(bare) and PrintedNumber(text).value is None:
        return f"{text} has a fraction with more than {MOST_DIGITS} digits; write a smaller number"
    return None


def printed_number(text: str | float | None) -> PrintedNumber | None:
    """Keep a number as it is printed; None where the face has none."""
    return None if text is None else PrintedNumber(str(text))
