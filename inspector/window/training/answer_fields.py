"""How a question is answered: lettered options, ticks for editions, claims to point at, words and one's own grade."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from inspector.rules import edition_of
from inspector.training import GivenAnswer, Grade, QuestionKind, QuizQuestion
from inspector.window.training.option_button import OptionButton
from inspector.window.widgets.plain_text import plain_label, say

LETTERS = "ABCD"
_GRADES: tuple[tuple[Grade, str], ...] = (
    ("again", "I was wrong"),
    ("hard", "Right, but hard"),
    ("good", "Right"),
    ("easy", "Right, and easy"),
)
_LONG = 26


class AnswerFields(QWidget):
    """Takes an answer; ``given`` is emitted with a GivenAnswer, ``shown_asked`` to see the answer first."""

    given = Signal(object)
    shown_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question: QuizQuestion | None = None
        self.options: list[OptionButton] = []
        self._done: QPushButton | None = None
        self.editions: list[str] = []
        self.field = QLineEdit()
        self.field.setPlaceholderText("or type the answer, and press Enter")
        self.field.setAccessibleName("Your answer in words")
        self.field.returnPressed.connect(self._take_words)
        self.problem = plain_label(name="TrainingSmall")
        self.problem.setWordWrap(True)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(12)
        self._holder: QWidget | None = None
        self._rows.addWidget(self.field)
        self._rows.addWidget(self.problem)

    def ask(self, question: QuizQuestion) -> None:
        """Offer what this question may be answered with."""
        self._question = question
        self.options, self._done = [], None
        self.editions = list(question.among)
        kind = question.kind
        if kind is QuestionKind.EDITION:
            words = [edition_of(key).label for key in question.among]
        elif kind is QuestionKind.ERROR:
            words = [claim.says for claim in question.claims]
        elif kind is QuestionKind.RULING:
            words = []
        else:
            words = [option.words for option in question.options]
        self._lay_out(words)
        self.field.clear()
        self.field.setVisible(kind in (QuestionKind.VALUE, QuestionKind.RULING))
        ruling = kind is QuestionKind.RULING
        self.field.setPlaceholderText("What do you tell them?" if ruling else "or type the answer, and press Enter")
        self.say_problem("")

    def _lay_out(self, words: list[str]) -> None:
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        several = self._question is not None and self._question.kind is QuestionKind.EDITION
        columns = 1 if any(len(one) > _LONG for one in words) else 2
        for place, one in enumerate(words):
            button = self._button(f"{LETTERS[place]}    {one}", place)
            button.setCheckable(several)
            grid.addWidget(button, place // columns, place % columns)
            self.options.append(button)
        if several:
            done = QPushButton("Answer")
            done.setProperty("kind", "main")
            done.setToolTip("None ticked: the answer is the same under all of them")
            done.clicked.connect(self._take_editions)
            self._done = done
            grid.addWidget(done, len(words), 0, 1, columns)
        if self._question is not None and self._question.kind is QuestionKind.RULING:
            look = QPushButton("Show the answer")
            look.setProperty("kind", "main")
            look.clicked.connect(self.shown_asked)
            grid.addWidget(look, 0, 0)
        self._put(holder)

    def _button(self, text: str, place: int) -> OptionButton:
        button = OptionButton(text)
        if self._question is not None and self._question.kind is not QuestionKind.EDITION:
            button.clicked.connect(partial(self.choose, place))
        return button

    def ask_for_grade(self) -> None:
        """Let somebody who answered in their own words grade themself."""
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        self.options = []
        for grade, words in _GRADES:
            place = len(self.options)
            button = OptionButton(f"{LETTERS[place]}    {words}")
            button.clicked.connect(partial(self._take_grade, grade))
            grid.addWidget(button, place // 2, place % 2)
            self.options.append(button)
        self._put(holder)
        self.field.hide()

    def _put(self, holder: QWidget) -> None:
        if self._holder is not None:
            self._rows.removeWidget(self._holder)
            self._holder.hide()
            self._holder.deleteLater()
        self._holder = holder
        self._rows.insertWidget(0, holder)

    def choose(self, place: int) -> None:
        """Answer with an option or claim by its place; for editions, tick it."""
        question = self._question
        if question is None or place >= len(self.options):
            return
        if question.kind is QuestionKind.EDITION or question.kind is QuestionKind.RULING:
            self.options[place].click()
        elif question.kind is QuestionKind.ERROR:
            self.given.emit(GivenAnswer(value=place))
        else:
            self.given.emit(GivenAnswer(value=question.options[place].value))

    def finish(self) -> bool:
        """Do what Enter does outside of the field, and tell whether there was anything to do."""
        kind = self._question.kind if self._question is not None else None
        if kind is QuestionKind.EDITION:
            self._take_editions()
        elif kind is QuestionKind.RULING and not self.options:
            self.shown_asked.emit()
        else:
            return False
        return True

    def close_to_answers(self) -> None:
        """Take no more answers; what was offered stays to be looked at."""
        for button in self.options:
            button.setEnabled(False)
        if self._done is not None:
            self._done.hide()
        self.field.hide()
        self.say_problem("")

    def say_problem(self, text: str) -> None:
        """Say why typed words are no answer, or nothing."""
        say(self.problem, text)
        self.problem.setVisible(bool(text))

    def _take_words(self) -> None:
        question = self._question
        if question is None:
            return
        if question.kind is QuestionKind.RULING:
            self.shown_asked.emit()
        elif self.field.text().strip():
            self.given.emit(GivenAnswer(typed={question.asked.key: self.field.text()}))

    def _take_editions(self) -> None:
        question = self._question
        if question is not None:
            ticked = [key for key, button in zip(self.editions, self.options, strict=True) if button.isChecked()]
            self.given.emit(GivenAnswer(value=ticked))

    def _take_grade(self, grade: Grade) -> None:
        self.given.emit(GivenAnswer(grade=grade))
