"""Keyword actions of which the words do not name what they touch: whom they may touch, and what they change there."""

from __future__ import annotations

import re

from inspector.reading.by_counters import BY_COUNTERS
from inspector.reading.predicates import ALL_BUT_CONTROL
from inspector.reading.whom import Whom

# Keyword actions that put counters on what they do not name (701.34, 701.39, 701.41, 701.47, 701.65), and what else
# they change.
_SIZE_KEYS = ("power", "toughness", "counters")
KEYWORD_ACTIONS: tuple[tuple[re.Pattern[str], Whom, tuple[str, ...]], ...] = (
    # Who is tempted chooses a Ring-bearer, which is legendary (701.54a, 701.54c).
    (
        re.compile(r"\bthe ring tempts you\b", re.IGNORECASE),
        Whom(types=("Creature",), controller="you"),
        ("designations", "supertypes"),
    ),
    # Day and night turn over what has these (702.145b, 702.145e).
    (re.compile(r"\bit becomes night\b", re.IGNORECASE), Whom(keyword="Daybound"), ALL_BUT_CONTROL),
    (re.compile(r"\bit becomes day\b", re.IGNORECASE), Whom(keyword="Nightbound"), ALL_BUT_CONTROL),
    # What is on the stack is exiled (724.1b).
    (re.compile(r"\bend the turn\b", re.IGNORECASE), Whom(zones=("stack",)), ("zone",)),
    # A mana ability of a land taps it, as good as always (605.1a).
    (re.compile(r"\bactivates? a mana ability of each land\b", re.IGNORECASE), Whom(types=("Land",)), ("tapped",)),
    (re.compile(r"\btime travel\b", re.IGNORECASE), Whom(counter="time"), ("counters",)),
    (re.compile(r"\bproliferates?\b", re.IGNORECASE), Whom(counter="any"), BY_COUNTERS),
    (re.compile(r"\bbolsters? [X\d]", re.IGNORECASE), Whom(types=("Creature",), controller="you"), _SIZE_KEYS),
    (re.compile(r"\bsupports? [X\d]", re.IGNORECASE), Whom(types=("Creature",)), _SIZE_KEYS),
    (
        re.compile(r"\bamass(?:es)? ", re.IGNORECASE),
        Whom(subtypes=("Army",), controller="you"),
        ("subtypes", *_SIZE_KEYS),
    ),
    (
        re.compile(r"\bearthbends? [X\d]", re.IGNORECASE),
        Whom(types=("Land",), controller="you"),
        ("types", "keywords", "abilities", *_SIZE_KEYS),
    ),
)
