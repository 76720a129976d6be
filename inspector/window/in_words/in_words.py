"""The board in words at work: the text follows the board, and the board the text."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from inspector.library import LibraryError
from inspector.rules import Result
from inspector.scenario import ScenarioError
from inspector.scenario.words import BoardInWords, SoFar, WordsError, answers_to, correction, ways_on
from inspector.window.board.session import Session
from inspector.window.files.boards_in_words import board_of_words
from inspector.window.in_words.seeking import WaysToMend
from inspector.window.in_words.sheet import WordsSheet
from inspector.window.in_words.text import WrittenBoard, added_actions, changed, is_told
from inspector.window.style.theme import Roles

WAIT_MS = 350
_NOT_CARRIED_OUT = (Result.ILLEGAL, Result.NOT_COMPUTED)


class InWords(QObject):
    """Makes the sheet when it is first wanted, and keeps its text and the board alike.

    A text that cannot be read leaves the board as it is; what is done on the desk meanwhile comes after it.
    """

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._written = WrittenBoard()
        self._roles: Roles | None = None
        self._wrong: SoFar | None = None
        self._shown = session.whole
        self._writing = False
        self.sheet: WordsSheet | None = None
        self.ways_to_mend = WaysToMend(session, self)
        self.ways_to_mend.found.connect(self._mended)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self.read_now)

    def set_roles(self, roles: Roles) -> None:
        """Give the sheet the theme's colors."""
        self._roles = roles
        if self.sheet is not None:
            self.sheet.set_roles(roles)

    def show(self) -> None:
        """Show the sheet, with the text of the board in view."""
        sheet = self._made()
        if not sheet.isVisible():
            if not self._is_left_unread():
                text = self._written.text_of(self._session.whole)
                # On an empty board a person begins to write: behind the rules and the players, on a line of its own.
                self._write(text if self._session.whole.actions else f"{text}\n")
                sheet.editor.go_to_end()
            self.read_now()
        sheet.show()
        sheet.raise_()
        sheet.activateWindow()
        sheet.editor.setFocus()

    def _is_left_unread(self) -> bool:
        """Whether the sheet was closed over words that cannot be read, with the board as it was: they are kept."""
        return self._wrong is not None and self._shown is self._session.whole and bool(self._made().editor.text.strip())

    def take(self, text: str, whole: bool) -> None:
        """A board was opened from a text: keep its wording, and show it where not all of it could be read."""
        if whole:
            self._written.keep(self._session.whole, text)
            if self.sheet is not None and self.sheet.isVisible():
                self._write(text)
                self.read_now()
            return
        self.show()
        self._write(text)
        self.read_now()

    def follow_table(self) -> None:
        """Let the text say what is now on the board."""
        if self.sheet is None or not self.sheet.isVisible() or self._writing:
            return
        if self._session.board.is_seen:
            # Its text is that of the whole board.
            self.sheet.hide()
            return
        board, text = self._session.whole, self.sheet.editor.text.rstrip()
        more = added_actions(board, self._shown)
        if more == ():
            self._shown = board
        else:
            self._write("\n".join((text, *more)) if more is not None and text else self._written.text_of(board))
            self.read_now()

    def read_now(self) -> None:
        """Read the text; where all of it can be read, the board follows."""
        self._timer.stop()
        if self.sheet is None:
            return
        text = self.sheet.editor.text
        self.ways_to_mend.forget()
        try:
            found = board_of_words(self._session, text, self._session.whole.base)
            if found.error is not None:
                self.ways_to_mend.seek(text, found)
                self._tell_wrong(found, found.error)
                return
            self._wrong = None
            self.sheet.editor.underline(None)
            self._change_board(found.board, text)
            self._tell_right(found.board)
        except (ScenarioError, LibraryError) as error:
            self.sheet.tell("wrong", str(error))

    def _change_board(self, found: BoardInWords, text: str) -> None:
        if not is_told(found, self._session.whole):
            self._writing = True
            try:
                self._session.show_board(changed(self._session.whole, found))
            finally:
                self._writing = False
            self._made().editor.settle()
        self._shown = self._session.whole
        self._written.keep(self._shown, text)

    def _tell_right(self, found: BoardInWords) -> None:
        sheet = self._made()
        count = len(found.scenario.actions)
        refused = next((step.outcome for step in found.run.steps if step.outcome.result in _NOT_CARRIED_OUT), None)
        said = f"{count} action{'s' * (count != 1)}, all on the board."
        sheet.tell("", said if refused is None else f"Not possible. {refused.says}")
        sheet.answer((*found.taken, *answers_to(found.scenario, found.run, found.asks)))

    def _tell_wrong(self, found: SoFar, error: WordsError) -> None:
        sheet = self._made()
        self._wrong = found
        sheet.editor.underline((error.start, error.end))
        said = f"{error.place[:1].upper()}{error.place[1:]}: {error.why}."
        sheet.tell("wrong", said, error.proposals, seeks=self.ways_to_mend.is_seeking)
        sheet.answer(())

    def _mended(self, found: SoFar) -> None:
        if found.error is not None:
            self._tell_wrong(found, found.error)

    def _take_proposal(self, words: str) -> None:
        if self._wrong is None or self._wrong.error is None:
            return
        editor = self._made().editor
        editor.put(*correction(editor.text, self._wrong, words))
        self.read_now()

    def _offer_ways(self, asked: bool) -> None:
        editor, base = self._made().editor, self._session.whole.base
        before = editor.before_caret
        if not asked and not before[-1:].isalnum():
            editor.popup.hide()
            return
        try:
            cards = self._session.cards
            editor.offer(ways_on(before, cards.pool, base.cards, cards.library.near_names))
        except LibraryError as error:
            self._session.tell("refused", str(error))

    def _write(self, text: str) -> None:
        self._writing = True
        try:
            self._made().editor.write(text)
        finally:
            self._writing = False
        self._shown = self._session.whole

    def _typed(self) -> None:
        if not self._writing:
            self.ways_to_mend.forget()
            self._timer.start()

    def _made(self) -> WordsSheet:
        if self.sheet is None:
            self.sheet = WordsSheet(self._window)
            if self._roles is not None:
                self.sheet.set_roles(self._roles)
            editor = self.sheet.editor
            editor.textChanged.connect(self._typed)
            editor.ways_wanted.connect(self._offer_ways)
            editor.undo_wanted.connect(self._session.undo)
            editor.redo_wanted.connect(self._session.redo)
            self.sheet.proposed.connect(self._take_proposal)
        return self.sheet
