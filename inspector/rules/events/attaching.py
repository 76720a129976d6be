"""Attaching Auras, Equipment and Fortifications (701.3), and what becomes of them when what they are on leaves."""

from __future__ import annotations

import msgspec

from inspector.reading import ATTACHED_TO, BEARS
from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.attachments import AttachRefusal, as_it_is_equipped, reads_enchant, refused_attachment
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Attach
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table

# These say of the attached object itself that it can be on nothing; for an Aura the rule for Auras that stay leads.
_OF_AURAS = (Concept.AURA_THAT_ENCHANTS_NOTHING, Concept.PROTECTION_FROM_AURAS)


def attach(step: Step, action: Attach) -> Ended:
    """Attach an object to another, which gives it a new timestamp (701.3, 613.7e); where it cannot be, it stays."""
    held, target = step.table.object(action.object), step.table.object(action.to)
    places = {"name": shown_name(step, held), "other": shown_name(step, target)}
    every = scratches(_judged_on(step, held, target))
    refusal = refused_attachment(every[held.label], as_it_is_equipped(every[held.label], every[target.label]), every)
    if refusal is not None:
        return _stays(step, refusal, {**places, "quality": refusal.quality})
    if held.attached_to == target.label:
        return step.nothing(Concept.ATTACHED_ALREADY, "attached already", **places)
    step = step.ticked()
    stamp = step.table.clock
    stamped = held.set_anew("timestamp", by=Concept.TIMESTAMP_ON_BEING_ATTACHED)
    # On what it entered may have been open; now somebody says it.
    open_ = tuple(one for one in held.entered_unread if {ATTACHED_TO, BEARS}.isdisjoint(one.keys))
    attached = {"attached_to": target.label, "timestamp": stamp, "set_by": stamped, "entered_unread": open_}
    step = step.with_object(msgspec.structs.replace(held, **attached))
    step = step.because(Concept.ATTACHING, "attaches", **places)
    if not reads_enchant(every[held.label]):
        step = step.because(Concept.ATTACHING, "enchant not read", **places)
    return step.also(Concept.TIMESTAMP_ON_BEING_ATTACHED, "attached stamp", **places).done()


def _judged_on(step: Step, held: GameObject, target: GameObject) -> Table:
    """Give the table on which attaching is judged: what was cast bestowed is an Aura there already (702.103b).

    Its spell had a target and became attached as it resolved; on this table it is attached by an action of its own.
    """
    if held.cast_as != "bestow" or held.attached_to is not None:
        return step.table
    return step.table.with_object(msgspec.structs.replace(held, attached_to=target.label))


def _stays(step: Step, refusal: AttachRefusal, places: dict[str, str]) -> Ended:
    """End an instruction to attach what cannot be attached there: it does not move (701.3b)."""
    places = {**places, "enchant": refusal.enchant}
    if refusal.concept is Concept.ONLY_THESE_ARE_ATTACHED:
        return step.nothing(refusal.concept, refusal.template, **places)
    first = Concept.AURA_DOES_NOT_MOVE if refusal.concept in _OF_AURAS else refusal.concept
    step = step.because(Concept.WHAT_CANNOT_BE_ATTACHED_STAYS, "does not move", **places)
    if refusal.concept is not first:
        step = step.because(refusal.concept, refusal.template, **places)
    return step.nothing(first, refusal.template, **places)


def unattached(step: Step) -> Step:
    """Let what was attached to an object that is no more be attached to nothing (701.3d, 400.7).

    The card, or the label, may be on the table still: what it is now is another object.
    """
    before = step.start.objects
    if not any(held.attached_to for held in before.values()):
        return step
    loose: dict[str, list[str]] = {}
    for held in tuple(step.table.objects.values()):
        if held.attached_to is None:
            continue
        was, now = before.get(held.attached_to), step.table.objects.get(held.attached_to)
        if was is None or (now is not None and now.identity == was.identity):
            continue
        step = step.with_object(msgspec.structs.replace(held, attached_to=None))
        loose.setdefault(shown_name(step, was), []).append(shown_name(step, held))
    for other, names in loose.items():
        are = "is" if len(names) == 1 else "are"
        step = step.because(Concept.BECOMING_UNATTACHED, "unattached", other=other, names=tuple(names), are=are)
    return step
