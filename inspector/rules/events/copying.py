"""Copying objects (706 until 2020, 707 since): what is copied, with which exceptions, and onto what.

Theory of operation. What is copied are the copiable values: the printed ones, as copy effects and being face down have
changed them (707.2), of a double-faced permanent those of the face that is up (707.8). They are kept as they were when
the copy was made, so later changes of the original do not reach it (707.2b). Halves of a split or flip card are copied
both; which of them counts is decided by the copy's own status (707.3). Tokens and copies of spells start from the
copied values; what becomes a copy has them laid over its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count as numbers_from
from itertools import islice
from typing import NamedTuple

import msgspec

from inspector.cards import Change, Kind, Shape, listed_words
from inspector.rules.decisions.in_force import has_doors, top_values
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.errors import RulesError
from inspector.rules.edition.outcomes import EventKind, Result
from inspector.rules.edition.readings import READINGS
from inspector.rules.events.copied_values import (
    NO_VALUES,
    copiable_values,
    copy_of,
    has_no_values,
    is_a_copy,
    values_copied_of,
    what_was_copied,
)
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.as_it_enters import entering_of, tapped_as_it_enters
from inspector.rules.steps.cast_as import told_alternative_copied
from inspector.rules.steps.copied_by_others import originals_by_others
from inspector.rules.steps.counters_put import with_more_counters
from inspector.rules.steps.entered_with import entered_with
from inspector.rules.steps.forbidding import forbidden_by, forbidding, told_forbidden
from inspector.rules.steps.replacing import number_of_tokens, told_of, with_tokens_in_doubt
from inspector.rules.steps.steps import Ended, Step
from inspector.rules.steps.words_of_copying import told_what_words_allow
from inspector.rules.steps.zones import described_kind, shown_name
from inspector.rules.table.actions import BecomeCopy, CopySpell, CreateTokenCopy
from inspector.rules.table.objects import CopyEffect, GameObject, Printed, Set
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker
from inspector.rules.values.exceptions import (
    alters_values,
    kept_by_exceptions,
    subtypes_not_gained,
    with_exceptions,
)
from inspector.rules.values.selecting import labels_meant


def become_copy(step: Step, action: BecomeCopy) -> Ended:
    """Let permanents become copies of an object; they did not enter, and other effects stay (707.2, 707.4)."""
    if not action.of:
        raise RulesError("become_copy needs `of`, the label of the original")
    original = step.table.object(action.of)
    values = copy_of(step.edition, original, action.except_)
    every = scratches(step.table)
    changed = False
    labels = labels_meant(action.object, action.objects, action.filter, every, Asker(step.player))
    if not labels:
        return step.nothing(Concept.COPIABLE_VALUES, "nothing is meant")
    for label in labels:
        held = step.table.object(label)
        if not held.is_permanent:
            step = step.aside(Concept.COPIABLE_VALUES, "only permanents copy", name=shown_name(step, held))
            continue
        changed = True
        step = told_what_words_allow(step, label, original.label)
        step = _overlaid(step, held, values, original, action)
        if action.except_ is not None:
            step = _exceptions_told(step, action.except_, values, held.base)
    if not changed:
        return step.ended(Result.NOTHING)
    return step.done()


def _overlaid(step: Step, held: GameObject, values: Printed, original: GameObject, action: BecomeCopy) -> Step:
    change, ends = action.except_, action.until == "end of turn"
    places = {"name": shown_name(step, held), "original": shown_name(step, original)}
    of_what = what_was_copied(original)
    step = step.ticked()
    effect = CopyEffect(values=values, timestamp=step.table.clock, of=original.label, of_what=of_what, ends=ends)
    step = step.with_object(msgspec.structs.replace(held, copies=(*held.copies, effect)))
    for kind, count in (change.counters or {}).items() if change is not None else ():
        # They are not part of the copied values.
        step = with_more_counters(step, step.table.object(held.label), kind, count)
    step = step.event(EventKind.BECAME_A_COPY, held.label, original.label)
    if held.face_down is not None:
        step = step.because(Concept.FACE_DOWN_PERMANENT_BECOMES_A_COPY, "becomes a copy face down", **places)
        step = step.also(Concept.COPIABLE_VALUES, "becomes a copy", **places)
    else:
        of = "itself" if held.label == original.label else places["original"]
        step = step.because(Concept.COPIABLE_VALUES, "becomes a copy", name=places["name"], original=of)
    if any(not copy.merged for copy in held.copies):
        step = step.because(Concept.BECOMES_A_COPY_DID_NOT_ENTER, "copies anew", **places)
    if held.face_down is not None or held.flipped:
        # Of what is face down it is said already.
        if held.face_down is not None:
            step = step.also(Concept.COPY_THROUGH_THE_COPYS_STATUS, "becomes a copy face down", **places)
        else:
            shows = "through own status" if values.shape is Shape.FLIP else "no lower half copied"
            step = step.because(Concept.COPY_THROUGH_THE_COPYS_STATUS, shows, **places)
        step = step.also(Concept.STATUS_IS_KEPT, "keeps status", **places)
    return _what_is_copied(step, original, places["original"], _BY_LAYER, flipped=held.flipped)


def _status_words(held: GameObject) -> list[str]:
    """Name each status of a permanent that is not the one in which permanents enter (110.5, 110.5b)."""
    every = {"tapped": held.tapped, "flipped": held.flipped, "face down": held.face_down is not None}
    return [word for word, is_so in every.items() if is_so]


_COPIED = ((Concept.COPIABLE_VALUES, "copiable values"),)
_BY_LAYER = ((Concept.LAYER_1A_COPIES, "copiable values"), *_COPIED)
_LATER = ((Concept.ORIGINAL_CHANGED_LATER, "original later"),)


def _what_is_copied(
    step: Step,
    original: GameObject,
    name: str,
    told: tuple[tuple[Concept, str], ...] = _COPIED,
    *,
    flipped: bool = False,
) -> Step:
    """Tell what is copied of an object and what is not; ``flipped`` is whether what becomes the copy is flipped.

    ``told`` are the rules by which the copiable values are.
    """
    if _is_copied_whole(original):
        return _name_told(step, original, name).also_of(name, told + _LATER)
    step = _what_else_is_told(step.also_of(name, told), original, name, flipped=flipped)
    return _name_told(step, original, name).also_of(name, _LATER)


def _is_copied_whole(original: GameObject) -> bool:
    """Whether of an object all that it is is copied, as of most: one face, no status, and no copy itself.

    Of such nothing else is told either way; asked first, it is told sooner, and every copy passes here.
    """
    if original.copies or original.copy_of or original.cast_as or original.face_down is not None:
        return False
    return not (original.tapped or original.flipped or original.base.is_room) and original.double_faced is None


def _name_told(step: Step, original: GameObject, name: str) -> Step:
    """Tell the name that is copied of an object of one face that an effect has called otherwise (612.8)."""
    faces = copiable_values(original).faces
    if len(faces) > 1 or faces[0].name in name:
        return step
    return step.because(Concept.COPIABLE_VALUES, "name not copied", value=faces[0].name)


def _what_else_is_told(step: Step, original: GameObject, name: str, *, flipped: bool) -> Step:
    """Tell by what an object is, and what of it is not copied; what is so of few."""
    permanent = original.is_permanent
    again = is_a_copy(original)
    if permanent and original.double_faced is not None and original.face_down is None and not again:
        # By the name that is copied: an effect may have it called otherwise.
        face = copiable_values(original).faces[0].name
        step = step.because(Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT, "copy of the face up", original=face)
    if permanent and original.face_down is not None:
        step = step.because(Concept.ONLY_THE_LISTED_VALUES, "copy of face down", original=name)
    else:
        step = told_alternative_copied(step, original, name)
    upper = not flipped and "flipped" in what_was_copied(original)
    unusual = permanent and (original.tapped or original.flipped or original.face_down is not None)
    status = [word for word in _status_words(original) if not (upper and word == "flipped")] if unusual else []
    if status:
        step = step.because(Concept.STATUS_IS_NO_CHARACTERISTIC, "status not copied", status=listed_words(status))
    if upper:
        half = {"name": top_values(original).faces[0].name}
        step = step.because(Concept.STATUS_IS_NO_CHARACTERISTIC, "upper half copied", **half)
        step = step.also(Concept.COPY_THROUGH_THE_COPYS_STATUS, "upper half copied", **half)
    if has_doors(original) and original.face_down is None:
        step = step.because(Concept.LOCKED_HALVES, "doors not copied")
    # A double-faced token is a copy too; what it is face down, or merged with it from above, it copied from nothing.
    if again or (original.copy_of and original.face_down is None and not original.merged):
        step = step.because(Concept.COPY_THROUGH_THE_COPYS_STATUS, "copy of a copy", original=name)
    return step


def _exceptions_told(step: Step, change: Change | None, values: Printed, own: Printed | None = None) -> Step:
    """Tell what exceptions do to the copied values; ``own`` are those of the object that becomes the copy."""
    if change is None:
        return step
    missing = subtypes_not_gained(values, change)
    if missing:
        step = step.because(Concept.SUBTYPE_NEEDS_ITS_TYPE, "subtype without its type", words=listed_words(missing))
    if change.add_abilities is not None:
        step = step.also(Concept.EXCEPTION_ADDED_ABILITY, "exception adds")
    if alters_values(change):
        step = step.also(Concept.EXCEPTION_ALTERED_VALUE, "exception alters")
    if kept_by_exceptions(step.edition, own, values):
        step = step.also(Concept.EXCEPTION_OWN_VALUE_KEPT, "exception keeps")
    if values.dropped:
        step = step.also(Concept.EXCEPTION_CDA_COLOR_INDICATOR_NOT_COPIED, "exception drops")
    return step


def entering_as_copy(step: Step, held: GameObject, of: str, change: Change | None) -> tuple[Step, CopyEffect]:
    """Make the copy effect with which an object enters, as a copy already (707.5)."""
    places = {"name": shown_name(step, held), "original": shown_name(step, step.table.object(of))}
    step = step.led_by(Concept.ENTERS_AS_A_COPY, "enters as a copy", **places)
    return copied(step, of, change, held.base)


def copied(step: Step, of: str, change: Change | None, own: Printed | None = None) -> tuple[Step, CopyEffect]:
    """Make the effect of becoming a copy of an object now, and tell what is copied and what is not (707.2, 707.6)."""
    original = step.table.object(of)
    step = step.ticked()
    values = copy_of(step.edition, original, change)
    effect = CopyEffect(values=values, timestamp=step.table.clock, of=of, of_what=what_was_copied(original))
    step = _what_is_copied(step, original, shown_name(step, original)).also(
        Concept.CHOICES_ARE_NOT_COPIED, "choices not copied"
    )
    return _exceptions_told(step, change, effect.values, own), effect


SET_AS_A_TOKEN: dict[Set, Concept] = {
    "zone": Concept.TOKENS_COME_TO_THE_BATTLEFIELD,
    "tapped": Concept.STATUS_ON_ENTERING,
    "flipped": Concept.STATUS_ON_ENTERING,
    "face_down": Concept.STATUS_ON_ENTERING,
    "face_up": Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT,
    "unlocked": Concept.DOOR_UNLOCKED_ON_ENTERING,
    "timestamp": Concept.TIMESTAMP_ON_ENTERING_A_ZONE,
}


def create_token_copy(step: Step, action: CreateTokenCopy) -> Ended:
    """Create a token that is a copy of an object (707.2, 707.8a); of an instant or sorcery there is none (111.5)."""
    refuse_taken(step, action.label)
    original = step.table.object(action.of)
    base, back_up = _token_values(step.edition, original)
    base = with_exceptions(step.edition, base, action.except_, up=1 if back_up else 0)
    name = shown_name(step, original)
    face = base.faces[1 if back_up else 0]
    if not face.type_line.is_permanent:
        return step.nothing(Concept.TOKEN_THAT_CANNOT_ENTER, "no such token", original=name)
    made = _Made(action, original, base, back_up)
    step = _with_token(step, made)
    step, new = number_of_tokens(step, step.table.object(action.label))
    besides = labels_besides(step.table, action.label, new.number - 1)
    for label in besides:
        step = _with_token(step, made._replace(action=msgspec.structs.replace(action, label=label)))
    return with_tokens_in_doubt(step, (action.label, *besides), new).done()


class _Made(NamedTuple):
    """What a token is made of: the action with its label, the original, the values, and which face is up."""

    action: CreateTokenCopy
    original: GameObject
    base: Printed
    back_up: bool


# More tokens than this are told, and not laid out.
_MOST_TOKENS = 64


def labels_besides(table: Table, label: str, count: int) -> list[str]:
    """Give labels for tokens that are created besides one: ``Bear #2``, with numbers that are free."""
    labels = (f"{label} #{number}" for number in numbers_from(2))
    return list(islice((one for one in labels if not table.knows(one)), min(count, _MOST_TOKENS)))


