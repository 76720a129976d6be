"""Light falls through a door of a Room as it is unlocked, and fades."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QColor, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from inspector.drawing import CardLook, Door
from inspector.window.desk.removing import end_with, take_away

MILLISECONDS = 600
_BRIGHTEST, _LAMP = 190, "#FFE9A8"


def doors_opened(old: CardLook, new: CardLook) -> tuple[int, ...]:
    """The doors of a Room that were locked and are unlocked: 0 is the upper one as the card is drawn."""
    if len(old.halves) != len(new.halves):
        return ()
    pairs = enumerate(zip(old.halves, new.halves, strict=True))
    return tuple(at for at, (was, now) in pairs if was.door is Door.LOCKED and now.door is Door.UNLOCKED)


class DoorLight:
    """The light on one card."""

    def __init__(self, item: QGraphicsItem) -> None:
        self._item = item
        self._fields: list[tuple[QGraphicsRectItem, QRectF]] = []
        self._run: QVariantAnimation | None = None

    def fall(self, card: QRectF, middle: float, doors: tuple[int, ...]) -> None:
        """Light these doors of a card whose halves meet at the height ``middle``."""
        self.end()
        upper = QRectF(card.left(), card.top(), card.width(), middle - card.top())
        lower = QRectF(card.left(), middle, card.width(), card.bottom() - middle)
        for door in doors:
            box = lower if door else upper
            field = QGraphicsRectItem(box.adjusted(4, 4, -4, -4), self._item)
            field.setPen(QPen(Qt.PenStyle.NoPen))
            self._fields.append((field, box))
        # Most cards are no Rooms, so only those that are have an animation.
        self._run = self._run or self._animation()
        self._run.start()

    def end(self) -> None:
        """Take the light away."""
        if self._run is not None:
            self._run.stop()
        fields, self._fields = self._fields, []
        for field, _ in fields:
            take_away(field)

    def _animation(self) -> QVariantAnimation:
        run = QVariantAnimation()
        run.setDuration(MILLISECONDS)
        run.setStartValue(1.0)
        run.setEndValue(0.0)
        run.setEasingCurve(QEasingCurve.Type.InQuad)
        run.valueChanged.connect(self._shine)
        run.finished.connect(self.end)
        return end_with(run, self._item.scene())

    def _shine(self, strength: float) -> None:
        for field, box in self._fields:
            light = QRadialGradient(box.center(), 0.7 * box.width())
            for place, share in ((0.0, 1.0), (1.0, 0.25)):
                shade = QColor(_LAMP)
                shade.setAlpha(round(_BRIGHTEST * strength * share))
                light.setColorAt(place, shade)
            field.setBrush(QBrush(light))
