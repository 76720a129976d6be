"""Trying actions without carrying them out: how each would end, and every value that it would change."""

from __future__ import annotations

from inspector.rules import (
    VALUE_KEYS,
    Action,
    Characteristics,
    Outcome,
    Result,
    Table,
    ValueChange,
    all_characteristics,
    perform,
)

# The values that a preview tells; the others follow from these, or from looking at the card.
_PREVIEWED = tuple(key for key in VALUE_KEYS if key not in ("names", "keywords", "state_based", "looks_like"))


class Tries:
    """Remembers what was tried on the table last looked at."""

    def __init__(self) -> None:
        self._on: Table | None = None
        self._known: list[tuple[Action, tuple[Table, Outcome] | None]] = []

    def tried(self, table: Table, action: Action, step: int) -> tuple[Table, Outcome] | None:
        """What an action would make of the table, after ``step`` others; None where the core does not compute it."""
        if self._on is not table:
            self._on, self._known = table, []
        for known, result in self._known:
            if known == action:
                return result
        ended = perform(table, action, step=step)
        found = None if ended[1].result is Result.NOT_COMPUTED else ended
        self._known.append((action, found))
        return found


def changes(tried: tuple[Table, Outcome] | None, now: dict[str, Characteristics]) -> tuple[ValueChange, ...]:
    """Every value of every object that an action tried would change, effects on others included."""
    if tried is None or tried[1].result is not Result.DONE:
        return ()
    return tuple(
        ValueChange(label, key, now[label].value(key), found.value(key))
        for label, found in all_characteristics(tried[0]).items()
        if label in now
        for key in _PREVIEWED
        if now[label].value(key) != found.value(key)
    )
