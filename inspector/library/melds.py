"""Meld cards once all of them are there: which is the combined face, and its mana value.

That is the sum of its two parts' (202.3d; 712.8g since 2021).
"""

from __future__ import annotations

import sqlite3

import msgspec

from inspector.library.records import IncomingPart

_PARTS = msgspec.json.Decoder(list[IncomingPart])


def tell_melds_apart(database: sqlite3.Connection) -> None:
    """Say of related cards that are only named which is the combined face: of the three, the one without a cost."""
    related = database.execute("SELECT id, parts FROM card WHERE layout = 'meld' AND parts IS NOT NULL").fetchall()
    costs = dict(
        database.execute(
            "SELECT card.name, face.mana_cost FROM card JOIN face ON face.card = card.id WHERE card.layout = 'meld'"
        ).fetchall()
    )
    for number, parts in related:
        listed = _PARTS.decode(parts)
        if any(part.component for part in listed):
            continue
        names = list(dict.fromkeys(part.name for part in listed if part.name in costs))
        told = [IncomingPart(name=name, component="meld_part" if costs[name] else "meld_result") for name in names]
        whole = sum(part.component == "meld_result" for part in told)
        known = msgspec.json.encode(told) if (len(told), whole) == (_THREE, 1) else None
        database.execute("UPDATE card SET parts = ? WHERE id = ?", (known, number))


_THREE = 3


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
