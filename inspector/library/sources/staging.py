"""Files as they lie on the disk: their size, packed files unpacked beside the library, bombs refused."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import IO

from inspector.keeping import NotOpenedError, open_regular
from inspector.library.errors import LibraryError
from inspector.library.sources.unpacking import UNPACKINGS, PackedError, Unpacking

MEGABYTE = 1_000_000
LARGEST = 4_000 * MEGABYTE
# Real card files shrink to a tenth or so; what grows more than this, once it is worth a look, is a bomb.
LARGEST_RATIO = 100
_RATIO_FROM = 20 * MEGABYTE
_BUFFER = 1 << 20
_OTHERS = {
    b"7z\xbc\xaf": "a 7-Zip archive; unpack it and import the file in it",
    b"SQLite format 3\x00": "a database; import the JSON file that is offered beside it",
    b"\xff\xfe": "UTF-16 text; save it again as UTF-8",
    b"\xfe\xff": "UTF-16 text; save it again as UTF-8",
    b"%PDF": "a PDF; choose a file of cards",
    b"\x89PNG": "a picture; choose a file of cards",
}


def staged(path: Path, folder: Path, tick: Callable[[], None]) -> IO[bytes]:
    """Open a file for reading, a packed file unpacked into a nameless temporary file in ``folder``.

    ``tick`` is called now and then and may raise to stop. Raises LibraryError, one sentence.
    """
    try:
        file = open_regular(path, _BUFFER)
    except NotOpenedError as error:
        raise LibraryError(str(path), error.problem) from None
    try:
        size = file.seek(0, 2)
        file.seek(0)
        head = file.read(16) or b""
        file.seek(0)
    except OSError as error:
        file.close()
        raise _unreadable(path, error) from None
    problem = next((words for mark, words in _OTHERS.items() if head.startswith(mark)), None)
    if not head.strip():
        problem = "empty; choose another"
    if size > LARGEST:
        problem = f"larger than {LARGEST // MEGABYTE:,} MB; divide it"
    if problem:
        file.close()
        raise LibraryError(str(path), f"this file is {problem}")
    way = next((way for mark, way in UNPACKINGS.items() if head.startswith(mark)), None)
    if way is None:
        return file
    with file:
        return _unpacked(file, path, folder, tick, way)


def _unpacked(file: IO[bytes], path: Path, folder: Path, tick: Callable[[], None], way: Unpacking) -> IO[bytes]:
    try:
        target = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115 - it is handed on to the reader
    except OSError as error:
        raise _no_room(path, folder, error) from None
    written = 0
    try:
        for packed, plain in way(file):
            written += _put(plain, target, path, folder)
            _refuse_bomb(written, packed)
            tick()
        _rewind(target, path, folder)
    except BaseException as error:
        target.close()
        if isinstance(error, PackedError):
            raise LibraryError(str(path), str(error)) from None
        if isinstance(error, OSError):
            raise _unreadable(path, error) from None
        raise
    return target


def _put(plain: bytes, target: IO[bytes], path: Path, folder: Path) -> int:
    try:
        return target.write(plain)
    except OSError as error:
        raise _no_room(path, folder, error) from None


def _rewind(target: IO[bytes], path: Path, folder: Path) -> None:
    try:
        # What was held back is written now.
        target.seek(0)
    except OSError as error:
        raise _no_room(path, folder, error) from None


def _no_room(path: Path, folder: Path, error: OSError) -> LibraryError:
    why = error.strerror or str(error)
    return LibraryError(str(path), f"the file cannot be unpacked in {folder} ({why}); make room there")


def _refuse_bomb(written: int, packed: int) -> None:
    """Stop once more came out of a packed file than of any file of cards; raises PackedError."""
    if written > LARGEST or (written > _RATIO_FROM and written > LARGEST_RATIO * packed):
        raise PackedError("it unpacks to far more than any file of cards; get the file again")


def _unreadable(path: Path, error: OSError) -> LibraryError:
    why = error.strerror or str(error)
    return LibraryError(str(path), f"the file cannot be read ({why}); check that it is whole and may be opened")
