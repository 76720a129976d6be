"""The soft edge where what can be scrolled goes on: a line that is cut in half says that there is more of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

HEIGHT = 22


class MoreBelow(QWidget):
    """Lies over the lower edge of a scrolled area, and fades into the color behind it while more stands below.

    It takes neither the mouse nor the focus, and a screen reader does not meet it.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._color = QColor(Qt.GlobalColor.transparent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        area.viewport().installEventFilter(self)
        self.hide()

    def set_color(self, color: str) -> None:
        """Fade into a color, ``#RRGGBB``: the one that lies behind the area."""
        self._color = QColor(color)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the lower edge when the area takes another size."""
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        bar, view = self._area.verticalScrollBar(), self._area.viewport().geometry()
        self.setVisible(bar.value() < bar.maximum())
        self.setGeometry(QRect(view.left(), view.bottom() + 1 - HEIGHT, view.width(), HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fade over all that is painted there."""
        super().paintEvent(event)
        clear = QColor(self._color)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(0, clear)
        fade.setColorAt(1, self._color)
        QPainter(self).fillRect(self.rect(), fade)
