"""How far a doubt reaches: values that computed effects give, where what they go by is itself not certain.

An effect on creatures is in doubt on whatever may or may not be a creature, a count of Swamps where something may be
one or not, and everything that an ability does where the ability itself may be lost.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import NamedTuple

import msgspec

from inspector.cards import (
    BASIC_LAND_TYPES,
    Change,
    Condition,
    Count,
    Face,
    Filter,
    Value,
    type_of_subtype,
    types_that_may_have,
)
from inspector.reading import ATTACHED_TO, BEARS, Whom
from inspector.rules.effects.effect_in_progress import Running, effect_of, in_time, works_in_its_zone
from inspector.rules.values.amounts import filters_of
from inspector.rules.values.asking import NOBODY, Asker, meant_by
from inspector.rules.values.conditions import parts_of
from inspector.rules.values.forms import computed_static
from inspector.rules.values.granted import given_static
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen, sifted, zones_of

# That an ability may be lost; no value that anyone is shown.
LOST = "an ability may be lost"
# Of all that effects change; other values only an exception of a copy gives (707.9).
_KEYS_OF_CHANGE = {
    "name": ("name",),
    "control": ("controller",),
    "text": ("subtypes", "abilities", "keywords"),
    "set_types": ("types", "subtypes", "power", "toughness"),
    "add_types": ("types", "power", "toughness"),
    "remove_types": ("types", "subtypes", "power", "toughness"),
    "set_subtypes": ("subtypes",),
    "add_subtypes": ("subtypes",),
    "add_supertypes": ("supertypes",),
    "remove_supertypes": ("supertypes",),
    "all_creature_types": ("subtypes",),
    "lose_all_creature_types": ("subtypes",),
    "lose_all_land_types": ("subtypes", "abilities", "keywords"),
    "all_basic_land_types": ("subtypes", "abilities"),
    "set_colors": ("colors",),
    "add_colors": ("colors",),
    "add_abilities": ("abilities", "keywords"),
    "remove_abilities": ("abilities", "keywords"),
    "lose_all_abilities": ("abilities", "keywords", LOST),
    "abilities_of": ("abilities", "keywords"),
    "cant_have_abilities": ("abilities", "keywords"),
    "set_power": ("power",),
    "set_toughness": ("toughness",),
    "power": ("power",),
    "toughness": ("toughness",),
    "switch_power_toughness": ("power", "toughness"),
}
_ASKED = ("types", "subtypes", "supertypes", "colors", "keywords", "name", "controller", "mana_value", "power")


# What qualities ask that are called otherwise than the values.
_ASKED_BESIDES = {
    "same_name_as": ("name",),
    "all_types": ("types",),
    "number_of_colors": ("colors",),
    "historic": ("types", "subtypes", "supertypes"),
    "has_abilities": ("abilities",),
    "modified": ("controller", "counters", BEARS),
    "enchanted": (BEARS,),
    "equipped": (BEARS,),
    "attached_to": (ATTACHED_TO,),
    "designated": ("designations",),
    "counters": ("counters",),
    "tapped": ("tapped",),
    "face_down": ("face_up", "face_down"),
    "face_up": ("face_up", "face_down"),
    "belongs_to": ("controller",),
    "shares_color_with": ("colors",),
    "shares_creature_type_with": ("types", "subtypes"),
}
_ASKED_OF_CHOICE = {
    "color": ("colors",),
    "creature type": ("subtypes",),
    "basic land type": ("subtypes",),
    "card type": ("types",),
    "name": ("name",),
}
# What amounts ask of the objects that they are taken from.
_ASKED_BY_AMOUNTS = {
    "card types": "types",
    "colors": "colors",
    "names": "name",
    "creature types": "subtypes",
    "basic land types": "subtypes",
    "powers": "power",
    "mana values": "mana_value",
    "mana value": "mana_value",
    "power": "power",
    "toughness": "toughness",
    "loyalty": "loyalty",
}
# Whose these are hangs on who controls the words that say "you".
_SAYS_WHOSE = ("controller", "owner", "belongs_to")


def keys_of_change(change: Change) -> tuple[str, ...]:
    """List the keys of the values that a change gives."""
    found = [key for name, keys in _KEYS_OF_CHANGE.items() if getattr(change, name) is not None for key in keys]
    if any(word in BASIC_LAND_TYPES for word in change.set_subtypes or ()):
        found += ("abilities", "keywords", LOST)
    if any(word in BASIC_LAND_TYPES for word in change.add_subtypes or ()):
        # With a basic land type goes its mana ability (305.6).
        found += ("abilities",)
    return tuple(dict.fromkeys(found))


def keys_given(change: Change, scratch: Scratch) -> tuple[str, ...]:
    """List the keys of the values that a change gives to an object: with a card type come its subtypes (205.3d)."""
    keys: tuple[str, ...] | None = change.__dict__.get(_KEYS)
    if keys is None:
        keys = change.__dict__[_KEYS] = keys_of_change(change)
    if change.add_types is None:
        return keys
    words = (*scratch.subtypes, *scratch.dormant)
    hang = any(not types_that_may_have(word).isdisjoint(change.add_types) for word in words)
    return (*keys, "subtypes") if hang else keys


# Under this name they hang on a change.
_KEYS = "keys given"


def asked_by(wanted: Filter) -> frozenset[str]:
    """List the keys of the values that a filter asks for."""
    found = {key for key in (*_ASKED, "toughness") if getattr(wanted, key) is not None}
    found.update(
        key for quality, keys in _ASKED_BESIDES.items() if getattr(wanted, quality) is not None for key in keys
    )
    if wanted.chosen is not None:
        found.update(_ASKED_OF_CHOICE[wanted.chosen])
    return frozenset(found.union(*map(asked_by, wanted.refused)))


def left_by_doubt(wanted: Filter, in_doubt: Container[str]) -> Filter:
    """Give what is left of a filter for an object of which values are ``in_doubt``: what it asks besides these."""
    qualities = {**{key: (key,) for key in (*_ASKED, "toughness")}, **_ASKED_BESIDES}
    qualities["chosen"] = _ASKED_OF_CHOICE.get(wanted.chosen or "", ())
    open_ = {quality: None for quality, keys in qualities.items() if any(key in in_doubt for key in keys)}
    refused = [
        None if one is None or any(key in in_doubt for key in asked_by(one)) else one
        for one in (wanted.not_, wanted.nor)
    ]
    return msgspec.structs.replace(wanted, **open_, not_=refused[0], nor=refused[1])


class WhatIsRead(NamedTuple):
    """What an amount or a condition reads: keys of the objects in some zones, or of the one with the label ``of``.

    ``wanted`` is the filter by which objects are found in those zones, as ``asker`` means it.
    """

    keys: frozenset[str]
    zones: tuple[str, ...] = ()
    of: str = ""
    wanted: Filter | None = None
    asker: Asker = NOBODY


def read_in(scratch: Scratch, every: dict[str, Scratch], key: str) -> list[WhatIsRead]:
    """List what an object's own abilities read that define its power, or its toughness (``key``)."""
    asker = Asker(scratch.controller, scratch.object.label)
    return [read for one in scratch.definitions for read in _read_by((getattr(one, key),), None, every, asker)]


