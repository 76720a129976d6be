"""Recognising a file by its first bytes and its outer form, and reading its records one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import msgspec

from inspector.library.errors import LibraryError
from inspector.library.records import Item
from inspector.library.sources import cockatrice, documents, lines
from inspector.library.sources.problems import DocumentError
from inspector.library.sources.staging import staged

_HEAD = 1 << 16
# Files beyond this are made by programs, which write no key twice; to look for that would double the time they take.
MOST_READ_CAREFULLY = 16_000_000


class CardFile:
    """An open file of cards: iterate over it for its records; ``done`` of ``total`` bytes are read, ``place`` is where.

    ``kind`` says in words what the file was recognised as.
    """

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self.file = file
        self.total = file.seek(0, 2)
        file.seek(0)
        self.at = lines.At(careful=self.total <= MOST_READ_CAREFULLY)
        self.kind, self._reader = _recognised(path, file)

    @property
    def done(self) -> int:
        """How many bytes are read."""
        return min(self.at.done, self.total)

    @property
    def place(self) -> str:
        """Where the record stands that was given last: a line or a path in the file."""
        return self.at.place()

    def __iter__(self) -> Iterator[Item]:
        try:
            yield from self._reader(self.file, self.at)
        except DocumentError as error:
            raise LibraryError(str(self.path), str(error)) from None
        except (OSError, MemoryError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise LibraryError(str(self.path), f"the file cannot be read to its end ({why}); get it again") from None

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def open_source(path: Path, folder: Path, tick: Callable[[], None] = lambda: None) -> CardFile:
    """Open a file of cards of any known kind; packed ones are unpacked into ``folder``. Raises LibraryError."""
    file = staged(path, folder, tick)
    try:
        return CardFile(path, file)
    except BaseException:
        file.close()
        raise


def _recognised(path: Path, file: IO[bytes]) -> tuple[str, Callable[[IO[bytes], lines.At], Iterator[Item]]]:
    head = file.read(_HEAD).removeprefix(b"\xef\xbb\xbf").lstrip()
    file.seek(0)
    if head[:200].lower().startswith((b"<!doctype html", b"<html")):
        raise LibraryError(str(path), "this is a web page; get the file itself, not the page that offers it")
    if head.startswith(b"<"):
        return "Cockatrice", cockatrice.cockatrice_records
    if not head.startswith((b"[", b"{")):
        raise LibraryError(
            str(path), "this is not a file of cards of a kind known here: expected JSON or Cockatrice XML"
        )
    if _one_object_a_line(head):
        return "JSON, one object a line", lines.line_records
    return "JSON", documents.document_records


def _one_object_a_line(head: bytes) -> bool:
    """Whether the first line that holds an object holds all of it, and more objects or the array's end follow."""
    found = [line for line in map(bytes.strip, head.split(b"\n")[:8]) if line]
    opened = found[0] == b"["
    found = found[opened:]
    if len(found) < 2 or not found[1].startswith((b"{", b"]") if opened else b"{"):
        return False
    try:
        msgspec.json.decode(found[0].lstrip(b"[").rstrip(b","), type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
