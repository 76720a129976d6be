"""Boards in words that come in: from a text file, dropped, pasted; each on a board of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec

from inspector.keeping import NotOpenedError, read_head
from inspector.scenario import Scenario
from inspector.scenario.words import SUFFIX, SoFar, begins_as_board, read_so_far, with_near_names
from inspector.window.board.session import Session

_HEAD = 4096
# So many names that may be meant are enough to choose from.
_MOST_NAMES = 3


def is_in_words(path: Path) -> bool:
    """Whether a text file begins as a board in words does."""
    if path.suffix.lower() != SUFFIX:
        return False
    try:
        return begins_as_board(read_head(path, _HEAD).decode("utf-8-sig", "replace"))
    except NotOpenedError:
        return False


def near_names(session: Session, words: str) -> list[str]:
    """Names of cards that may be meant by words that name none."""
    return [found.faces[found.face].name for found in session.cards.library.search(words, _MOST_NAMES)]


def read_words(session: Session, text: str, base: Scenario | None = None) -> SoFar:
    """Read a text as far as it goes, with the cards that the scenario ``base`` has of its own.

    What is wrong with it names cards that may be meant. Raises LibraryError.
    """
    found = read_so_far(text, session.cards.pool, base.cards if base is not None else ())
    if found.error is None:
        return found
    told = with_near_names(found.error, text, lambda words: near_names(session, words))
    return msgspec.structs.replace(found, error=told)


def titled(found: SoFar, title: str) -> Scenario:
    """Give the scenario of a text as far as it was read, called so where the text does not say."""
    scenario = found.board.scenario
    return scenario if scenario.title else msgspec.structs.replace(scenario, title=title)


def what_is_wrong(found: SoFar) -> str:
    """Say why the board does not hold all of the text; empty where it does."""
    if found.error is None:
        return ""
    count = len(found.board.scenario.actions)
    stands = f"What stands before it is on the board ({count} action{'s' * (count != 1)})."
    told = str(found.error)
    told = f"{told[0].upper()}{told[1:]}"
    return f"{told}{'' if told.endswith('?') else '.'} {stands}"
