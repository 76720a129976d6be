"""The board in words at work: the text follows the board, and the board the text."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from inspector.cards.lists_in_words import capitalized
from inspector.library import LibraryError
from inspector.rules import NotRead, Result
from inspector.scenario import ScenarioError
from inspector.scenario.words import BoardInWords, SoFar, WordsError, answers_to, correction, ways_on
from inspector.window.board.boards import Boards
from inspector.window.board.session import Session
from inspector.window.in_words.asked import AskedOfBoards, questions_in
from inspector.window.in_words.proposals import proposal_of
from inspector.window.in_words.reading_on import ReadingOn
from inspector.window.in_words.seeking import WaysToMend
from inspector.window.in_words.sheet import WordsSheet
from inspector.window.in_words.text import (
    BoardText,
    WordsOfBoard,
    added_actions,
    changed,
    followed_text,
    is_told,
    merged_text,
    run_in_view,
)
from inspector.window.in_words.ways import what_it_is
from inspector.window.style.theme import Roles

WAIT_MS = 350
# A sentence takes a quarter of a millisecond, on a full board.
_SENTENCES_A_TURN, _MOST_ADDED = 50, 100
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
        self._kept: dict[int, WordsOfBoard] = {}
        self._roles: Roles | None = None
        self._wrong: SoFar | None = None
        # The text in which that is so.
        self._wrong_in = ""
        self._shown = session.whole
        self._writing = False
        # What the sheet says of the board, and of which of the boards; what differs was written since.
        self._settled, self._of = BoardText(), boards.key
        self._boards = boards
        self.sheet: WordsSheet | None = None
        self.questions = AskedOfBoards(session, boards, self)
        self.ways_to_mend = WaysToMend(session, self)
        self.ways_to_mend.found.connect(self._mended)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self.read_on)
        self._reading = ReadingOn(session, self)
        self._reading.read.connect(self._was_read)
        self._reading.failed.connect(self._not_read)
        # Between two turns the window draws.
        self._telling = QTimer(self)
        self._telling.timeout.connect(self._tell_board)
        self._answering = QTimer(self)
        self._answering.setSingleShot(True)
        self._answering.timeout.connect(self._tell_right)

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
            sheet.show()
            self._turn_to_board()
        self.opened.emit(sheet)
        sheet.editor.setFocus()

    def close(self) -> None:
        """Put the sheet away; what of its text is not read is kept for the same board."""
        if self.sheet is None or not self.is_open:
            return
        self._keep_unread()
        self._rest()
        # What is put away is still there for a screen reader, and may tell what somebody else must not see.
        self._write("")
        self.sheet.tell("", "")
        self.sheet.answer(())
        self.sheet.hide()
        self.closed.emit()

    def _rest(self) -> None:
        """Nothing that was begun is wanted any longer."""
        for timer in (self._timer, self._telling, self._answering):
            timer.stop()
        self._reading.forget()
        self.ways_to_mend.forget()

    @property
    def _words(self) -> WordsOfBoard:
        """What is kept for the board in view."""
        return self._kept.setdefault(self._boards.key, WordsOfBoard())

    def leave_board(self) -> None:
        """Another board is going to be shown: keep what of this one's text is not read."""
        if self.is_open and self._of == self._boards.key:
            self._keep_unread()
        open_boards = {tab.key for tab in self._boards.tabs}
        self._kept = {key: kept for key, kept in self._kept.items() if key in open_boards}

    def _keep_unread(self) -> None:
        while self._timer.isActive() and self._telling.isActive():
            # What was begun on top of an untold board would be all of its text.
            self._tell_board()
        is_read = self._wrong is None and not self._timer.isActive() and not self._reading.is_at_work
        kept = self._kept.setdefault(self._of, WordsOfBoard())
        kept.leave("" if is_read else self._made().editor.text, self._settled, self._shown)

    def _turn_to_board(self) -> None:
        """Show the text of the board in view, with the words that could not be read when it was last seen."""
        self._rest()
        self._wrong = None
        editor, kept = self._made().editor, self._words
        editor.underline(None)
        unread = kept.unread_on(self._session.whole)
        self._of, self._settled = self._boards.key, kept.settled if unread else BoardText()
        self._write(unread)
        if unread and kept.shown is not None and added_actions(self._session.whole, kept.shown) == 0:
            self.read_on()
        else:
            self._tell_board()
        editor.go_to_end()

    def take(self, text: str, found: SoFar) -> None:
        """A board was opened from a text: keep its wording, and show it where not all of it could be read."""
        if found.error is None:
            self.keep(text)
        else:
            self.show()
            self._rest()
            self._write(text)
            # The board is what stands before the sentence in error.
            self._settle(BoardText(text[: found.at].rstrip(), found.board.asks, found.board.taken))
            self.read_on()
        self.questions.ask(questions_in(text), found.board.asks)

    def keep(self, text: str) -> None:
        """Keep the wording of a text that says what is on the board in view."""
        self._words.written.keep(self._session.whole, BoardText(text, is_read=False))
        self._words.leave("", BoardText(), self._session.whole)
        if self.is_open:
            self._write(text)
            self.read_on()

    def follow_table(self) -> None:
        """Let the text say what is now on the board."""
        if self.sheet is None or not self.is_open or self._writing:
            return
        if self._session.board.is_seen:
            # Its text is that of the whole board.
            self.close()
            return
        if self._of != self._boards.key:
            self._turn_to_board()
            return
        if self._telling.isActive():
            # It tells of the board as it is in each turn.
            return
        board, written = self._session.whole, self._words.written
        more = written.added(board, self._shown, _MOST_ADDED)
        if more == ():
            self._shown = board
        elif more is not None and self._settled.text.strip() and not written.has_more(board, self._settled):
            self._put(followed_text(self._settled, board, more))
        else:
            self._tell_board()

    def _tell_board(self) -> None:
        """Write what is on the board, of many actions some a turn; until all is there, the text before stands."""
        self._reading.forget()
        board = self._session.whole
        found = self._words.written.text_of(board, _SENTENCES_A_TURN)
        if found is None:
            if not self._telling.isActive():
                self._made().introduce(wanted=False)
                self._made().tell("", "Writing what is on the board …")
                self._telling.start(0)
            return
        self._telling.stop()
        # On an empty board a person begins to write: behind the rules and the players, on a line of its own.
        self._put(found if board.actions else found._replace(text=f"{found.text.rstrip()}\n"))

    def _put(self, told: BoardText) -> None:
        """Show a text that says what is on the board, with what somebody wrote since into the one before."""
        sheet = self._made()
        written = sheet.editor.text
        if self._settled.text:
            text = merged_text(self._settled.text, written, told.text)
            self._write(text)
        else:
            # What somebody began to write before the board was told goes on behind it.
            text = f"{told.text}\n{written}" if written else told.text
            self._write(text)
            sheet.editor.go_to_end()
        self._settle(told)
        if text == told.text and told.is_read:
            self._is_right()
            if told.asks:
                # What is asked is answered in a turn of its own.
                self._answering.start(0)
            else:
                self._tell_right()
        else:
            self.read_on()

    def _settle(self, told: BoardText) -> None:
        """Keep what says what is on the board."""
        self._settled, self._of, self._shown = told, self._boards.key, self._session.whole
        self._words.written.keep(self._shown, told)

    def _is_right(self) -> None:
        self._rest()
        self._wrong = None
        self._made().editor.underline(None)

    def read_now(self) -> None:
        """Read the text; where all of it can be read, the board follows."""
        if self.sheet is None:
            return
        while self._telling.isActive():
            self._tell_board()
        self.read_on()
        self._reading.finish()

    def read_on(self) -> None:
        """Read the text, a long one in later turns; what is written meanwhile is read instead."""
        self._timer.stop()
        self._answering.stop()
        if not self._telling.isActive():
            self.ways_to_mend.forget()
            self._reading.begin(self._made().editor.text)

    def _not_read(self, why: str) -> None:
        self._made().tell("wrong", why, stale=self._what_cards_show())

    def _was_read(self, text: str, found: SoFar) -> None:
        if found.error is not None:
            self.ways_to_mend.seek(text, found)
            self._tell_wrong(found, found.error)
            return
        self._is_right()
        self._change_board(found.board)
        self._settle(BoardText(text, found.board.asks, found.board.taken))
        self._tell_right()

    def _change_board(self, found: BoardInWords) -> None:
        if is_told(found, self._session.whole):
            return
        self._writing = True
        try:
            self._session.show_board(changed(self._session.whole, found))
        finally:
            self._writing = False
        self.questions.choose(found.asks)
        self._made().editor.settle()

    def _tell_right(self) -> None:
        """Say what came of the text, and answer what it asks."""
        sheet, board, told = self._made(), self._session.whole, self._settled
        run = run_in_view(board)
        count = len(run.actions)
        # Of what was not read the text says itself that it was not.
        steps = zip(run.actions, run.steps, strict=False)
        done = (step.outcome for action, step in steps if not isinstance(action, NotRead))
        refused = next((outcome for outcome in done if outcome.result in _NOT_CARRIED_OUT), None)
        said = f"{count} action{'s' * (count != 1)}, all on the board." if count else ""
        sheet.introduce(wanted=not count)
        sheet.tell("", "\n".join((said if refused is None else f"Not possible. {refused.says}", *told.taken)))
        try:
            sheet.answer(tuple(answers_to(board.scenario, run, told.asks)))
        except (ScenarioError, LibraryError) as error:
            sheet.tell("wrong", str(error))
        self.questions.keep(questions_in(sheet.editor.text), told.asks)

    def _tell_wrong(self, found: SoFar, error: WordsError) -> None:
        sheet = self._made()
        self._wrong, self._wrong_in = found, sheet.editor.text
        sheet.editor.underline((error.start, error.end))
        said = f"{capitalized(error.place)}: {error.why}."
        text = sheet.editor.text
        proposals = tuple(proposal_of(text, found, words) for words in error.proposals)
        sheet.tell("wrong", said, proposals, seeks=self.ways_to_mend.is_seeking, stale=self._what_cards_show())
        sheet.answer(())

    def _what_cards_show(self) -> str:
        """Say what the board stands for while its text cannot be read."""
        if self._session.table.objects:
            return "The cards still show the last text that was read, not what is written now."
        return "Nothing of this lies on the desk yet."

    def _mended(self, found: SoFar) -> None:
        if found.error is not None:
            self._tell_wrong(found, found.error)

    def _take_proposal(self, words: str) -> None:
        if self._wrong is None or self._wrong.error is None:
            return
        editor = self._made().editor
        if editor.text != self._wrong_in:
            # Proposals are for a text as it was: of the one written since there will be others.
            self.read_on()
            return
        editor.put(*correction(editor.text, self._wrong, words))
        self.read_on()

    def _offer_ways(self, asked: bool) -> None:
        editor, base = self._made().editor, self._session.whole.base
        before = editor.before_caret
        if not asked and not before[-1:].isalnum():
            editor.popup.hide()
            return
        try:
            cards = self._session.cards
            ways = ways_on(before, cards.pool, base.cards, cards.library.near_names)
            told_of = partial(what_it_is, table=self._session.table, pool=cards.pool)
            editor.offer(ways, told_of)
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
            self._reading.forget()
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
