"""Numbers as people write them: in digits, in words, as Roman numerals, in their order."""

from __future__ import annotations

from typing import Final

from inspector.reading import NUMBER_WORDS

_ROMAN: Final = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6}
_NTH: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "once": 1, "twice": 2, "thrice": 3}


def number_said(word: str) -> int:
    """Give the number that a word is: ``three``, ``3``, ``III``, ``third``; 0 for none."""
    said = word.lower()
    if said.isdecimal():
        return int(said[:6])
    return NUMBER_WORDS.index(said) if said in NUMBER_WORDS else _ROMAN.get(said, _NTH.get(said, 0))
