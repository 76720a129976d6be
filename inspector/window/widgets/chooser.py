"""A box to choose from that looks alike wherever it stands."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox

_ARROW = 3.5
_ARROW_IN = 18


class Chooser(QComboBox):
    """A combo box that shows by a small arrow that it opens."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow over the box."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().text().color(), 1.6))
        at = QPointF(self.width() - _ARROW_IN, self.height() / 2 - _ARROW / 2)
        painter.drawPolyline([at, at + QPointF(_ARROW, _ARROW), at + QPointF(2 * _ARROW, 0)])
