"""``card-inspector words``: a scenario as sentences, sentences as a scenario."""

from __future__ import annotations

import click

from inspector.commands.printing import plain_errors
from inspector.commands.scenarios import BLAMED, run_named
from inspector.commands.users_library import open_library
from inspector.scenario import scenario_to_bytes
from inspector.scenario.words import board_in_words, seen_in_words


@click.command()
@click.argument("board", metavar="FILE|TEXT")
@click.option("--json", "as_json", is_flag=True, help="Print the scenario as a file instead of its sentences.")
@click.option("--viewer", metavar="NAME", help="Only what this player, the spectator or the judge may know.")
def words(board: str, as_json: bool, viewer: str | None) -> None:
    """Print a board in words: a sentence for each action, which reads back to the same action.

    FILE is a scenario or a text; a TEXT is printed as the program itself would write it.
    """
    with plain_errors(*BLAMED):
        named = run_named(board, None)
        scenario, viewer = named.scenario, viewer or named.scenario.viewer
        if viewer and not as_json:
            click.echo(seen_in_words(scenario, named.run, viewer))
        elif as_json:
            click.echo(scenario_to_bytes(scenario).decode().rstrip("\n"))
        else:
            click.echo(board_in_words(scenario, open_library()))
