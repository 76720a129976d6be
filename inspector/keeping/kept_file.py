"""A file of the program's own in which something of the user's is kept, and its last good generation beside it.

It is changed under a lock by who has just read it, so that nothing of another window's is lost; what cannot be read is
never written over. What is damaged is set aside, and the generation before it takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Generic, TypeVar

from inspector.keeping.errors import HeldError, KeepingError, cannot
from inspector.keeping.locking import FileLock
from inspector.keeping.opening import NotOpenedError, read_at_most
from inspector.keeping.replacing import free_name, replace_file, set_aside

T = TypeVar("T")
LARGEST: Final = 64_000_000
_WAIT: Final = 5.0
_Stamp = tuple[int, int, int]


class DamagedError(Exception):
    """What a file holds cannot be what was written; the text is a clause that says why."""


class Read(Generic[T]):
    """What was read: the ``value``, None where there is no file, and a sentence where it was not what it should be."""

    def __init__(self, value: T | None, told: str = "") -> None:
        self.value = value
        self.told = told


class KeptFile(Generic[T]):
    """One file, ``what`` people call its content (``your own cards``), and how its bytes are read.

    ``parse`` raises DamagedError for bytes that were never written like that.
    """

    def __init__(self, path: Path, what: str, parse: Callable[[bytes], T]) -> None:
        """Read nothing yet."""
        self.path = path
        self.before = path.with_name(f"{path.stem}.last-good{path.suffix}")
        self._what = what
        self._parse = parse

    @property
    def stamp(self) -> _Stamp | None:
        """Something that differs once the file was changed; None where it is not there or cannot be looked at."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns, found.st_size

    def read(self) -> Read[T]:
        """Read it; a damaged file is set aside and its last good generation brought back. Raises KeepingError."""
        data = self._bytes(self.path)
        if data is None:
            return Read(None)
        try:
            return Read(self._parse(data))
        except DamagedError:
            with self._locked():
                # Another may have mended it meanwhile.
                return self._read_or_mend()[0]

    @contextmanager
    def changing(self) -> Iterator[FileChange[T]]:
        """Hold the file for a change that begins with what it says now. Raises KeepingError, and nothing is changed."""
        with self._locked():
            found, data = self._read_or_mend()
            yield FileChange(self, found, data)

    def write(self, data: bytes, old: bytes | None) -> None:
        """Put new bytes in the place of the ``old`` ones, which become the last good generation; see ``changing``."""
        do = f"{self._what} cannot be saved"
        try:
            self._parse(data)
        except DamagedError as damage:
            problem = f"{do}, because nobody could read them again ({damage})"
            raise KeepingError(self.path, problem, "undo the last change") from damage
        if data == old:
            return
        if old is not None:
            replace_file(self.before, old, do)
        replace_file(self.path, data, do)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        lock = FileLock(self.path)
        do = f"{self._what} cannot be saved"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            taken = lock.take(_WAIT)
        except (OSError, ValueError) as error:
            raise cannot(do, self.path, error) from error
        if not taken:
            why = "because another Card Inspector is writing there"
            raise HeldError(self.path, f"{do} {why}", "wait a moment and try again")
        with lock:
            yield

    def _read_or_mend(self) -> tuple[Read[T], bytes | None]:
        data = self._bytes(self.path)
        if data is None:
            return Read(None), None
        try:
            return Read(self._parse(data)), data
        except DamagedError as damage:
            return self._mended(data, str(damage))

    def _mended(self, damaged: bytes, why: str) -> tuple[Read[T], bytes | None]:
        """Set the damaged file aside and bring the last good generation back, in this order; none is ever lost."""
        good = self._last_good()
        try:
            if good is None:
                aside = set_aside(self.path)
            else:
                aside = free_name(self.path)
                replace_file(aside, damaged, "a copy cannot be made")
                replace_file(self.path, good[1], "the version before cannot be restored")
        except KeepingError as error:
            refused = error.clause.partition("; ")[0]
            problem = f"the file of {self._what} is damaged ({why}) and cannot be mended now: {refused}"
            raise KeepingError(self.path, problem, "it stays as it is; check the folder and the disk") from error
        told = f"{self.path}: the file of {self._what} is damaged: {why}. It was set aside as {aside.name}"
        if good is None:
            return Read(None, f"{told}; mend it and give it its name again."), None
        return Read(good[0], f"{told}, and all is as it was before the last change that was saved."), good[1]

    def _last_good(self) -> tuple[T, bytes] | None:
        data = self._bytes(self.before)
        if data is None:
            return None
        try:
            return self._parse(data), data
        except DamagedError:
            return None

    def _bytes(self, path: Path) -> bytes | None:
        try:
            return read_at_most(path, LARGEST, self._what)
        except NotOpenedError as error:
            if error.is_missing:
                return None
            why, _, advice = error.problem.partition("; ")
            why = why.removeprefix("the file cannot be read ")
            problem = f"{self._what} cannot be read {why if why.startswith('(') else f'({why})'}"
            raise KeepingError(path, problem, advice) from error


class FileChange(Generic[T]):
    """A change in the making: ``value`` is what the file says now, None where there is none.

    ``told`` is a sentence where the file was damaged.
    """

    def __init__(self, file: KeptFile[T], found: Read[T], data: bytes | None) -> None:
        self.value = found.value
        self.told = found.told
        self._file = file
        self._data = data

    def write(self, data: bytes) -> None:
        """Keep these bytes from now on. Raises KeepingError; then all is as it was."""
        self._file.write(data, self._data)
        self._data = data
