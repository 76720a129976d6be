"""Only what changed: values of a table that differs from a computed one in few objects or effects.

Theory of operation. What an object is depends on its status and its counters in few ways: effects can ask whether it
is tapped, some counters give keywords, others change power and toughness in layer 7c. Where no effect asks, a change of
these reaches no other object, and the new values follow from the old ones. Where all effects keep to each object, the
objects that differ in anything else are computed anew among those that stay (``few_anew``). Both are proved from what
the effects read, form by form (``own_reach``, ``plan``); whatever is not proved is computed as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from inspector.cards import PrintedNumber
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.effects.room_and_counter_effects import SIZE_COUNTER
from inspector.rules.layers.few_anew import ComputedTable, Found, few_anew, same_effects
from inspector.rules.layers.one_anew import one_anew
from inspector.rules.layers.plan import ASKS_FOR_COUNTERS, ASKS_FOR_SIZE_LATE, ASKS_IF_TAPPED, EffectsPlan
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import FEW, Table
from inspector.rules.values.asking import Every
from inspector.rules.values.copiable_values import starting_size
from inspector.rules.values.scratch import Scratch

# Counters of which nothing in the layers asks; what they do is told from the object itself.
_ASKED_BY_NOTHING = frozenset(("loyalty", "defense", "lore"))


def only_what_changed(plan: EffectsPlan, before: ComputedTable, table: Table) -> Found | None:
    """Compute a table that differs from a computed one; None where a whole computation is needed.

    Both are of one game and edition (``computed_tables``).
    """
    if not plan.are_known:
        return None
    labels = table.differs_from(before.objects)
    if plan.switching and not before.is_whole:
        return few_anew(plan, before, table, labels) if plan.is_sure else None
    if len(labels) <= FEW and same_effects(before.effects, table.effects):
        every = _with_other_status(plan, before, table, labels)
        if every is not None:
            after = msgspec.structs.replace(before, objects=table.objects, effects=table.effects, every=every)
            return Found(after, plan)
    if not plan.is_sure:
        return None
    found = one_anew(plan, before, table, labels[0]) if len(labels) == 1 else None
    return found or few_anew(plan, before, table, labels)


def _with_other_status(plan: EffectsPlan, before: ComputedTable, table: Table, labels: Iterable[str]) -> Every | None:
    """Give the values where the objects of these labels differ in status or counters; None where it is not sure."""
    found: Every = {}
    for label in labels:
        known, held = before.every.get(label), table.objects.get(label)
        values = _values_of(plan, known, held, table) if known is not None and held is not None else None
        if values is None:
            return None
        found[label] = values
    return {**before.every, **found}


def _values_of(plan: EffectsPlan, known: Scratch, held: GameObject, table: Table) -> Scratch | None:
    """Give the values of an object that differs in what it may, None where it is not sure what they are."""
    old = known.object
    if old.identity != held.identity or old.face_down is not held.face_down or old.copies is not held.copies:
        # Most that differ in more differ in one of these.
        return None
    if not _differ_in_status_alone(old, held):
        return None
    if old.tapped != held.tapped and ASKS_IF_TAPPED in plan.asks:
        return None
    new = known.copied(keeps_record=False)
    new.object = held
    # Its abilities are the same.
    new.speaks = known.speaks
    # What was found out about the object hangs on nothing in which the two differ.
    for name, found in old.__dict__.items():
        held.__dict__.setdefault(name, found)
    kinds = _kinds_that_differ(old, held)
    if kinds and ASKS_FOR_COUNTERS in plan.asks:
        return None
    if not kinds <= _ASKED_BY_NOTHING and not _with_other_size(plan, new, old, kinds, table):
        return None
    return new


def _differ_in_status_alone(old: GameObject, new: GameObject) -> bool:
    """Whether two objects are the same but for being tapped, for counters, and for the rules that set these."""
    as_before = msgspec.structs.replace(
        new, tapped=old.tapped, counters=old.counters, counter_stamps=old.counter_stamps, set_by=old.set_by
    )
    return as_before == old


def _kinds_that_differ(old: GameObject, new: GameObject) -> set[str]:
    if old.counters is new.counters and old.counter_stamps is new.counter_stamps:
        return set()
    kinds = {*old.counters, *new.counters, *old.counter_stamps, *new.counter_stamps}
    return {
        kind
        for kind in kinds
        if old.counters.get(kind) != new.counters.get(kind)
        or old.counter_stamps.get(kind) != new.counter_stamps.get(kind)
    }


def _with_other_size(plan: EffectsPlan, new: Scratch, old: GameObject, kinds: set[str], table: Table) -> bool:
    """Change power and toughness by what counters give more or less than before (613.4c); tell whether that is sure."""
    if ASKS_FOR_SIZE_LATE in plan.asks or not new.object.is_permanent:
        return False
    more = _more_by_counters(old, new.object, kinds)
    size = starting_size(table.edition, old)
    if more is None or type(size[0]) is PrintedNumber or type(size[1]) is PrintedNumber:
        return False
    power, toughness = new.power, new.toughness
    if "Creature" not in new.types:
        return power is None
    if not isinstance(power, int | float) or not isinstance(toughness, int | float):
        return False
    switching = plan.switching
    if switching and sum(_acts_on(running, old.label) for running in switching) % 2:
        more.reverse()
    new.power, new.toughness = power + more[0], toughness + more[1]
    return True


def _more_by_counters(old: GameObject, new: GameObject, kinds: set[str]) -> list[int] | None:
    """Give what counters add to power and to toughness more than before; None where one of a kind does something else.

    What nothing asks for adds nothing.
    """
    more = [0, 0]
    for kind in kinds:
        if kind in _ASKED_BY_NOTHING:
            continue
        found = SIZE_COUNTER.match(kind)
        if found is None:
            return None
        by = new.counters.get(kind, 0) - old.counters.get(kind, 0)
        more[0] += int(found[1]) * by
        more[1] += int(found[2]) * by
    return more


def _acts_on(running: Running, label: str) -> bool:
    return any(scratch.object.label == label for scratch in running.begun or ())
