"""Dependency among effects that count by size (613.8a): those of layer 7b that go by power and toughness alone.

Theory of operation. In layer 7b an effect can wait for another only because of what it counts, unless it finds its
objects by size. What an effect counts is a class: the objects that it means by all but their sizes, and the sizes that
it asks for. What an effect does is a world: the objects that it touches, and the sizes that it gives them. Many effects
share few classes and few worlds, so it is asked once of each class and each world whether the count would be another;
that tells, as the bits of a number, all effects that wait for those which make that world.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence

from inspector.cards import Amount, Count, Value
from inspector.rules.effects.effect_in_progress import DependsBy, Running, Trials
from inspector.rules.effects.size_counts import SizeCounts, counts_by_size_alone
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch


class _Class:
    """What effects count: an amount, an effect that counts it, and all that wait for it, as the bits of a number."""

    __slots__ = ("running", "value", "waiting")

    def __init__(self, value: Count, running: Running) -> None:
        self.value = value
        self.running = running
        self.waiting = 0


_Given = _Class | Amount | None


class _World:
    """What effects do: the ids of the objects that they touch, what they give, and these effects, as bits."""

    __slots__ = ("effects", "power", "touched", "toughness")

    def __init__(self, touched: frozenset[int], power: _Given, toughness: _Given) -> None:
        self.touched = touched
        self.power = power
        self.toughness = toughness
        self.effects = 0


class _Counted:
    """What each class counts, and for each world the effects that wait for those which make it."""

    __slots__ = ("numbers", "waiting")

    def __init__(self) -> None:
        self.numbers: dict[_Class, int] = {}
        self.waiting: list[tuple[_World, int]] | None = None


class SizesAlike:
    """The effects of layer 7b while they are applied one after the other."""

    def __init__(self, effects: Sequence[Running], every: Every, trials: Trials) -> None:
        """Find what each effect touches, which stays the same in this layer, what it gives, and what it counts."""
        self._trials = trials
        self._counts = SizeCounts(every)
        self._classes: dict[object, _Class] = {}
        worlds: dict[object, _World] = {}
        self._by_effect: dict[Running, tuple[_Given, _Given]] = {}
        for index, one in enumerate(effects):
            touched = self._counts.ids_of(one.objects(every))
            if touched:
                power, toughness = (
                    self._given(index, one, value) for value in (one.change.set_power, one.change.set_toughness)
                )
                self._by_effect[one] = power, toughness
                world = worlds.setdefault((id(touched), power, toughness), _World(touched, power, toughness))
                world.effects |= 1 << index
        self._worlds = list(worlds.values())
        self._objects = list(every.values())
        # What was counted while the sizes of all objects were these; the same sizes come again.
        self._counted: dict[object, _Counted] = {}
        self._now = self._counted_now()

    def _given(self, index: int, one: Running, value: Value | None) -> _Given:
        if not isinstance(value, Count):
            return value if isinstance(value, int) else None
        key = self._counts.what_is_counted(value, one)
        found = self._classes.setdefault(key, _Class(value, one))
        found.waiting |= 1 << index
        return found

    def ahead(self, index: int, among: int) -> int:
        """List those among some on which an effect depends, as the bits of a number."""
        bit, found = 1 << index, 0
        for world, waiting in self._waiting_now():
            if waiting & bit:
                found |= world.effects
        return found & among

    def behind(self, index: int, among: int) -> int:
        """List those among some that depend on an effect, as the bits of a number."""
        return next((waiting & among for world, waiting in self._waiting_now() if world.effects >> index & 1), 0)

    def depends(self, index: int, other: int) -> DependsBy | None:
        """Whether applying the other first would change what an effect does."""
        return DependsBy.DOES if self.ahead(index, 1 << other) else None

    def given_by(self, one: Running) -> tuple[Amount | None, Amount | None]:
        """Give the power and toughness that an effect which touches anything would set now."""
        power, toughness = self._by_effect[one]
        return self._number(power), self._number(toughness)

    def look_anew(self, applied: list[Scratch]) -> None:
        """Take note that the sizes of objects may have changed."""
        if applied:
            self._counts.look_anew()
            self._now = self._counted_now()

    def _counted_now(self) -> _Counted:
        sizes = tuple(map(_SIZES, self._objects))
        return self._counted.setdefault(sizes, _Counted())

    def _waiting_now(self) -> list[tuple[_World, int]]:
        now = self._now
        if now.waiting is None:
            known: dict[object, int] = {}
            now.waiting = []
            for world in self._worlds:
                power, toughness = self._number(world.power), self._number(world.toughness)
                key = id(world.touched), power, toughness
                if key not in known:
                    known[key] = self._waiting_for(world.touched, power, toughness)
                now.waiting.append((world, known[key]))
        return now.waiting

    def _waiting_for(self, touched: frozenset[int], power: Amount | None, toughness: Amount | None) -> int:
        """List the effects that would count otherwise if these objects had these sizes."""
        self._trials.made += 1
        found = 0
        for held in self._classes.values():
            then = self._counts.if_set(held.value, held.running, touched, power, toughness)
            if then != self._number(held):
                found |= held.waiting
        return found

    def _number(self, given: _Given) -> Amount | None:
        if not isinstance(given, _Class):
            return given
        found = self._now.numbers.get(given)
        if found is None:
            found = self._now.numbers[given] = self._counts.now(given.value, given.running)
        return found


_SIZES = operator.attrgetter("power", "toughness")


def sizes_can_be_grouped(effects: Iterable[Running], layer: str) -> bool:
    """Whether the effects are of layer 7b, find their objects by no size, and give numbers or count by size alone."""
    return layer == "7b" and all(
        (one.begun is not None or not _finds_by_size(one))
        and _is_a_size(one.change.set_power)
        and _is_a_size(one.change.set_toughness)
        for one in effects
    )


def _finds_by_size(one: Running) -> bool:
    asked = [wanted for wanted in (one.filter, one.only) if wanted is not None]
    parts = [part for wanted in asked for part in wanted.parts()]
    return any(part.power is not None or part.toughness is not None for part in parts)


def _is_a_size(value: Value | None) -> bool:
    if not isinstance(value, Count):
        return not isinstance(value, str)
    return counts_by_size_alone(value)
