"""The view bar: who looks at the board, the judge, a player or a spectator; always to be seen, and chosen here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from inspector.rules import JUDGE, SPECTATOR
from inspector.window.board.board import Board
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import plain, tip

_ALL = "Judge: sees all"
_NO_PLAYER = "Spectator"
# So many letters stand in the box.
_LONGEST = 18
_WIDEST = 190


class ViewBar(QWidget):
    """A list of all who can look at the board; ``picked`` is emitted with the one chosen.

    It stands out while anything is hidden, so that nobody takes a part of the board for all of it.
    """

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ViewBar")
        self._viewers: tuple[str, ...] = ()
        self.choice = Chooser("View")
        self.choice.setObjectName("View")
        # A click must not take the keyboard from the desk for longer than the list is open.
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        tip(self.choice, f"Whose view: what is hidden from them is not shown anywhere ({key_of('view')} for the next)")
        self.choice.activated.connect(self._pick)
        label = QLabel("View")
        label.setObjectName("Small")
        label.setBuddy(self.choice)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(label)
        row.addWidget(self.choice)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Give the names the room that they need in another size of type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self.choice.setMaximumWidth(round(_WIDEST * max(1.0, type_scale())))

    def show_view(self, board: Board) -> None:
        """Show who can look at a board, and who does."""
        if board.viewers != self._viewers:
            self._viewers = board.viewers
            self.choice.clear()
            self.choice.addItems([_short(_called(one, board.base.players)) for one in board.viewers])
        self.choice.setCurrentIndex(self._viewers.index(board.viewer) if board.viewer in self._viewers else 0)
        self.choice.setAccessibleName(plain(f"View: {_called(board.viewer, board.base.players)}"))
        if self.choice.property("part") is not board.is_seen:
            self.choice.setProperty("part", board.is_seen)
            self.choice.style().unpolish(self.choice)
            self.choice.style().polish(self.choice)

    def _pick(self, place: int) -> None:
        self.picked.emit(self._viewers[place])


def _short(name: str) -> str:
    return plain(name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1].rstrip()}…")


def _called(viewer: str, players: tuple[str, ...]) -> str:
    if viewer in players:
        return viewer
    return {JUDGE: _ALL, SPECTATOR: _NO_PLAYER}[viewer]
