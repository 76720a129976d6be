"""Dependency (613.8; 613.7 before 2020): which effect waits for which, told by reading and writing first.

Theory of operation. An effect can depend on another only if the other writes what it reads; an index of what all
effects of a layer read and write tells which pairs these are. Only for them is the rule's own test made: would applying
the other first change whether it exists, its set of objects, or what it does to them? Effects are then applied one at a
time, the earliest that waits for none outside a loop of its own, and the rest is looked at anew. A look asks no more
than it needs: of the earliest effect, of those that it depends on, and so on. Where what depends on what is to be
told, each look asks of all pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from inspector.cards import Amount, Count, Filter, Words
from inspector.rules.effects.changing import (
    Applier,
    abilities_given,
    abilities_granted,
    allowed,
    amounts_of,
    applier,
)
from inspector.rules.effects.effect_in_progress import DependsBy, Running, Trials
from inspector.rules.effects.looking_alike import gives_otherwise, joined_bits
from inspector.rules.effects.reads_and_writes import Writers, may_take_abilities, reads, reads_to_apply, writes
from inspector.rules.effects.size_counts import SizeCounts, counts_by_size_alone
from inspector.rules.effects.taking_abilities import without_ability
from inspector.rules.values.amounts import amount, counted, is_of_each
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import sifted, zones_of


class Meeting:
    """The effects of a layer in timestamp order, and for each the others that write what it reads, as bits."""

    def __init__(self, effects: list[Running], layer: str) -> None:
        """Look at their words."""
        read = [reads(running, layer) for running in effects]
        self.effects = effects
        self.others = [0] * len(effects)
        # Those on which what each applies to could depend.
        self.applies = self.others
        # For each, those that are one effect with it, as bits; of none without kin.
        self.kin: dict[int, int] = {}
        self._sizes: SizeCounts | None = None
        if any(read):
            writers = Writers([writes(running.change, layer) for running in effects])
            self.others = [writers.of(found) & ~(1 << index) for index, found in enumerate(read)]
            self.applies = [writers.of(reads_to_apply(running, layer)) for running in effects]
        self.kin = _kin_of(effects) if any(self.others) else {}
        for index, kin in self.kin.items():
            family = [index, *bits(kin)]
            self.others[index] = joined_bits(self.others[one] for one in family) & ~(kin | 1 << index)
            self.applies[index] = joined_bits(self.applies[one] for one in family)

    @property
    def commute(self) -> bool:
        """Whether no effect reads what another writes, so that timestamps alone decide."""
        return not any(self.others)

    def kin_of(self, index: int) -> list[Running]:
        """Give the effects that are one with an effect."""
        return [self.effects[place] for place in bits(self.kin.get(index, 0))]

    def sizes_of(self, every: Every) -> SizeCounts:
        """Give the counts by size that the effects make, with what was found for them before but for the sizes."""
        if self._sizes is None:
            self._sizes = SizeCounts(every)
        self._sizes.look_anew()
        return self._sizes


def _kin_of(effects: list[Running]) -> dict[int, int]:
    """Give for each effect the others that one sentence makes of it for objects of another kind: they are one (613.8a).

    "Slivers you control and nontoken creatures you control are ..." is a filter for each of the two.
    """
    groups: dict[tuple[int, Words], list[int]] = {}
    for index, one in enumerate(effects):
        words = one.static.words if one.static is not None and one.filter is not None else None
        if words is not None:
            groups.setdefault((id(one.source), words), []).append(index)
    found: dict[int, int] = {}
    for group in groups.values():
        for index in group if len(group) > 1 else ():
            alike = (one for one in group if one != index and effects[one].change == effects[index].change)
            if kin := joined_bits(1 << one for one in alike):
                found[index] = kin
    return found


def bits(number: int) -> Iterator[int]:
    """List the places of the bits of a number, lowest first."""
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low


class _World:
    """What would be if an effect were applied first: copies of the objects that it touches, made when asked for."""

    def __init__(self, other: Running, touched: list[Scratch], layer: str, every: Every) -> None:
        self.other = other
        self.touched = touched
        self._now = every
        self._layer = layer
        self._apply: Applier | None = None
        self._changed: Every | None = None
        self._every: Every | None = None

    def one(self, scratch: Scratch) -> Scratch:
        """Give one of the objects that it touches, changed."""
        if self._changed is not None:
            return self._changed[scratch.object.label]
        if self._apply is None:
            self._apply = applier(self.other.change, self._layer, self._now, self.other.asker(self._now))
        tried = scratch.copied()
        self._apply((tried,))
        return tried

    @property
    def changed(self) -> Every:
        """All the objects that it touches, changed, by label."""
        if self._changed is None:
            self._changed = {scratch.object.label: self.one(scratch) for scratch in self.touched}
        return self._changed

    @property
    def every(self) -> Every:
        """All objects as they would be."""
        if self._every is None:
            self._every = {**self._now, **self.changed}
        return self._every


class LayerLook:
    """One look at the effects of a layer that wait: each question is asked once."""

    def __init__(self, meeting: Meeting, layer: str, every: Every, trials: Trials) -> None:
        """Ask nothing yet."""
        self._effects = meeting.effects
        self._applies = meeting.applies
        self._kin = meeting.kin
        self._layer = layer
        self._every = every
        self._trials = trials
        self._worlds: dict[int, _World] = {}
        self._found: dict[tuple[int, int], DependsBy | None] = {}
        self._amounts: dict[int, object] = {}
        self._objects: dict[int, list[Scratch]] = {}
        self._labels: dict[int, set[str]] = {}
        self._given: dict[int, tuple[Amount | None, Amount | None] | None] = {}
        self._sizes = meeting.sizes_of(every) if layer == "7b" else None

    def depends(self, index: int, other: int) -> DependsBy | None:
        """Whether applying the other first would change if an effect exists, on what it acts, or what it does."""
        key = index, other
        if key not in self._found:
            self._trials.made += 1
            self._found[key] = self._tried(index, other)
        return self._found[key]

    def _tried(self, index: int, other: int) -> DependsBy | None:
        one, world = self._effects[index], self._world(other)
        if not world.touched:
            return None
        if one.begun is None and self._exists_otherwise(one, world):
            return DependsBy.EXISTENCE
        if not self._is_there(one):
            return None
        if one.begun is None and self._applies[index] >> other & 1 and self._applies_otherwise(index, one, world):
            return DependsBy.APPLIES_TO
        return DependsBy.DOES if self._does_otherwise(index, other, one, world) else None

    def _world(self, other: int) -> _World:
        if other not in self._worlds:
            touched = self._acts_on(other)
            self._worlds[other] = _World(self._effects[other], touched, self._layer, self._every)
        return self._worlds[other]

    def _acts_on(self, index: int) -> list[Scratch]:
        """The objects to which an effect applies now."""
        found = self._objects.get(index)
        if found is None:
            one = self._effects[index]
            found = self._objects[index] = one.objects(self._every) if self._is_there(one) else []
        return found

    def _is_there(self, one: Running) -> bool:
        """Whether an effect has begun, or its condition holds; without a condition it waits here only if it is."""
        return one.begun is not None or one.if_ is None or one.holds(self._every) is True

    def _exists_otherwise(self, one: Running, world: _World) -> bool:
        """Whether the ability that makes it would be gone or read otherwise, or its condition hold or not."""
        if one.if_ is not None and (one.holds(self._every) is True) is not (one.holds(world.every) is True):
            return True
        if not (self._layer == "3" or may_take_abilities(world.other.change, self._layer)):
            return False
        for source in world.touched:
            if source is one.source:
                tried = world.one(source)
                return (tried.abilities_lost and not source.abilities_lost) or tried.texts != source.texts
        return False

    def _applies_otherwise(self, index: int, one: Running, world: _World) -> bool:
        """Whether its set of objects would differ; only the objects that the other touches can have changed."""
        wanted, every = one.filter, self._every
        if wanted is None:
            # Its objects were named or are fixed.
            return self._is_on_otherwise(one, world) or self._fits_otherwise(one, world)
        asker = one.asker(every)
        if index in self._kin:
            family = [one, *(self._effects[place] for place in bits(self._kin[index]))]
            return _labels_of(family, world.every) != _labels_of(family, every)
        if _asks_of_others(wanted) or (self._layer == "2" and asker != one.asker(world.every)):
            return _labels_of([one], world.every) != _labels_of([one], every)
        zones = zones_of(wanted)
        now = [scratch for scratch in world.touched if scratch.object.zone in zones]
        if not now:
            return False
        matching = self._matching(index, one)
        first = now[0]
        if bool(sifted(wanted, [world.one(first)], every, asker)) != (first.object.label in matching):
            return True
        changed = world.changed
        then = {
            found.object.label
            for found in sifted(wanted, [changed[scratch.object.label] for scratch in now], every, asker)
        }
        return any((label in then) != (label in matching) for label in (scratch.object.label for scratch in now))

    @staticmethod
    def _is_on_otherwise(one: Running, world: _World) -> bool:
        """Whether its source would be no Aura or Equipment, so that it would mean nothing (301.7, 303.4i of 2011)."""
        return any(
            (one.of_a in scratch.subtypes) is not (one.of_a in world.one(scratch).subtypes)
            for scratch in world.touched
            if scratch is one.source
        )

    def _fits_otherwise(self, one: Running, world: _World) -> bool:
        """Whether what its words stand for would be what these call it and is not, or the other way round (109.2)."""
        if one.only is None:
            return False
        meant, asker = one.stood_for(self._every), one.asker(self._every)
        touched = [scratch for scratch in meant if any(scratch is other for other in world.touched)]
        then = [world.one(scratch) for scratch in touched]
        now, would = (sifted(one.only, objects, self._every, asker) for objects in (touched, then))
        return [found.object.label for found in now] != [found.object.label for found in would]

    def _matching(self, index: int, one: Running) -> set[str]:
        if index not in self._labels:
            self._labels[index] = _labels_of([one], self._every)
        return self._labels[index]

    def _does_otherwise(self, index: int, other: int, one: Running, world: _World) -> bool:
        change = one.change
        if self._layer == "2":
            goes_by_you = change.control == "you" and bool(self._acts_on(index))
            return goes_by_you and one.asker(self._every) != one.asker(world.every)
        if self._layer == "4":
            return _gives_otherwise(one, self._every, world)
        if self._layer == "6":
            return _gives_other_abilities(one, self._acts_on(index), self._every, world)
        values = amounts_of(change, self._layer)
        if not any(isinstance(value, Count) for value in values):
            return False
        if not self._acts_on(index):
            return False
        counts = [value for value in values if isinstance(value, Count)]
        if other not in self._given:
            self._given[other] = self._set_by(world.other)
        given = self._given[other]
        if self._sizes is None or given is None or not all(counts_by_size_alone(value) for value in counts):
            if index not in self._amounts:
                self._amounts[index] = _amounts(one, counts, self._acts_on(index), self._every)
            return self._amounts[index] != _amounts(one, counts, self._acts_on(index), world.every)
        sizes, touched = self._sizes, self._sizes.ids_of(world.touched)
        return any(sizes.now(value, one) != sizes.if_set(value, one, touched, *given) for value in counts)

    def _set_by(self, other: Running) -> tuple[Amount | None, Amount | None] | None:
        """The power and the toughness to which an effect sets all its objects; None where that is not one for all."""
        found: list[Amount | None] = []
        for value in (other.change.set_power, other.change.set_toughness):
            if isinstance(value, str) or (isinstance(value, Count) and not counts_by_size_alone(value)):
                return None
            counts = self._sizes is not None and isinstance(value, Count)
            found.append(self._sizes.now(value, other) if counts else value)  # type: ignore[union-attr, arg-type]
        return found[0], found[1]


def affected_only_before(family: Sequence[Running], other: Running, layer: str, every: Every) -> frozenset[str]:
    """Give the labels of what an effect affects now, and would not after another: the first of a family of one kind."""
    world = _World(other, other.objects(every), layer, every)
    return frozenset(_labels_of(family[:1], every) - _labels_of(family, world.every))


def _labels_of(effects: Iterable[Running], every: Every) -> set[str]:
    """The labels of the objects to which effects would apply if they began now."""
    return {found.object.label for one in effects for found in one.objects_anew(every)}


def _asks_of_others(wanted: Filter) -> bool:
    """Whether a filter asks for more than the object: for the name of another, or for what is attached to it."""
    asked = (
        wanted.same_name_as,
        wanted.enchanted,
        wanted.equipped,
        wanted.modified,
        wanted.belongs_to,
        wanted.shares_color_with,
        wanted.shares_creature_type_with,
    )
    return any(one is not None for one in asked) or any(map(_asks_of_others, wanted.refused))


def _amounts(one: Running, counts: list[Count], objects: list[Scratch], every: Every) -> list[object]:
    """What it counts, for each of its objects where that is not the same for all."""
    asker = one.asker(every)
    each = [value for value in counts if is_of_each(value)]
    found: list[object] = [counted(value, every, asker) for value in counts if value not in each]
    return [*found, *(amount(value, scratch, every, asker) for value in each for scratch in objects)]


def _gives_other_abilities(one: Running, objects: list[Scratch], every: Every, world: _World) -> bool:
    """Whether the effect would give other abilities: it takes those of others, or its objects can't have some."""
    change, asker = one.change, one.asker(every)
    if not objects:
        return False
    if change.abilities_of is not None:
        now, then = (abilities_granted(change, there, asker) for there in (every, world.every))
        if [ability.text for ability in now] != [ability.text for ability in then]:
            return True
    given = abilities_given(change, every, asker)
    for text in change.cant_have_abilities or ():
        # What it takes itself it gives in no order.
        given = without_ability(given, text)
    touched = {id(scratch) for scratch in world.touched}
    return bool(given) and any(
        id(scratch) in touched and allowed(given, world.one(scratch)) != allowed(given, scratch) for scratch in objects
    )


