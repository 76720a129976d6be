"""A name typed on the desk: what a person types there goes to the search where it can be no key."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from inspector.window.board.board import Board
from inspector.window.board.notices import Notice
from inspector.window.board.session import Session
from inspector.window.shell.furniture import Furniture
from inspector.window.shell.showing import Showing
from inspector.window.widgets.commands import Commands
from inspector.window.widgets.keys import key_of

# Who means two keys looks at what the first one did; within a word people who type do not.
FAST_MS = 300
_MODIFIERS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class _First(NamedTuple):
    """A letter that was a key, when it came, and how everything was before it."""

    letter: str
    at: int
    board: Board
    lens: str
    is_pinned: bool
    on_top: frozenset[QWidget]
    notice: Notice | None


class TypedNames(QObject):
    """Sends letters typed on the desk to the search: all while it is empty, else those that begin a name.

    A letter that is no key begins one. One that is a key does what it always does, at once; where another letter comes
    too fast to be meant as a key, both begin a name, and what the first one did is taken back.
    """

    def __init__(
        self, session: Session, furniture: Furniture, showing: Showing, commands: Commands, invitation: QWidget
    ) -> None:
        super().__init__(furniture.desk)
        self._session, self._desk, self._field = session, furniture.desk, furniture.search
        self._notice, self._invitation, self._showing = furniture.notice, invitation, showing
        self._keys = {QKeySequence(keys).toString() for record in commands.records for keys in record.shortcuts}
        application = QApplication.instance()
        assert application is not None
        self._application = application
        self.fast_ms = FAST_MS
        self._first: _First | None = None
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.timeout.connect(self._forget)
        self._desk.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the keys of the desk, and after a letter, for a moment, at whatever comes."""
        if self._first is not None and self._goes_on(event):
            return True
        if watched is self._desk and isinstance(event, QKeyEvent) and self._may_begin(event):
            if self._invitation.isVisible() or not self._is_key(event):
                if event.type() == QEvent.Type.KeyPress:
                    self._search_for(event.text())
                event.accept()
                return True
            if event.type() == QEvent.Type.ShortcutOverride and self._first is None:
                self._remember(event)
        return super().eventFilter(watched, event)

    def _may_begin(self, event: QKeyEvent) -> bool:
        pressed = event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if not pressed or not _is_letter(event) or not self._field.isVisible() or self._desk.is_picking:
            return False
        # By letters of other scripts Qt finds the keys that lie there on a Latin keyboard.
        return self._invitation.isVisible() or unicodedata.name(event.text(), "").startswith("LATIN")

    def _is_key(self, event: QKeyEvent) -> bool:
        held = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        return QKeySequence(QKeyCombination(held, Qt.Key(event.key()))).toString() in self._keys

    def _search_for(self, words: str) -> None:
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.insert(words)

    # A second letter.

    def _remember(self, event: QKeyEvent) -> None:
        if self.fast_ms <= 0 or event.isAutoRepeat():
            return
        on_top = frozenset(widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
        lenses, panel = self._showing.lenses, self._showing.presenter.pinned
        self._first = _First(
            event.text(),
            event.timestamp(),
            self._session.whole,
            lenses.shown,
            panel.isVisible(),
            on_top,
            self._notice.shown,
        )
        # Whatever the key opens takes the next one: only the application sees it, and only for this moment.
        self._application.installEventFilter(self)
        self._over.start(self.fast_ms)

    def _forget(self) -> None:
        self._first = None
        self._over.stop()
        self._application.removeEventFilter(self)

    def _goes_on(self, event: QEvent) -> bool:
        """Whether an event is a second letter of a name; what is done otherwise ends the waiting for one."""
        first = self._first
        assert first is not None
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.InputMethod):
            self._forget()
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) or not isinstance(event, QKeyEvent):
            return False
        same = event.text().casefold() == first.letter.casefold()
        if same and not event.isAutoRepeat():
            # It is the first one itself, on its way, or pressed once more.
            return False
        late = event.timestamp() - first.at > self.fast_ms
        # Who opened a field by the first letter writes in it.
        writes = isinstance(QApplication.focusWidget(), QLineEdit)
        if event.isAutoRepeat() or late or writes or not _is_letter(event) or not event.text().isalpha():
            if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_CapsLock):
                self._forget()
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._forget()
            self._take_back(first)
            self._search_for(first.letter + event.text())
        event.accept()
        return True

    def _take_back(self, first: _First) -> None:
        """Let everything be as it was before the first letter, as far as that did anything."""
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and widget not in first.on_top and widget.windowType() != Qt.WindowType.ToolTip:
                widget.close()
        presenter, lenses = self._showing.presenter, self._showing.lenses
        presenter.asking.give_up()
        if lenses.shown != first.lens:
            lenses.close()
        if presenter.pinned.isVisible() != first.is_pinned:
            presenter.pin()
        self._showing.look_as(first.board.viewer)
        if self._notice.shown is not first.notice:
            # What it asked or told is no longer so.
            self._notice.clear()
        now = self._session.whole
        if now.cursor != first.board.cursor:
            self._session.undo()
            key, undo = first.letter.upper(), key_of("redo")
            self._session.tell("note", f"Taken for a name, so what {key} did is taken back; {undo} does it again.")


def _is_letter(event: QKeyEvent) -> bool:
    held = event.modifiers() & ~_MODIFIERS
    return held == Qt.KeyboardModifier.NoModifier and len(event.text()) == 1 and event.text().isalnum()
