"""What may be meant where a text cannot be read, looked for beside the window, which goes on meanwhile."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from inspector.library import LibraryError
from inspector.scenario.words import SoFar, mended
from inspector.window.board.session import Session
from inspector.window.widgets.inquiry import Inquiry, Reply

# Between two of them the window draws.
_SLICE_SECONDS = 0.005


class WaysToMend(QObject):
    """Looks for ways to mend the newest text; work on an earlier one ends as soon as it may.

    ``found`` is emitted with the ``SoFar`` and its proposals.
    """

    found = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._inquiry = Inquiry(self)
        self._inquiry.answered.connect(self._answered)
        self._wanted: tuple[str, SoFar] | None = None
        self._loading = QTimer(self)
        self._loading.timeout.connect(self._go_on)

    @property
    def is_seeking(self) -> bool:
        """Whether something is still to be found."""
        return self._wanted is not None

    def seek(self, text: str, found: SoFar) -> None:
        """Look for what may be meant in a text that was read so far."""
        self._inquiry.forget()
        self._wanted = text, found
        self._loading.start(0)

    def forget(self) -> None:
        """Nobody wants it any longer."""
        self._wanted = None
        self._loading.stop()
        self._inquiry.forget()

    def wait(self) -> None:
        """Have it now, for who will not wait for it."""
        while self._loading.isActive():
            self._go_on()
        self._inquiry.wait()

    def _go_on(self) -> None:
        """Read the names of cards in slices: two threads cannot do it at once, and the search may be at it too."""
        cards = self._session.cards
        try:
            if not cards.library.load_for(_SLICE_SECONDS):
                return
        except LibraryError as error:
            self.forget()
            self._session.tell("refused", str(error))
            return
        self._loading.stop()
        if self._wanted is None:
            return
        wanted = self._wanted
        text, found = wanted
        own = self._session.whole.base.cards
        is_wanted = partial(self._is_wanted, wanted)
        self._inquiry.ask(text, partial(mended, text, found, cards.pool, own, cards.library.near_names, is_wanted))

    def _is_wanted(self, wanted: tuple[str, SoFar]) -> bool:
        return self._wanted is wanted

    def _answered(self, reply: Reply) -> None:
        self._wanted = None
        if isinstance(reply.error, LibraryError):
            self._session.tell("refused", str(reply.error))
        elif reply.error is not None:
            raise reply.error
        else:
            self.found.emit(reply.found)
