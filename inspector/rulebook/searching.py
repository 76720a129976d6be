"""Search: the rules that have all the words looked for, the words marked, in one text or in many."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate
from typing import Final

import msgspec

from inspector.rulebook.ranges import merged_ranges
from inspector.rulebook.rules_text import RulesText

MAX_HITS: Final = 500
_PART: Final = re.compile(r'["“”]([^"“”]+)["“”]|(\S+)')


class Hit(msgspec.Struct, frozen=True):
    """A rule that was found: its ``number``, its whole ``text`` with the examples, one a line, and the marks in it."""

    number: str
    text: str
    marks: tuple[tuple[int, int], ...]


class Searchable:
    """A rules text made ready to be searched; making it ready takes longer than a search."""

    def __init__(self, text: RulesText) -> None:
        """Lay the rules out in one string, in small letters."""
        self._numbers = list(text.rules)
        self._texts = [_whole(rule.text, rule.examples) for rule in text.rules.values()]
        # A letter whose small form is longer would shift all marks behind it.
        lowered = [_lower(words) for words in self._texts]
        self._all = "\n".join(lowered)
        self._starts = list(accumulate((len(words) + 1 for words in lowered), initial=0))[:-1]

    def find(self, query: str, most: int = MAX_HITS) -> tuple[Hit, ...]:
        """Find the rules that have every word of ``query`` at a word's beginning; words in quotes stand together."""
        parts = sorted({_lower(quoted or word) for quoted, word in _PART.findall(query)}, key=len, reverse=True)
        if not parts:
            return ()
        places = self._places(parts[0])
        hits: list[Hit] = []
        for place in places:
            text = self._texts[place]
            low = _lower(text)
            marks = [_marks(low, part) for part in parts]
            if all(marks):
                hits.append(Hit(self._numbers[place], text, merged_ranges(mark for found in marks for mark in found)))
                if len(hits) == most:
                    break
        return tuple(hits)

    def _places(self, part: str) -> list[int]:
        """Give the places of the rules that have a part somewhere, in order."""
        places: list[int] = []
        at = self._all.find(part)
        while at >= 0:
            place = bisect_right(self._starts, at) - 1
            places.append(place)
            after = self._starts[place + 1] if place + 1 < len(self._starts) else len(self._all)
            at = self._all.find(part, after)
        return places


def _whole(text: str, examples: tuple[str, ...]) -> str:
    return "\n".join((text, *(f"Example: {example}" for example in examples))) if examples else text


def _lower(text: str) -> str:
    low = text.lower() if text.isascii() else text.lower().replace("’", "'").replace("“", '"').replace("”", '"')
    return low if len(low) == len(text) else "".join(sign.lower() if len(sign.lower()) == 1 else sign for sign in text)


def _marks(low: str, part: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    at = low.find(part)
    while at >= 0:
        if at == 0 or not low[at - 1].isalnum() or not part[0].isalnum():
            found.append((at, at + len(part)))
        at = low.find(part, at + len(part))
    return found