def _with_token(step: Step, made: _Made) -> Step:
    """Create one token, which enters the battlefield."""
    action, original, base, back_up = made
    name = shown_name(step, original)
    step = step.ticked()
    stamp = step.table.clock
    token = GameObject(
        label=action.label,
        identity=stamp,
        cards=(),
        base=base,
        owner=step.player,
        controller=step.player,
        zone="battlefield",
        timestamp=stamp,
        token=True,
        back_up=back_up,
        copy_of=original.label,
        copy_of_what=what_was_copied(original),
        came=step.index,
        set_by=SET_AS_A_TOKEN,
    )
    step, token = token_by_others(step, token)
    entering = entering_of(step, token, token, as_copy=False)
    token = tapped_as_it_enters(token, entering)
    step = step.with_object(token).event(EventKind.ENTERED, action.label)
    both = base.shape is Shape.DOUBLE_FACED
    if both:
        step = step.because(Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT, "token with both faces", original=name)
    step = step.because(Concept.COPIABLE_VALUES, "token copy", original=name)
    step = _told_token_faces(step, original, name, both=both)
    if has_doors(token):
        step = step.because(Concept.DOOR_UNLOCKED_ON_ENTERING, "doors locked", half="")
    step = _readings_told(step, original, base, action)
    step = step.also(Concept.VALUES_OF_A_TOKEN, "token made", original=name)
    step = _exceptions_told(step, action.except_, base)
    return entered_with(step, action.label, entering, action.except_)


