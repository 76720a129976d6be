"""The question at the booth: what do you think it is? Answered by a touch, and then it is seen what it is."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from inspector.window.widgets.plain_text import plain, plain_label, say, say_marked

_RIGHT, _WRONG = "✓", "✕"


class Guess(QFrame):
    """Shows a question with answers to touch; ``guessed`` is emitted with the answer, once for each question."""

    guessed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("BoothGuess")
        self.question, self.why = plain_label(name="BoothQuestion"), plain_label(name="BoothSentence")
        for label in (self.question, self.why):
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.why.setTextFormat(Qt.TextFormat.RichText)
        self.options: dict[str, QPushButton] = {}
        self._row = QHBoxLayout()
        self._row.setSpacing(16)
        self._column = column = QVBoxLayout(self)
        self.fit(1.0)
        for part in (self.question, self._row, self.why):
            column.addLayout(part) if isinstance(part, QHBoxLayout) else column.addWidget(part)

    def fit(self, scale: float) -> None:
        """Take as much room about the words as suits a screen so many times larger than usual."""
        side, above = round(28 * scale), round(20 * scale)
        self._column.setContentsMargins(side, above, side, above)
        self._column.setSpacing(round(16 * scale))

    def ask(self, question: str, choices: tuple[str, ...]) -> None:
        """Ask anew."""
        say(self.question, question)
        self.question.setVisible(True)
        self.why.setVisible(False)
        for button in self.options.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.options = {}
        for text in choices:
            button = QPushButton(plain(text))
            button.setObjectName("BoothOption")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._take, text))
            self.options[text] = button
            self._row.addWidget(button, 1)

    def put_away(self) -> None:
        """Leave only what the card is now: the question was about something else than what was done."""
        self.question.setVisible(False)
        for button in self.options.values():
            button.setVisible(False)

    def _take(self, text: str) -> None:
        self.guessed.emit(text)

    def show_answer(self, right: str, guess: str, why: str) -> None:
        """Show which answer is right, by sign and word and not by color alone, and which was taken."""
        for text, button in self.options.items():
            kind = "right" if text == right else "wrong" if text == guess else "other"
            words = {"right": f"{_RIGHT}  {text}", "wrong": f"{_WRONG}  {text}", "other": text}[kind]
            say(button, words)
            button.setProperty("kind", kind)
            button.setEnabled(False)
            button.style().unpolish(button)
            button.style().polish(button)
        say_marked(self.why, why)
        self.why.setVisible(bool(why))
