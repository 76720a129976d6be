"""Files as they lie on the disk: their size, packed files unpacked beside the library, bombs refused."""

from __future__ import annotations

import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import IO

from inspector.library.errors import LibraryError

MEGABYTE = 1_000_000
LARGEST = 4_000 * MEGABYTE
# Real card files shrink to a tenth or so; what grows more than this, once it is worth a look, is a bomb.
LARGEST_RATIO = 100
_RATIO_FROM = 20 * MEGABYTE
_CHUNK = 1 << 18
_BUFFER = 1 << 20
_GZIP = b"\x1f\x8b"
_OTHERS = {
    b"PK\x03\x04": "a ZIP archive; unpack it and import the file in it",
    b"BZh": "packed with bzip2; unpack it and import the file in it",
    b"\xfd7zXZ": "packed with xz; unpack it and import the file in it",
    b"7z\xbc\xaf": "a 7-Zip archive; unpack it and import the file in it",
    b"SQLite format 3\x00": "a data base; import the JSON file that is offered beside it",
    b"\xff\xfe": "UTF-16 text; save it again as UTF-8",
    b"\xfe\xff": "UTF-16 text; save it again as UTF-8",
    b"%PDF": "a PDF; choose a file of cards",
    b"\x89PNG": "a picture; choose a file of cards",
}


def staged(path: Path, folder: Path, tick: Callable[[], None]) -> IO[bytes]:
    """Open a file for reading, a gzip file unpacked into a nameless temporary file in ``folder``.

    ``tick`` is called now and then and may raise to stop. Raises LibraryError, one sentence.
    """
    try:
        size = path.stat().st_size
        if path.is_dir():
            raise LibraryError(str(path), "this is a folder; name a file in it")
        if size > LARGEST:
            raise LibraryError(str(path), f"the file is larger than {LARGEST // MEGABYTE:,} MB; divide it")
        file = path.open("rb", buffering=_BUFFER)
    except FileNotFoundError:
        raise LibraryError(str(path), "there is no such file; check its name and its folder") from None
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    head = file.read(16)
    file.seek(0)
    problem = next((words for mark, words in _OTHERS.items() if head.startswith(mark)), None)
    if not head.strip():
        problem = "empty; choose another"
    if problem:
        file.close()
        raise LibraryError(str(path), f"this file is {problem}")
    if not head.startswith(_GZIP):
        return file
    with file:
        return _unpacked(file, path, folder, tick)


def _unpacked(file: IO[bytes], path: Path, folder: Path, tick: Callable[[], None]) -> IO[bytes]:
    target = tempfile.TemporaryFile(dir=folder)  # noqa: SIM115 - it is handed on to the reader
    try:
        _unpack(file, target, path, tick)
    except BaseException as error:
        target.close()
        if isinstance(error, OSError | zlib.error):
            raise _unreadable(path, error) from None
        raise
    target.seek(0)
    return target


def _unpack(file: IO[bytes], target: IO[bytes], path: Path, tick: Callable[[], None]) -> None:
    unpacker = zlib.decompressobj(31)
    written = 0
    while True:
        packed = unpacker.unconsumed_tail or file.read(_CHUNK)
        if not packed:
            break
        if unpacker.eof:
            # Files of several gzip members, one behind the other, are allowed.
            unpacker = zlib.decompressobj(31)
        plain = unpacker.decompress(packed, _CHUNK * 4)
        if unpacker.eof and unpacker.unused_data:
            file.seek(-len(unpacker.unused_data), 1)
        written += target.write(plain)
        if written > LARGEST or (written > _RATIO_FROM and written > LARGEST_RATIO * file.tell()):
            raise LibraryError(str(path), "it unpacks to far more than any file of cards; get the file again")
        tick()
    if not unpacker.eof:
        raise LibraryError(str(path), "the packed file ends in the middle; it was cut off, so get it again")


def _unreadable(path: Path, error: Exception) -> LibraryError:
    why = getattr(error, "strerror", None) or str(error)
    return LibraryError(str(path), f"the file cannot be read ({why}); check that it is whole and may be opened")
