"""Only what changed: values of a table that differs from a computed one in the status or counters of few objects.

Theory of operation. What an object is depends on its status and its counters in few ways: effects can ask whether it
is tapped, some counters give keywords, others change power and toughness in layer 7c. Where no effect asks, a change of
these reaches no other object, and the new values follow from the old ones. That is proved from what the effects read;
whatever is not proved is computed as a whole. ``READ_OF_OBJECTS`` names every quality of a filter, so that a new one
has to be looked at here.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator

import msgspec

from inspector.cards import Count, Filter, PrintedNumber
from inspector.rules.effects.effect_in_progress import Every, Running
from inspector.rules.effects.room_and_counter_effects import SIZE_COUNTER
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.scratch import Scratch

# The fields of an object that may differ.
_MAY_DIFFER = ("tapped", "counters", "counter_stamps", "set_by")
_MUST_NOT_DIFFER = operator.attrgetter(*(name for name in GameObject.__struct_fields__ if name not in _MAY_DIFFER))
# Counters of which nothing in the layers asks; what they do is told from the object itself.
_ASKED_BY_NOTHING = frozenset(("loyalty", "defense", "lore"))
# More objects than this are not looked at one by one.
_FEW = 12
# What the qualities of a filter read: of the values computed in the layers, or of the object itself.
READ_OF_VALUES = frozenset(
    (
        *("types", "subtypes", "supertypes", "colors", "keywords", "name", "same_name_as", "controller"),
        *("mana_value", "power", "toughness"),
    )
)
READ_OF_OBJECTS = frozenset(("token", "face_down", "face_up", "flipped", "unlocked", "tapped", "other", "zone"))


class Facts(msgspec.Struct, frozen=True):
    """What is to be known of the effects of a computation.

    ``asks_if_tapped``: whether any effect or definition asks whether objects are tapped. ``asks_for_size_late``:
    whether any finds its objects by power or toughness after counters have acted, in layer 7c or 7d. ``switching`` are
    the effects of layer 7d.
    """

    asks_if_tapped: bool
    asks_for_size_late: bool
    switching: tuple[Running, ...]


def facts_of(effects: list[Running], every: Every) -> Facts:
    """Read the effects of a computation, and the definitions of its objects."""
    asked = [wanted for running in effects for wanted in _filters_of(running)]
    for scratch in every.values():
        for one in scratch.definitions:
            asked.extend(value.count for value in (one.power, one.toughness) if isinstance(value, Count))
    late = [one.filter for one in effects if one.filter is not None and one.layers and one.layers[0] in ("7c", "7d")]
    return Facts(
        asks_if_tapped=any(part.tapped is not None for wanted in asked for part in _parts(wanted)),
        asks_for_size_late=any(
            part.power is not None or part.toughness is not None for wanted in late for part in _parts(wanted)
        ),
        switching=tuple(one for one in effects if "7d" in one.layers),
    )


def _filters_of(running: Running) -> Iterator[Filter]:
    if running.filter is not None:
        yield running.filter
    for value in (running.change.set_power, running.change.set_toughness):
        if isinstance(value, Count):
            yield value.count


def _parts(wanted: Filter) -> Iterator[Filter]:
    """A filter, and what it refuses, and what that refuses."""
    part: Filter | None = wanted
    while part is not None:
        yield part
        part = part.not_


def only_what_changed(facts: Facts, objects: dict[str, GameObject], every: Every, table: Table) -> Every | None:
    """Give the values of a table with the same effects, or None where a whole computation is needed.

    ``objects`` and ``every`` are those of the computed table.
    """
    changed = _changed(objects, table.objects)
    if changed is None:
        return None
    found: Every = {}
    for label in changed:
        values = _values_of(facts, every[label], table.objects[label], table)
        if values is None:
            return None
        found[label] = values
    return {**every, **found}


def _changed(before: dict[str, GameObject], after: dict[str, GameObject]) -> list[str] | None:
    """List the labels whose objects differ; None where there are many, or not the same labels in the same order."""
    if len(before) != len(after):
        return None
    found: list[str] = []
    for (label, old), (same, new) in zip(before.items(), after.items(), strict=True):
        if label != same:
            return None
        if old is not new:
            found.append(label)
    return found if len(found) <= _FEW else None


def _values_of(facts: Facts, known: Scratch, held: GameObject, table: Table) -> Scratch | None:
    """Give the values of an object that differs in what it may, None where it is not sure what they are."""
    old = known.object
    if _MUST_NOT_DIFFER(old) != _MUST_NOT_DIFFER(held):
        return None
    if old.tapped != held.tapped and facts.asks_if_tapped:
        return None
    new = known.copied(keeps_record=False)
    new.object = held
    kinds = _kinds_that_differ(old, held)
    if not kinds <= _ASKED_BY_NOTHING and not _with_other_size(facts, new, old, kinds, table):
        return None
    return new


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


def _with_other_size(facts: Facts, new: Scratch, old: GameObject, kinds: set[str], table: Table) -> bool:
    """Change power and toughness by what counters give more or less than before (613.4c); tell whether that is sure."""
    sizes = {kind: SIZE_COUNTER.match(kind) for kind in kinds - _ASKED_BY_NOTHING}
    if facts.asks_for_size_late or not all(sizes.values()) or not new.object.is_permanent:
        return False
    if any(isinstance(size, PrintedNumber) for size in _start(old, table)):
        return False
    if "Creature" not in new.types:
        return new.power is None and new.toughness is None
    power, toughness = new.power, new.toughness
    if not isinstance(power, int | float) or not isinstance(toughness, int | float):
        return False
    more = [0, 0]
    for kind, found in sizes.items():
        by = new.object.counters.get(kind, 0) - old.counters.get(kind, 0)
        more[0] += int(found[1]) * by if found else 0
        more[1] += int(found[2]) * by if found else 0
    times = sum(_acts_on(running, old.label) for running in facts.switching)
    if times % 2:
        more.reverse()
    new.power, new.toughness = power + more[0], toughness + more[1]
    return True


def _start(held: GameObject, table: Table) -> tuple[object, object]:
    start = starting_values(table.edition, held, keeps_record=False)
    return start.power, start.toughness


def _acts_on(running: Running, label: str) -> bool:
    return any(scratch.object.label == label for scratch in running.begun or ())
