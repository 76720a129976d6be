"""System calls that fail, and programs that are killed, one call after the other: for tests of what writes files."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

# All that a write asks of the system, by the names under which the standard library's functions are called.
CALLS = (
    *("open", "write", "fsync", "close", "replace", "rename", "unlink", "remove", "mkdir", "rmdir", "chmod"),
    *("stat", "lstat", "fstat", "listdir", "scandir", "link"),
)
# A full disk, a folder of somebody else's, a broken disk, a handle too many.
ERRORS = (errno.ENOSPC, errno.EACCES, errno.EIO, errno.EMFILE)


class KilledError(BaseException):
    """The program ends here: nothing of it runs any more."""


class Faults:
    """Counts the system calls made inside a context; lets the one of a number fail, or the program end there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[str] = []
        self._failing: int | None = None
        self._error: int | None = None
        self._is_on = False
        self._is_dead = False
        self._open: set[int] = set()
        for name in CALLS:
            if hasattr(os, name):
                # A thousand times to the disk and back would take minutes, and no test here turns the power off.
                really = getattr(os, name) if name != "fsync" else lambda _handle: None
                monkeypatch.setattr(os, name, self._wrapped(name, really))
        if sys.platform != "win32":
            import fcntl

            monkeypatch.setattr(fcntl, "flock", self._wrapped("flock", fcntl.flock))

    def _wrapped(self, name: str, really: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - what any call takes and gives
            if not self._is_on:
                return really(*given, **named)
            if self._is_dead:
                raise KilledError
            self.calls.append(name)
            if len(self.calls) - 1 == self._failing:
                self._fail(name, really, given)
            result = really(*given, **named)
            if name == "open":
                self._open.add(result)
            elif name == "close":
                self._open.discard(given[0])
            return result

        return call

    def _fail(self, name: str, really: Callable[..., Any], given: tuple[Any, ...]) -> None:
        if self._error is None:
            self._is_dead = True
            raise KilledError
        if name == "write":
            # Disks fill up in the middle.
            really(given[0], bytes(given[1])[: len(given[1]) // 2])
        if name == "close":
            really(*given)
            self._open.discard(given[0])
        raise OSError(self._error, os.strerror(self._error))

    @contextmanager
    def failing(self, number: int | None, error: int) -> Iterator[None]:
        """Let the call of this number fail with this error; with None they are only counted."""
        self.calls, self._failing, self._error = [], number, error
        self._is_on = True
        try:
            yield
        finally:
            self._is_on = False

    @contextmanager
    def killed(self, number: int) -> Iterator[None]:
        """End the program at the call of this number; its files are closed by the system, as they always are."""
        self.calls, self._failing, self._error = [], number, None
        self._is_on, self._open = True, set()
        try:
            yield
        except KilledError:
            pass
        finally:
            self._is_on = self._is_dead = False
            for handle in self._open:
                # Some were closed already, by what does not ask os.close.
                with suppress(OSError):
                    os.close(handle)
