"""What the desk's items show, made ready once: a card with its shadow, cropped and turned as it lies; ring and button.

A repaint then only copies pictures to the screen: no Python, no scaling, no clipping and no turning for each card.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QTransform

from inspector.drawing import Box, CardLook, may_lie, measure
from inspector.window.desk.rows import CardPlace
from inspector.window.style.icons import turn_arrows
from inspector.window.style.pictures import LEAST_HEIGHT, LEAST_WIDTH, Pictures
from inspector.window.style.theme import LIGHT, Roles
from inspector.window.style.type_faces import sans

SHADOW = 8.0
# How far the shadow of a lifted card reaches beyond it.
_THROWN, _NIGHT = 40.0, "#1E1A12"
RIM = 7.0
BUTTON = 11.0
_MOST_KEPT = 160
# Places take little room, and a crowd asks for that of every card.
_MOST_MEASURED = 2_000


class DeskLook:
    """What all items of a desk share: the colors, the pictures, and what is made of them.

    ``ratio`` is how many device pixels a unit of the desk takes: the screen's ratio times the zoom.
    """

    def __init__(self, pictures: Pictures, roles: Roles = LIGHT) -> None:
        self.pictures = pictures
        self.roles = roles
        self.motion = False
        self.ratio = 1.0
        self._kept: dict[Hashable, QPixmap] = {}
        self._parts: dict[Hashable, tuple[tuple[str, QRectF], ...]] = {}

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self.roles = roles
        self.pictures.set_theme(roles.name)

    def set_motion(self, on: bool) -> None:
        """Show cards as they turn, or not."""
        self.motion = on

    def set_ratio(self, ratio: float) -> None:
        """Take how many device pixels a unit of the desk has."""
        self.ratio = ratio

    def has_face(self, look: CardLook, place: CardPlace) -> bool:
        """Whether a card's face need not be redrawn."""
        return self.pictures.keeps(self._key(look, place))

    def card(self, look: CardLook, place: CardPlace) -> QPixmap:
        """A card as it lies, its middle being that of the pixmap unless only its upper part is in view."""
        return self.pictures.once(self._key(look, place), lambda: self._card(look, place))

    def _key(self, look: CardLook, place: CardPlace) -> Hashable:
        return (look, place.box.w, place.box.h, place.shown, place.turn, self.ratio)

    def _card(self, look: CardLook, place: CardPlace) -> QPixmap:
        if place.turn:
            box = place.box
            upright = CardPlace(place.label, place.spot, box, place.level)
            return self._turned(self.card(look, upright), place.turn)
        box = place.box
        # The other side of a card that lies on its side stands upright over the place of the card.
        across, down = (box.h, box.w) if box.w > box.h and not may_lie(look) else (box.w, box.h)
        face = self.pictures.draw(look, across, down, self.ratio)
        if place.shown < 1:
            crop = face.copy(QRect(0, 0, face.width(), round(face.height() * place.shown)))
            crop.setDevicePixelRatio(self.ratio)
            return crop
        return self._on_shadow(face)

    def part(self, look: CardLook, place: CardPlace, role: str) -> QRectF | None:
        """Where a part of a card stands, such as its ``plate``, from its upper left corner; None where it has none."""
        return next((box for _, box in self.parts(look, place, role)), None)

    def parts(self, look: CardLook, place: CardPlace, role: str) -> tuple[tuple[str, QRectF], ...]:
        """All parts of a kind with what they say, such as each ``badge``, from the upper left corner.

        None where the card is smaller than any is drawn, and its picture shrunk.
        """
        key = (role, look, place.box.w, place.box.h, self.ratio)
        if key not in self._parts:
            if len(self._parts) >= _MOST_MEASURED:
                self._parts.clear()
            size = (round(place.box.w * self.ratio), round(place.box.h * self.ratio))
            is_drawn = min(size) >= LEAST_WIDTH and max(size) >= LEAST_HEIGHT
            boxes = [box for box in measure(look, size, self.ratio) if box.role == role] if is_drawn else []
            self._parts[key] = tuple((box.text, _rect(box, self.ratio)) for box in boxes)
        return self._parts[key]

    def thrown_shadow(self, card: QRectF) -> QPixmap:
        """The shadow that a lifted card throws, its middle being that of the pixmap."""
        key = ("thrown", card.size().toTuple(), self.ratio, self.roles.name)
        return self._once(key, lambda: self._paint(card.size(), _THROWN, self._paint_thrown, ratio=1.0))

    def _paint_thrown(self, painter: QPainter, card: QRectF) -> None:
        if self.roles.name != "contrast":
            _soft(painter, card.translated(0, 14), 22, 0.55 if self.roles.name == "dark" else 0.34, _NIGHT)

    def unknown(self, place: CardPlace) -> QPixmap:
        """What stands for a card until its face is drawn."""
        size = QSizeF(place.box.w, place.box.h * place.shown)
        key = ("unknown", size.toTuple(), place.turn, self.ratio, self.roles.name)
        return self._once(key, lambda: self._turned(self._paint(size, SHADOW, self._paint_unknown), place.turn))

    def ring(self, card: QRectF, *, strong: bool, dashed: bool) -> QPixmap:
        """The ring about a card of this size."""
        key = ("ring", card.size().toTuple(), strong, dashed, self.ratio, self.roles.name)
        return self._once(key, lambda: self._paint(card.size(), RIM, lambda on, at: self._ring(on, at, strong, dashed)))

    def button(self) -> QPixmap:
        """The button that turns a card over."""
        size = QSizeF(2 * BUTTON, 2 * BUTTON)
        return self._once(("button", self.ratio, self.roles.name), lambda: self._paint(size, 2, self._paint_button))

    def badge(self, words: str, *, strong: bool, small: bool = False) -> QPixmap:
        """A few words on a card, or a ``small`` one: how many there are if ``strong``, else what is covered of it."""
        key = ("badge", words, strong, small, self.ratio, self.roles.name)
        font = sans(13 if strong and not small else 11.5, strong=True)
        metrics = QFontMetricsF(font)
        rims = (0 if not strong else 1 if small else 4, 8 if small or not strong else 14)
        size = QSizeF(metrics.horizontalAdvance(words) + rims[1], metrics.height() + rims[0])

        def paint(painter: QPainter, field: QRectF) -> None:
            ground, ink = (self.roles.ink, self.roles.surface) if strong else (self.roles.surface, self.roles.ink)
            round_ = field.height() / 2 if strong else 4
            painter.setPen(QPen(QColor(self.roles.surface if strong else self.roles.ink), 1))
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(field, round_, round_)
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, words)

        return self._once(key, lambda: self._paint(size, 1, paint))

    def count(self, cards: int) -> QPixmap:
        """How many cards the mouse holds, to stand beside it."""
        size = QSizeF(76, 24)
        key = ("count", cards, self.ratio, self.roles.name)
        return self._once(key, lambda: self._paint(size, 2, lambda on, at: self._paint_count(on, at, cards)))

    def _on_shadow(self, face: QPixmap) -> QPixmap:
        size = QSizeF(face.width() / self.ratio, face.height() / self.ratio)
        key = ("shadow", face.size().toTuple(), self.ratio, self.roles.name)
        whole = self._once(key, lambda: self._paint(size, SHADOW, self._paint_shadow)).copy()
        painter = QPainter(whole)
        painter.drawPixmap(QPointF(SHADOW, SHADOW), face)
        painter.end()
        return whole

    def _turned(self, upright: QPixmap, turn: float) -> QPixmap:
        if not turn:
            return upright
        turned = upright.transformed(QTransform().rotate(turn), Qt.TransformationMode.SmoothTransformation)
        turned.setDevicePixelRatio(self.ratio)
        return turned

    def _once(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        if key not in self._kept:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[key] = make()
        return self._kept[key]

    def _paint(
        self, size: QSizeF, rim: float, paint: Callable[[QPainter, QRectF], None], *, ratio: float = 0.0
    ) -> QPixmap:
        """A transparent pixmap with a rim about what is painted; what is soft need not be as fine as the screen."""
        ratio = ratio or self.ratio
        pixmap = QPixmap(round((size.width() + 2 * rim) * ratio), round((size.height() + 2 * rim) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(QPointF(rim, rim), size))
        painter.end()
        return pixmap

    def _paint_shadow(self, painter: QPainter, card: QRectF) -> None:
        if self.roles.name == "contrast":
            return
        strong = 2.0 if self.roles.name == "dark" else 1.0
        _soft(painter, card.translated(0, 2.5), 4.5, min(0.24 * strong, 0.5), self.roles.shadow)
        _soft(painter, card.translated(0, 1), 1.5, min(0.20 * strong, 0.4), self.roles.shadow)

    def _paint_unknown(self, painter: QPainter, card: QRectF) -> None:
        self._paint_shadow(painter, card)
        painter.setPen(QPen(QColor(self.roles.line), 1))
        painter.setBrush(QColor(self.roles.raised))
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)

    def _ring(self, painter: QPainter, card: QRectF, strong: bool, dashed: bool) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.roles.zone), 2))
        painter.drawRoundedRect(card.adjusted(-1.5, -1.5, 1.5, 1.5), 8, 8)
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(self.roles.accent), 3.2 if strong else 2.2, style))
        painter.drawRoundedRect(card.adjusted(-4, -4, 4, 4), 10, 10)

    def _paint_button(self, painter: QPainter, field: QRectF) -> None:
        painter.setPen(QPen(QColor(self.roles.line), 1))
        painter.setBrush(QColor(self.roles.raised))
        painter.drawEllipse(field)
        turn_arrows(painter, field.center(), BUTTON, QColor(self.roles.accent))

    def _paint_count(self, painter: QPainter, field: QRectF, cards: int) -> None:
        painter.setPen(QPen(QColor(self.roles.on_accent), 1.4))
        painter.setBrush(QColor(self.roles.accent))
        painter.drawRoundedRect(field, 12, 12)
        painter.setFont(sans(13, strong=True))
        painter.drawText(field, Qt.AlignmentFlag.AlignCenter, f"{cards} cards")


def _rect(box: Box, ratio: float) -> QRectF:
    return QRectF(*(each / ratio for each in (box.left, box.top, box.width, box.height)))


def _soft(painter: QPainter, card: QRectF, blur: float, strength: float, color: str) -> None:
    """A shadow with a soft edge: rounded fields on one another, each a little larger and all of them faint."""
    painter.setPen(Qt.PenStyle.NoPen)
    steps = min(max(round(blur), 2), 24)
    shade = QColor(color)
    # Fields on one another add up to the strength in the middle.
    shade.setAlphaF(1.0 - (1.0 - strength) ** (1.0 / steps))
    painter.setBrush(shade)
    for step in range(steps):
        out = blur * (2.0 * step / (steps - 1) - 1.0)
        round_ = max(7.0 + out, 2.0)
        painter.drawRoundedRect(card.adjusted(-out, -out, out, out), round_, round_)
