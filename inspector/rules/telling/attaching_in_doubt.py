"""Attaching judged by values that are not computed: nobody knows whether it can be done (701.3b, 303.4, 301.5)."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Outcome, Result
from inspector.rules.layers.computed_tables import known_of, scratches
from inspector.rules.steps.attachments import asked_of_bearers, refused_attachment
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

# That something is an Aura, Equipment or Fortification is a subtype of it.
_KIND = ("subtypes",)
_PROTECTED = (Concept.PROTECTION_FROM_AURAS, Concept.PROTECTION_FROM_EQUIPMENT)
# By what something may be protected from it (702.16c): only a mana ability that goes with a land type comes and goes
# without a change of keywords (305.6).
_KEYWORDS = ("keywords",)


def attaching_in_doubt(table: Table, action: Attach, outcome: Outcome) -> str:
    """Give the words not computed that may decide whether an object can be attached to another; none where none may."""
    if action.object == action.to:
        return ""
    every = scratches(table)
    marks = not_computed(table, every)
    attached, bearer = every[action.object], every[action.to]
    of_attached, of_bearer, of_others = _keys(outcome, attached, bearer, every)
    doubts = [*_about(marks.get(action.object, ()), of_attached), *_about(marks.get(action.to, ()), of_bearer)]
    for other in every.values():
        if other.object.attached_to == action.to:
            doubts += _about(marks.get(other.object.label, ()), of_others)
    if outcome.result is not Result.NOTHING:
        doubts += shields_in_doubt(table, marks.get(action.to, ()))
        doubts += _about(marks.get(action.object, ()), asked_by_shields(bearer))
    # What protects by words that are not read may do so from what would be attached (702.16c-d).
    return doubts[0].text if doubts else protection_not_read(bearer, attached, every, table.players)


def shields_in_doubt(table: Table, told: tuple[NotComputed, ...]) -> Iterator[NotComputed]:
    """Give those of an object's doubts by which it may get protection, or words that nothing can be attached to it."""
    given = gives_shields(known_of(table).running)
    return (one for one in _about(told, _KEYWORDS) if given or STOPS_ATTACHING.search(one.text))


def hosting_in_doubt(table: Table, outcome: Outcome, label: str) -> str:
    """Give the words not computed that may decide whether there is something that an Aura could enchant (303.4g)."""
    if all(why.concept is not Concept.AURA_WITHOUT_A_HOST for why in outcome.reasons):
        return ""
    every = scratches(table)
    marks = not_computed(table, every)
    asked = {key for wanted in asked_of_bearers(every[label]) for key in asked_by(wanted)}
    keys = (*_KEYWORDS, *asked)
    return next((one.text for other in every for one in _about(marks.get(other, ()), keys)), "")


def _keys(
    outcome: Outcome, attached: Scratch, bearer: Scratch, every: Every
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """By which values it was judged: of the one that is attached, of its bearer, of what else is attached to that."""
    first = outcome.reasons[0].concept
    is_nothing = outcome.result is Result.NOTHING
    if is_nothing and first is Concept.ATTACHED_ALREADY:
        return (), (), ()
    if is_nothing and first is Concept.ONLY_THESE_ARE_ATTACHED:
        return _KIND, (), ()
    if is_nothing and any(why.concept in _PROTECTED for why in outcome.reasons):
        return FROM_WHAT, _KEYWORDS, ()
    refusal = refused_attachment(attached, bearer, every)
    if refusal is not None and refusal.template.startswith("never "):
        # That nothing can enchant or equip it is said by itself or by an Aura on it (303.4, 301.5).
        return (), _KEYWORDS, _KEYWORDS
    return *keys_of_hosting(attached), ()


def _about(told: tuple[NotComputed, ...], keys: tuple[str, ...]) -> Iterator[NotComputed]:
    return (one for one in told if not set(keys).isdisjoint(one.keys))
