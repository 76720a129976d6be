"""The sheet with the board in words: its text, what of it cannot be read and what may be meant, what it asks."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from inspector.window.in_words.editor import WordsEditor
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import type_scale
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import copy_text, plain, plain_label, say
from inspector.window.widgets.sheet_size import open_at

SIZE = (640, 560)
_SUB = (
    "Write what lies where and what happens, or paste a question as you would ask a judge; the board follows. "
    f"{key_of('complete')} offers how to go on."
)
_LONGEST_LINE = 80
_MOST_LINES = 9
# The rim at the left and right, and the room of a scroll bar.
_RIM, _BAR = 24, 14
# What the heading, some lines of text and the buttons need; the least that is left to what became of the text.
_REST, _LEAST = 272, 56


_LEADS = (
    ("first “", "Put first"),
    ("instead “", "Did you mean"),
    ("from here “", "Did you mean, from here on"),
)
_LEAVES_OUT = "Leave this sentence out"
_BETWEEN = re.compile(r"(?<=[.?]) (?=[A-Z“])")


class WordsSheet(QDialog):
    """Shows the text of the board, and what became of it; not modal. ``proposed`` is emitted with words to take."""

    proposed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Board in words")
        self.setModal(False)
        open_at(self, *SIZE)
        self.editor = WordsEditor()
        self.message = plain_label(name="FieldMessage")
        self.message.setWordWrap(True)
        self.seeking = plain_label("Looking for what may be meant …", "FieldMessage")
        self.answers = plain_label()
        self.answers.setWordWrap(True)
        self.proposals: list[QPushButton] = []
        self._perhaps = plain_label("Perhaps you mean:", "FieldMessage")
        self._column = QVBoxLayout()
        self._below, self._scroll = QWidget(), QScrollArea()
        self.copy, self.leave = QPushButton("Copy text"), QPushButton("Close")
        self._lay_out()
        self.copy.clicked.connect(lambda: copy_text(self.editor.text))
        self.leave.clicked.connect(self.hide)

    def _lay_out(self) -> None:
        heading = QLabel("Board in words")
        heading.setObjectName("Heading")
        sub = plain_label(_SUB, "Sub")
        sub.setWordWrap(True)
        for button, kind in ((self.copy, "plain"), (self.leave, "main")):
            button.setProperty("kind", kind)
            button.setAutoDefault(False)
        foot = QHBoxLayout()
        # Not at the left, where it would stand among what may be meant.
        foot.addStretch()
        foot.addWidget(self.copy)
        foot.addWidget(self.leave)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_RIM, 18, _RIM, 16)
        rows.setSpacing(10)
        for widget in (heading, sub):
            rows.addWidget(widget)
        rows.addWidget(self.editor, 1)
        below = QVBoxLayout(self._below)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(10)
        below.addWidget(self.message)
        below.addWidget(self.seeking)
        below.addWidget(self._perhaps)
        below.addLayout(self._column)
        below.addWidget(self.answers)
        self._scroll.setAccessibleName("What came of the text")
        self._scroll.setWidget(self._below)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows.addWidget(self._scroll)
        rows.addLayout(foot)
        self._fit()

    def _fit(self) -> None:
        """Give what became of the text the room that it needs, and half of the sheet at most; the rest is scrolled."""
        layout = self._below.layout()
        assert layout is not None
        layout.invalidate()
        width = self.width() - 2 * _RIM - _BAR
        needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        room = self.height() - round(_REST * max(1.0, type_scale()))
        self._scroll.setFixedHeight(min(needed, max(_LEAST, min(room, self.height() // 2))))
        self._scroll.setVisible(needed > 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap what became of the text anew."""
        super().resizeEvent(event)
        self._fit()

    def set_roles(self, roles: Roles) -> None:
        """Give the text the theme's colors."""
        self.editor.set_roles(roles)

    def tell(self, kind: str, text: str, proposals: tuple[str, ...] = (), *, seeks: bool = False) -> None:
        """Say what became of the text, and offer words that may be meant; ``kind`` is wrong, or empty.

        ``seeks`` says that more words are looked for.
        """
        if self.message.property("kind") != kind:
            self.message.setProperty("kind", kind)
            self.message.style().polish(self.message)
        say(self.message, text)
        self.message.setVisible(bool(text))
        self.seeking.setVisible(seeks)
        for button in self.proposals:
            button.hide()
            button.deleteLater()
        self.proposals = [self._button(words) for words in proposals]
        self._perhaps.setVisible(bool(proposals))
        for button in self.proposals:
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            # Qt would show it later, and until then no room is reckoned for it.
            button.show()
        self._fit()

    def _button(self, words: str) -> QPushButton:
        button = QPushButton()
        lines = _to_take(words)
        say(button, "\n".join(plain(line, _LONGEST_LINE).replace("&", "&&") for line in lines))
        button.setAccessibleName(plain(f"Take {words}"))
        button.setProperty("kind", "card" if len(lines) > 1 else "plain")
        button.setAutoDefault(False)
        button.clicked.connect(partial(self._take, words))
        return button

    def _take(self, words: str, _checked: bool = False) -> None:
        self.proposed.emit(words)

    def answer(self, lines: tuple[str, ...]) -> None:
        """Show the answers to what the text asks."""
        say(self.answers, "\n".join(lines))
        self.answers.setVisible(bool(lines))
        self._fit()


def _to_take(words: str) -> tuple[str, ...]:
    """Say what a proposal does to the text: in a line, or with a line for each of its sentences, to be read first."""
    for lead, does in _LEADS:
        if words.startswith(lead):
            if not words.removeprefix(lead).strip("” "):
                return (_LEAVES_OUT,)
            sentences = _BETWEEN.split(words.removeprefix(lead).rstrip("”"))
            if len(sentences) == 1:
                return (f"{does}: {sentences[0]}",)
            more = len(sentences) - _MOST_LINES
            rest = (f"… and {more} more",) if more > 0 else ()
            return (f"{does}:", *sentences[:_MOST_LINES], *rest)
    return (words,)
