"""A card of one's own as a JSON file, written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import msgspec

from inspector.keeping import KeepingError, replace_file
from inspector.library.records import Record

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
        replace_file(path, data, "the card cannot be saved")
    except KeepingError as error:
        return str(error)
    return ""
