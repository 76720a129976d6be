"""Which printed values an object starts from (613.1), and why those: its face, half or copied values in force.

Theory of operation. An object is represented by a card (or by the values that made a token or a copy). Copy effects
(layer 1a) put other values over those, being face down (1b) puts listed ones over both. Of what is then on top, the
zone and the status choose: the face that is up, the half that was cast, the lower half of a flipped permanent. The
choice is a row of the table below; nothing else decides it.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Face, Kind, Shape, TypeLine, prototype_of
from inspector.rules.citations import numbers
from inspector.rules.concepts import Concept
from inspector.rules.editions import Edition
from inspector.rules.insets import PREPARE_SPELL, inset_of, knows
from inspector.rules.objects import FaceDown, GameObject, Printed

_NOTHING = Face(name="", type_line=TypeLine())


class InForce(msgspec.Struct, frozen=True, kw_only=True):
    """The faces that give an object its values, with the reason: a concept and the template that says it.

    ``faces`` are one, or the two halves of a split card. ``pair`` is true where these are two answers (before 2017),
    ``upper`` the upper half of a flip card whose mana cost and color stay. ``covered`` is true where a copy effect or
    being face down lies over the printed values.
    """

    faces: tuple[Face, ...]
    concept: Concept
    template: str
    pair: bool = False
    upper: Face | None = None
    covered: bool = False
    layer: str = ""
    places: dict[str, str] = {}
    # What else decides the values, behind the first reason: concepts and templates.
    also: tuple[tuple[Concept, str], ...] = ()
    # More concepts that the first reason rests on.
    beside: tuple[Concept, ...] = ()


def top_values(held: GameObject) -> Printed:
    """Give the values on top before face-down status: those of the last copy effect, else the base."""
    return held.copies[-1].values if held.copies else held.base


def values_in_force(edition: Edition, held: GameObject) -> InForce:
    """Choose the faces that give the object its values now (613.1, 613.2; status as 110.5, halves as 709)."""
    if held.face_down is not None and (held.is_permanent or held.is_spell):
        return _face_down(edition, held)
    if held.face_down is not None and numbers(Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS, edition.key):
        hidden = Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS
        return InForce(faces=(_NOTHING,), concept=hidden, template="exiled face down", covered=True)
    chosen = _of_shape(edition, held, top_values(held))
    if not held.copies:
        return _copied_when_made(held, _with_stand_in(held, chosen))
    copy = held.copies[-1]
    layer = "1a" if edition.layer_one_has_sublayers else "1"
    return msgspec.structs.replace(
        chosen,
        concept=Concept.LAYER_1A_COPIES,
        template="copied",
        covered=True,
        layer=layer,
        places={"original": _original(copy.of, copy.values)},
        also=_seen_through(copy.values, chosen),
        beside=(Concept.COPIABLE_VALUES_STAND_AFTER_LAYER_1,),
    )


def _original(label: str, values: Printed) -> str:
    """What was copied, by its label; not that of a face-down object, which would tell what it is."""
    return label if any(face.name for face in values.faces) else "a face-down object"


def _seen_through(values: Printed, chosen: InForce) -> tuple[tuple[Concept, str], ...]:
    """Tell what else decides copied values: the copy's own status or halves, or that one face was copied."""
    if values.shape is Shape.FLIP:
        return (Concept.COPY_THROUGH_THE_COPYS_STATUS, "copy status"), (chosen.concept, chosen.template)
    if values.shape is Shape.SPLIT:
        return ((chosen.concept, chosen.template),)
    if values.of_back:
        return ((Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT, "copied face"),)
    return ()


def _copied_when_made(held: GameObject, chosen: InForce) -> InForce:
    """Add that a token or a spell was made as a copy, which is where its values come from (707.2, 707.8a)."""
    if not held.copy_of:
        return chosen
    template = "token copied" if held.token else "copied spell"
    also: tuple[tuple[Concept, str], ...] = ((Concept.COPIABLE_VALUES, template),)
    if held.double_faced is not None and held.token:
        also = (*also, (Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT, template))
    if held.double_faced is not None or held.base.of_back:
        also = (*also, (Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT, template))
    return msgspec.structs.replace(
        chosen, also=also, places={**chosen.places, "original": _original(held.copy_of, held.base)}
    )


def _face_down(edition: Edition, held: GameObject) -> InForce:
    down = held.face_down
    if down is None:
        raise AssertionError("asked for the face-down values of an object that is face up")
    return InForce(
        faces=(down.values,),
        concept=Concept.LAYER_1B_FACE_DOWN,
        template="face down values",
        covered=True,
        layer="1b" if edition.layer_one_has_sublayers else "1",
        places={"cause": _CAUSE_WORDS[down.cause]},
        also=_listed_by(down),
    )


_CAUSE_WORDS = {
    "effect": "turned",
    "morph": "cast by morph",
    "disguise": "cast by disguise",
    "manifest": "manifested",
    "cloak": "cloaked",
}
_CAUSES = {
    "morph": Concept.MORPH_CASTING,
    "disguise": Concept.DISGUISE_CASTING,
    "manifest": Concept.MANIFEST,
    "cloak": Concept.CLOAK,
}


def _listed_by(down: FaceDown) -> tuple[tuple[Concept, str], ...]:
    """Tell what listed the values: the action that hid the card, or the rule where nothing did (708.2a)."""
    if down.cause in _CAUSES:
        return (_CAUSES[down.cause], "face down cause"), (Concept.TWO_TWO_BY_DEFAULT, "face down default")
    return () if down.listed else ((Concept.TWO_TWO_BY_DEFAULT, "face down default"),)


