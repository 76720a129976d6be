"""A board played slowly, one thing at a time: each press shows the next, and what was shown stays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from inspector.training import SlowStep
from inspector.window.widgets.plain_text import plain_label, say_marked
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.words.sentences import spoken

_TEXT_PX = 16


class SlowPlay(QFrame):
    """Shows what led to an answer, numbered, each with its rule beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("TrainingValues")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 12, 16, 12)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.labels: list[QLabel] = []
        self._left: list[SlowStep] = []
        self.hide()

    @property
    def is_over(self) -> bool:
        """Whether all was shown, or there was nothing to show."""
        return not self._left

    def begin(self, steps: Sequence[SlowStep]) -> None:
        """Show the first thing; none puts all away."""
        for label in self.labels:
            self._grid.removeWidget(label)
            label.hide()
            label.deleteLater()
        self.labels, self._left = [], list(steps)
        self.setVisible(bool(steps))
        self.play()

    def play(self) -> str:
        """Show the next thing and give its words, as they are read aloud; empty where there is none left."""
        if not self._left:
            return ""
        step = self._left.pop(0)
        row = len(self.labels) // 3
        number, rule = plain_label(f"{row + 1}", "TrainingSmall"), plain_label(step.rule, "TrainingSmall")
        words = plain_label(name="TrainingReason")
        words.setWordWrap(True)
        say_marked(words, with_symbols(step.says, _TEXT_PX, self.devicePixelRatioF()))
        words.setAccessibleName(spoken(f"{row + 1}. {step.says} {step.rule}"))
        for column, label in enumerate((number, words, rule)):
            self._grid.addWidget(label, row, column)
            self.labels.append(label)
        return words.accessibleName()
