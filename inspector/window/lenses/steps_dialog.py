"""The sheet on which two steps of the history stand side by side; a rule's number opens the rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
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

from inspector.window.board.step_differences import Difference, Moment
from inspector.window.widgets.plain_text import plain_label, tip

SIZE = (960, 520)
_WHY_WIDTH = 330
_RULE = Qt.ItemDataRole.UserRole


class StepsDialog(QDialog):
    """Shows what differs between two steps; ``rule_wanted`` is emitted with the number of a rule."""

    rule_wanted = Signal(str)

    def __init__(self, earlier: Moment, later: Moment, found: tuple[Difference, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Two steps compared")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(*SIZE)
        heading = QLabel("What differs between the two steps")
        heading.setObjectName("Heading")
        count = len({each.about for each in found})
        said = (
            f"{len(found)} values of {count} object{'s' if count != 1 else ''} differ." if found else "Nothing differs."
        )
        between = plain_label(f"From {_words(earlier)} to {_words(later)}.")
        between.setObjectName("Sub")
        between.setWordWrap(True)
        self.summary = plain_label(f"{said} The reasons are those of the later step; Enter on a line opens its rule.")
        self.summary.setObjectName("Sub")
        self.summary.setWordWrap(True)
        self.table = QTableWidget(0, 4)
        self._set_up_table(f"Step {earlier.step}", f"Step {later.step}")
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(self.summary, 1)
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 16, 22, 14)
        layout.setSpacing(10)
        layout.addWidget(heading)
        layout.addWidget(between)
        layout.addWidget(self.table, 1)
        layout.addLayout(foot)
        self._fill(found)
        self.table.setFocus()

    def _set_up_table(self, *titles: str) -> None:
        table = self.table
        table.setAccessibleName("Differences between two steps")
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setHorizontalHeaderLabels(["", *titles, "Why, in the later step"])
        table.verticalHeader().hide()
        table.setWordWrap(True)
        table.setShowGrid(False)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(3, _WHY_WIDTH)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.cellActivated.connect(self._open_rule)

    def _fill(self, found: tuple[Difference, ...]) -> None:
        about = ""
        for each in found:
            if each.about != about:
                about = each.about
                self._add_heading(about)
            self._add(each)
        self.table.resizeRowsToContents()

    def _add_heading(self, about: str) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        item = QTableWidgetItem(about)
        font = QFont(self.font())
        font.setBold(True)
        item.setFont(font)
        self.table.setItem(row, 0, item)
        self.table.setSpan(row, 0, 1, 4)

    def _add(self, each: Difference) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        rule = each.rules[0] if each.rules else ""
        why = f"{rule}  {each.says}".strip()
        for column, text in enumerate((f"    {each.title}", each.earlier, each.later, why)):
            item = QTableWidgetItem(text)
            tip(item, text.strip())
            item.setData(_RULE, rule)
            self.table.setItem(row, column, item)

    def _open_rule(self, row: int, _column: int) -> None:
        item = self.table.item(row, 0)
        rule = item.data(_RULE) if item is not None else None
        if rule:
            self.rule_wanted.emit(rule)


def _words(moment: Moment) -> str:
    return f"step {moment.step} (“{moment.title}”)" if moment.step else "the empty board"