def _with_stand_in(held: GameObject, chosen: InForce) -> InForce:
    if not held.stand_in_shows:
        return chosen
    return msgspec.structs.replace(chosen, concept=Concept.STAND_IN_IS_THE_CARD, template="substitute")


def _of_shape(edition: Edition, held: GameObject, printed: Printed) -> InForce:
    if printed.melded:
        return InForce(faces=printed.faces, concept=Concept.MELDED_PERMANENTS_VALUES, template="melded")
    match printed.shape:
        case Shape.DOUBLE_FACED:
            apart = (Concept.FACES_ARE_SEPARATE_SETS,)
            return msgspec.structs.replace(_double_faced(held, printed), beside=apart)
        case Shape.MELD:
            return _meld_front(held, printed)
        case Shape.SPLIT:
            return _split(edition, held, printed)
        case Shape.FLIP:
            return _flip(held, printed)
        case Shape.INSET | Shape.ONE_FACE:
            return alternative_in_force(edition, held, printed) or _one_face(held, printed)


def alternative_in_force(edition: Edition, held: GameObject, printed: Printed) -> InForce | None:
    """Choose between the normal values and those as which the card was cast (715.3b, 718.3b, 720.3b, 722.3c).

    None where the card, under this edition, has one set of values only.
    """
    inset, prototype = inset_of(printed), None if held.copies else prototype_of(printed.faces[0])
    if held.is_spell and held.cast_as == "inset" and not held.copies:
        kind = inset or PREPARE_SPELL
        places = {"inset": kind.word}
        return InForce(faces=printed.faces[-1:], concept=kind.values, template="inset cast", places=places)
    if held.cast_as == "prototype" and prototype is not None and (held.is_permanent or held.is_spell):
        return InForce(faces=(prototype,), concept=Concept.PROTOTYPED_VALUES, template="prototyped")
    if held.token:
        return None
    if inset is not None and knows(edition, inset):
        places = {"inset": inset.word}
        return InForce(faces=printed.faces[:1], concept=inset.normal, template="inset normal", places=places)
    if prototype is not None and numbers(Concept.PROTOTYPE_CARDS_NORMAL_VALUES, edition.key):
        concept = Concept.PROTOTYPE_CARDS_NORMAL_VALUES
        return InForce(faces=printed.faces[:1], concept=concept, template="prototype normal")
    return None


def _one_face(held: GameObject, printed: Printed) -> InForce:
    if held.token:
        return InForce(faces=printed.faces[:1], concept=Concept.VALUES_OF_A_TOKEN, template="token values")
    return InForce(faces=printed.faces[:1], concept=Concept.STARTING_VALUES, template="printed")


def _double_faced(held: GameObject, printed: Printed) -> InForce:
    """The two faces are separate sets, of which the zone and the side choose one (712.8; 711.2, 711.4, 712.4)."""
    front, back = printed.faces
    modal = printed.kind is Kind.MODAL
    if held.is_permanent:
        if held.back_up and modal:
            return InForce(faces=(back,), concept=Concept.MODAL_FACE_THAT_IS_UP, template="modal face up")
        if held.back_up:
            return InForce(faces=(back,), concept=Concept.BACK_FACE_UP, template="back up")
        up = Concept.MODAL_FRONT_FACE_UP if modal else Concept.FRONT_FACE_UP_ON_THE_BATTLEFIELD
        return InForce(faces=(front,), concept=up, template="front up")
    if held.is_spell:
        face = back if held.back_up else front
        if modal:
            return InForce(faces=(face,), concept=Concept.MODAL_FACE_THAT_IS_UP, template="spell face up")
        concept = Concept.BACK_FACE_SPELL if held.back_up else Concept.FRONT_FACE_SPELL
        return InForce(faces=(face,), concept=concept, template="spell face up")
    return InForce(faces=(front,), concept=Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD, template="front off the battlefield")


def _meld_front(held: GameObject, printed: Printed) -> InForce:
    concept = Concept.MELD_CARD_FRONT_ONLY
    if held.is_spell:
        concept = Concept.MELD_CARD_ON_THE_STACK
    elif held.is_permanent:
        concept = Concept.MELD_CARD_ON_THE_BATTLEFIELD
    return InForce(faces=printed.faces[:1], concept=concept, template="meld front")


def _split(edition: Edition, held: GameObject, printed: Printed) -> InForce:
    """Off the stack both halves, on it the half that was cast (709.3b, 709.4; 708.2 before 2021)."""
    if held.is_permanent and printed.is_room:
        return InForce(faces=printed.faces, concept=Concept.LOCKED_HALVES, template="room both")
    if held.is_spell and held.half in ("left", "right"):
        face = printed.faces[0 if held.half == "left" else 1]
        return InForce(faces=(face,), concept=Concept.ONLY_THE_CAST_HALF, template="half on the stack")
    if held.is_spell and held.half == "fused":
        return InForce(
            faces=printed.faces,
            concept=Concept.FUSED_SPELLS_VALUES,
            template="fused",
            pair=edition.split_has_two_sets,
        )
    return InForce(
        faces=printed.faces,
        concept=Concept.OFF_THE_STACK_TWO_SETS_COMBINED,
        template="halves apart" if edition.split_has_two_sets else "halves combined",
        pair=edition.split_has_two_sets,
    )


def _flip(held: GameObject, printed: Printed) -> InForce:
    """The lower half of a flipped permanent, with the mana cost and color of the upper one (710.1c, 710.2)."""
    upper, lower = printed.faces
    if held.is_permanent and held.flipped:
        return InForce(faces=(lower,), concept=Concept.FLIPPED_VALUES, template="flip lower", upper=upper)
    return InForce(faces=(upper,), concept=Concept.UNFLIPPED_VALUES, template="flip upper")