def copied_alike(step: Step, labels: Iterable[str]) -> bool:
    """Whether it makes no difference which of several objects is copied: what each gives a copy is the same (707.2)."""
    first, *others = (copied(step, label, None)[1].values for label in dict.fromkeys(labels))
    return all(one == first for one in others)


def told_of_originals(step: Step, labels: Iterable[str]) -> Step:
    """Say that nobody chose which of several objects it copies, as others' words have it copy each (616.1)."""
    names = dict.fromkeys(shown_name(step, step.table.object(label)) for label in labels)
    ways = " or ".join(f"a copy of {name}" for name in names)
    return step.because(Concept.ORDER_OF_REPLACEMENTS, "order not chosen", ways=ways)


def token_by_others(step: Step, token: GameObject) -> tuple[Step, GameObject]:
    """Give the token as a copy of what others let it enter as a copy of."""
    every = originals_by_others(step, token)
    if not every:
        return step, token
    step = told_of(step, tuple(one.said for one in every), Concept.ENTERS_IN_SOME_WAY, "copy by others")
    step, effect = copied(step, every[0].label, None)
    if not copied_alike(step, (one.label for one in every)):
        values = msgspec.structs.replace(effect.values, unread=every[0].said.words.text)
        effect = msgspec.structs.replace(effect, values=values)
        step = told_of_originals(step, (one.label for one in every))
    return step, msgspec.structs.replace(token, copies=(effect,))


