"""What a text expects, word by word: the key of a value, and the value."""

from __future__ import annotations

import re

from inspector.rules import VALUE_KEYS


def key_said(words: str) -> str | None:
    """Give the key of a value by its words: ``mana value``, ``type line`` is told by its parts."""
    key = "_".join(words.strip().lower().split())
    others = {
        "color": "colors",
        "colour": "colors",
        "colours": "colors",
        "type": "types",
        "subtype": "subtypes",
        "cmc": "mana_value",
        "ability": "abilities",
    }
    key = others.get(key, key)
    return key if key in VALUE_KEYS else None


def value_said(words: str) -> object:
    """Give the value that words of an expectation mean: a number, none, a text in quotes, or words as they stand."""
    if re.fullmatch(r"-?[0-9]+", words):
        return int(words)
    if words.lower() in ("yes", "no"):
        return words.lower() == "yes"
    if words.lower() in ("none", "nothing"):
        return None
    quoted = re.fullmatch(r'"(.*)"', words)
    return quoted[1] if quoted else words
