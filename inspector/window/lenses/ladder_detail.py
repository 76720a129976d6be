"""Beside the ladder: the step in view as a sentence with its rules, and what would change the answer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from inspector.lenses import Alternative, Ladder
from inspector.window.style.type_faces import px
from inspector.window.widgets.one_line import OneLine
from inspector.window.widgets.plain_text import plain_label, say, say_marked
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.widgets.wrapped_label import WrappedLabel

_RULES = 4
_SYMBOL = 19
_LINES = 3


def _bare(text: str) -> str:
    return text.rstrip(".")


class LadderDetail(QFrame):
    """Tells one step; ``rule_wanted`` is emitted with a rule's number, ``asked`` with an ``Alternative`` or None."""

    rule_wanted = Signal(str)
    asked = Signal(object)
    made_so = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("Panel")
        self._shown: Alternative | None = None
        self._where = WrappedLabel()
        self._where.setObjectName("Sub")
        self._where.setWordWrap(True)
        self._says = WrappedLabel()
        self._says.setObjectName("LadderSentence")
        self._says.setWordWrap(True)
        self._says.setTextFormat(Qt.TextFormat.RichText)
        self._rules = QHBoxLayout()
        self._rules.setSpacing(2)
        self._make_so = QPushButton("Make it so")
        self._make_so.setProperty("kind", "main")
        self._make_so.clicked.connect(self._make)
        self._back = QPushButton("Back to the table")
        self._back.setProperty("kind", "plain")
        self._back.clicked.connect(partial(self.asked.emit, None))
        self._heading = plain_label("What would change the answer", name="FieldLabel")
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        self._lay_out()

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(20, 14, 18, 10)
        column.setSpacing(8)
        column.addWidget(self._where)
        column.addWidget(self._says)
        column.addLayout(self._rules)
        buttons = QHBoxLayout()
        buttons.addWidget(self._make_so)
        buttons.addWidget(self._back)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addSpacing(6)
        column.addWidget(self._heading)
        column.addLayout(self._list)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setAccessibleName("The step in view, and what would change the answer")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def show_step(self, ladder: Ladder, place: int) -> None:
        """Tell the rung at a place."""
        rung = ladder.rungs[place]
        step = f"Step {place} of {len(ladder.rungs) - 1} · layer {rung.layer} · {rung.name}"
        say(self._where, step if place else "As printed")
        say_marked(self._says, with_symbols(rung.says, round(px(_SYMBOL)), self.devicePixelRatioF()))
        self._says.setAccessibleName(rung.says)
        while self._rules.count():
            item = self._rules.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number in rung.rules[:_RULES]:
            button = QPushButton()
            say(button, number)
            button.setProperty("kind", "link")
            button.setAccessibleName(f"Rule {number}")
            button.clicked.connect(partial(self.rule_wanted.emit, number))
            self._rules.addWidget(button)
        self._rules.addStretch(1)

    def show_alternatives(
        self, found: tuple[Alternative, ...], shown: Alternative | None, *, can_make: bool, still_trying: bool
    ) -> None:
        """List what would change the answer; ``shown`` is the one in view, ``can_make`` whether it can be made so."""
        self._shown = shown
        self._make_so.setVisible(shown is not None and can_make)
        self._back.setVisible(shown is not None)
        while self._list.count():
            item = self._list.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        trying = "Trying what would change the answer …" if still_trying else ""
        none = trying or "Nothing on the board would change the answer"
        say(self._heading, (trying or "What would change the answer") if found else none)
        asked = () if shown is None or shown in found else (shown,)
        for one in (*asked, *found):
            self._list.addWidget(self._alternative(one, chosen=one == shown))

    def _alternative(self, one: Alternative, *, chosen: bool) -> QPushButton:
        lines = [f"{title}: {_bare(then)} instead of {_bare(now)}" for title, (now, then) in one.changes.items()]
        lines = lines or ["It would be the same."]
        button = QPushButton()
        button.setProperty("kind", "card")
        button.setCheckable(True)
        button.setChecked(chosen)
        button.setAccessibleName(f"{one.says}. {'. '.join(lines)}")
        inner = QVBoxLayout(button)
        inner.setContentsMargins(12, 8, 12, 8)
        inner.setSpacing(2)
        for text, name in ((one.says, "LadderWhatIf"), *((line, "Sub") for line in lines[:_LINES])):
            label = OneLine(text)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setMinimumWidth(60)
            label.setObjectName(name)
            inner.addWidget(label)
        button.setMinimumHeight(inner.sizeHint().height())
        button.clicked.connect(partial(self.asked.emit, None if chosen else one))
        return button

    def _make(self) -> None:
        if self._shown is not None:
            self.made_so.emit(self._shown)
