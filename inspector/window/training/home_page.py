"""Where training begins: who is training, what is due, topics, lessons, exams, a trainer's own, what is known."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from inspector.training import LEVELS, TOPICS, Exam, OwnSet
from inspector.window.training.flow_grid import FlowGrid
from inspector.window.training.own_row import OwnRow
from inspector.window.training.sittings import topic_in_words
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import plain_label, say, tip

# What is wide is as wide as two topics, so that their edges agree.
_TOPIC_WIDE, _WIDE, _MOST_WIDE = 220, 440, 2


class HomePage(QWidget):
    """Offers what to sit down to.

    Emitted are ``due_asked``, ``map_asked``, ``topic_asked`` with a topic and a level, ``exam_asked`` with its place
    among the exams, ``lesson_asked`` with a lesson's name, ``profile_chosen`` with who is training. Of a trainer's own
    files ``own_asked``, ``presented`` and ``edited`` are emitted with the path, ``edited`` with None for a new one,
    and ``opened`` for a file that is yet to be chosen. ``library_asked`` tells whether to draw from one's own cards.
    """

    due_asked = Signal()
    map_asked = Signal()
    topic_asked = Signal(str, int)
    exam_asked = Signal(int)
    lesson_asked = Signal(str)
    profile_chosen = Signal(str)
    own_asked = Signal(object)
    presented = Signal(object)
    edited = Signal(object)
    opened = Signal()
    library_asked = Signal(bool)

    def __init__(self, exams: Iterable[Exam], lessons: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self.profile = Chooser("Who is training")
        self.profile.setEditable(True)
        typed = self.profile.lineEdit()
        assert typed is not None
        typed.setAccessibleName("Who is training")
        self.profile.setAccessibleDescription("Who is training")
        self.profile.setMinimumWidth(150)
        self.profile.textActivated.connect(self.profile_chosen)
        self.level = Chooser("Level of the questions")
        self.level.addItems([f"Level {level}" for level in LEVELS])
        self.level.setAccessibleDescription("Level of the questions")
        self.library = QCheckBox("My own cards too")
        tip(self.library, "Draws from the cards that you imported as well, as far as all that they say is computed.")
        self.library.toggled.connect(self.library_asked)
        self.due = QPushButton("Continue")
        self.due.setProperty("kind", "main")
        self.due.clicked.connect(self.due_asked)
        self.known = plain_label(name="TrainingSmall")
        self.known.setWordWrap(True)
        self.own = FlowGrid(_WIDE, _MOST_WIDE)
        self._lay_out(tuple(exams), tuple(lessons))

    def _lay_out(self, exams: tuple[Exam, ...], lessons: tuple[tuple[str, str], ...]) -> None:
        rows = QVBoxLayout()
        rows.setContentsMargins(40, 24, 40, 24)
        rows.setSpacing(10)
        rows.addLayout(self._head())
        rows.addSpacing(10)
        rows.addLayout(_titled("Topics", self.level, self.library))
        self.topics = _cells(
            _TOPIC_WIDE, ((topic_in_words(topic), partial(self._ask_for_topic, topic)) for topic in TOPICS)
        )
        rows.addWidget(self.topics)
        rows.addSpacing(10)
        rows.addLayout(_titled("Lessons"))
        rows.addWidget(_cells(_TOPIC_WIDE, ((title, partial(self.lesson_asked.emit, name)) for name, title in lessons)))
        rows.addSpacing(10)
        rows.addLayout(_titled("Exams"))
        rows.addWidget(
            _cells(
                _WIDE,
                (
                    (f"{exam.title}\n{exam.count} questions, {exam.minutes} minutes", partial(self.exam_asked.emit, at))
                    for at, exam in enumerate(exams)
                ),
                _MOST_WIDE,
            )
        )
        rows.addSpacing(10)
        new = _plain("New lesson or list…", partial(self.edited.emit, None))
        rows.addLayout(_titled("Your own lessons and lists", new, _plain("Open a file…", self.opened.emit)))
        rows.addWidget(self.own)
        rows.addStretch(1)
        holder = QWidget()
        holder.setLayout(rows)
        scroll = QScrollArea()
        scroll.setWidget(holder)
        scroll.setAccessibleName("What there is to train")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(plain_label("Training", "TrainingTitle"))
        head.addWidget(self.profile)
        self.known.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.known, 1)
        head.addWidget(_plain("What you know", self.map_asked.emit))
        head.addWidget(self.due)
        return head

    def begin(self) -> None:
        """Have the keyboard where training begins: on what is due, else on the first topic."""
        (self.topics.cells[0] if self.due.isHidden() else self.due).setFocus()

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

    def show_own(self, found: Iterable[OwnSet]) -> None:
        """List a trainer's own files."""
        cells = []
        for one in found:
            row = OwnRow(one)
            row.taken.connect(self.own_asked)
            row.presented.connect(self.presented)
            row.edited.connect(self.edited)
            cells.append(row)
        self.own.show_cells(cells)


def _titled(words: str, *beside: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(plain_label(words, "TrainingName"))
    for widget in beside:
        row.addWidget(widget)
    row.addStretch(1)
    return row


def _plain(words: str, run: Callable[[], None]) -> QPushButton:
    button = QPushButton(words)
    button.setProperty("kind", "plain")
    button.clicked.connect(run)
    return button


def _cells(least: int, cells: Iterable[tuple[str, Callable[[], None]]], most: int = 4) -> FlowGrid:
    buttons = []
    for words, run in cells:
        button = QPushButton()
        button.setProperty("kind", "card")
        say(button, words)
        button.setAccessibleName(words.replace("\n", ": "))
        tip(button, words)
        button.clicked.connect(run)
        buttons.append(button)
    grid = FlowGrid(least, most)
    grid.show_cells(buttons)
    return grid
