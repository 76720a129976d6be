"""Exceptions of copies (707.9; 706.9 before 2021): they become part of the copied values, in layer 1.

A characteristic-defining ability for an excepted value is not copied, nor, for color, the color indicator (707.9d);
what is only added leaves such an ability alone since 2021.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from inspector.cards import (
    Change,
    Definition,
    Face,
    Shape,
    TypeLine,
    Value,
    in_type_order,
    joined_texts,
    keywords_of,
    mana_cost,
    may_have,
    printed_number,
    subtypes_beside,
)
from inspector.cards import type_of_subtype as kind_of
from inspector.reading import read_words, static_paragraphs, without_reminder
from inspector.rules.decisions.insets import PREPARE_SPELL, inset_of
from inspector.rules.edition.editions import Edition
from inspector.rules.edition.errors import NotComputedError, RulesError
from inspector.rules.edition.readings import READINGS
from inspector.rules.table.objects import OnFace, Printed


def with_exceptions(edition: Edition, values: Printed, change: Change | None, up: int = 0) -> Printed:
    """Give the copied values with the exceptions, on every face that is copied; ``up`` is the one that is up."""
    if values.of_each is None:
        return _with_exceptions(edition, values, change, up)
    each = _with_exceptions(edition, values.of_each, change, up)
    return msgspec.structs.replace(_with_exceptions(edition, values, change, up), of_each=each)


def _with_exceptions(edition: Edition, values: Printed, change: Change | None, up: int) -> Printed:
    if change is None:
        # What copies a copy just copies what an exception gave to that one.
        if not (values.excepted_last or values.not_gained):
            return values
        return msgspec.structs.replace(
            values, excepted_last=(), gained_last=(), names_before=(), lines_before=(), not_gained=(), on_each=()
        )
    unknown = next((key for key in _NO_EXCEPTIONS if getattr(change, key) is not None), "")
    if unknown:
        raise NotComputedError(f"the exception “{unknown.replace('_', ' ')}” of a copy")
    faces = _faces_excepted(edition, values, change, up)
    besides = _besides(values, change, faces[0].type_line)
    each = _on_each(values, change, (*faces, besides or _NO_FACE), up)
    keys = tuple(dict.fromkeys(key for on_face in each for key in on_face.excepted))
    dropped = tuple(dict.fromkeys((*values.dropped, *(key for on_face in each for key in on_face.dropped))))
    gained = tuple(dict.fromkeys((*values.gained, *(change.add_abilities or ()))))
    unread = values.unread or _defined_in_part(edition, values, change)
    new = msgspec.structs.replace(values, faces=faces, besides=besides)
    return msgspec.structs.replace(
        new,
        excepted=tuple(dict.fromkeys((*values.excepted, *keys))),
        excepted_last=keys,
        names_before=tuple(face.name for face in values.faces) if change.name is not None else (),
        lines_before=tuple(face.type_line for face in values.faces),
        dropped=dropped,
        gained=gained,
        gained_last=change.add_abilities or (),
        unread=unread,
        inset_subtypes=_inset_subtypes(values),
        on_each=each,
        not_gained=subtypes_not_gained(new, change),
    )


_NO_FACE = Face(name="", type_line=TypeLine())
_ABILITY_KEYS = ("abilities", "keywords")


def _faces_excepted(edition: Edition, values: Printed, change: Change, up: int) -> tuple[Face, ...]:
    reached = _faces_reached(values, up)
    of_faces = _of_faces(values, change)
    return tuple(
        _excepted(edition, face, of_faces) if index in reached else face for index, face in enumerate(values.faces)
    )


def _of_faces(values: Printed, change: Change) -> Change:
    """Give what reaches the faces themselves: an ability that is added to a Room is of neither half (707.9a)."""
    return msgspec.structs.replace(change, add_abilities=None) if values.is_room else change


def _on_each(values: Printed, change: Change, after: tuple[Face, ...], up: int) -> tuple[OnFace, ...]:
    """Tell of each face, and last of what a Room has besides its halves, what the exceptions did to it."""
    reached, of_faces = _faces_reached(values, up), _of_faces(values, change)
    pairs = enumerate(zip(values.faces, after, strict=False))
    each = tuple(_on_face(*pair, of_faces) if index in reached else OnFace() for index, pair in pairs)
    if not values.is_room:
        return each
    besides = _on_face(values.besides or _NO_FACE, after[-1], change)
    abilities = tuple(key for key in besides.excepted if key in _ABILITY_KEYS)
    return (*each, OnFace(excepted=abilities))


def _on_face(was: Face, now: Face, change: Change) -> OnFace:
    """Compare a face as it was copied with what exceptions made of it: what it never had, none of them took."""
    keys, left = dict.fromkeys(_keys_changed(change)), tuple(dict.fromkeys(_left_behind(was, now)))
    if "color_indicator" not in left:
        # What there was not is not left behind.
        keys.pop("color_indicator", None)
    if was.type_line.subtypes != now.type_line.subtypes:
        # An exception that takes a card type takes the subtypes of that with it (205.1a).
        keys["subtypes"] = None
    elif change.set_subtypes is None:
        keys.pop("subtypes", None)
    if any(text not in now.paragraphs for text in was.paragraphs):
        # An ability that defines what is excepted is left behind with it.
        keys |= dict.fromkeys(_ABILITY_KEYS)
    if was.keywords == now.keywords:
        # An ability that is added need not be a keyword.
        keys.pop("keywords", None)
    if change.mana_cost is not None and was.colors != now.colors:
        # No exception says these: they follow from the mana cost that one gave (202.2).
        keys["colors"] = None
    for key in _only_taken(change):
        if _TAKEN[key](now) == _TAKEN[key](was):
            # Of what was never legendary nothing is taken.
            keys.pop(key, None)
    return OnFace(excepted=tuple(keys), dropped=left)


def _besides(values: Printed, change: Change, line: TypeLine) -> Face | None:
    """Give what a Room has that is of neither half, with the exceptions to it (707.9a)."""
    if not values.is_room:
        return None
    besides = _abilities(msgspec.structs.replace(values.besides or _NO_FACE, type_line=line), change)
    return besides if besides.paragraphs else None


def _faces_reached(values: Printed, up: int) -> range:
    """Tell by their indexes which faces exceptions change: never a prepare spell, whose copies ignore them (722.3c)."""
    if inset_of(values) is PREPARE_SPELL:
        return range(1)
    every = READINGS.exception_reaches_both_faces or values.shape is not Shape.DOUBLE_FACED
    return range(len(values.faces)) if every else range(up, up + 1)


# What each part of a definition defines.
_DEFINES = {
    "power": "power",
    "toughness": "toughness",
    "set_colors": "colors",
    "add_colors": "colors",
    "set_subtypes": "subtypes",
    "add_subtypes": "subtypes",
    "all_creature_types": "subtypes",
}
_DEFINING_KEYWORDS = {"devoid": "colors", "changeling": "subtypes"}


def _left_behind(before: Face, after: Face) -> Iterator[str]:
    """List the keys of the values of a face whose definitions, or color indicator, are not copied (707.9d)."""
    if before.color_indicator and not after.color_indicator:
        yield from ("color_indicator", "colors")
    for part, key in _DEFINES.items():
        if getattr(before.definition, part, None) is not None and getattr(after.definition, part, None) is None:
            yield key
    for text in before.paragraphs:
        if text not in after.paragraphs:
            word = without_reminder(text).casefold()
            defined = _defined_in(before, text)
            yield from (key for part, key in _DEFINES.items() if part in defined)
            if word in _DEFINING_KEYWORDS:
                yield _DEFINING_KEYWORDS[word]


def kept_by_exceptions(edition: Edition, own: Printed | None, values: Printed) -> tuple[str, ...]:
    """List the excepted values of a copy that are its own and so not copied (707.9c).

    That is said of colors, and of a name or size where an edition's cards say "except it's still 7/7" (706.9b): where
    they say "except it's 7/7", that is given, whatever the object itself has.
    """
    if own is None or own is values:
        return ()
    mine, copied = own.faces[0], values.faces[0]
    return tuple(
        key
        for key, of in (_KEPT if edition.exceptions_say_still else _KEPT_COLORS).items()
        if key in values.excepted_last and of(mine) == of(copied) and not (key == "colors" and colors_follow(values))
    )


def colors_follow(values: Printed) -> bool:
    """Whether the colors of a copy are others by the mana cost alone that an exception gave it (202.2)."""
    return "colors" in values.excepted_last and values.faces[0].colors_set is None


_KEPT_COLORS: dict[str, Callable[[Face], object]] = {
    "colors": lambda face: face.colors,
    "color_indicator": lambda face: face.colors,
}
# The type line is added to or changed, never kept instead of the copied one.
_KEPT: dict[str, Callable[[Face], object]] = {
    **_KEPT_COLORS,
    "name": lambda face: face.name,
    "mana_cost": lambda face: face.mana_cost,
    "mana_value": lambda face: face.mana_cost,
    "power": lambda face: face.power,
    "toughness": lambda face: face.toughness,
}


def _inset_subtypes(values: Printed) -> tuple[str, ...] | None:
    """What kind of inset it is does not change where an exception takes the subtype that tells it (707.10, 707.9)."""
    if values.shape is not Shape.INSET or values.inset_subtypes is not None:
        return values.inset_subtypes
    return values.faces[1].type_line.subtypes


# The values of which exceptions can only take something: what has it, and the changes that take or give.
_TAKEN: dict[str, Callable[[Face], object]] = {
    "types": lambda face: face.type_line.types,
    "supertypes": lambda face: face.type_line.supertypes,
    "abilities": lambda face: face.paragraphs,
}
_TAKES = frozenset(("remove_types", "remove_supertypes", "remove_abilities", "lose_all_abilities"))


def _only_taken(change: Change) -> list[str]:
    """List the values of which exceptions take something and to which they give nothing."""
    by_key = {key: {name for name, keys in _KEYS.items() if key in keys} for key in _TAKEN}
    given = {name for name in _KEYS if getattr(change, name) not in (None, False)}
    return [key for key, names in by_key.items() if names & given and names & given <= _TAKES]


# Changes that are none of copiable values, or that no face can hold.
_NO_EXCEPTIONS = (
    "control",
    "text",
    "switch_power_toughness",
    "all_creature_types",
    "lose_all_creature_types",
    "lose_all_land_types",
    "all_basic_land_types",
    "set_chosen",
    "add_chosen",
    "add_static",
    "abilities_of",
    "keep_mana_abilities",
    "cant_have_abilities",
)
_KEYS = {
    "name": ("name",),
    "mana_cost": ("mana_cost", "mana_value"),
    "colors": ("colors", "color_indicator"),
    "set_colors": ("colors", "color_indicator"),
    "add_colors": ("colors",),
    "add_types": ("types",),
    "set_types": ("types",),
    "remove_types": ("types",),
    "add_subtypes": ("subtypes",),
    "set_subtypes": ("subtypes",),
    "add_supertypes": ("supertypes",),
    "remove_supertypes": ("supertypes",),
    "add_abilities": ("abilities", "keywords"),
    "remove_abilities": ("abilities", "keywords"),
    "lose_all_abilities": ("abilities", "keywords"),
    "power": ("power",),
    "toughness": ("toughness",),
    "set_power": ("power",),
    "set_toughness": ("toughness",),
}


def _keys_changed(change: Change) -> tuple[str, ...]:
    return tuple(key for name, keys in _KEYS.items() if getattr(change, name) not in (None, False) for key in keys)


def alters_values(change: Change) -> bool:
    """Whether the exceptions modify a characteristic, and do not only have the copy gain abilities (707.9a-b)."""
    return bool(set(_keys_changed(change)) - {"abilities", "keywords"}) or change.lose_all_abilities is True


def _excepted(edition: Edition, face: Face, change: Change) -> Face:
    given: dict[str, object] = {"type_line": _type_line(face.type_line, change)}
    if change.name is not None:
        given |= {"name": change.name, "text_name": face.text_name or face.name}
    if change.mana_cost is not None:
        given["mana_cost"] = mana_cost(change.mana_cost)
    colors = change.colors if change.colors is not None else change.set_colors
    if colors is not None:
        given["colors_set"] = frozenset(colors)
        given["color_indicator"] = frozenset()
    elif change.add_colors is not None:
        given["colors_set"] = face.colors | frozenset(change.add_colors)
    for key, value in (("power", _number(change, "power")), ("toughness", _number(change, "toughness"))):
        if value is not None:
            given[key] = printed_number(value)
    given["definition"] = _definition(edition, face.definition, change)
    given["paragraphs"] = _without_definitions(edition, face, change)
    return _abilities(msgspec.structs.replace(face, **given), change)


def _number(change: Change, key: str) -> int | None:
    set_value: Value | None = getattr(change, f"set_{key}")
    value = getattr(change, key) if set_value is None else set_value
    if value is None:
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.lstrip("+-").isdecimal():
        return int(value)
    raise RulesError(f"the exception of a copy needs a number for {key}")


def _type_line(line: TypeLine, change: Change) -> TypeLine:
    types = in_type_order(change.set_types) if change.set_types is not None else line.types
    if change.add_types:
        types = in_type_order(dict.fromkeys((*types, *change.add_types)))
    types = tuple(word for word in types if word not in (change.remove_types or ()))
    subtypes = tuple(word for word in subtypes_beside(line.types, line.subtypes) if may_have(word, types))
    if change.set_subtypes is not None:
        kinds = {kind_of(word) for word in change.set_subtypes}
        subtypes = (*(word for word in subtypes if kind_of(word) not in kinds), *_fitting(change.set_subtypes, types))
    gained = _fitting(change.add_subtypes, types)
    subtypes = (*subtypes, *(word for word in gained if word not in subtypes))
    supertypes = (*line.supertypes, *(word for word in change.add_supertypes or () if word not in line.supertypes))
    supertypes = tuple(word for word in supertypes if word not in (change.remove_supertypes or ()))
    return TypeLine(supertypes, types, tuple(map(str, subtypes)))


def _fitting(subtypes: tuple[str, ...] | None, types: tuple[str, ...]) -> tuple[str, ...]:
    """Give the subtypes that an object with these card types can gain (205.3d)."""
    return tuple(word for word in subtypes or () if may_have(word, types))


def subtypes_not_gained(values: Printed, change: Change | None) -> tuple[str, ...]:
    """List the subtypes that exceptions would give and the copy cannot have: no face has their type (205.3d)."""
    wanted = () if change is None else (*(change.set_subtypes or ()), *(change.add_subtypes or ()))
    return tuple(word for word in wanted if not any(word in face.type_line.subtypes for face in values.faces))


def _definition(edition: Edition, definition: Definition | None, change: Change) -> Definition | None:
    """Leave out what defines an excepted value (707.9d)."""
    if definition is None:
        return None
    return msgspec.structs.replace(definition, **dict.fromkeys(_defined_anew(edition, change)))


def _defined_anew(edition: Edition, change: Change) -> tuple[str, ...]:
    """List the keys of a definition that an exception takes the place of."""
    keys = [key for key in ("power", "toughness") if _number(change, key) is not None]
    if change.colors is not None or change.set_colors is not None:
        keys += ("set_colors", "add_colors")
    if _types_defined_anew(edition, change):
        keys += ("set_subtypes", "add_subtypes", "all_creature_types")
    return tuple(keys)


def _without_definitions(edition: Edition, face: Face, change: Change) -> tuple[str, ...]:
    """The paragraphs without those that only define excepted values, in words or by a keyword (707.9d)."""
    anew = {*_defined_anew(edition, change)}
    dropped = {word for word, key in (("devoid", "set_colors"), ("changeling", "set_subtypes")) if key in anew}
    kept = (text for text in face.paragraphs if without_reminder(text).casefold() not in dropped)
    return tuple(text for text in kept if not (anew and _is_defined_alone(face, text, anew)))


def _defined_in_part(edition: Edition, values: Printed, change: Change) -> str:
    """Words that define an excepted value beside others, of which the copy would have a part only: not computed."""
    anew = {*_defined_anew(edition, change)}
    faces = values.faces if anew else ()
    worded = ((face, text) for face in faces if face.definition is None for text in face.paragraphs)
    defining = ((face, text) for face, text in worded if _defined_in(face, text) & anew)
    in_part = next((text for face, text in defining if not _is_defined_alone(face, text, anew)), "")
    return in_part or next((text for face in faces for text in _perhaps_defining(face, anew)), "")


def _perhaps_defining(face: Face, anew: set[str]) -> tuple[str, ...]:
    """The paragraphs one of which is the excepted definition of a face's record, where the record names none."""
    keys = set() if face.definition is None else _keys_of(face.definition)
    return _static_ones(face) if keys and keys <= anew and not _paragraph_of_definition(face) else ()


