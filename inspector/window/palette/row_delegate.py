"""One row of the palette: its sign, what it is, what is known of it, its kind and its key."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from inspector.window.palette.ranking import EntryKind, PaletteEntry
from inspector.window.search.results import ResultDelegate, softened
from inspector.window.style.type_faces import sans, type_scale
from inspector.window.widgets.plain_text import plain

ROW = 40
_SIGN, _GAP = 20.0, 12.0
_KIND_ROOM = 66.0


class EntryDelegate(ResultDelegate):
    """Paints an ``PaletteEntry``."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Every row is as high as its one line."""
        del option, index
        return QSize(200, round(ROW * max(type_scale(), 1.0)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the sign at the left, kind and key at the right, and the words between them."""
        entry: PaletteEntry = index.data(Qt.ItemDataRole.UserRole)
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        palette: QPalette = option.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, box, palette, option.state)
        ink, soft = palette.color(QPalette.ColorRole.Text), softened(palette)
        scale = max(type_scale(), 1.0)
        side = _SIGN * scale
        sign = QRectF(box.left() + 12, box.center().y() - side / 2, side, side)
        paint_sign(painter, sign, entry.kind, palette.color(QPalette.ColorRole.Accent) if not entry.waits else soft)
        right = _paint_key(painter, box, entry.key, ink, soft)
        kind = QRectF(right - _KIND_ROOM * scale, box.top(), _KIND_ROOM * scale - _GAP, box.height())
        _write(painter, kind, entry.kind, sans(12.5), soft, Qt.AlignmentFlag.AlignRight)
        words = QRectF(sign.right() + _GAP, box.top(), kind.left() - sign.right() - 2 * _GAP, box.height())
        used = _write(painter, words, plain(entry.text), sans(14.5, strong=True), soft if entry.waits else ink)
        rest = words.adjusted(used + _GAP, 0, 0, 0)
        behind = f"not now: {entry.waits}" if entry.waits else entry.also
        if behind and rest.width() > 3 * _GAP:
            _write(painter, rest, plain(behind), sans(12.5), soft)
        painter.restore()


def paint_sign(painter: QPainter, box: QRectF, kind: EntryKind, color: QColor) -> None:
    """Paint the sign of a kind."""
    painter.setPen(QPen(color, box.width() * 0.085, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    side, center = box.width(), box.center()
    card = QRectF(center.x() - side * 0.3, center.y() - side * 0.42, side * 0.6, side * 0.84)
    wide = QRectF(center.x() - side * 0.42, center.y() - side * 0.34, side * 0.84, side * 0.68)
    if kind == "command":
        left, half = center.x() - side * 0.16, side * 0.3
        tip = QPointF(center.x() + side * 0.16, center.y())
        painter.drawPolyline([QPointF(left, center.y() - half), tip, QPointF(left, center.y() + half)])
    elif kind == "card":
        painter.drawRoundedRect(card, 2, 2)
        painter.drawLine(card.topLeft() + QPointF(4, side * 0.5), card.topRight() + QPointF(-4, side * 0.5))
    elif kind == "rule":
        painter.setFont(sans(side * 0.9 / max(type_scale(), 1.0), strong=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "§")
    elif kind == "sentence":
        for row, end in ((-0.22, 0.42), (0.0, 0.42), (0.22, 0.1)):
            y = center.y() + side * row
            painter.drawLine(QPointF(wide.left(), y), QPointF(center.x() + side * end, y))
    elif kind == "edition":
        painter.drawEllipse(center, side * 0.4, side * 0.4)
        painter.drawPolyline([center + QPointF(0, -side * 0.24), center, center + QPointF(side * 0.18, side * 0.1)])
    else:
        painter.drawRoundedRect(wide, 3, 3)
        painter.drawLine(QPointF(wide.left(), center.y()), QPointF(wide.right(), center.y()))
        if kind == "sample":
            painter.drawLine(QPointF(center.x(), wide.top()), QPointF(center.x(), wide.bottom()))


def _paint_key(painter: QPainter, box: QRectF, key: str, ink: QColor, line: QColor) -> float:
    """Paint a key in a frame at the right end; where what stands before it ends."""
    right = box.right() - 10
    if not key:
        return right
    font = sans(12.5)
    metrics = QFontMetricsF(font)
    width, height = metrics.horizontalAdvance(key) + 14, metrics.height() + 4
    frame = QRectF(right - width, box.center().y() - height / 2, width, height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, 1))
    painter.drawRoundedRect(frame, 4, 4)
    _write(painter, frame, key, font, ink, Qt.AlignmentFlag.AlignHCenter)
    return frame.left() - 4


def _write(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    color: QColor,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Write one line, cut where it has no room; how wide it is."""
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text.replace("\n", " "), Qt.TextElideMode.ElideRight, box.width())
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)
    return metrics.horizontalAdvance(shown)
