"""The values that are copied of an object (707.2; 706.2 before 2021), and what it was, as sentences tell it later."""

from __future__ import annotations

from itertools import takewhile
from typing import Literal

import msgspec

from inspector.cards import Change, Face, Kind, Shape, TypeLine, prototype_of
from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.table.objects import CopiedWhat, GameObject, Printed
from inspector.rules.values.exceptions import with_exceptions


def copiable_values(held: GameObject) -> Printed:
    """Give the values that a copy of this object gets (707.2; 706.2 before 2021)."""
    if held.face_down is not None and (held.is_permanent or held.is_spell):
        return Printed(faces=(held.face_down.values,))
    values = top_values(held)
    if values.shape is Shape.ONE_FACE and not values.melded and not held.cast_as:
        # Most have one set of values and no other.
        return values
    if values.melded:
        return Printed(faces=values.faces, of_back=True, of_melded=True)
    if values.shape is Shape.DOUBLE_FACED:
        back = held.back_up and (held.is_permanent or held.is_spell)
        return Printed(faces=(values.faces[1 if back else 0],), of_back=back and values.kind is not Kind.MODAL)
    if values.shape is Shape.MELD:
        return Printed(faces=values.faces[:1])
    prototype = prototype_of(values.faces[0]) if held.cast_as == "prototype" and not held.copies else None
    if prototype is not None and (held.is_permanent or held.is_spell):
        return Printed(faces=(prototype,))
    return _of_a_spell(held, values) or values


def _of_a_spell(held: GameObject, values: Printed) -> Printed | None:
    """Give the half or the inset as which a spell was cast: on the stack it has no other values (709.3b, 715.3b).

    Of a Room both halves exist, also as a spell (709.5b); a copy of the spell itself keeps all (709.3c, 715.2b).
    """
    if not held.is_spell or held.copies:
        return None
    if held.half in ("left", "right") and not values.is_room:
        return Printed(faces=values.faces[:1] if held.half == "left" else values.faces[1:])
    if values.shape is Shape.INSET and held.cast_as == "inset":
        return Printed(faces=values.faces[-1:])
    return None


def what_was_copied(original: GameObject) -> CopiedWhat:
    """Tell what sentences say of an original later: that it was flipped, face down, or a copy itself (707.3, 708.2)."""
    if not (original.flipped or original.copies or original.copy_of or original.face_down is not None):
        return frozenset()
    found: set[Literal["flipped", "a copy", "face down", "a face-down spell", "a face-down card in exile"]] = set()
    if original.face_down is not None:
        elsewhere: Literal["a face-down spell", "a face-down card in exile"]
        elsewhere = "a face-down spell" if original.is_spell else "a face-down card in exile"
        found.add("face down" if original.is_permanent else elsewhere)
    if original.flipped and original.face_down is None and top_values(original).shape is Shape.FLIP:
        found.add("flipped")
    if is_a_copy(original):
        found.add("a copy")
    return frozenset(found)


def is_a_copy(held: GameObject) -> bool:
    """Whether what is copied of it came by copying; a double-faced token has faces of its own (707.8a).

    Of a copy that lies face down only what is listed for it is copied (708.2, 708.10). A merged permanent is one if its
    topmost component is, or if it has become one since that was put on top (730.2a).
    """
    if held.face_down is not None:
        return False
    if held.merged:
        since = takewhile(lambda copy: not (copy.merged and copy.merged.on_top), reversed(held.copies))
        return any(not copy.merged for copy in since) or is_a_copy(held.merged[0])
    made_so = bool(held.copy_of) and held.double_faced is None
    return made_so or (bool(held.copies) and any(not copy.merged for copy in held.copies))


def copy_of(edition: Edition, original: GameObject, change: Change | None) -> Printed:
    """Give the values that a copy of the original gets, with the exceptions of the effect that makes it."""
    values = NO_VALUES if has_no_values(edition, original) else values_copied_of(original)
    return with_exceptions(edition, values, change)


def values_copied_of(original: GameObject) -> Printed:
    """Give what is copied of an object; a merged permanent that shows a back face is not double-faced (730.2i)."""
    values = copiable_values(original)
    return msgspec.structs.replace(values, of_back=False) if original.merged and values.of_back else values


# What lies face down in exile has no characteristics that could be copied (406.3a).
NO_VALUES = Printed(faces=(Face(name="", type_line=TypeLine()),))


def has_no_values(edition: Edition, original: GameObject) -> bool:
    """Whether it lies face down in exile in an edition in which it has no characteristics there (406.3a)."""
    hidden = original.face_down is not None and not original.is_permanent and not original.is_spell
    return hidden and bool(numbers(Concept.EXILED_FACE_DOWN_NO_CHARACTERISTICS, edition.key))
