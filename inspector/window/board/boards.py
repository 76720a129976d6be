"""Several boards side by side: the session shows one of them, the others lie aside as plain values."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from inspector.scenario import Scenario
from inspector.window.board.board import Board
from inspector.window.board.making import board_of, empty_board
from inspector.window.board.session import Session
from inspector.window.widgets.keys import key_of

MOST_BOARDS = 30
_MOST_CLOSED = 10
_TOO_MANY = f"{MOST_BOARDS} boards are open; close one first ({key_of('close_board')})."


class Tab(msgspec.Struct, frozen=True):
    """A board with a number of its own, by which it is known however the boards are moved about."""

    key: int
    board: Board


class Boards(QObject):
    """All open boards, in order, and those closed last.

    ``leaving`` is emitted before the session shows another board, ``shown`` after it did.
    """

    leaving = Signal()
    shown = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._keys = count()
        self._aside = [Tab(next(self._keys), session.whole)]
        self.current = 0
        self._closed: list[Board] = []

    # What there is to see.

    @property
    def tabs(self) -> tuple[Tab, ...]:
        """All boards in their order, the one in view as it stands now."""
        tabs = list(self._aside)
        tabs[self.current] = Tab(tabs[self.current].key, self._session.whole)
        return tuple(tabs)

    @property
    def key(self) -> int:
        """The number of the board in view."""
        return self._aside[self.current].key

    @property
    def was_closed(self) -> bool:
        """Whether there is a board to open again."""
        return bool(self._closed)

    def unsaved(self) -> tuple[int, ...]:
        """The places of all boards with unsaved changes."""
        return tuple(place for place, tab in enumerate(self.tabs) if tab.board.is_dirty)

    # What the user does.

    def new(self) -> bool:
        """Show an empty board beside the others, under the edition in view; whether there was room for it."""
        return self.add(empty_board(self._session.cards, self._session.edition_key), beside=True)

    def open(self, scenario: Scenario, path: Path | None, *, saved: bool = True) -> bool:
        """Show a scenario on a board of its own, or in the untouched one in view; whether it is shown.

        A file that is open already is brought into view, and read again unless there are unsaved changes to it. Raises
        ScenarioError if the scenario cannot be run.
        """
        board = board_of(self._session.cards, self._session.away, scenario, path, saved=saved)
        here = (place for place, tab in enumerate(self.tabs) if path is not None and tab.board.path == path)
        place = next(here, None) if saved else None
        if place is None:
            return self.add(board)
        self.show(place)
        if self._session.whole.is_dirty:
            self._session.tell("note", f"“{board.title}” is already open, with unsaved changes.")
        elif self._session.whole.saved != board.saved:
            self._session.show_board(board)
        return True

    def add(self, board: Board, *, beside: bool = False) -> bool:
        """Show a board beside the others, or in place of an untouched one in view; whether there was room for it."""
        if self._session.whole.is_untouched and not beside:
            self._session.show_board(board)
            return True
        if len(self._aside) >= MOST_BOARDS:
            self._session.tell("refused", _TOO_MANY)
            return False
        self.leaving.emit()
        self._put_aside()
        self._aside.insert(self.current + 1, Tab(next(self._keys), board))
        self._show(self.current + 1)
        return True

    def show(self, place: int) -> None:
        """Show the board at a place."""
        if place != self.current and 0 <= place < len(self._aside):
            self.leaving.emit()
            self._put_aside()
            self._show(place)

    def step(self, step: int) -> None:
        """Show the next board or the one before, round and round."""
        self.show((self.current + step) % len(self._aside))

    def move(self, start: int, end: int) -> None:
        """Move a board to another place; the one in view stays in view."""
        key = self.key
        self._aside.insert(end, self._aside.pop(start))
        self.current = next(place for place, tab in enumerate(self._aside) if tab.key == key)

    def close(self, place: int) -> None:
        """Close a board, saved or not; in the place of the last one comes an empty one."""
        self.leaving.emit()
        self._put_aside()
        board = self._aside.pop(place).board
        if not board.is_untouched:
            self._closed = [*self._closed, board][-_MOST_CLOSED:]
        if not self._aside:
            self._aside = [Tab(next(self._keys), empty_board(self._session.cards, board.base.edition))]
        self._show(max(0, self.current - (place < self.current or self.current == len(self._aside))))

    def reopen(self) -> None:
        """Show the board closed last, with its history."""
        if self._closed and self.add(self._closed[-1]):
            self._closed.pop()

    def _put_aside(self) -> None:
        # All of it, where whoever looks sees a part.
        self._aside[self.current] = Tab(self.key, self._session.whole)

    def _show(self, place: int) -> None:
        self.current = place
        self._session.show_board(self._aside[place].board)
        self.shown.emit()
