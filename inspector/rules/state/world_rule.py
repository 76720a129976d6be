"""The world rule (704.5k; 704.5m before 2017): of worlds on the battlefield the one that became one last stays.

What counts is how long a permanent has had the supertype, not how long it has been there, so the table remembers since
which step each has had it. Where nothing on a table ever spoke of worlds, nothing is remembered and nothing computed.
"""

from __future__ import annotations

import msgspec

from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.quiet_tables import WORLD, effects_speak_of_worlds, object_speaks_of_worlds
from inspector.rules.steps.steps import Step
from inspector.rules.table.table import Table
from inspector.rules.values.scratch import Scratch


def worlds_noted(step: Step) -> Step:
    """Note since which step each permanent has had the supertype world, after an action."""
    table = step.table
    if table.worlds is None and not _speaks_of_worlds(step):
        return step
    before = table.worlds or {}
    # What is phased out keeps its history, and is no newer world when it phases in (702.26d).
    away = table.phased_out
    now = {label: at for label, at in before.items() if label in away and away[label].identity == at[0]}
    for label, scratch in scratches(table).items():
        if not _is_world(scratch):
            continue
        identity = scratch.object.identity
        known = before.get(label)
        now[label] = known if known is not None and known[0] == identity else (identity, step.index)
    if table.worlds == now:
        return step
    return step.with_table(table.followed_by(msgspec.structs.replace(table, worlds=now)))


def is_older_world(table: Table, scratch: Scratch, every: dict[str, Scratch]) -> bool:
    """Whether another permanent has become a world later, or at the same time, so that this one goes."""
    if not _is_world(scratch):
        return False
    since = _since(table, scratch)
    return any(
        other.object.label != scratch.object.label and _is_world(other) and _since(table, other) >= since
        for other in every.values()
    )


def _since(table: Table, scratch: Scratch) -> int:
    return (table.worlds or {}).get(scratch.object.label, (0, scratch.object.came))[1]


def _is_world(scratch: Scratch) -> bool:
    return scratch.object.is_permanent and WORLD in scratch.supertypes


def _speaks_of_worlds(step: Step) -> bool:
    """Whether an object or effect that the action brought or changed has the word."""
    before, now = step.start, step.table
    changed = now.differs_from(before.objects)
    objects = (now.objects.get(label) for label in changed)
    return any(held is not None and object_speaks_of_worlds(held) for held in objects) or effects_speak_of_worlds(
        before, now
    )
