"""The names of all faces in memory, numbered in the order in which they are shown, so that a letter typed finds them.

A query is answered in tiers, the nearest first, and no tier is looked at once enough was found: short beginnings, of
which there are thousands, come from one sorted list and never need the rest.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate

import msgspec
from rapidfuzz import fuzz, process

from inspector.library.folding import folded_words
from inspector.library.gradual import ROWS_A_STEP, Steps, at_once, sorted_in_steps
from inspector.library.nearness import Nearness

_LONGEST_QUERY = 200
_GOOD_ENOUGH = 72.0
_SHORTEST_WITHIN = 3
_LAST = "\U0010ffff"


class Named(msgspec.Struct, frozen=True):
    """A name that was found: the position of its card, the index of its face, how near it is to the query."""

    card: int
    face: int
    nearness: Nearness


class NameIndex:
    """The names of cards, each given as ``(position of the card, index of the face, name)``.

    Names are ranked by the position's ``kind`` (cards before tokens and others), then by length, then by alphabet,
    fronts first.
    """

    def __init__(self, names: Iterable[tuple[int, int, str]] = (), kinds: Sequence[int] = ()) -> None:
        self._spaced: list[str] = []
        self._closed: list[str] = []
        self._cards: list[int] = []
        self._faces: list[int] = []
        self._having = lru_cache(maxsize=256)(self._all_having)
        self._scores = lru_cache(maxsize=64)(self._all_scores)
        at_once(self._fill(names, kinds))

    @classmethod
    def in_steps(cls, names: Iterable[tuple[int, int, str]], kinds: Sequence[int]) -> Steps[NameIndex]:
        """Make an index in small steps."""
        index = cls()
        yield from index._fill(names, kinds)
        return index

    def _fill(self, names: Iterable[tuple[int, int, str]], kinds: Sequence[int]) -> Steps[None]:
        entries = (
            (kinds[card], sum(map(len, words)), " ".join(words), face > 0, card, face, words)
            for card, face, name in names
            if (words := folded_words(name))
        )
        ranked = yield from sorted_in_steps(entries, part_of=lambda entry: entry[:2], key=None)
        postings: dict[str, list[int]] = {}
        # Taken away one by one: to let go of all at once would take as long as many steps.
        ranked.reverse()
        for number in range(len(ranked)):
            _, _, spaced, _, card, face, words = ranked.pop()
            self._spaced.append(spaced)
            self._closed.append("".join(words))
            self._cards.append(card)
            self._faces.append(face)
            for word in words:
                postings.setdefault(word, []).append(number)
            if not number % ROWS_A_STEP:
                yield
        closed = self._closed
        self._numbers = yield from sorted_in_steps(
            range(len(closed)), part_of=lambda number: closed[number][0], key=closed.__getitem__
        )
        self._starts = [closed[number] for number in self._numbers]
        yield
        self._words = yield from sorted_in_steps(postings, part_of=lambda word: word[0], key=None)
        self._postings = [postings[word] for word in self._words]
        yield
        self._text = "\n".join(closed)
        yield
        self._offsets = list(accumulate((len(each) + 1 for each in closed), initial=0))

    def __len__(self) -> int:
        return len(self._closed)

    def find(self, query: str, limit: int = 50, *, guesses: bool = True) -> list[Named]:
        """Give the names that match, each card once, the nearest first; guesses only where there is nothing else.

        An empty query, or one without letters and digits, matches nothing.
        """
        words = folded_words(query[:_LONGEST_QUERY])
        if not words:
            return []
        found: dict[int, Named] = {}
        closed = "".join(words)
        for number, near in self._tiers(words, closed, limit):
            card = self._cards[number]
            if card not in found:
                found[card] = Named(card, self._faces[number], near)
                if len(found) >= limit:
                    break
        return list(found.values()) if found or not guesses else self._guesses(words, closed, limit)

    def exactly(self, name: str) -> list[Named]:
        """Give the cards with a name of just these words, those first that part them as it does."""
        words = folded_words(name)
        return [Named(self._cards[n], self._faces[n], Nearness.EXACT) for n in self._exact(words, "".join(words))]

    def cards_with(self, words: Sequence[str]) -> set[int]:
        """Give the positions of all cards with a name that has a word beginning with each of these."""
        return {self._cards[number] for number in self._with_words(words)}

    def cards_within(self, closed: str) -> set[int]:
        """Give the positions of all cards with a name that has these letters in a row."""
        return {self._cards[number] for number in self._within(closed)}

    def _tiers(self, words: tuple[str, ...], closed: str, limit: int) -> Iterator[tuple[int, Nearness]]:
        yield from ((number, Nearness.EXACT) for number in self._exact(words, closed))
        starting = self._starting(closed)
        spaced = " ".join(words)
        for parted in (True, False):
            # Waste Land is no card that begins with "wastela" while Wasteland does, but it may be meant.
            yield from (
                (number, Nearness.PREFIX) for number in starting if self._spaced[number].startswith(spaced) is parted
            )
        if len(starting) >= 4 * limit:
            # Far more than are shown; faces of one card are the only ones that can fall together.
            return
        yield from self._by_words(words)
        if len(closed) >= _SHORTEST_WITHIN:
            yield from ((number, Nearness.WITHIN) for number in self._within(closed))

    def _exact(self, words: tuple[str, ...], closed: str) -> list[int]:
        """List the names of just these letters, those first in which they part into the same words."""
        spaced = " ".join(words)
        return sorted(self._starting(closed, len(closed)), key=lambda number: self._spaced[number] != spaced)

    def _starting(self, closed: str, longest: int | None = None) -> list[int]:
        """List the names that begin with these letters, in order of rank; with ``longest`` only those no longer."""
        first = bisect_left(self._starts, closed)
        last = bisect_right(self._starts, closed if longest is not None else closed + _LAST)
        return sorted(self._numbers[first:last])

    def _by_words(self, words: tuple[str, ...]) -> Iterator[tuple[int, Nearness]]:
        in_row = f" {' '.join(words)}"
        others: list[int] = []
        for number in sorted(self._with_words(words)):
            if in_row in f" {self._spaced[number]}":
                yield number, Nearness.INNER_PREFIX
            else:
                others.append(number)
        for number in others:
            if len(words) == 1 or _begin_words(words, self._spaced[number].split(" ")):
                yield number, Nearness.WORD_PREFIXES

    def _with_words(self, words: Sequence[str]) -> frozenset[int]:
        having = sorted((self._having(word) for word in dict.fromkeys(words)), key=len)
        return having[0].intersection(*having[1:]) if having else frozenset()

    def _all_having(self, beginning: str) -> frozenset[int]:
        first = bisect_left(self._words, beginning)
        last = bisect_right(self._words, beginning + _LAST)
        return frozenset().union(*self._postings[first:last])

    def _within(self, closed: str) -> Iterator[int]:
        at = self._text.find(closed)
        while at >= 0:
            number = bisect_right(self._offsets, at) - 1
            yield number
            at = self._text.find(closed, self._offsets[number + 1])

    def _guesses(self, words: tuple[str, ...], closed: str, limit: int) -> list[Named]:
        likely: dict[int, float] = {}
        for _, score, number in process.extract(
            closed, self._closed, scorer=fuzz.ratio, score_cutoff=_GOOD_ENOUGH, limit=4 * limit
        ):
            likely[number] = max(likely.get(number, 0.0), score)
        for number, score in self._word_scores(words).items():
            if score >= _GOOD_ENOUGH:
                likely[number] = max(likely.get(number, 0.0), score)
        found: dict[int, Named] = {}
        for number in sorted(likely, key=lambda number: (-likely[number], number)):
            found.setdefault(self._cards[number], Named(self._cards[number], self._faces[number], Nearness.GUESS))
            if len(found) >= limit:
                break
        return list(found.values())

    def _word_scores(self, words: tuple[str, ...]) -> dict[int, float]:
        """Score names by how alike their words are to the query's: the mean over the query's words, 0 to 100."""
        total: dict[int, float] = {}
        for word in words[:_MOST_GUESSED_WORDS]:
            for number, score in self._scores(word).items():
                total[number] = total.get(number, 0.0) + score
        return {number: score / len(words) for number, score in total.items()}

    def _all_scores(self, word: str) -> dict[int, float]:
        """Score the names that have a word like this one; where one has just this word, only those."""
        same = bisect_left(self._words, word)
        if same < len(self._words) and self._words[same] == word:
            return dict.fromkeys(self._postings[same], 100.0)
        best: dict[int, float] = {}
        for place, score in self._alike(word):
            for number in self._postings[place]:
                best[number] = max(best.get(number, 0.0), score)
        return best

    def _alike(self, word: str) -> list[tuple[int, float]]:
        """Give words spelled like one, each with a score; of a longer word people may have typed the beginning only."""
        whole = process.extract(word, self._words, scorer=fuzz.ratio, score_cutoff=_GOOD_ENOUGH, limit=_MOST_ALIKE)
        # Nobody gets the first letter wrong of a word that they have not finished.
        first, last = bisect_left(self._words, word[0]), bisect_right(self._words, word[0] + _LAST)
        begun = [candidate[: len(word)] for candidate in self._words[first:last]]
        least = _GOOD_ENOUGH + _BEGUN_ONLY
        parts = process.extract(word, begun, scorer=fuzz.ratio, score_cutoff=least, limit=_MOST_ALIKE)
        alike = [(place, score) for _, score, place in whole]
        return alike + [(first + place, score - _BEGUN_ONLY) for _, score, place in parts]


_BEGUN_ONLY = 4.0
_MOST_GUESSED_WORDS = 8
_MOST_ALIKE = 40


def _begin_words(words: tuple[str, ...], of: list[str]) -> bool:
    """Whether each word of the query begins a word of the name, no two the same one, in any order."""
    left = list(of)
    for word in sorted(words, key=len, reverse=True):
        begun = next((candidate for candidate in left if candidate.startswith(word)), None)
        if begun is None:
            return False
        left.remove(begun)
    return True
