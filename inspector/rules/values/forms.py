"""Forms of the effect language that files may use and the core does not compute: they are told, never passed over.

A filter with a quality that is not asked would match too much, an effect without its condition would always apply. So
an action that uses such a form ends as not computed, and a card's ability that does counts as words not computed.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from inspector.cards import Change, Count, Definition, Face, Filter, StaticAbility, sections_of
from inspector.reading import ReadSentence, read_words
from inspector.rules.table.actions import Effect
from inspector.rules.table.objects import GameObject
from inspector.rules.values.intrinsic import printed_paragraphs

QUALITIES_NOT_COMPUTED = (
    *("all_types", "owner", "counters", "enchanted", "equipped", "modified", "attached_to", "number_of_colors"),
    *("historic", "has_abilities", "chosen", "designated"),
)
CHANGES_NOT_COMPUTED = (
    *("lose_all_creature_types", "all_basic_land_types", "set_chosen", "add_chosen", "add_static", "abilities_of"),
    *("keep_mana_abilities", "cant_have_abilities"),
)


def form_not_computed(value: object) -> str:
    """Say which form that the core does not compute an action or a part of one uses; empty where there is none."""
    found = _own_form(value)
    if found or not isinstance(value, msgspec.Struct):
        return found
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if isinstance(held, msgspec.Struct):
            found = form_not_computed(held)
            if found:
                return found
    return ""


def _own_form(value: object) -> str:
    if isinstance(value, Filter):
        quality = next((name for name in QUALITIES_NOT_COMPUTED if getattr(value, name) is not None), "")
        quality = quality or ("other than the object itself" if value.other == "it" else "")
        return f"asking of an object “{quality.replace('_', ' ')}”" if quality else ""
    if isinstance(value, Count):
        return f"the amount “{value.ways[0]}”" if value.ways else "half an amount" if value.half else ""
    if isinstance(value, Change):
        unmade = next((key for key in CHANGES_NOT_COMPUTED if getattr(value, key) is not None), "")
        if unmade:
            return f"the change “{unmade.replace('_', ' ')}”"
        for key in ("power", "toughness"):
            by = getattr(value, key)
            if isinstance(by, Count) or by == "mana value":
                return f"an amount added to {key}"
    if isinstance(value, Effect | StaticAbility):
        return _form_of_effect(value)
    return ""


def _form_of_effect(value: Effect | StaticAbility) -> str:
    if value.if_ is not None:
        return "an effect with a condition"
    if value.zones is not None:
        return "an effect of an object elsewhere than on the battlefield"
    stands_in = value.on == "paired" or (
        isinstance(value.on, tuple) and (isinstance(value, StaticAbility) or not {*value.on}.isdisjoint(_STAND_INS))
    )
    return "an effect on several objects that stand for others" if stands_in else ""


_STAND_INS = ("self", "attached", "paired")


def computed_static(faces: tuple[Face, ...], held: GameObject) -> tuple[StaticAbility, ...]:
    """List the static abilities that an object has by these faces: those of their records, else those of their words.

    Only those that the core computes; of a sentence that is read all of it or nothing.
    """
    stated = (static for face in faces for static in face.static if not form_not_computed(static))
    read = (static for face in faces for sentence in words_computed(face, held) for static in sentence.statics)
    return (*stated, *read)


def computed_definitions(faces: tuple[Face, ...], held: GameObject) -> tuple[Definition, ...]:
    """List the defining abilities that an object has by these faces: those of their records, else of their words."""
    stated = (face.definition for face in faces if face.definition is not None)
    read = (sentence.definition for face in faces for sentence in words_computed(face, held))
    return (*(one for one in stated if not form_not_computed(one)), *(one for one in read if one is not None))


def words_computed(face: Face, held: GameObject) -> tuple[ReadSentence, ...]:
    """List the sentences of a face that are read and that the core computes for this object.

    None where the record says itself what the face's abilities do, or a file says so by effects of the object.
    """
    if face.static or face.definition is not None or held.words_are_said:
        return ()
    return _computed_sentences(face)


@lru_cache(maxsize=4096)
def _computed_sentences(face: Face) -> tuple[ReadSentence, ...]:
    is_spell = not {"Instant", "Sorcery"}.isdisjoint(face.type_line.types)
    texts = sections_of(printed_paragraphs(face)).plain
    read = read_words(texts, (face.name,) if face.name else (), is_spell=is_spell)
    return tuple(one for one in read if not any(form_not_computed(part) for part in (*one.statics, one.definition)))
