"""Where training begins: who is training, what is due, topics, lessons, exams, what is known."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from inspector.training import LEVELS, TOPICS, Exam
from inspector.window.training.sittings import topic_in_words
from inspector.window.widgets.plain_text import plain_label, say

_COLUMNS = 4


class HomePage(QWidget):
    """Offers what to sit down to.

    Emitted are ``due_asked``, ``map_asked``, ``topic_asked`` with a topic and a level, ``exam_asked`` with its place
    among the exams, ``lesson_asked`` with a lesson's name, ``profile_chosen`` with who is training.
    """

    due_asked = Signal()
    map_asked = Signal()
    topic_asked = Signal(str, int)
    exam_asked = Signal(int)
    lesson_asked = Signal(str)
    profile_chosen = Signal(str)

    def __init__(self, exams: Iterable[Exam], lessons: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self.profile = QComboBox()
        self.profile.setEditable(True)
        self.profile.setAccessibleName("Who is training")
        self.profile.setMinimumWidth(180)
        self.profile.textActivated.connect(self.profile_chosen)
        self.level = QComboBox()
        self.level.addItems([f"Level {level}" for level in LEVELS])
        self.level.setAccessibleName("Level of the questions")
        self.due = QPushButton("Continue")
        self.due.setProperty("kind", "main")
        self.due.clicked.connect(self.due_asked)
        self.known = plain_label(name="TrainingSmall")
        rows = QVBoxLayout()
        rows.setContentsMargins(48, 30, 48, 30)
        rows.setSpacing(10)
        rows.addLayout(self._head())
        rows.addSpacing(14)
        rows.addLayout(self._titled("Topics", self.level))
        rows.addLayout(_grid((topic_in_words(topic), partial(self._ask_for_topic, topic)) for topic in TOPICS))
        rows.addSpacing(14)
        rows.addLayout(self._titled("Lessons"))
        rows.addLayout(_grid((title, partial(self.lesson_asked.emit, name)) for name, title in lessons))
        rows.addSpacing(14)
        rows.addLayout(self._titled("Exams"))
        rows.addLayout(
            _grid(
                (f"{exam.title}: {exam.count} questions, {exam.minutes} minutes", partial(self.exam_asked.emit, place))
                for place, exam in enumerate(exams)
            )
        )
        rows.addStretch(1)
        holder = QWidget()
        holder.setLayout(rows)
        scroll = QScrollArea()
        scroll.setWidget(holder)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(12)
        title = plain_label("Training", "TrainingTitle")
        show = QPushButton("What you know")
        show.setProperty("kind", "plain")
        show.clicked.connect(self.map_asked)
        head.addWidget(title)
        head.addWidget(self.profile)
        head.addStretch(1)
        head.addWidget(self.known)
        head.addWidget(show)
        head.addWidget(self.due)
        return head

    def _titled(self, words: str, beside: QWidget | None = None) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(plain_label(words, "TrainingName"))
        if beside is not None:
            row.addWidget(beside)
        row.addStretch(1)
        return row

    def _ask_for_topic(self, topic: str) -> None:
        self.topic_asked.emit(topic, LEVELS[self.level.currentIndex()])

    def show_profiles(self, names: Iterable[str], chosen: str) -> None:
        """List who has trained here; another name is typed."""
        self.profile.clear()
        self.profile.addItems(list(dict.fromkeys([chosen, *names])))
        self.profile.setCurrentIndex(0)

    def show_due(self, due: int, answers: int) -> None:
        """Show how much is due, and how much was answered so far."""
        answered = f"{answers:,} answered" if answers else "nothing answered yet: choose a topic"
        say(self.known, f"{answered}{f', {due} due' if due else ''}")
        say(self.due, f"Continue: {due} due")
        self.due.setVisible(due > 0)


def _grid(cells: Iterable[tuple[str, object]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(10)
    for place, (words, run) in enumerate(cells):
        button = QPushButton()
        button.setProperty("kind", "card")
        say(button, words)
        button.clicked.connect(run)
        grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
    for column in range(_COLUMNS):
        grid.setColumnStretch(column, 1)
    return grid
