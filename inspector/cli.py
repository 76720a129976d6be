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
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from inspector import __version__
from inspector.bundled import BundledFileError
from inspector.commands.cards import cards, open_library
from inspector.commands.draw import draw
from inspector.commands.own_cards import add_cards, remove_card
from inspector.commands.printing import cell, complain, grid, printable
from inspector.commands.rulebook import rulebook
from inspector.library import DATA_DIR_VARIABLE, Library, LibraryError
from inspector.library.decks import read_list_file
from inspector.library.forge import BOARD_SUFFIX, read_forge
from inspector.rules import (
    EDITIONS,
    VALUE_KEYS,
    Action,
    Characteristics,
    NotComputed,
    Reason,
    RulesError,
    Table,
    action_name,
    all_characteristics,
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
# Values that are left out of the table for people where there is nothing to tell.
_ONLY_WHERE_THERE = frozenset(VALUE_KEYS) - {"name", "mana_cost", "mana_value", "colors", "types", "zone", "controller"}
_LISTS_OF_TEXTS = ("abilities",)


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
            _print_explanation(scenario, run)


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


# What people read.


def _print_explanation(scenario: Scenario, run: Replay) -> None:
    console = Console()
    edition = run.table.edition
    if scenario.title:
        console.print(cell(scenario.title), style="bold")
    console.print(cell(f"Rules of {edition.key} ({edition.set_name})"))
    for label, found in all_characteristics(run.table).items():
        name = " // ".join(found.names) or "no name"
        console.print()
        console.print(cell(f"{label}: {name}"), style="bold")
        console.print(_values_grid(found))
    for label, why in _missing(run.table):
        console.print()
        console.print(cell(f"{label}: not on the table"), style="bold")
        console.print(cell(why))
    console.print()
    console.print(cell("Actions"), style="bold")
    console.print(_actions_grid(run))
    if run.table.day_night:
        console.print(cell(f"It is {run.table.day_night}."))


def _missing(table: Table) -> Iterator[tuple[str, str]]:
    """Give the labels whose objects are not there, each with the reason."""
    for label, refused in table.refused.items():
        yield label, _reasons(refused.reasons)
    for label in table.gone:
        yield label, "It ceased to exist."


def _values_grid(found: Characteristics) -> Grid:
    shown = grid(("Value", 14), ("Is", 20), ("Why", None))
    for key in VALUE_KEYS:
        value = found.value(key)
        if value in (None, (), {}, False, "") and key in _ONLY_WHERE_THERE and not found.doubts(key):
            continue
        if key == "names" and len(found.names) == 1:
            continue
        why = "\n".join((_reasons(found.why.get(key, ())), *map(_may_change, found.doubts(key)))).strip()
        mark = " ?" if found.doubts(key) else ""
        shown.add_row(cell(key.replace("_", " ")), cell(_value_text(key, value) + mark), cell(why))
    if found.not_computed:
        own = "\n".join(f"“{told.text}”" for told in found.not_computed)
        shown.add_row(cell("not computed"), cell(""), cell(own))
    return shown


def _may_change(told: NotComputed) -> str:
    return f"? “{told.text}” of {told.source} may change this: not computed."


def _actions_grid(run: Replay) -> Grid:
    shown = grid(("", 2), ("Action", 22), ("Ends in", 16), ("Why", None))
    shown.leading = 1
    for index, (action, step) in enumerate(zip(run.actions, run.steps, strict=True)):
        result = [str(step.outcome.result), *(str(event.kind) for event in step.outcome.events)]
        why = _reasons(step.outcome.reasons)
        shown.add_row(str(index), cell(_action_text(action)), cell("\n".join(result)), cell(why))
    return shown


def _reasons(reasons: Iterable[Reason]) -> str:
    """Write reasons one a line, the rules behind; what several rules say is said once."""
    rules: dict[str, list[str]] = {}
    for reason in reasons:
        sentence = f"layer {reason.layer}: {reason.says}" if reason.layer else reason.says
        rules.setdefault(sentence, []).extend(reason.rules)
    cited = {sentence: ", ".join(dict.fromkeys(numbers)) for sentence, numbers in rules.items()}
    return "\n".join(f"{sentence} ({numbers})" if numbers else sentence for sentence, numbers in cited.items())


def _value_text(key: str, value: object) -> str:
    if value is None or value in ((), {}, ""):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "\n".join(f"{name}: {held}" for name, held in value.items())
    if isinstance(value, tuple):
        return ("\n" if key in _LISTS_OF_TEXTS else ", ").join(str(part) or "none" for part in value)
    return str(value)


def _action_text(action: Action) -> str:
    fields = {key: value for key, value in msgspec.to_builtins(action).items() if key != "do"}
    said = [f"{key} {value if isinstance(value, str) else json.dumps(value)}" for key, value in fields.items()]
    return "\n".join([action_name(action).replace("_", " "), *said])
