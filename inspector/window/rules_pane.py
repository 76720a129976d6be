"""The rules pane: the rules cited for a value, in the edition in view, the deciding words highlighted."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

import msgspec
from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QTextBrowser, QToolTip, QVBoxLayout, QWidget

from inspector.rulebook import Passage
from inspector.window.theme import LIGHT, Roles
from inspector.window.type_faces import SANS, SERIF

_NUMBER = re.compile(r"\b\d{3}\.\d+[a-z]?\b")


class Citation(msgspec.Struct, frozen=True):
    """Why a rule stands in the pane: the sentence it decides, its number, and the rule itself where it is known."""

    says: str
    number: str
    passage: Passage | None


class RulesPane(QWidget):
    """Shows citations under a heading. ``number_wanted`` is emitted with a rule number that was typed or clicked."""

    number_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Rules")
        self._roles = LIGHT
        self._shown: tuple[str, str, tuple[Citation, ...]] = ("", "", ())
        self._heading = QLabel()
        self._heading.setObjectName("Small")
        self.field = QLineEdit()
        self.field.setPlaceholderText("Rule number (Ctrl+K)")
        self.field.setAccessibleName("Go to a rule number")
        self.field.setFixedWidth(158)
        self.field.setMaxLength(12)
        self.field.returnPressed.connect(lambda: self.number_wanted.emit(self.field.text().strip()))
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName("Rules text")
        self.text.document().setDocumentMargin(4)
        self.text.anchorClicked.connect(self._follow)
        self.text.highlighted.connect(self._hover)
        self._text_of: Callable[[str], str] = lambda _number: ""
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._heading, 1)
        head.addWidget(self.field)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 10, 4)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.text, 1)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles
        self.show_citations(*self._shown)

    def ask(self, text_of: Callable[[str], str]) -> None:
        """Take where to ask for the text of a rule that another mentions, for hovering over its number."""
        self._text_of = text_of

    def show_citations(self, heading: str, edition: str, citations: tuple[Citation, ...]) -> None:
        """Show the rules cited for something, under a heading that names it and the edition."""
        self._shown = (heading, edition, citations)
        self._heading.setText(heading)
        parts = [self._html(citation) for citation in citations]
        if not parts:
            parts = [f'<p style="color:{self._roles.soft}">{escape(_NO_RULES)}</p>']
        foot = f'<p style="color:{self._roles.soft}; font-size:11px">{escape(edition)}</p>' if citations else ""
        body = f'font-family:"{SERIF}"; font-size:14px; color:{self._roles.ink}'
        self.text.setHtml(f"<div style='{body}'>{''.join(parts)}{foot}</div>")

    def go_to(self, number: str) -> None:
        """Bring a rule into view."""
        self.text.scrollToAnchor(number)

    def _html(self, citation: Citation) -> str:
        roles = self._roles
        small = f'font-family:"{SANS}"; font-size:12px; color:{roles.soft}'
        strong = f'font-family:"{SANS}"; font-weight:600; color:{roles.accent}'
        passage = citation.passage
        if passage is None:
            line = "This edition’s digest does not hold the text of this rule."
            return f"<p><a name='{escape(citation.number)}'></a><b>{escape(citation.number)}</b> <i>{line}</i></p>"
        about = escape(passage.keyword or passage.section_title)
        changed = f"<br><span style='{small}'>Changed: {escape(passage.changed)}</span>" if passage.changed else ""
        return (
            f"<p style='margin-top:2px; margin-bottom:8px; line-height:106%'><a name='{escape(passage.number)}'></a>"
            f"<span style='{strong}'>{escape(passage.number)}</span>"
            f"&nbsp; <span style='{small}'>{about}</span><br>{self._marked(passage)}{changed}</p>"
        )

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
        self.number_wanted.emit(link.path())

    def _hover(self, link: QUrl) -> None:
        known = self._text_of(link.path())
        if known:
            QToolTip.showText(QCursor.pos(), known, self.text)


_NO_RULES = "Choose a value above: the rules that decide it stand here, the deciding words highlighted."