def read_by(running: Running, every: dict[str, Scratch]) -> list[WhatIsRead]:
    """List what the amounts and the condition of an effect read, or have read as it began (611.2d)."""
    change = running.change if running.kept is None else running.kept.counted or running.change
    values = (change.set_power, change.set_toughness, change.power, change.toughness)
    asker = running.asker(every)
    found = list(_read_by(values, running.if_, every, asker))
    if change.abilities_of is not None:
        among = change.abilities_of.among
        found += _read_among(among, frozenset(), every, asker)
        having = chosen(among, every.values(), every, asker)
        found += (WhatIsRead(_ABILITIES, of=scratch.object.label) for scratch in having)
    return found


def _read_by(
    values: tuple[Value | str | None, ...], condition: Condition | None, every: dict[str, Scratch], asker: Asker
) -> Iterator[WhatIsRead]:
    parts = () if condition is None else tuple(parts_of(condition))
    for value in (*values, *(part.value for part in parts)):
        if not isinstance(value, Count):
            continue
        if value.sum is not None:
            yield from _read_by(value.sum, None, every, asker)
            continue
        also = _asked_by_amount(value)
        if value.on is not None and also:
            yield WhatIsRead(also, of=meant_by(value.on, every, asker) or "")
            yield from _read_of_bearer(value.on, asker)
        if value.life is not None:
            yield WhatIsRead(_CONTROLLER, of=asker.label)
        for wanted in filters_of(value):
            yield from _read_among(wanted, also, every, asker)
    for part in parts:
        if part.count is not None:
            yield from _read_among(part.count, frozenset(), every, asker)
        if part.turn_of is not None:
            yield WhatIsRead(_CONTROLLER, of=asker.label)
        for wanted_of, word in ((part.self_, "self"), (part.attached, "attached")):
            if wanted_of is not None:
                yield WhatIsRead(asked_by(wanted_of), of=meant_by(word, every, asker) or "")
                yield from _read_of_bearer(word, asker)


