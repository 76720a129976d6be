"""Words with mana symbols among them, painted where no label can be: in lists and tables, in one line or several."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableWidget

from inspector.window.style.pictures import Pictures
from inspector.window.widgets.long_words import BREAK, has_long_word, with_breaks
from inspector.window.widgets.symbol_pictures import has_symbols

_PIECE = re.compile(rf"\{{[^{{}}\s]{{1,8}}\}}|\n|{BREAK}|[^\S\n]+|(?:(?!\{{[^{{}}\s]{{1,8}}\}})[^\s{BREAK}])+")
# A symbol is as high as a line's letters with what hangs below them, and its middle is that of a capital.
_OF_HEIGHT, _GAP = 0.84, 1.0
_CUT = "…"
# What the style sheet leaves free beside, and over and under, the words of a cell.
_AROUND_WORDS, _OVER_WORDS, _ANY_HEIGHT = 24, 10, 10_000


class _Piece(NamedTuple):
    text: str
    wide: float
    is_symbol: bool


class SymbolFlow:
    """A text laid out in a font, in lines of a width; in one line, cut at its end, where ``wraps`` is false."""

    _pictures = Pictures()

    def __init__(self, text: str, font: QFont, width: float, ratio: float, *, wraps: bool = True) -> None:
        self._font, self._ratio = font, ratio
        self._metrics = QFontMetricsF(font)
        self._side = round(self._metrics.height() * _OF_HEIGHT)
        self._lines = list(self._wrapped(text, width)) if wraps else [self._cut(text, width)]

    @property
    def height(self) -> float:
        """How high all lines are together, in logical pixels."""
        return len(self._lines) * self._metrics.lineSpacing()

    @property
    def width(self) -> float:
        """How wide the widest line is, in logical pixels."""
        return max((sum(piece.wide for piece in line) for line in self._lines), default=0.0)

    def paint(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        """Paint it, its upper left corner at a point."""
        painter.setFont(self._font)
        painter.setPen(ink)
        for number, line in enumerate(self._lines):
            base = at.y() + number * self._metrics.lineSpacing() + self._metrics.ascent()
            x = at.x()
            for piece in line:
                if piece.is_symbol:
                    top = base - self._metrics.capHeight() / 2 - self._side / 2
                    painter.drawPixmap(QPointF(x, top), self._pictures.symbol(piece.text, self._side, self._ratio))
                else:
                    painter.drawText(QPointF(x, base), piece.text)
                x += piece.wide

    def _pieces(self, text: str) -> Iterator[_Piece]:
        for found in _PIECE.findall(text):
            if has_symbols(found):
                picture = self._pictures.symbol(found, self._side, self._ratio)
                yield _Piece(found, picture.deviceIndependentSize().width() + _GAP, is_symbol=True)
            else:
                yield _Piece(found, self._metrics.horizontalAdvance(found), is_symbol=False)

    def _wrapped(self, text: str, width: float) -> Iterator[list[_Piece]]:
        """Break between words; symbols that stand together stay together, and so does what touches them."""
        line: list[_Piece] = []
        word: list[_Piece] = []
        used = 0.0
        for piece in (*self._pieces(text), _Piece("\n", 0.0, is_symbol=False)):
            if not piece.is_symbol and (piece.text.isspace() or piece.text == BREAK):
                wide = sum(one.wide for one in word)
                if line and used + wide > width:
                    # The space before the break takes no room.
                    yield line[:-1] if line[-1].text.isspace() else line
                    line, used = [], 0.0
                line, used, word = [*line, *word], used + wide, []
                if "\n" in piece.text:
                    yield line
                    line, used = [], 0.0
                else:
                    line, used = [*line, piece], used + piece.wide
            else:
                word.append(piece)

    def _cut(self, text: str, width: float) -> list[_Piece]:
        pieces = list(self._pieces(text.replace("\n", " ")))
        if sum(piece.wide for piece in pieces) <= width:
            return pieces
        cut = _Piece(_CUT, self._metrics.horizontalAdvance(_CUT), is_symbol=False)
        while pieces and sum(piece.wide for piece in pieces) + cut.wide > width:
            pieces.pop()
        while pieces and pieces[-1].text.isspace():
            pieces.pop()
        return [*pieces, cut]


class SymbolDelegate(QStyledItemDelegate):
    """Paints the words of lists and tables with their symbols drawn, and says how high they have to be."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Words without symbols are Qt's; else the cell as the style has it, and the words over it."""
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        words = self._broken(text, option.rect.width() - _AROUND_WORDS, index)
        if words == text and not has_symbols(text):
            super().paint(painter, option, index)
            return
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        style = cell.widget.style()
        room = QRectF(style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, cell, cell.widget))
        cell.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, cell, painter, cell.widget)
        room.adjust(3, 0, -3, 0)
        flow = SymbolFlow(words, cell.font, room.width(), painter.device().devicePixelRatio(), wraps=self._wraps())
        at_top = bool(cell.displayAlignment & Qt.AlignmentFlag.AlignTop)
        top = room.top() if at_top else room.center().y() - flow.height / 2
        brush: QBrush | None = index.data(Qt.ItemDataRole.ForegroundRole)
        ink = brush.color() if brush is not None else cell.palette.color(cell.palette.ColorRole.Text)
        painter.setClipRect(option.rect)
        flow.paint(painter, QPointF(room.left(), top), ink)
        painter.setClipping(False)

    def _wraps(self) -> bool:
        grid = self.parent()
        return grid.wordWrap() if isinstance(grid, QTableWidget) else False

    def _broken(self, text: str, room: int, index: QModelIndex | QPersistentModelIndex) -> str:
        """Break a word that is longer than its cell, where the lines of the table wrap; Qt would cut its end."""
        grid = self.parent()
        if not (has_long_word(text) and isinstance(grid, QTableWidget) and grid.wordWrap()):
            return text
        font = index.data(Qt.ItemDataRole.FontRole) or grid.font()
        return with_breaks(text, room, QFontMetricsF(font).horizontalAdvance)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as its words need within the column; Qt leaves out the space around them, and cuts the last line."""
        size = super().sizeHint(option, index)
        grid = self.parent()
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        if not isinstance(grid, QTableWidget):
            return size
        span = grid.columnSpan(index.row(), index.column())
        wide = sum(grid.columnWidth(index.column() + more) for more in range(span)) - _AROUND_WORDS
        font = index.data(Qt.ItemDataRole.FontRole) or grid.font()
        text = self._broken(text, wide, index)
        if has_symbols(text):
            high = round(SymbolFlow(text, font, max(wide, 1), grid.devicePixelRatioF()).height)
        else:
            room = QRect(0, 0, max(wide, 1), _ANY_HEIGHT)
            high = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
        size.setHeight(max(high, grid.fontMetrics().height()) + _OVER_WORDS)
        return size