def _gives_otherwise(one: Running, every: Every, world: _World) -> bool:
    """Whether the effect would give other subtypes to an object that the other touches (205.3d)."""
    touched = {id(scratch) for scratch in world.touched}
    return any(
        id(scratch) in touched and gives_otherwise(one, scratch.types, world.one(scratch).types)
        for scratch in one.objects(every)
    )


class Next:
    """Which effect comes next: its index, and those in a loop with it."""

    __slots__ = ("index", "loop")

    def __init__(self, index: int, loop: int) -> None:
        """Keep them; ``loop`` has a bit for each in the loop, 0 where there is none."""
        self.index = index
        self.loop = loop


class Dependencies(Protocol):
    """What depends directly on what among effects, each the bit of a number."""

    def ahead(self, index: int, among: int) -> int:
        """List those among some on which an effect depends."""

    def behind(self, index: int, among: int) -> int:
        """List those among some that depend on an effect."""


class OneByOne:
    """Dependencies that are asked one by one."""

    __slots__ = ("_depends", "_others")

    def __init__(self, depends: Callable[[int, int], object], others: list[int]) -> None:
        """Take what tells whether one effect depends on another, and for each the others on which it could."""
        self._depends = depends
        self._others = others

    def ahead(self, index: int, among: int) -> int:
        """List those among some on which an effect depends."""
        found = 0
        for other in bits(among & self._others[index]):
            if self._depends(index, other):
                found |= 1 << other
        return found

    def behind(self, index: int, among: int) -> int:
        """List those among some that depend on an effect."""
        found = 0
        for other in bits(among):
            if self._others[other] >> index & 1 and self._depends(other, index):
                found |= 1 << other
        return found


