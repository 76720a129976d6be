"""The decks of MTGJSON: one JSON document with a list of cards for each part of the deck."""

from __future__ import annotations

import msgspec

from inspector.library.cleaning import TooLongError, clean_line
from inspector.library.deck_lines import DeckSection, ListLine
from inspector.library.errors import LibraryError

# The parts in the order in which they are told; what is shown beside a deck, and its tokens, are not placed.
_PARTS: tuple[tuple[str, DeckSection], ...] = (
    ("commander", "commander"),
    ("mainBoard", "main"),
    ("sideBoard", "sideboard"),
    ("displayCommander", "maybe"),
    ("planes", "maybe"),
    ("schemes", "maybe"),
    ("tokens", "maybe"),
)
_MARK = b'"mainBoard"'
_LONGEST_NAME = 300
_MOST_OF_A_LINE = 1_000_000


class _Entry(msgspec.Struct):
    count: int = 1
    name: str = ""


class _Deck(msgspec.Struct):
    mainBoard: list[_Entry] | None = None  # noqa: N815 - MTGJSON's own names
    commander: list[_Entry] | None = None
    sideBoard: list[_Entry] | None = None  # noqa: N815
    displayCommander: list[_Entry] | None = None  # noqa: N815
    planes: list[_Entry] | None = None
    schemes: list[_Entry] | None = None
    tokens: list[_Entry] | None = None


class _File(_Deck):
    # Of a set, which has ready-made decks of its own, it is an object without these parts.
    data: _Deck | None = None


_FILE = msgspec.json.Decoder(_File)


def is_deck(raw: bytes) -> bool:
    """Whether this is one deck of MTGJSON's, and no set or list that has some."""
    return _MARK in raw and _decoded(raw) is not None


def json_lines(raw: bytes, where: str) -> tuple[ListLine, ...]:
    """Give the lines of a deck, numbered as they come; raises LibraryError where it is none."""
    deck = _decoded(raw)
    if deck is None:
        raise LibraryError(where, "this JSON is not a deck of MTGJSON; choose another file")
    lines: list[ListLine] = []
    for part, section in _PARTS:
        for entry in getattr(deck, part) or ():
            count = entry.count if 0 < entry.count < _MOST_OF_A_LINE else 0
            text = _shown(f"{entry.count} {entry.name[:_LONGEST_NAME]}")
            lines.append(ListLine(len(lines) + 1, text, count, entry.name[:_LONGEST_NAME], section, counted=True))
    return tuple(lines)


def _shown(text: str) -> str:
    try:
        return clean_line(text, "name")
    except TooLongError:
        return "(an entry that is too long)"


def _decoded(raw: bytes) -> _Deck | None:
    try:
        file = _FILE.decode(raw.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return next((deck for deck in (file.data, file) if deck is not None and deck.mainBoard is not None), None)
