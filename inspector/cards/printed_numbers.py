"""Power, toughness, loyalty and defense as printed: numbers, and the signs that stand in for them (208.1, 208.2)."""

from __future__ import annotations

import re

import msgspec

_NUMBER = re.compile(r"[+-]?(\d+(\.\d+)?|\.\d+)½?|½")


class PrintedNumber(msgspec.Struct, frozen=True):
    """A number as printed, such as ``2``, ``-1``, ``.5``, ``*``, ``1+*``, ``7-*``, ``*²``, ``X``, ``1d4+1``, ``∞``."""

    text: str

    def __str__(self) -> str:
        return self.text

    @property
    def value(self) -> int | float | None:
        """The number, or None where a characteristic-defining ability or a choice gives it (208.2)."""
        text = self.text.strip().replace("\N{MINUS SIGN}", "-")
        if not _NUMBER.fullmatch(text):
            return None
        half = 0.5 if text.endswith("½") else 0.0
        number = float(text.rstrip("½") or 0)
        number += -half if number < 0 else half
        return int(number) if number == int(number) else number


def printed_number(text: str | float | None) -> PrintedNumber | None:
    """Keep a number as it is printed; None where the face has none."""
    return None if text is None else PrintedNumber(str(text))
