"""The rules pane: the rules cited for a value, in the edition in view, the deciding words highlighted."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from html import escape

import msgspec
from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QCursor, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextEdit, QVBoxLayout, QWidget

from inspector.rulebook import Passage
from inspector.window.rules_reader.buttons import ReaderButtons
from inspector.window.style.theme import LIGHT, Roles
from inspector.window.style.type_faces import SANS, SERIF, px, scaled
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.more_below import MoreBelow
from inspector.window.widgets.one_line import OneLine
from inspector.window.widgets.plain_text import QuietBrowser, say, show_tip
from inspector.window.widgets.symbol_text import with_symbols

# Gives the words behind a link, for hovering over it; empty where there are none.
TextOf = Callable[[str], str]
_NUMBER = re.compile(r"\b\d{3}\.\d+[a-z]?\b")


class Citation(msgspec.Struct, frozen=True):
    """Why a rule stands in the pane: the sentence it decides, its number, and the rule itself where it is known."""

    says: str
    number: str
    passage: Passage | None


class LatePage(QuietBrowser):
    """A page that is laid out once the desk has been painted: to do so takes longer than all the rest of an action.

    Of several pages shown within one action only the last is laid out. Whoever asks for its words has them at once.
    """

    def __init__(self) -> None:
        super().__init__()
        # As wide as beside its bar, whether that is there or not: else each page is laid out three times, for the bar
        # goes with the page before and comes back with this one.
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._late: str | None = None
        self._anchor = ""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._lay_out)

    def show_late(self, html: str) -> None:
        """Show a page of our own markup as soon as nothing else is to be done."""
        self._late, self._anchor = html, ""
        self._soon.start(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines for another width."""
        width = self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()
        if width != self.lineWrapColumnOrWidth():
            self.setLineWrapColumnOrWidth(max(width, 1))
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        html, self._late = self._late, None
        if html is not None:
            self.setHtml(html)
            super().scrollToAnchor(self._anchor)

    def scrollToAnchor(self, name: str) -> None:
        """Bring a place into view, on a page that is still to come too."""
        self._anchor = name
        if self._late is None:
            super().scrollToAnchor(name)

    def toPlainText(self) -> str:
        """The words of the page."""
        self._lay_out()
        return super().toPlainText()

    def toHtml(self) -> str:
        """The page with its markup."""
        self._lay_out()
        return super().toHtml()


