"""The mana value of combined faces: the sum of their two parts' (202.3d; 712.8g since 2021)."""

from __future__ import annotations

import sqlite3

import msgspec

from inspector.library.records import IncomingPart

_PARTS = msgspec.json.Decoder(list[IncomingPart])


def give_melds_their_value(database: sqlite3.Connection) -> None:
    """Compute the mana value of every combined face whose two parts are in the library."""
    related = database.execute(
        "SELECT id, name, parts FROM card WHERE layout = 'meld' AND parts IS NOT NULL"
    ).fetchall()
    values = dict(database.execute("SELECT name, mana_value FROM card WHERE layout = 'meld'").fetchall())
    for number, name, parts in related:
        listed = _PARTS.decode(parts)
        if not any(part.component == "meld_result" and part.name == name for part in listed):
            continue
        halves = [values[part.name] for part in listed if part.component == "meld_part" and part.name in values]
        if len(halves) == 2:
            database.execute("UPDATE card SET mana_value = ? WHERE id = ?", (sum(halves), number))
