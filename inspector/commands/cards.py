"""``card-inspector cards``: finds cards by name or query, imports card files, shows a card as scenarios hold it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, get_args

import click
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, TextColumn, TimeRemainingColumn, TransferSpeedColumn
from rich.progress import Progress as ProgressBar

from inspector.cards import Card, Face
from inspector.cards.writing import record_of_card
from inspector.commands.coverage import show_coverage
from inspector.commands.grids import cell, grid
from inspector.commands.printing import NOT_FOUND, UNREADABLE, complain, plain_errors, printable
from inspector.commands.scenarios import BLAMED
from inspector.commands.users_library import open_library, tell_notices
from inspector.keeping import KeepingError, replace_file
from inspector.library import FoundCard, Library, LibraryError, QueryError, StoppedError, bundled_cards, library_path
from inspector.library.decks import PROBLEMS, place_deck, read_deck, read_list_file
from inspector.library.forge import is_forge, read_forge
from inspector.library.forge_writing import forge_of
from inspector.library.importing import OnProgress, Progress, import_cards
from inspector.rules.table.actions import Zone
from inspector.scenario import Scenario, replay, scenario_from_bytes, write_scenario
from inspector.scenario.embedding import with_its_cards
from inspector.scenario.limits import bytes_of_file

_FILE: Final = click.Path(path_type=Path)


# The sign "\b" keeps click from joining the lines below it.
_FIND_HELP: Final = """Find cards by the words of any face's name, or in Scryfall's syntax.

\b
card-inspector cards find insectile
card-inspector cards find t:werewolf is:transform "mv<=3"
card-inspector cards find "is:room (c:u or c:b)"

Keys: name o t c id m mv pow tou loy def is layout kw e lang faces.
With : = != < > <= >=, a minus before what is left out, or, brackets, quotation marks; of o, t and name also
patterns between slashes, such as o:/deals? [0-9]+ damage/.
"""


@click.group(invoke_without_command=True)
@click.pass_context
def cards(context: click.Context) -> None:
    """Find, import and show cards; without a command all are listed."""
    if context.invoked_subcommand is None:
        context.invoke(list_cards)


cards.add_command(show_coverage)
_JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON document, for programs.")


@cards.command("list")
@_JSON
def list_cards(as_json: bool = False) -> None:
    """List all cards by name: the user's and the bundled ones."""
    with plain_errors(*BLAMED):
        library = open_library()
        _show_cards(library, library.everything(), as_json)


@cards.command(help=_FIND_HELP)
@click.argument("query", nargs=-1, required=True)
@_JSON
@click.option("--limit", type=click.IntRange(1, 100_000), default=50, show_default=True, help="Show at most so many.")
def find(query: tuple[str, ...], as_json: bool, limit: int) -> None:
    """Find cards by the words of any face's name, or in Scryfall's syntax."""
    text = " ".join(query)
    with plain_errors(*BLAMED):
        library = open_library()
        try:
            found = library.search(text, limit)
        except QueryError as error:
            complain(f"The query cannot be read {error}.")
            sys.exit(UNREADABLE)
        if not as_json and not found:
            complain(_no_match(text, library))
        elif not as_json and found[0].is_guess:
            complain(f'No card is called "{text}"; did you mean one of these?')
        if found or as_json:
            _show_cards(library, found, as_json)
    sys.exit(0 if found else NOT_FOUND)


def _no_match(text: str, library: Library) -> str:
    few = library.only_these
    return f'No card matches "{text}"; try fewer letters' + (
        f", or import the other cards first: only {few} are here until then (card-inspector cards import FILE)."
        if few
        else "."
    )


@cards.command("import")
@click.argument("files", type=_FILE, nargs=-1, required=True, metavar="FILE...")
@click.option("--all", "everything", is_flag=True, help="Show every line that was skipped, not only some.")
def import_files(files: tuple[Path, ...], everything: bool) -> None:
    """Import card files of Scryfall, MTGJSON or Cockatrice, packed or not; the newest import wins.

    Until all is read the library stays as it was, so it can be stopped at any moment.
    """
    with plain_errors(*BLAMED):
        tell_notices(open_library())
        try:
            with _shown_progress() as progress:
                report = import_cards(library_path(), files, progress)
        except (KeyboardInterrupt, StoppedError):
            complain("Stopped; the card library is as it was before.")
            sys.exit(NOT_FOUND)
    for sentence in report.sentences(everything=everything):
        click.echo(printable(sentence))
    sys.exit(UNREADABLE if report.refused else 0)


