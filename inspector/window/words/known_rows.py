"""Of the rows of values those that a viewer may know, and what is said in place of the others."""

from __future__ import annotations

import msgspec

from inspector.rules import Concept, Edition, reason
from inspector.scenario import DECIDED_BY_HIDDEN, KNOWN_OF_HIDDEN
from inspector.window.words.value_words import Row

NOT_KNOWN = "not known"
# The values of which a row is made, where they are several.
_PARTS = {
    "name": ("name", "names"),
    "types": ("types", "subtypes", "supertypes"),
    "abilities": ("abilities", "keywords"),
    "power": ("power", "toughness"),
}


def known_rows(
    shown: tuple[Row, ...], edition: Edition, *, is_unknown: bool = False, unsure: tuple[str, ...] = ()
) -> tuple[Row, ...]:
    """Give the rows that may be told: of an unknown card where it is and whose, of others no value that is unsure.

    ``unsure`` are the keys of values that cards decide which the viewer does not see (``depends_on_hidden``).
    """
    if is_unknown:
        return tuple(row for row in shown if row.key in KNOWN_OF_HIDDEN)
    if not unsure:
        return shown
    why = (reason(edition, Concept.HIDDEN_ZONES, DECIDED_BY_HIDDEN),)
    return tuple(
        msgspec.structs.replace(row, text=NOT_KNOWN, cost="", why=why, before=None, doubts=(), words=())
        if not set(_PARTS.get(row.key, (row.key,))).isdisjoint(unsure)
        else row
        for row in shown
    )
