"""The board under all five editions as a table: what differs stands in bold with a sign, reasons in the tool tips."""

from __future__ import annotations

from textwrap import fill

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QTableWidgetItem, QWidget

from inspector.rules import EDITIONS
from inspector.window.lenses.comparison_sheet import ComparisonSheet, ComparisonTable
from inspector.window.lenses.editions_table import Cell, EditionsLine
from inspector.window.style.type_faces import semibold
from inspector.window.widgets.plain_text import plain_label, say, tip

SIZE = (1120, 600)
# In letters; a header does not wrap by itself.
_NAME_WIDTH = 14
_TITLE_WIDTH = 230


class EditionsDialog(ComparisonSheet):
    """Shows the lines of a comparison; at first those alone in which the editions differ."""

    def __init__(self, title: str, lines: tuple[EditionsLine, ...], parent: QWidget) -> None:
        titles = ["", *(f"{edition.key}\n{fill(edition.set_name, _NAME_WIDTH)}" for edition in EDITIONS)]
        table = ComparisonTable("Values under each edition", titles, wide=(0, _TITLE_WIDTH))
        super().__init__("All editions", SIZE, table, parent)
        self._lines = lines
        self.only = QCheckBox("Show only what differs")
        self.only.setChecked(any(line.differs for line in lines))
        self.only.toggled.connect(self._fill)
        self.lay_out([plain_label(f"{title} under all five editions", "Heading")], [self.only, self.summary])
        self._fill()
        self.table.setFocus()

    def _fill(self) -> None:
        self.table.empty()
        for line in self._lines:
            if line.differs or not self.only.isChecked():
                cells = (_item(cell, differs=cell.text != line.cells[-1].text) for cell in line.cells)
                self.table.add(line.about, [QTableWidgetItem(f"    {line.title}"), *cells])
        self.table.resizeRowsToContents()
        differing = sum(1 for line in self._lines if line.differs)
        say(
            self.summary,
            f"{differing} of {len(self._lines)} lines differ; ≠ marks what differs from the newest edition."
            if differing
            else "Steps and values are the same under all five editions.",
        )


def _item(cell: Cell, *, differs: bool) -> QTableWidgetItem:
    item = QTableWidgetItem(f"≠ {cell.text}" if differs else cell.text)
    tip(item, cell.why)
    if differs:
        item.setFont(semibold(QFont()))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"differs: {cell.text}")
    return item