class RulesPane(QWidget):
    """Shows a page of rules under a heading, citations or rich text.

    ``number_wanted`` is emitted with what was typed into the field, ``link_clicked`` with a link of the page,
    ``turned`` with -1 or 1 for back or forward, ``copy_wanted`` with the form of a citation to copy (empty: text).
    """

    number_wanted = Signal(str)
    link_clicked = Signal(str)
    turned = Signal(int)
    copy_wanted = Signal(str)
    board_wanted = Signal()
    life_wanted = Signal()
    text_wanted = Signal()
    contents_wanted = Signal()
    comparing_wanted = Signal()

    def __init__(self, text_of: TextOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text_of = text_of
        self.setAccessibleName("Rules")
        self._roles = LIGHT
        self._shown: tuple[str, str, tuple[Citation, ...]] = ("", "", ())
        self._heading = OneLine()
        self._heading.setObjectName("Small")
        self.field = QLineEdit()
        self.field.setPlaceholderText(f"Rule number or words ({key_of('rule')})")
        self.field.setAccessibleName("Go to a rule number")
        self.field.setMaxLength(80)
        self.field.returnPressed.connect(lambda: self.number_wanted.emit(self.field.text().strip()))
        self.text = LatePage()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName("Rules text")
        self.text.document().setDocumentMargin(4)
        self.text.anchorClicked.connect(self._follow)
        self.text.highlighted.connect(self._hover)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(2)
        self.buttons = self._make_buttons()
        for button in (self.buttons.back, self.buttons.forward):
            head.addWidget(button)
        head.addSpacing(4)
        head.addWidget(self.field, 1)
        head.addWidget(self.buttons.more)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 10, 4)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._heading)
        layout.addWidget(self.text, 1)
        self._more = MoreBelow(self.text)
        self._html_shown = ""

    def set_turns(self, *, back: bool, forward: bool) -> None:
        """Show whether there are pages to turn to."""
        self.buttons.back.setEnabled(back)
        self.buttons.forward.setEnabled(forward)

    def show_html(self, heading: str, html: str) -> None:
        """Show a page of rich text."""
        say(self._heading, heading)
        self._put(scaled(html))

    def _put(self, html: str) -> None:
        """Show a text; the one that is shown already stays, and stays where it is being read."""
        if html != self._html_shown:
            self._html_shown = html
            self.text.show_late(html)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles
        self._more.set_color(roles.surface)
        self.buttons.set_roles(roles)
        self.show_citations(*self._shown)

    def _make_buttons(self) -> ReaderButtons:
        buttons = ReaderButtons()
        buttons.back.clicked.connect(lambda: self.turned.emit(-1))
        buttons.forward.clicked.connect(lambda: self.turned.emit(1))
        for text, ask in (
            ("Contents", self.contents_wanted.emit),
            ("All rules in use on this board", self.board_wanted.emit),
            ("This rule through the editions", self.life_wanted.emit),
            ("Copy citation", partial(self.copy_wanted.emit, "")),
            ("Copy citation as Markdown", partial(self.copy_wanted.emit, "markdown")),
            ("Open rules text …", self.text_wanted.emit),
            ("Compare two rules texts …", self.comparing_wanted.emit),
        ):
            buttons.add(text, ask)
        return buttons

    def show_citations(self, heading: str, edition: str, citations: tuple[Citation, ...]) -> None:
        """Show the rules cited for something, under a heading that names it and the edition."""
        self._shown = (heading, edition, citations)
        say(self._heading, heading)
        before = ("", *(citation.says for citation in citations))
        parts = [self._html(one, says=one.says != said) for one, said in zip(citations, before, strict=False)]
        if not parts:
            parts = [f'<p style="color:{self._roles.soft}">{escape(_NO_RULES)}</p>']
        foot = f'<p style="color:{self._roles.soft}; font-size:11px">{escape(edition)}</p>' if citations else ""
        body = f'font-family:"{SERIF}"; font-size:14px; color:{self._roles.ink}'
        self._put(scaled(f"<div style='{body}'>{''.join(parts)}{foot}</div>"))

    def go_to(self, number: str) -> None:
        """Bring a rule into view."""
        self.text.scrollToAnchor(number)

    def _html(self, citation: Citation, *, says: bool) -> str:
        """Write a rule, under the sentence that it decides where the rule above it decides another."""
        roles = self._roles
        small = f'font-family:"{SANS}"; font-size:12px; color:{roles.soft}'
        strong = f'font-family:"{SANS}"; font-weight:600; color:{roles.accent}'
        passage = citation.passage
        style = f'font-family:"{SANS}"; font-size:13px; color:{roles.ink}; margin-top:4px; margin-bottom:0px'
        decides = f"<p style='{style}'>{self._sentence(citation.says)}</p>" if says and citation.says else ""
        if passage is None:
            line = "This edition's digest does not have the text of this rule."
            place = f"<a name='{escape(citation.number)}'></a>"
            return f"{decides}<p>{place}<b>{escape(citation.number)}</b> <i>{line}</i></p>"
        about = escape(passage.keyword or passage.section_title)
        head = f"<a href='rule:{passage.number}' style='{strong}; text-decoration:none'>{passage.number}</a>"
        if passage.official:
            about += f" · official words of {passage.effective}"
        note = f"<br><span style='{small}'>{escape(passage.note)}</span>" if passage.note else ""
        changed = f"<br><span style='{small}'>Changed: {escape(passage.changed)}</span>" if passage.changed else ""
        return (
            f"{decides}<p style='margin-top:2px; margin-bottom:8px; line-height:106%'>"
            f"<a name='{escape(passage.number)}'></a>{head}&nbsp; <span style='{small}'>{about}</span><br>"
            f"{self._marked(passage)}{changed}{note}</p>"
        )

    def _sentence(self, says: str) -> str:
        """Write a reason with its symbols drawn; what stands in a rule itself is quoted as it is."""
        return with_symbols(says, round(px(_SYMBOL)), self.devicePixelRatioF())

    def _marked(self, passage: Passage) -> str:
        roles, text, at, parts = self._roles, passage.text, 0, []
        for start, end in passage.highlights:
            parts.append(self._linked(text[at:start], passage))
            mark = f"background-color:{roles.mark}; color:{roles.on_mark}; font-weight:600"
            parts.append(f"<span style='{mark}'>{escape(text[start:end])}</span>")
            at = end
        parts.append(self._linked(text[at:], passage))
        return "".join(parts)

    def _linked(self, text: str, passage: Passage) -> str:
        def link(found: re.Match[str]) -> str:
            number = found[0]
            if number == passage.number:
                return number
            return f"<a href='rule:{number}' style='color:{self._roles.accent}'>{number}</a>"

        return _NUMBER.sub(link, escape(text, quote=False))

    def _follow(self, link: QUrl) -> None:
        self.link_clicked.emit(link.toString(QUrl.ComponentFormattingOption.FullyDecoded))

    def _hover(self, link: QUrl) -> None:
        known = self._text_of(link.toString(QUrl.ComponentFormattingOption.FullyDecoded))
        if known:
            show_tip(QCursor.pos(), known, self.text)


_SYMBOL = 14
_NO_RULES = "Choose a value above: the rules that decide it appear here, the deciding words highlighted."
