"""Whom words of a spell cannot have meant, since they were not so as it resolved: "creature with power 3 or greater".

Sizes, keywords and the like change from one moment to the next. So it is judged once, on the table on which the spell
begins to resolve (608.2b, 608.2c), by what is certain there, and kept with the words that wait to be told.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import eq, ge, le

import msgspec

from inspector.reading import Instruction, Whom
from inspector.rules.decisions.finished_values import Characteristics
from inspector.rules.table.objects import GameObject, ResolvedSpell
from inspector.rules.table.table import Table
from inspector.rules.telling.characteristics import all_characteristics

_AS_CAST = re.compile(r"As an additional cost\b|[^.]*\brather than pay\b")
_COMPARES: dict[str, Callable[[int, int], bool]] = {"<=": le, ">=": ge, "==": eq}
_OPEN_ZONES = ("battlefield", "graveyard", "stack")
# What else its own words may change before them, so that what is asked was so or not by then. Words that are read
# change keywords with abilities alone, and a mana value with its cost.
_CHANGED_WITH = {
    "power": frozenset(("power", "counters", "abilities", "types")),
    "toughness": frozenset(("toughness", "counters", "abilities", "types")),
    "mana_value": frozenset(("mana_value",)),
    "with": frozenset(("abilities", "counters")),
    "without": frozenset(("abilities", "counters")),
    "is": frozenset(("tapped",)),
}
_ASKS_OF = {"with": "keywords", "without": "keywords", "is": "tapped"}


def with_those_left_out(before: Table, after: Table) -> Table:
    """Give the table with what is certain of whom the words of spells did not mean that resolved since ``before``."""
    if after.resolved == before.resolved:
        return after
    # What is left of the words of a spell, once some are told, was judged when that resolved.
    known = {(one.label, one.since) for one in before.resolved}
    kept = tuple(
        one if one.goes_on or (one.label, one.since) in known else _judged(one, before) for one in after.resolved
    )
    if kept == after.resolved:
        return after
    return after.followed_by(msgspec.structs.replace(after, resolved=kept))


def _judged(spell: ResolvedSpell, before: Table) -> ResolvedSpell:
    groups = {whom for told in spell.instructions if _is_done_now(told) for whom in told.unread.whom if whom.asks}
    asking = [whom for whom in groups if not _is_changed_by_its_own_words(whom, spell)]
    if not asking:
        return spell
    there = all_characteristics(before)
    # Of what lies hidden it would be told by this what it is.
    objects = [(held, there[held.label]) for held in before.objects.values() if held.zone in _OPEN_ZONES]
    # Where nothing at all is tapped, that was not told, and nothing is left out by it.
    untold = set() if any(held.tapped for held, _ in objects) else {("is", "tapped")}
    left_out = {
        whom: frozenset(
            held.identity
            for held, found in objects
            if any(_is_not(held, found, *ask) for ask in whom.asks if ask not in untold)
        )
        for whom in asking
    }
    return msgspec.structs.replace(spell, left_out=left_out)


def _is_done_now(told: Instruction) -> bool:
    """Whether words were followed as the spell resolved: neither later, nor as its costs were paid."""
    return not told.waits and not told.as_cast and _AS_CAST.match(told.unread.text) is None


def _is_changed_by_its_own_words(whom: Whom, spell: ResolvedSpell) -> bool:
    changed = {key for told in spell.instructions if whom not in told.unread.whom for key in told.unread.keys}
    return any(not changed.isdisjoint(_CHANGED_WITH[key]) for key, _ in whom.asks)


def _is_not(held: GameObject, found: Characteristics, key: str, asked: str) -> bool:
    """Whether it is certain that an object is not as it is asked to be."""
    asks_of = _ASKS_OF.get(key, key)
    if found.doubts(asks_of) or found.waits(asks_of):
        return False
    if key == "is":
        return held.tapped is not (asked == "tapped")
    if key in ("with", "without"):
        return (asked in found.keywords) is (key == "without")
    value = getattr(found, key)
    return isinstance(value, int) and not _COMPARES[asked[:2]](value, int(asked[2:]))
