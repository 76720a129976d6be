"""A text read a few sentences a turn, so that the window goes on meanwhile; the newest text is what is read."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from inspector.library import LibraryError
from inspector.scenario import ScenarioError
from inspector.scenario.words import TextReading
from inspector.window.board.session import Session
from inspector.window.files.boards_in_words import reading_of_words

# Some of these take a millisecond, on a full board.
_SENTENCES_A_TURN = 20


class ReadingOn(QObject):
    """Reads a text; ``read`` is emitted with it and what was found, ``failed`` with why it is not read at all."""

    read = Signal(str, object)
    failed = Signal(str)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._reading: TextReading | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.go_on)

    @property
    def is_at_work(self) -> bool:
        """Whether there is more to read."""
        return self._reading is not None

    def begin(self, text: str) -> None:
        """Read a text, and no longer another one; a short one is read at once."""
        self.forget()
        try:
            board = self._session.whole
            self._reading = reading_of_words(self._session, text, board.base, board.cursor)
        except (ScenarioError, LibraryError) as error:
            self.failed.emit(str(error))
            return
        self._timer.start(0)
        self.go_on()

    def forget(self) -> None:
        """Nobody wants it any longer."""
        self._reading = None
        self._timer.stop()

    def finish(self) -> None:
        """Read the rest now, for who will not wait for it."""
        while self._reading is not None:
            self.go_on()

    def go_on(self) -> None:
        """Read some more sentences."""
        reading = self._reading
        if reading is None:
            return
        try:
            if not reading.goes_on(_SENTENCES_A_TURN):
                return
            self.forget()
            self.read.emit(reading.text, reading.found)
        except (ScenarioError, LibraryError) as error:
            self.forget()
            self.failed.emit(str(error))
