"""The desk's graphics items: a zone, and a card. They paint what they are given and know no rules."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from inspector.drawing import CardLook
from inspector.rules import Reason
from inspector.window.arrange import CardPlace
from inspector.window.desk_scene import CardView
from inspector.window.icons import turn_arrows
from inspector.window.pictures import Pictures
from inspector.window.places import Box, Spot
from inspector.window.theme import LIGHT, Roles
from inspector.window.turning import Turning
from inspector.window.type_faces import sans, serif

RIM = 7.0
BUTTON = 11.0
SHADOW = 5.0
_MOST_SHADOWS = 24


class Target(msgspec.Struct, frozen=True):
    """What dropping the dragged card in a zone would do: whether it is possible, and in words what or why not."""

    possible: bool
    text: str
    reasons: tuple[Reason, ...] = ()


class Look:
    """What all items of a desk share: the colors and the pictures."""

    def __init__(self, pictures: Pictures, roles: Roles = LIGHT) -> None:
        self.pictures = pictures
        self.roles = roles
        self.motion = False
        self._shadows: dict[tuple[int, int, float, str], QPixmap] = {}

    def shadow(self, width: float, height: float, ratio: float) -> QPixmap:
        """The shadow of a card, painted once for each size: 60 of them painted anew take longer than the cards."""
        key = (round(width), round(height), ratio, self.roles.shadow)
        if key not in self._shadows:
            if len(self._shadows) >= _MOST_SHADOWS:
                self._shadows.clear()
            self._shadows[key] = _shadow(*key)
        return self._shadows[key]


class ZoneItem(QGraphicsItem):
    """One zone: a quiet field with its name, lit while a card is dragged that may, or may not, be put there."""

    def __init__(self, spot: Spot, look: Look) -> None:
        super().__init__()
        self.spot = spot
        self._look = look
        self._box = Box(0, 0, 0, 0)
        self._count = 0
        self._note = ""
        self.target: Target | None = None
        self.is_hovered = False
        self.setZValue(-1)

    def lay(self, box: Box, count: int, note: str = "") -> None:
        """Take a place on the desk, the number of cards lying there, and something to say about the game."""
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box
        self._count, self._note = count, note
        self.update()

    def light(self, target: Target | None, *, hovered: bool = False) -> None:
        """Show whether the dragged card may be put here; None puts the light out."""
        if (target, hovered) != (self.target, self.is_hovered):
            self.target, self.is_hovered = target, hovered
            self.update()

    @property
    def box(self) -> Box:
        """Where it lies."""
        return self._box

    def boundingRect(self) -> QRectF:
        """The field."""
        return QRectF(self._box.x - 2, self._box.y - 2, self._box.w + 4, self._box.h + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the field, its name, and what dropping here would do."""
        del option, widget
        roles, box = self._look.roles, self._box
        field = QRectF(box.x + 0.5, box.y + 0.5, box.w - 1, box.h - 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, pen = QColor(roles.zone), QPen(QColor(roles.zone_line), 1)
        if self.target is not None:
            color = QColor(roles.accent if self.target.possible else roles.refused)
            style = Qt.PenStyle.SolidLine if self.target.possible else Qt.PenStyle.DashLine
            pen = QPen(color, 3 if self.is_hovered else 1.6, style)
            if self.target.possible:
                fill = QColor(roles.accent_soft)
        painter.setBrush(fill)
        painter.setPen(pen)
        painter.drawRoundedRect(field, 9, 9)
        self._paint_title(painter)

    def _paint_title(self, painter: QPainter) -> None:
        roles, box, zone = self._look.roles, self._box, self.spot.zone
        wide = zone in ("battlefield", "hand")
        sign = "" if self.target is None else "→ " if self.target.possible else "✕ "
        painter.setPen(QColor(roles.soft))
        x = box.x + (10 if wide else 7)
        if wide:
            name = serif(13.5, strong=True)
            painter.setFont(name)
            painter.drawText(QPointF(x, box.y + 16), self.spot.player)
            x += QFontMetricsF(name).horizontalAdvance(self.spot.player) + 7
        font = sans(12)
        painter.setFont(font)
        painter.setPen(QColor(roles.faint if wide else roles.soft))
        count = f" {self._count}" if self._count > 1 or (self._count and not wide) else ""
        text = QFontMetricsF(font).elidedText(
            f"{sign}{zone}{count}{self._note}", Qt.TextElideMode.ElideRight, max(box.right - x - 4, 10.0)
        )
        painter.drawText(QPointF(x, box.y + 16), text)


class CardItem(QGraphicsItem):
    """One card: its picture, a ring while it is selected, and the button that turns it over."""

    def __init__(self, label: str, look: Look, on_other_side: Callable[[str], bool]) -> None:
        super().__init__()
        self.label = label
        self._look = look
        self._on_other_side = on_other_side
        self._place: CardPlace | None = None
        self._view: CardView | None = None
        self._shown_while_turning: CardView | None = None
        self._turning = Turning(self)
        self.is_chosen = False
        self.has_focus = self.is_also = self.is_pointed = False
        self.is_under_mouse = False
        self.setAcceptHoverEvents(True)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def lay(self, place: CardPlace, view: CardView) -> None:
        """Take a place and a look."""
        before, old = self._place, self._view
        if place != before:
            self.prepareGeometryChange()
            self._place = place
            x, y = place.box.center
            self.setPos(x, y)
            self.setZValue(place.level)
        if view != old:
            self._view = view
            self.setToolTip(view.sentence)
        self._turn(before, old)
        self.update()

    def _turn(self, before: CardPlace | None, old: CardView | None) -> None:
        """Turn from how it lay to how it lies: shown, where that is wanted and it lay in the same zone."""
        place, view = self._place, self._view
        if place is None or view is None:
            return
        round_ = (before.turn if before is not None else place.turn, place.turn)
        over = old is not None and is_turned_over(old.look, view.look)
        if (
            not self._look.motion
            or before is None
            or before.spot != place.spot
            or (round_[0] == round_[1] and not over)
        ):
            if not self._turning.is_on or round_[0] != round_[1]:
                self._turning.finish()
                self.setRotation(place.turn)
            return
        if over:
            self._shown_while_turning = old
        self._turning.start(round_, self._show_new_face if over else None)

    def _show_new_face(self) -> None:
        self._shown_while_turning = None
        self.update()

    def mark(self, *, chosen: bool, focus: bool, also: bool = False, pointed: bool = False) -> None:
        """Show or hide the ring of the selected card, in its strong form with ``focus``.

        ``also`` is for those selected with it, ``pointed`` for the one that Enter would pick.
        """
        if (chosen, focus, also, pointed) != (self.is_chosen, self.has_focus, self.is_also, self.is_pointed):
            self.is_chosen, self.has_focus, self.is_also, self.is_pointed = chosen, focus, also, pointed
            self.update()

    @property
    def spot(self) -> Spot | None:
        """The zone in which it lies."""
        return self._place.spot if self._place is not None else None

    @property
    def card(self) -> QRectF:
        """The part of the card that is in view, about its own middle."""
        if self._place is None:
            return QRectF()
        box = self._place.box
        return QRectF(-box.w / 2, -box.h / 2, box.w, box.h * self._place.shown)

    @property
    def button(self) -> QPointF | None:
        """The middle of the button that turns the card over; None where it has no other face."""
        if self._view is None or not self._view.two_faced or not (self.is_chosen or self.is_under_mouse):
            return None
        card = self.card
        return QPointF(card.right() - BUTTON - 8, card.top() + card.height() * 0.42)

    def is_on_button(self, at: QPointF) -> bool:
        """Whether a point, in the item's own coordinates, hits the button."""
        button = self.button
        return button is not None and (at - button).manhattanLength() <= BUTTON * 1.7

    def boundingRect(self) -> QRectF:
        """The card with its ring."""
        return self.card.adjusted(-RIM, -RIM, RIM, RIM)

    def shape(self) -> QPainterPath:
        """Where the mouse hits it."""
        path = QPainterPath()
        path.addRect(self.card)
        return path

    def hoverEnterEvent(self, event: object) -> None:
        """Show the button."""
        del event
        self.is_under_mouse = True
        self.update()

    def hoverLeaveEvent(self, event: object) -> None:
        """Hide the button, unless the card is selected."""
        del event
        self.is_under_mouse = False
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the card, its ring and its button."""
        del option
        if self._place is None or self._view is None:
            return
        ratio = widget.devicePixelRatioF() if widget is not None else 1.0
        box, card = self._place.box, self.card
        view = self._shown_while_turning or self._view
        look = view.peek if self._on_other_side(self.label) else view.look
        zoom = _zoom(painter) / ratio
        picture = self._look.pictures.card(look, box.w * zoom, box.h * zoom, ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._place.turn != 0)
        self._paint_shadow(painter, card, ratio)
        if self._place.shown < 1:
            painter.setClipRect(card)
        painter.drawPixmap(QRectF(-box.w / 2, -box.h / 2, box.w, box.h), picture, QRectF(picture.rect()))
        painter.setClipping(False)
        if self.is_chosen or self.is_also or self.is_pointed:
            self._paint_ring(painter, card)
        self._paint_button(painter)

    def _paint_shadow(self, painter: QPainter, card: QRectF, ratio: float) -> None:
        if self._place is not None and self._place.shown < 1:
            return
        spread = self._look.shadow(card.width(), card.height(), ratio)
        painter.drawPixmap(QPointF(card.left() - SHADOW, card.top() - SHADOW), spread)

    def _paint_ring(self, painter: QPainter, card: QRectF) -> None:
        roles = self._look.roles
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(roles.zone), 2))
        painter.drawRoundedRect(card.adjusted(-1.5, -1.5, 1.5, 1.5), 8, 8)
        style = Qt.PenStyle.DashLine if self.is_pointed else Qt.PenStyle.SolidLine
        strong = (self.is_chosen and self.has_focus) or self.is_pointed
        painter.setPen(QPen(QColor(roles.accent), 3.2 if strong else 2.2, style))
        painter.drawRoundedRect(card.adjusted(-4, -4, 4, 4), 10, 10)

    def _paint_button(self, painter: QPainter) -> None:
        center = self.button
        if center is None:
            return
        roles = self._look.roles
        painter.setPen(QPen(QColor(roles.line), 1))
        painter.setBrush(QColor(roles.raised))
        painter.drawEllipse(center, BUTTON, BUTTON)
        turn_arrows(painter, center, BUTTON, QColor(roles.accent))


def _shadow(width: int, height: int, ratio: float, color: str) -> QPixmap:
    pixmap = QPixmap(round((width + 2 * SHADOW) * ratio), round((height + 2 * SHADOW) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    card, shade = QRectF(SHADOW, SHADOW, width, height), QColor(color)
    for spread, alpha in ((2.5, 16), (1.2, 26)):
        shade.setAlpha(alpha)
        painter.setBrush(shade)
        painter.drawRoundedRect(card.adjusted(-spread + 1, 0, spread - 1, spread + 1), 9, 9)
    painter.end()
    return pixmap


def is_turned_over(old: CardLook, new: CardLook) -> bool:
    """Whether another side is up: a card back for a face, or the face that was beneath."""
    if old.side is not new.side:
        return True
    beneath = old.other is not None and old.other.name == new.face.name
    return beneath and new.face.name != old.face.name


def _zoom(painter: QPainter) -> float:
    """How many device pixels a unit of the desk takes, however it is turned."""
    seen = painter.deviceTransform()
    return round(math.hypot(seen.m11(), seen.m12()), 3)
