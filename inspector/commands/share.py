"""``card-inspector share``: a board as a code, one line of text."""

from __future__ import annotations

import sys

import click

from inspector.commands.printing import UNREADABLE, complain, plain_errors
from inspector.commands.scenarios import BLAMED, run_named
from inspector.library import bundled_cards
from inspector.rules import is_judge
from inspector.scenario import Scenario
from inspector.sharing import LINK, code_of, redacted


@click.command()
@click.argument("board", metavar="FILE|TEXT")
@click.option("--link", is_flag=True, help="Print it as a link that opens the program.")
@click.option("--viewer", metavar="NAME", help="Only what this player or the spectator knows, to be opened as theirs.")
def share(board: str, link: bool, viewer: str | None) -> None:
    """Print a board as a code: a line of text that others paste to have the same board."""
    with plain_errors(*BLAMED):
        named = run_named(board, None)
        scenario: Scenario | None = named.scenario
        if viewer is not None and not is_judge(named.run.table, viewer):
            scenario = redacted(named.scenario, named.run, viewer)
        if scenario is None:
            complain(f"What {viewer} knows of this board cannot be told as a list of actions, so it has no code.")
            sys.exit(UNREADABLE)
        code = code_of(scenario, named.run.start.pool, bundled_cards())
    click.echo(f"{LINK}{code}" if link else code)