def _read_of_bearer(word: str, asker: Asker) -> Iterator[WhatIsRead]:
    """Which object that is hangs on what the one that asks is attached to."""
    if word == "attached":
        yield WhatIsRead(frozenset((ATTACHED_TO,)), of=asker.label)


_CONTROLLER = frozenset(("controller",))
_ABILITIES = frozenset(("abilities", "keywords"))
# Qualities that compare with one object, which may be another than it seems as well.
_COMPARED = ("same_name_as", "attached_to", "shares_color_with", "shares_creature_type_with")


def _asked_by_amount(value: Count) -> frozenset[str]:
    """What an amount asks of each object that it is taken from."""
    asked = _ASKED_BY_AMOUNTS.get(value.distinct or value.of or value.greatest or value.total or "")
    found = {asked} if asked is not None else set()
    found.update(("counters",) if value.counters is not None else ())
    found.update(("mana_cost",) if value.devotion is not None else ())
    return frozenset(found)


def _read_among(wanted: Filter, also: frozenset[str], every: dict[str, Scratch], asker: Asker) -> Iterator[WhatIsRead]:
    yield WhatIsRead(asked_by(wanted) | also, zones_of(wanted), wanted=wanted, asker=asker)
    if says_whose(wanted):
        yield WhatIsRead(_CONTROLLER, of=asker.label)
    yield from _read_of_compared(wanted, every, asker)


def read_of_whom(running: Running, wanted: Filter, every: dict[str, Scratch]) -> list[WhatIsRead]:
    """List what words by which an effect means objects (``wanted``) read of single ones: whose, and like which one."""
    asker = running.asker(every)
    whose = [WhatIsRead(_CONTROLLER, of=asker.label)] if says_whose(wanted) else []
    return [*whose, *_read_of_compared(wanted, every, asker)]


def whoever_it_means(running: Running, every: dict[str, Scratch]) -> list[Scratch]:
    """List whom an effect applies to, or would whoever "you" were in its words and whatever those compare with."""
    touched = could_touch(running, every)
    if running.filter is None:
        return touched
    meant = chosen(said_of_anyone(running.filter), every.values(), every, running.asker(every))
    # Working copies are told apart by what they are, and there may be a thousand.
    there = set(map(id, touched))
    return [*touched, *(one for one in meant if id(one) not in there)]


def said_of_anyone(wanted: Filter) -> Filter:
    """Give a filter that asks neither whose an object is nor how it compares, and refuses nothing by that."""
    refused = [None if one is None or said_of_anyone(one) != one else one for one in (wanted.not_, wanted.nor)]
    open_ = dict.fromkeys((*_SAYS_WHOSE, *_COMPARED))
    return msgspec.structs.replace(wanted, **open_, not_=refused[0], nor=refused[1])


