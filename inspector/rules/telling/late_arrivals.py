"""What an effect that resolved does not reach: its set of objects was fixed when it began (611.2c, 702.26e)."""

from __future__ import annotations

import msgspec

from inspector.cards import BASIC_LAND_TYPES, Change, Filter
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.layers.ended_effects import touches_itself, values_touched_by
from inspector.rules.layers.layers import computed
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker, Every
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
    # What is phased out is taken as not there, by what resolved too (702.26b): it is among none of these.
    for place, effect in reversed([*enumerate(table.effects)]):
        if effect.meant is None or effect.identities is None or held.identity in effect.identities:
            continue
        was_away = held.identity in effect.away and bool(numbers(passed, table.edition.key))
        given = {"source": Source(called=effect.called, effect=effect.timestamp)}
        for key in _would_change(table, every, place, effect.meant).get(held.label, ()):
            if was_away:
                found.setdefault(key, []).append(Decision(key, passed, Because.WAS_PHASED_OUT, given))
                continue
            concept = Concept.SET_OF_OBJECTS_IS_FIXED
            found.setdefault(key, []).append(Decision(key, concept, Because.ARRIVED_LATE, given))
    return found


# Under this name they hang on the table.
_KEPT = "late arrivals"


def _would_change(table: Table, every: Every, place: int, meant: Filter) -> dict[str, list[str]]:
    """List by label the values that would be others of what came too late for an effect, if that affected all of it.

    All of it at once, so that a table is computed once for each effect and not for each object.
    """
    kept: dict[int, dict[str, list[str]]] = table.__dict__.setdefault(_KEPT, {})
    if place not in kept:
        effect = table.effects[place]
        there = {*(effect.identities or ())}
        found = chosen(meant, every.values(), every, Asker(effect.controller))
        late = [scratch for scratch in found if scratch.object.identity not in there]
        on_all = msgspec.structs.replace(effect, identities=(*there, *(scratch.object.identity for scratch in late)))
        effects = (*table.effects[:place], on_all, *table.effects[place + 1 :])
        tried = computed(msgspec.structs.replace(table, effects=effects), reasons=False) if late else every
        kept[place] = {one.object.label: _differ(one, tried[one.object.label], effect.change) for one in late}
    return kept[place]


def _differ(now: Scratch, then: Scratch, change: Change) -> list[str]:
    others = now.every_creature_type is not then.every_creature_type
    found = [
        key
        for key in values_touched_by(change)
        if spelled(now, key) != spelled(then, key) or (key == "subtypes" and others)
    ]
    return [key for key in found if touches_itself(change, key) or _comes_of_it(now, then, key)]


def _comes_of_it(now: Scratch, then: Scratch, key: str) -> bool:
    """Whether a value would be another by what an effect changes, and by no other effect for which that matters.

    Subtypes go and come back with their card types (205.1a), abilities come and go with basic land types (305.6-7).
    An Elf that would be a Goblin too would have what a lord gives to Goblins, but that is another effect's.
    """
    if key == "subtypes":
        printed = {word for face in top_values(now.object).faces for word in face.type_line.subtypes}
        return any(word not in then.subtypes for word in now.subtypes) or not printed.isdisjoint(
            word for word in then.subtypes if word not in now.subtypes
        )
    return _basic_land_types(now) != _basic_land_types(then)


def _basic_land_types(scratch: Scratch) -> list[str]:
    return [word for word in scratch.subtypes if word in BASIC_LAND_TYPES]
