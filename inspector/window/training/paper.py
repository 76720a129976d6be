"""A class sheet and its key as PDF: questions with their cards as printed, lettered answers, the seed on each page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from html import escape
from io import BytesIO
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QBuffer, QMarginsF, QPointF, QRectF, QSizeF, QUuid
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from inspector.cards import CardPool
from inspector.drawing import LookError, draw_card, printed_look
from inspector.rules import Place
from inspector.scenario import Scenario
from inspector.training import ClassSheet, KeyEntry, SheetEntry
from inspector.window.handouts.pdf_bookmarks import Bookmark, with_bookmarks
from inspector.window.style.type_faces import SANS, SERIF, without_ligatures
from inspector.window.style.without_window import have_application
from inspector.window.widgets.plain_text import page_document

PAPERS: Final = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_DOTS: Final = 96
_DOTS_A_METER: Final = 11_339
_MARGIN: Final = 50.0
_FOOT: Final = 24.0
_CARD: Final = (118, 165)
_FINE: Final = 3
_MOST_CARDS: Final = 10
_HIGH_ON_THE_PAGE: Final = 780.0
_NUMBER: Final = re.compile(r"\d+\. ")
_INK, _SOFT = "#1B1D22", "#5A5E68"
_STYLE: Final = f"""
body {{ font-family: "{SANS}"; font-size: 13px; color: {_INK}; }}
h1 {{ font-family: "{SERIF}"; font-size: 24px; font-weight: 600; }}
.question {{ font-family: "{SERIF}"; font-size: 16px; }}
.small {{ color: {_SOFT}; font-size: 11px; }}
"""


def sheet_pdf(sheet: ClassSheet, pool: CardPool, made: date, paper: str = "a4") -> bytes:
    """The sheet for the class, without a word of the answers; equal sheets of one day give equal bytes."""
    pictures: dict[str, QImage] = {}
    parts = [f"<h1>{escape(sheet.title)}</h1><p class='small'>Name: ______________________________</p>"]
    parts += [_asked(entry, pool, pictures) for entry in sheet.entries]
    return with_bookmarks(
        _written(sheet.title, "".join(parts), sheet.foot, paper, pictures), _at_start(sheet.title), made
    )


def key_pdf(sheet: ClassSheet, made: date, paper: str = "a4") -> bytes:
    """The key: the answers with their reasons and rules, and what each wrong answer shows."""
    parts = [f"<h1>Key: {escape(sheet.title)}</h1>", *(_answered(entry) for entry in sheet.key)]
    title = f"Key: {sheet.title}"
    return with_bookmarks(_written(title, "".join(parts), sheet.foot, paper, {}), _at_start(title), made)


def _at_start(title: str) -> list[Bookmark]:
    return [Bookmark(title, 0, _HIGH_ON_THE_PAGE)]


def _asked(entry: SheetEntry, pool: CardPool, pictures: dict[str, QImage]) -> str:
    cards = "".join(
        f"<img src='{name}' width='{_CARD[0]}' height='{_CARD[1]}'>&nbsp;&nbsp;"
        for name in _pictured(entry.board, pool, pictures)
    )
    rows = (f"<tr><td width='30'><b>{letter}</b></td><td>{escape(words)}</td></tr>" for letter, words in entry.options)
    options = "".join(rows)
    blanks = "<p>&nbsp;</p><hr>" * entry.blanks
    return (
        f"<p class='question'><b>{entry.number}.</b> {escape(entry.text)}</p><p>{cards}</p>"
        f"<table cellpadding='3'>{options}</table>{blanks}<p class='small'>&nbsp;</p>"
    )


def _pictured(board: Scenario, pool: CardPool, pictures: dict[str, QImage]) -> Iterable[str]:
    """The names under which the cards of a board are drawn, as they are printed: more would give the answer away."""
    names = dict.fromkeys(action.card for action in board.actions if isinstance(action, Place))
    cards = list(dict.fromkeys(card for name in names if (card := pool.find(name)) is not None))[:_MOST_CARDS]
    for card in cards:
        # A name that is an address within the page, whatever letters the card's has.
        name = f"card-{card.name.encode().hex()}"
        if name not in pictures:
            try:
                drawn = draw_card(printed_look(card), (_CARD[0] * _FINE, _CARD[1] * _FINE), ratio=_FINE)
            except LookError:
                continue
            data = BytesIO()
            drawn.save(data, "PNG")
            picture = QImage.fromData(data.getvalue())
            # By itself a picture says how fine the screen is that it was made on.
            picture.setDotsPerMeterX(_DOTS_A_METER)
            picture.setDotsPerMeterY(_DOTS_A_METER)
            pictures[name] = picture
        yield name


def _answered(entry: KeyEntry) -> str:
    cited = [(says, f" ({', '.join(rules[:2])})" if rules else "") for says, rules in entry.reasons]
    reasons = "".join(f"<li>{escape(says + rules)}</li>" for says, rules in cited)
    mistakes = "".join(f"<br><b>{letter}</b> {escape(words)}" for letter, words in entry.mistakes)
    return (
        f"<p class='question'><b>{entry.number}. {entry.letter}</b> &nbsp; {escape(entry.answer)}</p>"
        f"<ul>{reasons}</ul><p class='small'>{mistakes.removeprefix('<br>')}</p>"
    )


def _keep_together(document: QTextDocument, high: float) -> None:
    """Begin a new page rather than part a question from its cards and its options."""
    layout = document.documentLayout()
    numbered = [block for block in _blocks(document) if _NUMBER.match(block.text())]
    for block, following in zip_longest(numbered, numbered[1:]):
        top = layout.blockBoundingRect(block).top()
        last = following.previous() if following is not None else document.lastBlock()
        bottom = layout.blockBoundingRect(last).bottom()
        if top // high != (bottom - 1) // high and bottom - top < high:
            cursor = QTextCursor(block)
            form = block.blockFormat()
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            cursor.setBlockFormat(form)
    # Where only the rest is laid out anew, Qt keeps places of before, by which it leaves out what a page still has.
    document.markContentsDirty(0, document.characterCount())


def _blocks(document: QTextDocument) -> Iterable[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _written(title: str, body: str, foot: str, paper: str, pictures: dict[str, QImage]) -> bytes:
    have_application()
    size = QPageSize(PAPERS[paper])
    field = QRectF(size.rectPixels(_DOTS)).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN - _FOOT)
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(data)
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("Card Inspector")
    # By itself Qt writes the moment and a number of its own, by which two equal sheets would differ.
    writer.setDocumentXmpMetadata(b" ")
    writer.setDocumentId(QUuid())
    markup = f"<html><head><style>{_STYLE}</style></head><body>{body}</body></html>"
    document = page_document(markup, writer, pictures)
    document.setDefaultFont(without_ligatures(QFont(SANS)))
    document.setPageSize(QSizeF(field.width(), field.height()))
    _keep_together(document, field.height())
    painter = QPainter(writer)
    pages = document.pageCount()
    for page in range(pages):
        if page:
            writer.newPage()
        painter.save()
        painter.translate(field.left(), field.top() - page * field.height())
        document.drawContents(painter, QRectF(0, page * field.height(), field.width(), field.height()))
        painter.restore()
        painter.setFont(QFont(SANS, 8))
        painter.setPen(QColor(_SOFT))
        painter.drawText(QPointF(field.left(), field.bottom() + _FOOT), f"{foot}   ·   page {page + 1} of {pages}")
    painter.end()
    return bytes(data.data().data())
