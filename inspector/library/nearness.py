"""How a query matched a name: from the name itself to a guess at what was misspelled."""

from __future__ import annotations

from enum import IntEnum


class Nearness(IntEnum):
    """How a query matched a name, the nearest first."""

    EXACT = 0
    PREFIX = 1
    INNER_PREFIX = 2
    WORD_PREFIXES = 3
    WITHIN = 4
    GUESS = 5
