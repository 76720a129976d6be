"""``card-inspector cards add`` and ``remove``: the user's own cards, from files and out of the library again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import click

from inspector.cards import CardError
from inspector.commands.printing import NOT_FOUND, UNREADABLE, complain, printable
from inspector.commands.users_library import open_library
from inspector.library import Library, LibraryError
from inspector.library.card_records import read_cards

_FILE: Final = click.Path(path_type=Path)


@click.command("add")
@click.argument("files", type=_FILE, nargs=-1, required=True, metavar="FILE...")
def add_cards(files: tuple[Path, ...]) -> None:
    """Add the cards of JSON files as your own: found by is:own, before all others, kept by every import.

    A file holds a card object in the Scryfall API's shape or a list of them, as cards show prints it. A card of yours
    that has the same name is replaced.
    """
    library = open_library()
    is_well = True
    for file in files:
        records, problem = read_cards(file)
        is_well = is_well and not problem
        if problem:
            complain(problem)
        for record in records:
            is_well = _add(library, record) and is_well
    sys.exit(0 if is_well else UNREADABLE)


def _add(library: Library, record: dict[str, object]) -> bool:
    before = {card.name for card in library.own_cards}
    try:
        card = library.save_own(record)
    except (LibraryError, CardError) as error:
        complain(str(error))
        return False
    click.echo(printable(f"{card.name}: {'replaced' if card.name in before else 'added'}"))
    return True


@click.command("remove")
@click.argument("name", nargs=-1, required=True)
def remove_card(name: tuple[str, ...]) -> None:
    """Take your own card NAME out of the library; its JSON is printed, so that it is not lost."""
    text = " ".join(name)
    try:
        record = open_library().delete_own(text)
    except LibraryError as error:
        complain(str(error))
        sys.exit(UNREADABLE)
    if record is None:
        complain(f'You have no card of your own called "{text}"; card-inspector cards find is:own lists them.')
        sys.exit(NOT_FOUND)
    click.echo(json.dumps(record, indent=2, ensure_ascii=False))
