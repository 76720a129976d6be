"""All commands hung into one command line; each is loaded only when it is named, and its imports with it.

Results go to the standard output; what is wrong goes to the standard error, one sentence each, and never a traceback
for a bad file. Exit codes: 0 all well, 1 an expectation does not hold or there is no screen, 2 something unreadable.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from inspector import __version__
from inspector.commands.opening import open_window

_Size = tuple[int, int]
_FILE: Final = click.Path(path_type=Path)


class Program(click.Group):
    """The commands by name, loaded on demand: who opens a window or checks a file does not wait for the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name all commands in alphabetical order."""
        del ctx
        return sorted(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command; None if there is none of this name."""
        del ctx
        return _COMMANDS[cmd_name]() if cmd_name in _COMMANDS else None


@click.group(cls=Program, invoke_without_command=True)
@click.version_option(__version__, prog_name="card-inspector")
@click.option("--data-dir", type=_FILE, help="Keep the card library in this folder, not in the user's own.")
@click.pass_context
def card_inspector(context: click.Context, data_dir: Path | None) -> None:
    """Show what each Magic: The Gathering card is now, and which rule says so.

    Without a command the window opens.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if data_dir is not None:
        from inspector.library import DATA_DIR_VARIABLE

        # For all of this run, the window included.
        os.environ[DATA_DIR_VARIABLE] = str(data_dir.absolute())
    if context.invoked_subcommand is None:
        context.invoke(window)


def _read_size(_context: click.Context, _parameter: click.Parameter, text: str | None) -> _Size | None:
    if text is None:
        return None
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and 200 <= int(width) <= 8000 and 200 <= int(height) <= 8000):
        raise click.BadParameter(f'"{text}" is not a size such as 1280x720, each side from 200 to 8000')
    return int(width), int(height)


@click.command()
@click.argument("scenario", type=_FILE, required=False)
@click.option("--screenshot", type=_FILE, metavar="FILE", help="Save a picture of the window as FILE and exit.")
@click.option("--theme", type=click.Choice(["light", "dark", "contrast"]), help="Choose its colors.")
@click.option("--size", metavar="WxH", callback=_read_size, help="Make the window this large, for example 1280x720.")
@click.option("--scale", type=click.FloatRange(0.5, 4.0), help="Draw everything this many times as big (0.5 to 4).")
def window(
    scenario: Path | None, screenshot: Path | None, theme: str | None, size: _Size | None, scale: float | None
) -> None:
    """Open the window, with SCENARIO on the desk if one is named.

    A SCENARIO that cannot be read is told in the window and here, and the exit code is 2; no picture is made of it.
    """
    if scenario is not None and screenshot is not None:
        from inspector.commands.printing import plain_errors
        from inspector.commands.scenarios import BLAMED, run_file

        with plain_errors(*BLAMED):
            run_file(scenario, None)
    sys.exit(open_window(scenario, screenshot, theme, size, scale))


def _cards() -> click.Command:
    from inspector.commands.cards import cards
    from inspector.commands.own_cards import add_cards, remove_card

    cards.add_command(add_cards)
    cards.add_command(remove_card)
    return cards


def _check() -> click.Command:
    from inspector.commands.scenarios import check

    return check


def _draw() -> click.Command:
    from inspector.commands.draw import draw

    return draw


def _explain() -> click.Command:
    from inspector.commands.scenarios import explain

    return explain


def _handout() -> click.Command:
    from inspector.commands.handout import handout

    return handout


def _lens() -> click.Command:
    from inspector.commands.lens import lens

    return lens


def _quiz() -> click.Command:
    from inspector.commands.quiz import quiz_command

    return quiz_command


def _rulebook() -> click.Command:
    from inspector.commands.rulebook import rulebook

    return rulebook


def _self_check() -> click.Command:
    from inspector.commands.self_check import self_check

    return self_check


def _share() -> click.Command:
    from inspector.commands.share import share

    return share


def _survey() -> click.Command:
    from inspector.commands.survey import survey

    return survey


def _training() -> click.Command:
    from inspector.commands.training import training

    return training


def _words() -> click.Command:
    from inspector.commands.words import words

    return words


_COMMANDS: Final[dict[str, Callable[[], click.Command]]] = {
    "cards": _cards,
    "check": _check,
    "draw": _draw,
    "explain": _explain,
    "handout": _handout,
    "lens": _lens,
    "quiz": _quiz,
    "rulebook": _rulebook,
    "self-check": _self_check,
    "share": _share,
    "survey": _survey,
    "training": _training,
    "window": lambda: window,
    "words": _words,
}
