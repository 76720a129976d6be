"""Reading JSON with one object a line, as Scryfall's bulk files have it: streamed, in the memory of one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import IO

import msgspec

from inspector.library.records import Incoming, Repaired, Unreadable, read_record

LONGEST_LINE = 4_000_000


class At:
    """Where a reader is: bytes ``done``, and a function that says the ``place`` in words."""

    def __init__(self) -> None:
        self.done = 0
        self.number = 0
        self.place: Callable[[], str] = lambda: f"line {self.number}"


def records(file: IO[bytes], at: At) -> Iterator[Incoming | Repaired | Unreadable]:
    """Give the records of the lines; what is none is given as unreadable, with its line's number."""
    while line := file.readline(LONGEST_LINE):
        at.number += 1
        at.done += len(line)
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            at.done += _skip_line(file)
            yield Unreadable(at.place(), "", "is longer than any card's")
            continue
        # Nearly all lines end like this; what is not copied saves time.
        data = memoryview(line)[:-2] if line.endswith(b"},\n") else line.rstrip(b"],\r\n\t ")
        if line[:1] != b"{":
            data = bytes(data).removeprefix(b"\xef\xbb\xbf").lstrip(b" \t[")
            if not data:
                continue
        try:
            yield read_record(data)
        except RecursionError:
            yield Unreadable(at.place(), "", "is nested too deep")
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            yield Unreadable(at.place(), "", _problem(str(error), whole=line.endswith(b"\n")))


def _problem(message: str, *, whole: bool) -> str:
    if not whole and "truncated" in message:
        return "is cut off: the file ends in the middle of it"
    return "is no JSON object"


def _skip_line(file: IO[bytes]) -> int:
    skipped = 0
    while part := file.readline(LONGEST_LINE):
        skipped += len(part)
        if part.endswith(b"\n"):
            break
    return skipped
