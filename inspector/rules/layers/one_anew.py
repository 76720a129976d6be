"""What touches one object alone: it is computed anew, or what has begun is added to the values that it has.

Theory of operation. Where each object's values follow from it alone (``EffectsPlan.is_plain``), an object from which no
effect comes is computed by itself among the others as they are; nothing has to be asked about order, conditions or
counts. And an effect that is newer than all others, and writes what no effect asks for and none writes after it, adds
to the values that its objects have in the end just what it would have added in its place.
"""

from __future__ import annotations

import operator

import msgspec

from inspector.cards import Change
from inspector.rules.effects.changing import applier
from inspector.rules.effects.effect_in_progress import Running, made_by, may_make_effects
from inspector.rules.effects.room_and_counter_effects import apply_sizes
from inspector.rules.layers.among_few import apply_to_one
from inspector.rules.layers.defining import may_define
from inspector.rules.layers.few_anew import ComputedTable, Found, same_effects
from inspector.rules.layers.own_reach import is_on_fixed_objects
from inspector.rules.layers.plan import EffectsPlan, commutes
from inspector.rules.table.table import FEW, Table
from inspector.rules.values.copiable_values import starting_size, starting_values
from inspector.rules.values.scratch import Scratch


def one_anew(plan: EffectsPlan, before: ComputedTable, table: Table, label: str) -> Found | None:
    """Compute a table that differs in the object of this label; None where more than that object may be touched."""
    held = table.objects.get(label)
    if (
        held is None
        or label not in before.objects
        or label in plan.homes
        or label in before.sources
        or not same_effects(before.effects, table.effects)
    ):
        return None
    if not plan.is_plain:
        return None
    scratch = starting_values(table.edition, held)
    if may_make_effects(scratch) or may_define(scratch):
        return None
    every = {**before.every, label: scratch}
    acting = apply_to_one(scratch, plan.in_zone(held.zone), every)
    apply_sizes({label: scratch})
    lately = {**before.lately, label: acting}
    found = ComputedTable(
        objects=table.objects,
        effects=table.effects,
        every=every,
        running=before.running,
        more=before.more,
        lately=lately,
        sources=before.sources,
    )
    return Found(found, plan, frozenset((label,)))


# By layer, the keys of a change of which nothing else writes what they give once that layer is over, but for sizes;
# and the qualities by which objects would be asked for it.
_LAST_WORD = {
    "2": (("control",), frozenset(("controller", "modified", "chosen", "belongs_to", "attached_to"))),
    "5": (("set_colors", "add_colors"), frozenset(("colors", "number_of_colors", "chosen", "shares_color_with"))),
    "6": (("add_abilities",), frozenset(("keywords", "has_abilities"))),
    "7c": (("power", "toughness"), frozenset(("power", "toughness"))),
}
_KEYS = frozenset(key for keys, _ in _LAST_WORD.values() for key in keys)
# Under this name hangs on a change whether it says nothing else. It is no field: equal changes stay equal.
_ADDS = "adds to what there is"


def with_newest_on_few(plan: EffectsPlan, before: ComputedTable, table: Table) -> tuple[ComputedTable, Running] | None:
    """Compute a table on which one effect began on fixed objects; give that effect too. None where it is not so."""
    if len(table.effects) != len(before.effects) + 1 or not all(map(operator.is_, before.effects, table.effects)):
        return None
    kept = table.effects[-1]
    if table.objects is not before.objects or not is_on_fixed_objects(kept) or not _only_adds(kept.change):
        return None
    labels = before.labels_of(kept.identities or ())
    if len(labels) > FEW or not plan.is_plain or not plan.homes.isdisjoint(labels):
        return None
    (newest,) = made_by(table, (kept,), {})
    if before.running and before.running[-1].timestamp >= newest.timestamp:
        return None
    if not commutes(newest, plan.layers):
        return None
    for layer in newest.layers:
        if not plan.qualities.isdisjoint(_LAST_WORD[layer][1]):
            return None
    return _added(plan, before, table, newest, labels)


def _added(
    plan: EffectsPlan, before: ComputedTable, table: Table, newest: Running, labels: list[str]
) -> tuple[ComputedTable, Running] | None:
    changed = {label: before.every[label].copied() for label in labels}
    if "7c" in newest.layers and (plan.switching or not all(_has_size(table, one) for one in changed.values())):
        return None
    for layer in newest.layers:
        applier(newest.change, layer, before.every, newest.asker(before.every))(changed.values())
    newest.begun = list(changed.values())
    found = msgspec.structs.replace(
        before,
        objects=table.objects,
        effects=table.effects,
        every={**before.every, **changed},
        running=[*before.running, newest],
        orders={},
        is_whole=False,
    )
    return found, newest


def _only_adds(change: Change) -> bool:
    known: bool | None = change.__dict__.get(_ADDS)
    if known is None:
        said = {name for name in change.__struct_fields__ if getattr(change, name) is not None}
        known = change.__dict__[_ADDS] = said <= _KEYS
    return known


# Made once: a union would be made anew at each question.
_NUMBERS = (int, float)


def _has_size(table: Table, scratch: Scratch) -> bool:
    """Whether an object has a size of its own to which other amounts have only been added."""
    power, toughness = starting_size(table.edition, scratch.object)
    return all(isinstance(one, _NUMBERS) for one in (power, toughness, scratch.power, scratch.toughness))
