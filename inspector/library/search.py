"""Finding cards by the name of any face, as people type it: the start of it, some of its words, or nearly.

Case, accents and punctuation do not count, ``/`` and ``//`` are alike. What is spelled wrong is found only where
nothing is spelled right, and is marked as a guess, for "did you mean".
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

import msgspec
from rapidfuzz import fuzz

from inspector.cards import Card
from inspector.library.folding import folded_words

_LONGEST_QUERY = 200
_GOOD_ENOUGH = 72.0


class Nearness(IntEnum):
    """How a query matched a name, the nearest first."""

    EXACT = 0
    PREFIX = 1
    INNER_PREFIX = 2
    WORD_PREFIXES = 3
    WITHIN = 4
    GUESS = 5


class Match(msgspec.Struct, frozen=True):
    """A card that was found, the index of the face whose name matched, and how well.

    ``face`` is 0 where the card's full name matched as a whole.
    """

    card: Card
    face: int
    nearness: Nearness

    @property
    def is_guess(self) -> bool:
        """Whether it is only spelled alike."""
        return self.nearness is Nearness.GUESS


class _Name(msgspec.Struct, frozen=True):
    """A folded name: its words, and both ways of writing them in one."""

    card: Card
    face: int
    words: tuple[str, ...]
    spaced: str
    closed: str


class NameSearch:
    """A search over the names of cards, prepared once for many queries."""

    def __init__(self, cards: Iterable[Card]) -> None:
        """Fold the names of the ``cards``: each in full and each of its faces'."""
        self._names = tuple(name for card in cards for name in _names_of(card))

    def find(self, query: str, limit: int | None = None) -> tuple[Match, ...]:
        """Give the cards that match, each once, the nearest first; guesses only where there is nothing else.

        An empty query, or one without letters and digits, matches nothing.
        """
        words = folded_words(query[:_LONGEST_QUERY])
        if not words:
            return ()
        closed = "".join(words)
        found = [(near, name) for name in self._names if (near := _nearness(words, closed, name)) is not None]
        if found:
            ordered = sorted(found, key=lambda match: (match[0], len(match[1].closed), match[1].spaced))
            return _each_once(((name, near) for near, name in ordered), limit)
        return self._guesses(words, closed, limit)

    def _guesses(self, words: tuple[str, ...], closed: str, limit: int | None) -> tuple[Match, ...]:
        scored = [(score, name) for name in self._names if (score := _likeness(words, closed, name)) >= _GOOD_ENOUGH]
        scored.sort(key=lambda guess: (-guess[0], len(guess[1].closed), guess[1].spaced))
        return _each_once(((name, Nearness.GUESS) for _, name in scored), limit)


def _names_of(card: Card) -> list[_Name]:
    names = [(face, part.name) for face, part in enumerate(card.faces)]
    if card.name not in (name for _, name in names):
        names.append((0, card.name))
    folded = [(face, folded_words(name)) for face, name in names]
    return [_Name(card, face, words, " ".join(words), "".join(words)) for face, words in folded if words]


def _nearness(words: tuple[str, ...], closed: str, name: _Name) -> Nearness | None:
    if closed == name.closed:
        return Nearness.EXACT
    if name.closed.startswith(closed):
        return Nearness.PREFIX
    if f" {' '.join(words)}" in f" {name.spaced}":
        return Nearness.INNER_PREFIX
    if _begin_words(words, name.words):
        return Nearness.WORD_PREFIXES
    return Nearness.WITHIN if len(closed) > 2 and closed in name.closed else None


def _begin_words(words: tuple[str, ...], of: tuple[str, ...]) -> bool:
    """Whether each word of the query begins a word of the name, no two the same one, in any order."""
    left = list(of)
    for word in sorted(words, key=len, reverse=True):
        begun = next((candidate for candidate in left if candidate.startswith(word)), None)
        if begun is None:
            return False
        left.remove(begun)
    return True


def _likeness(words: tuple[str, ...], closed: str, name: _Name) -> float:
    """Score from 0 to 100 how alike a query and a name are spelled: as a whole, or word by word."""
    whole = fuzz.ratio(closed, name.closed)
    each = [max(_word_likeness(word, candidate) for candidate in name.words) for word in words]
    return max(whole, sum(each) / len(each))


def _word_likeness(word: str, candidate: str) -> float:
    # Of a longer word people may have typed the beginning only; that is a little less like it.
    return max(fuzz.ratio(word, candidate), fuzz.ratio(word, candidate[: len(word)]) - 4)


def _each_once(found: Iterable[tuple[_Name, Nearness]], limit: int | None) -> tuple[Match, ...]:
    seen: dict[str, Match] = {}
    for name, near in found:
        seen.setdefault(name.card.name, Match(name.card, name.face, near))
        if limit is not None and len(seen) >= limit:
            break
    return tuple(seen.values())
