"""Putting a card onto the battlefield by an effect, face up or face down (712.14, 708.3, 304.4)."""

from __future__ import annotations

from inspector.rules.decisions.in_force import values_in_force
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Result
from inspector.rules.events.as_it_would_be import refused_copy
from inspector.rules.events.aura_hosts import refused_without_a_host
from inspector.rules.events.day_night import said_by_night, told_by_night
from inspector.rules.events.double_faced import side_on_entering, told_readings
from inspector.rules.events.entering import Way, entered, entered_face_down
from inspector.rules.events.face_down import (
    face_down_as,
    forbidden_face_down,
    rule_without_way,
    told_forbidden_face_down,
)
from inspector.rules.steps.forbidding import forbidden_by, forbidding, told_forbidden
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.zones import shown_name, unseen_card
from inspector.rules.table.actions import PutOntoBattlefield
from inspector.rules.table.objects import GameObject

_HIDDEN_BY = {"manifest": Concept.MANIFEST, "cloak": Concept.CLOAK}


def put_onto_battlefield(step: Step, action: PutOntoBattlefield) -> Ended:
    """Put a card onto the battlefield; what cannot enter stays where it is (304.4, 712.14a-b)."""
    held = step.table.object(action.object)
    name = shown_name(step, held)
    if held.is_spell:
        return step.illegal(Concept.RESOLVING_PERMANENT_SPELL, "on the stack", name=name)
    if held.is_permanent:
        return step.nothing(Concept.ZONE_CHANGE_A_NEW_OBJECT, "already there", name=name, in_zone=held.zone)
    if action.face_down:
        return _face_down(step, held, action)
    forbidden = forbidden_by(step.table, held.label, forbidding(step.table, "enter"))
    if forbidden is not None:
        return told_forbidden(step, held.label, forbidden).ended(Result.NOTHING)
    refused = refused_copy(step, held, step.player, action.as_copy_of)
    if refused is not None:
        return refused
    step, transformed = told_by_night(step, held, step.player, action.as_copy_of, told=action.transformed)
    by_night = transformed and not action.transformed
    side, concept, template = side_on_entering(step, held, transformed=transformed, from_stack=False)
    if side == "illegal" and concept is not None:
        return step.illegal(concept, template)
    if side in ("stays", "graveyard") and concept is not None:
        return _kept_out(step, held, action, (side, concept, template), transformed=transformed)
    back = side == "back"
    if _front_is_spell(step, held, back=back):
        return _stays(step, held)
    alone = refused_without_a_host(step, held, step.player, back_up=back, as_copy_of=action.as_copy_of)
    if alone is not None:
        return alone
    if by_night:
        step = said_by_night(step, held, action.as_copy_of, enters=True)
    if concept is not None:
        # Who enters with the back face up because of the night was not told to.
        says = step.also if by_night else step.because
        step = says(concept, template, name=name, side=side)
    step = told_readings(step, held, side, transformed=transformed)
    way = Way(
        controller=step.player,
        back_up=back,
        tapped=action.tapped,
        as_copy_of=action.as_copy_of,
        change=action.except_,
        face=Concept.DAYBOUND if by_night else concept,
    )
    return entered(step, held, way).done()


def _kept_out(
    step: Step, held: GameObject, action: PutOntoBattlefield, face: tuple[str, Concept, str], *, transformed: bool
) -> Ended:
    """Let what cannot enter as it is told to stay where it is."""
    side, concept, template = face
    name = stays = shown_name(step, held)
    if template in ("stays instant", "stays sorcery"):
        # It is the back face that is one.
        stays = held.base.faces[1].name
        step = step.because(Concept.INSTANTS_AND_SORCERIES_STAY, template, name=stays)
        if action.transformed:
            step = step.because(Concept.TOLD_TO_ENTER_TRANSFORMED, "told back up", name=name)
        else:
            step = said_by_night(step, held, action.as_copy_of, enters=False)
    step = told_readings(step, held, side, transformed=transformed)
    return step.nothing(concept, template, name=stays, side=side)


def _front_is_spell(step: Step, held: GameObject, *, back: bool) -> bool:
    faces = (held.base.faces[1],) if back else values_in_force(step.edition, held).faces
    return any(face.type_line.is_instant_or_sorcery for face in faces)


def _stays(step: Step, held: GameObject) -> Ended:
    types = {word for face in held.base.faces for word in face.type_line.types}
    instant = "Instant" in types
    concept = Concept.AN_INSTANT_CANNOT_ENTER if instant else Concept.A_SORCERY_CANNOT_ENTER
    template = "stays instant" if instant else "stays sorcery"
    step = step.because(Concept.INSTANTS_AND_SORCERIES_STAY, template, name=shown_name(step, held))
    return step.nothing(concept, template, name=shown_name(step, held))


def _face_down(step: Step, held: GameObject, action: PutOntoBattlefield) -> Ended:
    unknown = rule_without_way(step.edition, action.face_down)
    if unknown is not None:
        return step.illegal(unknown, "no such face-down action")
    if held.double_faced is not None and not step.edition.double_faced_may_be_face_down:
        return step.nothing(Concept.CANNOT_BE_TURNED_FACE_DOWN, "never face down")
    down = face_down_as(action.face_down)
    forbidden = forbidden_face_down(step, held, down)
    if forbidden is not None:
        return told_forbidden_face_down(step, held, forbidden)
    step = step.also(Concept.PUT_ONTO_THE_BATTLEFIELD_FACE_DOWN, "enters face down", name=unseen_card(held))
    if step.edition.counts_as_double_faced(held.double_faced):
        step = step.because(Concept.CASTING_FACE_DOWN, "double-faced face down")
    way = Way(
        controller=step.player,
        tapped=action.tapped,
        as_copy_of=action.as_copy_of,
        change=action.except_,
        face=_HIDDEN_BY.get(down.cause, Concept.PUT_ONTO_THE_BATTLEFIELD_FACE_DOWN),
    )
    return entered_face_down(step, held, down, way).done()
