"""What counters of a kind change of what has them, by the words for the kind (122.1)."""

from __future__ import annotations

import re

from inspector.cards import keywords_of
from inspector.reading.grammar.vocabulary import NUMBER_WORDS
from inspector.reading.predicates import ALL_KEYS

BY_COUNTERS = ("power", "toughness", "loyalty", "defense", "keywords", "abilities", "counters")
KIND_OF_COUNTERS = re.compile(r"((?:(?:double|first) )?\S+) counters?\b")
_NO_KIND = frozenset(("all", "a", "counter", "x", *NUMBER_WORDS))
_SIZE = re.compile(r"[+−-]\d+/[+−-]\d+$")


def keys_of_counters(kind: str) -> tuple[str, ...]:
    """What counters of a kind change beside the number of them; all that any may where no kind is named."""
    if kind.lower() in _NO_KIND or kind.isdigit():
        return BY_COUNTERS
    if _SIZE.match(kind):
        return ("counters", "power", "toughness")
    if kind in ALL_KEYS:
        return ("counters", kind)
    return ("counters", "abilities", "keywords") if keywords_of(kind.capitalize()) else ("counters",)
