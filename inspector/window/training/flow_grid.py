"""Cells side by side, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from inspector.window.style.type_faces import px


class FlowGrid(QWidget):
    """Lays cells out in columns at least so wide, in logical pixels of usual type; narrower windows have fewer."""

    def __init__(self, least: int, most: int = 4) -> None:
        super().__init__()
        self._least, self._most = least, most
        self._columns = 0
        self.cells: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(10)

    def show_cells(self, cells: Iterable[QWidget]) -> None:
        """Show these and no others."""
        for cell in self.cells:
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.cells = list(cells)
        for cell in self.cells:
            # No name makes the window wider than it is.
            policy = cell.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
            cell.setSizePolicy(policy)
        self._columns = 0
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have as many columns as fit."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        columns = max(1, min(self._most, self.width() // round(px(self._least))))
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for place, cell in enumerate(self.cells):
            self._grid.addWidget(cell, place // columns, place % columns)
