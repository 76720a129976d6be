"""A label of one line, its mana symbols drawn: what has no room ends in dots, and stands whole in the tool tip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from inspector.window.widgets.plain_text import say, tip
from inspector.window.widgets.symbol_flow import SymbolFlow
from inspector.window.widgets.symbol_pictures import has_symbols

_ANY_WIDTH = 100_000.0


class OneLine(QLabel):
    """Shows one line of plain text."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        say(self, text)

    def sizeHint(self) -> QSize:
        """One line high."""
        return QSize(super().sizeHint().width(), self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as much of the line as there is room for."""
        text = " ".join(self.text().split("\n"))
        painter = QPainter(self)
        ink = self.palette().color(self.foregroundRole())
        if has_symbols(text):
            ratio = self.devicePixelRatioF()
            flow = SymbolFlow(text, self.font(), self.width(), ratio, wraps=False)
            is_cut = SymbolFlow(text, self.font(), _ANY_WIDTH, ratio, wraps=False).width > self.width()
            flow.paint(painter, QPointF(0, (self.height() - flow.height) / 2), ink)
        else:
            cut = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, self.width())
            is_cut = cut != text
            painter.setPen(ink)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, cut)
        tip(self, self.text() if is_cut else "")
