"""Everything that a card of a question is, shown after somebody has said what they expect."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from inspector.cards import CardPool
from inspector.rules import characteristics
from inspector.scenario import replay
from inspector.training import QuizQuestion
from inspector.window.widgets.plain_text import plain_label, say_marked
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.words.value_words import rows

_TEXT_PX = 16


class AllValues(QFrame):
    """The values of the object that a question asks about, each with the rule that decides it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("TrainingValues")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 12, 16, 12)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._labels: list[QLabel] = []

    def show_values(self, question: QuizQuestion, pool: CardPool) -> None:
        """Show them as they are at the end; of an action there are none."""
        for label in self._labels:
            self._grid.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._labels = []
        run = replay(question.scenario, pool)
        asked = question.asked.object
        self.hide()
        if asked not in run.table.objects:
            return
        now = characteristics(run.table, asked)
        for line, row in enumerate(rows(now, mana_value=run.table.edition.words.mana_value)):
            rule = next((number for reason in row.why for number in reason.rules), "")
            for column, (words, name) in enumerate(
                ((row.title, "TrainingSmall"), (row.text, "TrainingReason"), (rule, "TrainingSmall"))
            ):
                label = plain_label(words, name)
                if column == 1 and row.cost:
                    say_marked(label, with_symbols(row.cost, _TEXT_PX, self.devicePixelRatioF()))
                label.setWordWrap(column == 1)
                self._grid.addWidget(label, line, column)
                self._labels.append(label)
        self.show()
