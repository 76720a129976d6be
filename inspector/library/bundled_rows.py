"""Cards as a database in memory, with the same tables as the user's file, so that one query asks all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

import msgspec

from inspector.bundled import BundledFileError, bundled_files
from inspector.cards import CardPool
from inspector.library.bundled import bundled_cards
from inspector.library.connections import ReadConnection
from inspector.library.errors import LibraryError
from inspector.library.gradual import Steps
from inspector.library.melds import give_melds_their_value
from inspector.library.records import Incoming
from inspector.library.rows import SkippedError, rows_of
from inspector.library.schema import CARD_COLUMNS, FACE_COLUMNS, KEY_INDEX, OTHER_INDEXES, create_tables

_DECODER = msgspec.json.Decoder(list[Incoming])
_RECORDS_A_STEP = 16


def bundled_database() -> Steps[sqlite3.Connection]:
    """Make the database; raises LibraryError for a damaged installation."""
    try:
        return (yield from database_of(_records(), bundled_cards()))
    except SkippedError as error:
        raise LibraryError("the bundled cards", f"one of them {error}; please install Card Inspector again") from None


def database_of(records: Iterable[Incoming], cards: CardPool) -> Steps[sqlite3.Connection]:
    """Make a database in memory of these records, numbered from 1; ``cards`` are the same ones as cards.

    Raises SkippedError for a record that an import would not keep.
    """
    # Several threads may ask it, though never two at once.
    database = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, factory=ReadConnection)
    create_tables(database)
    for number, record in enumerate(records, 1):
        rows = rows_of(record)
        card = cards.find(rows.name)
        words = [word for face in card.faces for word in face.keywords] if card else []
        keywords = f"|{'|'.join(dict.fromkeys([*words, *(record.keywords or ())]))}|"
        sets = f"|{record.set.lower()}|" if record.set else "|"
        database.execute(
            f"INSERT INTO card VALUES ({', '.join('?' * len(CARD_COLUMNS))})", rows.card_row(number, sets, keywords)
        )
        database.executemany(f"INSERT INTO face VALUES ({', '.join('?' * len(FACE_COLUMNS))})", rows.face_rows(number))
        if not number % _RECORDS_A_STEP:
            yield
    give_melds_their_value(database)
    database.execute(KEY_INDEX)
    for statement in OTHER_INDEXES.split(";"):
        database.execute(statement)
        yield
    return database


def _records() -> list[Incoming]:
    try:
        files = bundled_files("cards", ".json")
        return [record for file in files for record in _DECODER.decode(file.read_bytes())]
    except (BundledFileError, OSError, msgspec.MsgspecError) as error:
        raise LibraryError(
            "the bundled cards", f"they cannot be read ({error}); install Card Inspector again"
        ) from error
