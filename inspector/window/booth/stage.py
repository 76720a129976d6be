"""The stage of the booth: a few cards as high as there is room, in space: light behind them, the other side too."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap, QRadialGradient, QTransform
from PySide6.QtWidgets import QWidget

from inspector.drawing import CardLook
from inspector.window.desk.items import is_flipped, is_turned_over
from inspector.window.desk.rows import ASPECT
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles

MILLISECONDS = 600
_GAP, _RIM = 30.0, 30.0
# The degrees about the upright and the level axis by which a card stands, and the other side behind it.
_STANDS, _BEHIND = (12.0, 1.5), (26.0, 5.0)
_DISTANCE = 2000.0
_STEEPEST = 88.0
_GLOW = {"W": "#E8DCA8", "U": "#4F8FCB", "B": "#8B7A99", "R": "#D0604B", "G": "#5B9E63", "": "#9AA4AE"}


class Shown(msgspec.Struct, frozen=True):
    """One card on the stage: how it looks, and its other side where it has one behind it."""

    look: CardLook
    other: CardLook | None = None


class Stage(QWidget):
    """Shows cards; ``touched`` is emitted with a label and whether the lower half was touched, or with an empty one."""

    touched = Signal(str, bool)

    def __init__(self, pictures: Pictures, roles: Roles, *, motion: bool) -> None:
        super().__init__()
        self.setMinimumSize(220, 240)
        self.motion = motion
        self.roles = roles
        self.lit: str | None = None
        self._pictures = pictures
        self._cards: dict[str, Shown] = {}
        self._old: dict[str, Shown] = {}
        self._done = 1.0
        self._dark: dict[object, QPixmap] = {}
        self._run = QVariantAnimation(self)
        self._run.setDuration(MILLISECONDS)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._run.valueChanged.connect(self._turn)

    def show_cards(self, cards: dict[str, Shown], lit: str | None) -> None:
        """Show these cards, one of them lit; those that look otherwise than before turn over."""
        if cards == self._cards and lit == self.lit:
            return
        self._old, self._cards, self.lit = self._cards, cards, lit if lit in cards else None
        turns = any(self._old.get(label, card).look != card.look for label, card in cards.items())
        self._done = 1.0
        if self.motion and turns:
            self._done = 0.0
            self._run.start()
        self.update()

    @property
    def boxes(self) -> dict[str, QRectF]:
        """Where each card lies, as if it lay flat."""
        count = len(self._cards)
        if not count:
            return {}
        wide = (self.width() - 2 * _RIM - (count - 1) * _GAP) / count
        if any(card.other is not None for card in self._cards.values()):
            # A part of the other side is seen beside it.
            wide *= 0.82
        width = max(min(wide, (self.height() - 2 * _RIM) / ASPECT), 48.0)
        left = (self.width() - count * width - (count - 1) * _GAP) / 2
        left += 0.06 * width if count == 1 else 0.0
        top = (self.height() - width * ASPECT) / 2
        return {
            label: QRectF(left + place * (width + _GAP), top, width, width * ASPECT)
            for place, label in enumerate(self._cards)
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
        """Paint the other sides behind, and the cards before them."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        boxes = self.boxes
        for label, box in boxes.items():
            card, before = self._cards[label], self._old.get(label)
            changes = self._done < 1 and before is not None and before.look != card.look
            flips = changes and before is not None and is_flipped(before.look, card.look)
            turns = flips or (changes and before is not None and is_turned_over(before.look, card.look))
            shown = before if turns and before is not None and self._done < 0.5 else card
            if card.other is not None and not turns:
                self._paint_behind(painter, box, card.other)
            self._throw_shadow(painter, box)
            self._paint(painter, box, self._picture(shown.look, box), self._angle(turns and not flips), flips)
            if changes and not turns:
                self._shine(painter, box)
        painter.end()

    def _angle(self, turns: bool) -> float:
        if not turns:
            return _STANDS[0]
        half = 2 * self._done if self._done < 0.5 else 2 * self._done - 1
        if self._done < 0.5:
            return min(_STANDS[0] + (90 - _STANDS[0]) * half, _STEEPEST)
        return max(-90 + (90 + _STANDS[0]) * half, -_STEEPEST)

    def _picture(self, look: CardLook, box: QRectF) -> QPixmap:
        return self._pictures.card(look, box.width(), box.height(), self.devicePixelRatioF())

    def _paint(self, painter: QPainter, box: QRectF, picture: QPixmap, angle: float, flips: bool = False) -> None:
        painter.save()
        painter.setTransform(_standing(box.center(), angle, _STANDS[1]), combine=True)
        if flips:
            painter.rotate(180.0 * self._done if self._done < 0.5 else 180.0 * (self._done - 1))
        painter.drawPixmap(QPointF(-box.width() / 2, -box.height() / 2), picture)
        painter.restore()

    def _shine(self, painter: QPainter, box: QRectF) -> None:
        """Let light fall on a card that has become something else without being moved: a door opens, a copy begins."""
        painter.save()
        painter.setTransform(_standing(box.center(), *_STANDS), combine=True)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 236, 176, round(200 * (1 - self._done))))
        half = QPointF(box.width() / 2, box.height() / 2)
        painter.drawRoundedRect(QRectF(-half, half), 0.045 * box.width(), 0.045 * box.width())
        painter.restore()

    def _paint_behind(self, painter: QPainter, box: QRectF, other: CardLook) -> None:
        """The other side, in half the light."""
        picture = self._picture(other, box)
        key = picture.cacheKey()
        if key not in self._dark:
            if len(self._dark) > 12:
                self._dark.clear()
            dark = picture.copy()
            shade = QPainter(dark)
            shade.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            shade.fillRect(dark.rect(), QColor(0, 0, 0, 110))
            shade.end()
            self._dark[key] = dark
        middle = box.center() + QPointF(-0.30 * box.width(), 0.01 * box.height())
        painter.save()
        painter.setTransform(_standing(middle, *_BEHIND), combine=True)
        painter.scale(0.94, 0.94)
        painter.drawPixmap(QPointF(-box.width() / 2, -box.height() / 2), self._dark[key])
        painter.restore()

    def _throw_shadow(self, painter: QPainter, box: QRectF) -> None:
        if self.roles.name == "contrast":
            return
        painter.save()
        painter.translate(box.center() + QPointF(-0.05 * box.width(), 0.05 * box.height()))
        painter.scale(0.66 * box.width(), 0.62 * box.height())
        shadow = QRadialGradient(QPointF(0, 0), 1.0)
        for place, alpha in ((0.0, 150), (0.72, 120), (1.0, 0)):
            shadow.setColorAt(place, QColor(0, 0, 0, alpha if self.roles.name == "dark" else alpha // 2))
        painter.fillRect(QRectF(-1, -1, 2, 2), QBrush(shadow))
        painter.restore()

    def paint_light(self, painter: QPainter) -> None:
        """Paint the light behind the cards on the ground that the stage stands on, in its own coordinates."""
        if self.roles.name == "contrast":
            return
        for label, box in self.boxes.items():
            self._light(painter, box, self._cards[label].look)

    def _light(self, painter: QPainter, box: QRectF, look: CardLook) -> None:
        colors = look.face.colors
        color = QColor(_GLOW[next((letter for letter in "WUBRG" if letter in colors), "")])
        radius = 0.95 * box.height()
        light = QRadialGradient(box.center(), radius)
        for place, share in ((0.0, 0.42), (0.5, 0.24), (1.0, 0.0)):
            color.setAlphaF(share)
            light.setColorAt(place, color)
        around = QRectF(box.center() - QPointF(radius, radius), box.center() + QPointF(radius, radius))
        painter.fillRect(around, QBrush(light))

    def _turn(self, done: float) -> None:
        self._done = done
        self.update()


def _standing(middle: QPointF, upright: float, level: float) -> QTransform:
    """How what lies about its own middle is seen when it stands there, turned about both axes."""
    seen = QTransform()
    seen.translate(middle.x(), middle.y())
    seen.rotate(level, Qt.Axis.XAxis, _DISTANCE)
    seen.rotate(upright, Qt.Axis.YAxis, _DISTANCE)
    return seen
