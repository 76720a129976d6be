"""The questions made fresh at the end of a lesson, in the editor: of which topic, which levels, how many."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from inspector.training import LEVELS, TOPICS, Exercise
from inspector.window.training.sittings import topic_in_words
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import plain_label, say

_MOST = 50


class ExercisesRow(QWidget):
    """Shows and takes the exercises of a lesson; ``changed`` is emitted after each change."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.exercises: tuple[Exercise, ...] = ()
        self.topic, self.level = Chooser("Topic of the exercises"), Chooser("Level of the exercises")
        self.count = QSpinBox()
        for topic in TOPICS:
            self.topic.addItem(topic_in_words(topic), topic)
        for level in LEVELS:
            self.level.addItem(f"up to level {level}", level)
        self.level.setCurrentIndex(1)
        self.count.setRange(1, _MOST)
        self.count.setValue(5)
        self._say_count(5)
        self.count.valueChanged.connect(self._say_count)
        self.topic.setAccessibleDescription("Topic of the exercises")
        self.level.setAccessibleDescription("Level of the exercises")
        self.count.setAccessibleName("How many exercises")
        self.add, self.none = QPushButton("Add exercises"), QPushButton("None")
        self.told = plain_label(name="TrainingSmall")
        self.told.setWordWrap(True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        rows.addLayout(row)
        rows.addWidget(self.told)
        row.addWidget(plain_label("Then", "TrainingName"))
        row.addStretch(1)
        for widget in (self.topic, self.level, self.count, self.add, self.none):
            row.addWidget(widget)
        for button in (self.add, self.none):
            button.setProperty("kind", "plain")
        self.add.clicked.connect(self._add)
        self.none.clicked.connect(self._clear)

    def _say_count(self, count: int) -> None:
        self.count.setSuffix(" question" if count == 1 else " questions")

    def show_exercises(self, exercises: tuple[Exercise, ...]) -> None:
        """Show what stands in a lesson."""
        self.exercises = exercises
        told = [
            f"{one.count} on {topic_in_words(one.topic).lower()}, level {', '.join(map(str, one.levels))}"
            for one in exercises
        ]
        say(self.told, "; ".join(told) or "no exercises")
        self.none.setEnabled(bool(exercises))

    def _add(self) -> None:
        highest = int(self.level.currentData())
        made = Exercise(
            topic=str(self.topic.currentData()),
            levels=tuple(level for level in LEVELS if level <= highest),
            count=self.count.value(),
        )
        self.show_exercises((*self.exercises, made))
        self.changed.emit()

    def _clear(self) -> None:
        self.show_exercises(())
        self.changed.emit()
