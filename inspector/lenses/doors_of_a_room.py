"""The door board: a Room with no door unlocked, the left, the right, both (709.5), where it is and under what acts."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.cards import Half
from inspector.lenses.seen import LensError, Seen, SeenRow, row_of
from inspector.rules import Table, characteristics

_STATES: Final[tuple[tuple[Half, ...], ...]] = ((), ("left",), ("right",), ("left", "right"))


def doors(table: Table, label: str) -> Seen:
    """Show a Room on the battlefield in its four states; raises LensError for what is none, RulesError for no object.

    Effects of the board act in each state as they would then.
    """
    held = table.object(label)
    found = characteristics(table, label)
    if "Room" not in found.subtypes or not held.is_permanent:
        raise LensError(f'"{label}" has no doors: only a Room on the battlefield has them')
    return Seen(lens="doors", object=label, edition=table.edition.key, rows=_rows(table, label))


def _rows(table: Table, label: str) -> tuple[SeenRow, ...]:
    """Give the row of each state, the one it is in marked."""
    held = table.object(label)
    rows = list[SeenRow]()
    for unlocked in _STATES:
        there = table if unlocked == held.unlocked else _with_doors(table, label, unlocked)
        found = characteristics(there, label)
        rows.append(row_of(found, {"unlocked": list(unlocked)}, is_now=unlocked == held.unlocked))
    return tuple(rows)


def _with_doors(table: Table, label: str, unlocked: tuple[Half, ...]) -> Table:
    """Make the table on which just these doors are unlocked; nothing that was computed of this one goes along."""
    changed = msgspec.structs.replace(table.object(label), unlocked=unlocked)
    return msgspec.structs.replace(table, objects={**table.objects, label: changed})
