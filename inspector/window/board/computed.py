"""The characteristics of all objects of a table, computed once for each of the tables looked at last."""

from __future__ import annotations

from inspector.rules import Characteristics, Table, all_characteristics
from inspector.window.words.known_rows import known_values

_MOST = 4


class Computed:
    """Remembers the values of a few tables: the one in view, the one before it, those that are being compared."""

    def __init__(self) -> None:
        self._known: list[tuple[Table, dict[str, Characteristics]]] = []

    def values_of(self, table: Table, *, is_seen: bool = False) -> dict[str, Characteristics]:
        """The characteristics of every object on a table, by label; of what one viewer sees those that they know."""
        for known, values in self._known:
            if known is table:
                return values
        found = known_values(table) if is_seen else all_characteristics(table)
        self._known = [(table, found), *self._known[: _MOST - 1]]
        return found
