"""Where cards are looked up by name: the interface that the rules core needs, and the simplest pool that has it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache
from typing import Protocol

from inspector.cards.card import Card
from inspector.cards.spelled_tokens import card_spelled

# To name the objects of a table asks for the same few hundred names over and over.
_MOST_KEYS = 4096


class CardPool(Protocol):
    """Something that knows cards by every name they answer to."""

    def find(self, name: str) -> Card | None:
        """Give the card of this name: its full name or that of either face; None if there is none."""


@lru_cache(maxsize=_MOST_KEYS)
def name_key(name: str) -> str:
    """Fold a name for looking up: case and spaces ignored, ``/`` and ``//`` alike."""
    return " // ".join(" ".join(part.split()).casefold() for part in name.replace("//", "/").split("/"))


class CardIndex:
    """A pool held in memory. A full name wins over a face's name, an earlier card over a later one."""

    def __init__(self, cards: Iterable[Card] = (), beneath: CardPool | None = None) -> None:
        """Index the ``cards``; what is not among them is looked up in the pool ``beneath``."""
        self._cards = tuple(cards)
        self._beneath = beneath
        self._by_name: dict[str, Card] = {}
        for card in self._cards:
            self._by_name.setdefault(name_key(card.name), card)
        for card in self._cards:
            for name in card.names:
                self._by_name.setdefault(name_key(name), card)

    def only(self, known: Container[Card]) -> CardIndex:
        """Give the pool with no others of its own cards than those known, and with all that lies beneath."""
        return CardIndex((card for card in self._cards if card in known), self._beneath)

    def find(self, name: str) -> Card | None:
        """Give the card of this name: its full name or that of either face; None if there is none.

        A token stands in no pool under words that spell it, and is found by them in each.
        """
        found = self._by_name.get(name_key(name))
        if found is not None:
            return found
        return card_spelled(name) if self._beneath is None else self._beneath.find(name)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)
