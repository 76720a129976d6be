"""The history in words: every step, the one in view marked, those undone still to be jumped to."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from inspector.window.entries import Entry

Index = QModelIndex | QPersistentModelIndex
_START = "Empty table"


class HistoryModel(QAbstractListModel):
    """The steps as rows: row 0 is the empty table, row n the table after n steps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()
        self.row_in_view = 0

    def show(self, entries: tuple[Entry, ...], cursor: int) -> None:
        """Show a history of which ``cursor`` actions are carried out."""
        self.beginResetModel()
        self._entries = entries
        self.row_in_view = sum(entry.end <= cursor for entry in entries)
        self.endResetModel()

    def end_of(self, row: int) -> int:
        """How many actions there are up to the end of a row's step."""
        return self._entries[row - 1].end if row else 0

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """One row more than there are steps."""
        return 0 if parent.isValid() else len(self._entries) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A step's words, its reasons, and whether it is the one in view or undone."""
        if not index.isValid():
            return None
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(row) + (", now" if row == self.row_in_view else "")
        if role == Qt.ItemDataRole.ToolTipRole and row:
            return self._entries[row - 1].outcome.says or None
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setItalic(row > self.row_in_view)
            font.setBold(row == self.row_in_view)
            return font
        return None

    def _words(self, row: int) -> str:
        if row == 0:
            return f"    {_START}"
        entry = self._entries[row - 1]
        ended = f"  ({entry.ended})" if entry.ended else ""
        return f"{entry.sign}  {entry.text}{ended}{'  (undone)' if row > self.row_in_view else ''}"


class History(QWidget):
    """Shows the history; ``jumped`` is emitted with the number of actions after which to look."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = HistoryModel(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setAccessibleName("History")
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setWordWrap(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.clicked.connect(self._jump)
        self.list.activated.connect(self._jump)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.addWidget(self.list)

    def show_history(self, entries: tuple[Entry, ...], cursor: int) -> None:
        """Show a history of which ``cursor`` actions are carried out."""
        self.model.show(entries, cursor)
        index = self.model.index(self.model.row_in_view)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    def _jump(self, index: Index) -> None:
        self.jumped.emit(self.model.end_of(index.row()))
