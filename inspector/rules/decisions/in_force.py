"""Which printed values an object starts from (613.1), and why those: its face, half or copied values in force.

Theory of operation. An object is represented by a card (or by the values that made a token or a copy). Copy effects
(layer 1a) put other values over those, being face down (1b) puts listed ones over both. Of what is then on top, the
zone and the status choose: the face that is up, the half that was cast, the lower half of a flipped permanent. The
choice is a row of the table below; nothing else decides it.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec

from inspector.cards import Face, Kind, Shape, TypeLine, prototype_of
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.command_zone_kinds import EMBLEM, kind_in_the_command_zone
from inspector.rules.decisions.decisions import NamelessKind, Original
from inspector.rules.decisions.insets import PREPARE_SPELL, Inset, inset_of, knows
from inspector.rules.decisions.predefined_tokens import predefined_token
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.table.objects import CopiedWhat, CopyEffect, FaceDown, GameObject, Printed

_NOTHING = Face(name="", type_line=TypeLine())
# Until Python 3.12 a member of an enumeration is found five times slower than a name; every object passes here.
_ONE_FACE: Final = Shape.ONE_FACE


Ground = tuple[Concept, Because]
_PRINTED: Ground = (Concept.STARTING_VALUES, Because.PRINTED)
_COPIED_FROM_FACE_UP: Ground = (Concept.LAYER_1A_COPIES, Because.COPIED)
_COPIED_FROM_FACE_DOWN: Ground = (Concept.COPY_OF_WHAT_IS_FACE_DOWN, Because.COPIED)
_LISTED_BY_THE_RULE: Ground = (Concept.TWO_TWO_BY_DEFAULT, Because.FACE_DOWN_DEFAULT)
_FACE_DOWN: Ground = (Concept.LAYER_1B_FACE_DOWN, Because.FACE_DOWN_VALUES)


class Halves(StrEnum):
    """How the halves of a split card give its values."""

    NONE = "none"
    CAST = "the half that was cast"
    COMBINED = "combined"
    APART = "two answers"
    FUSED = "fused"
    ROOM = "both of a Room"


class InForce(msgspec.Struct, frozen=True, kw_only=True):
    """The faces that give an object its values, and why those.

    ``faces`` are one, or the two halves of a split card; of a Room also what is of neither half. ``grounds`` are the
    rules that choose them, each with the ground on which it does, the one that decides most first. ``pair`` is true
    where the faces are two answers (before 2017), ``upper`` the upper half of a flip card whose mana cost and color
    stay. ``covered`` is true where a copy effect, or on the battlefield or the stack being face down, lies over the
    printed values.
    """

    faces: tuple[Face, ...]
    grounds: tuple[Ground, ...]
    pair: bool = False
    halves: Halves = Halves.NONE
    upper: Face | None = None
    covered: bool = False
    layer: str = ""
    inputs: dict[str, object] = {}
    # More rules that the first ground rests on.
    beside: tuple[Concept, ...] = ()

    @property
    def concept(self) -> Concept:
        """The rule that decides most."""
        return self.grounds[0][0]

    @property
    def is_printed(self) -> bool:
        """Whether nothing chooses: the object has what is printed on its one face."""
        return self.concept is Concept.STARTING_VALUES

    @property
    def is_copied(self) -> bool:
        """Whether a copy effect, or having been made as a copy, gives the values."""
        return any(concept in _COPIED for concept, _ in self.grounds)


_COPIED = (Concept.LAYER_1A_COPIES, Concept.COPIABLE_VALUES, Concept.COPY_OF_WHAT_IS_FACE_DOWN)


def top_values(held: GameObject) -> Printed:
    """Give the values on top before face-down status: those of the last copy effect, else the base."""
    return held.copies[-1].values if held.copies else held.base.of_up


def has_doors(held: GameObject, values: Printed | None = None) -> bool:
    """Whether it is a permanent that these values, its top ones, make a Room: each door is locked or not (709.5)."""
    return (values or top_values(held)).is_room and held.is_permanent


def values_in_force(edition: Edition, held: GameObject) -> InForce:
    """Choose the faces that give the object its values now (613.1, 613.2; status as 110.5, halves as 709)."""
    if held.face_down is not None and (held.is_permanent or held.is_spell):
        return _face_down(edition, held)
    if held.face_down is not None and numbers(Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS, edition.key):
        hidden = Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS
        return InForce(faces=(_NOTHING,), grounds=((hidden, Because.EXILED_FACE_DOWN),))
    chosen = _of_shape(edition, held, _chosen_from(held))
    if not held.copies:
        return _copied_when_made(edition, held, _with_stand_in(held, chosen))
    copy = held.copies[-1]
    if copy.merged:
        return msgspec.structs.replace(
            chosen,
            grounds=((Concept.MERGED_VALUES, Because.MERGED),),
            covered=True,
            layer="1a",
        )
    return msgspec.structs.replace(
        chosen,
        grounds=_copied(held, copy, chosen),
        covered=True,
        layer="1a" if edition.layer_one_has_sublayers else "1",
        inputs={"original": original_of(held, copy.of, copy.values, copy.of_what)},
        beside=(Concept.COPIABLE_VALUES_STAND_AFTER_LAYER_1,),
    )


def _chosen_from(held: GameObject) -> Printed:
    """Give the values of which zone and status choose; to a token that has an inset its two faces come before it."""
    return held.base if has_faces_alone(held) else top_values(held)


def has_faces_alone(held: GameObject) -> bool:
    """Whether a double-faced object has the values of one face or the other, and no halves on either (707.8a)."""
    each = held.base.of_each
    return not held.copies and (each is None or each.shape is Shape.INSET)


def original_of(held: GameObject, label: str, values: Printed, of_what: CopiedWhat) -> Original:
    """What the object copied; what a face-down object is must not be told by its label."""
    name = copied_name(held, values, of_what)
    return Original(label, name, nameless="" if name else nameless_kind(values, of_what))


def originals_of(held: GameObject) -> tuple[Original, ...]:
    """List what an object copied, the first first, as that was then (707.2b); merging is no copying (730.2a)."""
    copies = tuple((copy.of, copy.values, copy.of_what) for copy in held.copies if not copy.merged)
    made = ((held.copy_of, held.base.of_up, held.copy_of_what),) if held.copy_of else ()
    return tuple(original_of(held, *copied) for copied in (*made, *copies))


def nameless_kind(values: Printed, of_what: CopiedWhat) -> NamelessKind:
    """Tell what was copied that had no name: it was face down, or a face-up copy of what was (708.2, 707.3, 406.3a)."""
    if "a face-down spell" in of_what:
        return "face-down spell"
    if "a face-down card in exile" in of_what:
        return "face-down card in exile"
    if "Creature" in values.faces[0].type_line.types:
        return "face-down creature" if "face down" in of_what else "nameless creature"
    return "face-down permanent" if "face down" in of_what else "nameless permanent"


def copied_name(held: GameObject, values: Printed, of_what: CopiedWhat) -> str:
    """Give the name of what was copied, also where an exception gives the copy another one.

    The original may have another name since, or be another object: the copy keeps what it copied (707.2b). Of a flip
    card it is that of the half that counted of the original, whichever counts of the copy (707.3); of a Room both
    halves are copied, whichever were locked (709.5), of a split spell the half that was cast.
    """
    names = values.names_before or tuple([face.name for face in values.faces])
    up = names[:1]
    if values.shape is _ONE_FACE:
        return names[0]
    spell = held.is_spell and held.copy == "spell"
    match values.shape:
        case Shape.DOUBLE_FACED:
            up = names[1:] if held.back_up else up
        case Shape.FLIP:
            up = names[-1:] if "flipped" in of_what else up
        case Shape.SPLIT:
            halves = {"left": names[:1], "right": names[1:]} if spell else {}
            up = halves.get(held.half or "", names)
        case Shape.INSET:
            up = names[-1:] if spell and held.cast_as == "inset" else up
    # Halves that an exception of copying gave one name have it once.
    return " // ".join(dict.fromkeys(up))


def _copied(held: GameObject, copy: CopyEffect, chosen: InForce) -> tuple[Ground, ...]:
    """The rules of a copy effect, with what else decides: the copy's own status or halves, or that of one face."""
    values = copy.values
    nameless = not values.faces[0].name
    copied = _COPIED_FROM_FACE_DOWN if nameless else _COPIED_FROM_FACE_UP
    if values.shape is _ONE_FACE and not values.of_back:
        return (copied,)
    if values.shape is Shape.FLIP:
        through = Concept.COPY_THROUGH_THE_COPYS_STATUS
        if held.flipped:
            return (through, Because.COPY_STATUS), copied, *chosen.grounds
        copied = (copied[0], Because.COPIED_UNFLIPPED) if "flipped" in copy.of_what else copied
        return copied, (through, Because.COPY_STATUS_UNFLIPPED), *chosen.grounds
    if values.shape is Shape.SPLIT:
        return (copied, *chosen.grounds)
    # What was a copy itself need not have been double-faced.
    if values.of_back and "a copy" not in copy.of_what:
        return copied, (Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT, Because.COPIED_FACE)
    return (copied,)


