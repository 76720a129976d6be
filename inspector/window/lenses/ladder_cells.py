"""Painting what a rung says in a column: what stayed, what is new on a tinted ground, what is gone struck through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from inspector.lenses import LadderPiece
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import sans

LINE = 20.0
_TEXT = 14.0
_PAD = 4.0
_GAP = 5.0
# So many lines of a value are shown; the sentence of the rung has the rest.
MOST_LINES = 3


class Placed:
    """A piece with its place in the column."""

    __slots__ = ("piece", "rect", "text")

    def __init__(self, piece: LadderPiece, text: str, rect: QRectF) -> None:
        self.piece, self.text, self.rect = piece, text, rect


def laid_out(pieces: Sequence[LadderPiece], width: float) -> tuple[list[Placed], int]:
    """Break pieces into lines of a width; gives their places, and how many lines there are."""
    placed: list[Placed] = []
    x, line = 0.0, 0
    for piece in pieces:
        metrics = QFontMetricsF(sans(_TEXT, strong=piece.kind == "new"))
        text = metrics.elidedText(piece.text, Qt.TextElideMode.ElideRight, width - 2 * _PAD)
        wide = min(metrics.horizontalAdvance(text) + 2 * _PAD * (piece.kind == "new") + 1, width)
        if x and x + wide > width:
            x, line = 0.0, line + 1
        if line >= MOST_LINES:
            last = placed[-1]
            placed[-1] = Placed(last.piece, f"{last.text} …", last.rect)
            return placed, MOST_LINES
        placed.append(Placed(piece, text, QRectF(x, line * LINE, wide, LINE)))
        x += wide + _GAP
    return placed, line + 1


def paint_pieces(
    painter: QPainter, pieces: Sequence[LadderPiece], at: QRectF, roles: Roles, *, on_current: bool
) -> None:
    """Paint pieces in the middle of a rectangle."""
    placed, lines = laid_out(pieces, at.width())
    top = at.center().y() - lines * LINE / 2
    for each in placed:
        rect = each.rect.translated(at.left(), top)
        strong = each.piece.kind == "new"
        font = sans(_TEXT, strong=strong)
        if each.piece.kind == "gone":
            font.setStrikeOut(True)
        painter.setFont(font)
        if strong:
            painter.setPen(QColor(roles.accent) if on_current else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(roles.surface if on_current else roles.accent_soft))
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 4, 4)
        painter.setPen(QColor(roles.soft if each.piece.kind == "gone" else roles.ink))
        left = rect.left() + (_PAD if strong else 0)
        painter.drawText(QPointF(left, rect.top() + LINE * 0.72), each.text)


def lines_of(pieces: Sequence[LadderPiece], width: float) -> int:
    """How many lines pieces take in a column."""
    return laid_out(pieces, width)[1]
