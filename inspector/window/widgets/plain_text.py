"""How a stranger's words reach the screen: as plain text, whatever they look like.

Qt takes the text of a label and of a tool tip for HTML where it looks like HTML, and then obeys it: a card called
``<img src=file:///...>`` would have a file read by being shown. Names of cards, players and files, labels, titles,
paths and the sentences made of them all come from files. So every text that is not written down in the program goes
through here, which a test of the house demands.
"""

from __future__ import annotations

import re
import unicodedata
from base64 import b64decode
from collections.abc import Mapping
from html import escape
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize, QStringListModel, Qt, QUrl
from PySide6.QtGui import (
    QClipboard,
    QContextMenuEvent,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintDevice,
    QResizeEvent,
    QTextDocument,
    QTextDocumentFragment,
)
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QMessageBox, QPlainTextEdit, QTextBrowser, QToolTip, QWidget

from inspector.window.widgets.long_words import BREAK, BROKEN, has_long_word, with_breaks
from inspector.window.widgets.symbol_pictures import has_symbols, symbols_drawn
from inspector.window.widgets.whole_costs import has_pictures, with_whole_costs

# More than any sentence of ours, and less than what keeps Qt busy laying out lines.
LONGEST = 4_000
LONGEST_TIP = 1_500
# What makes Qt take a tool tip for HTML.
_MARKUP = ("<", "&lt;")
# Letters of a tip that stand in one line; symbols are as high as these, and sharp on a screen of twice the pixels.
_ONE_LINE, _TIP_SYMBOL, _TIP_RATIO = 70, 14, 2.0
_SAID = "tip_said"
_PICTURE = "data:image/png;base64,"
_TAG = re.compile(r"(<[^>]*>)")
# Bold words among others are wider than the font of their label says.
_BOLD, _SPARE = 1.08, 1
_LEAST_LETTERS = 14
_STRONG = "<span style='font-weight: 600'>"


class _Written(Protocol):
    """A label, a button, a command, a line of a list: something that shows a text."""

    def setText(self, text: str, /) -> None:
        """Show a text."""


class _Tipped(Protocol):
    """A widget, a command, a line of a list or something on the desk that has a tool tip."""

    def setToolTip(self, text: str, /) -> None:
        """Have a tool tip."""


