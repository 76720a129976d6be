"""How a question is answered: options, ticks for editions, claims to point at, an order, words and one's own grade."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from inspector.rules import edition_of
from inspector.training import GivenAnswer, Grade, QuestionKind, QuizQuestion, option_keys
from inspector.window.style.type_faces import px
from inspector.window.training.option_button import OptionButton
from inspector.window.training.order_list import OrderList
from inspector.window.training.value_fields import ValueFields
from inspector.window.widgets.plain_text import plain_label, say

LETTERS = "ABCD"
_GRADES: tuple[tuple[Grade, str], ...] = (
    ("again", "I was wrong"),
    ("hard", "Right, but hard"),
    ("good", "Right"),
    ("easy", "Right, and easy"),
)
_LONG = 24
# In a window narrower than this, in pixels of usual type, options stand under each other.
_NARROW = 1000
# Of a question with nothing to choose from, only with something to write or to arrange.
_NO_OPTIONS = (QuestionKind.RULING, QuestionKind.LAYERS)


class AnswerFields(QWidget):
    """Takes an answer; ``given`` is emitted with a GivenAnswer, ``shown_asked`` to see the answer first."""

    given = Signal(object)
    shown_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question: QuizQuestion | None = None
        self.options: list[OptionButton] = []
        self.keys = LETTERS
        self.editions: list[str] = []
        self.values: ValueFields | None = None
        self.order: OrderList | None = None
        self._done: QPushButton | None = None
        self.field = QLineEdit()
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
        self.options, self._done, self.values, self.order = [], None, None, None
        self.editions = list(question.among)
        self.keys = option_keys(question)
        self._lay_out(self._words(question))
        self.field.clear()
        ruling = question.kind is QuestionKind.RULING
        # One writes first what one would say, and then has the answer shown.
        self._rows.removeWidget(self.field)
        self._rows.insertWidget(0 if ruling else 1, self.field)
        self.field.setVisible(ruling or (question.kind is QuestionKind.VALUE and self.values is None))
        self.field.setPlaceholderText("What do you tell them?" if ruling else "or type the answer, and press Enter")
        self.say_problem("")

    def _words(self, question: QuizQuestion) -> list[str]:
        if question.kind is QuestionKind.EDITION:
            return [edition_of(key).label for key in question.among]
        if question.kind is QuestionKind.ERROR:
            return [claim.says for claim in question.claims]
        if question.kind in _NO_OPTIONS or len(question.asks) > 1:
            return []
        return [option.words for option in question.options]

    def _lay_out(self, words: list[str]) -> None:
        question = self._question
        assert question is not None
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        several = question.kind is QuestionKind.EDITION
        narrow = self.window().width() < px(_NARROW)
        columns = 1 if narrow or any(len(one) > _LONG for one in words) else 2
        for place, one in enumerate(words):
            button = OptionButton(self.keys[place], one)
            if not several:
                button.clicked.connect(partial(self.choose, place))
            button.setCheckable(several)
            grid.addWidget(button, place // columns, place % columns)
            self.options.append(button)
        if question.kind is QuestionKind.LAYERS:
            self.order = OrderList(question.to_order)
            self.order.finished.connect(self._take_order)
            grid.addWidget(self.order, 0, 0)
        elif len(question.asks) > 1:
            self.values = ValueFields(question)
            self.values.finished.connect(self._take_values)
            grid.addWidget(self.values, 0, 0)
        self._add_done(grid, len(words) + 1, columns)
        self._put(holder)

    def _add_done(self, grid: QGridLayout, row: int, columns: int) -> None:
        """Add the button that answers, where no single click does."""
        question = self._question
        assert question is not None
        runs = {
            QuestionKind.EDITION: ("Answer", self._take_editions),
            QuestionKind.LAYERS: ("Answer", self._take_order),
            QuestionKind.RULING: ("Show the answer", self.shown_asked.emit),
        }
        words, run = runs.get(question.kind, ("Answer", self._take_values) if self.values is not None else ("", None))
        if run is None:
            return
        done = QPushButton(words)
        done.setProperty("kind", "main")
        if question.kind is QuestionKind.EDITION:
            done.setToolTip("None ticked: the answer is the same under all of them")
        done.clicked.connect(run)
        grid.addWidget(done, row, 0, 1, columns)
        self._done = done

    def ask_for_grade(self) -> None:
        """Let somebody who answered in their own words grade themself."""
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(12)
        self.options, self.keys = [], LETTERS
        for grade, words in _GRADES:
            place = len(self.options)
            button = OptionButton(LETTERS[place], words)
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

    def begin(self) -> None:
        """Let what is arranged or written field by field have the keys."""
        if self.order is not None:
            self.order.setFocus()
        elif self.values is not None:
            self.values.begin()

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
        elif self.order is not None:
            self._take_order()
        elif self.values is not None:
            self._take_values()
        elif kind is QuestionKind.RULING and not self.options:
            self.shown_asked.emit()
        else:
            return False
        return True

    def close_to_answers(self) -> None:
        """Take no more answers; what was offered stays to be looked at."""
        for button in self.options:
            button.setEnabled(False)
        if self.order is not None:
            self.order.setEnabled(False)
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

    def _take_values(self) -> None:
        if self.values is not None:
            self.given.emit(GivenAnswer(typed=self.values.typed))

    def _take_order(self) -> None:
        question = self._question
        if question is not None and self.order is not None:
            self.given.emit(GivenAnswer(value=[question.to_order[place].value for place in self.order.order]))

    def _take_editions(self) -> None:
        question = self._question
        if question is not None:
            ticked = [key for key, button in zip(self.editions, self.options, strict=True) if button.isChecked()]
            self.given.emit(GivenAnswer(value=ticked))

    def _take_grade(self, grade: Grade) -> None:
        self.given.emit(GivenAnswer(grade=grade))
