"""Pictures on a page that stand for words: these are written below, unseen, so that a PDF can be read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCursor, QTextDocument

# Where a picture stands, a document's text has this sign.
_A_PICTURE = "\ufffc"


def pictures_within(document: QTextDocument) -> Iterator[tuple[str, QPointF]]:
    """Give each picture of a document by its name, with where it begins on its line, all pages counted."""
    block = document.begin()
    while block.isValid():
        corner = document.documentLayout().blockBoundingRect(block).topLeft()
        for at in (place for place, sign in enumerate(block.text()) if sign == _A_PICTURE):
            behind = QTextCursor(block)
            behind.setPosition(block.position() + at + 1)
            line = block.layout().lineForTextPosition(at)
            across = cast(tuple[float, int], line.cursorToX(at))[0]
            yield behind.charFormat().toImageFormat().name(), corner + QPointF(across, line.y() + line.ascent())
        block = block.next()


def write_unseen(
    painter: QPainter, words: Iterable[tuple[str, QPointF]], font: QFont, top: float, bottom: float
) -> None:
    """Write words that nobody sees at their places, those of them that stand between two heights."""
    painter.save()
    painter.setFont(font)
    painter.setPen(QColor(Qt.GlobalColor.transparent))
    for word, place in words:
        if top <= place.y() < bottom:
            painter.drawText(place, word)
    painter.restore()