@cards.command("show")
@click.argument("name", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="As it is printed anyway; for programs that ask for it.")
def show_card(name: tuple[str, ...], as_json: bool) -> None:
    """Print the card NAME as a JSON object in the Scryfall API's shape, as scenarios hold it."""
    del as_json
    text = " ".join(name)
    with plain_errors(*BLAMED):
        card = open_library().find(text)
    if card is None:
        complain(f'No card is called "{text}"; card-inspector cards find searches for it.')
        sys.exit(NOT_FOUND)
    click.echo(json.dumps(record_of_card(card), indent=2, ensure_ascii=False))


@cards.command()
@click.argument("file", type=_FILE)
@click.option("--zone", type=click.Choice(get_args(Zone)), default="library", show_default=True, help="Where they go.")
@click.option("--save", type=_FILE, metavar="SCENARIO", help="Save them as a scenario.")
def deck(file: Path, zone: Zone, save: Path | None) -> None:
    """Read the decklist FILE: text, Arena, Forge .dck, MTGO .dek, Cockatrice .cod or MTGJSON's JSON.

    It tells line by line what it found, first of all the lines of which it placed nothing.
    """
    with plain_errors(*BLAMED):
        library = open_library()
        placed = place_deck(read_deck(read_list_file(file), str(file)), library, zone)
        shown = grid(("Line", 5), ("", 10), ("", None), ("", None))
        for line in sorted(placed.lines, key=lambda line: line.became not in PROBLEMS):
            shown.add_row(str(line.number), cell(line.became), cell(line.text), cell(line.says))
        Console().print(shown)
        click.echo(f"{len(placed.actions)} cards, {len(placed.problems)} lines without")
        if save is not None:
            _save(Scenario(title=file.stem, actions=placed.actions), library, save)
    sys.exit(NOT_FOUND if placed.problems else 0)


@cards.command()
@click.argument("file", type=_FILE)
@click.option("--save", type=_FILE, required=True, metavar="TARGET", help="The scenario or .pzl file to make.")
def board(file: Path, save: Path) -> None:
    """Turn a Forge board (.pzl) into a scenario, or a scenario into one; tells what has no counterpart."""
    with plain_errors(*BLAMED):
        library, data = open_library(), bytes_of_file(file)
        if is_forge(data):
            read = read_forge(data, library, str(file))
            lost = read.lost
            _save(read.scenario, library, save)
        else:
            run = replay(scenario_from_bytes(data, str(file)), library, where=str(file))
            written = forge_of(run.table, file.name.partition(".")[0])
            lost = written.lost
            _write(save, written.text)
    for sentence in lost:
        complain(sentence)
    click.echo(f"{save}: saved, {len(lost)} things without a counterpart")


def _write(file: Path, text: str) -> None:
    try:
        replace_file(file, text.encode("utf-8", "replace"))
    except KeepingError as error:
        raise LibraryError(error.place, error.clause) from None


def _save(scenario: Scenario, library: Library, path: Path) -> None:
    write_scenario(with_its_cards(scenario, library, bundled_cards()), path)


@contextmanager
def _shown_progress() -> Iterator[OnProgress]:
    """Draw a bar with speed and time left on the standard error, where that is a screen."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        DownloadColumn(),
        TransferSpeedColumn(),
        TimeRemainingColumn(),
    )
    with ProgressBar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Reading")

        def show(progress: Progress) -> bool:
            words = "Finishing" if progress.finishing else printable(progress.file)[:40]
            bar.update(task, description=words, completed=progress.done, total=progress.total)
            return True

        yield show


def _show_cards(library: Library, found: Iterable[FoundCard], as_json: bool) -> None:
    shown = [(match, library.card(match)) for match in found]
    if as_json:
        click.echo(json.dumps([_card_record(match, card) for match, card in shown], indent=2))
        return
    shown_grid = grid(("Card", 28), ("Cost", 12), ("Type", None), ("", 6))
    for _match, card in shown:
        for place, face in enumerate(card.faces):
            name = f"// {face.name}" if place else face.name
            shown_grid.add_row(
                cell(name), cell(str(face.mana_cost or "")), cell(str(face.type_line)), cell(_size(face))
            )
    Console().print(shown_grid)


def _size(face: Face) -> str:
    if face.power is not None and face.toughness is not None:
        return f"{face.power}/{face.toughness}"
    return str(face.loyalty or face.defense or "")


def _card_record(match: FoundCard, card: Card) -> dict[str, Any]:
    return {
        "name": card.name,
        "layout": match.entry.layout,
        "faces": [_face_record(face) for face in card.faces],
        "face": match.face,
        "guess": match.is_guess,
    }


def _face_record(face: Face) -> dict[str, Any]:
    numbers = {key: getattr(face, key) for key in ("power", "toughness", "loyalty", "defense")}
    return {
        "name": face.name,
        "mana_cost": str(face.mana_cost or ""),
        "type_line": str(face.type_line),
        **{key: str(number) for key, number in numbers.items() if number is not None},
    }
