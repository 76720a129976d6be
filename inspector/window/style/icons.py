"""The window's few icons, drawn as paths so that they are sharp at every size and take the theme's ink."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

SIDE = 20
_RATIOS = (1.0, 2.0, 3.0)
# The program's own sign is drawn on a square of this side; the linux folder of packaging has the same as SVG.
_APP_SIDE = 128
_APP_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def icon(name: str, color: str) -> QIcon:
    """One of the icons ``undo`` ``redo`` ``search`` ``theme`` ``turn`` in a color."""
    found = QIcon()
    for ratio in _RATIOS:
        pixmap = QPixmap(round(SIDE * ratio), round(SIDE * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(color), 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        _DRAWINGS[name](painter, QColor(color))
        painter.end()
        found.addPixmap(pixmap)
    return found


def app_icon() -> QIcon:
    """The program's own sign, a card under a lens, in each size that desktops ask for."""
    found = QIcon()
    for side in _APP_SIDES:
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(side / _APP_SIDE, side / _APP_SIDE)
        _app_sign(painter)
        painter.end()
        found.addPixmap(pixmap)
    return found


def _app_sign(painter: QPainter) -> None:
    card = QPainterPath()
    card.addRoundedRect(QRectF(24, 10, 72, 100), 10, 10)
    painter.fillPath(card, QColor("#1F6097"))
    painter.fillRect(QRectF(33, 20, 54, 34), QColor("#DCE8F2"))
    painter.fillRect(QRectF(33, 62, 54, 38), QColor("#FBFAF6"))
    painter.setPen(QPen(QColor("#20232A"), 9))
    painter.setBrush(QColor(251, 231, 161, 200))
    painter.drawEllipse(QPointF(80, 78), 24, 24)
    painter.drawLine(QPointF(98, 96), QPointF(116, 114))


def turn_arrows(painter: QPainter, center: QPointF, radius: float, color: QColor) -> None:
    """Two arrows round a circle, the sign for turning a card over."""
    painter.setPen(QPen(color, radius * 0.22, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(center.x() - radius * 0.55, center.y() - radius * 0.55, radius * 1.1, radius * 1.1)
    painter.drawArc(box, 20 * 16, 130 * 16)
    painter.drawArc(box, 200 * 16, 130 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for side in (1, -1):
        tip = QPointF(center.x() + side * radius * 0.56, center.y() - side * radius * 0.02)
        wing, back = radius * 0.3, radius * 0.38
        painter.drawPolygon(
            QPolygonF(
                [tip, tip + QPointF(-side * wing * 1.1, -side * back * 0.5), tip + QPointF(side * wing, -side * back)]
            )
        )


def _undo(painter: QPainter, color: QColor) -> None:
    _bow(painter, color, 1)


def _redo(painter: QPainter, color: QColor) -> None:
    _bow(painter, color, -1)


def _bow(painter: QPainter, color: QColor, way: int) -> None:
    def at(x: float, y: float) -> QPointF:
        return QPointF(x if way > 0 else SIDE - x, y)

    path = QPainterPath(at(4.5, 8))
    path.lineTo(at(12, 8))
    path.cubicTo(at(17.5, 8), at(17.5, 15.5), at(12, 15.5))
    path.lineTo(at(8, 15.5))
    painter.drawPath(path)
    head = QPainterPath(at(8, 4.5))
    head.lineTo(at(4.3, 8))
    head.lineTo(at(8, 11.5))
    painter.drawPath(head)
    del color


def _search(painter: QPainter, color: QColor) -> None:
    del color
    painter.drawEllipse(QPointF(8.5, 8.5), 5, 5)
    painter.drawLine(QPointF(12.3, 12.3), QPointF(16.5, 16.5))


def _theme(painter: QPainter, color: QColor) -> None:
    painter.drawEllipse(QPointF(10, 10), 6.5, 6.5)
    half = QPainterPath(QPointF(10, 3.5))
    half.arcTo(QRectF(3.5, 3.5, 13, 13), 90, 180)
    half.closeSubpath()
    painter.fillPath(half, color)


def _turned(painter: QPainter, color: QColor) -> None:
    turn_arrows(painter, QPointF(10, 10), 11, color)


_DRAWINGS: dict[str, Callable[[QPainter, QColor], None]] = {
    "undo": _undo,
    "redo": _redo,
    "search": _search,
    "theme": _theme,
    "turn": _turned,
}