def _copied_when_made(edition: Edition, held: GameObject, chosen: InForce) -> InForce:
    """Add that a token or a spell was made as a copy, which is where its values come from (707.2, 707.8a)."""
    if not held.copy_of:
        return chosen
    because = Because.TOKEN_COPIED if held.token else Because.COPIED_SPELL
    made: tuple[Ground, ...] = ((Concept.COPIABLE_VALUES, because),)
    # Editions before 707.10g have no rule of their own for the faces of a copied spell, and of the token it becomes.
    faces_of_spell = Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT_SPELL
    was_spell = held.set_by.get("zone") is Concept.COPY_OF_A_PERMANENT_SPELL
    of_spell = (held.is_spell or was_spell) and bool(numbers(faces_of_spell, edition.key))
    face = ((faces_of_spell if of_spell else Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT, because),)
    if held.double_faced is not None:
        made = (*face, *made)
    elif held.base.of_back and "a copy" not in held.copy_of_what and not of_spell:
        # Of a spell only the rule for double-faced ones speaks of faces, and this copy is none (707.10g).
        made = (*made, *face)
    # Before 707.8a a token had both faces only where a copy of a card was cast and resolved (707.12, 608.3b).
    both = bool(numbers(Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT, edition.key))
    beside = chosen.beside
    if held.double_faced is not None and held.token and of_spell:
        beside = (*beside, faces_of_spell)
    elif held.double_faced is not None and held.token and both:
        # The face that is up decides; that a token has two at all is by this rule.
        beside = (*beside, Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT)
        made = ((Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT, because), *made)
    # What is double-faced or flipped itself has the values of the face or half that is up, an inset those of its spell;
    # what else is a copy has the copied values.
    flipped = held.flipped and held.base.of_up.shape is Shape.FLIP
    if "flipped" in held.copy_of_what and not flipped:
        made = ((Concept.COPIABLE_VALUES, Because.TOKEN_COPIED_UNFLIPPED),)
    # The copy of a split card that is cast has both halves, and is cast as one of them (709.3c).
    half = held.copy_was_cast and held.is_spell and held.base.shape is Shape.SPLIT
    # On a double-faced token that is a Room or a flip card, no face decides: both have the halves that were copied.
    of_faces = held.double_faced is not None and _chosen_from(held).shape is Shape.DOUBLE_FACED
    leads = of_faces or held.cast_as in ("inset", "prototype") or flipped or half
    # No card has the values of a copy printed on it.
    others = tuple(ground for ground in chosen.grounds if ground[1] is not Because.PRINTED)
    grounds = (*others, *made) if leads else (*made, *others)
    original = original_of(held, held.copy_of, held.base.of_up, held.copy_of_what)
    inputs = {**chosen.inputs, "original": original}
    return msgspec.structs.replace(chosen, grounds=grounds, inputs=inputs, beside=beside)


