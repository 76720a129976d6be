"""Several values asked together: a field for each, and after the answer what each was worth."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from inspector.cards.lists_in_words import capitalized
from inspector.rules import edition_of
from inspector.training import Judgement, QuizQuestion, key_in_words, quiz_answer_words
from inspector.window.widgets.plain_text import plain_label, say
from inspector.window.words.sentences import spoken


class ValueFields(QWidget):
    """Takes an answer value by value; ``finished`` is emitted by Enter in the last field."""

    finished = Signal()

    def __init__(self, question: QuizQuestion) -> None:
        super().__init__()
        self._question = question
        self._edition = edition_of(question.edition)
        self.fields: dict[str, QLineEdit] = {}
        self.marks: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        for row, asked in enumerate(question.asks):
            words = key_in_words(asked.key, self._edition)
            label = plain_label(capitalized(words), "TrainingName")
            field = QLineEdit()
            field.setAccessibleName(words)
            field.returnPressed.connect(self._go_on)
            label.setBuddy(field)
            mark = plain_label(name="TrainingSmall")
            mark.setWordWrap(True)
            mark.hide()
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(mark, row, 2)
            self.fields[asked.key], self.marks[asked.key] = field, mark

    @property
    def typed(self) -> dict[str, str]:
        """What stands in each field."""
        return {key: field.text() for key, field in self.fields.items()}

    def begin(self) -> None:
        """Let the first field be typed into."""
        next(iter(self.fields.values())).setFocus()

    def _go_on(self) -> None:
        fields = list(self.fields.values())
        empty = next((field for field in fields if not field.text().strip() and field is not self.sender()), None)
        if empty is None or self.sender() is fields[-1]:
            self.finished.emit()
        else:
            empty.setFocus()

    def show_judged(self, judgement: Judgement) -> None:
        """Close the fields and say of each whether it is right, by a sign and a word, and what is."""
        for part in judgement.parts:
            field, mark = self.fields[part.key], self.marks[part.key]
            asked = next(asked for asked in self._question.asks if asked.key == part.key)
            is_right = "✓ right" if part.right else f"✗ {quiz_answer_words(asked, part.wanted, self._edition)}"
            field.setReadOnly(True)
            field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            say(mark, is_right)
            mark.setProperty("right", part.right)
            mark.style().polish(mark)
            mark.show()
            field.setAccessibleName(spoken(f"{field.accessibleName()}: {field.text() or 'nothing'}, {is_right}"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no field took are the page's."""
        event.ignore()
