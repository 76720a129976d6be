"""The booth's own window: fills the screen, shows one board after the other, asks, and lets passers-by touch."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from string import Template

import msgspec
from PySide6.QtCore import QElapsedTimer, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from inspector.library import bundled_cards
from inspector.rules import Characteristics, ValueChange, edition_of, face_down_orders
from inspector.sharing import FAN_CONTENT
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.booth.boards import BOARDS, SIZE, BoothBoard, answer, deed, guesses
from inspector.window.booth.guess import Guess
from inspector.window.booth.hold_ring import HoldRing
from inspector.window.booth.stage import Shown, Stage
from inspector.window.booth.telling import Changed, caption_of, headline, striking
from inspector.window.style.icons import icon
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import SERIF, scaled
from inspector.window.widgets.plain_text import plain, plain_label, say, say_marked
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.words.card_looks import look_of, other_face, peek_look
from inspector.window.words.sentences import bearer_of, sentence, spoken

_INVITATION = "Touch a card"
_LEAVING = "Hold the ring to leave, or press Esc twice"
_ONCE_MORE = "Press Esc again to leave"
_SHEET = Template("""
#BoothDone { font-size: ${text}px; color: $soft; }
#BoothHeading { font-family: "$serif"; font-size: ${heading}px; font-weight: 600; color: $ink; }
#BoothChange, #BoothGuess { background: $raised; border-radius: 20px; }
#BoothChange { border: 1px solid $line; }
#BoothGuess { border: 1px solid $line; }
#BoothTitle { font-size: ${small}px; color: $soft; }
#BoothValue { font-size: ${value}px; }
#BoothQuestion { font-size: ${text}px; font-weight: 600; color: $ink; }
#BoothSentence { font-size: ${caption}px; color: $ink; }
#BoothOption { font-size: ${option}px; font-weight: 600; background: $surface; border: 2px solid $zone_line;
               border-radius: 16px; padding: 4px 10px; min-height: ${touch}px; color: $ink; }
#BoothOption:focus { border: 4px solid $accent; }
#BoothOption[kind="right"] { border: 4px solid $done; color: $done; }
#BoothOption[kind="wrong"] { border: 2px solid $refused; color: $refused; text-decoration: line-through; }
#BoothOption[kind="other"] { color: $soft; }
#BoothMain, #BoothNext { font-size: ${button}px; font-weight: 600; border-radius: 20px; padding: 4px 20px;
                         min-height: ${touch}px; }
