"""Setting up: putting an object simply there, without an event; what the edition makes impossible is refused."""

from __future__ import annotations

import msgspec

from inspector.cards import Card, Kind, Shape
from inspector.rules.actions import Place
from inspector.rules.concepts import Concept
from inspector.rules.editions import Edition
from inspector.rules.entering import with_entering_counters
from inspector.rules.errors import NotComputedError, RulesError
from inspector.rules.objects import GameObject, printed_values
from inspector.rules.steps import Ended, Step

Refusal = tuple[Concept, str]


def place(step: Step, action: Place) -> Ended:
    """Put an object onto the table as the action describes it."""
    label = action.label
    if label in step.table.objects or label in step.table.gone or label in step.table.refused:
        raise RulesError(f'the label "{label}" is taken; every object needs a label of its own')
    card = step.table.pool.find(action.card)
    if card is None:
        raise RulesError(f'no card is known by the name "{action.card}"')
    refusal = _refusal(step.edition, card, action)
    if refusal is not None:
        concept, template = refusal
        return step.illegal(concept, template, name=card.name, kind=_kind_word(step.edition, card))
    _not_computed(card, action)
    step = step.ticked()
    stamp = step.table.clock
    held = GameObject(
        label=label,
        identity=stamp,
        cards=() if _is_token(card, action) else (card,),
        base=printed_values(card),
        owner=step.player,
        controller=step.player,
        zone=action.zone,
        timestamp=stamp,
        token=_is_token(card, action),
        tapped=action.tapped,
        flipped=action.flipped,
        back_up=action.face == "back",
        counters=dict(action.counters or {}),
        substitute=action.substitute and action.zone in ("library", "hand", "exile"),
    )
    step = step.with_object(held)
    if action.zone == "battlefield" and action.counters is None:
        # A planeswalker or battle that is simply there has the counters with which it would have entered.
        step = msgspec.structs.replace(with_entering_counters(step, label), reasons=step.reasons)
    return step.done()


def _is_token(card: Card, action: Place) -> bool:
    return action.token or card.is_token


def _kind_word(edition: Edition, card: Card) -> str:
    if card.kind is Kind.NONMODAL:
        return edition.words.nonmodal.removesuffix(" double-faced")
    return str(card.kind) if card.kind else ""


def _refusal(edition: Edition, card: Card, action: Place) -> Refusal | None:
    """Say why the edition makes a set-up impossible, as a concept and a template; None where it is possible."""
    if card.meld_result:
        return Concept.HALF_OF_A_COMBINED_FACE, "combined face"
    if card.kind is not None and card.kind not in edition.kinds:
        return Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no such kind"
    if card.is_room and not edition.has_rooms:
        return Concept.OFF_THE_STACK_TWO_SETS_COMBINED, "no rooms"
    if _is_token(card, action) and action.zone != "battlefield":
        return Concept.TOKEN_OFF_THE_BATTLEFIELD, "token elsewhere"
    if action.face == "back":
        refusal = _refused_back(edition, card, action)
        if refusal is not None:
            return refusal
    if action.face_down and action.zone == "battlefield" and card.kind and not edition.double_faced_may_be_face_down:
        return Concept.CANNOT_BE_TURNED_FACE_DOWN, "never face down"
    return _refused_type(card, action)


def _refused_back(edition: Edition, card: Card, action: Place) -> Refusal | None:
    if card.kind is Kind.MELD:
        return Concept.HALF_OF_A_COMBINED_FACE, "half of a face"
    if card.shape is not Shape.DOUBLE_FACED:
        return Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no back face"
    if action.zone == "stack":
        if card.kind is Kind.NONMODAL and card.kind not in edition.cast_transformed_kinds:
            return Concept.FACE_ON_THE_STACK, "never back up on the stack"
        return None
    if action.zone != "battlefield":
        return Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD, "back only on the battlefield"
    return None


def _refused_type(card: Card, action: Place) -> Refusal | None:
    if action.zone != "battlefield" or action.face_down:
        return None
    face = card.faces[1] if action.face == "back" else card.front
    if "Instant" in face.type_line.types:
        return Concept.AN_INSTANT_CANNOT_ENTER, "instant on the battlefield"
    if "Sorcery" in face.type_line.types:
        return Concept.A_SORCERY_CANNOT_ENTER, "sorcery on the battlefield"
    return None


def _not_computed(card: Card, action: Place) -> None:
    """Refuse, by name, the set-ups that the core does not compute yet."""
    if action.face_down:
        raise NotComputedError("place with face_down")
    if action.half is not None:
        raise NotComputedError("place with half")
    if action.zone == "battlefield" and (card.is_room or action.unlocked):
        raise NotComputedError("place of a Room on the battlefield")
    if action.flipped:
        raise NotComputedError("place with flipped")
    if card.shape is Shape.SPLIT and action.zone == "stack":
        raise NotComputedError("place of a split card on the stack")
