"""``card-inspector explain`` and ``check``: what the objects of a scenario are, and whether its expectations hold."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import click

from inspector.bundled import BundledFileError
from inspector.commands.lenses_of_objects import add_lenses
from inspector.commands.printing import DOES_NOT_HOLD, UNREADABLE, complain, plain_errors, printable
from inspector.commands.users_library import open_library
from inspector.lenses import LENSES
from inspector.library import Library, LibraryError
from inspector.library.decks import read_list_file
from inspector.library.forge import BOARD_SUFFIX, read_forge
from inspector.rules import EDITIONS, RulesError, Table
from inspector.scenario import (
    Failure,
    Replay,
    Scenario,
    ScenarioError,
    UnknownCardError,
    Viewing,
    explained,
    failures,
    read_scenario,
    replay,
    scenario_files,
)
from inspector.sharing import is_code, scenario_of_code

if TYPE_CHECKING:
    from inspector.scenario.words import TextQuestion

TEXT_SUFFIX: Final = ".txt"
# What is raised where the file or the code of a board is to blame, or a card that it names.
BLAMED: Final = (ScenarioError, RulesError, LibraryError, BundledFileError)
_EDITION_KEYS: Final = [edition.key for edition in EDITIONS]
_FILE: Final = click.Path(path_type=Path)


@click.command()
@click.argument("board", metavar="FILE|TEXT")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document, for programs.")
@click.option("--edition", type=click.Choice(_EDITION_KEYS), help="Use these rules instead of the file's own.")
@click.option("--viewer", metavar="NAME", help="Tell only what this player, the spectator or the judge may know.")
@click.option(
    "--lens",
    "lenses",
    type=click.Choice([*LENSES, "all"]),
    multiple=True,
    help="With --json: each object through this lens too, or through all.",
)
def explain(board: str, as_json: bool, edition: str | None, viewer: str | None, lenses: tuple[str, ...]) -> None:
    """Tell what every object of a board is, and how every action ended, each with the rules that say so.

    The board is a scenario file, a text file (.txt) with a board in words, such words themselves, or the code of a
    board. Where the words ask something, that is answered: with --json, beside all else, under ``answers``.
    """
    if lenses and not as_json:
        raise click.UsageError("--lens is for --json; card-inspector lens shows one object to people.")
    with plain_errors(*BLAMED):
        named = run_named(board, edition)
        scenario, run, asks = named.scenario, named.run, named.asks
        # What was made for one viewer opens as theirs.
        viewer = viewer or scenario.viewer or None
        befores: tuple[Table, ...] = ()
        if viewer is not None:
            # What is asked is asked of the whole board; a viewer is told the board as they see it, and nothing else.
            viewing, asks = Viewing(viewer), ()
            run, befores = viewing.of(run), viewing.befores
            if lenses:
                raise click.UsageError("A lens looks at the whole board, so it cannot be told to one viewer.")
        if as_json:
            document = explained(run, viewer)
            if asks:
                from inspector.commands.answers import answer_lines

                document["answers"] = answer_lines(scenario, run, asks, named.taken)
            add_lenses(document, scenario, run, [name for name in LENSES if name in lenses or "all" in lenses])
            click.echo(json.dumps(document, indent=2))
        elif asks:
            from inspector.commands.answers import print_answers

            print_answers(scenario, run, asks, named.taken)
        else:
            # Only here: a check, and JSON for programs, need no tables.
            from inspector.commands.explanation import print_explanation

            print_explanation(scenario, run, viewer, befores)


@click.command()
@click.argument("files", type=_FILE, nargs=-1, required=True, metavar="FILE|CODE...")
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
        if is_code(str(path)):
            yield path
            continue
        try:
            yield from scenario_files(path)
        except ScenarioError as error:
            complain(str(error))
            yield error


def _checked(file: Path) -> tuple[int, tuple[Failure, ...]] | None:
    """Count a file's expectations and give those that fail; None, after complaining, where it cannot be run."""
    try:
        scenario, run = run_file(file, None)
        return len(scenario.expect), failures(scenario.expect, run)
    except (ScenarioError, LibraryError) as error:
        complain(str(error))
    except RulesError as error:
        complain(f"{file}: {error}.")
    return None


class NamedBoard(NamedTuple):
    """A board that was named on the command line, as it ran, with what its words ask and what they leave out."""

    scenario: Scenario
    run: Replay
    asks: tuple[TextQuestion, ...] = ()
    taken: tuple[str, ...] = ()


def run_named(board: str, edition: str | None) -> NamedBoard:
    """Run what is named: a scenario, a text file or a board of Forge's, a board in words, or a code.

    Raises ScenarioError, LibraryError.
    """
    if not board.strip():
        raise ScenarioError("", "", "Nothing is named; name a file, a board in words, or a code")
    if is_in_words(board) and not is_code(board):
        from inspector.commands.answers import run_words

        told = run_words(board, edition)
        return NamedBoard(told.scenario, told.run, told.asks, told.taken)
    return NamedBoard(*run_file(Path(board), edition))


def is_in_words(named: str) -> bool:
    """Whether what is named is a board in words: a text file, or words of which no file has the name."""
    return named.lower().endswith(TEXT_SUFFIX) or (" " in named.strip() and not os.path.exists(named))  # noqa: PTH110 - a long text is no name of a file, and no error


def run_file(file: Path, edition: str | None) -> tuple[Scenario, Replay]:
    """Run a scenario, a text file or a board of Forge's under its own or another edition, by its key.

    Raises ScenarioError, UnknownCardError with a card that may be meant, LibraryError.
    """
    if file.suffix.lower() == TEXT_SUFFIX:
        from inspector.commands.answers import run_words

        told = run_words(str(file), edition)
        return told.scenario, told.run
    library = open_library()
    scenario = _read(file, library)
    try:
        return scenario, replay(scenario, library, edition, where=str(file))
    except UnknownCardError as error:
        near = library.search(error.card, 1)
        perhaps = near[0].faces[near[0].face].name if near else None
        raise UnknownCardError(error.file, error.path, error.card, perhaps) from None


def _read(file: Path, library: Library) -> Scenario:
    """Read a code, a scenario or a board of Forge's, of which is told what has no counterpart."""
    if is_code(str(file)) and not os.path.exists(file):  # noqa: PTH110 - a long code is no name of a file
        return scenario_of_code(str(file))
    if file.suffix.lower() != BOARD_SUFFIX:
        return read_scenario(file)
    board = read_forge(read_list_file(file), library, str(file))
    for sentence in board.lost:
        complain(sentence)
    return board.scenario