def says_whose(wanted: Filter) -> bool:
    """Whether a filter, or what it refuses, asks whose an object is."""
    return any(getattr(part, quality) is not None for part in wanted.parts() for quality in _SAYS_WHOSE)


def _read_of_compared(wanted: Filter, every: dict[str, Scratch], asker: Asker) -> Iterator[WhatIsRead]:
    """What a filter reads of the one object with which it compares others."""
    for part in wanted.parts():
        for quality in _COMPARED:
            word = getattr(part, quality)
            if word is not None:
                keys = () if quality == "attached_to" else _ASKED_BESIDES[quality]
                yield WhatIsRead(frozenset(keys), of=meant_by(word, every, asker) or "")
                yield from _read_of_bearer(word, asker)


def may_be_counted(read: WhatIsRead, wanted: Filter, scratch: Scratch, every: dict[str, Scratch]) -> bool:
    """Whether an object that may be in another zone might be one that is read, or be one no more."""
    is_there = scratch.object.zone in read.zones
    # Whose it would be where it comes to nobody knows.
    wanted = wanted if is_there else msgspec.structs.replace(wanted, controller=None, belongs_to=None)
    return bool(sifted(wanted, [scratch], every, read.asker))


def may_come_to(read: WhatIsRead, wanted: Filter, coming: Whom, by: str) -> bool:
    """Whether what words of a player (``by``) bring to a place might be one of those that are read there."""
    if set(coming.zones).isdisjoint(read.zones):
        return False
    whose = wanted.controller if wanted.controller is not None else wanted.owner
    if isinstance(whose, str) and coming.controller and by == read.asker.player and whose != coming.controller:
        return False
    if whose == "you" and coming.controller == "you" and by != read.asker.player:
        return False
    types = {*coming.types, *map(type_of_subtype, coming.subtypes)}
    asked = _several(wanted.types)
    subtypes = _several(wanted.subtypes)
    return not (types and asked and types.isdisjoint(asked)) and not (
        coming.subtypes and subtypes and set(coming.subtypes).isdisjoint(subtypes)
    )


def _several(words: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else words or ()


def given_if_there(faces: tuple[Face, ...], scratch: Scratch, *, by_anyone: bool) -> Iterator[Running]:
    """Give the effects on others that an object's computed abilities would make if it were on the battlefield.

    ``by_anyone`` where nobody knows under whose control it would be.
    """
    for static in computed_static(faces, scratch.object):
        if static.filter is not None and static.zones is None:
            wanted = msgspec.structs.replace(static.filter, controller=None) if by_anyone else static.filter
            yield effect_of(msgspec.structs.replace(static, filter=wanted), scratch)


def given_if_had(running: Running, bearers: list[Scratch]) -> Iterator[Running]:
    """Give the effects that the abilities which an effect gives make, or would make, where these objects have them."""
    for static in given_static(running.change):
        for scratch in bearers:
            if works_in_its_zone(static, scratch) and in_time(one := effect_of(static, scratch)):
                yield one


def could_touch(running: Running, every: dict[str, Scratch]) -> list[Scratch]:
    """List the objects that an effect applies to, or would apply to if it were there."""
    begun = running.begun or []
    return [*begun, *(one for one in running.objects_anew(every) if one not in begun)]


def in_zones_of(wanted: Filter, every: dict[str, Scratch]) -> list[Scratch]:
    """List the objects in the zones that a filter means."""
    zones = zones_of(wanted)
    return [scratch for scratch in every.values() if scratch.object.zone in zones]


def objects_read(read: WhatIsRead, every: dict[str, Scratch]) -> list[Scratch]:
    """List the objects whose values an amount or a condition reads."""
    if not read.zones:
        return [every[read.of]] if read.of in every else []
    return [scratch for scratch in every.values() if scratch.object.zone in read.zones]
