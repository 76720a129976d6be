"""Numbers, names and kinds of counters, as they stand in the words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from inspector.reading.grammar.forms import leaf

_Leaves = Iterator[tuple[int, Any, str]]
_ADDED = re.compile(r"^([+-][\dX]+)/([+-][\dX]+)$")
_SIZE = re.compile(r"^(\d+)/(\d+)$")
_COST = re.compile(r"^(?:\{[^{}]+\})+$")


@leaf("number", str.isdecimal)
def _number(tokens: tuple[str, ...], start: int) -> _Leaves:
    if tokens[start].isdecimal():
        yield start + 1, int(tokens[start]), tokens[start]


@leaf("added size", lambda word: _ADDED.match(word) is not None)
def _added(tokens: tuple[str, ...], start: int) -> _Leaves:
    found = _ADDED.match(tokens[start])
    if found is not None:
        yield start + 1, (found[1], found[2]), tokens[start]


@leaf("size", lambda word: _SIZE.match(word) is not None)
def _size(tokens: tuple[str, ...], start: int) -> _Leaves:
    found = _SIZE.match(tokens[start])
    if found is not None:
        yield start + 1, (int(found[1]), int(found[2])), tokens[start]


@leaf("cost", lambda word: word.startswith("{"))
def _cost(tokens: tuple[str, ...], start: int) -> _Leaves:
    if _COST.match(tokens[start]):
        yield start + 1, tokens[start], tokens[start]


@leaf("counter kind", lambda word: word.isalpha() or word[0] in "+-")
def _counter_kind(tokens: tuple[str, ...], start: int) -> _Leaves:
    """A kind is any word before "counter"; kinds of two words are keywords (122.1b)."""
    word = tokens[start]
    behind = tokens[start + 1 : start + 3]
    if behind and behind[0].startswith("counter") and word not in _NO_KINDS and (word.isalpha() or _ADDED.match(word)):
        yield start + 1, word, word
    if word in ("first", "double") and len(behind) > 1 and behind[0] == "strike" and behind[1].startswith("counter"):
        yield start + 2, f"{word} strike", f"{word} strike"


# Words before "counter" that are no kind of counters.
_NOT_KINDS = "a more other additional of no each that the those any less fewer different"
_NO_KINDS = frozenset(_NOT_KINDS.split())


_SMALL = frozenset(("of", "the", "and", "a", "in", "to", "for", "from", "with"))


@leaf("name", lambda word: word[0].isupper())
def _name(tokens: tuple[str, ...], start: int) -> _Leaves:
    """A name: capitalized words, and small ones between two of them; every length of it that may be meant.

    A comma before "and" ends it: it goes on with the next name of a row.
    """
    if tokens[start] == "~":
        return
    end = start
    while end < len(tokens) and (tokens[end][0].isupper() or tokens[end] in _SMALL or tokens[end] == ","):
        if tokens[end] in ("and", "or") and tokens[end - 1] == ",":
            return
        end += 1
        if tokens[end - 1][0].isupper() and (end == len(tokens) or not tokens[end][0].isupper()):
            words = " ".join(tokens[start:end])
            yield end, words.replace(" ,", ","), words
