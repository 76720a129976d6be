"""A handout as a document of Qt's, put in piece by piece as plain text: nothing in it is taken for markup."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTableCellFormat,
    QTextTableFormat,
)

from inspector.drawing import draw_symbol
from inspector.sharing import FAN_CONTENT, Handout, HandoutCard, HandoutObject, HandoutPicture, HandoutZone
from inspector.sharing.handouts import (
    ACTIONS_TITLE,
    AGAIN_TITLE,
    BOARD_TITLE,
    HOW_TO_OPEN,
    LADDER_TITLE,
    LONG_TITLE,
    LONGEST_BOLD,
    QUESTIONS,
    RULES_TITLE,
    STEP_COLUMNS,
    VALUE_COLUMNS,
    WHOSE_WORDS,
    cited_rules,
    steadied,
)
from inspector.window.style.type_faces import SANS, SERIF, without_ligatures
from inspector.window.widgets.told_pictures import pictures_within

INK, SOFT, LINE, BAND = "#1c1d22", "#53565f", "#c9ccd4", "#f0f1f5"
_TEXT = 13.0
_SYMBOL = re.compile(r"(\{[^{}\s]{1,8}\})")
_CELL = 5.0
_CARD_GAP = 12.0
_FULL = QTextLength(QTextLength.Type.PercentageLength, 100)
# On screen and on paper the pictures of symbols are this many times as fine as their size.
_FINE = 4
_BESIDE = 204.0
# Below an empty cell, room to write a value by hand.
_TO_WRITE = 12.0
# The heading of the ladder, within the part of its object.
_PART_OF_ONE = 3
_WHOLE = QTextFormat.Property.UserProperty
# What a symbol's picture is called begins so.
_SYMBOL_CALLED = "symbol "


def page_font(px: float, *, strong: bool = False, serif: bool = False, italic: bool = False) -> QFont:
    """The type of pages: it does not follow the size of the window's."""
    font = QFont(SERIF if serif else SANS)
    font.setPixelSize(round(px))
    font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return without_ligatures(font)


class PageDocument(NamedTuple):
    """The document, asked for its headings and for the symbols that are drawn in it."""

    text: QTextDocument

    def headings(self) -> Iterator[tuple[str, float]]:
        """Each heading of a part with how far down it stands, all pages counted."""
        for block in self._heading_blocks():
            if block.blockFormat().headingLevel() in (1, 2):
                yield block.text(), self._top(block)

    def symbols(self) -> Iterator[tuple[str, QPointF]]:
        """Each symbol that is drawn, as it is written, with where it begins on its line, all pages counted."""
        for called, place in pictures_within(self.text):
            if called.startswith(_SYMBOL_CALLED):
                yield called.split(" ")[1], place

    def keep_together(self) -> None:
        """Begin a page before a part that would be cut by its end, and before a heading at the foot of one."""
        high = self.text.pageSize().height()
        blocks = [*self._heading_blocks(), self.text.lastBlock()]
        for place, block in enumerate(blocks[:-1]):
            top, form = self._top(block), block.blockFormat()
            # With what comes first below it: a line that introduces the rest is no more than the heading. Of a block
            # whose lines all stand on the next page the top is still said to be on this one.
            below = block.next().next() if block.next().next().isValid() else block.next()
            end = self.text.documentLayout().blockBoundingRect(below).bottom() - 1
            if form.boolProperty(_WHOLE):
                parts = (other for other in blocks[place + 1 :] if other.blockFormat().headingLevel() != _PART_OF_ONE)
                end = self._top(next(parts)) - 1
            if top // high != end // high and end - top < high and top % high > 1:
                form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                QTextCursor(block).setBlockFormat(form)
        # Where only the rest is laid out anew, Qt keeps places of before, by which it leaves out what a page still has.
        self.text.markContentsDirty(0, self.text.characterCount())

    def _heading_blocks(self) -> Iterator[QTextBlock]:
        block = self.text.begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                yield block
            block = block.next()

    def _top(self, block: QTextBlock) -> float:
        return self.text.documentLayout().blockBoundingRect(block).top()


