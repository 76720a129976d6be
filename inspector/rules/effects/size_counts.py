"""Counting objects by power and toughness, now and as it would be if an effect that sets these were applied first.

In layer 7b nothing but power and toughness changes. So the objects that a count means by all else are found once in the
layer, and are told apart by their sizes alone, of which there are few: no copy of an object is needed to count them.
"""

from __future__ import annotations

import operator
from collections import Counter
from itertools import repeat

import msgspec

from inspector.cards import Amount, Count, Filter, PrintedNumber
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.values.amounts import is_of_each
from inspector.rules.values.asking import Every
from inspector.rules.values.comparing import comparing
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen

_Size = Amount | PrintedNumber | None
# Power and toughness, and how many objects have these.
Sizes = dict[tuple[_Size, _Size], int]
_Key = tuple[int, int]


class _Meant:
    """The objects that a count means by all but their sizes, and what it asks of these."""

    __slots__ = ("asks_power", "asks_toughness", "fits_power", "fits_toughness", "ids", "objects", "value")

    def __init__(self, value: Count, objects: list[Scratch], ids: frozenset[int]) -> None:
        # Held, so that nothing else gets its id.
        self.value = value
        self.objects, self.ids = objects, ids
        wanted = value.count
        self.asks_power, self.asks_toughness = wanted.power is not None, wanted.toughness is not None
        self.fits_power, self.fits_toughness = comparing(wanted.power), comparing(wanted.toughness)

    def matching(self, sizes: Sizes) -> int:
        """Count those of objects with these sizes that satisfy what is asked."""
        fits_power, fits_toughness = self.fits_power, self.fits_toughness
        found = 0
        for (power, toughness), number in sizes.items():
            if fits_power(power) and fits_toughness(toughness):
                found += number
        return found


class SizeCounts:
    """The counts that the effects of layer 7b make."""

    def __init__(self, every: Every) -> None:
        """Count nothing yet."""
        self._every = every
        self._meant: dict[_Key, _Meant] = {}
        self._sizes: dict[tuple[int, bool, bool], Sizes] = {}
        self._now: dict[_Key, int] = {}
        self._sizes_if_set: dict[tuple[int, bool, bool, Amount | None, Amount | None], Sizes] = {}
        self._ids: dict[int, tuple[list[Scratch], frozenset[int]]] = {}
        self._same_ids: dict[frozenset[int], frozenset[int]] = {}

    def look_anew(self) -> None:
        """Forget the sizes: something has changed them."""
        self._sizes.clear()
        self._now.clear()
        self._sizes_if_set.clear()

    def now(self, value: Count, running: Running) -> int:
        """Count for an effect as things are."""
        key = self._key(value, running)
        found = self._now.get(key)
        if found is None:
            meant = self._meant[key]
            found = self._now[key] = _times(value, meant.matching(self._sizes_of(meant)))
        return found

    def if_set(
        self, value: Count, running: Running, touched: frozenset[int], power: Amount | None, toughness: Amount | None
    ) -> int:
        """Count for an effect as it would be if power or toughness of the objects with these ids were set first."""
        meant = self._meant[self._key(value, running)]
        if meant.ids is touched or meant.ids <= touched:
            of = id(meant.objects), meant.asks_power, meant.asks_toughness, power, toughness
            sizes = self._sizes_if_set.get(of)
            if sizes is None:
                sizes = self._sizes_if_set[of] = _with(self._sizes_of(meant), power, toughness)
            return _times(value, meant.matching(sizes))
        sizes = {}
        for scratch in meant.objects:
            size = (scratch.power, scratch.toughness)
            if id(scratch) in touched:
                size = (size[0] if power is None else power, size[1] if toughness is None else toughness)
            sizes[size] = sizes.get(size, 0) + 1
        return _times(value, meant.matching(sizes))

    def ids_of(self, objects: list[Scratch]) -> frozenset[int]:
        """Give the ids of the objects of a list, which are found once: one value for the same ids."""
        kept = self._ids.get(id(objects))
        if kept is None:
            ids = frozenset(map(id, objects))
            kept = self._ids[id(objects)] = objects, self._same_ids.setdefault(ids, ids)
        return kept[1]

    def what_is_counted(self, value: Count, running: Running) -> object:
        """Give what is the same for all amounts that count the same objects in the same way."""
        ids, wanted = self._meant[self._key(value, running)].ids, value.count
        return id(ids), wanted.power, wanted.toughness, value.times, value.plus

    def _key(self, value: Count, running: Running) -> _Key:
        """Find once the objects that a count of an effect means by all but their sizes."""
        key = id(value), id(running)
        if key not in self._meant:
            wanted = _but_for_sizes(value.count)
            if running.looks is not None:
                meant = running.looks.sifted(wanted, running.asker(self._every))
            else:
                meant = chosen(wanted, self._every.values(), self._every, running.asker(self._every))
            self._meant[key] = _Meant(value, meant, self.ids_of(meant))
        return key

    def _sizes_of(self, meant: _Meant) -> Sizes:
        """Tell the objects of a count apart by what it asks of power and toughness, and by nothing else."""
        of = id(meant.objects), meant.asks_power, meant.asks_toughness
        found = self._sizes.get(of)
        if found is None:
            power = map(_POWER, meant.objects) if meant.asks_power else repeat(None)
            toughness = map(_TOUGHNESS, meant.objects) if meant.asks_toughness else repeat(None, len(meant.objects))
            found = self._sizes[of] = Counter(zip(power, toughness, strict=False))
        return found


_POWER, _TOUGHNESS = operator.attrgetter("power"), operator.attrgetter("toughness")


_BUT_FOR_SIZES = "but for sizes"


def _but_for_sizes(wanted: Filter) -> Filter:
    """Give a filter that asks for all but sizes; it hangs on the filter, which never changes."""
    known: Filter | None = wanted.__dict__.get(_BUT_FOR_SIZES)
    if known is None:
        known = wanted.__dict__[_BUT_FOR_SIZES] = msgspec.structs.replace(wanted, power=None, toughness=None)
    return known


def counts_by_size_alone(value: Count) -> bool:
    """Whether what a count refuses does not speak of sizes, so that its sizes can be asked for by themselves."""
    if value.ways or value.half is not None or is_of_each(value):
        return False
    return all(part is value.count or (part.power is None and part.toughness is None) for part in value.count.parts())


def _with(sizes: Sizes, power: Amount | None, toughness: Amount | None) -> Sizes:
    found: Sizes = {}
    for (old_power, old_toughness), number in sizes.items():
        size = (old_power if power is None else power, old_toughness if toughness is None else toughness)
        found[size] = found.get(size, 0) + number
    return found


def _times(value: Count, number: int) -> int:
    return number * value.times + value.plus
