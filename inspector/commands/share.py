"""``card-inspector share``: a board as a code, one line of text."""

from __future__ import annotations

import click

from inspector.commands.scenarios import plain_errors, run_named
from inspector.commands.users_library import open_library
from inspector.library import bundled_cards
from inspector.sharing import LINK, code_of


@click.command()
@click.argument("board", metavar="FILE|TEXT")
@click.option("--link", is_flag=True, help="Print it as a link that opens the program.")
def share(board: str, link: bool) -> None:
    """Print a board as a code: a line of text that others paste to have the same board."""
    with plain_errors():
        scenario = run_named(board, None).scenario
        code = code_of(scenario, open_library(), bundled_cards())
    click.echo(f"{LINK}{code}" if link else code)
