"""A lock that the system takes back by itself when its holder ends, however it ends."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@contextmanager
def hold_lock(path: Path, while_waiting: str) -> Iterator[None]:
    """Hold the lock file ``path`` for the length of a ``with`` block; print ``while_waiting`` once if it is taken.

    The file stays: removing it would let a third process lock another file of the same name. Raises ``OSError``.
    """
    with path.open("ab") as file:
        if not _try_lock(file):
            print(while_waiting, flush=True)
            while not _try_lock(file):
                time.sleep(0.5)
        yield
