"""How a sentence can go on: what may stand at the end of a text, as far as it is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.cards import CardPool
from inspector.rules import Outcome, Place, Result, ValueChange, value_changes
from inspector.scenario.words.files import NearNames
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.text import BoardInWords, read_on, read_so_far

_MOST: Final = 14
# No word has this sign, so that what stands before it is what could not be gone on with.
_END: Final = "\N{CURRENCY SIGN}"
_CHOICES: Final = {
    "Put or Remove": ("Put", "Remove"),
    "a number": ("one", "two", "three", "four", "five"),
}
# From so many letters on names of cards are looked for.
_FEW_LETTERS: Final = 2


class WayTried(msgspec.Struct, frozen=True):
    """What would come of a sentence that ends with some words: how it would end, and which values it would change."""

    outcome: Outcome
    changes: tuple[ValueChange, ...] = ()


class WaysOn(msgspec.Struct, frozen=True):
    """The words that may stand from the place ``start`` of a text to its end; none where it cannot be gone on with.

    ``tried`` has for each of them what would come of the sentence, None where it would not end there.
    """

    start: int
    words: tuple[str, ...] = ()
    tried: tuple[WayTried | None, ...] = ()


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
    sentence = text[found.at : error.start]
    # "transforms" says all that "transform" would.
    longest = [each for each in words if _in_singular(each) not in words]
    pairs = sorted(((each, _tried(found.board, f"{sentence}{each}")) for each in longest), key=_rank)[:_MOST]
    return WaysOn(error.start, tuple(each for each, _ in pairs), tuple(tried for _, tried in pairs))


def _in_singular(words: str) -> str:
    """``phases out`` for ``phase out``."""
    verb, blank, rest = words.partition(" ")
    return f"{verb}s{blank}{rest}"


def _rank(pair: tuple[str, WayTried | None]) -> int:
    """Put first what changes something where it is, then what moves it, what still needs words, what does nothing."""
    tried = pair[1]
    if tried is None:
        return 2
    if tried.outcome.result is not Result.DONE:
        return 3
    return 1 if any(change.key == "zone" for change in tried.changes) else 0


def _tried(board: BoardInWords, sentence: str) -> WayTried | None:
    """Try a sentence on the board before it; None where it is none, or only says what is there."""
    run = board.run
    after = read_on(run, sentence)
    if after is run or len(after.steps) == len(run.steps) or isinstance(after.actions[-1], Place):
        return None
    return WayTried(after.steps[-1].outcome, value_changes(run.table, after.table))


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
