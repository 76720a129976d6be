"""Tables that fit the terminal, for the commands that print some."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from inspector.commands.printing import printable


def cell(text: str, style: str = "") -> Text:
    """Make a cell that is shown letter by letter: brackets in it are no markup."""
    return Text("\n".join(printable(line) for line in text.split("\n")), style=style)


def grid(*columns: tuple[str, int | None]) -> Grid:
    """Make a table of columns, each a heading and a width in letters; without a width it takes what is left."""
    made = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, expand=True)
    for heading, width in columns:
        made.add_column(heading, width=width, overflow="fold", ratio=None if width else 1)
    return made
