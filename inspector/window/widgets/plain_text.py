"""How a stranger's words reach the screen: as plain text, whatever they look like.

Qt takes the text of a label and of a tool tip for HTML where it looks like HTML, and then obeys it: a card called
``<img src=file:///...>`` would have a file read by being shown. Names of cards, players and files, labels, titles,
paths and the sentences made of them all come from files. So every text that is not written down in the program goes
through here, which a test of the house demands.
"""

from __future__ import annotations

import unicodedata
from base64 import b64decode
from collections.abc import Mapping
from html import escape
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QStringListModel, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QPaintDevice, QTextDocument
from PySide6.QtWidgets import QLabel, QLineEdit, QMessageBox, QPlainTextEdit, QTextBrowser, QToolTip, QWidget

from inspector.window.widgets.symbol_pictures import has_symbols, symbols_drawn

# More than any sentence of ours, and less than what keeps Qt busy laying out lines.
LONGEST = 4_000
LONGEST_TIP = 1_500
# What makes Qt take a tool tip for HTML.
_MARKUP = ("<", "&lt;")
# Letters of a tip that stand in one line; symbols are as high as these, and sharp on a screen of twice the pixels.
_ONE_LINE, _TIP_SYMBOL, _TIP_RATIO = 70, 14, 2.0
_SAID = "tip_said"
_PICTURE = "data:image/png;base64,"
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


def plain_label(text: str = "", name: str = "") -> QLabel:
    """Make a label that shows a text as it is; ``name`` is what the style sheet calls it."""
    label = QLabel()
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
