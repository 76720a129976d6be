"""One card among the search's results: both faces' names, type and cost, painted in two lines."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from inspector.library import FoundCard
from inspector.window.style.pictures import Pictures
from inspector.window.style.type_faces import sans, serif, type_scale

ROW_HEIGHT = 46
_LINE = 18.0
_SYMBOL = re.compile(r"\{[^{}]+\}")
SYMBOL = 15.0


class ResultView(msgspec.Struct, frozen=True):
    """A result in words: the card's name, the name that matched, the other faces' names, its types and symbols."""

    card_name: str
    found: str
    others: tuple[str, ...]
    types: str
    symbols: tuple[str, ...]

    @classmethod
    def of(cls, found: FoundCard) -> ResultView:
        """Make it from what the library found: the face that matched first, then the others."""
        face = found.faces[found.face]
        others = tuple(other for place, other in enumerate(found.faces) if place != found.face)
        lines = dict.fromkeys((face.type_line, *(other.type_line for other in others)))
        types = " ⇄ ".join(line for line in lines if line)
        symbols = tuple(_SYMBOL.findall(face.mana_cost))
        return cls(found.name, face.name, tuple(other.name for other in others), types, symbols)

    @property
    def spoken(self) -> str:
        """The result for a screen reader."""
        other = f", other face {' and '.join(self.others)}" if self.others else ""
        return f"{self.found}{other}, {self.types}"


class ResultDelegate(QStyledItemDelegate):
    """Paints a ``ResultView``; ``tile_of`` gives the picture of a card by its name, None while there is none."""

    _pictures = Pictures()

    def __init__(self, parent: QObject, tile_of: Callable[[str], QPixmap | None] = lambda _name: None) -> None:
        super().__init__(parent)
        self._tile_of = tile_of

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Every row is as high as two lines."""
        del option, index
        return QSize(200, round(ROW_HEIGHT * max(type_scale(), 1.0)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the names above, the types below, the cost at the right."""
        view: ResultView = index.data(Qt.ItemDataRole.UserRole)
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, box, palette, state)
        ratio = painter.device().devicePixelRatio()
        right = box.right() - 10
        for symbol in reversed(view.symbols):
            picture = self._pictures.symbol(symbol, SYMBOL, ratio)
            right -= picture.deviceIndependentSize().width()
            painter.drawPixmap(QPointF(right, box.top() + 7), picture)
            right -= 2
        tile = self._tile_of(view.card_name)
        if tile is not None:
            side = tile.deviceIndependentSize().height()
            painter.drawPixmap(QPointF(box.left() + 8, box.center().y() - side / 2), tile)
            box.setLeft(box.left() + side + 4)
        self._paint_names(painter, box, right, view, palette)
        painter.restore()

    def paint_ground(self, painter: QPainter, box: QRectF, palette: QPalette, state: QStyle.StateFlag) -> None:
        """Paint what shows that a row is the chosen one."""
        painter.setPen(Qt.PenStyle.NoPen)
        if state & QStyle.StateFlag.State_Selected:
            tint = QColor(palette.color(QPalette.ColorRole.Accent))
            tint.setAlpha(46)
            painter.setBrush(tint)
            painter.drawRoundedRect(box, 7, 7)
            painter.setBrush(palette.color(QPalette.ColorRole.Accent))
            painter.drawRoundedRect(QRectF(box.left(), box.top() + 8, 3, box.height() - 16), 1.5, 1.5)

    def _paint_names(self, painter: QPainter, box: QRectF, right: float, view: ResultView, palette: QPalette) -> None:
        ink, soft = palette.color(QPalette.ColorRole.Text), softened(palette)
        strong, plain = serif(15, strong=True), sans(12.5)
        step = _LINE * max(type_scale(), 1.0)
        x, top = box.left() + 12, box.top() + step
        room = right - x - 10
        painter.setFont(strong)
        painter.setPen(ink)
        name = QFontMetricsF(strong).elidedText(view.found, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(x, top), name)
        used = QFontMetricsF(strong).horizontalAdvance(name) + 8
        painter.setFont(plain)
        painter.setPen(soft)
        if view.others and room - used > 40:
            others = "⇄ " + " · ".join(view.others)
            text = QFontMetricsF(plain).elidedText(others, Qt.TextElideMode.ElideRight, room - used)
            painter.drawText(QPointF(x + used, top), text)
        types = QFontMetricsF(plain).elidedText(view.types, Qt.TextElideMode.ElideRight, box.right() - x - 10)
        painter.drawText(QPointF(x, top + step), types)


def softened(palette: QPalette) -> QColor:
    """The ink of what matters less, on the ground of lists: three parts in ten nearer to the ground, well readable."""
    ink, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Light)
    parts = zip((ink.red(), ink.green(), ink.blue()), (ground.red(), ground.green(), ground.blue()), strict=True)
    return QColor(*(round(0.7 * of_ink + 0.3 * of_ground) for of_ink, of_ground in parts))
