"""The door board: a Room with no door unlocked, the left, the right, both (709.5), where it is and under what acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from inspector.cards import Half
from inspector.lenses.seen import LensError, Seen, SeenRow, object_called, row_of
from inspector.rules import Concept, Table, characteristics, has_doors, numbers

_STATES: Final[tuple[tuple[Half, ...], ...]] = ((), ("left",), ("right",), ("left", "right"))


def doors(table: Table, label: str) -> Seen:
    """Show a Room on the battlefield in its four states; raises LensError for what is none, RulesError for no object.

    A permanent whose own halves are a Room's has them whatever its types are now, and no other has any (709.5).

    Effects of the board act in each state as they would then. ``unlock_costs`` are what unlocking each locked half
    costs its controller: that half's mana cost (709.5e).
    """
    held = table.object(label)
    if not has_doors(held) or held.face_down is not None:
        raise LensError(f"{object_called(table, label)} has no doors: only a Room on the battlefield has them")
    return Seen(lens="doors", object=label, edition=table.edition.key, rows=_rows(table, label))


def _rows(table: Table, label: str) -> tuple[SeenRow, ...]:
    """Give the row of each state, the one it is in marked."""
    held = table.object(label)
    rows = list[SeenRow]()
    for unlocked in _STATES:
        there = table if unlocked == held.unlocked else _with_doors(table, label, unlocked)
        found = characteristics(there, label)
        rows.append(row_of(found, {"unlocked": list(unlocked)}, is_now=unlocked == held.unlocked))
    # With one half unlocked the Room has that half's mana cost.
    costs = {row.state["unlocked"][0]: row.values["mana_cost"] for row in rows if len(row.state["unlocked"]) == 1}
    rule = numbers(Concept.UNLOCKING_SPECIAL_ACTION, table.edition.key)[0]
    return tuple(_with_costs(row, costs, rule) for row in rows)


def _with_costs(row: SeenRow, costs: Mapping[str, str], rule: str) -> SeenRow:
    left = {half: cost for half, cost in costs.items() if half not in row.state["unlocked"] and cost}
    decided = {**row.decided_by, "unlock_costs": rule} if left else row.decided_by
    return msgspec.structs.replace(row, unlock_costs=left, decided_by=decided)


def _with_doors(table: Table, label: str, unlocked: tuple[Half, ...]) -> Table:
    """Make the table on which just these doors are unlocked; nothing that was computed of this one goes along."""
    changed = msgspec.structs.replace(table.object(label), unlocked=unlocked)
    if label in table.phased_out:
        return msgspec.structs.replace(table, phased_out={**table.phased_out, label: changed})
    return msgspec.structs.replace(table, objects={**table.objects, label: changed})
