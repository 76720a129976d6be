"""Qualities of objects while they are read, and the filter that several of them make together."""

from __future__ import annotations

from typing import Any

import msgspec

from inspector.cards import Color, Filter


class Quality(msgspec.Struct, frozen=True):
    """One quality: a key of a filter and what it asks for; ``several`` tells whether the word speaks of many.

    ``denied`` is true of what must not be so. The key ``general`` is that of nouns that ask nothing by themselves.
    """

    key: str
    value: Any
    several: bool | None = None
    denied: bool = False


Qualities = tuple[Quality, ...]
# Of these, any one of the values suffices where a filter lists several.
_LISTED = frozenset(("types", "subtypes", "supertypes", "colors", "keywords", "designated", "zone", "name"))


def any_of(first: Quality, *more: Quality) -> Quality | None:
    """Give the quality of having any one of these; None where they are of different kinds."""
    every = (first, *more)
    if first.key not in _LISTED or any((one.key, one.denied) != (first.key, False) for one in every):
        return None
    values = tuple(value for one in every for value in listed(one.value))
    several = every[-1].several if all(one.several in (None, every[-1].several) for one in every) else None
    return Quality(first.key, values, several)


def listed(value: object) -> tuple[Any, ...]:
    """Give a value that may be a list as one."""
    return value if isinstance(value, tuple) else (value,)


def either_of(one: Filter, other: Filter) -> Filter | None:
    """Join two filters that differ in words of one sort alone, of which any one suffices; None where they do not."""
    differ = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    if len(differ) != 1 or differ[0] not in _LISTED:
        return None
    # No color at all is no word that could stand beside another.
    first, second = (listed(getattr(each, differ[0]) or ()) for each in (one, other))
    return msgspec.structs.replace(one, **{differ[0]: (*first, *second)}) if first and second else None


def filter_of(qualities: Qualities) -> Filter | None:
    """Make the filter that asks for all of these; None where it cannot say so."""
    asked: dict[str, Any] = {}
    denied: list[Quality] = []
    types: list[tuple[str, ...]] = []
    for one in qualities:
        if one.denied:
            denied.append(one)
        elif one.key == "types":
            types.append(listed(one.value))
        elif one.key == "general":
            continue
        elif one.key == "outlaw":
            asked["subtypes"] = one.value
        elif asked.setdefault(one.key, one.value) != one.value:
            return None
    if asked.get("chosen") == "creature type" and types != [("Creature",)]:
        # Of other objects it may be a type of another kind.
        return None
    if not _with_types(asked, types) or not _with_denied(asked, denied) or not _in_its_zone(asked, qualities):
        return None
    return Filter(**asked)


def _with_types(asked: dict[str, Any], types: list[tuple[str, ...]]) -> bool:
    single = tuple(dict.fromkeys(one[0] for one in types if len(one) == 1))
    either = [one for one in types if len(one) > 1]
    if len(either) > 1:
        return False
    if either:
        asked["types"] = either[0]
    elif len(single) == 1:
        asked["types"] = single[0]
        return True
    if single:
        asked["all_types"] = single if len(single) > 1 else single[0]
    return True


def _with_denied(asked: dict[str, Any], denied: list[Quality]) -> bool:
    if not denied:
        return True
    keys = tuple(dict.fromkeys(one.key for one in denied))
    if "not_" in asked or len(keys) > len(_REFUSED):
        return False
    for place, key in zip(_REFUSED, keys, strict=False):
        values = tuple(value for one in denied if one.key == key for value in listed(one.value))
        if key not in _LISTED and len(values) > 1:
            return False
        refused: dict[str, Any] = {key: values if len(values) > 1 else values[0]}
        asked[place] = Filter(**refused)
    return True


# "Nonartifact, nonwhite": what is of either sort is left out.
_REFUSED = ("not_", "nor")


def _in_its_zone(asked: dict[str, Any], qualities: Qualities) -> bool:
    """Cards are elsewhere than on the battlefield, and all but cards and spells are there."""
    nouns = {one.value for one in qualities if one.key == "general"}
    zone = asked.get("zone")
    if "card" in nouns:
        return zone is not None and "controller" not in asked
    if "spell" in nouns:
        return zone in (None, "stack") and asked.setdefault("zone", "stack") == "stack"
    return zone is None


def colorless() -> Quality:
    """The quality of having no color."""
    return Quality("number_of_colors", 0)


ALL_COLORS: tuple[Color, ...] = tuple(Color)
