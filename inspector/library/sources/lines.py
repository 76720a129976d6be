"""Reading JSON with one object a line, as Scryfall's bulk files have it: streamed, in the memory of one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import IO

import msgspec

from inspector.library.records import Item, Unreadable, read_record
from inspector.library.sources.problems import DoubledKeys, why_unreadable

LONGEST_LINE = 4_000_000


class At:
    """Where a reader is: bytes ``done``, and a function that says the ``place`` in words.

    A ``careful`` reader looks for keys that stand twice in a record; ``doubled`` finds them.
    """

    def __init__(self, *, careful: bool = False) -> None:
        self.doubled = DoubledKeys() if careful else None
        self.done = 0
        self.number = 0
        self.place: Callable[[], str] = lambda: f"line {self.number}"


def line_records(file: IO[bytes], at: At) -> Iterator[Item]:
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
            yield read_record(data) if at.doubled is None else at.doubled.told(read_record(data), data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            cut_off = not line.endswith(b"\n") and "truncated" in str(error)
            yield Unreadable(at.place(), "", _CUT_OFF if cut_off else why_unreadable(error))


_CUT_OFF = "is cut off: the file ends in the middle of it"


def _skip_line(file: IO[bytes]) -> int:
    skipped = 0
    while part := file.readline(LONGEST_LINE):
        skipped += len(part)
        if part.endswith(b"\n"):
            break
    return skipped
