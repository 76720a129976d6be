"""Which counters give a keyword (122.1b): by their names, and by how those of variants of a keyword begin."""

from __future__ import annotations

KEYWORD_COUNTERS = frozenset(
    (
        "deathtouch",
        "double strike",
        "first strike",
        "flying",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "trample",
        "vigilance",
    )
)
LATER_KEYWORD_COUNTERS = frozenset(("decayed", "exalted", "shadow"))
# Variants of these keywords that counters can be as well (702.11d, 702.19c).
VARIANTS = ("hexproof from ", "trample over planeswalkers")
