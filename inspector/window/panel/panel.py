"""The panel: the selected object, large: its picture, its name, what it is in a sentence, and every value with why.

It follows the selection and never the mouse.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from inspector.drawing import CardLook
from inspector.rules import Question, Reason
from inspector.window.desk.rows import ASPECT
from inspector.window.panel.questions import Questions
from inspector.window.panel.value_row import SMALL_SYMBOL, RuleText, ValueRow, tellings
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.widgets.more_below import MoreBelow
from inspector.window.widgets.plain_text import say
from inspector.window.widgets.symbol_text import say_with_symbols
from inspector.window.widgets.wrapped_label import WrappedLabel
from inspector.window.words.sentences import spoken
from inspector.window.words.value_words import Row

PICTURE_WIDTH = 96.0
LEAST_HEIGHT_WITH_PICTURE = 380
LAID_OUT_MS = 20


class ObjectView(msgspec.Struct, frozen=True):
    """What the panel shows of one object: under its name the ``caption``, where it is and what touches it.

    The ``sentence`` says all of it, for the ear. One that ``is_large_on_desk`` needs no second picture.
    """

    label: str
    name: str
    sentence: str
    look: CardLook
    peek: CardLook
    rows: tuple[Row, ...]
    questions: tuple[Question, ...] = ()
    caption: str = ""
    is_large_on_desk: bool = False


def _nothing_waits() -> None:
    """Nothing is to be shown that is not shown yet."""


class CardPicture(QLabel):
    """The card, drawn at the screen's own resolution."""

    def __init__(self, pictures: Pictures, width: float = PICTURE_WIDTH) -> None:
        super().__init__()
        self._pictures = pictures
        self._width = width
        self._look: CardLook | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._draw)
        self.setFixedSize(QSize(round(width), round(width * ASPECT)))

    def show_look(self, look: CardLook | None) -> None:
        """Show a card, or nothing."""
        self._look = look
        if look is None:
            self.clear()
        else:
            # The desk is painted first: to draw a card takes as long as all the rest of an action.
            self._soon.start(0)

    def _draw(self) -> None:
        if self._look is not None:
            size = self.size()
            self.setPixmap(self._pictures.card(self._look, size.width(), size.height(), self.devicePixelRatioF()))


