"""The editor of a trainer's own lessons and lists of questions: steps from the desk, from a file, or drawn."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from inspector.cards import CardPool
from inspector.keeping import KeepingError, replace_file
from inspector.rules import Place
from inspector.scenario import SUFFIX, Scenario, ScenarioError, read_scenario
from inspector.training import (
    LEVELS,
    TOPICS,
    LessonError,
    LessonRecord,
    QuizAsk,
    QuizQuestion,
    StepRecord,
    put_away,
    read_lesson,
    read_set,
    save_set,
    sheet_of_questions,
    step_of_question,
    step_record,
)
from inspector.window.training.exercises_row import ExercisesRow
from inspector.window.training.paper import key_pdf, sheet_pdf
from inspector.window.training.sittings import topic_in_words
from inspector.window.training.step_form import StepForm
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import fill_in, plain, plain_label, say

_LIST_WIDE = 240
_EMPTY = LessonRecord(name="", title="", steps=())

_NOTHING = (
    "A lesson is a row of boards, each with a question.\n\n"
    "Begin with the board on the desk, with one from a file, or have a question drawn."
)


class EditorPage(QWidget):
    """Writes lessons and lists.

    ``desk_asked`` is emitted for the board on the desk, ``question_asked`` with a topic and a level for one that is
    drawn; ``tried`` and ``presented`` with the path of what is to be tried or shown to a class; ``put_away`` when the
    file is not to be seen here any more.
    """

    desk_asked = Signal()
    question_asked = Signal(str, int)
    tried = Signal(object)
    presented = Signal(object)
    put_away = Signal()

    def __init__(self, pool: CardPool, folder: Path) -> None:
        super().__init__()
        self._folder, self._pool = folder, pool
        self._record = _EMPTY
        self.path: Path | None = None
        self.is_changed = False
        self.title, self.aim = QLineEdit(), QLineEdit()
        self.title.setPlaceholderText("Title")
        self.aim.setPlaceholderText("What it is for, in a sentence")
        self.title.setAccessibleName("Title")
        self.aim.setAccessibleName("Aim")
        self.kind = Chooser("Lesson or list of questions")
        self.kind.addItem("Lesson", "lesson")
        self.kind.addItem("List of questions", "questions")
        self.kind.setAccessibleDescription("Lesson or list of questions")
        self.steps = QListWidget()
        self.steps.setAccessibleName("Steps")
        self.steps.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.form = StepForm(pool)
        # In the place of a form of which nothing can be filled in yet.
        self.nothing = plain_label(_NOTHING, "TrainingStory")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setContentsMargins(60, 0, 60, 0)
        self.exercises = ExercisesRow()
        self.topic, self.level = Chooser("Topic to draw from"), Chooser("Level to draw from")
        self.told = plain_label(name="TrainingSmall")
        self.told.setWordWrap(True)
        self._lay_out()
        self._show_form(there=False)
        self.title.textEdited.connect(self._changed)
        self.aim.textEdited.connect(self._changed)
        self.kind.activated.connect(self._choose_kind)
        self.steps.currentRowChanged.connect(self._choose_step)
        self.form.changed.connect(self._take_step)
        self.exercises.changed.connect(self._changed)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.title, 2)
        head.addWidget(self.kind)
        for words, run, kind in (
            ("Save", self.save, "main"),
            ("Try it", self._try, "plain"),
            ("Present it", self._present, "plain"),
            ("Sheet…", self._ask_for_sheet, "plain"),
            ("Put away", self._put_away, "plain"),
        ):
            head.addWidget(_button(words, run, kind))
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(plain_label("Steps", "TrainingName"))
        left.addWidget(self.steps, 1)
        left.addLayout(self._buttons())
        holder = QWidget()
        holder.setLayout(left)
        holder.setFixedWidth(_LIST_WIDE)
        across = QHBoxLayout()
        across.setSpacing(24)
        across.addWidget(holder)
        across.addWidget(self.form, 1)
        across.addWidget(self.nothing, 1)
        rows = QVBoxLayout()
        rows.setContentsMargins(36, 20, 36, 20)
        rows.setSpacing(12)
        rows.addLayout(head)
        rows.addWidget(self.aim)
        rows.addLayout(across, 1)
        rows.addWidget(self.exercises)
        rows.addWidget(self.told)
        inside = QWidget()
        inside.setLayout(rows)
        # A small window scrolls rather than grows.
        around = QScrollArea()
        around.setWidget(inside)
        around.setWidgetResizable(True)
        around.setAccessibleName("The lesson and its steps")
        around.setFrameShape(QScrollArea.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(around)

    def _buttons(self) -> QGridLayout:
        for topic in TOPICS:
            self.topic.addItem(topic_in_words(topic), topic)
        for level in LEVELS:
            self.level.addItem(f"Level {level}", level)
        self.topic.setAccessibleDescription("Topic to draw from")
        self.level.setAccessibleDescription("Level to draw from")
        grid = QGridLayout()
        grid.setSpacing(6)
        grid.addWidget(_button("Board from the desk", self.desk_asked.emit), 0, 0, 1, 2)
        grid.addWidget(_button("Board from a file…", self._open_board), 1, 0, 1, 2)
        grid.addWidget(self.topic, 2, 0, 1, 2)
        grid.addWidget(self.level, 3, 0)
        grid.addWidget(_button("Draw a question", self._draw), 3, 1)
        up, down = _button("Up", lambda: self.move_step(-1)), _button("Down", lambda: self.move_step(1))
        remove = _button("Remove", self.remove_step)
        self._of_a_step = (up, down, remove)
        grid.addWidget(up, 4, 0)
        grid.addWidget(down, 4, 1)
        grid.addWidget(remove, 5, 0, 1, 2)
        return grid

    @property
    def record(self) -> LessonRecord:
        """What is being written."""
        title = self.title.text().strip()
        return msgspec.structs.replace(
            self._record,
            title=title,
            name=self._record.name or title,
            aim=self.aim.text().strip(),
            kind=self.kind.currentData(),
            exercises=self.exercises.exercises,
        )

    # What is written.

    def begin(self, path: Path | None = None) -> bool:
        """Begin a new one, or go on with that of a file; one that cannot be read is told, and nothing changes."""
        try:
            record = read_set(path) if path is not None else _EMPTY
        except LessonError as error:
            say(self.told, f"{error}.")
            return False
        self._record, self.path = record, path
        fill_in(self.title, record.title)
        fill_in(self.aim, record.aim)
        self.kind.setCurrentIndex(self.kind.findData(record.kind))
        self.exercises.show_exercises(record.exercises)
        self._choose_kind()
        self._show_steps(0)
        self.is_changed = False
        say(self.told, "")
        self.title.setFocus()
        return True

    def save(self) -> bool:
        """Save it; what is wrong is told."""
        try:
            self.path = save_set(self.record, self._folder, self.path)
        except LessonError as error:
            say(self.told, f"{error}.")
            return False
        self.is_changed = False
        say(self.told, f"Saved as {self.path.name}.")
        return True

    def add_board(self, scenario: Scenario) -> None:
        """Add a step with a board, asking for a value of what was placed last."""
        placed = [action.label for action in scenario.actions if isinstance(action, Place)]
        if not placed:
            say(self.told, "There is no card on this board; put one there first.")
            return
        self._add(step_record(scenario, QuizAsk(object=placed[-1], key="name"), ""))

    def add_question(self, question: QuizQuestion) -> None:
        """Add a step with a question that was drawn."""
        self._add(step_of_question(question))

    def _add(self, step: StepRecord) -> None:
        at = self.steps.currentRow() + 1
        steps = self._record.steps
        self._record = msgspec.structs.replace(self._record, steps=(*steps[:at], step, *steps[at:]))
        self._show_steps(at)
        self._changed()

    def move_step(self, by: int) -> None:
        """Move the chosen step up or down."""
        at, steps = self.steps.currentRow(), list(self._record.steps)
        if 0 <= at < len(steps) and 0 <= at + by < len(steps):
            steps.insert(at + by, steps.pop(at))
            self._record = msgspec.structs.replace(self._record, steps=tuple(steps))
            self._show_steps(at + by)
            self._changed()

    def remove_step(self) -> None:
        """Take the chosen step out."""
        at, steps = self.steps.currentRow(), self._record.steps
        if 0 <= at < len(steps):
            self._record = msgspec.structs.replace(self._record, steps=(*steps[:at], *steps[at + 1 :]))
            self._show_steps(min(at, len(steps) - 2))
            self._changed()

    def _show_steps(self, chosen: int) -> None:
        self.steps.blockSignals(True)
        self.steps.clear()
        for number, step in enumerate(self._record.steps, start=1):
            self.steps.addItem(plain(f"{number}.  {_said(step)}"))
        self.steps.setCurrentRow(chosen)
        self.steps.blockSignals(False)
        self._choose_step(chosen)

    def _choose_step(self, at: int) -> None:
        step = self._record.steps[at] if 0 <= at < len(self._record.steps) else None
        self.form.show_step(step)
        self._show_form(there=step is not None)

    def _show_form(self, *, there: bool) -> None:
        self.form.setVisible(there)
        self.nothing.setVisible(not there)
        for button in self._of_a_step:
            button.setEnabled(there)

    def _take_step(self) -> None:
        at, step = self.steps.currentRow(), self.form.step
        if step is not None and 0 <= at < len(self._record.steps):
            steps = (*self._record.steps[:at], step, *self._record.steps[at + 1 :])
            self._record = msgspec.structs.replace(self._record, steps=steps)
            say(self.steps.item(at), f"{at + 1}.  {_said(step)}")
            self._changed()

    def _changed(self) -> None:
        self.is_changed = True
        say(self.told, "Not saved yet.")

    def _choose_kind(self) -> None:
        self.exercises.setVisible(self.kind.currentData() == "lesson")

    def _draw(self) -> None:
        self.question_asked.emit(str(self.topic.currentData()), int(self.level.currentData()))

    def _open_board(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, "Open a board", "", f"Boards (*{SUFFIX})")
        if name:
            self.open_board(Path(name))

    def open_board(self, path: Path) -> None:
        """Add a step with the board of a file; one that cannot be read is told."""
        try:
            self.add_board(read_scenario(path))
        except ScenarioError as error:
            say(self.told, f"{error}")

    def _try(self) -> None:
        if self.save():
            self.tried.emit(self.path)

    def _ask_for_sheet(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, "Save the class sheet", "sheet.pdf", "PDF (*.pdf)")
        if name:
            self.save_sheet(Path(name))

    def save_sheet(self, path: Path) -> None:
        """Save the questions as a class sheet, and its key beside it; what goes wrong is told."""
        if not self.save() or self.path is None:
            return
        try:
            lesson = read_lesson(self.path, self._pool)
            questions = [step.question for step in lesson.steps]
            sheet = sheet_of_questions(questions, title=lesson.title, foot=lesson.title)
            today = datetime.now().astimezone().date()
            key = path.with_name(f"{path.stem}-key.pdf")
            replace_file(path, sheet_pdf(sheet, self._pool, today), "the class sheet cannot be saved")
            replace_file(key, key_pdf(sheet, today), "the key cannot be saved")
        except (LessonError, KeepingError) as error:
            say(self.told, f"{str(error).removesuffix('.')}.")
            return
        say(self.told, f"Saved as {path.name}, the key as {key.name}.")

    def _put_away(self) -> None:
        """Take the file out of the list; it lies beside under another name, so nothing is lost."""
        try:
            if self.path is not None:
                put_away(self.path)
        except LessonError as error:
            say(self.told, f"{str(error).removesuffix('.')}.")
            return
        self.is_changed = False
        self.put_away.emit()

    def _present(self) -> None:
        if self.save():
            self.presented.emit(self.path)


def _said(step: StepRecord) -> str:
    return step.question or step.shown or f"{step.asks.object}: {step.asks.key.replace('_', ' ')}"


def _button(words: str, run: object, kind: str = "plain") -> QPushButton:
    button = QPushButton(words)
    button.setProperty("kind", kind)
    button.clicked.connect(run)
    return button
