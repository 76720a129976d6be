"""One card that came under two keys in one import: from one file with its Oracle id, from another without."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from inspector.library.printed_as import joined_printings
from inspector.library.rows import NAME_KEY
from inspector.library.schema import drop_card


def join_twins(database: sqlite3.Connection, is_better: Callable[[int, int], bool]) -> int:
    """Make one card of each card without an Oracle id and the only one with an id that has its name and kind.

    Which of two ids is kept, ``is_better`` says; it gets the other's printings and names in other languages. Gives how
    many were joined.
    """
    run = database.execute
    run("CREATE INDEX card_by_name_for_now ON card (name, kind)")
    pairs = run(
        "SELECT bare.id, min(full.id) FROM card AS bare JOIN card AS full ON full.name = bare.name "
        "AND full.kind = bare.kind WHERE bare.key LIKE ?1 AND full.key NOT LIKE ?1 GROUP BY bare.id "
        "HAVING count(*) = 1",
        (f"{NAME_KEY}%",),
    ).fetchall()
    run("DROP INDEX card_by_name_for_now")
    for bare, full in pairs:
        kept, gone = (bare, full) if is_better(bare, full) else (full, bare)
        (key,) = run("SELECT key FROM card WHERE id = ?", (full,)).fetchone()
        (sets, printings), (more_sets, more) = (
            run("SELECT sets, printings FROM card WHERE id = ?", (number,)).fetchone() for number in (kept, gone)
        )
        run("UPDATE OR IGNORE printed SET card = ? WHERE card = ?", (kept, gone))
        drop_card(database, gone)
        run(
            "UPDATE card SET key = ?, sets = ?, printings = ? WHERE id = ?",
            (key, joined_sets(sets, more_sets), joined_printings(printings, more), kept),
        )
    return len(pairs)


def joined_sets(new: str, old: str) -> str:
    """Add the codes of sets, each between bars, that are not there yet."""
    more = [code for code in old.split("|") if code and f"|{code}|" not in new]
    return new + "".join(f"{code}|" for code in more)
