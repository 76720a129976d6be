"""How a sentence can go on: what may stand at the end of a text, as far as it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from inspector.cards import KNOWN_TOKENS, USUAL_TOKENS, CardPool
from inspector.rules import Outcome, Place, Result, ValueChange, value_changes
from inspector.scenario.replaying import Replay
from inspector.scenario.words.files import NearNames
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.text import BoardInWords, SoFar, read_further, read_on, read_so_far
from inspector.scenario.words.token_parts import A_TOKEN

_MOST: Final = 14
# No word has this sign, so that what stands before it is what could not be gone on with.
_END: Final = "\N{CURRENCY SIGN}"
_CHOICES: Final = {
    A_TOKEN: ("Treasure token", "Clue token", *USUAL_TOKENS, *(f"{kind} token" for kind in KNOWN_TOKENS)),
    "Put or Remove": ("Put", "Remove"),
    "a number": ("one", "two", "three", "four", "five"),
}
_SINGULAR: Final = {"are": "is", "copies of": "a copy of"}
# So many words may have been read as something else than the begin of what is meant.
_WORDS_BACK: Final = 3
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
    return _ways(text, lambda said: read_so_far(said, pool, cards), names)


def ways_further(run: Replay, text: str, names: NearNames, it: str = "") -> WaysOn:
    """Tell how words on a board as it stands can go on, as ``ways_on`` does; ``it`` is the label that "it" means."""
    return _ways(text, lambda said: read_further(run, said, it), names, it)


def _ways(text: str, reads: Callable[[str], SoFar], names: NearNames, it: str = "") -> WaysOn:
    found = reads(text)
    if found.error is None:
        found = reads(f"{text}{_END}")
    ways = _ways_from(text, found, names, it)
    if ways.words or found.error is None or not text[-1:].isalnum():
        return ways
    # "On the b" may begin "on the battlefield", though "on the" alone was read as the begin of something else. Of a
    # long text only the sentence that is begun is read again.
    sentence, cut = text[found.at :], ways.start - found.at
    for _ in range(_WORDS_BACK):
        cut = sentence.rfind(" ", 0, max(cut - 1, 0)) + 1
        begins = not sentence[:cut].strip()
        if not begins and not sentence[cut : cut + 1].islower():
            # A name was read as one.
            break
        longer = _ways_from(sentence, read_further(found.board.run, f"{sentence[:cut]}{_END}", it), names, it)
        if longer.words and longer.start <= cut:
            return WaysOn(found.at + longer.start, longer.words, longer.tried)
        if begins:
            break
    return ways


def _ways_from(text: str, found: SoFar, names: NearNames, it: str) -> WaysOn:
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
    here = {*_said("an object on the board", found.board)}
    tried = ((each, _tried(found.board, f"{sentence}{each}", it)) for each in longest)
    pairs = sorted(tried, key=lambda pair: _rank(pair, here))[:_MOST]
    return WaysOn(error.start, tuple(each for each, _ in pairs), tuple(tried for _, tried in pairs))


def _in_singular(words: str) -> str:
    """``phases out`` for ``phase out``, ``is tapped`` for ``are tapped``."""
    verb, blank, rest = words.partition(" ")
    return f"{_SINGULAR.get(verb, f'{verb}s')}{blank}{_SINGULAR.get(rest, rest)}"


def _rank(pair: tuple[str, WayTried | None], here: set[str]) -> int:
    """Put first what is on the board and acts, then what changes something, what moves it, what needs more words."""
    words, tried = pair
    if tried is None:
        return 3
    if tried.outcome.result is not Result.DONE:
        return 4
    if words in here:
        return 0
    return 2 if any(change.key == "zone" for change in tried.changes) else 1


def _tried(board: BoardInWords, sentence: str, it: str) -> WayTried | None:
    """Try a sentence on the board before it; None where it is none, or only says what is there."""
    run = board.run
    after = read_on(run, sentence, it)
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
