"""What all commands print with: sentences on the standard error, and tables that fit the terminal."""

from __future__ import annotations

import click
from rich import box
from rich.table import Table as Grid
from rich.text import Text


def complain(sentence: str) -> None:
    """Print a sentence on what is wrong to the standard error."""
    click.echo(printable(sentence), err=True)


def printable(text: str) -> str:
    """Take out what a terminal would obey instead of show."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def cell(text: str, style: str = "") -> Text:
    """Make a cell that is shown letter by letter: brackets in it are no markup."""
    return Text("\n".join(printable(line) for line in text.split("\n")), style=style)


def grid(*columns: tuple[str, int | None]) -> Grid:
    """Make a table of columns, each a heading and a width in letters; without a width it takes what is left."""
    made = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, expand=True)
    for heading, width in columns:
        made.add_column(heading, width=width, overflow="fold", ratio=None if width else 1)
    return made
