"""Numbers that every card of a kind has printed on it, and that the data of a card, as it was brought in, leaves out.

A creature or a Vehicle has power and toughness (208.1, 301.7), a planeswalker loyalty (209.1), a battle defense
(210.1): of a card of one's own, or of a card file that leaves them out, they are not "none" and not 0 but not known.
The back of some double-faced cards has no loyalty, which the data of the front tells: it does not leave such numbers
out. What an effect makes a creature, of a card that is none, has nothing printed, and so truly 0 (208.5).
"""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import Face
from inspector.rules.decisions.finished_values import NotComputed, printed_on_it
from inspector.rules.decisions.in_force import top_values
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.layers.computed_tables import applied_effects
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.wording.sentences import Wording

_SIZE = ("power", "toughness")
# The numbers that hang on a card type, and which type that is.
_OF_TYPES = (("loyalty", "Planeswalker"), ("defense", "Battle"))
# What an exception alters that makes a copy a creature.
_BY_EXCEPTION = frozenset(("types", "subtypes"))


def numbers_not_given(table: Table, every: Every, words: Wording) -> Iterator[tuple[str, NotComputed]]:
    """Give, by label, that nothing tells numbers that are printed on the card: the keys that are not known of it."""
    for label, scratch in every.items():
        for key in counters_not_known(scratch, every):
            yield label, _told(label, (key,), words)
        keys = sizes_not_known(table, scratch)
        if keys:
            yield label, _told(label, keys, words)


def _told(label: str, keys: tuple[str, ...], words: Wording) -> NotComputed:
    what = printed_on_it(keys)
    return NotComputed(what, label, keys, words.says("number not given", what=what), OpenKind.DATA)


def _faces(scratch: Scratch, every: Every) -> tuple[Face, ...]:
    """Give the faces of which the object has one; of one that was copied, all of the original while that is there."""
    held, seen = scratch.object, {scratch.object.label}
    values, of = (held.copies[-1].values, held.copies[-1].of) if held.copies else (held.base, held.copy_of)
    faces = values.faces
    # Found by the name that was copied: an exception may have altered all else of the face. What was a copy itself has
    # other faces, and only what that copied, or its original, has both.
    names = set(values.names_before or [face.name for face in faces])
    while of not in seen and (original := every.get(of)) is not None:
        seen.add(of)
        held = original.object
        if names <= {face.name for face in held.base.faces}:
            return held.base.faces
        copied = held.copies[-1].values if held.copies else held.base
        if copied.names_before and names <= {face.name for face in copied.faces}:
            # An exception of that copy gave it the name by which it was copied in turn.
            names = set(copied.names_before)
        of = held.copies[-1].of if held.copies else held.copy_of
    return faces


def _is_left_out(key: str, card_type: str, faces: tuple[Face, ...]) -> bool:
    of_the_kind = [face for face in faces if card_type in face.type_line.types]
    return bool(of_the_kind) and all(getattr(face, key) is None for face in of_the_kind)


def numbers_not_known(table: Table, scratch: Scratch, every: Every) -> tuple[str, ...]:
    """List the numbers of an object of which nothing is known: sizes, and loyalty or defense without any counter."""
    return (*sizes_not_known(table, scratch), *counters_not_known(scratch, every))


def counters_not_known(scratch: Scratch, every: Every) -> tuple[str, ...]:
    """List loyalty and defense where an object has them by its card type and nothing tells with how many it came.

    What became a copy of something else since keeps the counters with which it entered (306.5b, 310.4b).
    """
    found: tuple[str, ...] = ()
    for key, card_type in _OF_TYPES:
        if card_type not in scratch.types or scratch.object.counters.get(key):
            continue
        if any(_is_left_out(key, card_type, faces) for faces in (_faces(scratch, every), _faces_as_it_came(scratch))):
            found = (*found, key)
    return found


def _faces_as_it_came(scratch: Scratch) -> tuple[Face, ...]:
    """Give the faces with which an object came where it is; none where it became a copy of nothing since."""
    held = scratch.object
    entered = [one.values for one in held.copies if one.timestamp <= held.timestamp]
    if len(entered) == len(held.copies):
        return ()
    return (entered[-1] if entered else held.base).faces


def sizes_not_known(table: Table, scratch: Scratch) -> tuple[str, ...]:
    """List which of power and toughness an object has that nothing tells: left out, and set by no effect."""
    keys = sizes_left_out(scratch)
    return _not_set(table, scratch.object.label, keys) if keys else ()


def sizes_left_out(scratch: Scratch) -> tuple[str, ...]:
    """List which of power and toughness an object has (208.3), and the face in force leaves out."""
    faces = scratch.chosen.faces
    if len(faces) != 1 or (faces[0].power is not None and faces[0].toughness is not None):
        # First what is so of nearly every creature: all objects pass here.
        return ()
    held = scratch.object
    if held.face_down is not None or (held.is_permanent and "Creature" not in scratch.types):
        return ()
    face = faces[0]
    if not face.is_printed_with_a_size:
        return ()
    if _BY_EXCEPTION.intersection(top_values(held).excepted):
        return ()
    defined = {key for one in scratch.definitions for key in _SIZE if getattr(one, key) is not None}
    return tuple(key for key in _SIZE if getattr(face, key) is None and key not in defined)


def _not_set(table: Table, label: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Leave out what an effect sets, whatever is printed (613.4b); what is switched with the other is that (613.4d)."""
    begun = [one for one in applied_effects(table) if any(each.object.label == label for each in one.begun or ())]
    left = tuple(key for key in keys if not any(_sets(one, key) for one in begun))
    if not left or len(left) == len(_SIZE):
        return left
    switched = sum(one.change.switch_power_toughness is not None for one in begun) % 2
    return tuple(key for key in _SIZE if key not in left) if switched else left


def _sets(running: Running, key: str) -> bool:
    return getattr(running.change, f"set_{key}") is not None
