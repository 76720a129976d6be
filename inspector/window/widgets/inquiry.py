"""Questions asked in a thread of their own, so that no key has to wait for the answer to the one before."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

# A quarter of a frame.
_LOOKED_EVERY_MS = 4
_Question = Callable[[], Any]


class Reply:
    """What came of a question, told by its words: what was found, or the error that kept it from being found."""

    def __init__(self, query: str) -> None:
        self.query = query
        self.found: Any = None
        self.error: Exception | None = None

    def ask(self, question: _Question) -> None:
        """Ask it and keep what comes of it."""
        try:
            self.found = question()
        except Exception as error:  # noqa: BLE001 - told by the window's own thread
            self.error = error


class Inquiry(QObject):
    """Asks one question at a time; of those that come meanwhile only the newest is asked.

    ``answered`` is emitted with a ``Reply`` to the newest question alone, in the window's thread: the one that asks
    knows nothing of Qt, and may outlive the window.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: Thread | None = None
        self._reply: Reply | None = None
        self._next: tuple[Reply, _Question] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOKED_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_asking(self) -> bool:
        """Whether an answer is still to come."""
        return self._reply is not None or self._next is not None

    def ask(self, query: str, question: _Question) -> None:
        """Ask a question as soon as the one under way is answered, to which nobody listens any longer."""
        self._reply, self._next = None, (Reply(query), question)
        self._look()
        self._timer.start()

    def forget(self) -> None:
        """Listen to no answer any longer."""
        self._reply = self._next = None

    def wait(self) -> None:
        """Have the answer now, for who will not wait for it."""
        while self.is_asking:
            if self._thread is not None:
                self._thread.join()
            self._look()

    def _look(self) -> None:
        """Hand over what is there, and ask what comes next."""
        if self._thread is not None and self._thread.is_alive():
            return
        self._thread, reply, self._reply = None, self._reply, None
        if self._next is not None:
            (self._reply, question), self._next = self._next, None
            self._thread = Thread(target=self._reply.ask, args=(question,), daemon=True)
            self._thread.start()
        else:
            self._timer.stop()
        if reply is not None:
            self.answered.emit(reply)
