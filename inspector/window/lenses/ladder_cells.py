"""Painting what a rung says in a column: what stayed, what is new on a tinted ground, what is gone struck through."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from inspector.lenses import LadderPiece
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import px, sans, type_scale

LINE = 20.0
_TEXT = 14.0
_PAD = 4.0
_GAP = 4.0
# So many lines of a value are shown; the sentence of the rung has the rest.
MOST_LINES = 3
# A mana symbol as high as the letters beside it.
_SYMBOL, _BESIDE = 15.0, 1.0
_PARTS = re.compile(r"(\{[^{}\s]{1,8}\})")
# Gives the picture of a mana symbol by its text, its height and the pixel ratio of the screen.
SymbolOf = Callable[[str, float, float], QPixmap]


class Placed:
    """A piece, or as much of it as stands in one line, with its place in the column."""

    __slots__ = ("piece", "rect", "text")

    def __init__(self, piece: LadderPiece, text: str, rect: QRectF) -> None:
        self.piece, self.text, self.rect = piece, text, rect


def _wide(text: str, metrics: QFontMetricsF) -> float:
    """How wide a text is with its symbols."""
    parts = _PARTS.split(text)
    return sum(
        px(_SYMBOL) + _BESIDE if place % 2 else metrics.horizontalAdvance(part)
        for place, part in enumerate(parts)
        if part
    )


def _lines(text: str, room: float, metrics: QFontMetricsF) -> list[str]:
    """Break a text into lines of a width, between words; a word that is wider is cut with dots."""
    found = [""]
    for word in text.replace("\n", " ").split(" "):
        longer = f"{found[-1]} {word}" if found[-1] else word
        if _wide(longer, metrics) <= room or not found[-1]:
            found[-1] = longer
        else:
            found.append(word)
    return [
        line if _wide(line, metrics) <= room else metrics.elidedText(line, Qt.TextElideMode.ElideRight, room)
        for line in found
    ]


def in_lines(text: str, metrics: QFontMetricsF, room: float, behind: float, *, most: int) -> list[str]:
    """Break a text between its words into at most so many lines, with room ``behind`` the last, which alone is cut."""
    found, words = list[str](), text.split()
    while words:
        is_last = len(found) == most - 1
        count = len(words)
        while not is_last and count > 1 and metrics.horizontalAdvance(" ".join(words[:count])) > room:
            count -= 1
        line, words = " ".join(words[:count]), words[count:]
        free = room - (0 if words else behind)
        if metrics.horizontalAdvance(line) > free and not is_last and not words and " " in line:
            # What stands behind it has no room in this line: the last word goes to the next.
            line, _, last = line.rpartition(" ")
            words, free = [last], room
        found.append(metrics.elidedText(line, Qt.TextElideMode.ElideRight, free))
    return found or [""]


def laid_out(pieces: Sequence[LadderPiece], width: float) -> tuple[list[Placed], int]:
    """Break pieces into lines of a width; gives their places, and how many lines there are."""
    return _laid_out(tuple(pieces), width, type_scale())


# Rungs are painted many times while they are scrolled, and their words measured only once.
@lru_cache(maxsize=2048)
def _laid_out(pieces: tuple[LadderPiece, ...], width: float, _scale: float) -> tuple[list[Placed], int]:
    """Break pieces into lines of a width; gives their places, and how many lines there are.

    What is new has to be read: where there is no room for all, what is gone is cut short, then counted, then left out,
    and where even so there is none the new stands first.
    """
    left = tuple(piece for piece in pieces if piece.kind != "gone")
    count = len(pieces) - len(left)
    placed, lines, is_whole = _placed(pieces, width)
    if not is_whole and left and count:
        placed, lines, is_whole = _placed(pieces, width, short_gone=True)
    shorter = [(LadderPiece(f"{count} gone"), *left)] if count else []
    for tried in (*shorter, left, sorted(left, key=lambda piece: piece.kind != "new")):
        if not is_whole and left:
            placed, lines, is_whole = _placed(tried, width)
    return placed, lines


def _placed(pieces: Sequence[LadderPiece], width: float, *, short_gone: bool = False) -> tuple[list[Placed], int, bool]:
    """Give the places of pieces, how many lines they take, and whether all had room."""
    placed: list[Placed] = []
    x, line = 0.0, 0
    for piece in pieces:
        metrics = QFontMetricsF(sans(_TEXT, strong=piece.kind == "new"))
        pad = 2 * px(_PAD) * (piece.kind == "new") + 1
        texts = [piece.text] if _wide(piece.text, metrics) + pad <= width else _lines(piece.text, width - pad, metrics)
        if short_gone and piece.kind == "gone" and len(texts) > 1:
            texts = [metrics.elidedText(f"{texts[0]} …", Qt.TextElideMode.ElideRight, width - pad)]
        for text in texts:
            wide = min(_wide(text, metrics) + pad, width)
            if x and x + wide > width:
                x, line = 0.0, line + 1
            if line >= MOST_LINES:
                last = placed[-1]
                placed[-1] = Placed(last.piece, f"{last.text} …", last.rect)
                return placed, MOST_LINES, False
            placed.append(Placed(piece, text, QRectF(x, line * px(LINE), wide, px(LINE))))
            x += wide + px(_GAP)
    return placed, line + 1, True


def paint_pieces(
    painter: QPainter,
    pieces: Sequence[LadderPiece],
    at: QRectF,
    roles: Roles,
    symbol: SymbolOf,
    *,
    on_current: bool,
) -> None:
    """Paint pieces in the middle of a rectangle."""
    placed, lines = laid_out(pieces, at.width())
    top = at.center().y() - lines * px(LINE) / 2
    for each in placed:
        rect = each.rect.translated(at.left(), top)
        strong = each.piece.kind == "new"
        if strong:
            painter.setPen(QColor(roles.accent) if on_current else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(roles.surface if on_current else roles.accent_soft))
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 4, 4)
        painter.setFont(sans(_TEXT, strong=strong))
        gone = each.piece.kind == "gone"
        painter.setPen(QColor(roles.soft if gone else roles.ink))
        left = _paint_text(painter, each.text, QPointF(rect.left() + (px(_PAD) if strong else 0), rect.top()), symbol)
        if gone:
            painter.setPen(QPen(QColor(roles.soft), 1.2))
            painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(left, rect.center().y()))


def _paint_text(painter: QPainter, text: str, at: QPointF, symbol: SymbolOf) -> float:
    """Paint a line with its symbols from its top left corner on; gives where it ends."""
    x, metrics = at.x(), QFontMetricsF(painter.font())
    for place, part in enumerate(_PARTS.split(text)):
        if place % 2:
            picture = symbol(part, px(_SYMBOL), painter.device().devicePixelRatio())
            painter.drawPixmap(QPointF(x, at.y() + (px(LINE) - px(_SYMBOL)) / 2), picture)
            x += px(_SYMBOL) + _BESIDE
        elif part:
            painter.drawText(QPointF(x, at.y() + px(LINE) * 0.72), part)
            x += metrics.horizontalAdvance(part)
    return x


def lines_of(pieces: Sequence[LadderPiece], width: float) -> int:
    """How many lines pieces take in a column."""
    return laid_out(pieces, width)[1]
