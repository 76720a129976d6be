"""A line of the ladder in the place of rungs that are left out, because they changed nothing, or not what is asked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from inspector.window.lenses.ladder_rung import GUTTER, LAYER
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import px, sans

_HIGH = 26


class FoldLine(QWidget):
    """Stands for the rungs of some places; ``opened`` is emitted where they are to be shown."""

    opened = Signal()

    def __init__(self, places: range, words: str) -> None:
        super().__init__()
        self.places, self.words = places, words
        self.roles: Roles | None = None
        self.is_current = False
        self.setFixedHeight(round(px(_HIGH)))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{words}; Enter shows them")

    def set_roles(self, roles: Roles | None) -> None:
        """Take the theme's colors."""
        self.roles = roles
        self.update()

    def show_state(self, place: int) -> None:
        """Show whether the rung in view is among those left out."""
        if (place in self.places) != self.is_current:
            self.is_current = place in self.places
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show them."""
        del event
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show them by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dashed line, and how many there are."""
        del event
        if self.roles is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, middle = px(LAYER) + px(GUTTER), self.height() / 2
        if self.is_current or self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.roles.accent_soft))
            painter.drawRoundedRect(QRectF(left - 6, 1, self.width() - left - 2, self.height() - 2), 8, 8)
        painter.setFont(sans(12))
        painter.setPen(QColor(self.roles.soft))
        words = f"⋯  {self.words}"
        painter.drawText(QPointF(left, middle + 4), words)
        behind = left + painter.fontMetrics().horizontalAdvance(words) + 10
        painter.setPen(QPen(QColor(self.roles.zone_line), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(behind, middle), QPointF(self.width() - 14, middle))
        painter.end()
