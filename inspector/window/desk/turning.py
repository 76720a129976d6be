"""Turning is shown: a card that shows another face turns over, one that is tapped or flipped turns round, in 160 ms."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyle

MILLISECONDS = 160
# Never quite edge-on: such a transform could not be undone for finding what lies under the mouse.
_THINNEST = 0.03


def motion_wanted() -> bool:
    """Whether the system lets widgets move, and there is anybody to see it."""
    app = QApplication.instance()
    if not isinstance(app, QApplication) or app.platformName() == "offscreen":
        return False
    return app.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0


class Turning:
    """Moves one item, which shows itself upright meanwhile.

    ``half_way`` is called when its other face comes into view, ``show`` whenever it begins or ends.
    """

    def __init__(self, item: QGraphicsItem, show: Callable[[], None]) -> None:
        self._item = item
        self._show = show
        self._half_way: Callable[[], None] | None = None
        self._from = self._to = 0.0
        self._over = False
        self._run: QVariantAnimation | None = None

    @property
    def is_on(self) -> bool:
        """Whether the item moves now."""
        return self._run is not None and self._run.state() is QVariantAnimation.State.Running

    def start(self, turn: tuple[float, float], half_way: Callable[[], None] | None) -> None:
        """Turn round from one angle to another, and over where there is something to do half way."""
        self.finish()
        (self._from, self._to), self._half_way = turn, half_way
        self._over = half_way is not None
        # Most cards never move, so only those that do have an animation.
        self._run = self._run or self._animation()
        self._run.start()
        self._show()
        self._item.setRotation(self._from)

    def finish(self) -> None:
        """Be at the end at once."""
        if self._run is not None:
            self._run.stop()
        self._show_other()
        self._item.setTransform(QTransform())
        self._item.setRotation(0.0)
        self._show()

    def _animation(self) -> QVariantAnimation:
        run = QVariantAnimation()
        run.setDuration(MILLISECONDS)
        run.setStartValue(0.0)
        run.setEndValue(1.0)
        run.setEasingCurve(QEasingCurve.Type.InOutQuad)
        run.valueChanged.connect(self._move)
        run.finished.connect(self.finish)
        return run

    def _move(self, done: float) -> None:
        if self._over:
            if done >= 0.5:
                self._show_other()
            self._item.setTransform(QTransform().scale(max(abs(math.cos(math.pi * done)), _THINNEST), 1))
        if self._from or self._to:
            self._item.setRotation(self._from + (self._to - self._from) * done)

    def _show_other(self) -> None:
        half_way, self._half_way = self._half_way, None
        if half_way is not None:
            half_way()