def handout_document(
    handout: Handout, width: float, *, draws_symbols: bool = True, device: QPagedPaintDevice | None = None
) -> PageDocument:
    """Lay out a handout so wide, in logical pixels; on the pages of a ``device`` where there is one."""
    text = QTextDocument()
    text.setUndoRedoEnabled(False)
    text.setDocumentMargin(0)
    text.setDefaultFont(page_font(_TEXT))
    if device is not None:
        text.documentLayout().setPaintDevice(device)
    text.setTextWidth(width)
    _Setting(text, width, draws_symbols=draws_symbols).put(handout)
    return PageDocument(text)


class _Setting:
    """Puts the parts of a handout into a document."""

    def __init__(self, text: QTextDocument, width: float, *, draws_symbols: bool) -> None:
        self._text, self._width, self._draws = text, width, draws_symbols
        self._at = QTextCursor(text)
        self._pictures = 0

    def put(self, handout: Handout) -> None:
        """Put all of it."""
        size = 25 if len(handout.title) <= LONG_TITLE else 18
        self._block(handout.title, size, level=1, serif=True, strong=True, first=True)
        self._block(f"{handout.edition} · {handout.dated}", _TEXT, color=SOFT, above=3)
        self._block(handout.viewer, _TEXT, strong=True, above=2)
        if handout.stands:
            self._block(handout.stands, _TEXT, above=2)
        if handout.answers:
            self._block(handout.answers_title, 18, level=2, serif=True, strong=True, above=16)
            for answer in handout.answers:
                self._block(f"•  {answer}", above=3)
        if handout.zones:
            self._block(BOARD_TITLE, 18, level=2, serif=True, strong=True, above=16)
            self._zones(handout.zones)
        for one in handout.objects:
            self._object(one, asks=handout.asks)
        if handout.rules:
            self._block(RULES_TITLE, 18, level=2, serif=True, strong=True, above=16)
            self._block(WHOSE_WORDS, 11.5, color=SOFT, above=2)
            for rule in handout.rules:
                self._block("", above=4)
                self._words(f"{rule.number}  ", strong=True)
                self._words(f"“{rule.words}”" if rule.official else rule.words)
                self._words(f"  {rule.official}" if rule.official else "", color=SOFT)
        if handout.actions:
            self._block(ACTIONS_TITLE, 18, level=2, serif=True, strong=True, above=16)
            for number, action in enumerate(handout.actions, start=1):
                self._block(f"{number}.  {action.sentence}{action.often}", above=3)
                if action.ended:
                    self._words(f" {action.ended}", italic=True)
        self._end(handout)

    def _end(self, handout: Handout) -> None:
        if handout.code:
            self._block(AGAIN_TITLE, 18, level=2, serif=True, strong=True, above=16)
            self._block(HOW_TO_OPEN, above=3)
            self._block("", above=3)
            self._words("\n".join(self._lines_of(handout.code, 11)), px=11)
        elif handout.why_no_code:
            self._block(AGAIN_TITLE, 18, level=2, serif=True, strong=True, above=16)
            self._block(handout.why_no_code, above=3)
        self._block(FAN_CONTENT, 10.5, color=SOFT, above=18)

    def _lines_of(self, code: str, px: float) -> Iterator[str]:
        """Give a code in lines that fit: by itself Qt would break it behind its first hyphen."""
        metrics = QFontMetricsF(page_font(px), self._text.documentLayout().paintDevice())
        line, room = "", self._width - px
        for sign in code:
            if metrics.horizontalAdvance(line + sign) > room:
                yield line
                line = ""
            line += sign
        yield line

    def _zones(self, zones: Sequence[HandoutZone]) -> None:
        """Put the cards in rows, each zone's title above its first card: many zones hold one card each."""
        drawn = [(zone.title, [card for card in zone.cards if card.picture is not None]) for zone in zones]
        if any(cards for _, cards in drawn):
            self._flow([(title, cards) for title, cards in drawn if cards])
        for zone in zones:
            told = [card for card in zone.cards if card.picture is None]
            if told:
                self._block(zone.title, 13, level=3, strong=True, above=8, color=SOFT)
            for card in told:
                self._block("", above=2)
                self._words(f"{card.name}{f' ×{card.count}' if card.count > 1 else ''}", strong=True)
                self._words(f": {card.sentence}" if card.sentence else "")

    def _flow(self, zones: Sequence[tuple[str, Sequence[HandoutCard]]]) -> None:
        pictures = [card.picture for _, cards in zones for card in cards if card.picture is not None]
        widest = max(picture.size[0] / picture.ratio for picture in pictures)
        columns = max(1, int((self._width + _CARD_GAP) / (widest + _CARD_GAP)))
        placed = _placed(zones, columns)
        form = _layout_table()
        form.setColumnWidthConstraints([QTextLength(QTextLength.Type.FixedLength, self._width / columns)] * columns)
        table = self._at.insertTable(max(placed) // columns + 1, columns, form)
        for place, (title, card) in placed.items():
            cell = table.cellAt(place // columns, place % columns)
            look = QTextTableCellFormat()
            look.setRightPadding(_CARD_GAP)
            look.setBottomPadding(_CARD_GAP)
            cell.setFormat(look)
            self._at = cell.firstCursorPosition()
            # A blank line, where none begins, keeps the cards of a row level.
            self._words(title or "\N{NO-BREAK SPACE}", strong=True, color=SOFT)
            self._block("", above=2)
            if card.picture is not None:
                self._picture(card.picture)
            many = f" ×{card.count}" if card.count > 1 else ""
            self._block(f"{card.name}{many}", 11.5, strong=True, above=2)
        self._leave()

    def _object(self, one: HandoutObject, *, asks: bool) -> None:
        self._block(one.title, 18, level=2, serif=True, strong=True, above=16, whole=True)
        form = _layout_table()
        form.setWidth(_FULL)
        beside = _BESIDE if one.picture is not None else 1.0
        fixed = (beside, self._width - beside)
        form.setColumnWidthConstraints([QTextLength(QTextLength.Type.FixedLength, each) for each in fixed])
        outer = self._at.insertTable(1, 2, form)
        self._at = outer.cellAt(0, 0).firstCursorPosition()
        if one.picture is not None:
            self._picture(one.picture, _BESIDE - 14)
        self._at = outer.cellAt(0, 1).firstCursorPosition()
        self._words(QUESTIONS if asks else one.sentence)
        columns = VALUE_COLUMNS[:2] if asks else VALUE_COLUMNS
        shares = (24, 76) if asks else (18, 26, 56)
        cells = [
            (value.title, "")
            if asks
            else (
                value.title,
                value.text,
                "\n".join((f"{value.says}{cited_rules(value.rules)}", *(f"? {doubt}" for doubt in value.doubts))),
            )
            for value in one.values
        ]
        self._table(columns, shares, cells)
        self._leave()
        if one.ladder:
            self._block(LADDER_TITLE, 14, level=3, strong=True, above=8, color=SOFT)
            steps = [(step.layer, f"{step.says}{cited_rules(step.rules)}") for step in one.ladder]
            self._table(STEP_COLUMNS, (9, 91), steps)
            self._leave()

    def _table(self, columns: Sequence[str], shares: Sequence[int], cells: Sequence[Sequence[str]]) -> None:
        form = QTextTableFormat()
        form.setBorder(0)
        form.setCellSpacing(0)
        form.setWidth(_FULL)
        form.setTopMargin(6)
        form.setHeaderRowCount(1)
        form.setColumnWidthConstraints([QTextLength(QTextLength.Type.PercentageLength, share) for share in shares])
        table = self._at.insertTable(len(cells) + 1, len(columns), form)
        for row, texts in enumerate((columns, *cells)):
            for column, text in enumerate(texts):
                cell = table.cellAt(row, column)
                look = QTextTableCellFormat()
                look.setPadding(_CELL)
                look.setTopPadding(3)
                look.setBottomPadding(3 if all(texts) else _TO_WRITE)
                look.setBottomBorder(1)
                look.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                look.setBottomBorderBrush(QBrush(QColor(LINE)))
                if row == 0:
                    look.setBackground(QColor(BAND))
                cell.setFormat(look)
                self._at = cell.firstCursorPosition()
                if row == 0:
                    self._words(text, px=11.5, strong=True, color=SOFT)
                else:
                    leads = column == 0 or (column < len(columns) - 1 and len(text) <= LONGEST_BOLD)
                    self._words(text, px=12.5, strong=leads)
        self._at = table.lastCursorPosition()
        self._at.movePosition(QTextCursor.MoveOperation.NextBlock)

    def _leave(self) -> None:
        """Go on behind everything."""
        self._at = QTextCursor(self._text)
        self._at.movePosition(QTextCursor.MoveOperation.End)

    def _block(
        self,
        text: str,
        px: float = _TEXT,
        *,
        level: int = 0,
        above: float = 0,
        below: float = 0,
        first: bool = False,
        whole: bool = False,
        strong: bool = False,
        serif: bool = False,
        color: str = INK,
    ) -> None:
        form = QTextBlockFormat()
        form.setTopMargin(above)
        form.setBottomMargin(below)
        if level:
            form.setHeadingLevel(level)
            form.setProperty(_WHOLE, whole)
        if first:
            self._at.setBlockFormat(form)
        else:
            self._at.insertBlock(form, QTextCharFormat())
        self._words(text, px=px, strong=strong, serif=serif, color=color)

    def _words(
        self,
        text: str,
        *,
        px: float = _TEXT,
        strong: bool = False,
        serif: bool = False,
        italic: bool = False,
        color: str = INK,
    ) -> None:
        form = QTextCharFormat()
        form.setFont(page_font(px, strong=strong, serif=serif, italic=italic))
        form.setForeground(QColor(color))
        for piece in _SYMBOL.split(steadied(text)) if self._draws else (steadied(text),):
            if self._draws and _SYMBOL.fullmatch(piece):
                self._symbol(piece, px, form)
            elif piece:
                self._at.insertText(piece.replace("\n", "\u2028"), form)

    def _symbol(self, symbol: str, px: float, around: QTextCharFormat) -> None:
        drawn = draw_symbol(symbol, round(px * _FINE))
        data = drawn.convert("RGBA").tobytes()
        image = QImage(data, drawn.width, drawn.height, 4 * drawn.width, QImage.Format.Format_RGBA8888).copy()
        form = QTextImageFormat()
        form.merge(around)
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        self._insert(image, form, drawn.width / _FINE, drawn.height / _FINE, f"{_SYMBOL_CALLED}{symbol} {px}")

    def _picture(self, picture: HandoutPicture, width: float | None = None) -> None:
        image = QImage.fromData(picture.png)
        across, down = (side / picture.ratio for side in picture.size)
        shrunk = min(1.0, (width or across) / across)
        self._pictures += 1
        self._insert(image, QTextImageFormat(), across * shrunk, down * shrunk, f"picture {self._pictures}")

    def _insert(self, image: QImage, form: QTextImageFormat, across: float, down: float, name: str) -> None:
        self._text.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)
        form.setName(name)
        form.setWidth(across)
        form.setHeight(down)
        self._at.insertImage(form)


def _placed(zones: Sequence[tuple[str, Sequence[HandoutCard]]], columns: int) -> dict[int, tuple[str, HandoutCard]]:
    """Give each card its place, with the title that stands above it: a zone that a row would cut begins the next."""
    placed: dict[int, tuple[str, HandoutCard]] = {}
    at = 0
    for title, cards in zones:
        if at % columns + len(cards) > columns:
            at += -at % columns
        for first, card in enumerate(cards):
            placed[at] = ("" if first else title, card)
            at += 1
    return placed


def _layout_table() -> QTextTableFormat:
    """A table that only puts things side by side."""
    form = QTextTableFormat()
    form.setBorder(0)
    form.setCellPadding(0)
    form.setCellSpacing(0)
    form.setTopMargin(4)
    return form
