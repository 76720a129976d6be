"""One step of a lesson or list in the editor: what is shown and asked, what the core answers, who goes wrong."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from inspector.cards import CardPool
from inspector.rules import NEWEST
from inspector.training import (
    ALL_MISCONCEPTIONS,
    LessonError,
    QuizAsk,
    StepRecord,
    answer_to_step,
    key_in_words,
)
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import fill_in, plain, plain_label, say
from inspector.window.widgets.tick_boxes import TickedItems

# What can be asked of an object, in the order in which people look at a card.
_KEYS = (
    "name",
    "mana_value",
    "mana_cost",
    "colors",
    "types",
    "subtypes",
    "supertypes",
    "keywords",
    "power",
    "toughness",
    "loyalty",
    "zone",
    "controller",
    "face_up",
    "face_down",
    "flipped",
    "tapped",
    "unlocked",
    "counters",
    "state_based",
)
_BELIEF = Qt.ItemDataRole.UserRole
_SOON_MS = 250
_TWO_LINES, _BELIEFS = 54, 132


class StepForm(QWidget):
    """Shows and takes one step; ``changed`` is emitted after each change, with what the core makes of it shown."""

    changed = Signal()

    def __init__(self, pool: CardPool) -> None:
        super().__init__()
        self._pool = pool
        self._step: StepRecord | None = None
        self._filling = False
        self.shown, self.says, self.notes = _text("Board in words"), _text("Said after the answer"), _text("Notes")
        self.question = QLineEdit()
        self.question.setPlaceholderText("left empty, it asks for the value in our words")
        self.about, self.key = Chooser("What is asked about"), Chooser("Which value is asked for")
        self.about.setAccessibleDescription("What is asked about")
        self.key.setAccessibleDescription("Which value is asked for")
        self.proof = plain_label(name="TrainingReason")
        self.proof.setWordWrap(True)
        self.beliefs = QListWidget()
        self.beliefs.setObjectName("TrainingBeliefs")
        self.beliefs.setItemDelegate(TickedItems(self.beliefs))
        self.beliefs.setMaximumHeight(_BELIEFS)
        self.beliefs.setToolTip("Tick those whose answers are offered; none ticked, the commonest are")
        self.beliefs.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.beliefs.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.beliefs.setAccessibleName("Who goes wrong here: tick whose answers become options")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self._prove)
        self._lay_out()
        for text in (self.shown, self.says, self.notes):
            text.textChanged.connect(self._take)
        self.question.textChanged.connect(self._take)
        self.about.activated.connect(self._choose_about)
        self.key.activated.connect(self._take)
        self.beliefs.itemChanged.connect(self._take)

    def _lay_out(self) -> None:
        asked = QHBoxLayout()
        asked.setSpacing(10)
        asked.addWidget(self.about, 1)
        asked.addWidget(self.key, 1)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow("Told before", self.shown)
        form.addRow("Asked about", asked)
        form.addRow("Question", self.question)
        form.addRow("Answer", self.proof)
        form.addRow("Wrong options", self.beliefs)
        form.addRow("Said afterwards", self.says)
        form.addRow("Teacher's notes", self.notes)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(form)
        whole.addStretch(1)

    @property
    def step(self) -> StepRecord | None:
        """The step as it stands in the form."""
        return self._step

    def show_step(self, step: StepRecord | None) -> None:
        """Show a step to be changed; nothing where there is none."""
        self._filling = True
        self._step = step
        self.setEnabled(step is not None)
        fill_in(self.shown, step.shown if step else "")
        fill_in(self.question, step.question if step else "")
        fill_in(self.says, step.says if step else "")
        fill_in(self.notes, step.notes if step else "")
        self._show_asked()
        self._filling = False
        self._prove()

    def _show_asked(self) -> None:
        step = self._step
        self.about.clear()
        self.key.clear()
        if step is None:
            return
        actions = step.scenario.get("actions", [])
        labels = dict.fromkeys(str(one["as"]) for one in actions if isinstance(one, dict) and "as" in one)
        for label in labels:
            self.about.addItem(plain(label), QuizAsk(object=label, key="name"))
        for index, one in enumerate(actions):
            if isinstance(one, dict) and one.get("do") != "place":
                words = str(one.get("do", "")).replace("_", " ")
                self.about.addItem(f"how {index + 1} ends: {plain(words)}", QuizAsk(action=index, key="outcome"))
        wanted = next(
            (
                row
                for row in range(self.about.count())
                if (self._asked_at(row).object, self._asked_at(row).action) == (step.asks.object, step.asks.action)
            ),
            0,
        )
        self.about.setCurrentIndex(wanted)
        self._show_keys(step.asks.key)

    def _asked_at(self, row: int) -> QuizAsk:
        asked = self.about.itemData(row)
        return asked if isinstance(asked, QuizAsk) else QuizAsk(key="name")

    def _show_keys(self, chosen: str) -> None:
        self.key.clear()
        asked = self._asked_at(self.about.currentIndex())
        if not asked.object:
            self.key.addItem("done, nothing happens, or illegal", "outcome")
            return
        for key in dict.fromkeys((*_KEYS, chosen) if chosen != "outcome" else _KEYS):
            self.key.addItem(key_in_words(key, NEWEST), key)
        self.key.setCurrentIndex(max(0, self.key.findData(chosen)))

    def _choose_about(self) -> None:
        self._show_keys(str(self.key.currentData() or "name"))
        self._take()

    def _take(self) -> None:
        step = self._step
        if step is None or self._filling:
            return
        asked = msgspec.structs.replace(
            self._asked_at(self.about.currentIndex()), key=str(self.key.currentData() or "name")
        )
        about = step.asks.about if asked.key == step.asks.key else ()
        ticked = [self.beliefs.item(row) for row in range(self.beliefs.count())]
        named = tuple(str(item.data(_BELIEF)) for item in ticked if item.checkState() is Qt.CheckState.Checked)
        self._step = msgspec.structs.replace(
            step,
            shown=self.shown.toPlainText().strip(),
            question=self.question.text().strip(),
            says=self.says.toPlainText().strip(),
            notes=self.notes.toPlainText().strip(),
            asks=msgspec.structs.replace(asked, about=about),
            misconceptions=named if asked.key == step.asks.key and asked.object == step.asks.object else (),
        )
        self.changed.emit()
        self._soon.start()

    def _prove(self) -> None:
        """Say what the core answers, or why it cannot."""
        self._filling = True
        self.beliefs.clear()
        step = self._step
        try:
            found = None if step is None else answer_to_step(step, self._pool)
        except LessonError as error:
            found = None
            say(self.proof, f"{error}.")
        if step is None:
            say(self.proof, "")
        if found is not None and step is not None:
            rules = f" ({', '.join(found.rules[:2])})" if found.rules else ""
            say(self.proof, f"{found.answer}. {' '.join(found.because[:1])}{rules}")
            for name, answer in found.believed:
                item = QListWidgetItem(plain(f"{answer}: as if {ALL_MISCONCEPTIONS[name].as_if}"))
                item.setData(_BELIEF, name)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                checked = name in step.misconceptions
                item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
                self.beliefs.addItem(item)
        self._filling = False


def _text(name: str) -> QPlainTextEdit:
    text = QPlainTextEdit()
    text.setAccessibleName(name)
    text.setTabChangesFocus(True)
    text.setFixedHeight(_TWO_LINES)
    return text
