"""Rows of keywords in which one is not spelled as any is ("Flying, trampel"): an ability that nobody has read (702).

A word of the writer's own is an ability that no rule knows, and does nothing here. One that is nearly a keyword is
most likely meant as that, and the keywords of its object are then not all of them.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from inspector.cards import keywords_of
from inspector.cards.keywords import KEYWORD_WORDS

_BETWEEN = re.compile(r", (?:and )?|; ?| and | & ")
_WORDS = re.compile(r"[A-Za-z]+(?: [A-Za-z]+)?")
# "Enchant creature, planeswalker, or Clue" is one ability, and what "has vigilance" is a sentence.
_NO_ROW = re.compile(r"(?:Enchant|Equip) |.*\b(?:has|have|gets?|gains?|is|are|with)\b")
# Shorter words are near to too many others.
_LEAST_LETTERS = 5
_HOW_NEAR = 0.8


def misspells_a_keyword(paragraph: str) -> bool:
    """Whether a paragraph is a row of keywords, or one alone, of which one is nearly but not quite a keyword."""
    if _NO_ROW.match(paragraph):
        return False
    parts = [part.strip() for part in _BETWEEN.split(paragraph.rstrip("."))]
    unknown = [part for part in parts if not keywords_of(part)]
    if not all(_WORDS.fullmatch(part) for part in unknown):
        return False
    return any(_is_nearly_one(part.lower()) for part in unknown)


def _is_nearly_one(part: str) -> bool:
    words = part.split(" ")
    return len(part) >= _LEAST_LETTERS and any(_are_near(words, known.split(" ")) for known in KEYWORD_WORDS)


def _are_near(words: list[str], known: list[str]) -> bool:
    """Whether each of the words is nearly the one in its place, as in "frist strike"."""
    pairs = zip(words, known, strict=False)
    return len(words) == len(known) and all(SequenceMatcher(None, *pair).ratio() >= _HOW_NEAR for pair in pairs)
