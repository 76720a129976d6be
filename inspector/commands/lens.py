"""``card-inspector lens``: one object of a board through a lens, as a table or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table as Grid

from inspector.cards.lists_in_words import capitalized
from inspector.commands.grids import cell, grid
from inspector.commands.printing import COLOR_KEYS, UNREADABLE, color_text, complain, plain_errors
from inspector.commands.scenarios import BLAMED, run_named
from inspector.commands.users_library import open_library
from inspector.lenses import (
    LENSES,
    LensError,
    Seen,
    SeenRow,
    SeenValue,
    is_nothing,
    is_there,
    lens_record,
    look_through,
)
from inspector.rules import EDITIONS, edition_of

_EDITION_KEYS: Final = [edition.key for edition in EDITIONS]
# The sign "\b" keeps click from joining the lines below it.
_HELP: Final = """Look at one object of a board through a lens: of a scenario file, a text, a board in words, a code.

\b
copiable  what a copy of it gets, and what it does not
doors     a Room with no door unlocked, the left, the right, both
matrix    its card in every zone and state that it can have
editions  it under all editions side by side
"""
_IN_DOUBT: Final = (
    "? This may be another: words that are not computed, or something that nobody has said, may change it. "
    "card-inspector explain tells which."
)
# In a table for people these only repeat what the state says, or follow from the rest.
_NOT_SHOWN: Final = ("names", "looks_like", "owner", "exists", "zone")


@click.command(help=_HELP)
@click.argument("name", type=click.Choice(LENSES), metavar=f"[{'|'.join(LENSES)}]")
@click.argument("board", metavar="FILE|TEXT|CODE")
@click.option("--label", required=True, help="Which object: its label in the scenario.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document, for programs.")
@click.option("--edition", type=click.Choice(_EDITION_KEYS), help="Use these rules instead of the file's own.")
def lens(name: str, board: str, label: str, as_json: bool, edition: str | None) -> None:
    """Look at one object of a board through a lens."""
    with plain_errors(*BLAMED):
        named = run_named(board, edition)
        table = named.run.table
        if not is_there(table, label):
            there = ", ".join((*table.objects, *table.phased_out)) or "nothing"
            complain(f'No object on this board is labelled "{label}"; there is {there}.')
            sys.exit(UNREADABLE)
        try:
            seen = look_through(name, named.scenario, table, open_library(), label)
        except LensError as error:
            complain(f"{capitalized(str(error))}.")
            sys.exit(UNREADABLE)
    if as_json:
        click.echo(json.dumps(lens_record(seen), indent=2))
    else:
        Console().print(_copied_grid(seen) if name == "copiable" else _states_grid(seen))
        if any(row.doubted for row in seen.rows):
            click.echo(_IN_DOUBT)


def _copied_grid(seen: Seen) -> Grid:
    shown = grid(("Value", 16), ("Is", None), ("A copy gets it", 14), ("Rule", 10))
    for row in seen.rows:
        if isinstance(row, SeenValue) and not (row.copied and is_nothing(row.value)):
            shown.add_row(
                cell(_title(row.key, seen.edition)),
                cell(f"{_text(row.key, row.value)}{_mark(row.doubted)}"),
                "a token does" if row.of_token else "yes" if row.copied else "no",
                cell(row.rule),
            )
    return shown


def _states_grid(seen: Seen) -> Grid:
    """Tell each state, the values that are there, each with the rule that decides it; the present state is marked."""
    shown = grid(("State", 26), ("Values", None))
    shown.leading = 1
    for row in seen.rows:
        if isinstance(row, SeenRow):
            state = "\n".join(_state_words(row.state))
            shown.add_row(
                cell(f"{state}\n(now)" if row.is_now else state),
                cell("\n".join(_lines(row, row.state.get("edition", seen.edition)))),
            )
    return shown


def _state_words(state: Mapping[str, Any]) -> Iterator[str]:
    for key, value in state.items():
        if key == "unlocked":
            yield f"unlocked: {', '.join(value) or 'none'}"
        elif value is True:
            yield key.replace("_", " ")
        elif not is_nothing(value):
            yield str(value) if key in ("zone", "edition") else f"{key.replace('_', ' ')}: {value}"


def _lines(row: SeenRow, edition: str) -> Iterator[str]:
    if row.values["exists"] is False:
        yield "not there" + _rule(row, "exists")
        return
    for key, value in {**row.values, "unlock_costs": row.unlock_costs}.items():
        if key not in _NOT_SHOWN and key not in row.state and not is_nothing(value):
            yield f"{_title(key, edition)}: {_text(key, value)}{_mark(key in row.doubted)}{_rule(row, key)}"


def _title(key: str, edition: str) -> str:
    """Name a value as the rules of an edition do: mana value was converted mana cost before 2021-04."""
    if key == "mana_value":
        return edition_of(edition).words.mana_value
    return "state-based" if key == "state_based" else key.replace("_", " ")


def _mark(doubted: bool) -> str:
    return " ?" if doubted else ""


def _rule(row: SeenRow, key: str) -> str:
    return f" ({row.decided_by[key]})" if key in row.decided_by else ""


def _text(key: str, value: object) -> str:
    if is_nothing(value):
        return "none"
    if key in COLOR_KEYS:
        return color_text(value)
    if isinstance(value, list):
        return "; ".join(str(part) for part in value)
    if isinstance(value, dict):
        return "; ".join(f"{name}: {held}" for name, held in value.items())
    return "yes" if value is True else str(value)
