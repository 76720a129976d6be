"""The one way in which files are opened for reading: regular files only, never waited for, never read without an end.

A pipe without a writer keeps its reader waiting for good, a device gives bytes without end, a file may grow while it
is read. What a user drops on the window, names on the command line or has in the data folder may be any of these.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

MEGABYTE: Final = 1_000_000
# What is opened in spite of the look before is a pipe or a device that took its place meanwhile: no waiting for it.
_FLAGS: Final = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY"))
_KINDS: Final = (
    (stat.S_ISDIR, errno.EISDIR, "this is a folder; name a file in it"),
    (stat.S_ISFIFO, errno.EINVAL, "this is a pipe, not a file; save what comes out of it as a file and name that"),
    (stat.S_ISSOCK, errno.EINVAL, "this is a socket, not a file; choose a file"),
    (stat.S_ISCHR, errno.EINVAL, "this is a device, not a file; choose a file"),
    (stat.S_ISBLK, errno.EINVAL, "this is a device, not a file; choose a file"),
)


class NotOpenedError(OSError):
    """A file cannot be opened or read, or is larger than what was asked for may be.

    ``problem`` is a clause that says what is wrong and what to do; ``errno`` is the system's number for it.
    """

    def __init__(self, path: Path, number: int, problem: str) -> None:
        """Name the file, the system's number and the ``problem``."""
        super().__init__(number, problem, str(path))
        self.problem = problem

    @property
    def is_missing(self) -> bool:
        """Whether there is no file of this name."""
        return self.errno in (errno.ENOENT, errno.ENOTDIR)


def open_regular(path: Path, buffering: int = -1) -> BinaryIO:
    """Open a regular file for reading its bytes; never waits. Raises NotOpenedError, for whatever reason."""
    try:
        _check(path, path.stat())
        descriptor = os.open(path, _FLAGS)
        try:
            _check(path, os.fstat(descriptor))
            return os.fdopen(descriptor, "rb", buffering=buffering)
        except BaseException:
            os.close(descriptor)
            raise
    except NotOpenedError:
        raise
    except (OSError, ValueError) as error:
        raise _not_opened(path, error) from None


def read_at_most(path: Path, most: int, what: str = "such a file") -> bytes:
    """Read a regular file of at most ``most`` bytes, however much it grows meanwhile.

    Raises NotOpenedError; of a larger file it says that ``what`` never needs so much.
    """
    with open_regular(path) as file:
        is_larger = _size(file, path) > most
        data = b"" if is_larger else _read(file, path, most + 1)
    if is_larger or len(data) > most:
        size = f"{most // MEGABYTE:,} MB" if most >= MEGABYTE else f"{most:,} bytes"
        problem = f"the file is larger than {size}, more than {what} needs; choose another"
        raise NotOpenedError(path, errno.EFBIG, problem)
    return data


def read_head(path: Path, count: int) -> bytes:
    """Read the first ``count`` bytes of a regular file, or all of a shorter one. Raises NotOpenedError."""
    with open_regular(path) as file:
        return _read(file, path, count)


def _size(file: BinaryIO, path: Path) -> int:
    try:
        return os.fstat(file.fileno()).st_size
    except OSError as error:
        raise _not_opened(path, error) from None


def _read(file: BinaryIO, path: Path, count: int) -> bytes:
    try:
        # Files that the system makes up as they are read may have nothing for now.
        return file.read(count) or b""
    except OSError as error:
        raise _not_opened(path, error) from None


def _check(path: Path, status: os.stat_result) -> None:
    """Refuse what is no regular file; raises NotOpenedError."""
    if stat.S_ISREG(status.st_mode):
        return
    for is_kind, number, problem in _KINDS:
        if is_kind(status.st_mode):
            raise NotOpenedError(path, number, problem)
    raise NotOpenedError(path, errno.EINVAL, "this is not a file; choose a file")


def _not_opened(path: Path, error: OSError | ValueError) -> NotOpenedError:
    if isinstance(error, ValueError):
        # A zero or half a character, which no file system takes.
        return NotOpenedError(path, errno.EINVAL, "the file cannot be read (no file has such a name); choose another")
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return NotOpenedError(path, errno.ENOENT, "there is no such file; check its name and its folder")
    problem = f"the file cannot be read ({error.strerror or error}); check that it may be opened"
    return NotOpenedError(path, error.errno or errno.EIO, problem)
