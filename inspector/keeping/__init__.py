"""The user's files (floor 1): how any file is opened for reading, and how one is kept so that nothing of it is lost.

``replace_file`` writes a file whole or not at all, ``KeptFile`` keeps what the program holds for its user, ``FileLock``
gives the right to change something to one program at a time, ``sweep`` removes what killed programs left.
"""

from __future__ import annotations

from inspector.keeping.errors import HeldError, KeepingError, UnconfirmedError, cannot
from inspector.keeping.kept_file import DamagedError, FileChange, KeptFile, Read
from inspector.keeping.locking import FileLock
from inspector.keeping.opening import NotOpenedError, open_regular, read_at_most, read_head
from inspector.keeping.replacing import confirm_folder, free_name, replace_file, set_aside, sweep, take_the_place

__all__ = [
    "DamagedError",
    "FileChange",
    "FileLock",
    "HeldError",
    "KeepingError",
    "KeptFile",
    "NotOpenedError",
    "Read",
    "UnconfirmedError",
    "cannot",
    "confirm_folder",
    "free_name",
    "open_regular",
    "read_at_most",
    "read_head",
    "replace_file",
    "set_aside",
    "sweep",
    "take_the_place",
]
