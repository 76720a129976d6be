"""Of the values and their rows those that a viewer may know, and what is said in place of the others."""

from __future__ import annotations

import msgspec

from inspector.rules import (
    Characteristics,
    Concept,
    NotComputed,
    OpenKind,
    Table,
    all_characteristics,
    depends_on_hidden,
    is_unknown,
    reason,
)
from inspector.scenario import DECIDED_BY_HIDDEN, KNOWN_OF_HIDDEN
from inspector.window.words.doubt_words import MARK
from inspector.window.words.value_words import Row

NOT_KNOWN = "not known"
# The values of which a row is made, where they are several.
_NUMBERS = ("mana_value", "power", "toughness", "loyalty", "defense")
_PARTS = {
    "name": ("name", "names"),
    "types": ("types", "subtypes", "supertypes"),
    "abilities": ("abilities", "keywords"),
    "power": ("power", "toughness"),
}


def known_values(seen: Table) -> dict[str, Characteristics]:
    """Give the values of everything on a viewer's table, those that hidden cards decide left open.

    Numbers are a question mark then, and of every such value is said that it may be another.
    """
    values = all_characteristics(seen)
    for label, keys in depends_on_hidden(seen).items():
        now = values[label]
        told = NotComputed(DECIDED_BY_HIDDEN.rstrip("."), label, keys, DECIDED_BY_HIDDEN, OpenKind.HIDDEN)
        open_ = {key: MARK for key in keys if key in _NUMBERS and now.value(key) is not None}
        values[label] = msgspec.structs.replace(now, not_computed=(*now.not_computed, told), **open_)
    return values


def decided_by_hidden(now: Characteristics) -> frozenset[str]:
    """List the values of an object that cards decide which the viewer does not see."""
    return frozenset(key for told in now.not_computed if told.kind is OpenKind.HIDDEN for key in told.keys)


def hides_values(seen: Table, label: str, now: Characteristics) -> bool:
    """Whether a viewer may not be told how an object came to its values: it, or cards that decide them, are hidden."""
    return is_unknown(seen, label) or bool(decided_by_hidden(now))


def known_rows(shown: tuple[Row, ...], seen: Table, label: str, now: Characteristics) -> tuple[Row, ...]:
    """Give the rows that a viewer may be told of an object: of an unknown card where it is and whose, and no more.

    ``now`` are its values from ``known_values``: what they leave open is not known.
    """
    if is_unknown(seen, label):
        return tuple(row for row in shown if row.key in KNOWN_OF_HIDDEN)
    unsure = decided_by_hidden(now)
    if not unsure:
        return shown
    why = (reason(seen.edition, Concept.HIDDEN_ZONES, DECIDED_BY_HIDDEN),)
    return tuple(
        msgspec.structs.replace(row, text=NOT_KNOWN, cost="", why=why, before=None, doubts=(), words=())
        if not set(_PARTS.get(row.key, (row.key,))).isdisjoint(unsure)
        else row
        for row in shown
    )
