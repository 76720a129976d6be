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


def doubled_keys(data: bytes | memoryview | msgspec.Raw, *, outermost: bool = False) -> tuple[str, ...]:
    """List the keys that stand twice in one object of a JSON text; with ``outermost`` only those of the outer object.

    A text that cannot be read has none.
    """
    found: list[str] = []

    def look(pairs: list[tuple[str, Any]]) -> None:
        if outermost:
            found.clear()
        if len(pairs) != len({key for key, _ in pairs}):
            found.extend(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)

    try:
        json.loads(bytes(memoryview(data)), object_pairs_hook=look)
    except (ValueError, RecursionError):
        return ()
    return tuple(found)


def with_doubled_keys(item: Incoming | Repaired, data: bytes | memoryview | msgspec.Raw) -> Incoming | Repaired:
    """Add to a record what stands twice in its text; of such a key the last value counts."""
    found = tuple(f"{key[:40]} stands twice, and the last one counts" for key in doubled_keys(data))
    if not found:
        return item
    if isinstance(item, Repaired):
        return Repaired(item.record, (*item.problems, *found))
    return Repaired(item, found)
