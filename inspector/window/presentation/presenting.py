"""Presenting (F11): the desk alone, large, for a projector; the values are covered and are revealed one by one.

The class predicts, the person in front reveals. Everything else is put aside, and stands as it was when it is over.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTabBar,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from inspector.rules import edition_of
from inspector.window.board.boards import Boards
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.files.samples import samples, title_of
from inspector.window.kept.settings import Settings
from inspector.window.lenses.lens_bar import COMMANDS_OF, LADDER
from inspector.window.lenses.lenses import Lenses
from inspector.window.presentation.presenter import Presenter
from inspector.window.presentation.sheet import PresentingSheet, question_asked
from inspector.window.presentation.teacher import LessonProgram, TeacherWindow
from inspector.window.presentation.veil import Asked, Veil
from inspector.window.style.theme import Roles
from inspector.window.widgets.commands import Command
from inspector.window.widgets.keys import is_key, key_of
from inspector.window.widgets.plain_text import plain_label, say
from inspector.window.widgets.wrapped_label import WrappedLabel

_KEYS = "   ·   ".join((f"{key_of('reveal')} reveals", "← covers again", f"{key_of('reveal_all')} all"))
_PICKING = "Click the other card, or choose it with the arrow keys and Enter   ·   Esc cancels"
_SHEET_SHARE = 0.38
_TYPING = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
# What stands in a part of the window that is put aside, and what would tell values that are covered.
_ASIDE = (
    "search",
    "palette",
    "rule",
    "rules_tab",
    "outline_tab",
    "history_tab",
    "pin",
    "board_rules",
    "rule_life",
    "board_in_words",
)
# These tell all values of a card; the ladder tells them rung by rung.
_LENSES = tuple(command for lens, command in COMMANDS_OF.items() if lens != LADDER)
_TELLING = ("editions", "compare_steps")


class Before(msgspec.Struct, frozen=True):
    """How the window stood before presenting."""

    state: Qt.WindowState
    box: QRect
    splitter: QByteArray
    shown: tuple[QWidget, ...]
    chosen: tuple[str, ...]
    focus: QWidget | None
    sheets: tuple[QDialog, ...]


class Strip(QFrame):
    """The one quiet line: what is on the desk, under which rules, and the keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("TopBar")
        self.title, self.edition, self.keys = WrappedLabel(), WrappedLabel(), WrappedLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 7, 18, 7)
        row.setSpacing(14)
        # Each line is broken rather than cut on a small projector, and never makes the window wider than the screen.
        for label, name, share in ((self.title, "ValueText", 3), (self.edition, "Sub", 4), (self.keys, "Sub", 5)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setObjectName(name)
            label.setWordWrap(True)
            row.addWidget(label, share)
        self.keys.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        say(self.keys, _KEYS)
        self.back, self.place, self.on = QPushButton("←"), plain_label(name="Sub"), QPushButton("→")
        self.teacher, self.leave = QPushButton("Answers and notes"), QPushButton(f"Leave ({key_of('presenter')})")
        names = {self.back: "The board before", self.on: "The next board"}
        for part in (self.back, self.place, self.on, self.teacher, self.leave):
            if isinstance(part, QPushButton):
                part.setProperty("kind", "plain")
                part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                part.setAccessibleName(names.get(part, part.text()))
            row.addWidget(part, 0)

    def show_program(self, program: LessonProgram) -> None:
        """Show which board of how many is in view; of one alone there is nothing to show."""
        several = len(program.titles) > 1
        for part in (self.back, self.place, self.on):
            part.setVisible(several)
        self.back.setEnabled(program.current > 0)
        self.on.setEnabled(program.current + 1 < len(program.titles))
        say(self.place, f"{program.current + 1} of {len(program.titles)}")


class Presenting(QObject):
    """Begins, leads and ends presenting; ``changed`` is emitted when it began and when it ended."""

    changed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        presenter: Presenter,
        lenses: Lenses,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._presenter = window, session, presenter
        self._lenses = lenses
        self._across = QSplitter(window)
        self._aside: tuple[QWidget, ...] = ()
        self._before: Before | None = None
        self.veil: Veil | None = None
        self.strip, self.sheet = Strip(), PresentingSheet()
        self.strip.hide()
        self.sheet.hide()
        self.sheet.wanted.connect(self._wanted)
        self.strip.leave.clicked.connect(self.leave)
        self._boards: Boards | None = None
        self._settings: Settings | None = None
        self.teacher: TeacherWindow | None = None
        self.strip.back.clicked.connect(partial(self.go_to_board, -1))
        self.strip.on.clicked.connect(partial(self.go_to_board, 1))
        self.strip.teacher.clicked.connect(self.toggle_teacher)

    def take_program(self, boards: Boards, settings: Settings) -> None:
        """Take the boards that are the program of a lesson, and where its notes are kept."""
        self._boards, self._settings = boards, settings

    def put_into(self, rows: QVBoxLayout, across: QSplitter, aside: tuple[QWidget, ...]) -> None:
        """Take a place above everything and one at the right; ``aside`` is put away while presenting."""
        self._across.deleteLater()
        self._across, self._aside = across, aside
        rows.insertWidget(0, self.strip)
        across.addWidget(self.sheet)
        # A screen of another size changes both alike.
        across.setStretchFactor(across.indexOf(self.sheet), 3)

    @property
    def is_on(self) -> bool:
        """Whether the class looks on."""
        return self._before is not None

    @property
    def title(self) -> str:
        """What stands above: what comes after the colon of a sample's title, or all of it, tells the answer."""
        before, colon, _ = self._session.board.title.partition(": ")
        # A sample is opened as a copy, so its title is all that tells it from a board of one's own.
        is_named = bool(self._session.board.scenario.title.strip())
        is_told = not is_named or (not colon and before in map(title_of, samples()))
        return "What is it now?" if is_told else before

    def keep_covered(self, command: Command) -> Command:
        """A command that says why it cannot be done while the part of the window that it needs is put aside."""
        if command.id in _LENSES:
            return msgspec.structs.replace(command, why_not=lambda: self.what_is_hidden() or command.why_not())
        if command.id not in (*_ASIDE, *_TELLING):
            return command
        why = "put aside" if command.id in _ASIDE else "it would give away the answers"
        why = f"{why} while presenting; {key_of('presenter')} leaves"
        return msgspec.structs.replace(command, why_not=lambda: why if self.is_on else command.why_not())

    def what_is_hidden(self) -> str:
        """Say what of the selected card a class must not see yet; empty where it may see all of it."""
        label = self._session.selected
        if self.veil is None or label is None or self.veil.asked(label).next is None:
            return ""
        return f"its values are covered; {key_of('reveal_all')} reveals them all"

    def commands(self) -> tuple[Command, ...]:
        """The command that begins and ends it."""
        return (Command(id="presenter", text="Present", menu="View", run=self.toggle, group=6),)

    def toggle(self) -> None:
        """Begin, or leave."""
        if self.is_on:
            self.leave()
        else:
            self.begin()

    def begin(self) -> None:
        """Put everything else aside, cover all values, fill the screen."""
        if self.is_on:
            return
        window = self._window
        aside = tuple(widget for widget in self._aside if widget.isVisibleTo(window))
        state, focus = window.windowState(), QApplication.focusWidget()
        # A sheet that stands open beside the window may tell what is covered now.
        sheets = tuple(sheet for sheet in window.findChildren(QDialog) if sheet.isVisible())
        chosen = self._session.chosen
        self._before = Before(state, window.geometry(), self._across.saveState(), aside, chosen, focus, sheets)
        self.veil = Veil(self._session, self._presenter.rows_of)
        self._presenter.veil_by(self.veil)
        with self._presenter.desk.arranged_once():
            for widget in (*aside, *sheets):
                widget.hide()
            self.strip.show()
            self.sheet.show()
            window.setWindowState(state | Qt.WindowState.WindowFullScreen)
            self._share()
            self._presenter.desk.show_for_class(on=True)
            self._presenter.desk.setFocus(Qt.FocusReason.OtherFocusReason)
            self._refresh()
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        if len(QGuiApplication.screens()) > 1 and self.teacher is None:
            self.toggle_teacher()
        self.changed.emit()

    def leave(self) -> None:
        """Let everything stand as it was; what was done meanwhile stays done."""
        before, self._before = self._before, None
        if before is None:
            return
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)
        self.veil = None
        if self.teacher is not None:
            self.teacher.close()
        self._presenter.veil_by(None)
        self._presenter.desk.show_for_class(on=False)
        self.strip.hide()
        self.sheet.hide()
        for widget in before.shown:
            widget.show()
        for tabs in (widget for widget in self._aside if isinstance(widget, QTabBar)):
            # There may be other boards by now.
            tabs.setVisible(tabs.count() > 1)
        self._window.setWindowState(before.state)
        if before.state == Qt.WindowState.WindowNoState:
            self._window.setGeometry(before.box)
        self._across.restoreState(before.splitter)
        self._session.select_all(before.chosen)
        self._presenter.show_table()
        if before.focus in self._window.findChildren(QWidget) and before.focus is not None:
            before.focus.setFocus(Qt.FocusReason.OtherFocusReason)
        # One that closes for good when it is hidden is gone by now.
        for sheet in self._window.findChildren(QDialog):
            if sheet in before.sheets:
                sheet.show()
        self.changed.emit()

    # The program, and what the teacher alone sees.

    @property
    def program(self) -> LessonProgram:
        """The open boards in their order."""
        if self._boards is None:
            return LessonProgram((self.title,), 0)
        return LessonProgram(tuple(tab.board.caption for tab in self._boards.tabs), self._boards.current)

    def go_to_board(self, by: int) -> None:
        """Show the board so many places further in the program."""
        self._show_board(self.program.current + by)

    def _show_board(self, place: int) -> None:
        if self._boards is None or not 0 <= place < len(self._boards.tabs):
            return
        self._boards.show(place)
        if self._session.selected is None:
            self._session.select(next(iter(self._session.table.objects), None))
        self._refresh()

    def toggle_teacher(self) -> None:
        """Open the window with answers and notes, on another screen where there is one, or close it."""
        if self.teacher is not None:
            self.teacher.close()
            return
        self.teacher = teacher = TeacherWindow(self._window)
        teacher.revealed.connect(self._wanted)
        teacher.covered.connect(self.cover)
        teacher.all_revealed.connect(self.reveal_all)
        teacher.board_wanted.connect(self._show_board)
        teacher.noted.connect(self._keep_notes)
        teacher.closed.connect(self._forget_teacher)
        here = self._window.screen()
        other = next((screen for screen in QGuiApplication.screens() if screen is not here), None)
        if other is not None:
            teacher.setScreen(other)
            teacher.move(other.availableGeometry().topLeft())
        teacher.show()
        self.show()

    def _forget_teacher(self) -> None:
        teacher, self.teacher = self.teacher, None
        if teacher is not None:
            teacher.deleteLater()

    def _keep_notes(self, text: str) -> None:
        if self._settings is not None:
            self._settings.put_notes(self._session.whole.title, text)

    def _show_teacher(self, asked: Asked | None) -> None:
        if self.teacher is not None:
            notes = self._settings.notes(self._session.whole.title) if self._settings is not None else ""
            self.teacher.show_asked(asked, question_asked(asked))
            self.teacher.show_program(self.program, notes)

    # Revealing.

    def reveal(self) -> None:
        """Reveal the next value of the selected card."""
        self._wanted("")

    def cover(self) -> None:
        """Cover again what was revealed last."""
        label = self._session.selected
        if self.veil is not None and label is not None:
            self.veil.cover(label)
            self._refresh()

    def reveal_all(self) -> None:
        """Reveal all values of the selected card."""
        label = self._session.selected
        if self.veil is not None and label is not None:
            self.veil.reveal_all(label)
            self._refresh()

    def _wanted(self, key: str) -> None:
        label = self._session.selected
        if self.veil is None or label is None:
            return
        key = key or self.veil.asked(label).next or ""
        if key:
            self.veil.reveal(label, key)
            self._refresh()

    def _refresh(self) -> None:
        self._presenter.show_table()
        self.show()

    # Showing.

    def show(self) -> None:
        """Show the selected card as far as it is revealed."""
        if self.veil is None:
            return
        for widget in self._aside:
            # A panel on a screen of its own is the presenter's to look at.
            if widget.window() is self._window:
                widget.hide()
        edition = edition_of(self._session.edition_key)
        say(self.strip.title, self.title)
        say(self.strip.edition, f"Rules of {edition.label}, in force from {edition.effective}")
        self.strip.keys.setText(_KEYS)
        self.strip.show_program(self.program)
        label = self._session.selected
        if label is None:
            self.sheet.show_asked(None, ())
            self._show_teacher(None)
            return
        asked = self.veil.asked(label)
        self._show_teacher(asked)
        last = next((row for row in asked.rows if asked.open and row.key == asked.open[-1]), None)
        self.sheet.show_asked(asked, self._presenter.citations(last.why) if last else ())

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self.sheet.set_roles(roles)

    def hear(self, notice: Notice) -> None:
        """What was refused must be told, for nothing happens then; what was done would tell too much."""
        if not self.is_on:
            return
        refused = notice.kind in ("refused", "nothing")
        keys = _PICKING if self._presenter.desk.is_picking else _KEYS
        say(self.strip.keys, f"✕ {notice.text}" if refused else keys)

    def _share(self) -> None:
        width = max(self._across.width(), self._window.width())
        sizes = [0] * self._across.count()
        sizes[0], sizes[-1] = round(width * (1 - _SHEET_SHARE)), round(width * _SHEET_SHARE)
        self._across.setSizes(sizes)

    # The keyboard.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of presenting before they mean something else; all others go on."""
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget) or not self._is_ours(watched, event):
            return False
        run = self._meaning(event)
        if run is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            run()
            return True
        return False

    def _is_ours(self, watched: QWidget, event: QKeyEvent) -> bool:
        if watched.window() is not self._window or isinstance(watched, _TYPING):
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or self._presenter.desk.is_picking:
            return False
        return QApplication.activePopupWidget() is None and QApplication.activeModalWidget() is None

    def _meaning(self, event: QKeyEvent) -> Callable[[], None] | None:
        ways: tuple[tuple[str, Callable[[], None]], ...] = (
            ("reveal", self.reveal),
            ("cover", self.cover),
            ("reveal_all", self.reveal_all),
            ("leave_presenting", self._escape),
            ("program_on", partial(self.go_to_board, 1)),
            ("program_back", partial(self.go_to_board, -1)),
        )
        if self._lenses.shown:
            # A table has been revealed as a whole, and its keys are its own.
            ladder = self._lenses.ladder.is_open
            steps = (("reveal", partial(self._step, 1)), ("cover", partial(self._step, -1))) if ladder else ()
            ways = (*steps, ("leave_presenting", self._lenses.close))
        return next((run for id_, run in ways if is_key(event, id_)), None)

    def _step(self, by: int) -> None:
        """Reveal the next rung of the ladder; with the last one the class has seen all values."""
        if self._lenses.ladder.step_for_class(by):
            self.reveal_all()

    def _escape(self) -> None:
        if not self._presenter.desk.cancel_drag():
            self.leave()
