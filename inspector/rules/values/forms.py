"""Forms of the effect language that files may use and the core does not compute: they are told, never passed over.

A filter with a quality that is not asked would match too much, an effect without its condition would always apply. So
an action that uses such a form ends as not computed, and a card's ability that does counts as words not computed.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import get_args, get_type_hints

import msgspec

from inspector.cards import Change, Condition, Count, Definition, Face, Filter, StaticAbility, sections_of
from inspector.reading import ReadSentence, read_words
from inspector.rules.table.actions import Action
from inspector.rules.table.objects import GameObject
from inspector.rules.values.intrinsic import printed_paragraphs

# What these keys of forms hold means nothing where no object speaks.
_OF_A_SOURCE: dict[type, tuple[str, ...]] = {
    Filter: ("other", "same_name_as", "attached_to", "shares_color_with", "shares_creature_type_with"),
    Count: ("on",),
}
_OF_A_SOURCE_ALONE: dict[type, tuple[str, ...]] = {
    Filter: ("chosen", "belongs_to"),
    Change: ("set_chosen", "add_chosen"),
    Condition: ("self_", "attached", "said"),
    Count: ("said",),
}
_STAND_INS = ("self", "attached", "paired")
_ACTIONS = frozenset(get_args(Action))


def form_not_computed(value: object) -> str:
    """Say which form that the core does not compute an action or a part of one uses; empty where there is none."""
    kind: type = type(value)
    if kind not in _ACTIONS:
        return _form_in(value, nobody_speaks=False)
    if not any(_parts_of(kind)(value)):
        return ""
    return _form_in(value, nobody_speaks=getattr(value, "source", None) is None)


def asks_of_a_source(value: object) -> str:
    """Say what a form asks of the object that speaks, where none does; empty where it asks nothing of it."""
    return _asked_of_a_source(value) or next((form for one in _inside(value) if (form := asks_of_a_source(one))), "")


def _form_in(value: object, *, nobody_speaks: bool) -> str:
    if type(value) is Change:
        return _form_of_change(value, nobody_speaks=nobody_speaks)
    return (nobody_speaks and _asked_of_a_source(value)) or _form_inside(value, nobody_speaks=nobody_speaks)


# Under this name hangs on a change which such form it uses, where an object speaks and where none does.
_FORM = "form not computed"


def _form_of_change(change: Change, *, nobody_speaks: bool) -> str:
    kept: dict[bool, str] = change.__dict__.setdefault(_FORM, {})
    found = kept.get(nobody_speaks)
    if found is None:
        found = (nobody_speaks and _asked_of_a_source(change)) or _own_form(change)
        found = kept[nobody_speaks] = found or _form_inside(change, nobody_speaks=nobody_speaks)
    return found


def _form_inside(value: object, *, nobody_speaks: bool) -> str:
    for one in _inside(value):
        found = _form_in(one, nobody_speaks=nobody_speaks)
        if found:
            return found
    return ""


def _inside(value: object) -> list[object]:
    """Give what stands in a form: the values of its keys, or the members of a list."""
    found = _parts_of(type(value))(value) if isinstance(value, msgspec.Struct) else value
    return [one for one in found if isinstance(one, _WITH_PARTS)] if isinstance(found, tuple) else []


_WITH_PARTS = (msgspec.Struct, tuple)


@cache
def _parts_of(kind: type[msgspec.Struct]) -> Callable[[object], tuple[object, ...]]:
    """Give what gets the values of those keys of a kind of form that can hold another form, alone or among several."""
    names = _names_of_parts(kind)
    get = operator.attrgetter(*names) if names else None
    if get is None:
        return lambda _: ()
    return get if len(names) > 1 else lambda value: (get(value),)


@cache
def _names_of_parts(kind: type) -> tuple[str, ...]:
    """List the keys of a kind of form that can hold another form, alone or among several."""
    return tuple(name for name, hint in get_type_hints(kind).items() if any(map(_is_form, _types_in(hint))))


def _types_in(hint: object) -> Iterator[object]:
    yield hint
    for one in get_args(hint):
        yield from _types_in(one)


def _is_form(hint: object) -> bool:
    return hint is object or (isinstance(hint, type) and issubclass(hint, msgspec.Struct))


def _own_form(change: Change) -> str:
    """Say what a change says that means nothing by itself."""
    if change.keep_mana_abilities and not change.lose_all_abilities:
        return "keeping mana abilities without losing any"
    return ""


def _asked_of_a_source(value: object) -> str:
    """Say what a part of a form asks itself of the object that speaks."""
    for key in _OF_A_SOURCE.get(type(value), ()):
        if getattr(value, key) in _STAND_INS:
            return f"“{getattr(value, key)}”, as no object is the source of this"
    for key in _OF_A_SOURCE_ALONE.get(type(value), ()):
        if getattr(value, key) is not None:
            return f"“{key.rstrip('_').replace('_', ' ')}”, as no object is the source of this"
    return ""


def computed_static(faces: tuple[Face, ...], held: GameObject) -> tuple[StaticAbility, ...]:
    """List the static abilities that an object has by these faces: those of their records, else those of their words.

    Only those that the core computes; of a sentence that is read all of it or nothing.
    """
    stated = [static for face in faces for static in face.static if not form_not_computed(static)]
    read = [static for face in faces for sentence in words_computed(face, held) for static in sentence.statics]
    return (*stated, *read)


def computed_definitions(faces: tuple[Face, ...], held: GameObject) -> tuple[Definition, ...]:
    """List the defining abilities that an object has by these faces: those of their records, else of their words."""
    stated = [face.definition for face in faces if face.definition is not None]
    read = [sentence.definition for face in faces for sentence in words_computed(face, held)]
    return (*(one for one in stated if not form_not_computed(one)), *(one for one in read if one is not None))


def may_say_what_abilities_do(face: Face) -> bool:
    """Whether a face has any static or defining ability that the core computes, for any object."""
    return bool(face.static) or face.definition is not None or bool(_sentences_computed(face))


def words_computed(face: Face, held: GameObject) -> tuple[ReadSentence, ...]:
    """List the sentences of a face that are read and that the core computes for this object.

    None where the record says itself what the face's abilities do, or a file says so by effects of the object.
    """
    return () if are_said_otherwise(face, held) else _sentences_computed(face)


def are_said_otherwise(face: Face, held: GameObject) -> bool:
    """Whether a face's words are not read: its record says what they do, or a file by effects of the object."""
    return bool(face.static) or face.definition is not None or held.words_are_said


