"""The board under all editions as a table: what differs stands in bold with a sign, reasons in the tool tips."""

from __future__ import annotations

from textwrap import fill

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
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

from inspector.rules import EDITIONS
from inspector.window.lenses.editions_table import Cell, Line
from inspector.window.widgets.plain_text import plain_label, say, tip

SIZE = (1120, 600)
# In letters; a header does not wrap by itself.
_NAME_WIDTH = 14
_TITLE_WIDTH = 230


class EditionsDialog(QDialog):
    """Shows the lines of a comparison; at first those alone in which the editions differ."""

    def __init__(self, title: str, lines: tuple[Line, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = lines
        self.setWindowTitle("All editions")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(*SIZE)
        heading = plain_label(f"{title} under all editions")
        heading.setObjectName("Heading")
        heading.setWordWrap(True)
        self.only = QCheckBox("Show only what differs")
        self.only.setChecked(any(line.differs for line in lines))
        self.only.toggled.connect(self._fill)
        self.summary = QLabel()
        self.summary.setObjectName("Sub")
        self.table = QTableWidget()
        self._set_up_table()
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(self.only)
        foot.addWidget(self.summary, 1)
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 16, 22, 14)
        layout.setSpacing(10)
        for widget in (heading, self.table):
            layout.addWidget(widget)
        layout.setStretch(1, 1)
        layout.addLayout(foot)
        self._fill()
        self.table.setFocus()

    def _set_up_table(self) -> None:
        table = self.table
        table.setAccessibleName("Values under each edition")
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setColumnCount(len(EDITIONS) + 1)
        table.setHorizontalHeaderLabels(
            ["", *(f"{edition.key}\n{fill(edition.set_name, _NAME_WIDTH)}" for edition in EDITIONS)]
        )
        table.verticalHeader().hide()
        table.setWordWrap(True)
        table.setShowGrid(False)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(0, _TITLE_WIDTH)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _fill(self) -> None:
        shown = [line for line in self._lines if line.differs or not self.only.isChecked()]
        self.table.clearSpans()
        self.table.setRowCount(0)
        about = ""
        for line in shown:
            if line.about != about:
                about = line.about
                self._add_heading(about)
            self._add(line)
        self.table.resizeRowsToContents()
        differing = sum(1 for line in self._lines if line.differs)
        say(
            self.summary,
            f"{differing} of {len(self._lines)} lines differ; ≠ marks what differs from the newest edition."
            if differing
            else "Steps and values are the same under all editions.",
        )

    def _add_heading(self, about: str) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        item = QTableWidgetItem(about)
        font = QFont(self.font())
        font.setBold(True)
        item.setFont(font)
        self.table.setItem(row, 0, item)
        self.table.setSpan(row, 0, 1, len(EDITIONS) + 1)

    def _add(self, line: Line) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        self.table.setItem(row, 0, QTableWidgetItem(f"    {line.title}"))
        newest = line.cells[-1].text
        for column, cell in enumerate(line.cells, start=1):
            self.table.setItem(row, column, _item(cell, differs=cell.text != newest))


def _item(cell: Cell, *, differs: bool) -> QTableWidgetItem:
    item = QTableWidgetItem(f"≠ {cell.text}" if differs else cell.text)
    tip(item, cell.why)
    if differs:
        font = QFont()
        font.setBold(True)
        item.setFont(font)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"differs: {cell.text}")
    return item
