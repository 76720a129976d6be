"""Fingers on the desk: a tap is a click, a long press opens the menu, one finger drags, two fingers zoom."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QEventPoint, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from inspector.window.desk.zooming import Zoom

LONG_MS = 550
_TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


class Touching(QObject):
    """Turns what fingers do on a view into what a mouse would do; ``give_up`` ends a drag that two fingers cut off."""

    def __init__(self, view: QGraphicsView, zoom: Zoom, give_up: Callable[[], bool]) -> None:
        super().__init__(view)
        self._view, self._zoom, self._give_up = view, zoom, give_up
        self._from: QPoint | None = None
        self._held_down = False
        self._pinched: tuple[float, float] | None = None
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG_MS)
        self._long.timeout.connect(self._press_long)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what fingers do before the view sees it."""
        del watched
        if event.type() not in _TOUCHES or not isinstance(event, QTouchEvent):
            return False
        points = event.points()
        if event.type() == QEvent.Type.TouchCancel:
            self._end_mouse(None)
        elif len(points) >= 2 and event.type() != QEvent.Type.TouchEnd:
            self._pinch(points[0].position(), points[1].position())
        elif points and self._pinched is None:
            self._follow(points[0])
        if event.type() == QEvent.Type.TouchEnd:
            self._pinched = self._from = None
        event.accept()
        return True

    def _follow(self, point: QEventPoint) -> None:
        at = point.position().toPoint()
        if point.state() == QEventPoint.State.Pressed:
            self._from, self._held_down = at, True
            self._send(QEvent.Type.MouseButtonPress, at)
            self._long.start()
        elif point.state() == QEventPoint.State.Released:
            self._end_mouse(at)
        elif self._held_down:
            if self._from is not None and (at - self._from).manhattanLength() >= QApplication.startDragDistance():
                self._long.stop()
            self._send(QEvent.Type.MouseMove, at)

    def _end_mouse(self, at: QPoint | None) -> None:
        """Let the button go where the finger was lifted; without a place, give up what was begun."""
        self._long.stop()
        held, self._held_down = self._held_down, False
        if held and at is not None:
            self._send(QEvent.Type.MouseButtonRelease, at)
        elif held:
            self._give_up()

    def _press_long(self) -> None:
        """Open the menu of what lies under the finger."""
        at = self._from
        if at is None or not self._held_down:
            return
        self._end_mouse(at)
        menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, self._view.viewport().mapToGlobal(at))
        QApplication.sendEvent(self._view.viewport(), menu)

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        """Zoom as far as two fingers spread; a second finger is no drag."""
        self._end_mouse(None)
        apart = max(math.hypot(one.x() - other.x(), one.y() - other.y()), 1.0)
        if self._pinched is None:
            self._pinched = (apart, self._zoom.factor)
        else:
            self._zoom.to(self._pinched[1] * apart / self._pinched[0])

    def _send(self, kind: QEvent.Type, at: QPoint) -> None:
        view = self._view.viewport()
        left = Qt.MouseButton.LeftButton
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else left
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else left
        place, on_screen = QPointF(at), QPointF(view.mapToGlobal(at))
        QApplication.sendEvent(view, QMouseEvent(kind, place, on_screen, button, held, Qt.KeyboardModifier.NoModifier))
