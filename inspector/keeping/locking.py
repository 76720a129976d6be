"""The right to change a file, held by one program at a time: a lock on a file beside it, given back by the system.

The standard library's two calls do all that is needed here; a package for it would only wrap them. The system frees a
lock whose program ends, however it ends, so no lock is ever stale. Locks are told apart by who opened the file, so two
windows of one program exclude each other too.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SUFFIX: Final = ".lock"
_FLAGS: Final = os.O_RDWR | os.O_CREAT | sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_BINARY"))
_HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)
_FIRST_WAIT: Final = 0.002
_LONGEST_WAIT: Final = 0.05


class FileLock:
    """The lock that stands for a file, or for whatever ``path`` names; also a context, which releases it."""

    def __init__(self, path: Path) -> None:
        """Take nothing yet."""
        self.path = path.with_name(path.name + SUFFIX)
        self._handle: int | None = None

    def take(self, seconds: float = 0.0) -> bool:
        """Take it, waiting so long at most; gives whether it is held now. Raises OSError where none can be made."""
        if self._handle is not None:
            return True
        until, wait = time.monotonic() + seconds, _FIRST_WAIT
        while not self._take_now():
            if time.monotonic() >= until:
                return False
            time.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)
        return True

    def _take_now(self) -> bool:
        handle = os.open(self.path, _FLAGS, 0o666)
        try:
            taken = lock_open_file(handle) and _has_still_the_name(handle, self.path)
        except BaseException:
            os.close(handle)
            raise
        if not taken:
            os.close(handle)
            return False
        self._handle = handle
        return True

    def release(self, *, and_remove: bool = False) -> None:
        """Give it back. The file stays, unless it stands for something that is gone for good."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        # Nothing is written to it: it is closed even where the system complains, and left lying it harms nobody.
        if and_remove and sys.platform != "win32":
            with suppress(OSError):
                self.path.unlink()
        with suppress(OSError):
            os.close(handle)
        if and_remove and sys.platform == "win32":
            with suppress(OSError):
                self.path.unlink()

    def __del__(self) -> None:
        """Give back what nobody can give back any more."""
        self.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def lock_open_file(handle: int) -> bool:
    """Lock an open file until it is closed; False where another has it. Raises OSError where that cannot be done."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _HELD:
            return False
        raise
    return True


def _has_still_the_name(handle: int, path: Path) -> bool:
    """Whether nobody removed the file between its opening and its locking; a lock on such a file means nothing."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False
