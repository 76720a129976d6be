"""The chosen sample of the gallery in words: what it asks, its sentences, what to look at; to open or to share."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from inspector.library import LibraryError
from inspector.scenario import ScenarioError, read_scenario
from inspector.window.board.session import Session
from inspector.window.files.sample_questions import asks, looks_at
from inspector.window.files.sample_words import sample_in_words
from inspector.window.widgets.plain_text import copy_text, fill_in, plain_label, say, tip

PANE_WIDE = 316
_OWN = " Its words alone do not hold the cards that it brings along."


class SamplePane(QWidget):
    """Shows one sample; ``taken`` is emitted with its path to open it, ``worded`` with its path and text besides."""

    taken = Signal(object)
    worded = Signal(object, str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setMinimumWidth(PANE_WIDE)
        self._session = session
        self._path: Path | None = None
        self.question = plain_label(name="PreviewRule")
        self.question.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setObjectName("Paragraphs")
        self.text.setAccessibleName("The sample in words")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.look = plain_label(name="Small")
        self.look.setWordWrap(True)
        self.copy, self.in_words, self.open = QPushButton("Copy text"), QPushButton("In words"), QPushButton("Open")
        tip(self.in_words, "Open a copy with its words beside it, and the answer under them")
        self._lay_out()
        self.copy.clicked.connect(lambda: copy_text(self.text.toPlainText()))
        self.in_words.clicked.connect(self._open_in_words)
        self.open.clicked.connect(self._open)

    def _lay_out(self) -> None:
        column, foot = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for button, kind in ((self.copy, "plain"), (self.in_words, "plain"), (self.open, "main")):
            button.setProperty("kind", kind)
            button.setAutoDefault(False)
            foot.addWidget(button)
        foot.insertStretch(1)
        for widget in (self.question, self.text, self.look):
            column.addWidget(widget, 1 if widget is self.text else 0)
        column.addLayout(foot)
        self.look.setAlignment(Qt.AlignmentFlag.AlignTop)

    def show_sample(self, path: Path | None) -> None:
        """Show the sample of a file; nothing where there is none, or it cannot be told."""
        if path == self._path:
            return
        self._path = path
        question = text = look = ""
        if path is not None:
            try:
                scenario = read_scenario(path)
                text = sample_in_words(scenario, self._session.cards.pool)
                question, look = asks(scenario), looks_at(scenario) + (_OWN if scenario.cards else "")
            except (ScenarioError, LibraryError) as error:
                look = str(error)
        say(self.question, question)
        fill_in(self.text, text)
        say(self.look, look)
        for button in (self.copy, self.in_words, self.open):
            button.setEnabled(bool(text))

    def _open(self) -> None:
        if self._path is not None:
            self.taken.emit(self._path)

    def _open_in_words(self) -> None:
        if self._path is not None:
            self.worded.emit(self._path, self.text.toPlainText())