class TheOtherWay:
    """Dependencies taken wrongly: what depends comes before what it depends on."""

    __slots__ = ("_found",)

    def __init__(self, found: Dependencies) -> None:
        """Turn them round."""
        self._found = found

    def ahead(self, index: int, among: int) -> int:
        """List those among some that depend on an effect."""
        return self._found.behind(index, among)

    def behind(self, index: int, among: int) -> int:
        """List those among some on which an effect depends."""
        return self._found.ahead(index, among)


def next_of(waiting: int, found: Dependencies) -> Next:
    """Choose the earliest that depends on nothing, or only on what stands in a loop with it (613.8b).

    ``waiting`` has a bit for each that waits, lower bits being earlier; ``found`` tells on which each depends.
    """
    for index in bits(waiting):
        ahead = _ahead(index, waiting, found)
        if not ahead:
            return Next(index, 0)
        if ahead == _in_loop(index, ahead, found):
            return Next(index, ahead | 1 << index)
    raise AssertionError("among any effects there is one that waits for none outside its own loop")


def _ahead(index: int, waiting: int, found: Dependencies) -> int:
    """All that one depends on, directly or through others; itself not among them."""
    seen = todo = 1 << index
    while todo:
        # Those seen last first.
        one = todo.bit_length() - 1
        rest = waiting & ~seen
        if not rest:
            break
        new = found.ahead(one, rest)
        seen |= new
        todo = (todo ^ 1 << one) | new
    return seen & ~(1 << index)


def _in_loop(index: int, among: int, found: Dependencies) -> int:
    """Those among some that depend on one, directly or through others of them."""
    seen, todo = 0, 1 << index
    while todo and seen != among:
        one = todo.bit_length() - 1
        new = found.behind(one, among & ~seen)
        seen |= new
        todo = (todo ^ 1 << one) | new
    return seen