def _told_token_faces(step: Step, original: GameObject, name: str, *, both: bool) -> Step:
    """Tell from which face a token copy has its values (707.8), or that it is the front's outside of play (712.8a)."""
    double_faced = original.double_faced not in (None, Kind.MELD) and original.face_down is None
    if original.is_permanent and double_faced:
        template = "token with both faces" if both else "token with one face"
        return step.because(Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT, template, original=name)
    if original.is_permanent:
        return _what_is_copied(step, original, shown_name(step, original))
    if double_faced and not both and not original.is_spell:
        return step.because(Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD, "token of the front alone", original=name)
    return step


def _readings_told(step: Step, original: GameObject, base: Printed, action: CreateTokenCopy) -> Step:
    """Say where the rules are silent about a token copy and one reading is taken."""
    # Since a token copy of any double-faced card has two faces, that of a meld card alone leaves one open too (712.4b).
    alone = original.double_faced is Kind.MELD and Kind.MODAL in step.edition.token_kinds_with_both_faces
    if (original.is_melded or alone) and original.face_down is None:
        step = step.because(Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT, "reading: token of melded")
    both = base.shape is Shape.DOUBLE_FACED
    if _hides_two_faces(step.edition, original):
        does = "has two, which look alike" if both else "has one"
        step = step.because(Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT, "reading: token of face down", does=does)
    if action.except_ is not None and both:
        step = step.because(Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT, "reading: exception on both faces")
    return step


def _hides_two_faces(edition: Edition, original: GameObject) -> bool:
    """Whether it is a face-down double-faced permanent of a kind whose token copies have both faces (707.8a)."""
    kinds = edition.token_kinds_with_both_faces
    return original.face_down is not None and original.is_permanent and original.double_faced in kinds


