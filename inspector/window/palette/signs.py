"""The sign before a line of the palette: what kind of thing it is, drawn in a few strokes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from inspector.window.palette.ranking import EntryKind
from inspector.window.style.type_faces import sans, type_scale

# Draws a sign about a point, so large.
Strokes = Callable[[QPainter, QPointF, float], None]


def paint_sign(painter: QPainter, box: QRectF, kind: EntryKind, color: QColor) -> None:
    """Paint the sign of a kind."""
    painter.setPen(QPen(color, box.width() * 0.085, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if kind == "rule":
        painter.setFont(sans(box.width() * 0.9 / max(type_scale(), 1.0), strong=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "§")
    else:
        _STROKES[kind](painter, box.center(), box.width())


def _arrow(painter: QPainter, center: QPointF, side: float) -> None:
    back, half = QPointF(-side * 0.16, 0), QPointF(0, side * 0.3)
    painter.drawPolyline([center + back - half, center - back, center + back + half])


def _card(painter: QPainter, center: QPointF, side: float) -> None:
    card = QRectF(center.x() - side * 0.3, center.y() - side * 0.42, side * 0.6, side * 0.84)
    painter.drawRoundedRect(card, 2, 2)
    painter.drawLine(card.topLeft() + QPointF(4, side * 0.5), card.topRight() + QPointF(-4, side * 0.5))


def _lines(painter: QPainter, center: QPointF, side: float) -> None:
    for row, end in ((-0.22, 0.42), (0.0, 0.42), (0.22, 0.1)):
        y = center.y() + side * row
        painter.drawLine(QPointF(center.x() - side * 0.42, y), QPointF(center.x() + side * end, y))


def _spark(painter: QPainter, center: QPointF, side: float) -> None:
    for way in (QPointF(0, -1), QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0)):
        painter.drawLine(center + way * side * 0.14, center + way * side * 0.42)


def _slides(painter: QPainter, center: QPointF, side: float) -> None:
    for row in (-0.2, 0.2):
        y = center.y() + side * row
        painter.drawLine(QPointF(center.x() - side * 0.42, y), QPointF(center.x() + side * 0.42, y))
        painter.drawEllipse(QPointF(center.x() + side * row, y), side * 0.1, side * 0.1)


def _dots(painter: QPainter, center: QPointF, side: float) -> None:
    for column in (-0.25, 0.0, 0.25):
        painter.drawPoint(center + QPointF(side * column, 0))


def _clock(painter: QPainter, center: QPointF, side: float) -> None:
    painter.drawEllipse(center, side * 0.4, side * 0.4)
    painter.drawPolyline([center + QPointF(0, -side * 0.24), center, center + QPointF(side * 0.18, side * 0.1)])


def _desk(painter: QPainter, center: QPointF, side: float) -> None:
    wide = QRectF(center.x() - side * 0.42, center.y() - side * 0.34, side * 0.84, side * 0.68)
    painter.drawRoundedRect(wide, 3, 3)
    painter.drawLine(QPointF(wide.left(), center.y()), QPointF(wide.right(), center.y()))


def _four(painter: QPainter, center: QPointF, side: float) -> None:
    _desk(painter, center, side)
    painter.drawLine(center - QPointF(0, side * 0.34), center + QPointF(0, side * 0.34))


_STROKES: Mapping[EntryKind, Strokes] = {
    "command": _arrow,
    "card": _card,
    "here": _card,
    "sentence": _lines,
    "effect": _spark,
    "answer": _spark,
    "setting": _slides,
    "more": _dots,
    "edition": _clock,
    "board": _desk,
    "zone": _desk,
    "sample": _four,
}
