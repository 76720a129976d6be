"""The booth's own window: fills the screen, shows one board after the other, and lets passers-by touch the cards."""

from __future__ import annotations

from collections.abc import Callable
from string import Template

import msgspec
from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from inspector.cards import Color, color_words
from inspector.library import bundled_cards
from inspector.rules import Characteristics, ValueChange, edition_of, face_down_orders
from inspector.sharing import FAN_CONTENT
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.booth.boards import BOARDS, BoothBoard, deed
from inspector.window.booth.stage import Stage
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import SERIF, scaled
from inspector.window.widgets.plain_text import plain_label, say, say_marked
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.words.card_looks import look_of
from inspector.window.words.sentences import bearer_of, sentence, spoken
from inspector.window.words.value_words import change_in_words

_INVITATION = "Touch a card"
_LEAVING = "Press Esc twice, or hold it, to leave"
_ONCE_MORE = "Press Esc again to leave"
_SHOWN = ("name", "mana_cost", "mana_value", "power", "toughness", "colors", "subtypes")
_MOST_CHANGES, _MOST_RUNGS = 4, 2
_SHEET = Template("""
#Booth { background: $desk; }
#BoothHeading { font-family: "$serif"; font-size: ${heading}px; font-weight: 600; }
#BoothChange { font-size: ${change}px; font-weight: 600; color: $ink; background: $raised;
               border: 1px solid $line; border-radius: 12px; padding: 5px 14px; }
#BoothSentence { font-size: ${text}px; color: $ink; }
#BoothSmall { font-size: ${small}px; color: $soft; }
#BoothTouch { font-size: ${change}px; font-weight: 600; color: $on_accent; background: $accent;
              border-radius: 14px; padding: 7px 30px; }
#BoothNext { font-size: ${text}px; background: $surface; border: 1px solid $zone_line; border-radius: 14px;
             padding: 7px 16px; min-width: ${wide}px; }
#BoothNext:focus { border: 3px solid $accent; }
""")


class Intervals(msgspec.Struct, frozen=True):
    """How long things last, in milliseconds: a step of the loop, idleness until it starts over, two presses of Esc."""

    step: int = 4500
    idle: int = 60_000
    escape: int = 1500


