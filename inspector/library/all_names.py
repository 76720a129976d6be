"""The names of several files of cards, searched as one: their answers are merged in the order of rank."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence

import msgspec

from inspector.library.folding import folded_words
from inspector.library.names import LONGEST_QUERY, Named, NameIndex, Rank
from inspector.library.nearness import Nearness


class NamesOfFile(msgspec.Struct, frozen=True):
    """The names of one file: its index, the position of its first card among all, and which positions are hidden.

    Hidden are cards that an earlier file has, too.
    """

    index: NameIndex
    base: int
    hidden: frozenset[int]

    def named(self, number: int, nearness: Nearness) -> Named | None:
        """Give a name by its number, with its position among all; None for a hidden one."""
        card = self.index.cards[number]
        return None if card in self.hidden else Named(self.base + card, self.index.faces[number], nearness)

    def shifted(self, cards: set[int]) -> set[int]:
        """Give positions in this file as positions among all."""
        return {self.base + card for card in cards - self.hidden}


class AllNames:
    """The names of all files."""

    def __init__(self, files: Sequence[NamesOfFile], *, within: bool = True) -> None:
        self._files = tuple(files)
        # Whether letters in the middle of words count.
        self._within = within

    def __len__(self) -> int:
        return sum(len(each.index) for each in self._files)

    def find(self, query: str, limit: int = 50, *, guesses: bool = True) -> list[Named]:
        """Give the names that match, each card once, the nearest first; guesses only where there is nothing else.

        An empty query, or one without letters and digits, matches nothing.
        """
        words = folded_words(query[:LONGEST_QUERY])
        if not words:
            return []
        found: dict[int, Named] = {}
        ranked = (_ranked(each, words, limit, within=self._within) for each in self._files)
        for _, named in heapq.merge(*ranked, key=_rank_of):
            if named.card not in found:
                found[named.card] = named
                if len(found) >= limit:
                    break
        return list(found.values()) if found or not guesses else self._guesses(words, limit)

    def exactly(self, name: str) -> list[Named]:
        """Give the cards with a name of just these words, those first that part them as it does."""
        words = folded_words(name)
        spaced = " ".join(words)
        ranked = [
            (each.index.rank(int(each.index.spaced(number) != spaced), number), named)
            for each in self._files
            for number in each.index.exactly(words)
            if (named := each.named(number, Nearness.EXACT)) is not None
        ]
        return [named for _, named in sorted(ranked, key=_rank_of)]

    def cards_with(self, words: Sequence[str]) -> set[int]:
        """Give the positions of all cards with a name that has a word beginning with each of these."""
        return set().union(*(each.shifted(each.index.cards_with(words)) for each in self._files))

    def cards_within(self, closed: str) -> set[int]:
        """Give the positions of all cards with a name that has these letters in a row."""
        return set().union(*(each.shifted(each.index.cards_within(closed)) for each in self._files))

    def _guesses(self, words: tuple[str, ...], limit: int) -> list[Named]:
        scored = [
            (-score, each.index.rank(0, number), named)
            for each in self._files
            for number, score in each.index.guesses(words, limit).items()
            if (named := each.named(number, Nearness.GUESS)) is not None
        ]
        found: dict[int, Named] = {}
        for _, _, named in sorted(scored, key=lambda one: one[:2]):
            found.setdefault(named.card, named)
            if len(found) >= limit:
                break
        return list(found.values())


def _ranked(file: NamesOfFile, words: tuple[str, ...], limit: int, *, within: bool) -> Iterator[tuple[Rank, Named]]:
    # In a hurry: a hundred names for each key that is pressed.
    index, base, hidden = file.index, file.base, file.hidden
    cards, faces, rank = index.cards, index.faces, index.rank
    for tier, nearness, number in index.tiers(words, limit, within=within):
        card = cards[number]
        if card not in hidden:
            yield rank(tier, number), Named(base + card, faces[number], nearness)


def _rank_of(ranked: tuple[Rank, Named]) -> Rank:
    return ranked[0]
