"""Dependency (613.8; 613.7 before 2020): which effect waits for which, told by reading and writing first.

Theory of operation. An effect can depend on another only if the other writes what it reads: a quality that its filter
asks for, a value it counts, or the abilities that make it exist. Both are compared by value ("reads Creature, adds
Zombie" commute). Only where they meet is the rule's own test made: would applying the other first change whether it
exists, its set of objects, or what it does to them? Effects of one layer are then applied one at a time, the earliest
that waits for none outside a loop of its own, and the rest is looked at anew.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable

from inspector.cards import Change, Count, Filter
from inspector.rules.amounts import amount
from inspector.rules.changing import apply_change, takes_abilities
from inspector.rules.running import Every, Running
from inspector.rules.scratch import Scratch

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


def _words(value: object) -> Iterable[str]:
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list | tuple):
        return tuple(str(word) for word in value)
    return (_ANY,)


def reads(running: Running, layer: str) -> frozenset[Token]:
    """List what an effect reads in a layer, as pairs of a quality and the value asked for."""
    found: set[Token] = set()
    if running.begun is None:
        if running.filter is not None:
            found |= _filter_reads(running.filter, layer)
        if running.source is not None:
            found.add(("abilities", running.source.object.label))
    for value in (running.change.set_power, running.change.set_toughness):
        if layer == "7b" and isinstance(value, Count):
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
        found |= {("subtypes", _ANY), ("abilities", _ANY)}
    if change.all_creature_types:
        found.add(("subtypes", _ANY))
    return found


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


def depends(one: Running, other: Running, layer: str, every: Every, trials: Trials) -> bool:
    """Whether ``one`` depends on ``other`` in this layer (613.8a): tried out on copies of what ``other`` changes."""
    trials.made += 1
    touched = other.objects(every)
    if not touched:
        return False
    if one.source is not None and one.begun is None and _would_lose(one.source, other, layer, touched):
        return True
    world = dict(every)
    for scratch in touched:
        changed = copy.copy(scratch)
        changed.notes = []
        apply_change(other.change, layer, changed, every, other.asker)
        world[scratch.object.label] = changed
    before = {scratch.object.label for scratch in one.objects(every)}
    after = before if one.begun is not None else {scratch.object.label for scratch in one.objects_anew(world)}
    if before != after:
        return True
    return any(_does_otherwise(one, layer, every, world, label) for label in before)


def _would_lose(source: Scratch, other: Running, layer: str, touched: list[Scratch]) -> bool:
    if not any(scratch is source for scratch in touched):
        return False
    if layer == "6":
        return bool(other.change.lose_all_abilities)
    return layer == "4" and takes_abilities(source, other.change.set_subtypes)


def _does_otherwise(one: Running, layer: str, every: Every, world: Every, label: str) -> bool:
    if layer != "7b":
        return False
    for value in (one.change.set_power, one.change.set_toughness):
        if value is None or label not in every:
            continue
        if amount(value, every[label], every, one.asker) != amount(value, world[label], world, one.asker):
            return True
    return False


def next_to_apply(waiting: list[Running], layer: str, every: Every, trials: Trials) -> tuple[Running, Running | None]:
    """Choose the effect of a layer to apply next, and one that it waited for if it was passed by (613.8b-c).

    ``waiting`` is in timestamp order. The earliest effect that depends on none outside a loop of its own comes first.
    """
    if len(waiting) == 1:
        return waiting[0], None
    edges = _edges(waiting, layer, every, trials)
    if not any(edges):
        return waiting[0], None
    reach = [_reachable(edges, start) for start in range(len(waiting))]
    for index, running in enumerate(waiting):
        if all(index in reach[other] for other in reach[index]):
            passed = next((waiting[before] for before in range(index) if index in reach[before]), None)
            return running, passed
    return waiting[0], None


def _edges(waiting: list[Running], layer: str, every: Every, trials: Trials) -> list[set[int]]:
    """For each effect, on which others it depends."""
    read = [reads(running, layer) for running in waiting]
    written = [writes(running.change, layer) for running in waiting]
    edges: list[set[int]] = [set() for _ in waiting]
    for index, running in enumerate(waiting):
        if not read[index]:
            continue
        for other, one in enumerate(waiting):
            if other != index and meet(read[index], written[other]) and depends(running, one, layer, every, trials):
                edges[index].add(other)
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
