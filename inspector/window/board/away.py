"""Work that would let the window freeze, done in a thread while the window lives: with a bar, Stop, and a limit.

The rules are a matter of milliseconds on nearly every board, and such work is done at once. What takes longer goes on
in a thread of its own. Whoever asked for it waits in an event loop in which the window is drawn and moved, but no card
is touched: until the work is done, or the user stops it, or one table has taken as long as any may.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import Generic, TypeVar

from PySide6.QtCore import SIGNAL, QEventLoop, QObject, QTimer, Signal

from inspector.rules import Table
from inspector.scenario import ScenarioError

T = TypeVar("T")
# Seconds until the bar is shown, until one table is given up, and until work that does not ask is waited for no longer.
SHOWN_AFTER, MOST_FOR_A_TABLE, GRACE = 0.4, 20.0, 1.0
# In milliseconds, and in seconds.
_LOOKED_EVERY, _SWITCHED_EVERY = 20, 0.001
# Objects times effects from which on one table may take longer than a window can be still.
_MUCH = 20_000
_EVERYTHING = QEventLoop.ProcessEventsFlag.AllEvents
_BEGAN = SIGNAL("began(QString)")
STOPPED = "Stopped; the board is as it was before"
TOO_LONG = f"A table of this board takes more than {MOST_FOR_A_TABLE:.0f} seconds to compute, so the last one is kept"


class GivenUpError(ScenarioError):
    """Work on a board was stopped by the user, or took too long; the board is as it was."""

    def __init__(self, sentence: str) -> None:
        """Say which of the two."""
        super().__init__("", "", sentence)


class Watch:
    """Over work under way: how far it is, and whether it is to go on."""

    def __init__(self) -> None:
        self.done = self.total = 0
        self.is_over = Event()
        self.stopped = ""
        self._since = self._stopped_at = monotonic()

    def went_on(self, done: int, total: int) -> None:
        """Note how far the work is: with another table now."""
        self.done, self.total = done, total
        self._since = monotonic()

    def stop(self, sentence: str = STOPPED) -> None:
        """Let the work end as soon as it asks again."""
        if not self.stopped:
            self.stopped, self._stopped_at = sentence, monotonic()

    def look(self) -> None:
        """Stop work whose table has taken as long as any may."""
        if monotonic() - self._since > MOST_FOR_A_TABLE:
            self.stop(TOO_LONG)

    def ask(self) -> None:
        """Ask whether to go on; raises GivenUpError."""
        self.look()
        if self.stopped:
            raise GivenUpError(self.stopped)

    @property
    def is_left(self) -> bool:
        """Whether nobody waits any longer: the work is over, or was stopped and does not ask."""
        return self.is_over.is_set() or (bool(self.stopped) and monotonic() - self._stopped_at > GRACE)


class _StopNowError(BaseException):
    """Ends a thread wherever it is; nothing between takes it for an error of its own."""


class _Work(Thread, Generic[T]):
    """A piece of work in a thread; at the end of the program it is dropped."""

    def __init__(self, work: Callable[[Watch], T], watch: Watch) -> None:
        super().__init__(daemon=True)
        self._work = work
        self._watch = watch
        self._is_told = False
        self.found: list[T] = []
        self.error: BaseException | None = None

    def run(self) -> None:
        """Do it; what it gives or raises is kept for who waits."""
        try:
            self.found.append(self._work(self._watch))
        except BaseException as error:  # noqa: BLE001 - raised again in the window's own thread
            self.error = GivenUpError(self._watch.stopped) if isinstance(error, _StopNowError) else error
        finally:
            self._watch.is_over.set()

    def end_if_stopped(self) -> None:
        """Let it end between two steps of the program, as the rules themselves know neither clock nor user.

        What they compute are values, each made before anything refers to it, so nothing is left half done.
        """
        self._watch.look()
        if self._watch.stopped and not self._is_told and self.ident is not None:
            self._is_told = True
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident), ctypes.py_object(_StopNowError))


class Away(QObject):
    """Does work in a thread, one piece at a time, and tells of what lasts.

    ``began`` is emitted with a sentence once work has lasted long enough for a bar, ``progressed`` with how much is
    done and of how much (0 where nobody knows), ``ended`` when a bar is no longer wanted, ``gave_up`` with a sentence
    where nobody else says that work was given up.
    """

    began = Signal(str)
    progressed = Signal(int, int)
    ended = Signal()
    gave_up = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watch: Watch | None = None

    def stop(self) -> None:
        """Let the work under way end."""
        if self._watch is not None:
            self._watch.stop()

    def tell_given_up(self, error: GivenUpError) -> None:
        """Say that work was given up, where whoever asked for it has no way to say so."""
        self.gave_up.emit(str(error))

    def do(self, work: Callable[[Watch], T], said: str) -> T:
        """Do work in a thread and wait for it, the window living on; ``said`` is shown over its bar.

        Raises what the work raises, and GivenUpError where it is stopped or takes too long. What is asked for while
        other work is under way is refused in the same way.
        """
        watch = self._begun()
        thread = _Work(work, watch)
        interval = sys.getswitchinterval()
        # Else the thread may let the window wait for 5 ms at every step.
        sys.setswitchinterval(_SWITCHED_EVERY)
        try:
            thread.start()
            # What goes by in the blink of an eye needs no event loop.
            if not watch.is_over.wait(_LOOKED_EVERY / 1000):
                self._wait(watch, said, _LOOKED_EVERY, thread.end_if_stopped)
        finally:
            sys.setswitchinterval(interval)
            self._watch = None
            watch.stop()
        if thread.error is not None:
            raise thread.error
        if not thread.found:
            raise GivenUpError(watch.stopped)
        return thread.found[0]

    def do_in_parts(self, part: Callable[[Watch], bool], said: str) -> None:
        """Do work in parts of some milliseconds between what the window does; a part tells if it was the last.

        Raises what a part raises, and GivenUpError where it is stopped.
        """
        watch = self._begun()
        errors: list[Exception] = []

        def go_on() -> None:
            try:
                if watch.is_over.is_set() or part(watch):
                    watch.is_over.set()
                else:
                    watch.ask()
            except Exception as error:  # noqa: BLE001 - raised again by who waits, not in the event loop
                errors.append(error)
                watch.is_over.set()

        try:
            self._wait(watch, said, 0, go_on)
        finally:
            self._watch = None
        if errors:
            raise errors[0]
        if not watch.is_over.is_set():
            raise GivenUpError(STOPPED)

    def _begun(self) -> Watch:
        if self._watch is not None:
            raise GivenUpError("Something else is still being computed")
        self._watch = Watch()
        return self._watch

    def _wait(self, watch: Watch, said: str, interval: int, go_on: Callable[[], None]) -> None:
        """Wait in an event loop until nobody is to wait any longer, going on with the work now and then."""
        loop, timer, start = QEventLoop(), QTimer(), monotonic()
        shown = Event()

        def look() -> None:
            go_on()
            watch.look()
            if watch.is_left or (not shown.is_set() and monotonic() - start > SHOWN_AFTER):
                loop.quit()
            self.progressed.emit(watch.done, watch.total)

        timer.timeout.connect(look)
        timer.start(interval)
        try:
            # Until there is a sheet that takes what the user does, nothing is taken.
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            if watch.is_left:
                return
            shown.set()
            self.began.emit(said)
            # Where nobody shows a sheet, nothing is taken still.
            loop.exec(_EVERYTHING if self.receivers(_BEGAN) else QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            self.ended.emit()
        finally:
            timer.stop()


def is_large(table: Table, actions: int = 1) -> bool:
    """Whether what is done to a table may take longer than a window can be still."""
    return len(table.objects) * (len(table.objects) // 4 + len(table.effects)) * actions > _MUCH
