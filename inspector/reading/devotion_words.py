"""What abilities say of their controller's devotion, which is counted where amounts and conditions ask for it."""

from __future__ import annotations

import re
from functools import lru_cache

from inspector.reading.grammar.vocabulary import NUMBER_WORDS

_MORE = re.compile(
    r"^Your devotion to each color(?: and each (?:combination|pair) of (?:colors|them))?"
    r" is increased by (?P<number>\w+)\.?(?: \(.*\))?$"
)


@lru_cache(maxsize=4096)
def more_devotion(text: str) -> int:
    """By how much an ability increases its controller's devotion to each color, and to several (700.5); mostly 0."""
    told = _MORE.match(text)
    if told is None:
        return 0
    number = told["number"]
    return int(number) if number.isdecimal() else NUMBER_WORDS.index(number) if number in NUMBER_WORDS else 0
