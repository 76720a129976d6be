"""How a sentence can go on: what may stand at the end of a text, as far as it is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.cards import CardPool
from inspector.scenario.words.files import NearNames
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.text import BoardInWords, read_so_far

_MOST: Final = 14
# No word has this sign, so that what stands before it is what could not be gone on with.
_END: Final = "\N{CURRENCY SIGN}"
_CHOICES: Final = {
    "Put or Remove": ("Put", "Remove"),
    "a number": ("one", "two", "three", "four", "five"),
}
# From so many letters on names of cards are looked for.
_FEW_LETTERS: Final = 2


class WaysOn(msgspec.Struct, frozen=True):
    """The words that may stand from the place ``start`` of a text to its end; none where it cannot be gone on with."""

    start: int
    words: tuple[str, ...] = ()


def ways_on(text: str, pool: CardPool, cards: tuple[Mapping[str, Any], ...], names: NearNames) -> WaysOn:
    """Tell how a text that ends where somebody types can go on; ``names`` finds cards by some letters of a name."""
    found = read_so_far(text, pool, cards)
    if found.error is None:
        found = read_so_far(f"{text}{_END}", pool, cards)
    error = found.error
    if error is None or error.start > len(text):
        return WaysOn(len(text))
    begun = text[error.start :]
    key = begun.casefold()
    words: dict[str, None] = {}
    for told in error.expected:
        if told == "the name of a card":
            if len(begun.strip()) >= _FEW_LETTERS:
                words.update(dict.fromkeys(names(begun.strip())))
        else:
            words.update((each, None) for each in _said(told, found.board) if each.casefold().startswith(key))
    words.pop(begun, None)
    return WaysOn(error.start, tuple(words)[:_MOST])


def _said(told: str, board: BoardInWords) -> Iterator[str]:
    """Give the words that something expected can be."""
    if told == "a player":
        yield from board.scenario.players
    elif told == "an object on the board":
        called = TableNames(board.run.table, {})
        yield from (called.phrase(label) for label in board.run.table.objects)
    elif told.startswith('"') and told.endswith('"'):
        yield told[1:-1]
    else:
        yield from _CHOICES.get(told, ())
