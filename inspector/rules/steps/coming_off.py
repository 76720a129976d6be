"""What follows when something that was attached comes off: a bestowed Aura is bestowed no more (702.103f)."""

from __future__ import annotations

import msgspec

from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.bestow import enchants_something
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name


def unbestowed(step: Step) -> Step:
    """Let each bestowed permanent that was attached before the action, and is no more, cease to be bestowed."""
    before = step.start.objects
    for label, held in step.table.objects.items():
        if held.cast_as != "bestow" or not held.is_permanent or enchants_something(held, step.table.objects):
            continue
        old = before.get(label)
        if old is None or old.identity != held.identity or not enchants_something(old, before):
            continue
        step = step.with_object(msgspec.structs.replace(held, cast_as="", attached_to=None))
        step = step.because(Concept.BESTOWED_AURA_COMES_OFF, "bestow ends", name=shown_name(step, held))
    return step
