"""One row of the palette: its sign, what it is, what is known of it, its kind and its key."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from inspector.drawing import CardLook
from inspector.window.palette.ranking import PaletteEntry, hit_ranges
from inspector.window.palette.signs import paint_sign
from inspector.window.search.results import ResultDelegate, softened
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import LIGHT, Roles
from inspector.window.style.type_faces import sans, type_scale
from inspector.window.widgets.plain_text import plain
from inspector.window.widgets.symbol_flow import SymbolFlow
from inspector.window.widgets.symbol_pictures import has_symbols

HEAD, ROW, TILED = 28, 38, 46
_SIGN, _TILE, _GAP = 20.0, 36.0, 12.0


class EntryDelegate(ResultDelegate):
    """Paints a ``PaletteEntry``, or the heading of a group, which has none.

    ``look_of`` gives the look of a card by its name.
    """

    def __init__(self, parent: QObject, look_of: Callable[[str], CardLook | None]) -> None:
        super().__init__(parent)
        self._look_of = look_of
        self._typed = ""
        self._waits = QColor(LIGHT.nothing)
        self._pictures = Pictures()

    def underline(self, typed: str) -> None:
        """Underline these words where they stand in a name."""
        self._typed = typed

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._waits = QColor(roles.nothing)
        self._pictures.set_theme(roles.name)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """A row is as high as its one line, one with a picture a little higher."""
        del option
        entry: PaletteEntry | None = index.data(Qt.ItemDataRole.UserRole)
        height = HEAD if entry is None else TILED if entry.card else ROW
        return QSize(200, round(height * max(type_scale(), 1.0)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the sign or the picture at the left, the key at the right, and the words between them."""
        entry: PaletteEntry | None = index.data(Qt.ItemDataRole.UserRole)
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        palette: QPalette = option.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, soft = palette.color(QPalette.ColorRole.Text), softened(palette)
        if entry is None:
            heading = box.adjusted(12, 4, -12, 0)
            _write(painter, heading, str(index.data(Qt.ItemDataRole.DisplayRole)), sans(12.5, strong=True), soft)
            painter.restore()
            return
        self.paint_ground(painter, box, palette, option.state)
        accent = palette.color(QPalette.ColorRole.Accent)
        left = self._paint_sign(painter, box, entry, soft if entry.waits else accent)
        right = _paint_key(painter, box, entry.key, ink, soft)
        words = QRectF(left, box.top(), right - left - _GAP, box.height())
        used = self._write_hits(painter, words, plain(entry.text), soft if entry.waits else ink, accent)
        rest = words.adjusted(used + _GAP, 0, 0, 0)
        behind = f"waits: {entry.waits}" if entry.waits else entry.also
        if behind and rest.width() > 3 * _GAP:
            _write(painter, rest, plain(behind), sans(13), self._waits if entry.waits else soft)
        painter.restore()

    def _paint_sign(self, painter: QPainter, box: QRectF, entry: PaletteEntry, color: QColor) -> float:
        """Paint what stands before the words; where these begin."""
        scale = max(type_scale(), 1.0)
        look = self._look_of(entry.card) if entry.card else None
        if look is not None:
            side = _TILE * scale
            picture = self._pictures.tile(look, side, painter.device().devicePixelRatio())
            painter.drawPixmap(QPointF(box.left() + 8, box.center().y() - side / 2), picture)
        else:
            side = _SIGN * scale
            sign = QRectF(box.left() + 8 + (_TILE * scale - side) / 2, box.center().y() - side / 2, side, side)
            paint_sign(painter, sign, entry.kind, color)
        return box.left() + 8 + _TILE * scale + _GAP

    def _write_hits(self, painter: QPainter, box: QRectF, text: str, ink: QColor, accent: QColor) -> float:
        """Write a name, what was typed in it bold and underlined; how wide it is."""
        usual, strong = sans(14.5), sans(14.5, strong=True)
        if has_symbols(text):
            return _write(painter, box, text, usual, ink)
        text = text.replace("\n", " ")
        whole = QFontMetricsF(strong)
        shown = whole.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        ranges = hit_ranges(self._typed, shown) if shown == text else ()
        cuts = sorted({0, len(shown), *(cut for found in ranges for cut in found)})
        x = box.left()
        for start, end in pairwise(cuts):
            is_hit = any(first <= start < last for first, last in ranges)
            font = strong if is_hit else usual
            part, metrics = shown[start:end], QFontMetricsF(font)
            width = metrics.horizontalAdvance(part)
            _write(painter, QRectF(x, box.top(), width + 1, box.height()), part, font, ink)
            if is_hit:
                under = box.center().y() + metrics.height() / 2 - 1
                painter.setPen(QPen(accent, 2))
                painter.drawLine(QPointF(x, under), QPointF(x + width, under))
            x += width
        return x - box.left()


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
    if has_symbols(text):
        flow = SymbolFlow(text, font, box.width(), painter.device().devicePixelRatio(), wraps=False)
        flow.paint(painter, QPointF(box.left(), box.center().y() - flow.height / 2), color)
        return flow.width
    shown = metrics.elidedText(text.replace("\n", " "), Qt.TextElideMode.ElideRight, box.width())
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)
    return metrics.horizontalAdvance(shown)
