"""Zoom, pan and the rubber band of the desk: what the mouse does to the view rather than to a card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QGraphicsView, QRubberBand

LEAST, MOST = 0.5, 4.0
STEP = 1.2
FITS = 1.0


class Zoom:
    """How large a desk is shown: at 1 it fits the view, larger it scrolls, smaller its cards make room for more."""

    def __init__(self, view: QGraphicsView, arrange: Callable[[], None]) -> None:
        self.factor = FITS
        self._view = view
        self._arrange = arrange
        self._pan_from: QPoint | None = None

    def room(self) -> tuple[float, float]:
        """The size in which to lay out the desk."""
        size, factor = self._view.viewport().size(), min(self.factor, FITS)
        return size.width() / factor, size.height() / factor

    def by(self, steps: float) -> None:
        """Zoom in by so many steps, out if negative, about the mouse or the middle."""
        self.to(self.factor * STEP**steps)

    def to(self, factor: float) -> None:
        """Show the desk at a factor between 0.5 and 4."""
        factor = min(max(factor, LEAST), MOST)
        # Steps up and down again end at the very size at which the desk fits.
        factor = FITS if abs(factor - FITS) < 0.03 else factor
        if factor == self.factor:
            return
        policy = Qt.ScrollBarPolicy
        self._view.setHorizontalScrollBarPolicy(
            policy.ScrollBarAsNeeded if factor > FITS else policy.ScrollBarAlwaysOff
        )
        self._view.scale(factor / self.factor, factor / self.factor)
        self.factor = factor
        self._arrange()

    def begin_pan(self, at: QPoint) -> None:
        """Hold the desk where the mouse is."""
        self._pan_from = at

    def pan(self, at: QPoint) -> bool:
        """Move the desk with the mouse; whether it is held."""
        if self._pan_from is None:
            return False
        moved, self._pan_from = at - self._pan_from, at
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() - moved.x())
        down.setValue(down.value() - moved.y())
        return True

    def end_pan(self) -> None:
        """Let the desk go."""
        self._pan_from = None


class RubberBand:
    """A rubber band over a view, shown once the mouse has moved far enough."""

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self._from: QPoint | None = None
        self._shown: QRubberBand | None = None

    def begin(self, at: QPoint) -> None:
        """Fix one corner."""
        self._from = at

    def stretch(self, at: QPoint) -> bool:
        """Move the other corner; whether there is a band."""
        if self._from is None:
            return False
        if self._shown is None:
            if (at - self._from).manhattanLength() < QApplication.startDragDistance():
                return True
            self._shown = QRubberBand(QRubberBand.Shape.Rectangle, self._view.viewport())
            self._shown.setGeometry(QRect(self._from, QSize()))
            self._shown.show()
        self._shown.setGeometry(QRect(self._from, at).normalized())
        return True

    def end(self) -> QRect | None:
        """Take the band away; give what it surrounded, None where there was none."""
        shown, self._shown, self._from = self._shown, None, None
        if shown is None:
            return None
        caught = shown.geometry()
        shown.hide()
        shown.deleteLater()
        return caught
