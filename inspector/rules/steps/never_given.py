"""Abilities that an effect of something that resolved never gives: its object couldn't have them as it began (113.11).

That part of the effect is not there then, also once the object might have such an ability; the rest of it is. What a
static ability would give comes as soon as it can be had, and so does what a counter gives.
"""

from __future__ import annotations

import msgspec

from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.changing import abilities_given, allowed
from inspector.rules.effects.taking_abilities import each_of
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.table.table import Table
from inspector.rules.values.asking import NOBODY
from inspector.rules.values.scratch import Scratch


def without_what_cannot_be_had(table: Table, begun: ContinuousEffect) -> tuple[ContinuousEffect, ...]:
    """Give an effect that begins as several of one timestamp, each for the objects that get the same of its abilities.

    It stays one where all of its objects can have all of them, and in the edition of 2011, which has no such rule.
    """
    change = begun.change
    if not (change.add_abilities and begun.identities and numbers(Concept.WHAT_CANNOT_BE_HAD, table.edition.key)):
        return (begun,)
    if change.add_static is not None:
        # What a row of the file says of its abilities goes with all of them.
        return (begun,)
    every = scratches(table).values()
    held = {scratch.object.identity: scratch for scratch in every if scratch.cant_have}
    parts: dict[tuple[str, ...], list[int]] = {}
    for identity in begun.identities:
        never = _never(begun, held[identity]) if identity in held else ()
        parts.setdefault(never, []).append(identity)
    return tuple(_part(begun, never, tuple(identities)) for never, identities in parts.items())


def _never(begun: ContinuousEffect, scratch: Scratch) -> tuple[str, ...]:
    """List those of the abilities that an object can't have now."""
    given = [one for ability in abilities_given(begun.change, {}, NOBODY) for one in each_of(ability)]
    may_be_had = allowed(given, scratch)
    return tuple(one.text for one in given if one not in may_be_had)


def _part(begun: ContinuousEffect, never: tuple[str, ...], identities: tuple[int, ...]) -> ContinuousEffect:
    if not never:
        return begun if identities == begun.identities else msgspec.structs.replace(begun, identities=identities)
    given = [one for ability in abilities_given(begun.change, {}, NOBODY) for one in each_of(ability)]
    left = tuple(one.text for one in given if one.text not in never)
    change = msgspec.structs.replace(begun.change, add_abilities=left)
    return msgspec.structs.replace(begun, change=change, identities=identities, never=never)
