"""Building cards from the library's rows."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from inspector.cards import LAYOUTS, Card, CardError, Printing, card_from_scryfall
from inspector.cards.writing import printing_record
from inspector.library.errors import LibraryError
from inspector.library.facts import color_letters
from inspector.library.printed_as import all_printings, kept_printing
from inspector.library.records import Record
from inspector.library.rows import CARD
from inspector.library.schema import FACES_A_CARD

_FACE_KEYS = ("name", "mana_cost", "type_line", "oracle_text", "power", "toughness", "loyalty", "defense")


def kept_record_of(database: sqlite3.Connection, number: int) -> Record | None:
    """Give the card of an id as an object in the Scryfall API's shape; None if there is none. Raises sqlite3.Error.

    A card of an unknown layout is given as far as it can be shown: as one with its front face only.
    """
    row = database.execute(
        "SELECT name, layout, kind, keywords, printings, sets, parts, own FROM card WHERE id = ?", (number,)
    ).fetchone()
    if row is None:
        return None
    name, layout, kind, keywords, printings, sets, parts, own = row
    first = number * FACES_A_CARD
    found = database.execute(
        f"SELECT {', '.join(_FACE_KEYS)}, colors, indicator FROM face WHERE id >= ? AND id < ? ORDER BY id",
        (first, first + FACES_A_CARD),
    ).fetchall()
    faces = [_face_record(face, kind, own, index) for index, face in enumerate(found)]
    known = layout in LAYOUTS
    record: Record = {"name": name, "layout": layout if known else "normal"}
    record |= {"keywords": [word for word in keywords.split("|") if word]}
    record |= printing_record(kept_printing(printings, sets))
    record |= {"all_parts": msgspec.json.decode(parts)} if parts else {}
    if not known and faces:
        return record | faces[0]
    if len(faces) == 1:
        return faces[0] | record
    return record | {"card_faces": faces}


def printings_of_card(database: sqlite3.Connection, number: int) -> tuple[Printing, ...]:
    """List the printings of the card of an id, the newest first. Raises sqlite3.Error."""
    row = database.execute("SELECT printings, sets FROM card WHERE id = ?", (number,)).fetchone()
    return all_printings(*row) if row is not None else ()


def _face_record(face: tuple[Any, ...], kind: int, own: bytes | None, index: int) -> Record:
    *values, colors, indicator = face
    record = {key: value for key, value in zip(_FACE_KEYS, values, strict=True) if value is not None}
    if indicator:
        record["color_indicator"] = list(color_letters(indicator))
    if kind != CARD:
        record["colors"] = list(color_letters(colors))
    return record | (msgspec.json.decode(own).get(str(index), {}) if own else {})


def card_of_record(record: Record, place: str) -> Card:
    """Build the card, which does what its own words say even where a bundled card has its name.

    Raises LibraryError for a record that cannot be read.
    """
    try:
        return card_from_scryfall(record)
    except CardError as error:
        raise LibraryError(place, f"{error}; import the card again") from error