def _static_ones(face: Face) -> tuple[str, ...]:
    return tuple(text for text in face.paragraphs if any(static_paragraphs((text,))))


def _defined_in(face: Face, text: str) -> set[str]:
    """The keys of a definition that a paragraph gives, whatever else it says."""
    if face.definition is not None:
        return _keys_of(face.definition) if text == _paragraph_of_definition(face) else set()
    return {key for one in read_words((text,), face.called) if one.definition for key in _keys_of(one.definition)}


def _is_defined_alone(face: Face, text: str, keys: set[str]) -> bool:
    """Whether a paragraph defines some of these values and says nothing else."""
    defined = _defined_in(face, text)
    if not defined or not defined <= keys:
        return False
    words = (one.text for one in read_words((text,), face.called) if one.definition is not None)
    return face.definition is not None or " ".join(words) == without_reminder(text)


def _keys_of(definition: Definition) -> set[str]:
    return {key for key in definition.__struct_fields__ if key != "words" and getattr(definition, key) is not None}


def _paragraph_of_definition(face: Face) -> str:
    """Give the paragraph that the definition in a face's record stands for; empty where that is not known.

    The record may tell it by its words. Else it is the only static ability that the text has.
    """
    definition = face.definition
    if definition is not None and definition.words is not None:
        said = definition.words.text
        return next((text for text in face.paragraphs if said in text), "")
    found = _static_ones(face)
    return found[0] if len(found) == 1 else ""


def _types_defined_anew(edition: Edition, change: Change) -> bool:
    added = change.add_subtypes is not None and not edition.addition_keeps_defining_abilities
    return change.set_subtypes is not None or added


def keywords_new_here(abilities: Iterable[str]) -> tuple[str, ...]:
    """List those given abilities that are no keyword known here: whoever gives "Vanishing 3" gives vanishing."""
    return tuple(text for text in abilities if not keywords_of(text))


def _abilities(face: Face, change: Change) -> Face:
    paragraphs = face.paragraphs
    given: dict[str, object] = {}
    if change.lose_all_abilities:
        paragraphs = ()
        given |= {"static": (), "definition": None}
    removed = {text.casefold() for text in change.remove_abilities or ()}
    paragraphs = tuple(text for text in paragraphs if text.casefold() not in removed)
    added = change.add_abilities or ()
    given["paragraphs"] = joined_texts(paragraphs, added)
    given["listed_keywords"] = (*face.listed_keywords, *keywords_new_here(added))
    return msgspec.structs.replace(face, **given)
