"""What the words of the selected card ask: each condition a switch, each choice a field, beside the card."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from inspector.rules import Question
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import fill_in, say
from inspector.window.widgets.wrapped_label import WrappedLabel
from inspector.window.words.question_words import NOT_SAID, answer_in_words, answer_typed, question_in_words

# So many answers stand side by side; more are in a box.
MOST_BUTTONS = 5


class Questions(QWidget):
    """Shows what an object's words ask; ``answered`` is emitted with the action that says the answer given."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[QuestionRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 0, 14, 6)
        self._column.setSpacing(6)
        self.hide()

    @property
    def rows(self) -> tuple[QuestionRow, ...]:
        """What is asked, from top to bottom."""
        return tuple(self._rows)

    def show_questions(self, questions: tuple[Question, ...]) -> None:
        """Show questions by difference: one that was asked before keeps its field and takes its answer."""
        while len(self._rows) > len(questions):
            self._take_out(self._rows.pop())
        for index, question in enumerate(questions):
            if index < len(self._rows) and self._rows[index].asks_the_same(question):
                self._rows[index].show_answer(question)
                continue
            if index < len(self._rows):
                self._take_out(self._rows.pop(index))
            row = QuestionRow(question)
            row.answered.connect(self.answered)
            self._rows.insert(index, row)
            self._column.insertWidget(index, row)
        self.setVisible(bool(questions))

    def _take_out(self, row: QuestionRow) -> None:
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()


class QuestionRow(QWidget):
    """One question with its answers; ``answered`` is emitted with the action that says the one given."""

    answered = Signal(object)

    def __init__(self, question: Question) -> None:
        super().__init__()
        self._question = question
        self._words, self._state = WrappedLabel(), WrappedLabel()
        self._words.setObjectName("Question")
        self._words.setWordWrap(True)
        self._state.setObjectName("QuestionOpen")
        self.buttons: dict[object, QPushButton] = {}
        self.box: Chooser | None = None
        self.field: QLineEdit | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self._words)
        line = QHBoxLayout()
        line.setSpacing(4)
        column.addLayout(line)
        say(self._words, question_in_words(question))
        self._make_answers(line)
        line.addWidget(self._state)
        line.addStretch(1)
        self.show_answer(question)

    def asks_the_same(self, question: Question) -> bool:
        """Whether this is the same question, with the same answers to choose from."""
        return msgspec.structs.replace(self._question, answer=question.answer) == question

    def show_answer(self, question: Question) -> None:
        """Show what is the answer now."""
        self._question = question
        shown = answer_in_words(question, question.answer)
        for answer, button in self.buttons.items():
            button.setChecked(answer == question.answer)
        if self.box is not None:
            self.box.setCurrentIndex(max(self.box.findData(question.answer), 0))
        if self.field is not None:
            fill_in(self.field, "" if question.answer is None else shown)
        say(self._state, f"… {NOT_SAID}" if question.answer is None and self.box is None else "")

    def _make_answers(self, line: QHBoxLayout) -> None:
        question, asked = self._question, question_in_words(self._question)
        if not question.options:
            self.field = QLineEdit()
            self.field.setAccessibleName(asked)
            self.field.editingFinished.connect(self._typed)
            line.addWidget(self.field)
        elif len(question.options) > MOST_BUTTONS:
            self.box = Chooser(asked)
            for answer in (None, *question.options):
                self.box.addItem(answer_in_words(question, answer), answer)
            self.box.activated.connect(self._picked)
            line.addWidget(self.box)
        else:
            group = QButtonGroup(self)
            # None of them is pressed as long as nothing is said.
            group.setExclusive(False)
            for answer in question.options:
                words = answer_in_words(question, answer)
                button = QPushButton()
                say(button, words.replace("&", "&&"))
                button.setObjectName("Answer")
                button.setAccessibleName(f"{asked}: {words}")
                button.setCheckable(True)
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                button.clicked.connect(partial(self._press, answer))
                group.addButton(button)
                self.buttons[answer] = button
                line.addWidget(button)

    def _press(self, answer: object) -> None:
        if answer == self._question.answer:
            self.buttons[answer].setChecked(True)
        else:
            self._give(answer)

    def _picked(self, index: int) -> None:
        answer = self.box.itemData(index) if self.box is not None else None
        if answer is None:
            self.show_answer(self._question)
        elif answer != self._question.answer:
            self._give(answer)

    def _typed(self) -> None:
        if self.field is None:
            return
        answer = answer_typed(self._question, self.field.text())
        if answer is not None and answer != self._question.answer:
            self._give(answer)

    def _give(self, answer: object) -> None:
        asked = self._question
        self.answered.emit(asked.answered(answer))
        # What was refused is not shown as said.
        self.show_answer(self._question)
