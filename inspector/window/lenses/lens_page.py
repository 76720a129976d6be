"""The page of a lens that is a table: what it shows, cell by cell, each with the rule that decides it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from inspector.window.lenses.lens_sheets import LensSheet, SheetCell
from inspector.window.lenses.printed import sheet_html
from inspector.window.style.type_faces import semibold
from inspector.window.widgets.keys import is_key
from inspector.window.widgets.plain_text import BreakingLabel, plain_label, say, tip
from inspector.window.widgets.symbol_flow import SymbolDelegate

# How wide columns are, in letters of the type in use.
_TITLE_LETTERS, _CELL_LETTERS, _STATE_LETTERS, _SHORT_LETTERS = 17, 13, 21, 8
_WIDE_LETTERS = {"Name": 15, "Mana cost": 10, "Colors": 14, "Types": 16, "Abilities": 22}


class _Grid(QTableWidget):
    """A table to read, with keys of its own: ``left`` is emitted to leave, ``opened`` to open the cell gone to."""

    left = Signal()
    opened = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave, or open; everything else is the table's."""
        if is_key(event, "leave_ladder"):
            self.left.emit()
        elif is_key(event, "lens_open"):
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class LensPage(QWidget):
    """Shows a ``LensSheet``; ``cell_chosen`` is emitted with the ``SheetCell`` gone to, ``left`` for the desk.

    ``cell_opened`` is emitted with the one that is to be seen in full.
    """

    cell_chosen = Signal(object)
    cell_opened = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("Band")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title, self._note = plain_label(name="Heading"), plain_label(name="Sub")
        for words in (self._title, self._note):
            words.setWordWrap(True)
        self._nothing = BreakingLabel()
        self._nothing.setObjectName("Sub")
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.grid = _Grid()
        self.grid.setAccessibleName("What the lens shows")
        self.grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.grid.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.grid.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.grid.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.grid.setWordWrap(True)
        self.grid.setShowGrid(False)
        self.grid.verticalHeader().hide()
        # As high as the words need in whatever width there is.
        self.grid.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.grid.setItemDelegate(SymbolDelegate(self.grid))
        self.grid.setCornerButtonEnabled(False)
        self.grid.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.grid.currentCellChanged.connect(self._go)
        self.grid.cellClicked.connect(self._go)
        self.grid.left.connect(self.left)
        self.grid.opened.connect(self._open)
        self.grid.cellDoubleClicked.connect(self._open)
        self.grid.horizontalHeader().setHighlightSections(False)
        self._sheet: LensSheet | None = None
        self._shown = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 4)
        layout.setSpacing(6)
        layout.addWidget(self._title)
        layout.addWidget(self._note)
        layout.addWidget(self._nothing, 1)
        layout.addWidget(self.grid, 1)

    def show_sheet(self, title: str, sheet: LensSheet) -> None:
        """Show a table. Of the same thing the cell gone to stays where it is; of another it is the most telling one."""
        place = (self.grid.currentRow(), self.grid.currentColumn()) if title == self._shown else (-1, -1)
        say(self._title, title)
        say(self._note, sheet.note)
        self._swap(there=True)
        self._shown = title
        if sheet == self._sheet:
            return
        self._sheet = None
        self._fill(sheet)
        self._sheet = sheet
        self._fit(sheet)
        self.setAccessibleName(title)
        self.grid.setAccessibleName(title)
        known = 0 <= place[0] < len(sheet.lines) and 0 < place[1] <= len(sheet.columns)
        self.grid.setCurrentCell(*(place if known else _most_telling(sheet)))
        if not known:
            # Whoever opens a table sees first of what its lines are. One not in view yet goes to its cell when shown.
            self._show_titles()
            QTimer.singleShot(0, self, self._show_titles)

    def _show_titles(self) -> None:
        self.grid.horizontalScrollBar().setValue(0)

    def show_nothing(self, title: str, why: str) -> None:
        """Say why there is no table."""
        self._sheet, self._shown = None, title
        self.grid.clear()
        self.grid.setRowCount(0)
        say(self._title, title)
        say(self._note, "")
        say(self._nothing, why)
        self.setAccessibleName(f"{title}: {why}")
        self._swap(there=False)

    def page_html(self) -> str:
        """Write the table for paper; empty where there is none."""
        return sheet_html(self._shown, self._sheet) if self._sheet is not None else ""

    def take_keyboard(self) -> None:
        """Put the keyboard on the table, or on the page where there is none."""
        (self.grid if self._sheet is not None else self).setFocus()

    def _swap(self, *, there: bool) -> None:
        self.grid.setVisible(there)
        self._note.setVisible(there)
        self._nothing.setVisible(not there)

    def _fill(self, sheet: LensSheet) -> None:
        grid = self.grid
        grid.setColumnCount(len(sheet.columns) + 1)
        for column, words in enumerate((sheet.corner, *sheet.columns)):
            title = QTableWidgetItem(words.replace(" ", "\n") if sheet.in_rows and column else words)
            title.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            if column == sheet.now + 1 and column:
                title.setFont(semibold(grid.font()))
            grid.setHorizontalHeaderItem(column, title)
        grid.setRowCount(len(sheet.lines))
        for row, line in enumerate(sheet.lines):
            head = QTableWidgetItem(line.title)
            head.setFont(semibold(grid.font()))
            head.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            # The title of a line is read, not gone to.
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            grid.setItem(row, 0, head)
            for column, cell in enumerate(line.cells, start=1):
                grid.setItem(row, column, self._item(cell, f"{line.title}, {sheet.columns[column - 1]}"))

    def _item(self, cell: SheetCell, where: str) -> QTableWidgetItem:
        item = QTableWidgetItem(f"≠\N{NO-BREAK SPACE}{cell.text}" if cell.differs else cell.text)
        item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        if cell.differs:
            item.setFont(semibold(self.grid.font()))
        under = f" of {cell.edition}" if cell.edition else ""
        tip(item, f"Rule {cell.rule}{under}" if cell.rule else "")
        spoken = f"{where.replace(chr(10), ' ')}: {'differs, ' if cell.differs else ''}{cell.text}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        return item

    def _fit(self, sheet: LensSheet) -> None:
        """Give each column what its words need; the page scrolls sideways before a word is cut."""
        letter = self.grid.fontMetrics().averageCharWidth()
        header = self.grid.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize((_SHORT_LETTERS if sheet.in_rows else _CELL_LETTERS) * letter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(0, (_STATE_LETTERS if sheet.in_rows else _TITLE_LETTERS) * letter)
        for column, title in enumerate(sheet.columns, start=1):
            if sheet.in_rows:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
                header.resizeSection(column, _WIDE_LETTERS.get(title, _SHORT_LETTERS) * letter)
        self._fit_abilities()
        # A table that was not in view yet does not know how wide it is.
        QTimer.singleShot(0, self, self._fit_abilities)

    def _fit_abilities(self) -> None:
        """Give the abilities what room is left in a table with a line a state, and no less than they need."""
        if self._sheet is None or not self._sheet.in_rows or "Abilities" not in self._sheet.columns:
            return
        header, own = self.grid.horizontalHeader(), self._sheet.columns.index("Abilities") + 1
        others = sum(header.sectionSize(column) for column in range(header.count()) if column != own)
        least = _WIDE_LETTERS["Abilities"] * self.grid.fontMetrics().averageCharWidth()
        header.resizeSection(own, max(self.grid.viewport().width() - others, least))

    def resizeEvent(self, event: object) -> None:
        """Use the new width."""
        del event
        self._fit_abilities()

    def _go(self, row: int, column: int, *_: int) -> None:
        if self._sheet is not None and row >= 0 and column >= 1:
            self.cell_chosen.emit(self._sheet.lines[row].cells[column - 1])

    def _open(self) -> None:
        row, column = self.grid.currentRow(), self.grid.currentColumn()
        if self._sheet is not None and row >= 0 and column >= 1:
            self.cell_opened.emit(self._sheet.lines[row].cells[column - 1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave, or open."""
        if is_key(event, "leave_ladder"):
            self.left.emit()
        elif is_key(event, "lens_open"):
            self._open()
        else:
            super().keyPressEvent(event)


def _most_telling(sheet: LensSheet) -> tuple[int, int]:
    """The line and the column of the first cell that differs, of the present state if there is one; else the first."""
    columns = [*([sheet.now] if sheet.now >= 0 else []), *range(len(sheet.columns))]
    differing = ((row, place) for place in columns for row, line in enumerate(sheet.lines) if line.cells[place].differs)
    row, column = next(differing, (0, max(sheet.now, 0)))
    return row, column + 1
