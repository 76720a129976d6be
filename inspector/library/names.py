"""The names of all faces of one file of cards, numbered in the order in which they are shown.

What a search needs is made once, at the import, and kept as bytes beside the cards; loading it is next to nothing. A
query is answered in tiers, the nearest first, and who takes no more than a list has room for pays for no more.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, chain
from typing import TypeVar

import msgspec
from rapidfuzz import fuzz, process

from inspector.library.columns import packed, unpacked
from inspector.library.gradual import Steps
from inspector.library.nearness import Nearness

T = TypeVar("T")
LONGEST_QUERY = 200
_GOOD_ENOUGH = 72.0
_SHORTEST_WITHIN = 3
# Fewer letters are the begin of a word, though there may be a word of just these.
_SHORTEST_WHOLE = 3
# To look into so many names one by one takes less than to go through all letters.
_FEW_WITHIN = 400
_LAST = "\U0010ffff"
# The parts that are kept, with the kinds of their numbers; the others are texts.
_NUMBERS = {"cards": "I", "faces": "B", "kinds": "B", "order": "I", "postings": "I", "starts": "I"}
_OFFSETS = {"closed_at": "I", "spaced_at": "I"}
_TEXTS = ("closed", "spaced", "words")
# What ranks a name: how it matched, then kind, letters, the words, and fronts first.
Rank = tuple[int, int, int, str, bool]


class Named(msgspec.Struct, frozen=True):
    """A name that was found: the position of its card, the index of its face, how near it is to the query."""

    card: int
    face: int
    nearness: Nearness


class NameIndex:
    """The names of cards, made of the bytes that ``parts_of_names`` gives.

    Names are ranked by the position's ``kind`` (cards before tokens and others), then by length, then by alphabet,
    fronts first.
    """

    def __init__(self, parts: Mapping[str, bytes]) -> None:
        self._closed, self._spaced, self._word_text = (parts[name].decode("utf-8", "surrogatepass") for name in _TEXTS)
        numbers = {name: unpacked(kind, parts[name]) for name, kind in (_NUMBERS | _OFFSETS).items()}
        self.cards, self.faces, self._kinds = numbers["cards"], numbers["faces"], numbers["kinds"]
        self._order, self._postings, self._starts = numbers["order"], numbers["postings"], numbers["starts"]
        self._closed_at, self._spaced_at = numbers["closed_at"], numbers["spaced_at"]
        self._having = lru_cache(maxsize=256)(self._all_having)
        self._scores = lru_cache(maxsize=64)(self._all_scores)
        # The letters looked for last in all names, and the few names that have them.
        self._last_within: tuple[str, tuple[int, ...]] | None = None

    def __len__(self) -> int:
        return len(self.cards)

    def closed(self, number: int) -> str:
        """Give a name's letters."""
        return self._closed[self._closed_at[number] : self._closed_at[number + 1] - 1]

    def spaced(self, number: int) -> str:
        """Give a name's words."""
        return self._spaced[self._spaced_at[number] : self._spaced_at[number + 1] - 1]

    def rank(self, tier: int, number: int) -> Rank:
        """Give what ranks a name among those of other files."""
        letters = self._closed_at[number + 1] - self._closed_at[number]
        return tier, self._kinds[number], letters, self.spaced(number), self.faces[number] > 0

    def tiers(self, words: tuple[str, ...], limit: int, *, within: bool) -> Iterator[tuple[int, Nearness, int]]:
        """Give the tier, nearness and number of the names that match, the best first, some of them twice.

        ``within`` says whether letters in the middle of words count, for which all letters are gone through.
        """
        closed, spaced = "".join(words), " ".join(words)
        exact = self.exactly(words)
        for tier, parted in enumerate((True, False)):
            yield from ((tier, Nearness.EXACT, number) for number in exact if (self.spaced(number) == spaced) is parted)
        starting = self._starting(closed)
        if len(closed) >= _SHORTEST_WHOLE:
            # Who writes "delver" means a card with that word sooner than Delver's Torch, which only begins so.
            whole = (number for number in starting if self._has_at_first(number, f"{spaced} "))
            yield from ((_WHOLE, Nearness.PREFIX, number) for number in whole)
        for tier, parted in enumerate((True, False), _WHOLE + 1):
            # Waste Land is no card that begins with "wastela" while Wasteland does, but it may be meant.
            for number in starting:
                if self._has_at_first(number, spaced) is parted:
                    yield tier, Nearness.PREFIX, number
        if len(starting) >= 4 * limit:
            # Far more than are shown; faces of one card are the only ones that can fall together.
            return
        yield from self._by_words(words)
        if within and len(closed) >= _SHORTEST_WITHIN:
            yield from ((_WITHIN, Nearness.WITHIN, number) for number in self._within(closed))

    def _has_at_first(self, number: int, words: str) -> bool:
        return self._spaced.startswith(words, self._spaced_at[number])

    def exactly(self, words: Sequence[str]) -> list[int]:
        """List the names of just these letters, those first in which they part into the same words."""
        closed, spaced = "".join(words), " ".join(words)
        found = self._starting(closed, closed)
        return sorted(found, key=lambda number: self.spaced(number) != spaced)

    def cards_with(self, words: Sequence[str]) -> set[int]:
        """Give the positions of all cards with a name that has a word beginning with each of these."""
        return {self.cards[number] for number in self._with_words(words)}

    def cards_within(self, closed: str) -> set[int]:
        """Give the positions of all cards with a name that has these letters in a row."""
        return {self.cards[number] for number in self._within(closed)}

    def _starting(self, closed: str, last: str | None = None) -> list[int]:
        """List the names that begin with these letters, in order of rank; with ``last`` only those up to it."""
        first = bisect_left(self._order, closed, key=self.closed)
        end = bisect_right(self._order, closed + _LAST if last is None else last, first, key=self.closed)
        return sorted(self._order[first:end])

    def _by_words(self, words: tuple[str, ...]) -> Iterator[tuple[int, Nearness, int]]:
        if len(words) == 1:
            yield from ((_WHOLE_WITHIN, Nearness.INNER_PREFIX, number) for number in self._with_just(words[0]))
            yield from ((_IN_ROW, Nearness.INNER_PREFIX, number) for number in sorted(self._with_words(words)))
            return
        some, common = self._narrowed(words)
        found = sorted(some)
        told: set[int] = set()
        for number in self._begun_in(found, " ".join(words)):
            told.add(number)
            yield _IN_ROW, Nearness.INNER_PREFIX, number
        # Most lists are full by now.
        others: Iterable[int] = (number for number in found if number not in told)
        for word in common:
            others = self._begun_in(others, word)
        for number in others:
            if _begin_words(words, self.spaced(number).split(" ")):
                yield _BY_WORDS, Nearness.WORD_PREFIXES, number

    def _begun_in(self, numbers: Iterable[int], words: str) -> Iterator[int]:
        """Give those of these names in which a word, or several in a row, begins so, in their order."""
        # Looked for where they stand: to cut out thousands of names would take longer than a keystroke may.
        text, at, begun = self._spaced, self._spaced_at, f" {words}"
        for number in numbers:
            if text.find(begun, at[number], at[number + 1]) >= 0 or text.startswith(words, at[number]):
                yield number

    def _with_words(self, words: Sequence[str]) -> frozenset[int]:
        """Give the names that have a word beginning with each of these; none where all of them are in thousands."""
        found, common = self._narrowed(words)
        for word in common:
            found = frozenset(self._begun_in(found, word))
        return found

    def _narrowed(self, words: Sequence[str]) -> tuple[frozenset[int], list[str]]:
        """Give the names with each word that not too many have, and the other words, still to be seen in each name.

        Those are words that nearly all names have, such as the first letter of the next one.
        """
        rarest, *others = sorted(dict.fromkeys(words), key=self._how_many)
        if self._how_many(rarest) > _MOST_HAVING:
            return frozenset(), []
        found = self._having(rarest)
        common = [word for word in others if self._how_many(word) > _MOST_HAVING]
        for word in others:
            if word not in common:
                found &= self._having(word)
        return found, common

    def _range_of(self, beginning: str) -> tuple[int, int]:
        first = bisect_left(self._words, beginning)
        return self._starts[first], self._starts[bisect_right(self._words, beginning + _LAST, first)]

    def _how_many(self, beginning: str) -> int:
        first, last = self._range_of(beginning)
        return last - first

    @cached_property
    def _words(self) -> list[str]:
        return self._word_text.split("\n") if self._word_text else []

    def _all_having(self, beginning: str) -> frozenset[int]:
        first, last = self._range_of(beginning)
        return frozenset(self._postings[first:last])

    def _within(self, closed: str) -> Iterator[int]:
        """Give the names that have these letters in a row; while they are typed on, only among those found before."""
        before = self._last_within
        if before is not None and before[0] in closed:
            yield from (number for number in before[1] if closed in self.closed(number))
            return
        text, ends, found = self._closed, self._closed_at, list[int]()
        at = text.find(closed)
        while at >= 0:
            number = bisect_right(ends, at) - 1
            found.append(number)
            yield number
            at = text.find(closed, ends[number + 1])
        if len(found) <= _FEW_WITHIN:
            self._last_within = closed, tuple(found)

    def guesses(self, words: tuple[str, ...], limit: int) -> dict[int, float]:
        """Give names spelled much like these words, each with a score from 0 to 100."""
        likely: dict[int, float] = {}
        closed = "".join(words)
        for _, score, number in process.extract(
            closed, self._all_closed, scorer=fuzz.ratio, score_cutoff=_GOOD_ENOUGH, limit=4 * limit
        ):
            likely[number] = max(likely.get(number, 0.0), score)
        for number, score in self._word_scores(words).items():
            if score >= _GOOD_ENOUGH:
                likely[number] = max(likely.get(number, 0.0), score)
        return likely

    @property
    def _all_closed(self) -> list[str]:
        return self._closed.split("\n") if self._closed else []

    def _word_scores(self, words: tuple[str, ...]) -> dict[int, float]:
        """Score names by how alike their words are to the query's: the mean over the query's words, 0 to 100."""
        total: dict[int, float] = {}
        for word in words[:_MOST_GUESSED_WORDS]:
            for number, score in self._scores(word).items():
                total[number] = total.get(number, 0.0) + score
        return {number: score / len(words) for number, score in total.items()}

    def _all_scores(self, word: str) -> dict[int, float]:
        """Score the names that have a word like this one; where one has just this word, only those."""
        if same := self._with_just(word):
            return dict.fromkeys(same, 100.0)
        best: dict[int, float] = {}
        for place, score in self._alike(word):
            for number in self._posted(place):
                best[number] = max(best.get(number, 0.0), score)
        return best

    def _with_just(self, word: str) -> Sequence[int]:
        """Give the names with just this word, in their order."""
        place = bisect_left(self._words, word)
        return self._posted(place) if place < len(self._words) and self._words[place] == word else ()

    def _posted(self, place: int) -> array[int]:
        return self._postings[self._starts[place] : self._starts[place + 1]]

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


