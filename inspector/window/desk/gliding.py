"""Cards glide to where they come to lie: between zones and as rows are laid out anew, all of them in one movement."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from inspector.window.desk.items import CardItem
from inspector.window.desk.removing import end_with
from inspector.window.desk.turning import MILLISECONDS

# Shorter ways are gone at once.
_LEAST_WAY = 1.5


class Gliding:
    """Moves items from where they were to where they lie; whatever the user does meanwhile ends it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._moves: list[tuple[CardItem, QPointF, QPointF]] = []
        self._run = end_with(QVariantAnimation(), scene)
        self._run.setDuration(MILLISECONDS)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self._move)
        self._run.finished.connect(self.finish)

    @property
    def is_on(self) -> bool:
        """Whether cards move now."""
        return bool(self._moves)

    def start(self, before: dict[CardItem, QPointF]) -> None:
        """Let items glide from where they were to where they are now."""
        self.finish()
        ways = [(item, old, item.pos()) for item, old in before.items()]
        self._moves = [way for way in ways if (way[1] - way[2]).manhattanLength() > _LEAST_WAY]
        if not self._moves:
            return
        for item, old, _ in self._moves:
            item.setPos(old)
        self._run.start()

    def finish(self) -> None:
        """Be at the end at once."""
        moves, self._moves = self._moves, []
        self._run.stop()
        for item, _, new in moves:
            if item.scene() is not None:
                item.setPos(new)

    def _move(self, done: float) -> None:
        for item, old, new in self._moves:
            item.setPos(old + (new - old) * done)
