"""``card-inspector training``: the log of answers, its profiles, taking it to another machine and back."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click

from inspector.commands.printing import NOT_FOUND, UNREADABLE, complain, printable
from inspector.keeping import KeepingError, NotOpenedError, read_at_most, replace_file
from inspector.library import data_folder
from inspector.training import LOG_FILE, AnswerLog, ConceptStanding, LogError

_FILE: Final = click.Path(path_type=Path)
_LARGEST: Final = 512 * 1024 * 1024


def open_log() -> AnswerLog:
    """Open the user's log for a command, telling what is wrong with it; ends the program where it cannot be opened."""
    try:
        log = AnswerLog(data_folder() / LOG_FILE)
    except LogError as error:
        complain(str(error))
        sys.exit(UNREADABLE)
    if log.told:
        complain(log.told)
    return log


@click.group()
def training() -> None:
    """Look at the log of what was answered, export it, or bring one in from another machine."""


@training.command("profiles")
def profiles() -> None:
    """List who has answered, and how many questions."""
    log = open_log()
    for name in log.profiles():
        due = len(log.due(name, datetime.now(UTC)))
        click.echo(f"{printable(name)}: {log.count(name)} answers, {due} concepts due")
    log.close()


@training.command("progress")
@click.option("--profile", required=True, metavar="NAME", help="Whose.")
def progress(profile: str) -> None:
    """Tell which concepts somebody knows how well, and what is due."""
    log = open_log()
    now = datetime.now(UTC)
    cards = log.cards(profile)
    if not cards:
        complain(
            f'Nobody called "{profile}" has answered a question here; card-inspector training profiles lists who has.'
        )
    for standing in ConceptStanding:
        held = [card for card in cards if card.standing is standing]
        if held:
            click.echo(f"{standing}:")
        for card in held:
            click.echo(f"  {card.concept} ({card.family}){', due' if card.is_due(now) else ''}")
    log.close()
    sys.exit(0 if cards else NOT_FOUND)


@training.command("export")
@click.argument("file", type=_FILE)
@click.option("--profile", metavar="NAME", help="The answers of this profile only.")
def export(file: Path, profile: str | None) -> None:
    """Write the log to FILE as JSON lines."""
    log = open_log()
    lines = list(log.export_lines(profile))
    log.close()
    try:
        replace_file(file, ("\n".join(lines) + "\n").encode())
    except KeepingError as error:
        complain(str(error))
        sys.exit(UNREADABLE)
    click.echo(f"{len(lines) - 1} answers written to {printable(str(file))}.")


@training.command("import")
@click.argument("file", type=_FILE)
def import_log(file: Path) -> None:
    """Take over the answers of FILE that are not in the log yet; nothing is doubled."""
    log = open_log()
    try:
        text = read_at_most(file, _LARGEST, "a training log").decode("utf-8-sig")
        merged = log.merge(text.splitlines(), str(file))
    except NotOpenedError as error:
        complain(f"{file}: {error.problem}.")
        sys.exit(UNREADABLE)
    except LogError as error:
        complain(f"{error}.")
        sys.exit(UNREADABLE)
    except UnicodeDecodeError:
        complain(f"{file}: this is not UTF-8 text; choose a file that was exported.")
        sys.exit(UNREADABLE)
    finally:
        log.close()
    click.echo(f"{merged.added} answers added, {merged.known} were there already.")