# Where each word of a query is one that more names have, only those that begin with it are worth a list.
_MOST_HAVING = 4_000
_BEGUN_ONLY = 4.0
_MOST_GUESSED_WORDS = 8
_MOST_ALIKE = 40
# The tiers behind the two of exact names: names that begin so, the whole words first, in three; and all others.
_WHOLE, _WHOLE_WITHIN, _IN_ROW, _BY_WORDS, _WITHIN = 2, 5, 6, 7, 8


class GivenNames(msgspec.Struct, frozen=True):
    """Names as an index is made of them: the position of each one's card, the index of its face, and it, folded."""

    cards: Sequence[int]
    faces: Sequence[int]
    folded: Sequence[str]


NO_NAMES = GivenNames((), (), ())


def parts_of_names(given: GivenNames, kinds: Sequence[int]) -> Steps[dict[str, bytes]]:
    """Make, in some steps, what a ``NameIndex`` is made of; names of no letters are left out."""
    # Whole columns, not a tuple for each name: sorted one key after the other, which takes a third of the time.
    order = [number for number, name in enumerate(given.folded) if name]
    sizes = [
        kinds[card] << 32 | len(name) - name.count(" ") for card, name in zip(given.cards, given.folded, strict=True)
    ]
    fronts = [(face > 0) << 48 | card << 8 | face for card, face in zip(given.cards, given.faces, strict=True)]
    order.sort(key=fronts.__getitem__)
    yield
    order.sort(key=given.folded.__getitem__)
    order.sort(key=sizes.__getitem__)
    yield
    spaced = values_at(given.folded, order)
    closed = "\n".join(spaced).replace(" ", "").split("\n") if spaced else []
    cards, faces = array("I", values_at(given.cards, order)), array("B", values_at(given.faces, order))
    held = array("B", values_at(kinds, cards))
    del given, order, sizes, fronts
    yield
    by_letters = sorted(range(len(closed)), key=closed.__getitem__)
    yield
    having: defaultdict[str, list[int]] = defaultdict(list)
    for number, name in enumerate(spaced):
        for word in name.split(" "):
            having[word].append(number)
    yield
    sorted_words = sorted(having)
    each = [having[word] for word in sorted_words]
    postings, starts = array("I", chain.from_iterable(each)), array("I", accumulate(map(len, each), initial=0))
    del having, each
    yield
    texts = {"closed": closed, "spaced": spaced, "words": sorted_words}
    numbers = {"cards": cards, "faces": faces, "kinds": held, "order": array("I", by_letters)}
    numbers |= {"postings": postings, "starts": starts}
    for name in ("closed", "spaced"):
        numbers[f"{name}_at"] = array("I", accumulate((len(each) + 1 for each in texts[name]), initial=0))
    yield
    parts = {name: packed(each) for name, each in numbers.items()}
    return parts | {name: "\n".join(each).encode("utf-8", "surrogatepass") for name, each in texts.items()}


def values_at(values: Sequence[T], places: Iterable[int]) -> list[T]:
    """Give the values at these places."""
    return list(map(values.__getitem__, places))


def _begin_words(words: tuple[str, ...], of: list[str]) -> bool:
    """Whether each word of the query begins a word of the name, no two the same one, in any order."""
    left = list(of)
    for word in sorted(words, key=len, reverse=True):
        begun = next((candidate for candidate in left if candidate.startswith(word)), None)
        if begun is None:
            return False
        left.remove(begun)
    return True
