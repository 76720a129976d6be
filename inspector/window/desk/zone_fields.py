"""The zones as the desk's ground: quiet fields with their names, lit while a card is dragged."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from inspector.rules import Reason
from inspector.window.desk.places import Rect, Spot
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import sans, serif

_RIM = 2.0
_BASELINE = 16.0
_TITLE = 24.0
_ROUND = 9.0
_WIDE = ("battlefield", "hand")


class DropTarget(msgspec.Struct, frozen=True):
    """What dropping the dragged card in a zone would do: whether it is possible, and in words what or why not."""

    possible: bool
    text: str
    reasons: tuple[Reason, ...] = ()


class ZoneField(msgspec.Struct, frozen=True):
    """One zone as it is shown: its place, how many cards lie there, a note, what a drop here would do."""

    spot: Spot
    box: Rect
    count: int = 0
    note: str = ""
    target: DropTarget | None = None
    is_hovered: bool = False

    @property
    def painted(self) -> QRectF:
        """What must be repainted when it changes."""
        return QRectF(self.box.x, self.box.y, self.box.w, self.box.h).adjusted(-_RIM, -_RIM, _RIM, _RIM)

    @property
    def count_in_words(self) -> str:
        """How many cards lie here, where that cannot be seen at a glance."""
        wide = self.spot.zone in _WIDE
        return f" {self.count}" if self.count > 1 or (self.count and not wide) else ""


def paint_zone(painter: QPainter, shown: ZoneField, roles: Roles, exposed: QRectF) -> None:
    """Paint the field, its name, and whether a card may be dropped here; no more than what is exposed need be."""
    if exposed.top() > shown.box.y + _TITLE and exposed.bottom() < shown.box.bottom - _ROUND and shown.target is None:
        _paint_strip(painter, shown.box, roles, exposed)
        return
    box, target = shown.box, shown.target
    fill, pen = QColor(roles.zone), QPen(QColor(roles.zone_line), 1)
    if target is not None:
        color = QColor(roles.accent if target.possible else roles.refused)
        style = Qt.PenStyle.SolidLine if target.possible else Qt.PenStyle.DashLine
        pen = QPen(color, 3 if shown.is_hovered else 1.6, style)
        if target.possible:
            fill = QColor(roles.accent_soft)
    painter.setBrush(fill)
    painter.setPen(pen)
    painter.drawRoundedRect(QRectF(box.x + 0.5, box.y + 0.5, box.w - 1, box.h - 1), _ROUND, _ROUND)
    if exposed.top() < box.y + _TITLE:
        _paint_title(painter, shown, roles)


def _paint_strip(painter: QPainter, box: Rect, roles: Roles, exposed: QRectF) -> None:
    """A part between title and lower edge, as scrolling brings it into view: only straight sides."""
    line = QColor(roles.zone_line)
    painter.fillRect(QRectF(box.x, exposed.top(), box.w, exposed.height()), line)
    painter.fillRect(QRectF(box.x + 1, exposed.top(), box.w - 2, exposed.height()), QColor(roles.zone))


def _paint_title(painter: QPainter, shown: ZoneField, roles: Roles) -> None:
    box, spot = shown.box, shown.spot
    wide = spot.zone in _WIDE
    sign = "" if shown.target is None else "→ " if shown.target.possible else "✕ "
    x = box.x + (10 if wide else 7)
    painter.setPen(QColor(roles.ink))
    if wide:
        name = serif(13.5, strong=True)
        painter.setFont(name)
        painter.drawText(QPointF(x, box.y + _BASELINE), spot.player)
        x += QFontMetricsF(name).horizontalAdvance(spot.player) + 7
    font = sans(12.5)
    painter.setFont(font)
    painter.setPen(QColor(roles.soft))
    words = f"{sign}{spot.zone}{shown.count_in_words}{shown.note}"
    room = max(box.right - x - 4, 10.0)
    text = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room)
    painter.drawText(QPointF(x, box.y + _BASELINE), text)
