"""The field with a board's text: where it cannot be read is underlined, and how it can go on is offered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QCompleter, QListView, QPlainTextEdit, QTextEdit

from inspector.scenario.words import WaysOn
from inspector.window.in_words.text import changed_part
from inspector.window.in_words.ways import WORDS_ROLE, WaysDelegate, WaysModel
from inspector.window.style.theme import LIGHT, Roles
from inspector.window.widgets.keys import is_key
from inspector.window.widgets.plain_text import plain

_MOST_ROWS = 9
_MARGIN = 24
_TAKING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)


class WordsEditor(QPlainTextEdit):
    """Where the text is written.

    ``ways_wanted`` is emitted when it may be gone on with, and whether the user asked how; ``undo_wanted`` and
    ``redo_wanted`` where what is written holds no change that could be taken back.
    """

    ways_wanted = Signal(bool)
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("Paragraphs")
        self.setAccessibleName("The board in words")
        self.setTabChangesFocus(True)
        self._wrong: tuple[int, int] | None = None
        self._line = QColor(LIGHT.refused)
        self._start = 0
        self._ways = WaysModel(self)
        self._completer = QCompleter(self._ways, self)
        self._completer.setWidget(self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(_MOST_ROWS)
        self.popup = QListView()
        self._completer.setPopup(self.popup)
        self.popup.setObjectName("Ways")
        self.popup.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.popup.setAccessibleName("Ways to go on")
        self._drawing = WaysDelegate(self.popup)
        self.popup.setItemDelegate(self._drawing)
        self._completer.setCompletionRole(WORDS_ROLE)
        self._completer.activated.connect(self.take)

    def set_roles(self, roles: Roles) -> None:
        """Underline in a theme's color."""
        self._line = QColor(roles.refused)
        self._drawing.set_roles(roles)
        self._underline()

    # What is written.

    @property
    def text(self) -> str:
        """The text as it stands."""
        return self.toPlainText()

    @property
    def before_caret(self) -> str:
        """The text up to the caret."""
        return _up_to(self.text, self.textCursor().position())

    def write(self, text: str) -> None:
        """Put another text in, the caret where it was as far as that text goes; this is no change to take back."""
        before = self.text
        if text == before:
            return
        bar, caret = self.verticalScrollBar(), self.textCursor()
        scrolled, is_at_end = bar.value(), bar.value() == bar.maximum()
        anchor, place = caret.anchor(), caret.position()
        # Lines that stand are not laid out again.
        part = changed_part(before, text)
        start = _units(before[: part.start])
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(_units(before[: part.end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(part.words)
        if place <= start and anchor <= start:
            # What comes at the caret comes behind it.
            caret.setPosition(anchor)
            caret.setPosition(place, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(caret)
        self.document().clearUndoRedoStacks()
        # Who saw the end sees what came there.
        bar.setValue(bar.maximum() if is_at_end else scrolled)

    def go_to_end(self) -> None:
        """Put the caret behind all that is written, where one goes on."""
        self.moveCursor(QTextCursor.MoveOperation.End)

    def settle(self) -> None:
        """What is written so far stands on the board: to take it back is the board's matter from now on."""
        self.document().clearUndoRedoStacks()

    def put(self, start: int, end: int, words: str) -> None:
        """Put words in place of those between two characters of the text, as if they were typed."""
        text = self.text
        cursor = self.textCursor()
        cursor.setPosition(_units(text[:start]))
        cursor.setPosition(_units(text[:end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(plain(words))
        self.setTextCursor(cursor)
        self.setFocus()

    def underline(self, wrong: tuple[int, int] | None) -> None:
        """Underline what is wrong, from one character to another; nothing where all is right."""
        self._wrong = wrong
        self._underline()

    def _underline(self) -> None:
        marks = []
        if self._wrong is not None:
            start, end = self._wrong
            text = self.text
            # Where the text just stops, its last word is what lacks something.
            if not text[start:end].strip():
                start, end = len(text[:start].rstrip()) - 1, len(text[:start].rstrip())
            mark = QTextEdit.ExtraSelection()
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(self._line)
            cursor = QTextCursor(self.document())
            cursor.setPosition(_units(text[: max(start, 0)]))
            cursor.setPosition(_units(text[:end]), QTextCursor.MoveMode.KeepAnchor)
            # What is written behind it is not wrong with it.
            cursor.setKeepPositionOnInsert(True)
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self.setExtraSelections(marks)

    # How it can go on.

    def offer(self, ways: WaysOn, told_of: Callable[[str], str]) -> None:
        """Show how the text can go on, and what ``told_of`` knows of words that need more; nothing where it cannot."""
        self._start = ways.start
        self._ways.fill(ways, told_of)
        if not ways.words:
            self.popup.hide()
            return
        begun = self.textCursor()
        begun.setPosition(_units(self.text[: ways.start]))
        # Qt lets the list begin two pixels above the box, and takes it for one of this widget, its frame included.
        box = self.cursorRect().translated(self.viewport().pos() + QPoint(0, 2))
        bar = self.popup.verticalScrollBar().sizeHint().width()
        wide = min(self.popup.sizeHintForColumn(0) + bar + 24, self.width() - _MARGIN)
        # Under what it goes on with, and within the sheet: wider, it would hide what it is about.
        left = min(self.cursorRect(begun).left(), self.width() - _MARGIN // 2 - wide)
        box.setRect(max(left, _MARGIN // 2), box.top(), wide, box.height())
        self._completer.complete(box)
        self.popup.setCurrentIndex(self._completer.completionModel().index(0, 0))

    def take(self, words: str) -> None:
        """Go on with these words."""
        self.popup.hide()
        self.put(self._start, len(self.before_caret), words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer how to go on as one types; undo and redo reach beyond what is written."""
        if self.popup.isVisible() and event.key() in _TAKING:
            # The list takes these.
            event.ignore()
        elif is_key(event, "complete"):
            self.ways_wanted.emit(True)
        elif event.matches(QKeySequence.StandardKey.Undo) and not self.document().isUndoAvailable():
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo) and not self.document().isRedoAvailable():
            self.redo_wanted.emit()
        else:
            super().keyPressEvent(event)
            if event.text() and event.text().isprintable():
                self.ways_wanted.emit(False)
            else:
                self.popup.hide()


def _units(text: str) -> int:
    """How long a text is in Qt's count, for which a sign beyond the first 65,536 is two."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _up_to(text: str, units: int) -> str:
    return text.encode("utf-16-le", "surrogatepass")[: 2 * units].decode("utf-16-le", "surrogatepass")
