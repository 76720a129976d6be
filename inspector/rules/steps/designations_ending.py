"""How designations and roles end by what becomes of their objects (506.4, 702.95e, 701.54a); looked at after an action.

What leaves the battlefield is a new object, which never had them (400.7).
"""

from __future__ import annotations

from inspector.rules.decisions.marks import PAIRED, RING_BEARER, ROLES, shown_word, unmarked
from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.objects import GameObject
from inspector.rules.values.asking import Every

_ENDING = frozenset((*ROLES, PAIRED, RING_BEARER))


def designations_ended(step: Step) -> Step:
    """Take off those designations whose objects are no longer what they must be for them."""
    marked = [held for held in step.table.objects.values() if not _ENDING.isdisjoint(held.designations)]
    if not marked:
        return step
    every = scratches(step.table)
    before = scratches(step.start)
    for held in marked:
        words = [word for word in held.designations if word in _ENDING and _is_over(word, held, every, before)]
        if not words:
            continue
        step = step.with_object(unmarked(held, *words))
        for word in words:
            for concept in _rules_of(step, held, word):
                step = step.because(concept, "mark ends", name=shown_name(step, held), word=shown_word(word))
    return step


def _rules_of(step: Step, held: GameObject, word: str) -> tuple[Concept, ...]:
    """Name what ends a designation: where its partner phases out, how long soulbond pairs them (702.26f, 702.95a).

    702.95e lists what unpairs creatures, but phasing changes neither the zone nor the controller (702.26d).
    """
    if word == PAIRED and held.paired_with in step.table.phased_out:
        return Concept.DURATION_ENDS_ON_PHASING_OUT, Concept.PAIRED_WHILE_BOTH_ARE_THERE
    return (_BY.get(word, Concept.REMOVED_FROM_COMBAT),)


_BY = {PAIRED: Concept.BECOMING_UNPAIRED, RING_BEARER: Concept.RING_BEARER}


def _is_over(word: str, held: GameObject, every: Every, before: Every) -> bool:
    now = every[held.label]
    was = before.get(held.label)
    other_controller = was is not None and was.object.identity == held.identity and was.controller != now.controller
    if word == RING_BEARER:
        return other_controller
    if other_controller or "Creature" not in now.types:
        return True
    return word == PAIRED and not _has_partner(held, every, before)


def _has_partner(held: GameObject, every: Every, before: Every) -> bool:
    partner = every.get(held.paired_with) if held.paired_with is not None else None
    if partner is None or partner.object.paired_with != held.label:
        return False
    was = before.get(partner.object.label)
    changed = (
        was is not None and was.object.identity == partner.object.identity and (was.controller != partner.controller)
    )
    return "Creature" in partner.types and not changed
