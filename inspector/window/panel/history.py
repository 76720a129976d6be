"""The history in words: every step, the one in view marked, those undone still to be jumped to."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QPushButton, QVBoxLayout, QWidget

from inspector.window.board.entries import Entry
from inspector.window.style.type_faces import semibold
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import tip, tip_text
from inspector.window.widgets.symbol_flow import SymbolDelegate

Index = QModelIndex | QPersistentModelIndex
_START = "Empty board"


class HistoryModel(QAbstractListModel):
    """The steps as rows: row 0 is the empty board, row n the table after n steps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()
        self.row_in_view = 0

    def show(self, entries: tuple[Entry, ...], cursor: int) -> None:
        """Show a history of which ``cursor`` actions are carried out; rows that stay as they are keep their place."""
        old = len(self._entries)
        pairs = zip(self._entries, entries, strict=False)
        same = next((at for at, (one, other) in enumerate(pairs) if one is not other), min(old, len(entries)))
        if old > same:
            self.beginRemoveRows(QModelIndex(), same + 1, old)
            self._entries = self._entries[:same]
            self.endRemoveRows()
        if len(entries) > same:
            self.beginInsertRows(QModelIndex(), same + 1, len(entries))
            self._entries = entries
            self.endInsertRows()
        before, self.row_in_view = self.row_in_view, sum(entry.end <= cursor for entry in entries)
        first, last = sorted((min(before, len(entries)), self.row_in_view))
        self.dataChanged.emit(self.index(first), self.index(last))

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
            return tip_text(self._entries[row - 1].outcome.says) or None
        if role == Qt.ItemDataRole.FontRole:
            font = semibold(QFont()) if row == self.row_in_view else QFont()
            font.setItalic(row > self.row_in_view)
            return font
        return None

    def _words(self, row: int) -> str:
        if row == 0:
            return f"    {_START}"
        entry = self._entries[row - 1]
        ended = f"  ({entry.ended})" if entry.ended else ""
        return f"{entry.sign}  {entry.text}{ended}{'  (undone)' if row > self.row_in_view else ''}"


class History(QWidget):
    """Shows the history.

    ``jumped`` is emitted with the number of actions after which to look, ``compared`` with that of the step to be
    compared with the one in view.
    """

    jumped = Signal(int)
    compared = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = HistoryModel(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setAccessibleName("History")
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setWordWrap(True)
        # A step that has no room ends in dots, and stands whole in its tip.
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(SymbolDelegate(self.list))
        # Rows are laid out as they are reached, not thousands at once.
        self.list.setLayoutMode(QListView.LayoutMode.Batched)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.clicked.connect(self._jump)
        self.list.activated.connect(self._jump)
        self.list.selectionModel().currentChanged.connect(self._name_button)
        self.compare_button = QPushButton()
        self.compare_button.setProperty("kind", "link")
        tip(self.compare_button, f"What differs between the two steps ({key_of('compare_steps')})")
        self.compare_button.clicked.connect(self.compare)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(2)
        layout.addWidget(self.list)
        layout.addWidget(self.compare_button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_history(self, entries: tuple[Entry, ...], cursor: int) -> None:
        """Show a history of which ``cursor`` actions are carried out."""
        self.model.show(entries, cursor)
        index = self.model.index(self.model.row_in_view)
        self.list.setCurrentIndex(index)
        # A hidden list brings its current row into view when it is shown, and lays out its rows only then.
        if self.list.isVisible():
            self.list.scrollTo(index)
        self._name_button()

    def compare(self) -> None:
        """Ask for the chosen step to be compared with the one in view, or that with the step before it."""
        self.compared.emit(self.model.end_of(self._row_to_compare()))

    def menu_of(self, row: int) -> QMenu:
        """What can be done with a step."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction("See the board at this step").triggered.connect(lambda: self.jumped.emit(self.model.end_of(row)))
        compare = menu.addAction("Compare with now")
        compare.setEnabled(row != self.model.row_in_view)
        compare.triggered.connect(lambda: self.compared.emit(self.model.end_of(row)))
        return menu

    def _row_to_compare(self) -> int:
        row, now = max(self.list.currentIndex().row(), 0), self.model.row_in_view
        return row if row != now else max(now - 1, 0)

    def _name_button(self) -> None:
        chosen, now = self.list.currentIndex().row(), self.model.row_in_view
        self.compare_button.setText(
            "Compare with the step before" if chosen in (now, -1) else "Compare the selected step with now"
        )
        self.compare_button.setEnabled(self._row_to_compare() != now)

    def _open_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if index.isValid():
            self.menu_of(index.row()).popup(self.list.viewport().mapToGlobal(at))

    def _jump(self, index: Index) -> None:
        self.jumped.emit(self.model.end_of(index.row()))
