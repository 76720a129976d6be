"""Trying actions without carrying them out, once: what came of one is kept for the preview and for carrying it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from inspector.rules import (
    Action,
    Intent,
    Offer,
    Outcome,
    Result,
    Table,
    ValueChange,
    action_meant,
    available_actions,
    likeliest_action,
    perform,
    value_changes,
)
from inspector.window.board.away import Away, GivenUpError, is_large
from inspector.window.board.board import Board

T = TypeVar("T")


class Tries:
    """What could be done on the board in view, which ``board`` gives, and what would come of it."""

    def __init__(self, board: Callable[[], Board], away: Away) -> None:
        self._board = board
        self._away = away
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

    def tried(self, action: Action) -> tuple[Table, Outcome] | None:
        """What an action would make of the table in view; None where the core does not compute it."""
        found = self._asked(lambda: self._here(self._board().table, action))
        return None if found is None or found[1].result is Result.NOT_COMPUTED else found

    def offers(self, label: str) -> tuple[Offer, ...]:
        """Everything that could be tried on an object, with the outcome that it would have."""
        table = self._board().table
        if not _is_there(table, label):
            return ()
        return self._asked(lambda: available_actions(table, label, self._here)) or ()

    def meant(self, label: str, intent: Intent) -> Action | None:
        """The action that does what is meant to be done to an object; None where another would have to be there."""
        return action_meant(self._board().table, label, intent, self._here)

    def likeliest(self, label: str) -> Offer | None:
        """What a double click on an object does."""
        table = self._board().table
        return self._asked(lambda: likeliest_action(table, label, self._here)) if _is_there(table, label) else None

    def would_change(self, action: Action) -> tuple[ValueChange, ...]:
        """Every value of every object that an action would change, effects on others included."""
        tried = self.tried(action)
        if tried is None or tried[1].result is not Result.DONE:
            return ()
        after = tried[0]
        return self._asked(lambda: value_changes(self._board().table, after)) or ()

    def _asked(self, question: Callable[[], T]) -> T | None:
        """Ask at once, or of a large table in a thread; None, and told, where no answer was waited for."""
        if not is_large(self._board().table):
            return question()
        try:
            return self._away.do(lambda _watch: question(), "Trying what would happen")
        except GivenUpError as error:
            self._away.tell_given_up(error)
            return None

    def _here(self, table: Table, action: Action) -> tuple[Table, Outcome]:
        return self.performed(table, action, self._board().cursor)


def _is_there(table: Table, label: str) -> bool:
    """Whether anything can be done with an object: with what is phased out, it can phase in."""
    return label in table.objects or label in table.phased_out
