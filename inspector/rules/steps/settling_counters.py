"""Saying to which of several ways counters came that were put on an object (614.1c, 616.1)."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from inspector.cards import Change
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.keyword_effects import IMPENDING_PAID
from inspector.rules.steps.counters_told import comes_to
from inspector.rules.steps.resolved_spells import without_words
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.objects import ContinuousEffect, GameObject, OpenCounters

_IMPENDING = re.compile("impending", re.IGNORECASE)
_HASTE = Change(add_abilities=("Haste",))


def open_for(held: GameObject, counters: Mapping[str, int]) -> OpenCounters | None:
    """Give what is open of an object's counters and can have come to these; None where nothing is."""
    wanted = comes_to(dict(counters))
    return next((one for one in held.open_counters if wanted in one.ways or _any_of(one, counters)), None)


def _any_of(open_: OpenCounters, counters: Mapping[str, int]) -> bool:
    """Whether these counters are among the ways, but for those of which there may be any number."""
    free = open_.any_number
    if min(counters.values(), default=0) < 0:
        return False
    fixed = {tuple(pair for pair in way if pair[0] not in free) for way in open_.ways}
    return tuple(pair for pair in comes_to(dict(counters)) if pair[0] not in free) in fixed


def counters_settled(step: Step, label: str, counters: Mapping[str, int]) -> Step:
    """Put these counters in the place of those that stood until it was said which they are, and tell it.

    Where nothing is open that can have come to them, that is told and all stays.
    """
    held = step.table.object(label)
    open_ = open_for(held, counters)
    name = shown_name(step, held)
    if open_ is None:
        return step.because(Concept.ORDER_OF_REPLACEMENTS, "counters not open", name=name, counters=dict(counters))
    now = dict(held.counters)
    for kind, count in open_.taken:
        now[kind] = now.get(kind, 0) - count
    for kind, count in counters.items():
        now[kind] = now.get(kind, 0) + count
    left = tuple(one for one in held.open_counters if one is not open_)
    # Whoever says with how many time counters it comes says what was paid for it (702.176a).
    said = {**held.said, IMPENDING_PAID: bool(counters)} if _IMPENDING.match(open_.text) else held.said
    settled = msgspec.structs.replace(
        held, counters={kind: count for kind, count in now.items() if count > 0}, open_counters=left, said=said
    )
    step = step.with_object(settled)
    if not counters:
        # Without a counter, nothing was devoured for any.
        step = step.with_table(without_words(step.table, label, open_.text))
    step = step.because(Concept.ENTERS_WITH, "counters chosen", name=name, counters=dict(counters))
    if comes_to(dict(counters)) not in open_.with_haste:
        return step
    step = step.ticked()
    haste = ContinuousEffect(
        change=_HASTE,
        timestamp=step.table.clock,
        controller=held.controller,
        identities=(held.identity,),
        called=name,
    )
    step = step.with_table(msgspec.structs.replace(step.table, effects=(*step.table.effects, haste)))
    return step.because(Concept.ENTERS_WITH, "haste instead", name=name)
