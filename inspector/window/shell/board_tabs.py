"""The row of boards under the top bar: one tab each, a dot where something is unsaved; hidden with a single board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTabBar, QToolButton, QWidget

from inspector.rules import JUDGE
from inspector.window.board.board import Board
from inspector.window.board.boards import Boards
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import tip, tip_text


class BoardTabs(QTabBar):
    """Shows the boards and lets them be chosen, moved and closed."""

    def __init__(self, boards: Boards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boards = boards
        self._shown: tuple[tuple[int, str, str], ...] = ()
        self.setObjectName("Boards")
        self.setAccessibleName("Boards")
        self.setAutoHide(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_boards()

    def show_boards(self) -> None:
        """Show the boards as they are now."""
        tabs = self._boards.tabs
        wanted = tuple((tab.key, _words(tab.board), _tip(tab.board)) for tab in tabs)
        self.blockSignals(True)
        if [key for key, _, _ in wanted] != [key for key, _, _ in self._shown]:
            self._set_count(len(wanted))
        for place, (_key, words, where) in enumerate(wanted):
            self.setTabText(place, words)
            self.setTabToolTip(place, tip_text(where))
            self.setAccessibleTabName(place, f"{tabs[place].board.caption}{', unsaved' * tabs[place].board.is_dirty}")
        self._shown = wanted
        self.setCurrentIndex(self._boards.current)
        self.blockSignals(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close a tab by the middle button."""
        place = self.tabAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.MiddleButton and place >= 0:
            self.tabCloseRequested.emit(place)
        super().mouseReleaseEvent(event)

    def _set_count(self, count: int) -> None:
        while self.count() > count:
            self.removeTab(self.count() - 1)
        while self.count() < count:
            place = self.addTab("")
            self.setTabButton(place, QTabBar.ButtonPosition.RightSide, self._close_button())

    def _close_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setText("×")
        button.setAccessibleName("Close the board")
        tip(button, f"Close the board ({key_of('close_board')})")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.tabCloseRequested.emit(self._place_of(button)))
        return button

    def _place_of(self, button: QToolButton) -> int:
        return next(
            place for place in range(self.count()) if self.tabButton(place, QTabBar.ButtonPosition.RightSide) is button
        )


def _words(board: Board) -> str:
    return f"{'● ' if board.is_dirty else ''}{board.caption}".replace("&", "&&")


def _tip(board: Board) -> str:
    cards = len(board.table.objects)
    where = str(board.path) if board.path is not None else "not in a file yet"
    if board.viewer != JUDGE:
        # The name of a file may name what is hidden.
        where = f"seen by {board.seen_as}"
    unsaved = "; unsaved changes" if board.is_dirty else ""
    return f"{board.caption}: {cards} object{'s'[: cards != 1]}, rules of {board.base.edition}, {where}{unsaved}"
