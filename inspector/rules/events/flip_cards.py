"""Flip cards (709 until 2020, 710 since): flipping is a status, one way, and only the lower half counts then."""

from __future__ import annotations

import msgspec

from inspector.cards import Shape
from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import EventKind, Result
from inspector.rules.edition.readings import READINGS
from inspector.rules.events.merged_values import has_lower_half, with_components_flipped
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Flip
from inspector.rules.table.objects import GameObject
from inspector.rules.values.asking import Asker
from inspector.rules.values.selecting import labels_meant


def flip(step: Step, action: Flip) -> Ended:
    """Flip permanents; one that is flipped stays so (710.4; 709.4 before 2021)."""
    every = scratches(step.table)
    labels = labels_meant(action.object, action.objects, action.filter, every, Asker(step.player))
    if not labels:
        return step.nothing(Concept.FLIPPED_VALUES, "nothing is meant")
    changed = False
    for label in labels:
        held = step.table.object(label)
        name = shown_name(step, held)
        if held.flipped:
            step = step.aside(Concept.FLIP_ONE_WAY, "flipped already", name=name)
        elif not held.is_permanent:
            step = step.aside(Concept.FLIPPED_VALUES, "only permanents flip", name=name)
        elif held.face_down is not None or not (top_values(held).shape is Shape.FLIP or has_lower_half(held)):
            step, flipped = _without_halves(step, held, name)
            changed = changed or flipped
        else:
            changed = True
            step = step.with_object(_flipped(held)).event(EventKind.FLIPPED, label)
            if has_lower_half(held):
                step = step.because(Concept.MERGED_FLIPPED, "merged flips", name=name)
                step = step.also(Concept.FLIPPED_VALUES, "flips", name=name)
            else:
                step = step.because(Concept.FLIPPED_VALUES, "flips", name=name)
            step = step.because(Concept.FLIP_COLOR_AND_MANA_COST_STAY, "flip stays", name=name)
    return step.ended(Result.DONE if changed else Result.NOTHING)


def _flipped(held: GameObject) -> GameObject:
    merged = has_lower_half(held)
    by = held.set_anew("flipped", by=Concept.MERGED_FLIPPED if merged else Concept.FLIPPED_VALUES)
    flipped = msgspec.structs.replace(held, flipped=True, set_by=by)
    return with_components_flipped(flipped) if merged else flipped


def _without_halves(step: Step, held: GameObject, name: str) -> tuple[Step, bool]:
    """Flip what has no lower half, or leave it: whether its status could change all the same is not said (110.5c)."""
    flips = not READINGS.only_what_has_two_halves_flips
    if flips:
        step = step.with_object(_flipped(held)).event(EventKind.FLIPPED, held.label)
    else:
        step = step.aside(Concept.FLIPPED_VALUES, "no lower half", name=name)
    does = "is flipped, though nothing shows it" if flips else "stays as it is"
    return step.aside(Concept.STATUS_IS_KEPT, "reading: flip without halves", does=does), flips
