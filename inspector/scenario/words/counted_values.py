"""How many of something an object has, told before what they are: abilities, counters, colors, types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inspector.rules import counted_abilities

# Whoever asks "how many" wants this number first.
ASKS_HOW_MANY: Final = "how many"
_ONE: Final = {
    "colors": "color",
    "counters": "counter",
    "keywords": "keyword ability",
    "names": "name",
    "subtypes": "subtype",
    "supertypes": "supertype",
    "types": "card type",
}


def how_many_of(label: str, key: str, value: object) -> str:
    """Say how many there are of a value of an object; empty where that is no matter of counting, and for none."""
    if key == "abilities" and isinstance(value, tuple):
        return f"{label} has {counted_abilities(value)}" if value else ""
    if key not in _ONE or not isinstance(value, tuple | Mapping) or not value:
        return ""
    count = sum(value.values()) if isinstance(value, Mapping) else len(value)
    return f"{label} has {count} {_ONE[key] if count == 1 else _several(_ONE[key])}"


def _several(word: str) -> str:
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