def plain(text: str, longest: int = LONGEST) -> str:
    """Give a text without signs that steer the screen: controls but for line ends, and turns of the direction."""
    if len(text) > longest:
        text = f"{text[:longest]}…"
    if text.isprintable():
        return text
    return "".join(sign for sign in text if sign in "\n\t" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs"))


def say(shown: _Written, text: str) -> None:
    """Show a text as it is, character by character."""
    if isinstance(shown, QLabel) and shown.textFormat() != Qt.TextFormat.PlainText:
        shown.setTextFormat(Qt.TextFormat.PlainText)
    shown.setText(plain(text))


def say_marked(label: QLabel, markup: str) -> None:
    """Show markup of our own, in which every word that comes from elsewhere is escaped (``with_symbols`` does so)."""
    if label.textFormat() != Qt.TextFormat.RichText:
        label.setTextFormat(Qt.TextFormat.RichText)
    label.setText(with_weights(markup))


def with_weights(markup: str) -> str:
    """Give markup with its bold words in the heavier weight that there is: what ``<b>`` asks for would be smeared."""
    return markup.replace("<b>", _STRONG).replace("</b>", "</span>")


class BreakingLabel(QLabel):
    """Breaks a word that is longer than its line, where lines wrap at all; Qt's own label would cut its end.

    It breaks no cost, which Qt's own label does. What it says, what is read aloud and what is copied from it have no
    such breaks.
    """

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self._has_long = self._has_costs = False
        self._named = ""

    def text(self) -> str:
        """What it says, as it was told."""
        return self._whole

    def setText(self, text: str) -> None:
        """Show a text; what of it is longer than a line is broken."""
        self._whole = text
        words = _TAG.sub(" ", text) if "<" in text else text
        self._has_long, self._has_costs = has_long_word(words), has_pictures(text)
        self._show_broken()

    def clear(self) -> None:
        """Show nothing."""
        self.setText("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break what does not fit any more, and no longer what does."""
        super().resizeEvent(event)
        if self._has_long or self._has_costs:
            self._show_broken()

    def heightForWidth(self, width: int) -> int:
        """The height of its lines, long words broken."""
        words = self._broken(width)
        if words == super().text():
            return super().heightForWidth(width)
        # The words shown stay as they are: to be told others each time it is measured, it would never come to rest.
        other = QLabel()
        other.setObjectName(self.objectName())
        other.setFont(self.font())
        other.setTextFormat(self.textFormat())
        other.setTextInteractionFlags(self.textInteractionFlags())
        other.setContentsMargins(self.contentsMargins())
        other.setWordWrap(True)
        other.setText(words)
        return other.heightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        """No wider than a word of some letters: longer ones are broken."""
        hint = super().minimumSizeHint()
        if not (self._has_long and self.wordWrap()):
            return hint
        return QSize(min(hint.width(), self.fontMetrics().averageCharWidth() * _LEAST_LETTERS), hint.height())

    def _show_broken(self) -> None:
        words = self._broken(self.width())
        super().setText(words)
        said = self.accessibleName()
        if said == self._named:
            name = self._in_plain_words() if words != self._whole else ""
            if name != said:
                self.setAccessibleName(name)
            self._named = name

    def _broken(self, width: int) -> str:
        """The text as a label of a width, in logical pixels, shows it."""
        if not (self._has_long or self._has_costs) or not self.wordWrap():
            return self._whole
        room = width - self.width() + self.contentsRect().width() - 2 * self.margin() - _SPARE
        advance = self.fontMetrics().horizontalAdvance
        if not self._is_markup:
            return with_breaks(self._whole, room, advance)
        parts = _TAG.split(self._whole)
        for at in range(0, len(parts), 2):
            parts[at] = with_breaks(parts[at], room / _BOLD, advance)
        words = "".join(parts)
        if not self._has_costs:
            return words
        # What is measured otherwise than Qt does it is parted otherwise from there on.
        return with_whole_costs(words, room + _SPARE, QFontMetricsF(self.font()).horizontalAdvance)

    @property
    def _is_markup(self) -> bool:
        # A text of which Qt has to find out what it is, is one of our own.
        form = self.textFormat()
        return form == Qt.TextFormat.RichText or (form == Qt.TextFormat.AutoText and "<" in self._whole)

    def _in_plain_words(self) -> str:
        return QTextDocumentFragment.fromHtml(self._whole).toPlainText() if self._is_markup else self._whole

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy what is marked without the breaks."""
        if self.hasSelectedText() and event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Where what is marked counts as copied, it does so without the breaks."""
        super().mouseReleaseEvent(event)
        board = QGuiApplication.clipboard()
        if BREAK in self.selectedText() and board.supportsSelection():
            board.setText(self._marked(), QClipboard.Mode.Selection)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy what is marked."""
        if BREAK not in self.selectedText():
            super().contextMenuEvent(event)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction("Copy", self._copy)
        menu.popup(event.globalPos())

    def _copy(self) -> None:
        copy_text(self._marked())

    def _marked(self) -> str:
        words = self.selectedText().replace(f"{BREAK}\N{LINE SEPARATOR}", " ")
        return words.replace(BROKEN, "").replace(BREAK, "").replace("\N{PARAGRAPH SEPARATOR}", "\n")


def plain_label(text: str = "", name: str = "") -> QLabel:
    """Make a label that shows a text as it is; ``name`` is what the style sheet calls it."""
    label = BreakingLabel()
    label.setObjectName(name)
    say(label, text)
    return label


def tip_text(text: str) -> str:
    """Give what a tool tip has to be told so that it shows this text as it is.

    What is longer than a line is broken, for Qt breaks only what it takes for markup; symbols are drawn.
    """
    text = plain(text, LONGEST_TIP)
    if len(text) > _ONE_LINE or has_symbols(text) or any(sign in text for sign in _MARKUP):
        drawn = symbols_drawn(escape(text), _TIP_SYMBOL, _TIP_RATIO)
        return f"<p>{drawn.replace(chr(10), '<br>')}</p>"
    return text


def tip(shown: _Tipped, text: str) -> None:
    """Give something a tool tip that shows a text as it is.

    Of a widget a screen reader reads the tip, where nothing else is said of it, and must not read markup.
    """
    shown.setToolTip(tip_text(text))
    if isinstance(shown, QWidget):
        before = shown.property(_SAID)
        said = plain(text, LONGEST_TIP) if shown.toolTip() != text else ""
        if shown.accessibleDescription() == (before or ""):
            shown.setProperty(_SAID, said)
            if said or before:
                shown.setAccessibleDescription(said)


def show_tip(at: QPoint, text: str, widget: QWidget, wide: int = 0, within: QRect | None = None) -> None:
    """Show a tool tip now, its text as it is and broken into lines, ``wide`` pixels wide where that is given.

    It goes when the mouse leaves what lies ``within`` a part of the widget.
    """
    words = f"<p>{symbols_drawn(escape(plain(text, LONGEST_TIP)), _TIP_SYMBOL, _TIP_RATIO)}</p>"
    shown = f'<table width="{wide}"><tr><td>{words}</td></tr></table>' if wide else words
    QToolTip.showText(at, shown, widget, within if within is not None else QRect())


def fill_in(field: QLineEdit | QPlainTextEdit, text: str) -> None:
    """Write into a field where it can be changed; fields show no markup, and nothing may be lost there."""
    if isinstance(field, QLineEdit):
        field.setText(text)
    else:
        field.setPlainText(text)


def copy_text(text: str) -> None:
    """Put a text on the clipboard, as it is."""
    QGuiApplication.clipboard().setText(text)


def copy_page(text: str, html: str) -> None:
    """Put a text on the clipboard, and the same as HTML for whoever pastes it into a page."""
    # Where no screen is, Qt holds what was copied until after the interpreter has ended, and what Python made of Qt's
    # own kind asks the interpreter as it goes, which ends the process in a crash. So Qt makes the holder: the model.
    model = QStringListModel([""])
    data = model.mimeData([model.index(0)])
    for form in data.formats():
        data.removeFormat(form)
    data.setText(text)
    data.setHtml(html)
    QGuiApplication.clipboard().setMimeData(data)


def ask(
    window: QWidget,
    title: str,
    question: str,
    buttons: QMessageBox.StandardButton,
    default: QMessageBox.StandardButton,
) -> QMessageBox.StandardButton:
    """Ask a question in a box of its own; gives the button that was pressed."""
    box = question_box(window, title, question, buttons, default)
    return QMessageBox.StandardButton(box.exec())


def question_box(
    window: QWidget,
    title: str,
    question: str,
    buttons: QMessageBox.StandardButton,
    default: QMessageBox.StandardButton,
) -> QMessageBox:
    """Make the box of a question, its text as it is."""
    box = QMessageBox(QMessageBox.Icon.Question, title, "", buttons, window)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(plain(question))
    box.setDefaultButton(default)
    return box


def page_document(markup: str, device: QPaintDevice, pictures: Mapping[str, QImage] | None = None) -> QTextDocument:
    """Make a page of markup of our own to be painted on a device; every word from elsewhere is escaped in it.

    ``pictures`` are those that the markup names.
    """
    document = QTextDocument()
    document.documentLayout().setPaintDevice(device)
    for name, picture in (pictures or {}).items():
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture)
    document.setHtml(with_weights(markup))
    return document


class QuietBrowser(QTextBrowser):
    """A browser of our own markup that loads nothing, neither from the disk nor from a network.

    Pictures that stand in the markup itself, as those of symbols do, are shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.document().setDefaultStyleSheet("b { font-weight: 600 }")

    def loadResource(self, _kind: int, name: QUrl | str) -> QImage | None:
        """Nothing is loaded: what our pages show stands in them."""
        _head, _, data = (name if isinstance(name, str) else name.toString()).partition(_PICTURE)
        return QImage.fromData(b64decode(data)) if data else None