def _face_down(edition: Edition, held: GameObject) -> InForce:
    down = held.face_down
    if down is None:
        raise AssertionError("asked for the face-down values of an object that is face up")
    return InForce(
        faces=(down.values,),
        grounds=(*_listed_by(down), _FACE_DOWN),
        covered=True,
        layer="1b" if edition.layer_one_has_sublayers else "1",
        inputs={"cause": down.cause},
    )


_CAUSES = {
    "morph": Concept.MORPH_CASTING,
    "disguise": Concept.DISGUISE_CASTING,
    "manifest": Concept.MANIFEST,
    "cloak": Concept.CLOAK,
}


def _listed_by(down: FaceDown) -> tuple[Ground, ...]:
    """Tell what listed the values: the action that hid the card, or the rule where nothing did (708.2a)."""
    if down.cause in ("cloak", "disguise"):
        return ((_CAUSES[down.cause], Because.FACE_DOWN_WITH_WARD),)
    if down.cause in _CAUSES:
        return (_CAUSES[down.cause], Because.FACE_DOWN_CAUSE), _LISTED_BY_THE_RULE
    return () if down.listed else (_LISTED_BY_THE_RULE,)


def _with_stand_in(held: GameObject, chosen: InForce) -> InForce:
    if not held.stand_in_shows:
        return chosen
    return msgspec.structs.replace(chosen, grounds=((Concept.STAND_IN_IS_THE_CARD, Because.SUBSTITUTE),))


