"""Entering the battlefield: by resolving, by being played as a land, or by an effect (608.3, 305.1, 712.13, 712.14)."""

from __future__ import annotations

import msgspec

from inspector.rules.actions import PutOntoBattlefield
from inspector.rules.concepts import Concept
from inspector.rules.day_night import enters_turned_by_night
from inspector.rules.double_faced import side_on_entering
from inspector.rules.errors import NotComputedError
from inspector.rules.objects import GameObject
from inspector.rules.outcomes import EventKind
from inspector.rules.steps import Ended, Step
from inspector.rules.values import Size
from inspector.rules.zones import moved, renewed, shown_name


def put_onto_battlefield(step: Step, action: PutOntoBattlefield) -> Ended:
    """Put a card onto the battlefield by an effect; what cannot enter stays where it is (304.4, 712.14a-b)."""
    held = step.table.object(action.object)
    if action.face_down is not None:
        raise NotComputedError("put_onto_battlefield with face_down")
    if action.as_copy_of is not None:
        raise NotComputedError("put_onto_battlefield with as_copy_of")
    if held.is_spell:
        return step.illegal(Concept.RESOLVING_PERMANENT_SPELL, "on the stack", name=shown_name(step, held))
    if held.is_permanent:
        return step.nothing(Concept.ZONE_CHANGE_A_NEW_OBJECT, "already there", name=shown_name(step, held))
    side, concept, template = side_on_entering(step, held, transformed=action.transformed, from_stack=False)
    name = shown_name(step, held)
    if side == "stays" and concept is not None:
        return step.nothing(concept, template, name=name, side=side)
    face = held.base.faces[1 if side == "back" else 0]
    if face.type_line.is_instant_or_sorcery:
        return _stays(step, held)
    if concept is not None:
        step = step.because(concept, template, name=name, side=side)
    step = entered(step, held, controller=step.player, back_up=side == "back", tapped=action.tapped)
    return step.done()


def _stays(step: Step, held: GameObject) -> Ended:
    types = {word for face in held.base.faces for word in face.type_line.types}
    instant = "Instant" in types
    concept = Concept.AN_INSTANT_CANNOT_ENTER if instant else Concept.A_SORCERY_CANNOT_ENTER
    step = step.because(Concept.INSTANTS_AND_SORCERIES_STAY, "stays instant" if instant else "stays sorcery", name="It")
    return step.nothing(concept, "stays instant" if instant else "stays sorcery", name=shown_name(step, held))


def entered(step: Step, held: GameObject, *, controller: str, back_up: bool, tapped: bool = False) -> Step:
    """Let the card of this object enter the battlefield face up, with what comes with entering.

    At night a permanent with daybound enters with its back face up instead (702.145b); a planeswalker enters with
    loyalty counters, a battle with defense counters (306.5b, 310.4b).
    """
    if not back_up and enters_turned_by_night(step, held):
        back_up = True
        step = step.because(Concept.DAYBOUND, "daybound at night")
    unlocked = held.half
    step, new = renewed(step, held, "battlefield", controller)
    step = step.with_object(msgspec.structs.replace(new, back_up=back_up, tapped=tapped, substitute=False))
    step = step.event(EventKind.ENTERED, held.label, unlocked or "")
    step = step.because(Concept.ZONE_CHANGE_A_NEW_OBJECT, "new object")
    return with_entering_counters(step, held.label)


def with_entering_counters(step: Step, label: str) -> Step:
    """Put the counters on a permanent with which it enters by its printed loyalty or defense (306.5b, 310.4b)."""
    held = step.table.object(label)
    face = held.base.faces[1 if held.back_up and len(held.base.faces) > 1 else 0]
    for kind, printed, concept, card_type in (
        ("loyalty", face.loyalty, Concept.LOYALTY_ON_ENTERING, "Planeswalker"),
        ("defense", face.defense, Concept.DEFENSE_ON_ENTERING, "Battle"),
    ):
        count: Size = printed.value if printed is not None else None
        if not isinstance(count, int) or card_type not in face.type_line.types:
            continue
        held = step.table.object(label)
        step = step.with_object(msgspec.structs.replace(held, counters={**held.counters, kind: count}))
        step = step.because(concept, f"{kind} on entering", value=count)
    return step


def to_graveyard(step: Step, held: GameObject) -> Step:
    """Put an object into its owner's graveyard."""
    return moved(step, held, "graveyard")
