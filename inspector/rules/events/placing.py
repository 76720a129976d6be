"""Setting up: putting an object simply there, without an event; what the edition makes impossible is refused."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from inspector.cards import Card, Kind, Shape
from inspector.rules.decisions.command_zone_kinds import PLANAR, kind_of_card, values_of_card
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.errors import RulesError
from inspector.rules.events.command_zone_cards import refused_as_command_zone_card
from inspector.rules.events.day_night import laid_by_day_or_night
from inspector.rules.events.face_down import face_down_as, rule_without_way
from inspector.rules.events.meld import is_combined_face
from inspector.rules.events.split_cards import HALVES
from inspector.rules.events.tokens import token_values
from inspector.rules.steps.cast_as import refused_set_up, way_of
from inspector.rules.steps.entering_counters import with_entering_counters
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.table.actions import Place
from inspector.rules.table.objects import GameObject, Printed, printed_values

_Refusal = tuple[Concept, str]


def place(step: Step, action: Place) -> Ended:
    """Put an object onto the table as the action describes it."""
    label = action.label
    if step.table.knows(label):
        raise RulesError(f'the label "{label}" is taken; every object needs a label of its own')
    card = step.table.pool.find(action.card)
    if card is None:
        raise RulesError(f'no card is known by the name "{action.card}"')
    elsewhere = refused_as_command_zone_card(step.edition, card, action)
    if elsewhere is not None:
        concept, template, kind = elsewhere
        return step.illegal(concept, template, name=card.name, a_kind=kind)
    refusal = _refusal(step.edition, card, action)
    if refusal is not None:
        concept, template = refusal
        return step.illegal(concept, template, name=card.name, kind=_kind_word(step.edition, card))
    step = step.ticked()
    stamp = step.table.clock
    held = GameObject(
        label=label,
        identity=stamp,
        cards=() if _is_token(card, action) else (card,),
        base=_base(step.edition, card, action),
        owner=step.player,
        controller=_controller(step, card, action),
        zone=action.zone,
        timestamp=stamp,
        token=_is_token(card, action),
        tapped=action.tapped,
        flipped=action.flipped,
        back_up=action.face == "back",
        face_down=face_down_as(action.face_down) if action.face_down else None,
        half=action.half,
        unlocked=tuple(half for half in HALVES if half in (action.unlocked or ())),
        cast_as=way_of(action),
        counters={kind: count for kind, count in (action.counters or {}).items() if count},
        substitute=action.substitute,
        came=step.index,
    )
    step = laid_by_day_or_night(step.with_object(held), label, action.face)
    if action.zone == "battlefield" and action.counters is None:
        # A planeswalker or battle that is simply there has the counters with which it would have entered.
        step = msgspec.structs.replace(with_entering_counters(step, label), reasons=step.reasons)
    return step.done()


def _controller(step: Step, card: Card, action: Place) -> str:
    """Who controls what is set up: of a plane that lies face up the player whose turn it is (311.5)."""
    planar = action.zone == "command" and kind_of_card(card) in PLANAR
    return step.table.active_player if planar else step.player


def _base(edition: Edition, card: Card, action: Place) -> Printed:
    """Give the values to start from; a token has both faces only in the editions that know such tokens (111.10i)."""
    printed = token_values(edition, card) if card.is_token else values_of_card(edition, card)
    if _is_token(card, action) and card.kind is not None and card.kind not in edition.token_kinds_with_both_faces:
        return Printed(faces=printed.faces[:1])
    return printed


def _is_token(card: Card, action: Place) -> bool:
    return action.token or card.is_token


def _kind_word(edition: Edition, card: Card) -> str:
    if card.kind is Kind.NONMODAL:
        return edition.words.nonmodal
    return str(card.kind) if card.kind in (None, Kind.MELD) else f"{card.kind} double-faced"


def _refusal(edition: Edition, card: Card, action: Place) -> _Refusal | None:
    """Say why the edition makes a set-up impossible, as a concept and a template; None where it is possible."""
    if card.kind is not None and card.kind not in edition.kinds:
        return Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no such kind"
    if is_combined_face(card):
        return Concept.HALF_OF_A_COMBINED_FACE, "combined face"
    if any("Battle" in face.type_line.types for face in card.faces) and not edition.has_battles:
        return Concept.CARD_TYPES, "no such card type"
    if card.is_token and card.kind is not None and card.kind not in edition.token_kinds_with_both_faces:
        return Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no double-faced tokens"
    if card.is_room and not edition.has_rooms:
        return Concept.OFF_THE_STACK_TWO_SETS_COMBINED, "no rooms"
    if action.unlocked is not None and not edition.has_rooms:
        return Concept.OFF_THE_STACK_TWO_SETS_COMBINED, "no doors"
    if _is_token(card, action) and action.zone != "battlefield":
        return Concept.TOKEN_OFF_THE_BATTLEFIELD, "token elsewhere"
    if action.face == "back":
        refusal = _refused_back(edition, card, action)
        if refusal is not None:
            return refusal
    return (
        _refused_face_down(edition, card, action)
        or _refused_half(edition, card, action)
        or refused_set_up(edition, printed_values(card), action)
        or _refused_type(card, action)
    )


def _refused_face_down(edition: Edition, card: Card, action: Place) -> _Refusal | None:
    if action.substitute and card.kind is None:
        return Concept.STAND_IN_CARD_SET_ASIDE, "no stand-in"
    if not action.face_down:
        return None
    if action.zone not in ("battlefield", "stack", "exile"):
        return Concept.STATUS_OF_PERMANENTS_ONLY, "face down nowhere else"
    if card.kind and action.zone == "battlefield" and not edition.double_faced_may_be_face_down:
        return Concept.CANNOT_BE_TURNED_FACE_DOWN, "never face down"
    if card.kind and action.zone == "stack" and not edition.double_faced_casting_face_down:
        return Concept.CASTING_FACE_DOWN, "never face down"
    if action.zone == "stack" and action.face_down in ("manifest", "cloak"):
        return Concept.NOT_CAST_FACE_DOWN_OTHERWISE, "manifested is not cast"
    unknown = rule_without_way(edition, action.face_down)
    return None if unknown is None else (unknown, "no such face-down action")


def _refused_half(edition: Edition, card: Card, action: Place) -> _Refusal | None:
    if action.unlocked and action.zone != "battlefield":
        return Concept.UNLOCKED_DESIGNATIONS, "doors elsewhere"
    if (action.flipped or action.tapped) and action.zone != "battlefield":
        return Concept.STATUS_OF_PERMANENTS_ONLY, "flipped elsewhere" if action.flipped else "tapped elsewhere"
    if card.shape is not Shape.SPLIT and action.half is not None:
        return Concept.CHOOSING_THE_HALF_TO_CAST, "no halves to cast"
    if action.zone != "stack" and action.half is not None:
        return Concept.OFF_THE_STACK_TWO_SETS_COMBINED, "half off the stack"
    if action.zone != "stack" or action.face_down or card.shape is not Shape.SPLIT:
        return None
    if action.half is None:
        return Concept.CHOOSING_THE_HALF_TO_CAST, "half needed"
    if action.half == "fused" and not edition.has_fuse:
        return Concept.CHOOSING_THE_HALF_TO_CAST, "no fuse in this edition"
    if action.half == "fused" and not any("Fuse" in face.keywords for face in card.faces):
        return Concept.FUSING_FROM_THE_HAND_ONLY, "no fuse"
    return None


def _refused_back(edition: Edition, card: Card, action: Place) -> _Refusal | None:
    if card.kind is Kind.MELD:
        return Concept.HALF_OF_A_COMBINED_FACE, "half of a face"
    if card.shape is not Shape.DOUBLE_FACED:
        return Concept.KINDS_OF_DOUBLE_FACED_CARDS, "no back face"
    if _is_token(card, action) and card.kind not in edition.token_kinds_with_both_faces:
        return Concept.WHAT_CAN_TRANSFORM, "token with one face only"
    if action.zone == "stack":
        if card.kind is Kind.NONMODAL and card.kind not in edition.cast_transformed_kinds:
            return Concept.FACE_ON_THE_STACK, "never back up on the stack"
        return None
    if action.zone != "battlefield":
        return Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD, "back only on the battlefield"
    return None


def never_cast(types: Collection[str]) -> Concept:
    """Give the rule by which a land of these card types is no spell: of one that is only that 305.1, else 305.9."""
    return Concept.A_LAND_IS_NEVER_A_SPELL if set(types) == {"Land"} else Concept.A_LAND_IS_NEVER_CAST


def _refused_type(card: Card, action: Place) -> _Refusal | None:
    if action.zone not in ("battlefield", "stack") or action.face_down:
        return None
    second = action.face == "back" or action.inset
    faces = card.faces if card.shape is Shape.SPLIT else (card.faces[1] if second else card.front,)
    types = {word for face in faces for word in face.type_line.types}
    if action.zone == "stack":
        return (never_cast(types), "land is not cast") if "Land" in types else None
    if "Instant" in types:
        return Concept.AN_INSTANT_CANNOT_ENTER, "instant on the battlefield"
    if "Sorcery" in types:
        return Concept.A_SORCERY_CANNOT_ENTER, "sorcery on the battlefield"
    return None
