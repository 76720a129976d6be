"""Attaching judged by values that are not computed: nobody knows whether it can be done (701.3b, 303.4, 301.5)."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.reading import ATTACHED_TO
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Outcome, Result
from inspector.rules.layers.computed_tables import known_of, scratches
from inspector.rules.steps.attachments import asked_of_bearers
from inspector.rules.steps.protection import protection_not_read
from inspector.rules.table.actions import Attach
from inspector.rules.table.table import Table
from inspector.rules.telling.unread import not_computed
from inspector.rules.telling.unread_spread import asked_by
from inspector.rules.telling.what_bearers_are import (
    FROM_WHAT,
    STOPS_ATTACHING,
    asked_by_shields,
    gives_shields,
    keys_of_hosting,
)
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch

_KIND = ("types", "subtypes")
_PROTECTED = (Concept.PROTECTION_FROM_AURAS, Concept.PROTECTION_FROM_EQUIPMENT)
# By what something may be protected from it (702.16c).
_ABILITIES = ("abilities", "keywords")


def attaching_in_doubt(table: Table, action: Attach, outcome: Outcome) -> NotComputed | None:
    """Give what is not computed and may decide whether an object can be attached to another; None where nothing may."""
    if outcome.result is Result.ILLEGAL or action.object == action.to:
        return None
    every = scratches(table)
    marks = not_computed(table, every)
    keys = _keys(outcome, every[action.object])
    doubts = (one for label, asked in keys.items() for one in _about(marks.get(_label(action, label), ()), asked))
    return next(doubts, None) or _of_shields(table, action, outcome) or _by_protection(table, every, action)


def _of_shields(table: Table, action: Attach, outcome: Outcome) -> NotComputed | None:
    """Give what may protect the bearer from what was attached to it, or give that what it is protected from."""
    if outcome.result is Result.NOTHING:
        return None
    every = scratches(table)
    bearer = every.get(action.to)
    if bearer is None:
        return None
    marks = not_computed(table, every)
    shielding = shields_in_doubt(table, marks.get(action.to, ()))
    own = _about(marks.get(action.object, ()), asked_by_shields(bearer))
    return next(shielding, None) or next(own, None)


def shields_in_doubt(table: Table, told: tuple[NotComputed, ...]) -> Iterator[NotComputed]:
    """Give those of an object's doubts by which it may get protection, or words that nothing can be attached to it."""
    given = gives_shields(known_of(table).running)
    return (one for one in _about(told, _ABILITIES) if given or STOPS_ATTACHING.search(one.text))


def _by_protection(table: Table, every: Every, action: Attach) -> NotComputed | None:
    """What protects by words that are not read, and so perhaps from what would be attached (702.16c-d)."""
    host = every.get(action.to)
    text = protection_not_read(host, every[action.object], every, table.players) if host is not None else ""
    return NotComputed(text, action.to, (ATTACHED_TO,), "") if text else None


def hosting_in_doubt(table: Table, outcome: Outcome, label: str) -> NotComputed | None:
    """Give what is not computed and may decide whether there is something that an Aura could enchant (303.4g)."""
    if all(why.concept is not Concept.AURA_WITHOUT_A_HOST for why in outcome.reasons):
        return None
    every = scratches(table)
    marks = not_computed(table, every)
    asked = {key for wanted in asked_of_bearers(every[label]) for key in asked_by(wanted)}
    keys = (*_KIND, *_ABILITIES, *asked)
    return next((one for other in every for one in _about(marks.get(other, ()), keys)), None)


def _label(action: Attach, which: str) -> str:
    return action.object if which == "attached" else action.to


def _keys(outcome: Outcome, attached: Scratch) -> dict[str, tuple[str, ...]]:
    """By which values of the two it was judged: of the one that is attached, and of its bearer."""
    first = outcome.reasons[0].concept
    is_nothing = outcome.result is Result.NOTHING
    if is_nothing and first is Concept.ATTACHED_ALREADY:
        return {}
    if is_nothing and first is Concept.ONLY_THESE_ARE_ATTACHED:
        return {"attached": _KIND}
    if is_nothing and any(why.concept in _PROTECTED for why in outcome.reasons):
        return {"attached": FROM_WHAT, "bearer": _ABILITIES}
    of_attached, of_bearer = keys_of_hosting(attached)
    return {"attached": of_attached, "bearer": of_bearer}


def _about(told: tuple[NotComputed, ...], keys: tuple[str, ...]) -> Iterator[NotComputed]:
    return (one for one in told if not set(keys).isdisjoint(one.keys))
