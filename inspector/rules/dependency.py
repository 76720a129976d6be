"""Dependency (613.8; 613.7 before 2020): which effect waits for which, told by reading and writing first.

Theory of operation. An effect can depend on another only if the other writes what it reads: a quality that its filter
asks for, a value it counts, or the abilities that make it exist. Both are compared by value ("reads Creature, adds
Zombie" commute). Only where they meet is the rule's own test made: would applying the other first change whether it
exists, its set of objects, or what it does to them? Effects of one layer are then applied one at a time, the earliest
that waits for none outside a loop of its own, and the rest is looked at anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from inspector.cards import BASIC_LAND_TYPES, Change, Count, Filter, may_have, type_of_subtype
from inspector.rules.amounts import amount
from inspector.rules.changing import applier
from inspector.rules.running import DependsBy, Every, Running
from inspector.rules.scratch import Scratch
from inspector.rules.selecting import sifted, zones_of

Token = tuple[str, str]
_ANY = "*"
_READ_IN = {
    "2": ("controller",),
    "3": ("name", "subtypes", "mana_value", "same_name_as"),
    "4": ("types", "subtypes", "supertypes"),
    "5": ("colors",),
    "6": ("keywords",),
    "7b": ("power", "toughness"),
    "7c": ("power", "toughness"),
    "7d": ("power", "toughness"),
}
# The layers in which an ability, and so an effect, can be lost.
_ABILITIES_GO_IN = ("3", "4", "6")


def _words(value: object) -> Iterable[str]:
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list | tuple):
        return tuple(str(word) for word in value) or (_ANY,)
    return (_ANY,)


def reads(running: Running, layer: str) -> frozenset[Token]:
    """List what an effect reads in a layer, as pairs of a quality and the value asked for."""
    found: set[Token] = set()
    if running.begun is None:
        if running.filter is not None:
            found |= _filter_reads(running.filter, layer)
        if running.source is not None and layer in _ABILITIES_GO_IN:
            found.add(("abilities", _ANY))
    change = running.change
    if layer == "2" and change.control == "you" and running.source is not None:
        found.add(("controller", _ANY))
    if layer == "4":
        found |= _type_reads(change)
    if layer == "7b":
        for value in (change.set_power, change.set_toughness):
            if isinstance(value, Count):
                found |= _filter_reads(value.count, layer)
    return frozenset(found)


def _filter_reads(wanted: Filter, layer: str) -> set[Token]:
    found: set[Token] = set()
    for quality in _READ_IN.get(layer, ()):
        value = getattr(wanted, quality)
        kind = "name" if quality == "same_name_as" else quality
        found.update(
            (kind, _ANY if quality in ("mana_value", "power", "toughness") else word) for word in _words(value)
        )
    if wanted.not_ is not None:
        found |= _filter_reads(wanted.not_, layer)
    return found


def _type_reads(change: Change) -> set[Token]:
    """The card types without which a subtype cannot be gained (205.3d), but for those that the change itself gives."""
    given = (*(change.set_types or ()), *(change.add_types or ()))
    wanted = (*(change.set_subtypes or ()), *(change.add_subtypes or ()))
    return {("types", type_of_subtype(word)) for word in wanted if not may_have(word, given)}


def writes(change: Change, layer: str) -> frozenset[Token]:
    """List what a change writes in a layer, as pairs of a quality and the value that appears or goes."""
    found: set[Token] = set()
    match layer:
        case "2":
            found.add(("controller", _ANY))
        case "3":
            found |= {("name", _ANY), ("subtypes", _ANY), ("mana_value", _ANY), ("abilities", _ANY)}
        case "4":
            found |= _type_writes(change)
        case "5":
            everything = change.set_colors is not None
            found.update(("colors", word) for word in ((_ANY,) if everything else _words(change.add_colors)))
        case "6":
            if change.lose_all_abilities:
                found |= {("keywords", _ANY), ("abilities", _ANY)}
            for key in ("add_abilities", "remove_abilities"):
                found.update(("keywords", word) for word in _words(getattr(change, key)))
        case _:
            found |= {("power", _ANY), ("toughness", _ANY)}
    return frozenset(found)


def _type_writes(change: Change) -> set[Token]:
    found: set[Token] = set()
    for key, quality in (
        ("add_types", "types"),
        ("remove_types", "types"),
        ("add_subtypes", "subtypes"),
        ("add_supertypes", "supertypes"),
        ("remove_supertypes", "supertypes"),
    ):
        found.update((quality, word) for word in _words(getattr(change, key)))
    if change.set_types is not None or change.remove_types is not None:
        found |= {("types", _ANY), ("subtypes", _ANY)}
    if change.set_subtypes is not None:
        found.add(("subtypes", _ANY))
        if any(word in BASIC_LAND_TYPES for word in change.set_subtypes):
            found.add(("abilities", _ANY))
    if change.all_creature_types:
        found.add(("subtypes", _ANY))
    return found


def takes_abilities(change: Change, layer: str) -> bool:
    """Whether a change can take away, in a layer, the ability that makes another effect."""
    if layer == "6":
        return bool(change.lose_all_abilities)
    return layer == "4" and any(word in BASIC_LAND_TYPES for word in change.set_subtypes or ())


def meet(read: frozenset[Token], written: frozenset[Token]) -> bool:
    """Whether something written is something read, by value."""
    if read & written:
        return True
    wild_written = {quality for quality, value in written if value == _ANY}
    wild_read = {quality for quality, value in read if value == _ANY}
    return any(quality in wild_written for quality, _ in read) or any(quality in wild_read for quality, _ in written)


class Trials:
    """Counts the trial applications that were made; none is where all effects commute."""

    def __init__(self) -> None:
        """Start at none."""
        self.made = 0


class _World:
    """What would be if an effect were applied first: copies of the objects that it touches."""

    def __init__(self, other: Running, layer: str, every: Every) -> None:
        self.other = other
        self.touched = other.objects(every)
        apply = applier(other.change, layer, every, other.asker(every))
        self.changed: dict[str, Scratch] = {}
        for scratch in self.touched:
            tried = scratch.copied(keeps_reasons=False)
            apply(tried)
            self.changed[scratch.object.label] = tried
        self.every: Every = {**every, **self.changed}


def _depends(one: Running, world: _World, layer: str, every: Every) -> DependsBy | None:
    """Whether applying the other first would change if ``one`` exists, what it applies to, or what it does (613.8a)."""
    if one.begun is None and _exists_otherwise(one, world):
        return DependsBy.EXISTENCE
    if one.begun is None and _applies_otherwise(one, world, every):
        return DependsBy.APPLIES_TO
    return DependsBy.DOES if _does_otherwise(one, layer, every, world) else None


def _exists_otherwise(one: Running, world: _World) -> bool:
    """Whether the ability that makes it would be gone, or read otherwise."""
    source = one.source
    tried = world.changed.get(source.object.label) if source is not None else None
    if source is None or tried is None:
        return False
    return (tried.abilities_lost and not source.abilities_lost) or tried.texts != source.texts


def _applies_otherwise(one: Running, world: _World, every: Every) -> bool:
    """Whether its set of objects would differ; only the objects that the other touches can have changed."""
    wanted = one.filter
    if wanted is None or one.identities is not None or one.on is not None:
        return False
    before, after = one.asker(every), one.asker(world.every)
    if before != after or _same_name(wanted):
        return one.objects_anew(every) != [every[found.object.label] for found in one.objects_anew(world.every)]
    zones = zones_of(wanted)
    now = [scratch for scratch in world.touched if scratch.object.zone in zones]
    then = [world.changed[scratch.object.label] for scratch in now]
    matching = {scratch.object.label for scratch in sifted(wanted, now, every, before)}
    return matching != {scratch.object.label for scratch in sifted(wanted, then, world.every, before)}


def _same_name(wanted: Filter) -> bool:
    return wanted.same_name_as is not None or (wanted.not_ is not None and _same_name(wanted.not_))


def _does_otherwise(one: Running, layer: str, every: Every, world: _World) -> bool:
    change = one.change
    if layer == "2":
        return change.control == "you" and one.asker(every) != one.asker(world.every)
    if layer == "4":
        wanted = (*(change.set_subtypes or ()), *(change.add_subtypes or ()))
        return bool(wanted) and _gains_otherwise(one, wanted, every, world)
    if layer != "7b":
        return False
    return any(
        amount(value, scratch, every, one.asker(every))
        != amount(value, world.every[scratch.object.label], world.every, one.asker(world.every))
        for value in (change.set_power, change.set_toughness)
        if isinstance(value, Count)
        for scratch in one.objects(every)
    )


def _gains_otherwise(one: Running, wanted: Sequence[str], every: Every, world: _World) -> bool:
    """Whether the card types of an object would let it gain other subtypes of those (205.3d)."""
    given = (*(one.change.set_types or ()), *(one.change.add_types or ()))
    asked = [word for word in wanted if not may_have(word, given)]
    if not asked:
        return False
    return any(
        may_have(word, scratch.types) != may_have(word, world.changed[scratch.object.label].types)
        for scratch in one.objects(every)
        if scratch.object.label in world.changed
        for word in asked
    )


def next_to_apply(waiting: list[Running], layer: str, every: Every, trials: Trials) -> tuple[Running, list[Running]]:
    """Choose the effect of a layer to apply next, and those earlier ones that wait for it (613.8b-c).

    ``waiting`` is in timestamp order. The earliest effect that depends on none outside a loop of its own comes first.
    What depends on what is kept with the effects.
    """
    if len(waiting) == 1:
        return waiting[0], []
    edges = _edges(waiting, layer, every, trials)
    if not any(edges):
        return waiting[0], []
    reach = [_reachable(edges, start) for start in range(len(waiting))]
    for index, running in enumerate(waiting):
        if all(index in reach[other] for other in reach[index]):
            for other in reach[index]:
                waiting[other].in_loop.add(layer)
            return running, [waiting[before] for before in range(index) if index in reach[before]]
    return waiting[0], []


def _edges(waiting: list[Running], layer: str, every: Every, trials: Trials) -> list[set[int]]:
    """For each effect, on which others it depends."""
    read = [reads(running, layer) for running in waiting]
    written = [writes(running.change, layer) for running in waiting]
    worlds: dict[int, _World] = {}
    edges: list[set[int]] = [set() for _ in waiting]
    for index, running in enumerate(waiting):
        for other, one in enumerate(waiting):
            if other == index or not read[index] or not meet(read[index], written[other]):
                continue
            if other not in worlds:
                worlds[other] = _World(one, layer, every)
            trials.made += 1
            by = _depends(running, worlds[other], layer, every)
            if by is not None:
                edges[index].add(other)
                running.found_to_depend(layer, one, by)
    return edges


def _reachable(edges: list[set[int]], start: int) -> set[int]:
    found: set[int] = set()
    waiting = list(edges[start])
    while waiting:
        index = waiting.pop()
        if index not in found:
            found.add(index)
            waiting.extend(edges[index])
    return found
