"""A card of one's own as a JSON file: written whole or not at all, read as every card file is."""

from __future__ import annotations

from pathlib import Path

import msgspec

from inspector.cards import CardError
from inspector.library import LibraryError
from inspector.library.card_records import Record, checked_card, records_in
from inspector.scenario import ScenarioError
from inspector.scenario.limits import bytes_of_file
from inspector.scenario.writing import replace_file

FILTER = "Cards (*.json);;All files (*)"
_LONGEST_NAME = 60


def file_name_of(record: Record) -> str:
    """A name for the file of a card."""
    words = "".join(letter if letter.isalnum() else " " for letter in str(record["name"]).lower()).split()
    return f"{'-'.join(words)[:_LONGEST_NAME].strip('-') or 'card'}.json"


def write_card(record: Record, path: Path) -> str:
    """Save a card; gives the sentence that says why it could not be saved, empty where it was."""
    data = msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"
    try:
        replace_file(path, data)
    except OSError as error:
        return f"{path}: the card cannot be saved ({error.strerror or error}); choose another folder or name."
    return ""


def read_cards(path: Path) -> tuple[tuple[Record, ...], str]:
    """Read the cards of a file; gives those that can be read, and a sentence about what cannot."""
    try:
        found = records_in(bytes_of_file(path), str(path))
    except (ScenarioError, LibraryError) as error:
        return (), str(error)
    records: list[Record] = []
    wrong: list[str] = []
    for raw in found:
        try:
            records.append(checked_card(raw)[0])
        except CardError as error:
            wrong.append(str(error))
    more = f" {len(wrong) - 1} more cannot be read either." if len(wrong) > 1 else ""
    return tuple(records), f"{path.name}: {wrong[0]}.{more}" if wrong else ""
