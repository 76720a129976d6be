"""708.6: which of a player's face-down objects came first, so that they can be told apart."""

from __future__ import annotations

from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.table import Table


def face_down_orders(table: Table) -> dict[str, int]:
    """The place of each face-down object among its controller's in its zone, 1 for the first that came (708.6)."""
    down = sorted((held.came, held.timestamp, label) for label, held in table.objects.items() if held.face_down)
    counted: dict[tuple[str, str], int] = {}
    orders: dict[str, int] = {}
    # Who controls it now, as layer 2 has it: an effect may have given it to another player (613.1b).
    every = scratches(table) if down else {}
    for _, _, label in down:
        where = (every[label].controller, table.objects[label].zone)
        counted[where] = orders[label] = counted.get(where, 0) + 1
    return orders
