"""Small changes of state: tapping (110.5), counters (122; 121 before), the end of a turn (514.2)."""

from __future__ import annotations

import msgspec

from inspector.rules.actions import Counters, EndTurn, Tap, Untap
from inspector.rules.characteristics import scratches
from inspector.rules.concepts import Concept
from inspector.rules.outcomes import Result
from inspector.rules.selecting import labels_meant
from inspector.rules.steps import Ended, Step
from inspector.rules.zones import shown_name


def tap(step: Step, action: Tap | Untap) -> Ended:
    """Tap or untap permanents; one that is so already stays so."""
    tapped = isinstance(action, Tap)
    every = scratches(step.table)
    changed = False
    for label in labels_meant(step.table, action.object, action.objects, action.filter, every):
        held = step.table.object(label)
        name = shown_name(step, held)
        if held.tapped is tapped or not held.is_permanent:
            step = step.because(Concept.STATUS, "already so", name=name, value="tapped" if tapped else "untapped")
            continue
        changed = True
        step = step.with_object(msgspec.structs.replace(held, tapped=tapped))
        step = step.because(Concept.STATUS, "taps" if tapped else "untaps", name=name)
    return step.ended(Result.DONE if changed else Result.NOTHING)


def counters(step: Step, action: Counters) -> Ended:
    """Put counters of a kind on an object, or take off as many as there are."""
    held = step.table.object(action.object)
    name = shown_name(step, held)
    before = held.counters.get(action.kind, 0)
    after = max(0, before + action.count)
    if after == before:
        return step.nothing(Concept.LAYER_7_COUNTERS, "counters missing", name=name)
    kept = {kind: count for kind, count in held.counters.items() if kind != action.kind}
    if after:
        kept[action.kind] = after
    step = step.with_object(msgspec.structs.replace(held, counters=kept))
    value = ", ".join(f"{count} {kind}" for kind, count in kept.items()) or "none"
    return step.because(Concept.LAYER_7_COUNTERS, "counters put", name=name, value=value).done()


def end_turn(step: Step, _: EndTurn) -> Ended:
    """End the turn: effects that last until end of turn end (514.2)."""
    objects = {
        label: msgspec.structs.replace(held, copies=tuple(copy for copy in held.copies if not copy.ends))
        for label, held in step.table.objects.items()
    }
    step = step.with_table(msgspec.structs.replace(step.table, objects=objects))
    return step.because(Concept.UNTIL_END_OF_TURN, "end of turn").done()
