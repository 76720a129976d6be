"""``card-inspector self-check``: whether this installation is whole, a line for each thing looked at."""

from __future__ import annotations

import sys

import click

from inspector.commands.printing import DOES_NOT_HOLD, printable


@click.command("self-check")
def self_check() -> None:
    """Check this installation: its files and fonts, Qt, every sample board, a picture, your files, the disk.

    Prints one line for each; the exit code is 1 where something is not well.
    """
    # Only here: the list of all commands needs neither Qt nor the drawing.
    from inspector.self_check import checked, checks, no_trouble
    from inspector.window.shell.qt_parts import qt_checks

    results = []
    for check in (*checks(), *qt_checks()):
        results.append(checked(check))
        click.echo(printable(str(results[-1])))
    wrong = sum(not result.is_well for result in results)
    click.echo("All well." if no_trouble(results) else f"{wrong} of {len(results)} not well.")
    sys.exit(0 if no_trouble(results) else DOES_NOT_HOLD)
