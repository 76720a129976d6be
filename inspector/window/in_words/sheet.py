"""The sheet with the board in words: its text, what of it cannot be read and what may be meant, what it asks."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from inspector.window.in_words.editor import WordsEditor
from inspector.window.style.theme import Roles
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


_LEADS = (
    ("first “", "Put first"),
    ("instead “", "Did you mean"),
    ("from here “", "Did you mean, from here on"),
)
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
        self.answers = plain_label()
        self.answers.setWordWrap(True)
        self.proposals: list[QPushButton] = []
        self._column = QVBoxLayout()
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
        foot.addWidget(self.copy)
        foot.addStretch()
        foot.addWidget(self.leave)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 18, 24, 16)
        rows.setSpacing(10)
        for widget in (heading, sub):
            rows.addWidget(widget)
        rows.addWidget(self.editor, 1)
        rows.addWidget(self.message)
        rows.addLayout(self._column)
        rows.addWidget(self.answers)
        rows.addLayout(foot)

    def set_roles(self, roles: Roles) -> None:
        """Give the text the theme's colors."""
        self.editor.set_roles(roles)

    def tell(self, kind: str, text: str, proposals: tuple[str, ...] = ()) -> None:
        """Say what became of the text, and offer words that may be meant; ``kind`` is wrong, or empty."""
        if self.message.property("kind") != kind:
            self.message.setProperty("kind", kind)
            self.message.style().polish(self.message)
        say(self.message, text)
        self.message.setVisible(bool(text))
        for button in self.proposals:
            button.hide()
            button.deleteLater()
        self.proposals = [self._button(words) for words in proposals]
        for button in self.proposals:
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

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


def _to_take(words: str) -> tuple[str, ...]:
    """Say what a proposal does to the text: in a line, or with a line for each of its sentences, to be read first."""
    for lead, does in _LEADS:
        if words.startswith(lead):
            sentences = _BETWEEN.split(words.removeprefix(lead).rstrip("”"))
            if len(sentences) == 1:
                return (f"{does}: {sentences[0]}",)
            more = len(sentences) - _MOST_LINES
            rest = (f"… and {more} more",) if more > 0 else ()
            return (f"{does}:", *sentences[:_MOST_LINES], *rest)
    return (words,)
