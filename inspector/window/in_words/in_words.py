"""The board in words at work: the text follows the board, and the board the text."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from inspector.library import LibraryError
from inspector.rules import Result
from inspector.scenario import ScenarioError
from inspector.scenario.words import BoardInWords, SoFar, WordsError, answers_to, correction, ways_on
from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.files.boards_in_words import board_of_words
from inspector.window.in_words.asked import AskedOfBoards, questions_in
from inspector.window.in_words.proposals import proposal_of
from inspector.window.in_words.seeking import WaysToMend
from inspector.window.in_words.sheet import WordsSheet
from inspector.window.in_words.text import WrittenBoard, added_actions, changed, is_told
from inspector.window.style.theme import Roles

WAIT_MS = 350
_NOT_CARRIED_OUT = (Result.ILLEGAL, Result.NOT_COMPUTED)


class InWords(QObject):
    """Makes the sheet when it is first wanted, and keeps its text and the board alike.

    A text that cannot be read leaves the board as it is; what is done on the desk meanwhile comes after it. ``opened``
    is emitted with the sheet that is to stand beside the desk, ``closed`` when it is to go from there, ``left`` when
    the keyboard is to go back to the desk, ``rule_wanted`` with the number of a rule that an answer cites.
    """

    opened = Signal(object)
    closed = Signal()
    left = Signal()
    rule_wanted = Signal(str)

    def __init__(self, session: Session, boards: Boards, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._written = WrittenBoard()
        self._roles: Roles | None = None
        self._wrong: SoFar | None = None
        self._shown = session.whole
        self._writing = False
        self._unread = ""
        self.sheet: WordsSheet | None = None
        self.questions = AskedOfBoards(session, boards, self)
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

    @property
    def wrong(self) -> SoFar | None:
        """What of the text was read, where not all of it can be."""
        return self._wrong

    @property
    def is_open(self) -> bool:
        """Whether the sheet stands beside the desk."""
        return self.sheet is not None and not self.sheet.isHidden()

    def toggle(self) -> None:
        """Show the sheet and write in it; where one does that already, put it away."""
        if self.is_open and self._made().editor.hasFocus():
            self.close()
        else:
            self.show()

    def show(self) -> None:
        """Show the sheet, with the text of the board in view."""
        sheet = self._made()
        if not self.is_open:
            kept = self._kept_unread()
            text = kept or self._written.text_of(self._session.whole)
            # On an empty board a person begins to write: behind the rules and the players, on a line of its own.
            self._write(text if kept or self._session.whole.actions else f"{text}\n")
            sheet.editor.go_to_end()
            sheet.show()
            self.read_now()
        self.opened.emit(sheet)
        sheet.editor.setFocus()

    def close(self) -> None:
        """Put the sheet away; what of its text is not read is kept for the same board."""
        if self.sheet is None or not self.is_open:
            return
        self._unread = self.sheet.editor.text if self._wrong is not None else ""
        self._timer.stop()
        self.ways_to_mend.forget()
        # What is put away is still there for a screen reader, and may tell what somebody else must not see.
        self._write("")
        self.sheet.tell("", "")
        self.sheet.answer(())
        self.sheet.hide()
        self.closed.emit()

    def _kept_unread(self) -> str:
        """The text of a sheet that was closed over words that cannot be read, with the board as it is still."""
        is_same = added_actions(self._session.whole, self._shown) == ()
        return self._unread if is_same and self._unread.strip() else ""

    def take(self, text: str, found: SoFar) -> None:
        """A board was opened from a text: keep its wording, and show it where not all of it could be read."""
        if found.error is None:
            self.keep(text)
        else:
            self.show()
            self._write(text)
            self.read_now()
        self.questions.ask(questions_in(text), found.board.asks)

    def keep(self, text: str) -> None:
        """Keep the wording of a text that says what is on the board in view."""
        self._written.keep(self._session.whole, text)
        if self.is_open:
            self._write(text)
            self.read_now()

    def follow_table(self) -> None:
        """Let the text say what is now on the board."""
        if self.sheet is None or not self.is_open or self._writing:
            return
        if self._session.board.is_seen:
            # Its text is that of the whole board.
            self.close()
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
            self.questions.choose(found.asks)
            self._made().editor.settle()
        self._shown = self._session.whole
        self._written.keep(self._shown, text)

    def _tell_right(self, found: BoardInWords) -> None:
        sheet = self._made()
        count = len(found.scenario.actions)
        refused = next((step.outcome for step in found.run.steps if step.outcome.result in _NOT_CARRIED_OUT), None)
        said = f"{count} action{'s' * (count != 1)}, all on the board." if count else ""
        sheet.introduce(wanted=not count)
        sheet.tell("", "\n".join((said if refused is None else f"Not possible. {refused.says}", *found.taken)))
        sheet.answer(tuple(answers_to(found.scenario, found.run, found.asks)))
        self.questions.keep(questions_in(sheet.editor.text), found.asks)

    def _tell_wrong(self, found: SoFar, error: WordsError) -> None:
        sheet = self._made()
        self._wrong = found
        sheet.editor.underline((error.start, error.end))
        said = f"{error.place[:1].upper()}{error.place[1:]}: {error.why}."
        text = sheet.editor.text
        proposals = tuple(proposal_of(text, found, words) for words in error.proposals)
        sheet.tell("wrong", said, proposals, seeks=self.ways_to_mend.is_seeking)
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
            self.sheet.hide()
            if self._roles is not None:
                self.sheet.set_roles(self._roles)
            editor = self.sheet.editor
            editor.textChanged.connect(self._typed)
            editor.ways_wanted.connect(self._offer_ways)
            editor.undo_wanted.connect(self._session.undo)
            editor.redo_wanted.connect(self._session.redo)
            self.sheet.proposed.connect(self._take_proposal)
            self.sheet.closed.connect(self.close)
            self.sheet.left.connect(self.left)
            self.sheet.rule_clicked.connect(self.rule_wanted)
        return self.sheet
