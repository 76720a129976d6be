"""The command line (floor 8): opens the window, explains and checks scenarios, finds and imports cards.

Results go to the standard output; what is wrong goes to the standard error, one sentence each, and never a traceback
for a bad file. Exit codes: 0 all well, 1 an expectation does not hold or there is no screen, 2 something unreadable.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from inspector import __version__
from inspector.bundled import BundledFileError
from inspector.commands.cards import cards, open_library
from inspector.commands.draw import draw
from inspector.commands.explanation import print_explanation
from inspector.commands.own_cards import add_cards, remove_card
from inspector.commands.printing import complain, printable
from inspector.commands.rulebook import rulebook
from inspector.library import DATA_DIR_VARIABLE, Library, LibraryError
from inspector.library.decks import read_list_file
from inspector.library.forge import BOARD_SUFFIX, read_forge
from inspector.rules import (
    EDITIONS,
    RulesError,
)
from inspector.scenario import (
    Failure,
    Replay,
    Scenario,
    ScenarioError,
    UnknownCardError,
    explained,
    failures,
    read_scenario,
    replay,
    scenario_files,
)

Size = tuple[int, int]
UNREADABLE = 2
DOES_NOT_HOLD = 1
NO_SCREEN = 1
_EDITION_KEYS = [edition.key for edition in EDITIONS]
_FILE = click.Path(path_type=Path)


@click.group(invoke_without_command=True)
@click.version_option(__version__, prog_name="card-inspector")
@click.option("--data-dir", type=_FILE, help="Keep the card library in this folder, not in the user's own.")
@click.pass_context
def main(context: click.Context, data_dir: Path | None) -> None:
    """Show what each Magic: The Gathering card is now, and which rule says so.

    Without a command the window opens.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if data_dir is not None:
        # For all of this run, the window included.
        os.environ[DATA_DIR_VARIABLE] = str(data_dir.absolute())
    if context.invoked_subcommand is None:
        context.invoke(window)


main.add_command(cards)
cards.add_command(add_cards)
cards.add_command(remove_card)
main.add_command(draw)
main.add_command(rulebook)


def _read_size(_context: click.Context, _parameter: click.Parameter, text: str | None) -> Size | None:
    if text is None:
        return None
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and 200 <= int(width) <= 8000 and 200 <= int(height) <= 8000):
        raise click.BadParameter(f'"{text}" is no size such as 1280x720, each side from 200 to 8000')
    return int(width), int(height)


@main.command()
@click.argument("scenario", type=_FILE, required=False)
@click.option("--screenshot", type=_FILE, metavar="FILE", help="Save a picture of the window as FILE and exit.")
@click.option("--theme", type=click.Choice(["light", "dark", "contrast"]), help="Choose its colors.")
@click.option("--size", metavar="WxH", callback=_read_size, help="Make the window this large, for example 1280x720.")
@click.option("--scale", type=click.FloatRange(0.5, 4.0), help="Draw everything this many times as big (0.5 to 4).")
def window(
    scenario: Path | None, screenshot: Path | None, theme: str | None, size: Size | None, scale: float | None
) -> None:
    """Open the window, with SCENARIO on the desk if one is named."""
    if scenario is not None:
        with _plain_errors():
            _run(scenario, None)
    sys.exit(_open_window(scenario, screenshot, theme, size, scale))


def desk() -> None:
    """Open the window from the desktop, with the scenario that the desktop names, if any."""
    named = sys.argv[1:2]
    sys.exit(_open_window(Path(named[0]) if named else None))


def _open_window(
    scenario: Path | None,
    screenshot: Path | None = None,
    theme: str | None = None,
    size: Size | None = None,
    scale: float | None = None,
) -> int:
    # Only here, so that the other commands need neither Qt nor its start-up time.
    from inspector.window.display import display_problem

    problem = display_problem()
    if problem is not None:
        complain(problem)
        return NO_SCREEN
    from inspector.window.app import run

    return run(scenario, screenshot=screenshot, theme=theme, size=size, scale=scale)


@main.command()
@click.argument("file", type=_FILE)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document, for programs.")
@click.option("--edition", type=click.Choice(_EDITION_KEYS), help="Use these rules instead of the file's own.")
def explain(file: Path, as_json: bool, edition: str | None) -> None:
    """Tell what every object of the scenario FILE is, and how every action ended, each with the rules that say so."""
    with _plain_errors():
        scenario, run = _run(file, edition)
        if as_json:
            click.echo(json.dumps(explained(run), indent=2))
        else:
            print_explanation(scenario, run)


@main.command()
@click.argument("files", type=_FILE, nargs=-1, required=True, metavar="FILE...")
def check(files: tuple[Path, ...]) -> None:
    """Run the expectations of scenario files; a folder means every *.scenario.json below it."""
    passed = failed = unreadable = 0
    for file in _all_files(files):
        found = None if isinstance(file, ScenarioError) else _checked(file)
        if found is None:
            unreadable += 1
            continue
        expected, wrong = found
        passed += expected - len(wrong)
        failed += len(wrong)
        for failure in wrong:
            click.echo(printable(f"{file}: {failure}"))
    click.echo(f"{passed} passed, {failed} failed")
    sys.exit(UNREADABLE if unreadable else DOES_NOT_HOLD if failed else 0)


def _all_files(named: Iterable[Path]) -> Iterator[Path | ScenarioError]:
    """List the files that are meant, and complain of a folder without any."""
    for path in named:
        try:
            yield from scenario_files(path)
        except ScenarioError as error:
            complain(str(error))
            yield error


def _checked(file: Path) -> tuple[int, tuple[Failure, ...]] | None:
    """Count a file's expectations and give those that fail; None, after complaining, where it cannot be run."""
    try:
        scenario, run = _run(file, None)
        return len(scenario.expect), failures(scenario.expect, run)
    except (ScenarioError, LibraryError) as error:
        complain(str(error))
    except RulesError as error:
        complain(f"{file}: {error}.")
    return None


def _run(file: Path, edition: str | None) -> tuple[Scenario, Replay]:
    library = open_library()
    scenario = _read(file, library)
    try:
        return scenario, replay(scenario, library, edition, where=str(file))
    except UnknownCardError as error:
        near = library.search(error.card, 1)
        perhaps = near[0].faces[near[0].face].name if near else None
        raise UnknownCardError(error.file, error.path, error.card, perhaps) from None


def _read(file: Path, library: Library) -> Scenario:
    """Read a scenario or a board of Forge's, of which is told what has no counterpart."""
    if file.suffix.lower() != BOARD_SUFFIX:
        return read_scenario(file)
    board = read_forge(read_list_file(file), library, str(file))
    for sentence in board.lost:
        complain(sentence)
    return board.scenario


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Say what is wrong in one sentence and exit, where a file is to blame."""
    try:
        yield
    except (ScenarioError, RulesError, LibraryError, BundledFileError) as error:
        complain(str(error))
        sys.exit(UNREADABLE)