def _of_shape(edition: Edition, held: GameObject, printed: Printed) -> InForce:
    if printed.melded:
        return InForce(faces=printed.faces, grounds=((Concept.MELDED_PERMANENTS_VALUES, Because.MELDED),))
    if printed.shape is _ONE_FACE:
        # Most are. Of what is a copy no other set of values is known, as it was not cast as that.
        other = None if held.copies else alternative_in_force(edition, held, printed)
        return other or _one_face(edition, held, printed)
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
        case Shape.INSET:
            return alternative_in_force(edition, held, printed) or _one_face(edition, held, printed)


def alternative_in_force(edition: Edition, held: GameObject, printed: Printed) -> InForce | None:
    """Choose between the normal values and those as which the card was cast (715.3b, 718.3b, 720.3b, 722.3c).

    None where the card, under this edition, has one set of values only.
    """
    inset, prototype = inset_of(printed), None if held.copies else prototype_of(printed.faces[0])
    if held.is_spell and held.cast_as == "inset" and not held.copies:
        kind = inset or PREPARE_SPELL
        # A copy of a spell is not cast (707.10), and has rules of its own.
        of_copy = held.copy == "spell"
        as_cast = Because.PREPARE_SPELL_CAST if kind is PREPARE_SPELL else Because.INSET_CAST
        grounds = ((kind.copied, Because.INSET_COPIED) if of_copy else (kind.values, as_cast),)
        return InForce(faces=printed.faces[-1:], grounds=grounds, inputs={"inset": kind.word})
    if held.cast_as == "prototype" and prototype is not None and (held.is_permanent or held.is_spell):
        copied = (Concept.PROTOTYPED_SPELL_COPIED, Because.PROTOTYPE_COPIED)
        cast = (Concept.PROTOTYPED_VALUES, Because.PROTOTYPED)
        return InForce(faces=(prototype,), grounds=(copied if held.copy_of and not held.copy_was_cast else cast,))
    if held.token:
        return None
    if inset is not None and knows(edition, inset):
        # A preparation card is never cast as its prepare spell (722.4).
        because = Because.PREPARATION_NORMAL if inset is PREPARE_SPELL else Because.INSET_NORMAL
        grounds = ((inset.normal, because),)
        return InForce(faces=printed.faces[:1], grounds=grounds, inputs={"inset": inset.word})
    if prototype is not None and numbers(Concept.PROTOTYPE_CARDS_NORMAL_VALUES, edition.key):
        grounds = ((Concept.PROTOTYPE_CARDS_NORMAL_VALUES, Because.PROTOTYPE_NORMAL),)
        return InForce(faces=printed.faces[:1], grounds=grounds)
    return None


def names_in_text(held: GameObject, names: Iterable[str] = ()) -> tuple[str, ...]:
    """What an object's rules text may call it: the names that it has now, and those that its text was printed with."""
    faces = () if held.face_down is not None else top_values(held).faces
    return tuple(dict.fromkeys((*names, *(name for face in faces for name in (*face.called, face.name) if name))))


def has_prepare_spell(held: GameObject) -> bool:
    """Whether it is a permanent, face up, that has a prepare spell (722.2a)."""
    return held.is_permanent and held.face_down is None and inset_of(top_values(held)) is PREPARE_SPELL


def with_prepared_copy(held: GameObject) -> GameObject:
    """Give what has just become prepared with the copy in exile, which is of what it is then (722.3c).

    That copy stays whatever the permanent becomes, as long as it is prepared.
    """
    copy = top_values(held).faces[-1] if has_prepare_spell(held) else None
    return msgspec.structs.replace(held, prepared_copy=copy)


def inset_to_cast(held: GameObject) -> tuple[Inset | None, Face]:
    """Give the kind and the values of what is cast where the inset of an object is chosen.

    Of a prepared permanent that is the copy made as it became so, not what it has now (722.3c).
    """
    if held.prepared_copy is not None:
        return PREPARE_SPELL, held.prepared_copy
    values = top_values(held)
    hidden = held.is_permanent and held.face_down is not None
    return None if hidden else inset_of(values), values.faces[-1]


