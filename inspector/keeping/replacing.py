"""Putting bytes in the place of a file: whole or not at all, whatever fails, whoever is killed meanwhile.

They are written to a file beside it, brought to the disk, and given its name in one step, which is then brought to the
disk too. What a killed program leaves beside it is swept up by the next one that writes there or starts.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from inspector.keeping.errors import KeepingError, UnconfirmedError, cannot
from inspector.keeping.locking import lock_open_file

_PREFIX: Final = ".card-inspector-"
_SUFFIX: Final = ".part"
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_OLD: Final = os.O_RDWR | sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
_FOLDER: Final = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0)
# A virus scanner, an indexer or a reader that has the file open on Windows is done in a moment.
_WAITS: Final = (0.05, 0.1, 0.2, 0.4)
# Where files cannot be locked, what is older than this was left by a killed program.
_SURELY_LEFT: Final = 86_400.0
# On Windows an open file cannot be removed; between its closing and its renaming lies a moment.
_LEFT_ON_WINDOWS: Final = 60.0
# What file systems say that cannot bring a folder to the disk, and that need not be asked to.
_NO_FOLDERS: Final = (errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EACCES, errno.EPERM, errno.EBADF)


def replace_file(path: Path, data: bytes, do: str = "the file cannot be saved") -> None:
    """Put these bytes in the place of a file, or make it: whole or not at all.

    ``do`` begins the sentence of a KeepingError, after which the older file is as it was. After an UnconfirmedError,
    which is one too, the new one is in its place.
    """
    try:
        # What a link points to is replaced, not the link.
        target = Path(os.path.realpath(path))
        mode = _mode_of(target)
        sweep(target.parent)
        _write_and_replace(target, data, mode)
    except (OSError, ValueError) as error:
        raise cannot(do, path, error) from error
    confirm_folder(target.parent, path)


def _mode_of(target: Path) -> int | None:
    """Give the rights of the file that is to be replaced, None if there is none; raises OSError if it must not be."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, "this is a folder")
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "this is not a file but a device or a pipe")
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, "the file is write-protected")
    return stat.S_IMODE(found.st_mode)


def _write_and_replace(target: Path, data: bytes, mode: int | None) -> None:
    part, handle = _new_part(target.parent)
    try:
        try:
            _write_all(handle, data)
            os.fsync(handle)
            if mode is not None:
                part.chmod(mode)
            if sys.platform == "win32":
                # There an open file cannot be renamed; elsewhere its lock is kept until it has its name.
                closing, handle = handle, -1
                os.close(closing)
            take_the_place(part, target)
        finally:
            if handle >= 0:
                # All that a disk can refuse, the flush before has told.
                with suppress(OSError):
                    os.close(handle)
    except BaseException:
        # What cannot be removed now is swept up later.
        with suppress(OSError):
            part.unlink()
        raise


def _new_part(folder: Path) -> tuple[Path, int]:
    """Make a new file, locked for as long as it is open so that nobody takes it for left behind."""
    while True:
        part = folder / f"{_PREFIX}{os.urandom(6).hex()}{_SUFFIX}"
        handle = os.open(part, _NEW, 0o666)
        try:
            if sys.platform == "win32" or _is_kept_by_lock(part, handle):
                return part, handle
        except BaseException:
            os.close(handle)
            with suppress(OSError):
                part.unlink()
            raise
        os.close(handle)


def _is_kept_by_lock(part: Path, handle: int) -> bool:
    """Lock a new file; False where somebody has just swept it up."""
    try:
        taken = lock_open_file(handle)
    except OSError:
        # A file system without locks, where only what is old is swept up.
        return True
    try:
        return taken and os.path.samestat(os.fstat(handle), part.stat())
    except FileNotFoundError:
        return False


def _write_all(handle: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def take_the_place(part: Path, target: Path) -> None:
    """Let a file take another's name in one step, waiting a moment for who has that open. Raises OSError."""
    for seconds in _WAITS:
        try:
            part.replace(target)
        except PermissionError:
            time.sleep(seconds)
        else:
            return
    part.replace(target)


def confirm_folder(folder: Path, path: Path) -> None:
    """Bring the names in a folder to the disk; raises UnconfirmedError, which names ``path``."""
    if sys.platform == "win32":
        return
    try:
        handle = os.open(folder, _FOLDER)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDERS:
            problem = f"the file is written, but the disk did not confirm it ({error.strerror})"
            raise UnconfirmedError(path, problem, "check the disk and save once more") from error


def set_aside(path: Path) -> Path:
    """Give a file another name beside its own, which is returned; the caller holds its lock. Raises KeepingError."""
    try:
        target = free_name(path)
        path.rename(target)
    except OSError as error:
        raise cannot("the file cannot be set aside", path, error) from error
    return target


def free_name(path: Path) -> Path:
    """Find the name under which a file can be set aside: ``cards.set-aside-1.sqlite``. Raises KeepingError."""
    for number in range(1, _MOST_SET_ASIDE):
        target = path.with_name(f"{path.stem}.set-aside-{number}{path.suffix}")
        if not os.path.lexists(target):
            return target
    raise KeepingError(path, f"{_MOST_SET_ASIDE - 1} files were set aside there already", "move them away")


_MOST_SET_ASIDE: Final = 100


def sweep(folder: Path) -> None:
    """Remove what killed programs left in a folder, and never the file at which another one is writing."""
    try:
        found = list(folder.iterdir())
    except OSError:
        # A folder that is not there, or must not be read, has nothing of ours to remove.
        return
    for path in found:
        if path.name.startswith(_PREFIX) and path.name.endswith(_SUFFIX):
            # What cannot be removed stays and harms nobody.
            with suppress(OSError):
                _remove_if_left(path)


def _remove_if_left(part: Path) -> None:
    found = part.lstat()
    if not stat.S_ISREG(found.st_mode):
        return
    age = time.time() - found.st_mtime
    if sys.platform == "win32":
        if age > _LEFT_ON_WINDOWS:
            part.unlink()
        return
    handle = os.open(part, _OLD)
    try:
        if _is_left(handle, age):
            part.unlink()
    finally:
        os.close(handle)


def _is_left(handle: int, age: float) -> bool:
    try:
        return lock_open_file(handle)
    except OSError:
        return age > _SURELY_LEFT
