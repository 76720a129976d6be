"""A handout laid out on pages: as a PDF whose text can be selected and searched, or as one tall picture.

A PDF of Qt's has no tags by which a screen reader would know headings and tables: for that there is HTML.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QMarginsF, QPointF, QRectF, QSizeF, Qt, QUuid
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFontMetricsF,
    QImage,
    QImageWriter,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
)

from inspector.sharing import Handout
from inspector.sharing.handouts import steadied
from inspector.window.handouts.document import INK, SOFT, PageDocument, handout_document, page_font
from inspector.window.handouts.forms import HandoutForm
from inspector.window.handouts.pdf_bookmarks import Bookmark, with_bookmarks
from inspector.window.style.without_window import have_application
from inspector.window.widgets.told_pictures import write_unseen

# A logical pixel is a 96th of an inch, as in HTML.
_DOTS = 96
_MARGIN = 46.0
_FOOT = 20.0
_POINTS = 72 / _DOTS
PNG_WIDTH = 820.0
_PNG_RATIO = 2.0
# So small that "{2/W}" is no wider than its picture.
_UNSEEN = 5
# No picture is higher, whatever is told on it.
_HIGHEST = 30_000
_SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


def pdf_of(handout: Handout, form: HandoutForm) -> bytes:
    """Write a handout as a PDF on pages of A4 or Letter: equal handouts give equal bytes."""
    have_application()
    size = QPageSize(_SIZES[form.paper])
    whole = QRectF(size.rectPixels(_DOTS))
    field = whole.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN - _FOOT)
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(data)
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(_DOTS)
    writer.setTitle(_heading(handout))
    writer.setCreator("Card Inspector")
    # By itself Qt writes the moment and a number of its own, by which two equal handouts would differ.
    writer.setDocumentXmpMetadata(b" ")
    writer.setDocumentId(QUuid())
    document = handout_document(handout, field.width(), draws_symbols=form.draws_symbols, device=writer)
    document.text.setPageSize(QSizeF(field.width(), field.height()))
    document.keep_together()
    painter = QPainter(writer)
    count = document.text.pageCount()
    symbols = [*document.symbols()]
    for page in range(count):
        if page:
            writer.newPage()
        _paint_page(painter, document, field, page, symbols)
        _paint_foot(painter, handout, field, f"{page + 1} / {count}")
    painter.end()
    bookmarks = [
        Bookmark(steadied(title), int(top // field.height()), _points_up(whole, field, top % field.height()))
        for title, top in document.headings()
    ]
    return with_bookmarks(bytes(data.data().data()), bookmarks, handout.day)


def png_of(handout: Handout, form: HandoutForm) -> bytes:
    """Write a handout as one picture, as high as it takes."""
    have_application()
    width = PNG_WIDTH - 2 * _MARGIN
    document = handout_document(handout, width, draws_symbols=form.draws_symbols)
    high = min(document.text.size().height() + 2 * _MARGIN, _HIGHEST / _PNG_RATIO)
    image = QImage(round(PNG_WIDTH * _PNG_RATIO), round(high * _PNG_RATIO), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_PNG_RATIO)
    image.fill(QColor("white"))
    painter = QPainter(image)
    _paint_page(painter, document, QRectF(_MARGIN, _MARGIN, width, high), 0)
    painter.end()
    # Saved by Qt, a picture would say how fine the screen is that it was made on.
    image.setDotsPerMeterX(round(_DOTS * _PNG_RATIO / 0.0254))
    image.setDotsPerMeterY(round(_DOTS * _PNG_RATIO / 0.0254))
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(data, QByteArray(b"png")).write(image)
    return bytes(data.data().data())


def _paint_page(
    painter: QPainter,
    document: PageDocument,
    field: QRectF,
    page: int,
    symbols: Sequence[tuple[str, QPointF]] = (),
) -> None:
    """Paint a page of a document, and unseen below the pictures of ``symbols`` what they are."""
    painter.save()
    painter.translate(field.left(), field.top() - page * field.height())
    inside = QRectF(0, page * field.height(), field.width(), field.height())
    painter.setClipRect(inside)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = inside
    # The user's theme has no say on paper.
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(INK))
    context.palette = palette
    document.text.documentLayout().draw(painter, context)
    write_unseen(painter, symbols, page_font(_UNSEEN), inside.top(), inside.bottom())
    painter.restore()


def _paint_foot(painter: QPainter, handout: Handout, field: QRectF, number: str) -> None:
    font = page_font(11)
    metrics = QFontMetricsF(font, painter.device())
    line = field.bottom() + _FOOT
    painter.setFont(font)
    painter.setPen(QColor(SOFT))
    width = metrics.horizontalAdvance(number)
    room = field.width() - width - 20
    shown = metrics.elidedText(_heading(handout), Qt.TextElideMode.ElideRight, room)
    painter.drawText(QPointF(field.left(), line), shown)
    painter.drawText(QPointF(field.right() - width, line), number)


def _heading(handout: Handout) -> str:
    """The title and whose view it is, as they stand at the foot of each page and in what tells of the file."""
    return f"{steadied(handout.title)} ({steadied(handout.viewer).partition(':')[0]})".replace("\n", " ")


def _points_up(whole: QRectF, field: QRectF, down: float) -> float:
    """The height of a place on a page as PDF counts it: in points from below."""
    return (whole.height() - field.top() - down) * _POINTS
