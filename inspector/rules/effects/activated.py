"""Activated abilities among those that an object has (602.1, 113.3b): by their colon, or by their keyword."""

from __future__ import annotations

import re

from inspector.cards import families_of
from inspector.rules.values.scratch import Ability

# Keyword abilities that are activated abilities without a colon of their own (section 702); so are their variants, as
# swampcycling is one of cycling (702.29e).
_KEYWORDS = frozenset(
    (
        "Aura Swap",
        "Commander ninjutsu",
        "Craft",
        "Crew",
        "Cycling",
        "Embalm",
        "Encore",
        "Equip",
        "Eternalize",
        "Fortify",
        "Level Up",
        "Ninjutsu",
        "Outlast",
        "Reconfigure",
        "Reinforce",
        "Saddle",
        "Scavenge",
        "Station",
        "Transfigure",
        "Transmute",
        "Unearth",
    )
)
_QUOTED = re.compile(r'"[^"]*"|“[^”]*”|\([^)]*\)')
_COST = re.compile(r"^(?:[^:.]+ — )?(?P<cost>[^:.]*):\s*(?P<effect>.+)$", re.DOTALL)
_LOYALTY = re.compile(r"^\[?(?:[+−–-]?\d+|[+−–-]?X|0)\]?$")
_NO_COST = re.compile(r"\b(?:gets?|has|have|is|are|gains?|loses?|becomes?|following|choose)\b", re.IGNORECASE)
# A level symbol is the keyword of a static ability, whatever activated ones stand behind it (711.2).
_NO_ACTIVATED = re.compile(r"^(?:When|Whenever|At|LEVEL \d+)\b")


def is_activated(ability: Ability) -> bool:
    """Whether an ability is an activated one; a loyalty ability is too (606.1)."""
    if _parts(ability.text) is not None:
        return True
    return any(not _KEYWORDS.isdisjoint((word, *families_of(word))) for word in ability.keywords)


def is_loyalty(ability: Ability) -> bool:
    """Whether it is a loyalty ability: one with a loyalty symbol in its cost (606.2)."""
    found = _parts(ability.text)
    return found is not None and _LOYALTY.match(found[0]) is not None


def is_mana(ability: Ability) -> bool:
    """Whether it is an activated mana ability: it could add mana, has no target and is no loyalty ability (605.1a)."""
    found = _parts(ability.text)
    if found is None or _LOYALTY.match(found[0]) is not None or "target" in found[1].casefold():
        return False
    return re.search(r"\b[Aa]dds?\b[^.]*(?:\{[^}]+\}|\bmana\b)", found[1]) is not None


def _parts(text: str) -> tuple[str, str] | None:
    """Give cost and effect of an activated ability as it is written; None for any other."""
    bare = _QUOTED.sub("", text).strip()
    found = _COST.match(bare)
    if found is None or _NO_ACTIVATED.match(bare) or _NO_COST.search(found["cost"]):
        return None
    return found["cost"].strip(), found["effect"]