def _token_values(edition: Edition, original: GameObject) -> tuple[Printed, bool]:
    """Both faces where the original is double-faced and the edition says so (707.8a), else what any copy gets.

    Of each face the copiable values count, so a copy effect over the original is on both faces of the token.
    """
    if original.is_melded and not original.copies and not READINGS.token_of_melded_has_one_face:
        both = (original.cards[0].front, original.base.faces[0])
        return Printed(faces=both, shape=Shape.DOUBLE_FACED, kind=Kind.NONMODAL), True
    kind = original.double_faced
    base = original.base
    if has_no_values(edition, original):
        return NO_VALUES, False
    face_down = original.face_down is not None and (original.is_permanent or original.is_spell)
    if _hides_two_faces(edition, original) and not READINGS.token_of_face_down_has_one_face:
        seen = copiable_values(original).faces[0]
        return Printed(faces=(seen, seen), shape=Shape.DOUBLE_FACED, kind=kind), False
    if face_down or base.shape is not Shape.DOUBLE_FACED or kind not in edition.token_kinds_with_both_faces:
        return values_copied_of(original), False
    back_up = original.back_up and (original.is_permanent or original.is_spell)
    if not original.copies:
        return Printed(faces=base.faces, shape=Shape.DOUBLE_FACED, kind=kind, of_each=base.of_each), back_up
    copied = original.copies[-1].values
    # Halves, and a spell set into a card, are copied with the face that has them (709.5, 707.3, 722.2b).
    each = None if copied.shape is Shape.ONE_FACE else copied
    return Printed(faces=copied.faces[:1] * 2, shape=Shape.DOUBLE_FACED, kind=kind, of_each=each), back_up


def copy_spell(step: Step, action: CopySpell) -> Ended:
    """Put a copy of a spell onto the stack; it is not cast, and has all choices of the original (707.10)."""
    refuse_taken(step, action.label)
    original = step.table.object(action.of)
    name = shown_name(step, original)
    if not original.is_spell:
        return step.illegal(Concept.COPY_OF_A_SPELL, "only spells are copied", original=name)
    forbidden = forbidden_by(step.table, original.label, forbidding(step.table, "copy", original.label))
    if forbidden is not None:
        return told_forbidden(step, original.label, forbidden).ended(Result.NOTHING)
    every = scratches(step.table)[original.label]
    permanent = any(word in every.types for word in ("Artifact", "Battle", "Creature", "Enchantment", "Planeswalker"))
    if permanent and not step.edition.permanent_spell_copies:
        copied = READINGS.permanent_spells_were_copied
        does = "it ceases to exist as it leaves the stack" if copied else "none is made"
        step = step.because(Concept.COPY_OF_A_SPELL, "reading: permanent spell copies", does=does)
        if not copied:
            return step.ended(Result.ILLEGAL)
    base, back_up = _spell_values(step.edition, original, permanent=permanent)
    step = step.ticked()
    stamp = step.table.clock
    new = GameObject(
        label=action.label,
        identity=stamp,
        cards=(),
        base=with_exceptions(step.edition, base, action.except_),
        owner=step.player,
        controller=step.player,
        zone="stack",
        timestamp=stamp,
        copy="spell",
        copy_of=original.label,
        copy_of_what=what_was_copied(original),
        came=step.index,
        back_up=back_up,
        half=original.half,
        x=original.x,
        cast_as=original.cast_as,
        set_by={"zone": Concept.COPY_OF_A_SPELL},
    )
    if base.shape is Shape.DOUBLE_FACED:
        faces = Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT_SPELL
        new = msgspec.structs.replace(new, set_by=new.set_anew("face_up", by=faces))
    copies = "copies a nameless spell" if described_kind(original) else "copies a spell"
    step = step.with_object(new).because(Concept.COPY_OF_A_SPELL, copies, original=name)
    if original.face_down is not None:
        step = step.because(Concept.ONLY_THE_LISTED_VALUES, "copy of face down", original=name)
    step = told_alternative_copied(step, original, name)
    if permanent:
        step = step.because(Concept.COPY_OF_A_PERMANENT_SPELL, "permanent spell copy", original=name)
    if base.shape is Shape.DOUBLE_FACED:
        both = Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT_SPELL
        step = step.because(both, "spell copy with both faces", original=name)
        if action.except_ is not None:
            step = step.because(both, "reading: exception on both faces")
    return _exceptions_told(step, action.except_, new.base).done()


def _spell_values(edition: Edition, original: GameObject, *, permanent: bool) -> tuple[Printed, bool]:
    """Both faces of a double-faced permanent spell where the edition says so (707.10g), else the face that is up.

    Of a face-down spell only what was listed for it is copied, and the copy is face up: what lies under the card's
    face-down side is no value of the spell (707.2, 708.2).
    """
    if original.face_down is not None:
        return copiable_values(original), False
    base = original.base
    if base.shape in (Shape.SPLIT, Shape.INSET):
        return base, False
    if base.shape is Shape.DOUBLE_FACED and permanent and base.kind in edition.token_kinds_with_both_faces:
        return base, original.back_up
    return copiable_values(original), False


def refuse_taken(step: Step, label: str) -> None:
    """Raise RulesError for a label that an object has or had."""
    table = step.table
    if table.knows(label):
        raise RulesError(f'the label "{label}" is taken; every object needs a label of its own')
