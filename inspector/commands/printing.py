"""What all commands print with: sentences on the standard error, and nothing that a terminal would obey."""

from __future__ import annotations

import click


def complain(sentence: str) -> None:
    """Print a sentence on what is wrong to the standard error."""
    click.echo(printable(sentence), err=True)


def printable(text: str) -> str:
    """Take out what a terminal would obey instead of show."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
