"""The zones as the desk's ground: quiet halves with their players' names, folded zones as words, lit during a drag."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from inspector.rules import Reason
from inspector.window.desk.card_pixmaps import RIM
from inspector.window.desk.halves import CAPTION, HALF_RIM, STANDING, STRIP, is_narrow
from inspector.window.desk.places import FIELD, PILE, STACK, TAB, Rect, Spot
from inspector.window.desk.scene import Standing
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import sans, serif, type_scale

_RIM = 2.0
_ROUND = 8.0
_AMONG = 14.0


class DropTarget(msgspec.Struct, frozen=True):
    """What dropping the dragged card in a zone would do: whether it is possible, and in words what or why not."""

    possible: bool
    text: str
    reasons: tuple[Reason, ...] = ()


class ZoneField(msgspec.Struct, frozen=True):
    """One zone as it is shown: its place and form, how many cards lie there, what a drop here would do."""

    spot: Spot
    box: Rect
    form: str = FIELD
    count: int = 0
    target: DropTarget | None = None
    is_hovered: bool = False

    @property
    def painted(self) -> QRectF:
        """What must be repainted when it changes."""
        return _rect(self.box).adjusted(-_RIM, -_RIM, _RIM, _RIM)

    @property
    def title(self) -> str:
        """Its name, and how many cards lie here where that cannot be seen at a glance."""
        return f"{self.spot.zone.capitalize()}{f' {self.count}' if self.count else ''}"


class HalfField(msgspec.Struct, frozen=True):
    """One player's ground as it is shown: its place, its strip, what stands at the name, and what is true for all."""

    player: str
    box: Rect
    strip: Rect
    standing: Standing
    note: str = ""

    @property
    def painted(self) -> QRectF:
        """What must be repainted when it changes."""
        return _rect(self.box)


def paint_half(painter: QPainter, half: HalfField, roles: Roles, exposed: QRectF) -> None:
    """Paint the ground of a player, and the name with what stands at it."""
    painter.setPen(QPen(QColor(roles.zone_line), 1) if roles.name == "contrast" else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(roles.zone))
    painter.drawRoundedRect(_rect(half.box).adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
    if exposed.intersects(_rect(half.strip)):
        _paint_strip(painter, half, roles)


def _paint_strip(painter: QPainter, half: HalfField, roles: Roles) -> None:
    scale, strip = type_scale(), half.strip
    line = QRectF(strip.x + HALF_RIM, strip.y, strip.w - 2 * HALF_RIM, min(STRIP * scale, strip.h))
    x = line.left()
    name, standing = serif(16, strong=True), half.standing
    narrow = is_narrow(line.width(), scale)
    widest = line.width() if narrow else max(line.width() - 190 * scale, 60.0)
    x += _write(painter, half.player, name, roles.ink, QPointF(x, line.center().y()), widest) + _AMONG
    if narrow:
        x, line = line.left(), QRectF(line.left(), line.bottom() - 4, line.width(), STANDING * scale)
    for amount, word in ((standing.life, "life"), (standing.hand, "in hand")):
        middle = QPointF(x, line.center().y())
        x += _write(painter, str(amount), sans(13.5, strong=True), roles.ink, middle) + 4
        x += _write(painter, word, sans(13), roles.soft, QPointF(x, middle.y())) + _AMONG
    for words in (standing.turn, half.note):
        if words:
            x += _pill(painter, words, roles, QPointF(x, line.center().y()), line.right() - x) + 8


def _pill(painter: QPainter, words: str, roles: Roles, at: QPointF, room: float) -> float:
    font = sans(12.5, strong=True)
    width = QFontMetricsF(font).horizontalAdvance(words) + 18
    if width > room:
        return 0.0
    height = 22 * type_scale()
    painter.setPen(QPen(QColor(roles.accent), 1) if roles.name == "contrast" else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(roles.accent_soft))
    painter.drawRoundedRect(QRectF(at.x(), at.y() - height / 2, width, height), height / 2, height / 2)
    _write(painter, words, font, roles.accent, QPointF(at.x() + 9, at.y()))
    return width


def paint_zone(painter: QPainter, shown: ZoneField, roles: Roles) -> None:
    """Paint what tells a zone from its half: its name, its pane, and whether a card may be dropped here."""
    if shown.target is not None:
        _paint_target(painter, shown, roles)
        if shown.form == FIELD:
            return
    box = _rect(shown.box)
    if shown.form == STACK:
        _paint_pane(painter, shown, box, roles)
    elif shown.form == PILE:
        at = QPointF(box.left(), box.top() + (CAPTION - RIM) / 2)
        _write(painter, shown.title, sans(12), roles.soft, at, box.width())
    elif shown.form == TAB and shown.target is None and shown.spot.zone != "hand":
        _centered(painter, shown.title, sans(13), roles.soft, box)


def paint_opened(painter: QPainter, shown: ZoneField, roles: Roles) -> None:
    """Paint a folded zone opened under a dragged card."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(roles.raised))
    painter.drawRoundedRect(_rect(shown.box), _ROUND, _ROUND)
    _paint_target(painter, shown, roles)
    sign = "" if shown.target is None else "→ " if shown.target.possible else "✕ "
    ink = roles.ink if shown.target is not None and shown.target.possible else roles.soft
    _centered(painter, f"{sign}{shown.title}", sans(13.5, strong=shown.is_hovered), ink, _rect(shown.box))


def _paint_target(painter: QPainter, shown: ZoneField, roles: Roles) -> None:
    target = shown.target
    if target is None:
        painter.setPen(QPen(QColor(roles.zone_line), 1))
    else:
        color = QColor(roles.accent if target.possible else roles.refused)
        style = Qt.PenStyle.SolidLine if target.possible else Qt.PenStyle.DashLine
        painter.setPen(QPen(color, 3 if shown.is_hovered else 1.6, style))
    lit = target is not None and target.possible
    painter.setBrush(QColor(roles.accent_soft) if lit else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(_rect(shown.box).adjusted(1.5, 1.5, -1.5, -1.5), _ROUND, _ROUND)


def _paint_pane(painter: QPainter, shown: ZoneField, box: QRectF, roles: Roles) -> None:
    if roles.name != "contrast":
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(roles.shadow)
        for spread, alpha in ((6, 14), (3, 24)):
            shade.setAlpha(alpha)
            painter.setBrush(shade)
            painter.drawRoundedRect(box.adjusted(-spread / 2, 0, spread / 2, spread), 12, 12)
    if shown.target is None:
        painter.setPen(QPen(QColor(roles.line), 2 if roles.name == "contrast" else 1))
        painter.setBrush(QColor(roles.raised))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
    _write(painter, "Stack", sans(13.5, strong=True), roles.ink, QPointF(box.left() + 12, box.top() + 15))
    count = str(shown.count)
    wide = QFontMetricsF(sans(13)).horizontalAdvance(count)
    _write(painter, count, sans(13), roles.soft, QPointF(box.right() - 12 - wide, box.top() + 15))


def _write(painter: QPainter, words: str, font: QFont, ink: str, at: QPointF, room: float = 10_000.0) -> float:
    """Write a line that begins at a point and is centered on its height; give its width."""
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(QPointF(at.x(), at.y() + (metrics.ascent() - metrics.descent()) / 2), text)
    return metrics.horizontalAdvance(text)


def _centered(painter: QPainter, words: str, font: QFont, ink: str, box: QRectF) -> None:
    painter.setFont(font)
    painter.setPen(QColor(ink))
    text = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width() - 4)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _rect(box: Rect) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)
