"""``card-inspector survey``: one question asked of very many cards, by all cores or a cluster."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from inspector.commands.printing import UNREADABLE, complain, printable
from inspector.commands.users_library import open_library
from inspector.keeping import KeepingError
from inspector.library import LibraryError, QueryError
from inspector.rules import EDITIONS, NEWEST, edition_of
from inspector.survey import (
    Engine,
    Survey,
    SurveyError,
    SurveyKind,
    SurveyResult,
    change_of,
    cluster_engine,
    has_dask,
    plain_engine,
    read_results,
    results_as_json,
    run_survey,
    strongest,
    survey_of,
)

_EDITION_KEYS: Final = [edition.key for edition in EDITIONS]
_FILE: Final = click.Path(path_type=Path)
_SUMMARY: Final = 10
# The score of a finding: how many values hang on it, with each dependency.
_HEAD: Final = "score  rules    what was found"
# As many cards as a query may give; all that there are, and their tokens.
_ALL: Final = 100_000


@click.group()
def survey() -> None:
    """Ask one question of all cards: what differs between editions, which pairs depend on order, what is not read.

    What is found goes into a file, a line of JSON for each (.jsonl) or a table (.parquet); the strongest are shown at
    the end, each with the code that opens it on the desk. A survey that was stopped goes on where it was.
    """


def _options(command: Callable[..., None]) -> Callable[..., None]:
    """The options that all kinds of survey share."""
    for option in (
        click.option("-o", "--output", type=_FILE, required=True, metavar="RESULT", help="A .jsonl or .parquet file."),
        click.option(
            "--cards", "query", required=True, metavar="QUERY", help="Which cards, in the syntax of cards find."
        ),
        click.option("--workers", type=click.IntRange(1, 1024), help="So many processes here.  [default: one a core]"),
        click.option("--scheduler", metavar="ADDRESS", default="", help="A Dask cluster, such as tcp://10.0.0.5:8786."),
        click.option(
            "--sample", type=click.IntRange(0), default=0, metavar="N", help="Only N boards, drawn by --seed."
        ),
        click.option("--seed", type=int, default=0, show_default=True, help="The same seed draws the same boards."),
        click.option(
            "--chunk", type=click.IntRange(1, 100_000), default=1_000, show_default=True, help="Boards a piece."
        ),
    ):
        command = option(command)
    return command


def _edition(command: Callable[..., None]) -> Callable[..., None]:
    helped = "Under these rules; may be given more than once.  [default: the newest]"
    return click.option("--edition", "editions", multiple=True, type=click.Choice(_EDITION_KEYS), help=helped)(command)


@survey.command("editions")
@_options
def survey_editions(query: str, **how: Any) -> None:  # noqa: ANN401 - the shared options
    """Which values of each card, in each zone and state, differ between the editions of the rules."""
    with _told_plainly():
        _run("editions", query, {}, **how)


@survey.command("pairs")
@_options
@_edition
def survey_pairs(query: str, editions: tuple[str, ...], **how: Any) -> None:  # noqa: ANN401 - the shared options
    """Which two cards depend on one another, or give other values when the other one is newer.

    Only cards that change values are paired. Beside them lie two creatures, two lands and an artifact.
    """
    with _told_plainly():
        _run("pairs", query, {"editions": editions or (NEWEST.key,)}, **how)


@survey.command("unread")
@_options
def survey_unread(query: str, **how: Any) -> None:  # noqa: ANN401 - the shared options
    """Which sentences of the cards might change values and are not read."""
    with _told_plainly():
        _run("unread", query, {}, **how)


@survey.command()
@_options
@_edition
@click.option("--set", "changes", multiple=True, metavar="BEHAVIOR=VALUE", help="Such as has_manifest=no.")
def change(query: str, editions: tuple[str, ...], changes: tuple[str, ...], **how: Any) -> None:  # noqa: ANN401 - as above
    """Which values of the cards a change of the rules would touch."""
    with _told_plainly():
        chosen = editions or (NEWEST.key,)
        more = {"editions": chosen, "change": change_of(edition_of(chosen[0]), changes)}
        _run("change", query, more, **how)


@survey.command("show")
@click.argument("result", type=_FILE)
@click.option("--card", default="", help="Only what concerns a card whose name has these letters.")
@click.option("--edition", type=click.Choice(_EDITION_KEYS), help="Only what is found under these rules.")
@click.option("--least", type=int, default=0, help="Only what has this score or more.")
@click.option("--sure", is_flag=True, help="Leave out what words that are not computed might change.")
@click.option("--limit", type=click.IntRange(1, 100_000), default=_SUMMARY, show_default=True, help="Show so many.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document, for programs.")
def show_found(result: Path, card: str, edition: str | None, least: int, sure: bool, limit: int, as_json: bool) -> None:
    """Show what a survey found, the strongest first: the most values that depend on the order, or that differ."""
    with _told_plainly():
        wanted = (
            one
            for one in read_results(result)
            if card.lower() in " ".join(one.cards).lower()
            and edition in (None, one.edition)
            and one.score >= least
            and not (sure and one.unsure)
        )
        found, count = strongest(wanted, limit)
        if as_json:
            click.echo(results_as_json(found))
            return
        _print(found)
        click.echo(printable(_told_of_all(len(found), count, result)))


def _run(
    kind: SurveyKind,
    query: str,
    more: dict[str, Any],
    *,
    output: Path,
    workers: int | None,
    scheduler: str,
    **rest: int,
) -> None:
    library = open_library()
    found = library.search(query, _ALL, guesses=False)
    asked = survey_of(kind, (library.record(one) for one in found), **more, **rest)
    console = Console(stderr=True)
    _follow(asked, output, _engine(asked, workers, scheduler), console)
    strong, count = strongest(read_results(output), _SUMMARY)
    _print(strong)
    boards = f"{len(asked.boards):,} boards" if len(asked.boards) > 1 else "one board"
    if count:
        click.echo(printable(f"{_told_of_all(len(strong), count, output)} It took {boards}."))
    else:
        click.echo(printable(f"Nothing of this kind was found on {boards}; {output} is empty."))


def _engine(asked: Survey, workers: int | None, scheduler: str) -> Engine:
    """Who does the work: one process where that is asked for, or where there is but one piece of it."""
    wanted = workers or min(os.cpu_count() or 1, asked.chunks)
    if wanted > 1 and not (workers or scheduler or has_dask()):
        click.echo(
            'One process does the work. Where Dask is (pip install "card-inspector[survey]"), each core does.',
            err=True,
        )
        return plain_engine
    return cluster_engine(wanted, scheduler) if scheduler or wanted > 1 else plain_engine


def _follow(asked: Survey, output: Path, engine: Engine, console: Console) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        boards = bar.add_task("Boards", total=None)
        try:
            for state in run_survey(asked, output, engine):
                bar.update(boards, completed=state.done, total=state.all)
        except KeyboardInterrupt:
            raise SurveyError("Stopped. What is done is kept: the same command goes on where it was.") from None


def _print(found: list[SurveyResult]) -> None:
    if found:
        click.echo(_HEAD)
    for one in found:
        # What is not read is not sure by its nature.
        doubt = " (Not sure: words that are not computed might change it.)" if one.unsure and one.edition else ""
        click.echo(printable(f"{one.score:5}  {one.edition:7}  {one.text}{doubt}"))
        if one.code:
            # On a line of its own and never wrapped, to be copied.
            click.echo(f"                {printable(one.code)}")


def _told_of_all(shown: int, count: int, result: Path) -> str:
    """Say what was shown of all that there is, and what to do with it."""
    if not count:
        return f"Nothing like this is in {result}."
    all_of_them = "One finding" if count == 1 else f"All {count:,} findings"
    said = all_of_them if shown == count else f"The strongest {shown} of {count:,} findings"
    return f"{said} in {result}. A code pasted into the window opens its board."


@contextmanager
def _told_plainly() -> Iterator[None]:
    try:
        yield
    except QueryError as error:
        complain(f"The query cannot be read {error}.")
        sys.exit(UNREADABLE)
    except (SurveyError, KeepingError, LibraryError) as error:
        complain(str(error))
        sys.exit(UNREADABLE)