class BoothWindow(QWidget):
    """The booth; ``left`` is emitted when it closes. It has a table of its own and touches nobody else's."""

    left = Signal()

    def __init__(self, roles: Roles, intervals: Intervals | None = None, *, motion: bool = False) -> None:
        super().__init__()
        self.setObjectName("Booth")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Card Inspector: booth")
        self.intervals = intervals or Intervals()
        self.session = Session(bundled_cards(), self)
        self.session.said.connect(self._hear)
        self.session.table_changed.connect(self._show)
        self._place = -1
        self._steps = 0
        self._changes: tuple[ValueChange, ...] = ()
        self._lit: str | None = None
        self._said = ""
        self.stage = Stage(Pictures(roles.name), roles, motion=motion)
        self._roles = roles
        self.stage.touched.connect(self.touch)
        self._loop = _timer(self, self.intervals.step, self.go_on, single=False)
        self._idle = _timer(self, self.intervals.idle, self.begin_loop)
        self._escaped = QElapsedTimer()
        self._lay_out()
        self.begin_loop()

    def _lay_out(self) -> None:
        self.heading, self.words = _label("BoothHeading"), _label("BoothSentence")
        self.foot, self.leaving = _label("BoothSmall"), _label("BoothSmall")
        self.rules = _label("BoothSmall")
        self.invitation = QLabel(_INVITATION)
        self.invitation.setObjectName("BoothTouch")
        self.invitation.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.next = QPushButton("Another card  →")
        self.next.setObjectName("BoothNext")
        self.next.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.next.clicked.connect(self._another)
        self.foot.setText(FAN_CONTENT)
        self.leaving.setText(_LEAVING)
        self._changed = QHBoxLayout()
        self._changed.setSpacing(12)
        below = QHBoxLayout()
        below.setSpacing(18)
        below.addStretch(1)
        below.addWidget(self.invitation)
        below.addWidget(self.next)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 22, 40, 12)
        column.setSpacing(8)
        column.addWidget(self.heading)
        column.addWidget(self.stage, 1)
        column.addLayout(self._changed)
        for item in (self.words, self.rules):
            column.addWidget(item)
        column.addSpacing(4)
        column.addLayout(below)
        for item in (self.foot, self.leaving):
            column.addWidget(item)

    # The loop.

    @property
    def board(self) -> BoothBoard:
        """The board in view."""
        return BOARDS[self._place]

    @property
    def is_looping(self) -> bool:
        """Whether it shows itself, for nobody touches it."""
        return self._loop.isActive()

    def begin_loop(self) -> None:
        """Show one board after the other until somebody touches it."""
        self._idle.stop()
        self._next_board()
        self._loop.start()

    def touch(self, label: str, lower: bool = False) -> None:
        """Stop the loop and do what touching the card does; without a card, only stop."""
        self._stay()
        if label in self.session.table.objects and not self._do(label, lower=lower):
            self._begin_anew()

    def _stay(self) -> None:
        self._loop.stop()
        self._idle.start()

    def go_on(self) -> None:
        """The next step of the loop: turn the first card, once more, then the next board."""
        self._steps += 1
        first = next(iter(self.session.table.objects), None)
        if self._steps > 2 or first is None or not self._do(first, lower=self._steps == 2):
            self._next_board()

    def _another(self) -> None:
        self._stay()
        self._next_board()

    def _next_board(self) -> None:
        self._place = (self._place + 1) % len(BOARDS)
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._steps, self._changes, self._said, self._lit = 0, (), "", None
        self.session.load(self.board.scenario, None)
        self._say_what_happened()

    def _do(self, label: str, *, lower: bool) -> bool:
        action = deed(self.session, self.board, label, lower=lower)
        if action is None:
            return False
        changes = self.session.tries.would_change(action)
        self._lit = label
        self._changes = changes
        if self.session.act(action):
            self._lit = label if label in self.session.table.objects else next(iter(self.session.table.objects), None)
            self._show()
        else:
            self._changes = ()
        self._say_what_happened()
        return True

    # Showing.

    def _show(self) -> None:
        values, table = self.session.values(), self.session.table
        orders, checklist = face_down_orders(table), table.edition.stand_ins_are_checklists
        looks = {
            label: look_of(held, values[label], order=orders.get(label, 0), checklist=checklist)
            for label, held in table.objects.items()
            if held.is_permanent
        }
        say(self.heading, self.board.sentence)
        self.stage.show_looks(looks, self._lit)
        told = next((label for label in (self._lit, *looks) if label in looks and label is not None), None)
        words = ""
        if told is not None:
            held = table.objects[told]
            words = sentence(values[told], held, table.edition.words, bearer_of(held, values))
            # What a touch did is told by the one or two steps that decided it.
            words = (caption_of(values[told], self._changes) if self._lit is not None else "") or words
        say_marked(self.words, with_symbols(words, round(22 * self._scale), self.devicePixelRatioF()))
        self.stage.setAccessibleName(spoken(words))

    def _say_what_happened(self) -> None:
        while (item := self._changed.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._changed.addStretch(1)
        for text in changes_in_words(self._changes):
            chip = plain_label(name="BoothChange")
            say_marked(chip, with_symbols(text, round(20 * self._scale), self.devicePixelRatioF()))
            self._changed.addWidget(chip)
        self._changed.addStretch(1)
        edition = edition_of(self.session.edition_key)
        say(self.rules, f"{self._said}{'   ·   ' if self._said else ''}Rules of {edition.label}")

    def _hear(self, notice: Notice) -> None:
        rules = f"  ({', '.join(notice.rules[:2])})" if notice.rules else ""
        self._said = f"{notice.text}{rules}"

    @property
    def _scale(self) -> float:
        return min(max(self.height() / 900, 0.8), 2.2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The type grows with the screen."""
        super().resizeEvent(event)
        colors = self._roles._asdict()
        sizes = {"heading": 40, "change": 22, "text": 22, "small": 15}
        px = {name: f"{size * self._scale:.1f}" for name, size in sizes.items()}
        px["wide"] = f"{150 * self._scale:.0f}"
        self.setStyleSheet(scaled(_SHEET.substitute({**colors, **px}, serif=SERIF)))
        self._show()

    # Touching and leaving.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Somebody is there."""
        del event
        self.touch("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc twice or held, or Ctrl+F11, leaves; Space and Enter touch the first card, the right arrow goes on."""
        key, control = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_F11 and control:
            self.close()
        elif key == Qt.Key.Key_Escape:
            self._escape(held=event.isAutoRepeat())
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.touch(next(iter(self.session.table.objects), ""))
        elif key == Qt.Key.Key_Right:
            self._another()
        else:
            event.accept()

    def _escape(self, *, held: bool) -> None:
        elapsed = self._escaped.elapsed() if self._escaped.isValid() else None
        if elapsed is not None and (elapsed >= self.intervals.escape) is held:
            self.close()
            return
        if not held:
            self._escaped.start()
            self.leaving.setText(_ONCE_MORE)
            QTimer.singleShot(self.intervals.escape, self, lambda: self.leaving.setText(_LEAVING))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop, and say that the booth is over."""
        for timer in (self._loop, self._idle):
            timer.stop()
        event.accept()
        self.left.emit()


def caption_of(now: Characteristics, changes: tuple[ValueChange, ...]) -> str:
    """Say in one or two sentences why an object is what it has become: by what decides its name, then its numbers.

    Of what has only come into being, such as two cards that are one now, all is new.
    """
    changed = {each.key for each in changes} or {"name", "mana_cost"}
    # That the mana value stays although the cost is gone surprises as much as a change.
    also = {"mana_value"} if "mana_cost" in changed else set()
    wanted = [key for key in ("name", "mana_value", "power", "types", "colors") if key in changed | also]
    reasons = (now.why[key][0] for key in wanted if now.why.get(key))
    told: dict[object, str] = {}
    for reason in reasons:
        told.setdefault(reason.concept, reason.says)
    return "  ".join(tuple(told.values())[:_MOST_RUNGS])


def changes_in_words(changes: tuple[ValueChange, ...]) -> tuple[str, ...]:
    """The changes that strike the eye, without the label of the object."""
    wanted = sorted((each for each in changes if each.key in _SHOWN), key=lambda each: _SHOWN.index(each.key))
    return tuple(change_in_words(_in_color_words(each)).partition(": ")[2] for each in wanted[:_MOST_CHANGES])


def _in_color_words(change: ValueChange) -> ValueChange:
    if change.key != "colors":
        return change
    return msgspec.structs.replace(change, before=_colors(change.before), after=_colors(change.after))


def _colors(letters: object) -> str:
    return color_words(Color(letter) for letter in letters) if isinstance(letters, tuple) else ""


def _timer(parent: BoothWindow, interval: int, run: Callable[[], None], *, single: bool = True) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(single)
    timer.setInterval(interval)
    timer.timeout.connect(run)
    return timer


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label
