"""The stage of the booth: a few cards as large as they can be; the one touched last is lit."""

from __future__ import annotations

import math

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from inspector.drawing import CardLook
from inspector.window.desk.rows import ASPECT
from inspector.window.desk.turning import MILLISECONDS
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles

_GAP = 44.0
_RIM = 20.0
_MOST_WIDTH = 560.0


class Stage(QWidget):
    """Shows cards; ``touched`` is emitted with a label and whether the lower half was touched, or with an empty one."""

    touched = Signal(str, bool)

    def __init__(self, pictures: Pictures, roles: Roles, *, motion: bool) -> None:
        super().__init__()
        self.setMinimumHeight(240)
        self.motion = motion
        self.roles = roles
        self.lit: str | None = None
        self._pictures = pictures
        self._looks: dict[str, CardLook] = {}
        self._old: dict[str, CardLook] = {}
        self._done = 1.0
        self._run = QVariantAnimation(self)
        self._run.setDuration(MILLISECONDS)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._run.valueChanged.connect(self._turn)

    def show_looks(self, looks: dict[str, CardLook], lit: str | None) -> None:
        """Show these cards, one of them lit; those that look otherwise than before turn over."""
        self._old, self._looks, self.lit = self._looks, looks, lit if lit in looks else None
        turns = any(self._old.get(label, look) != look for label, look in looks.items())
        self._done = 1.0
        if self.motion and turns:
            self._done = 0.0
            self._run.start()
        self.update()

    @property
    def boxes(self) -> dict[str, QRectF]:
        """Where each card lies."""
        count = len(self._looks)
        if not count:
            return {}
        wide = (self.width() - 2 * _RIM - (count - 1) * _GAP) / count
        width = max(min(wide, (self.height() - 2 * _RIM) / ASPECT, _MOST_WIDTH), 48.0)
        left = (self.width() - count * width - (count - 1) * _GAP) / 2
        top = (self.height() - width * ASPECT) / 2
        return {
            label: QRectF(left + place * (width + _GAP), top, width, width * ASPECT)
            for place, label in enumerate(self._looks)
        }

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which card was touched, and where."""
        at = event.position()
        for label, box in self.boxes.items():
            if box.contains(at):
                self.touched.emit(label, at.y() > box.center().y())
                return
        self.touched.emit("", False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, and the light behind the one touched."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        for label, box in self.boxes.items():
            half_way = self._done < 0.5 and label in self._old
            look = self._old[label] if half_way else self._looks[label]
            turning = self._done < 1 and self._old.get(label, look) != self._looks[label]
            if label == self.lit and not turning:
                self._light(painter, box)
            thin = abs(math.cos(math.pi * self._done)) if turning else 1.0
            middle = box.center()
            picture = self._pictures.card(look, box.width(), box.height(), ratio)
            painter.save()
            painter.translate(middle)
            painter.scale(max(thin, 0.02), 1)
            painter.drawPixmap(QPointF(-box.width() / 2, -box.height() / 2), picture)
            painter.restore()
        painter.end()

    def _light(self, painter: QPainter, box: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step, strength in ((10, 40), (6, 90), (3, 255)):
            color = QColor(self.roles.accent)
            color.setAlpha(strength)
            painter.setPen(QPen(color, 4))
            painter.drawRoundedRect(box.adjusted(-step, -step, step, step), 20, 20)

    def _turn(self, done: float) -> None:
        self._done = done
        self.update()
