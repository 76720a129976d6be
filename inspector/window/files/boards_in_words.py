"""Boards in words that come in: from a text file, dropped, pasted; each on a board of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec

from inspector.cards.lists_in_words import capitalized
from inspector.keeping import NotOpenedError, read_head
from inspector.scenario import Scenario, ScenarioError
from inspector.scenario.words import (
    LONGEST_BOARD_TEXT,
    WORDS_SUFFIX,
    PlacedFirst,
    SoFar,
    TextReading,
    begins_as_board,
    placed_first,
)
from inspector.window.board.session import Session

_HEAD = 4096


def holds_words(path: Path) -> bool:
    """Whether a text file begins as a board in words does."""
    if path.suffix.lower() != WORDS_SUFFIX:
        return False
    try:
        return begins_as_board(read_head(path, _HEAD).decode("utf-8-sig", "replace"))
    except NotOpenedError:
        return False


def board_of_words(session: Session, text: str) -> PlacedFirst:
    """Read a text as far as it goes, with the cards placed of which it speaks and that are nowhere.

    Raises ScenarioError for a text that is too long, LibraryError.
    """
    reading = reading_of_words(session, text)
    while not reading.goes_on():
        pass
    cards = session.cards
    return placed_first(text, reading.found, cards.pool, (), cards.library.near_names)


def reading_of_words(session: Session, text: str, base: Scenario | None = None, actions: int = 0) -> TextReading:
    """Begin to read a text, with the cards that the scenario ``base`` has of its own.

    It may have ``actions`` more than any text: those that are on the board that it tells.

    Raises ScenarioError for a text that is too long, LibraryError.
    """
    if len(text) > LONGEST_BOARD_TEXT:
        problem = f"This text is longer than {LONGEST_BOARD_TEXT:,} characters; leave out what is not needed"
        raise ScenarioError("", "", problem)
    return TextReading(text, session.cards.pool, base.cards if base is not None else (), actions=actions)


def titled(found: SoFar, title: str) -> Scenario:
    """Give the scenario of a text as far as it was read, called so where the text does not say."""
    scenario = found.board.scenario
    return scenario if scenario.title else msgspec.structs.replace(scenario, title=title)


def what_is_wrong(found: SoFar) -> str:
    """Say why the board does not hold all of the text; empty where it does."""
    if found.error is None:
        return ""
    count = len(found.board.scenario.actions)
    stands = f" What stands before it is on the board ({count} action{'s' * (count != 1)})." if count else ""
    told = str(found.error)
    told = capitalized(told)
    return f"{told}{'' if told.endswith('?') else '.'}{stands}"
