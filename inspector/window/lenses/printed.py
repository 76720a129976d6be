"""A lens on paper: its table, or the rungs of a ladder, as the pages of a PDF, black on white."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QBuffer, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter

from inspector.lenses import Ladder
from inspector.rules import START
from inspector.window.lenses.lens_sheets import LensSheet, SheetCell
from inspector.window.style.type_faces import SANS
from inspector.window.widgets.plain_text import page_document
from inspector.window.widgets.symbol_pictures import symbols_by_address
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.widgets.told_pictures import pictures_within, write_unseen

_DOTS, _RATIO = 96, 3.0
_SYMBOL = 11
_MARGIN, _FOOT = 48.0, 18.0
# So small that no symbol's words are wider than its picture.
_UNSEEN = 3
_STYLE = (
    f"body {{ font-family: '{SANS}'; font-size: 10px; color: #000000 }} th {{ font-weight: 600 }} "
    "h1 { font-size: 17px; font-weight: 600 }"
)


def sheet_html(title: str, sheet: LensSheet) -> str:
    """Write a lens's table, each cell with the rule that decides it."""
    head = "".join(f"<th align='left'>{_words(words)}</th>" for words in (sheet.corner, *sheet.columns))
    lines = (f"<tr><td><b>{_words(line.title)}</b></td>{''.join(map(_cell, line.cells))}</tr>" for line in sheet.lines)
    return _page(title, sheet.note, head, lines)


def _cell(cell: SheetCell) -> str:
    words = f"<b>≠ {_words(cell.text)}</b>" if cell.differs else _words(cell.text)
    rule = f"<br><font color='#555555'>{escape(cell.rule)}</font>" if cell.rule else ""
    return f"<td>{words}{rule}</td>"


def ladder_html(title: str, ladder: Ladder) -> str:
    """Write a ladder: each step with its layer, its sentence, its rules and what the columns say after it."""
    names = ("Layer", "Step", *(name for _, name in ladder.columns), "Rules")
    head = "".join(f"<th align='left'>{_words(name)}</th>" for name in names)
    lines = []
    for place, rung in enumerate(ladder.rungs):
        cells = (ladder.cell(place, key) if key in rung.cells or not place else "" for key, _ in ladder.columns)
        values = "".join(f"<td>{_words(words)}</td>" for words in cells)
        layer = "" if rung.layer == START else rung.layer
        rules = escape(", ".join(rung.rules[:3]))
        lines.append(f"<tr><td>{layer}</td><td>{_words(rung.says)}</td>{values}<td>{rules}</td></tr>")
    last = len(ladder.rungs) - 1
    result = "".join(f"<td><b>{_words(ladder.result_in_words(last, key))}</b></td>" for key, _ in ladder.columns)
    return _page(title, "", head, (*lines, f"<tr><td></td><td><b>Now it is</b></td>{result}<td></td></tr>"))


def _words(text: str) -> str:
    return with_symbols(text, _SYMBOL, _RATIO)


def _page(title: str, note: str, head: str, lines: Iterable[str]) -> str:
    grid = "border='1' cellspacing='0' cellpadding='3' width='100%' style='border-collapse: collapse'"
    return (
        f"<html><head><style>{_STYLE}</style></head><body><h1>{_words(title)}</h1><p>{_words(note)}</p>"
        f"<table {grid}><tr>{head}</tr>{''.join(lines)}</table></body></html>"
    )


def pdf_of_html(title: str, html: str) -> bytes:
    """Lay a page out on A4 across, as many as it takes; what symbols mean stands unseen below their pictures."""
    field = QRectF(QPageSize(QPageSize.PageSizeId.A4).rectPixels(_DOTS)).transposed()
    field = field.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN - _FOOT)
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(data)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(_DOTS)
    writer.setTitle(title)
    writer.setCreator("Card Inspector")
    document = page_document(html, writer)
    document.setDocumentMargin(0)
    document.setPageSize(field.size())
    drawn = symbols_by_address(html)
    symbols = [(drawn[name], place) for name, place in pictures_within(document) if name in drawn]
    painter = QPainter(writer)
    pages = document.pageCount()
    for page in range(pages):
        if page:
            writer.newPage()
        top = page * field.height()
        painter.save()
        painter.translate(field.left(), field.top() - top)
        document.drawContents(painter, QRectF(0, top, field.width(), field.height()))
        write_unseen(painter, symbols, QFont(SANS, _UNSEEN), top, top + field.height())
        painter.restore()
        painter.setFont(QFont(SANS, 8))
        painter.drawText(QPointF(field.left(), field.bottom() + _FOOT), f"{title}   ·   page {page + 1} of {pages}")
    painter.end()
    return bytes(data.data().data())
