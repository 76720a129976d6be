"""Turning is shown: a card that shows another face turns over in space, one that is tapped or flipped turns round."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyle

from inspector.window.desk.removing import end_with

# Of what turns round or glides, and of what turns over or flips.
MILLISECONDS, OVER_MILLISECONDS = 160, 320
# Never quite edge-on: such a transform could not be undone for finding what lies under the mouse.
_STEEPEST = 88.0
# How far the eye is from a card, in its own widths at the desk's usual size; and how far it is lifted as it turns.
_DISTANCE = 900.0
_LIFT = 0.07


def motion_wanted() -> bool:
    """Whether the system lets widgets move, and there is anybody to see it."""
    app = QApplication.instance()
    if not isinstance(app, QApplication) or app.platformName() == "offscreen":
        return False
    return app.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0


def turning_seen(done: float) -> tuple[QTransform, float]:
    """How a card is seen when so much of its turn about the upright axis is done, and how much light it has lost.

    The light is 0 for a card that lies flat and 1 for one that stands on its edge.
    """
    angle = 180.0 * done if done < 0.5 else 180.0 * (done - 1.0)
    angle = math.copysign(min(abs(angle), _STEEPEST), angle)
    lifted = 1.0 + _LIFT * math.sin(math.pi * done)
    seen = QTransform()
    seen.scale(lifted, lifted)
    seen.rotate(angle, Qt.Axis.YAxis, _DISTANCE)
    return seen, math.sin(math.radians(abs(angle)))


class Turning:
    """Moves one item, which shows itself upright meanwhile.

    ``half_way`` is called when its other face comes into view, ``show`` whenever it begins or ends, ``shade`` with how
    much light it has lost.
    """

    def __init__(self, item: QGraphicsItem, show: Callable[[], None], shade: Callable[[float], None]) -> None:
        self._item = item
        self._show, self._shade = show, shade
        self._new_face: Callable[[], None] | None = None
        self._from = self._to = 0.0
        self._over = False
        self._run: QVariantAnimation | None = None

    @property
    def is_on(self) -> bool:
        """Whether the item moves now."""
        return self._run is not None and self._run.state() is QVariantAnimation.State.Running

    def start(self, turn: tuple[float, float], new_face: Callable[[], None] | None, *, over: bool) -> None:
        """Turn round from one angle to another, and over if wanted: half way ``new_face`` comes into view.

        Of a card that does not turn over it comes into view at the end: what was upside down is read upright then.
        """
        self.finish()
        (self._from, self._to), self._new_face, self._over = turn, new_face, over
        # Most cards never move, so only those that do have an animation.
        self._run = self._run or self._animation()
        self._run.setDuration(MILLISECONDS if new_face is None else OVER_MILLISECONDS)
        self._run.start()
        self._show()
        self._item.setRotation(self._from)

    def finish(self) -> None:
        """Be at the end at once."""
        if self._run is not None:
            self._run.stop()
        self._show_new_face()
        self._item.setTransform(QTransform())
        self._item.setRotation(0.0)
        self._shade(0.0)
        self._show()

    def _animation(self) -> QVariantAnimation:
        run = QVariantAnimation()
        run.setStartValue(0.0)
        run.setEndValue(1.0)
        run.setEasingCurve(QEasingCurve.Type.InOutCubic)
        run.valueChanged.connect(self._move)
        run.finished.connect(self.finish)
        return end_with(run, self._item.scene())

    def _move(self, done: float) -> None:
        if self._over:
            if done >= 0.5:
                self._show_new_face()
            seen, lost = turning_seen(done)
            self._item.setTransform(seen)
            self._shade(lost)
        if self._from or self._to:
            self._item.setRotation(self._from + (self._to - self._from) * done)

    def _show_new_face(self) -> None:
        new_face, self._new_face = self._new_face, None
        if new_face is not None:
            new_face()
