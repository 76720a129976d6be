"""Sagas (714; 715 in 2021): their chapters, and the final one (714.2d)."""

from __future__ import annotations

import re

from inspector.rules.values.scratch import Scratch

_CHAPTER = re.compile(r"^([IVX]+(?:, ?[IVX]+)*)\s*(?:\N{EM DASH}|\N{EN DASH}|--)")
_DIGITS = {"I": 1, "V": 5, "X": 10}


def chapters(text: str) -> tuple[int, ...]:
    """List the chapters whose symbols an ability begins with (714.2c); none for any other ability."""
    found = _CHAPTER.match(text)
    return tuple(_number(numeral.strip()) for numeral in found[1].split(",")) if found else ()


def final_chapter(scratch: Scratch) -> int:
    """Give the greatest chapter number among the abilities that it has now, 0 without chapter abilities (714.2d)."""
    return max((chapter for ability in scratch.abilities for chapter in chapters(ability.text)), default=0)


def _number(numeral: str) -> int:
    digits = [_DIGITS[sign] for sign in numeral]
    behind = [*digits[1:], 0]
    return sum(-digit if digit < after else digit for digit, after in zip(digits, behind, strict=True))