def _one_face(edition: Edition, held: GameObject, printed: Printed) -> InForce:
    faces = printed.faces[:1]
    if held.token:
        made = (Concept.VALUES_OF_A_TOKEN, Because.TOKEN_VALUES)
        defined = predefined_token(faces[0])
        if defined is None or not numbers(defined, edition.key):
            return InForce(faces=faces, grounds=(made,))
        by_rule, kind = (defined, Because.TOKEN_PREDEFINED), defined.value.removesuffix(" token")
        return InForce(faces=faces, grounds=(by_rule, made), inputs={"kind": kind})
    if held.zone == "command" and kind_in_the_command_zone(held) == EMBLEM:
        return InForce(faces=faces, grounds=((Concept.VALUES_OF_AN_EMBLEM, Because.EMBLEM_VALUES),))
    return InForce(faces=faces, grounds=(_PRINTED,))


def _double_faced(held: GameObject, printed: Printed) -> InForce:
    """The two faces are separate sets, of which the zone and the side choose one (712.8; 711.2, 711.4, 712.4)."""
    front, back = printed.faces
    modal = printed.kind is Kind.MODAL
    if held.is_permanent:
        if held.back_up and modal:
            return InForce(faces=(back,), grounds=((Concept.MODAL_FACE_THAT_IS_UP, Because.MODAL_FACE_UP),))
        if held.back_up:
            return InForce(faces=(back,), grounds=((Concept.BACK_FACE_UP, Because.BACK_UP),))
        up = Concept.MODAL_FRONT_FACE_UP if modal else Concept.FRONT_FACE_UP_ON_THE_BATTLEFIELD
        return InForce(faces=(front,), grounds=((up, Because.FRONT_UP),))
    if held.is_spell:
        face = back if held.back_up else front
        if modal:
            return InForce(faces=(face,), grounds=((Concept.MODAL_FACE_THAT_IS_UP, Because.SPELL_FACE_UP),))
        concept = Concept.BACK_FACE_SPELL if held.back_up else Concept.FRONT_FACE_SPELL
        return InForce(faces=(face,), grounds=((concept, Because.SPELL_FACE_UP),))
    return InForce(
        faces=(front,), grounds=((Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD, Because.FRONT_OFF_THE_BATTLEFIELD),)
    )


def _meld_front(held: GameObject, printed: Printed) -> InForce:
    concept = Concept.MELD_CARD_FRONT_ONLY
    if held.is_spell:
        concept = Concept.MELD_CARD_ON_THE_STACK
    elif held.is_permanent:
        concept = Concept.MELD_CARD_ON_THE_BATTLEFIELD
    return InForce(faces=printed.faces[:1], grounds=((concept, Because.MELD_FRONT),))


def _split(edition: Edition, held: GameObject, printed: Printed) -> InForce:
    """Off the stack both halves, on it the half that was cast (709.3b, 709.4; 708.2 before 2021)."""
    besides = () if printed.besides is None else (printed.besides,)
    if held.is_permanent and printed.is_room and edition.has_rooms:
        room = (Concept.LOCKED_HALVES, Because.ROOM_BOTH)
        return InForce(faces=(*printed.faces, *besides), grounds=(room,), halves=Halves.ROOM)
    if held.is_spell and held.half in ("left", "right"):
        face = printed.faces[0 if held.half == "left" else 1]
        cast = (Concept.ONLY_THE_CAST_HALF, Because.HALF_ON_THE_STACK)
        return InForce(faces=(face, *besides), grounds=(cast,), halves=Halves.CAST)
    if held.is_spell and held.half == "fused":
        fused = Because.FUSED_APART if edition.split_has_two_sets else Because.FUSED
        return InForce(
            faces=printed.faces,
            grounds=((Concept.FUSED_SPELLS_VALUES, fused),),
            halves=Halves.FUSED,
            pair=edition.split_has_two_sets,
        )
    apart = edition.split_has_two_sets
    because = Because.HALVES_APART if apart else Because.HALVES_COMBINED
    return InForce(
        faces=printed.faces,
        grounds=((Concept.OFF_THE_STACK_TWO_SETS_COMBINED, because),),
        halves=Halves.APART if apart else Halves.COMBINED,
        pair=apart,
    )


def _flip(held: GameObject, printed: Printed) -> InForce:
    """The lower half of a flipped permanent, with the mana cost and color of the upper one (710.1c, 710.2)."""
    upper, lower = printed.faces
    if held.is_permanent and held.flipped:
        return InForce(faces=(lower,), grounds=((Concept.FLIPPED_VALUES, Because.FLIP_LOWER),), upper=upper)
    return InForce(faces=(upper,), grounds=((Concept.UNFLIPPED_VALUES, Because.FLIP_UPPER),))