def _sentences_computed(face: Face) -> tuple[ReadSentence, ...]:
    found: tuple[ReadSentence, ...] | None = face.__dict__.get(_SENTENCES)
    if found is None:
        found = face.__dict__[_SENTENCES] = _computed_sentences(face)
    return found


# Under this name they hang on the face, which never changes. It is no field: equal faces stay equal.
_SENTENCES = "computed sentences"


@lru_cache(maxsize=4096)
def _computed_sentences(face: Face) -> tuple[ReadSentence, ...]:
    is_spell = face.type_line.is_instant_or_sorcery
    texts = sections_of(printed_paragraphs(face)).plain
    read = read_words(texts, face.called, is_spell=is_spell)
    if not face.type_line.types or not WORK_IN_THE_COMMAND_ZONE.isdisjoint(face.type_line.types):
        read = tuple(_in_the_command_zone(one) for one in read)
    return tuple(one for one in read if not any(form_not_computed(part) for part in (*one.statics, one.definition)))


# Cards of these types never are on the battlefield: their abilities work in the command zone, as those of emblems do.
WORK_IN_THE_COMMAND_ZONE = frozenset(("Conspiracy", "Dungeon", "Phenomenon", "Plane", "Scheme", "Vanguard"))


def _in_the_command_zone(one: ReadSentence) -> ReadSentence:
    statics = tuple(msgspec.structs.replace(static, zones=static.zones or ("command",)) for static in one.statics)
    return msgspec.structs.replace(one, statics=statics)
