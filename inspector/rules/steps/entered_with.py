"""All the counters with which a permanent enters: printed, by its words, by exceptions, by what others say (122.6)."""

from __future__ import annotations

from functools import partial

import msgspec

from inspector.cards import Change
from inspector.rules.edition.concepts import Concept
from inspector.rules.steps.as_it_enters import Entering, told_entering
from inspector.rules.steps.counters_put import with_counters_put, with_open_counters
from inspector.rules.steps.counters_told import CountersByKind
from inspector.rules.steps.entering_counters import enters_or_would, with_entering_counters
from inspector.rules.steps.replacing import ReplaceableEvent, applying, said_now
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.objects import ContinuousEffect


def entered_with(step: Step, label: str, entering: Entering, change: Change | None) -> Step:
    """Put the counters on an object that has entered, and tell all that words do as it does; each row by one effect."""
    plain, after = _with_all_counters(step, label, entering, change, replaced=False)
    told = [reason.concept for reason in after.reasons if reason not in step.reasons]
    if plain != after.table.object(label).counters and not _REPLACED.isdisjoint(told):
        _, after = _with_all_counters(step, label, entering, change, replaced=True)
    after = _with_types_of_others(after, label, entering.event)
    return with_open_counters(after, label, entering.open_of_others)


# By these others make something else of the counters, or forbid them; what they add comes besides.
_REPLACED = {Concept.INSTEAD, Concept.CANT_BEATS_CAN}


def _with_all_counters(
    step: Step, label: str, entering: Entering, change: Change | None, *, replaced: bool
) -> tuple[CountersByKind, Step]:
    """Put all counters on it; beside that, give those that it would have if others made nothing of them."""
    rows: list[CountersByKind] = []
    for put in (with_entering_counters, partial(told_entering, entering=entering)):
        before = step.table.object(label).counters
        step = put(step, label, replaced=replaced)
        rows.append(_more(before, step.table.object(label).counters))
    said = {} if change is None or change.counters is None else change.counters
    extra = {kind: count for kind, count in said.items() if count}
    step = with_counters_added(step, label, extra)
    if extra:
        enters = enters_or_would(step, replaced=replaced)
        step = step.because(Concept.ENTERS_WITH, "copied with counters", counters=extra, enters=enters)
    plain = dict(step.table.object(label).counters)
    return plain, with_counters_put(step, entering.event, [*rows, extra], entering.choosing)


def _with_types_of_others(step: Step, label: str, event: ReplaceableEvent) -> Step:
    """Let an object have the subtypes with which others say that it enters; it keeps them whatever becomes of these."""
    said = said_now(event.before, "enters", label)
    giving = [one for one in said if one.words.does is not None and one.words.does.types]
    for one in applying(step, event, giving).sure:
        held = step.table.object(label)
        begun = ContinuousEffect(
            change=Change(add_subtypes=one.words.does.types if one.words.does is not None else ()),
            timestamp=held.timestamp,
            controller=one.source.controller,
            identities=(held.identity,),
            called=shown_name(step, one.source.object),
        )
        step = step.with_table(msgspec.structs.replace(step.table, effects=(*step.table.effects, begun)))
    return step


def _more(before: CountersByKind, after: CountersByKind) -> CountersByKind:
    return {kind: count - before.get(kind, 0) for kind, count in after.items() if count > before.get(kind, 0)}


def with_counters_added(step: Step, label: str, more: CountersByKind) -> Step:
    """Put counters on an object as they are said, whatever others make of them."""
    if not more:
        return step
    held = step.table.object(label)
    counters = dict(held.counters)
    for kind, count in more.items():
        counters[kind] = counters.get(kind, 0) + count
    return step.with_object(msgspec.structs.replace(held, counters=counters))
