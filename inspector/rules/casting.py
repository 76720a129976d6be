"""Casting and playing: which face goes onto the stack or onto the battlefield as a land (601, 305.1, 712.11, 712.12).

Costs, timing and targets are not on this table. What is judged is the face: whether it may be the one that is up.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Kind, Shape
from inspector.rules.actions import Cast, PlayLand, Resolve
from inspector.rules.concepts import Concept
from inspector.rules.double_faced import side_on_entering
from inspector.rules.entering import entered
from inspector.rules.errors import NotComputedError
from inspector.rules.objects import GameObject
from inspector.rules.outcomes import EventKind
from inspector.rules.steps import Ended, Step
from inspector.rules.zones import moved, renewed, shown_name

# Keyword abilities that, printed on the front face, let the card be cast with its back face up: from which zones.
_FRONT_PERMISSIONS = {"Disturb": ("graveyard",), "More Than Meets the Eye": ("hand", "command")}


def cast(step: Step, action: Cast) -> Ended:
    """Put a card onto the stack as a spell, with the face up that the rules allow (712.11)."""
    held = step.table.object(action.object)
    _not_computed(held, action)
    name = shown_name(step, held)
    if held.is_spell:
        return step.illegal(Concept.FACE_ON_THE_STACK, "already a spell", name=name)
    if held.is_permanent:
        return step.illegal(Concept.FACE_ON_THE_STACK, "wrong zone to cast", zone=held.zone)
    back = action.transformed or action.face == "back"
    if back:
        refused = _refused_back(step, held, action)
        if refused is not None:
            return refused
        step = _permitted(step, held)
    face = held.base.faces[1 if back else 0]
    if "Land" in face.type_line.types:
        return step.illegal(Concept.A_LAND_IS_NEVER_CAST, "land is not cast", name=face.name)
    step = _told(step, held, face.name, back=back, transformed=action.transformed)
    step, spell = renewed(step, held, "stack", step.player)
    step = step.with_object(msgspec.structs.replace(spell, back_up=back, x=action.x, substitute=False))
    return step.event(EventKind.CAST, held.label, face.name).done()


def _not_computed(held: GameObject, action: Cast) -> None:
    if action.face_down is not None:
        raise NotComputedError("cast with face_down")
    if action.as_copy is not None:
        raise NotComputedError("cast with as_copy")
    if held.base.shape is Shape.SPLIT or action.half is not None:
        raise NotComputedError("cast of a split card")


def _refused_back(step: Step, held: GameObject, action: Cast) -> Ended | None:
    """Refuse to cast a card with its back face up where nothing lets a player do so (712.11a-d)."""
    edition, name, kind = step.edition, held.base.faces[0].name, held.double_faced
    if held.base.shape is not Shape.DOUBLE_FACED or kind is None:
        return step.illegal(Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no other face to cast", name=name)
    if kind is Kind.MODAL and not action.transformed:
        return None
    if not edition.cast_transformed_kinds:
        return step.illegal(Concept.CASTING_TRANSFORMED, "never cast transformed")
    if kind not in edition.cast_transformed_kinds:
        return step.illegal(Concept.CASTING_TRANSFORMED, "kind never cast transformed", kind=str(kind))
    if held.zone in ("hand", "graveyard") and not _front_permission(step, held):
        step = step.because(Concept.ONLY_THE_FACE_THAT_WILL_BE_UP_IS_JUDGED, "no permission", name=name, zone=held.zone)
        return step.illegal(Concept.PERMISSION_ON_THE_FRONT_FACE, "no permission", name=name, zone=held.zone)
    return None


def _front_permission(step: Step, held: GameObject) -> str | None:
    keywords = held.base.faces[0].keywords
    for keyword, zones in _FRONT_PERMISSIONS.items():
        known = keyword != "Disturb" or step.edition.has_disturb
        if known and keyword in keywords and held.zone in zones:
            return keyword
    return None


def _permitted(step: Step, held: GameObject) -> Step:
    keyword = _front_permission(step, held)
    if keyword == "Disturb":
        step = step.because(Concept.DISTURB, "disturb")
    if keyword is not None:
        step = step.because(Concept.PERMISSION_ON_THE_FRONT_FACE, "front permits", keyword=keyword)
    elif held.double_faced is not Kind.MODAL:
        step = step.because(Concept.CASTING_TRANSFORMED, "effect permits", zone=held.zone)
    return step


def _told(step: Step, held: GameObject, name: str, *, back: bool, transformed: bool) -> Step:
    kind = held.double_faced
    if kind is None:
        return step.because(Concept.ZONE_CHANGE_A_NEW_OBJECT, "cast", name=name)
    if kind is Kind.MELD:
        return step.because(Concept.MELD_CARD_ON_THE_STACK, "cast front", name=name)
    if kind is Kind.MODAL and not transformed:
        return step.because(Concept.CHOOSING_A_FACE_TO_CAST, "cast chosen face", name=name)
    if back:
        return step.because(Concept.CASTING_TRANSFORMED, "cast transformed", name=name)
    return step.because(Concept.FACE_ON_THE_STACK, "cast front", name=name)


def play_land(step: Step, action: PlayLand) -> Ended:
    """Put a card onto the battlefield as a land, with the chosen face up, which must be a land (305.1, 712.12)."""
    held = step.table.object(action.object)
    name = shown_name(step, held)
    if held.is_permanent or held.is_spell:
        return step.illegal(Concept.PLAYING_A_LAND, "wrong zone to play", zone=held.zone)
    modal = held.double_faced is Kind.MODAL
    if action.face == "back" and held.base.shape is not Shape.DOUBLE_FACED:
        return step.illegal(Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no other face to cast", name=name)
    if action.face == "back" and not modal:
        return step.illegal(Concept.FACE_ON_ENTERING_FROM_ELSEWHERE, "front by default")
    back = action.face == "back"
    face = held.base.faces[1 if back else 0]
    if "Land" not in face.type_line.types:
        concept = Concept.CHOOSING_A_LAND_FACE if modal else Concept.PLAYING_A_LAND
        return step.illegal(concept, "no land", name=face.name)
    if modal:
        step = step.because(Concept.CHOOSING_A_LAND_FACE, "play land face", name=face.name)
    step = step.because(Concept.PLAYING_A_LAND, "play land", name=face.name)
    return entered(step, held, controller=step.player, back_up=back).done()


def resolve(step: Step, action: Resolve) -> Ended:
    """Let a spell resolve: a permanent spell enters, any other is put into its owner's graveyard (608.2, 608.3)."""
    held = step.table.object(action.object)
    if action.as_copy_of is not None:
        raise NotComputedError("resolve with as_copy_of")
    name = shown_name(step, held)
    if not held.is_spell:
        return step.illegal(Concept.RESOLVING_PERMANENT_SPELL, "not a spell", name=name)
    face = held.base.faces[1 if held.back_up else 0]
    step = step.event(EventKind.RESOLVED, held.label)
    if not face.type_line.is_permanent:
        step = step.because(Concept.RESOLVING_INSTANT_OR_SORCERY, "resolves spell", name=name)
        return moved(step, held, "graveyard").done()
    side, concept, template = side_on_entering(step, held, transformed=action.transformed, from_stack=True)
    if side == "back" and held.back_up and step.edition.has_disturb and "Disturb" in held.base.faces[0].keywords:
        step = step.because(Concept.DISTURB_ENTERS_BACK_UP, "same face up", side=side)
    if concept is not None:
        step = step.because(concept, template, name=name, side=side)
    if side in ("graveyard", "stays"):
        return moved(step, held, "graveyard").done()
    step = step.because(Concept.RESOLVING_PERMANENT_SPELL, "resolves permanent", name=name)
    return entered(step, held, controller=held.controller, back_up=side == "back").done()
