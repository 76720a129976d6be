"""The board under all five editions as a table: what differs stands in bold with a sign, reasons in the tool tips."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from textwrap import fill
from time import perf_counter

from PySide6.QtCore import Qt, QTimer
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
_COMPARING = "Comparing …"
# Seconds after which a turn of the event loop is over; rows are measured besides.
_A_TURN = 0.02


class EditionsDialog(ComparisonSheet):
    """Shows the lines of a comparison; at first those alone in which the editions differ.

    A board of many cards has thousands of lines: they are asked for, and shown, some in each turn of the event loop.
    """

    def __init__(self, title: str, lines: Iterable[EditionsLine], parent: QWidget) -> None:
        titles = ["", *(f"{edition.key}\n{fill(edition.set_name, _NAME_WIDTH)}" for edition in EDITIONS)]
        table = ComparisonTable("Values under each edition", titles, wide=(0, _TITLE_WIDTH))
        super().__init__("All editions", SIZE, table, parent)
        self._coming = iter(lines)
        self._came: list[EditionsLine] = []
        self._next = 0
        self._is_told = False
        self._turns = QTimer(self, interval=0, singleShot=True)
        self._turns.timeout.connect(self._go_on)
        self.only = QCheckBox("Show only what differs")
        self.only.setChecked(True)
        self.only.toggled.connect(self._fill)
        # A board's own title may be a paragraph, and the table is what is looked for.
        heads = [plain_label("Under all five editions", "Heading"), plain_label(title, "Sub")]
        self.lay_out(heads, [self.only, self.summary])
        say(self.summary, _COMPARING)
        self._turns.start()
        self.table.setFocus()

    @property
    def is_filled(self) -> bool:
        """Whether all that is to be shown is."""
        return not self._turns.isActive()

    def _fill(self) -> None:
        self.table.empty()
        self._next = 0
        say(self.summary, _COMPARING)
        self._turns.start()

    def _go_on(self) -> None:
        first, until = self.table.rowCount(), perf_counter() + _A_TURN
        while (line := self._line_at(self._next)) is not None:
            self._next += 1
            if line.differs or not self.only.isChecked():
                cells = (_item(cell, differs=cell.text != line.cells[-1].text) for cell in line.cells)
                self.table.add(line.about, [QTableWidgetItem(f"    {line.title}"), *cells])
            if perf_counter() > until:
                self._turns.start()
                break
        for row in range(first, self.table.rowCount()):
            self.table.resizeRowToContents(row)
        self.table.updateGeometries()
        if line is None:
            self._conclude()

    def _line_at(self, place: int) -> EditionsLine | None:
        """Give a line, made now if it is the next one; None behind the last."""
        if place == len(self._came):
            self._came.extend(islice(self._coming, 1))
        return self._came[place] if place < len(self._came) else None

    def _conclude(self) -> None:
        differing = sum(1 for line in self._came if line.differs)
        say(
            self.summary,
            f"{differing} of {len(self._came)} lines differ; ≠ marks what differs from the newest edition."
            if differing
            else "Steps and values are the same under all five editions.",
        )
        if not differing and not self._is_told:
            # Nothing would be shown.
            self.only.setChecked(False)
        self._is_told = True


def _item(cell: Cell, *, differs: bool) -> QTableWidgetItem:
    item = QTableWidgetItem(f"≠ {cell.text}" if differs else cell.text)
    tip(item, cell.why)
    if differs:
        item.setFont(semibold(QFont()))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"differs: {cell.text}")
    return item
