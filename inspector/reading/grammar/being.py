"""What objects are: types, subtypes, supertypes, colors and base sizes that a sentence gives, adds or takes (205.1).

What is set replaces what was there; "in addition to" and "still" add to it; an "artifact creature" keeps its card types
and loses creature types only where others are named (205.1b).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from inspector.cards import Color, Count, type_of_subtype
from inspector.cards.subtypes import LAND_TYPES, NONBASIC_LAND_TYPES
from inspector.reading.grammar.abilities import Abilities
from inspector.reading.grammar.forms import form, leaf, says
from inspector.reading.grammar.parts import ChangePart, part
from inspector.reading.grammar.pronouns import IT
from inspector.reading.grammar.qualities import ALL_COLORS
from inspector.reading.grammar.vocabulary import COLORS, SUBTYPE_OF, SUPERTYPE_OF, TYPES


class KindOfObject(msgspec.Struct, frozen=True):
    """What a row of words calls an object: each in its place, ``colors`` None where none is named."""

    size: tuple[int, int] | None = None
    colors: tuple[Color, ...] | None = None
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


_ARTICLES = frozenset(("a", "an"))


def _may_begin(word: str) -> bool:
    return (
        word in _ARTICLES
        or word in COLORS
        or word in SUPERTYPE_OF
        or word in SUBTYPE_OF
        or word in TYPES
        or "/" in word
    )


@leaf("kind", lambda word: _may_begin(word) or word == "colorless")
def _kind(tokens: tuple[str, ...], start: int) -> Iterator[tuple[int, KindOfObject, str]]:
    """A row such as "a 2/2 blue and white legendary Bird artifact creature": up to the last word of it."""
    found = _Row()
    end = start + 1 if tokens[start] in _ARTICLES else start
    while end < len(tokens) and found.takes(tokens, end):
        end += found.length
    while end > start and tokens[end - 1] in ("and", ","):
        end -= 1
    kind = found.kind()
    if kind != KindOfObject():
        yield end, kind, " ".join(tokens[start:end])


class _Row:
    """The words of a row so far; each sort of word stands behind those that come before it in a type line."""

    def __init__(self) -> None:
        self.size: tuple[int, int] | None = None
        self.colors: list[Color] | None = None
        self.lists: dict[str, list[str]] = {"supertypes": [], "subtypes": [], "types": []}
        self.length = 1

    def takes(self, tokens: tuple[str, ...], place: int) -> bool:
        """Take one word in, where it may stand there."""
        word, self.length = tokens[place], 1
        if word in ("and", ",") and place + 1 < len(tokens):
            behind = tokens[place + 1]
            if behind in SUPERTYPE_OF:
                return bool(self.lists["supertypes"])
            again = behind in COLORS or behind in SUBTYPE_OF or (word == "," and behind == "and")
            return again and (self.colors is not None or bool(self.lists["subtypes"]))
        if "/" in word and word.replace("/", "").isdecimal() and self.size is None and self.kind() == KindOfObject():
            power, _, toughness = word.partition("/")
            self.size = (int(power), int(toughness))
            return True
        if word == "colorless" and self.colors is None:
            self.colors = []
            return True
        if word in COLORS and not self.lists["subtypes"] and not self.lists["types"]:
            self.colors = [*(self.colors or ()), COLORS[word]]
            return True
        return self._takes_kind(tokens, place)

    def _takes_kind(self, tokens: tuple[str, ...], place: int) -> bool:
        word = tokens[place]
        pair = " ".join(tokens[place : place + 2])
        if " " in pair and pair in SUBTYPE_OF:
            self.length = 2
            self.lists["subtypes"].append(SUBTYPE_OF[pair])
        elif word in SUPERTYPE_OF:
            self.lists["supertypes"].append(SUPERTYPE_OF[word])
        elif word in SUBTYPE_OF and not self.lists["types"]:
            self.lists["subtypes"].append(SUBTYPE_OF[word])
        elif word in TYPES:
            self.lists["types"].append(TYPES[word])
        else:
            return False
        return True

    def kind(self) -> KindOfObject:
        """What the words so far call an object."""
        colors = None if self.colors is None else tuple(self.colors)
        lists = (tuple(self.lists[key]) for key in ("supertypes", "subtypes", "types"))
        return KindOfObject(self.size, colors, *lists)


def _common(kind: KindOfObject) -> dict[str, Any]:
    given: dict[str, Any] = {}
    if kind.size is not None:
        given["set_power"], given["set_toughness"] = kind.size
    if kind.colors is not None:
        given["set_colors"] = kind.colors
    if kind.supertypes:
        given["add_supertypes"] = kind.supertypes
    return given


def adding(kind: KindOfObject) -> ChangePart:
    """What is so in addition to what it was."""
    given = _common(kind)
    if kind.types:
        given["add_types"] = kind.types
    if kind.subtypes:
        given["add_subtypes"] = kind.subtypes
    return part(**given)


def setting(kind: KindOfObject) -> ChangePart | None:
    """What is so in place of what it was (205.1a), but for artifact creatures (205.1b)."""
    given = _common(kind)
    of_types = {type_of_subtype(word) for word in kind.subtypes}
    if {"Artifact", "Creature"} <= {*kind.types}:
        given["add_types"] = kind.types
        if of_types - {"Creature"}:
            return None
    elif kind.types:
        given["set_types"] = kind.types
    if kind.subtypes:
        given["set_subtypes"] = kind.subtypes
    return part(**given) if given else None


says("other types", "in addition to (its|their) other types", value=False)
says("other types", "in addition to (its|their) other (creature|land|artifact) types", value=False)
says("other types", "in addition to (its|their) other colors and types", value=True)
says("other types", "in addition to (its|their) other types and colors", value=True)


@form("being", "{kind}")
def _set(kind: KindOfObject) -> ChangePart | None:
    return setting(kind)


@form("being", "{kind} with base power and toughness {size}")
def _set_with_size(kind: KindOfObject, size: tuple[int, int]) -> ChangePart | None:
    return setting(msgspec.structs.replace(kind, size=size)) if kind.size is None else None


def _only(kind: KindOfObject, **more: object) -> ChangePart | None:
    """What is so and nothing else of its sort: all other card types are lost, of an artifact creature as well."""
    if not kind.types:
        return None
    given = {**_common(kind), "set_types": kind.types, **more}
    if kind.subtypes:
        given["set_subtypes"] = kind.subtypes
    return part(**given)


@form("being", "{kind} and (loses|lose) all other card types")
def _only_kind(kind: KindOfObject) -> ChangePart | None:
    return _only(kind)


@form("being", "{kind} with {abilities} and (loses|lose) all other card types and abilities")
def _only_kind_with(kind: KindOfObject, abilities: Abilities) -> ChangePart | None:
    return _only(kind, add_abilities=tuple(abilities), lose_all_abilities=True)


@form(
    "being",
    "{kind} with base power and toughness {size} and has {abilities} , "
    "and it loses all other abilities , card types , and creature types",
)
def _only_kind_of_size(kind: KindOfObject, size: tuple[int, int], abilities: Abilities) -> ChangePart | None:
    if kind.size is not None or not kind.subtypes:
        return None
    return _only(msgspec.structs.replace(kind, size=size), add_abilities=tuple(abilities), lose_all_abilities=True)


@form("being", "{kind} with {abilities} and it loses all other card types")
def _only_kind_with_more(kind: KindOfObject, abilities: Abilities) -> ChangePart | None:
    return _only(kind, add_abilities=tuple(abilities))


@form("being", "{kind} with {abilities} and it loses all other abilities")
def _set_with_only(kind: KindOfObject, abilities: Abilities) -> ChangePart | None:
    only = part(add_abilities=tuple(abilities), lose_all_abilities=True)
    given = setting(kind)
    return None if given is None else given.and_also(only)


@form("being", "{kind} with base power and toughness {size} named {name}")
def _set_named(kind: KindOfObject, size: tuple[int, int], name: str) -> ChangePart | None:
    given = _set_with_size(kind, size)
    return None if given is None else given.and_also(part(name=name))


@form("being", "{kind} with base power and toughness {size} and {abilities} named {name}")
def _set_named_with(kind: KindOfObject, size: tuple[int, int], abilities: Abilities, name: str) -> ChangePart | None:
    return _also(_set_named(kind, size, name), abilities)


@form("being", "{kind} with power and toughness each equal to {amount}")
def _set_with_amount(kind: KindOfObject, amount: Count) -> ChangePart | None:
    if amount == Count(of="mana value", on=IT):
        return None
    given = setting(kind) if kind.size is None else None
    return None if given is None else given.and_also(part(set_power=amount, set_toughness=amount))


@form("predicate", "(loses|lose) all abilities and (becomes|become) {being}")
def _becomes(given: ChangePart) -> ChangePart | None:
    return part(lose_all_abilities=True).and_also(given)


@form("being", "{kind} with power and toughness each equal to its mana value")
def _set_with_mana_value(kind: KindOfObject) -> ChangePart | None:
    given = setting(kind) if kind.size is None else None
    return None if given is None else given.and_also(part(set_power="mana value", set_toughness="mana value"))


@form("being", "{kind} with {abilities}")
def _set_with(kind: KindOfObject, abilities: Abilities) -> ChangePart | None:
    return _also(setting(kind), abilities)


@form("being", "{kind} {other types}")
def _added(kind: KindOfObject, colors_too: bool) -> ChangePart:
    return _added_with(kind, colors_too)


@form("being", "also {kind}")
def _also_a(kind: KindOfObject) -> ChangePart:
    return adding(kind)


def _added_with(kind: KindOfObject, colors_too: bool) -> ChangePart:
    if colors_too and kind.colors is not None:
        plain = adding(msgspec.structs.replace(kind, colors=None))
        return ChangePart((*plain.gives, ("add_colors", kind.colors)))
    return adding(kind)


@form("being", "{kind} with base power and toughness {size} {other types}")
def _added_with_size(kind: KindOfObject, size: tuple[int, int], colors_too: bool) -> ChangePart | None:
    return _added_with(msgspec.structs.replace(kind, size=size), colors_too) if kind.size is None else None


@form("being", "{kind} with {abilities} {other types}")
def _added_with_abilities(kind: KindOfObject, abilities: Abilities, colors_too: bool) -> ChangePart | None:
    return _also(_added_with(kind, colors_too), abilities)


@form("being", "{kind} {still}")
def _still(kind: KindOfObject, kept: str) -> ChangePart:
    del kept
    return adding(kind)


@form("being", "{kind} with {abilities} {still}")
def _still_with(kind: KindOfObject, abilities: Abilities, kept: str) -> ChangePart | None:
    del kept
    return _also(adding(kind), abilities)


@form("still", "that's still (a|an) {type}", "that are still {type}")
def _kept(kind: str) -> str:
    return kind


@leaf("type", lambda word: word in TYPES)
def _type(tokens: tuple[str, ...], start: int) -> Iterator[tuple[int, str, str]]:
    yield start + 1, TYPES[tokens[start]], tokens[start]


def _also(one: ChangePart | None, abilities: Abilities) -> ChangePart | None:
    return None if one is None else one.and_also(part(add_abilities=tuple(abilities)))


says("being", "all colors", value=part(set_colors=ALL_COLORS))
says(
    "being",
    "every creature type",
    "all creature types",
    "every creature type in addition to (its|their) other types",
    value=part(all_creature_types=True),
)
says("being", "every land type in addition to (its|their) other types", value=part(add_subtypes=LAND_TYPES))
says("being", "every nonbasic land type", value=part(add_subtypes=NONBASIC_LAND_TYPES))
says("being", "every basic land type in addition to (its|their) other types", value=part(all_basic_land_types=True))


@form("predicate", "(is|are) {being}")
def _is(given: ChangePart) -> ChangePart:
    return given


@form("predicate", "(isn't|aren't) (a|an) {type}", "(isn't|aren't) {type}")
def _is_no(kind: str) -> ChangePart:
    return part(remove_types=(kind,))


@form("predicate", "(isn't|aren't) {supertype}", "(is|are) not {supertype}", "(is|are) no longer {supertype}")
def _is_not(word: str) -> ChangePart:
    return part(remove_supertypes=(word,))


for _word, _supertype in SUPERTYPE_OF.items():
    says("supertype", _word, value=_supertype)
says("predicate", "(loses|lose) all creature types", value=part(lose_all_creature_types=True))
says("predicate", "(loses|lose) all land types", value=part(lose_all_land_types=True))
says(
    "predicate",
    "(loses|lose) all land types and abilities",
    value=part(lose_all_land_types=True, lose_all_abilities=True),
)