#BoothMain { color: $on_accent; background: $accent; border: 2px solid $accent; }
#BoothMain:focus { border: 4px solid $ink; }
#BoothNext { color: $ink; background: $raised; border: 2px solid $zone_line; }
#BoothNext:focus { border: 4px solid $accent; }
#BoothSmall { font-size: ${small}px; color: $soft; }
#BoothFoot { font-size: ${foot}px; color: $soft; }
""")
_ROOMY = 0.55
_SIZES = {
    "heading": 66,
    "value": 44,
    "text": 27,
    "caption": 24,
    "option": 38,
    "button": 30,
    "small": 20,
    "foot": 15,
    "touch": 92,
}
_LEAST_SIZES = {"small": 14, "foot": 11, "caption": 14, "text": 16, "touch": 44}


class Intervals(msgspec.Struct, frozen=True):
    """How long things last, in milliseconds: a step of the loop, idleness until it starts over, two presses of Esc."""

    step: int = 4500
    idle: int = 40_000
    escape: int = 1500


class BoothWindow(QWidget):
    """The booth; ``left`` is emitted when it closes. It has a table of its own and touches nobody else's."""

    left = Signal()

    def __init__(self, roles: Roles, intervals: Intervals | None = None, *, motion: bool = False) -> None:
        super().__init__()
        self.setObjectName("Booth")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Card Inspector: booth")
        self.intervals = intervals or Intervals()
        self.session = Session(bundled_cards(), self)
        self.session.said.connect(self._hear)
        self._place = -1
        self._steps = 0
        self._changes: tuple[ValueChange, ...] = ()
        self._before: Characteristics | None = None
        self._lit: str | None = None
        self._said = ""
        self._guessed: str | None = None
        self._right = ""
        self._roles = roles
        self.stage = Stage(Pictures(roles.name), roles, motion=motion)
        self.stage.touched.connect(self.touch)
        self._loop = _timer(self, self.intervals.step, self.go_on, single=False)
        self._idle = _timer(self, self.intervals.idle, self.begin_loop)
        self._escaped = QElapsedTimer()
        self._make_words()
        self._lay_out()
        self.begin_loop()

    def _make_words(self) -> None:
        self.invitation, self.heading, self.words = _label("BoothDone"), _label("BoothHeading"), QLabel()
        self.foot, self.leaving, self.progress = _label("BoothFoot"), _label("BoothSmall"), _label("BoothSmall")
        self.guess = Guess()
        self.guess.guessed.connect(self.answer)
        self.words = self.guess.why
        self.ring = HoldRing(self._roles)
        self.ring.held.connect(self.close)
        self.main, self.next = QPushButton(), QPushButton("Another card  →")
        for button, name, run in ((self.main, "BoothMain", self._main), (self.next, "BoothNext", self._another)):
            button.setObjectName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(run)
        self.foot.setText(FAN_CONTENT)
        self.leaving.setText(_LEAVING)
        self.leaving.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _lay_out(self) -> None:
        corner = QHBoxLayout()
        corner.addWidget(self.invitation, 3)
        corner.addWidget(self.leaving, 2)
        corner.addWidget(self.ring)
        self._chips = QHBoxLayout()
        self._chips.setSpacing(16)
        actions = QHBoxLayout()
        actions.setSpacing(16)
        actions.addWidget(self.main, 1)
        actions.addWidget(self.next, 1)
        told = QVBoxLayout()
        told.setSpacing(12)
        told.addLayout(corner)
        told.addStretch(2)
        told.addWidget(self.heading)
        told.addSpacing(6)
        told.addLayout(self._chips)
        told.addWidget(self.guess)
        told.addLayout(actions)
        told.addStretch(3)
        told.addWidget(self.progress)
        across = QHBoxLayout()
        across.setSpacing(32)
        across.addWidget(self.stage, 10)
        across.addLayout(told, 11)
        self._told = told
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 32, 12)
        column.setSpacing(8)
        column.addLayout(across, 1)
        self.foot.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.foot)

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
        if label in self.session.table.objects and not self._do(label, right=lower):
            self._begin_anew()

    def answer(self, guess: str) -> None:
        """Take a guess, and let be seen what it becomes."""
        self._stay()
        if self._guessed is None and not self._is_done:
            self._guessed = guess
            self._do(self._first, right=False)

    def _stay(self) -> None:
        self._loop.stop()
        self._idle.start()

    @property
    def _is_done(self) -> bool:
        """Whether anything has been done to the board."""
        return self.session.board.cursor > len(self.board.cards)

    @property
    def _first(self) -> str:
        return next(iter(self.session.table.objects), "")

    def go_on(self) -> None:
        """The next step of the loop: turn the first card, once more, then the next board."""
        self._steps += 1
        if self._steps > 2 or not self._first or not self._do(self._first, right=self._steps == 2):
            self._next_board()

    def _main(self) -> None:
        self._stay()
        if self._is_done:
            self._begin_anew()
        else:
            self._do(self._first, right=False)

    def _another(self) -> None:
        self._stay()
        self._next_board()

    def _next_board(self) -> None:
        self._place = (self._place + 1) % len(BOARDS)
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._steps, self._changes, self._said, self._lit = 0, (), "", None
        self._before, self._guessed = None, None
        self.session.load(self.board.scenario, None)
        self._right = answer(self.session, self.board)
        self.guess.ask(self.board.question, guesses(self.session, self.board))
        self._show()

    def _do(self, label: str, *, right: bool) -> bool:
        action = deed(self.session, self.board, label, right=right)
        if action is None:
            return False
        changes, before = self.session.tries.would_change(action), self.session.values().get(label)
        is_asked = not self._is_done and action == deed(self.session, self.board, self._first, right=False)
        if self.session.act(action):
            self._lit = label if label in self.session.table.objects else self._first
            self._changes, self._before = changes, before
            if is_asked:
                self.guess.show_answer(self._right, self._guessed or "", "")
            else:
                # The other door, or what is done after the first, is no answer to what was asked.
                self.guess.put_away()
        else:
            self._changes, self._lit = (), label
        self._show()
        return True

    # Showing.

    def _show(self) -> None:
        values, table = self.session.values(), self.session.table
        orders, checklist = face_down_orders(table), table.edition.stand_ins_are_checklists
        cards: dict[str, Shown] = {}
        for label, held in table.objects.items():
            if held.is_permanent:
                look = look_of(held, values[label], order=orders.get(label, 0), checklist=checklist)
                has_other = len(table.objects) == 1 and other_face(held) is not None and not held.is_melded
                cards[label] = Shown(look, peek_look(held, values[label]) if has_other else None)
        self.stage.show_cards(cards, self._lit)
        self.update()
        told = next((label for label in (self._lit, *cards) if label in cards and label is not None), None)
        done = self._is_done and told is not None
        say(self.main, self.board.back if done else self.board.verb)
        self.main.setIcon(icon("undo" if done else "turn", self._roles.on_accent))
        say(self.invitation, self._said if done or self._said else _INVITATION)
        edition = edition_of(self.session.edition_key)
        say(self.progress, f"Card {self._place + 1} of {len(BOARDS)}   ·   Rules of {edition.label}")
        if told is None:
            return
        held, now = table.objects[told], values[told]
        asked = "power" if self.board.asked == SIZE else self.board.asked
        words = sentence(now, held, table.edition.words, bearer_of(held, values))
        if done:
            # What a touch did is told by the one or two steps that decided it.
            words = caption_of(now, self._changes, asked) or words
        say(self.heading, headline(now, held) if done else self.board.sentence)
        self._show_changes(striking(self._changes, self._before, now) if done else [])
        self.guess.why.setVisible(done)
        if done:
            rules = next((why.rules for why in now.why.get(asked, ()) if why.rules), ())
            number = f"  <b>Rule {escape(rules[0])}</b>" if rules else ""
            say_marked(self.words, self._symbols(words, 21) + number)
        else:
            say(self.words, words)
        self.stage.setAccessibleName(spoken(words))

    def _show_changes(self, changes: list[Changed]) -> None:
        while (item := self._chips.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        soft, ink = self._roles.soft, self._roles.ink
        for each in changes:
            chip = QFrame()
            chip.setObjectName("BoothChange")
            box = QVBoxLayout(chip)
            side, above = round(24 * self._scale), round(12 * self._scale)
            box.setContentsMargins(side, above, side, above)
            value = plain_label(name="BoothValue")
            before, after = self._symbols(each.before, 34), self._symbols(each.after, 34)
            say_marked(value, f'<span style="color:{soft}">{before} → </span><b style="color:{ink}">{after}</b>')
            box.addWidget(plain_label(each.title, "BoothTitle"))
            box.addWidget(value)
            self._chips.addWidget(chip, 1)

    def _symbols(self, text: str, px: int) -> str:
        return with_symbols(text, round(px * self._scale), self.devicePixelRatioF())

    def _hear(self, notice: Notice) -> None:
        self._said = notice.text

    @property
    def _scale(self) -> float:
        return min(max(min(self.height() / 1080, self.width() / 1920), 0.42), 2.4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and the light that falls on it from behind the cards."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self._roles.desk))
        painter.translate(self.stage.mapTo(self, QPoint(0, 0)))
        self.stage.paint_light(painter)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The type grows with the screen."""
        super().resizeEvent(event)
        px = {name: f"{max(size * self._scale, _LEAST_SIZES.get(name, 0)):.1f}" for name, size in _SIZES.items()}
        self.stage.setMinimumWidth(round(0.43 * self.width()))
        self._told.setSpacing(round(12 * self._scale))
        self.guess.fit(self._scale)
        # On a low screen the question needs the room.
        self.progress.setVisible(self._scale >= _ROOMY)
        self.main.setIconSize(QSize(*[round(40 * self._scale)] * 2))
        self.setStyleSheet(scaled(_SHEET.substitute({**self._roles._asdict(), **px}, serif=SERIF)))
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
            self.touch(self._first)
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
        self.ring.run.stop()
        event.accept()
        self.left.emit()


def _timer(parent: BoothWindow, interval: int, run: Callable[[], None], *, single: bool = True) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(single)
    timer.setInterval(interval)
    timer.timeout.connect(run)
    return timer


def _label(name: str) -> QLabel:
    label = plain_label(name=plain(name))
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label
