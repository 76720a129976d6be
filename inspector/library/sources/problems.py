"""What can be wrong with a file or with one of its records, said in plain words."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec

from inspector.library.records import Incoming, Repaired

_NUMBERS = ("out of range", "Number", "number", "digits")


class DocumentError(Exception):
    """A document cannot be read as cards; the text says where and why, and what to do."""


def why_unreadable(error: Exception) -> str:
    """Say why a record could not be decoded, as what follows "the record"."""
    if isinstance(error, RecursionError):
        return "is nested too deep"
    if isinstance(error, UnicodeDecodeError) or "utf-8" in str(error).lower():
        return "has characters that are not UTF-8"
    if any(word in str(error) for word in _NUMBERS):
        return "has a number that is none, or far too large"
    return "is not a JSON object"


class DoubledKeys:
    """Finds the keys that stand twice in one object of a JSON text; made once for all records of a file.

    With ``outermost`` only those of the outer object are found.
    """

    def __init__(self, *, outermost: bool = False) -> None:
        self._outermost = outermost
        self._found: list[str] = []
        self._decode = json.JSONDecoder(object_pairs_hook=self._look).decode

    def _look(self, pairs: list[tuple[str, Any]]) -> None:
        if self._outermost:
            self._found.clear()
        if len(pairs) != len(dict(pairs)):
            self._found.extend(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)

    def of(self, data: bytes | memoryview | msgspec.Raw) -> tuple[str, ...]:
        """List them. A text that cannot be read has none."""
        self._found.clear()
        try:
            self._decode(str(memoryview(data), "utf-8"))
        except (ValueError, RecursionError):
            return ()
        return tuple(self._found)

    def told(self, item: Incoming | Repaired, data: bytes | memoryview | msgspec.Raw) -> Incoming | Repaired:
        """Add to a record what stands twice in its text; of such a key the last value counts."""
        found = tuple(f"{key[:40]} stands twice, and the last one counts" for key in self.of(data))
        if not found:
            return item
        if isinstance(item, Repaired):
            return Repaired(item.record, (*item.problems, *found))
        return Repaired(item, found)
