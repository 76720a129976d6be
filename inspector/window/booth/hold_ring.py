"""A ring in the corner that leaves the booth when it is held: it fills meanwhile, so that nobody leaves by chance."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from inspector.window.style.theme import Roles

HOLD_MS = 1200


class HoldRing(QWidget):
    """Emits ``held`` when it has been pressed long enough."""

    held = Signal()

    def __init__(self, roles: Roles) -> None:
        super().__init__()
        self._roles = roles
        self._filled = 0.0
        self.setAccessibleName("Hold to leave")
        self.run = QVariantAnimation(self)
        self.run.setDuration(HOLD_MS)
        self.run.setStartValue(0.0)
        self.run.setEndValue(1.0)
        self.run.valueChanged.connect(self._fill)
        self.run.finished.connect(self.held)

    def sizeHint(self) -> QSize:
        """Large enough for a finger."""
        return QSize(64, 64)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to fill."""
        event.accept()
        self.run.start()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go too early, it is empty again."""
        event.accept()
        self.run.stop()
        self._fill(0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a cross in a ring, as much of it bright as it is filled."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = QRectF(self.rect()).center(), 0.42 * min(self.width(), self.height())
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.setPen(QPen(QColor(self._roles.zone_line), 3))
        painter.drawEllipse(box)
        round_ = Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(QColor(self._roles.accent), 5, Qt.PenStyle.SolidLine, round_))
        painter.drawArc(box, 90 * 16, -round(360 * 16 * self._filled))
        painter.setPen(QPen(QColor(self._roles.soft), 2.4, Qt.PenStyle.SolidLine, round_))
        arm = 0.3 * radius
        painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm))
        painter.drawLine(middle - QPointF(-arm, arm), middle + QPointF(-arm, arm))
        painter.end()

    def _fill(self, done: float) -> None:
        self._filled = done
        self.update()
