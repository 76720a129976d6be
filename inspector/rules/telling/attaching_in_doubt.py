"""Attaching judged by values that are not computed: nobody knows whether it can be done (701.3b, 303.4, 301.5)."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Outcome, Result
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.actions import Attach
from inspector.rules.table.table import Table
from inspector.rules.telling.unread import not_computed

_KIND = ("types", "subtypes")
_PROTECTED = (Concept.PROTECTION_FROM_AURAS, Concept.PROTECTION_FROM_EQUIPMENT)
# What an enchant ability may ask of its bearer; and by what something may be protected from it (702.16c).
_ASKED = (*_KIND, "supertypes", "colors", "controller")
_ABILITIES = ("abilities", "keywords")


def attaching_in_doubt(table: Table, action: Attach, outcome: Outcome) -> NotComputed | None:
    """Give what is not computed and may decide whether an object can be attached to another; None where nothing may."""
    if outcome.result is Result.ILLEGAL or action.object == action.to:
        return None
    marks = not_computed(table, scratches(table))
    keys = _keys(outcome)
    doubts = (one for label, asked in keys.items() for one in _about(marks.get(_label(action, label), ()), asked))
    return next(doubts, None)


def _label(action: Attach, which: str) -> str:
    return action.object if which == "attached" else action.to


def _keys(outcome: Outcome) -> dict[str, tuple[str, ...]]:
    """By which values of the two it was judged: of the one that is attached, and of its bearer."""
    first = outcome.reasons[0].concept
    if outcome.result is Result.NOTHING and first is Concept.ATTACHED_ALREADY:
        return {}
    if outcome.result is Result.NOTHING and first is Concept.ONLY_THESE_ARE_ATTACHED:
        return {"attached": _KIND}
    if outcome.result is Result.NOTHING and any(why.concept in _PROTECTED for why in outcome.reasons):
        return {"attached": (*_KIND, "colors"), "bearer": _ABILITIES}
    if outcome.result is Result.NOTHING:
        return {"attached": _KIND, "bearer": _ASKED}
    return {"attached": _KIND, "bearer": _KIND}


def _about(told: tuple[NotComputed, ...], keys: tuple[str, ...]) -> Iterator[NotComputed]:
    return (one for one in told if not set(keys).isdisjoint(one.keys))
