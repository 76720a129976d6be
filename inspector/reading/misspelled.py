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


def runs_keywords_together(paragraph: str) -> bool:
    """Whether a paragraph, or a sentence of it, is keywords but no row of them: ``Flying/Trample``, ``Flying. Haste.``.

    Only as a row that commas part its keywords are had (702.1), up to the first that none is.
    """
    if _QUOTES.search(paragraph):
        return False
    parts = [part.strip() for part in _BETWEEN.split(paragraph.rstrip("."))]
    known = [bool(keywords_of(part)) for part in parts]
    if any(known) and not all(known) and not _NO_ROW.match(paragraph) and all(_WORDS.fullmatch(part) for part in parts):
        return True
    if keywords_of(paragraph):
        return False
    return any(_is_keywords_alone(each) for each in _SENTENCE.split(paragraph))


_QUOTES = re.compile(r'["“”]')
_SENTENCE = re.compile(r"(?<=[.!])\s+")
_LETTERS = re.compile(r"[A-Za-z’']+")


def _is_keywords_alone(words: str) -> bool:
    """Whether nothing is left of words but signs and "and" once each of them that is a keyword is taken away."""
    if _NO_WORDS.search(words):
        return False
    said = [each.lower() for each in _LETTERS.findall(words)]
    at, found = 0, 0
    while at < len(said):
        behind = next((at + size for size in (3, 2, 1) if " ".join(said[at : at + size]) in KEYWORD_WORDS), 0)
        if not behind and said[at] != "and":
            return False
        at, found = behind or at + 1, found + bool(behind)
    return found > 0


_NO_WORDS = re.compile(r"[{}\d:]")


def _is_nearly_one(part: str) -> bool:
    words = part.split(" ")
    return len(part) >= _LEAST_LETTERS and any(_are_near(words, known.split(" ")) for known in KEYWORD_WORDS)


def _are_near(words: list[str], known: list[str]) -> bool:
    """Whether each of the words is nearly the one in its place, as in "frist strike"."""
    pairs = zip(words, known, strict=False)
    return len(words) == len(known) and all(SequenceMatcher(None, *pair).ratio() >= _HOW_NEAR for pair in pairs)
