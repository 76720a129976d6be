"""How commands end and what they print with: sentences on the standard error, nothing that a terminal would obey."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from inspector.cards import Color, color_words
from inspector.cards.lists_in_words import capitalized
from inspector.rules import RulesError

# Exit statuses: as README has them, 0, or 1 where the answer is no, or 2 where a file or the question is to blame.
DOES_NOT_HOLD: Final = 1
NOT_FOUND: Final = 1
UNREADABLE: Final = 2

# Values that are colors: kept as letters, and told in words.
COLOR_KEYS: Final = ("colors", "color_indicator")


def complain(sentence: str) -> None:
    """Print a sentence on what is wrong to the standard error."""
    click.echo(printable(sentence), err=True)


def printable(text: str) -> str:
    """Take out what a terminal would obey instead of show."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def color_text(letters: object) -> str:
    """Say colors in words, given as letters in a list or tuple: "blue and red", "colorless" for none.

    What is no list of letters (a value that nobody may see) is written as it is.
    """
    if not isinstance(letters, (list, tuple)):
        return str(letters)
    return color_words(Color(str(letter)) for letter in letters)


@contextmanager
def plain_errors(*blamed: type[Exception]) -> Iterator[None]:
    """Say what is wrong in one sentence and exit, where a file or what was typed is to blame: errors of these types."""
    try:
        yield
    except blamed as error:
        # What the core says is a clause, which stands behind the place in a file; here it has none.
        complain(f"{capitalized(str(error))}." if isinstance(error, RulesError) else str(error))
        sys.exit(UNREADABLE)
