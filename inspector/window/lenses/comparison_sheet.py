"""What the sheets that compare have in common: a heading, a table with a heading for each object, a foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from inspector.window.style.type_faces import semibold
from inspector.window.widgets.plain_text import plain_label
from inspector.window.widgets.sheet_size import open_at
from inspector.window.widgets.symbol_flow import SymbolDelegate

# What the style sheet leaves free beside the words of a heading.
_AROUND_WORDS = 18


class ComparisonTable(QTableWidget):
    """A table to read; ``wide`` is the column whose width the user can change, and how wide it is at first."""

    def __init__(self, name: str, titles: Sequence[str], wide: tuple[int, int]) -> None:
        super().__init__(0, len(titles))
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalHeaderLabels(list(titles))
        self.verticalHeader().hide()
        self.setWordWrap(True)
        self.setShowGrid(False)
        self.setItemDelegate(SymbolDelegate(self))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(wide[0], QHeaderView.ResizeMode.Interactive)
        header.resizeSection(*wide)
        # A narrow sheet scrolls sideways before it cuts what its columns are called.
        header.ensurePolished()
        words = (line for title in titles for line in title.splitlines())
        widest = max(map(header.fontMetrics().horizontalAdvance, words), default=0)
        header.setMinimumSectionSize(widest + _AROUND_WORDS)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._about = ""

    def empty(self) -> None:
        """Take all rows away."""
        self.clearSpans()
        self.setRowCount(0)
        self._about = ""

    def add(self, about: str, items: Sequence[QTableWidgetItem]) -> None:
        """Add a row, under a heading that says what it is about where that is another thing than before."""
        if about != self._about:
            self._about = about
            heading = QTableWidgetItem(about)
            heading.setFont(semibold(self.font()))
            self._put([heading])
            self.setSpan(self.rowCount() - 1, 0, 1, self.columnCount())
        self._put(items)

    def _put(self, items: Sequence[QTableWidgetItem]) -> None:
        row = self.rowCount()
        self.insertRow(row)
        for column, item in enumerate(items):
            self.setItem(row, column, item)


class ComparisonSheet(QDialog):
    """A sheet with a table; what is said of it stands in ``foot``, before the button that closes."""

    def __init__(self, title: str, size: tuple[int, int], table: ComparisonTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        open_at(self, *size)
        self.table = table
        self.summary = plain_label(name="Sub")

    def lay_out(self, heads: Sequence[QLabel], foot: Sequence[QWidget]) -> None:
        """Put lines of words over the table, and widgets beside the button; the last of these takes what room is."""
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        last = QHBoxLayout()
        for widget in foot:
            last.addWidget(widget, 1 if widget is foot[-1] else 0)
        last.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 16, 22, 14)
        layout.setSpacing(10)
        for label in heads:
            label.setWordWrap(True)
            layout.addWidget(label)
        layout.addWidget(self.table, 1)
        layout.addLayout(last)
