"""Trying actions without carrying them out, once: what came of one is kept for the preview and for carrying it out."""

from __future__ import annotations

from inspector.rules import Action, Outcome, Result, Table, perform


class Tries:
    """Remembers what was tried on the table last looked at."""

    def __init__(self) -> None:
        self._on: tuple[Table, int] | None = None
        self._known: list[tuple[Action, tuple[Table, Outcome]]] = []

    def performed(self, table: Table, action: Action, step: int) -> tuple[Table, Outcome]:
        """What an action makes of the table, after ``step`` others; raises RulesError as ``perform`` does."""
        if self._on is None or self._on[0] is not table or self._on[1] != step:
            self._on, self._known = (table, step), []
        for known, result in self._known:
            if known == action:
                return result
        found = perform(table, action, step=step)
        self._known.append((action, found))
        return found

    def tried(self, table: Table, action: Action, step: int) -> tuple[Table, Outcome] | None:
        """The same, but None where the core does not compute the action."""
        found = self.performed(table, action, step)
        return None if found[1].result is Result.NOT_COMPUTED else found