class ObjectPanel(QWidget):
    """Shows an ``ObjectView``. Whoever shows it a moment later than the desk brings it up to date by ``catch_up``.

    ``value_chosen`` is emitted with the key of a value, ``cited`` with a key, a reason and the number of a rule,
    ``pointed`` with the labels of the objects that the words under the mouse touch,
    ``steps_wanted`` with the label of the object and the place of a step of its proof,
    ``answered`` with the action that answers what its words ask.
    """

    pointed = Signal(object)
    answered = Signal(object)
    value_chosen = Signal(str)
    cited = Signal(str, object, str)
    steps_wanted = Signal(str, int)

    def __init__(self, pictures: Pictures, rule_text: RuleText, name: str = "Selected card") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._rule_text = rule_text
        self.pictures = pictures
        self.catch_up: Callable[[], None] = _nothing_waits
        self._view: ObjectView | None = None
        self._brought: tuple[str, str | None] = ("", None)
        self._rows: dict[str, ValueRow] = {}
        self._spare: dict[str, ValueRow] = {}
        self._roles: Roles | None = None
        self.picture = CardPicture(pictures)
        self._name, self._sentence = WrappedLabel(), WrappedLabel()
        self._head = self._build_head()
        self.questions = Questions()
        self.questions.answered.connect(self.answered)
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(6, 0, 6, 6)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._list)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll = scroll
        self._more = MoreBelow(scroll)
        self._nothing = QLabel(
            "Select a card on the desk.\n\nEvery value it has now will appear here,\n"
            "each with its reason and the rule that says so."
        )
        self._nothing.setObjectName("Sub")
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(40, 20, 40, 20)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._head)
        layout.addWidget(self.questions)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._nothing, 1)
        self.show_object(None)

    def _build_head(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(16, 10, 14, 4)
        row.setSpacing(14)
        words = QVBoxLayout()
        words.setSpacing(2)
        plain, rich = Qt.TextFormat.PlainText, Qt.TextFormat.RichText
        for label, name, text_format in ((self._name, "CardName", plain), (self._sentence, "CardSentence", rich)):
            label.setObjectName(name)
            label.setWordWrap(True)
            label.setTextFormat(text_format)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(label)
        words.addStretch(1)
        row.addLayout(words, 1)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        return head

    @property
    def shown(self) -> ObjectView | None:
        """The object shown."""
        self.catch_up()
        return self._view

    @property
    def values(self) -> dict[str, ValueRow]:
        """The rows shown, by key."""
        self.catch_up()
        return self._rows if self._view is not None else {}

    def show_object(self, view: ObjectView | None) -> None:
        """Show an object, or the hint where none is selected."""
        self._view = view
        for widget in (self._head, self._scroll):
            widget.setVisible(view is not None)
        self._nothing.setVisible(view is None)
        self.questions.show_questions(view.questions if view is not None else ())
        if view is None:
            # The rows are hidden with what they stand in, and need not be put there again for the next object.
            return
        say(self._name, view.name)
        say_with_symbols(self._sentence, view.caption or view.sentence, SMALL_SYMBOL)
        self._sentence.setAccessibleName(view.sentence)
        self.setAccessibleDescription(spoken(view.sentence))
        # In a low panel the values are worth more than a second picture.
        shows_picture = not view.is_large_on_desk and self.height() >= LEAST_HEIGHT_WITH_PICTURE
        self.picture.setVisible(shows_picture)
        if shows_picture:
            self.picture.show_look(view.look)
        self._show_rows(view.rows)

    def _show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show values by difference: a row that was there stays, and only what it says changes."""
        old, self._rows = self._rows, {}
        for index, (row, telling) in enumerate(zip(rows, tellings(rows), strict=True)):
            widget = old.pop(row.key, None) or self._spare.pop(row.key, None)
            if widget is None:
                widget = self._new_row(row)
            else:
                widget.setVisible(True)
            widget.show_row(row, telling)
            self._rows[row.key] = widget
            if self._column.indexOf(widget) != index:
                self._column.insertWidget(index, widget)
        for key, widget in old.items():
            # It is kept for the next object that has such a value: to make one takes longer than all the rest.
            self._column.removeWidget(widget)
            widget.hide()
            self._spare[key] = widget

    def _new_row(self, row: Row) -> ValueRow:
        widget = ValueRow(row, self.pictures, self._rule_text)
        widget.chosen.connect(self.value_chosen)
        widget.cited.connect(self._cite)
        widget.pointed.connect(self.pointed)
        widget.steps_wanted.connect(self._want_steps)
        if self._roles is not None:
            widget.set_roles(self._roles)
        return widget

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles
        self._more.set_color(roles.surface)
        for row in (*self._rows.values(), *self._spare.values()):
            row.set_roles(roles)

    def peek(self, on: bool) -> None:
        """Show the other side of the picture while ``on``."""
        self.catch_up()
        if self._view is not None:
            self.picture.show_look(self._view.peek if on else self._view.look)

    def choose(self, key: str | None) -> None:
        """Show a value as the chosen one, and bring it into view where it is another than before."""
        for name, row in self._rows.items():
            row.choose(on=name == key)
        label = self._view.label if self._view is not None else ""
        if label != self._brought[0]:
            # Of another object one reads from its name on, however long what it has lost is.
            self._brought = (label, key)
            self._scroll.verticalScrollBar().setValue(0)
        elif key != self._brought[1] and key is not None and key in self._rows:
            self._brought = (label, key)
            # The rows have their places only once the layout has run, twice where lines are rewrapped.
            for wait in (0, LAID_OUT_MS):
                QTimer.singleShot(wait, self, lambda: self._bring(key))

    def _bring(self, key: str) -> None:
        if key in self._rows:
            self._scroll.ensureWidgetVisible(self._rows[key], 0, 3)
            # In a narrow panel the rows begin where they begin.
            self._scroll.horizontalScrollBar().setValue(0)

    def _cite(self, key: str, reason: Reason, number: str) -> None:
        self.value_chosen.emit(key)
        self.cited.emit(key, reason, number)

    def _want_steps(self, place: int) -> None:
        if self._view is not None:
            self.steps_wanted.emit(self._view.label, place)
