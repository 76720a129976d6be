"""What an effect that resolved does not reach: its set of objects was fixed when it began (611.2c, 702.26e)."""

from __future__ import annotations

import msgspec

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.layers.ended_effects import values_touched_by
from inspector.rules.layers.layers import computed
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen
from inspector.rules.values.spelling import spelled


def left_out(table: Table, scratch: Scratch) -> dict[str, list[Decision]]:
    """Tell, of each value that such an effect would change, why this object is not among its own (611.2c, 702.26e).

    What would be the same if it were among them is not so because it is not (613.8a asks so of what came to nothing).
    """
    found: dict[str, list[Decision]] = {}
    every = scratches(table)
    held, passed = scratch.object, Concept.EFFECT_PASSES_PHASED_OUT
    if held.label not in every:
        # What is phased out is taken as not there, by what resolved too (702.26b).
        return found
    for effect in reversed(table.effects):
        if effect.meant is None or effect.identities is None or held.identity in effect.identities:
            continue
        if not chosen(effect.meant, [every[held.label]], every, Asker(effect.controller)):
            continue
        was_away = held.identity in effect.away and bool(numbers(passed, table.edition.key))
        given = {"source": Source(called=effect.called, effect=effect.timestamp)}
        for key in _would_change(table, effect, every[held.label]):
            if was_away:
                found.setdefault(key, []).append(Decision(key, passed, Because.WAS_PHASED_OUT, given))
                continue
            concept = Concept.SET_OF_OBJECTS_IS_FIXED
            found.setdefault(key, []).append(Decision(key, concept, Because.ARRIVED_LATE, given))
    return found


def _would_change(table: Table, effect: ContinuousEffect, scratch: Scratch) -> list[str]:
    """List the values of an object that would be others if an effect affected it too."""
    held = scratch.object
    on_it_too = msgspec.structs.replace(effect, identities=(*(effect.identities or ()), held.identity))
    effects = tuple(on_it_too if one is effect else one for one in table.effects)
    tried = computed(msgspec.structs.replace(table, effects=effects), reasons=False)[held.label]
    other_types = tried.every_creature_type != scratch.every_creature_type
    return [
        key
        for key in values_touched_by(effect.change)
        if spelled(tried, key) != spelled(scratch, key) or (key == "subtypes" and other_types)
    ]
