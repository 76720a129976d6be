"""The effects of a layer, made ready to be applied to a few objects again and again.

What is asked of each object, and what is done to it, hangs on the words of an effect, which never change; it is looked
up once for all tables on which the effects stand in the same order. For one object it is known besides, by what it
answers, which effects of a stretch act on it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from inspector.rules.effects.changing import Applier, applier, kept_applier
from inspector.rules.effects.effect_in_progress import Ready, Running
from inspector.rules.effects.reads_and_writes import writes
from inspector.rules.values.asking import Every, Test
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import WordTest, having_words, passed, tests_of


def made_ready(effects: Iterable[Running], layer: str) -> tuple[Ready, ...]:
    """Make the effects of a layer ready, in their order."""
    found = []
    for one in effects:
        ready = one.ready.get(layer)
        if ready is None:
            ready = one.ready[layer] = _ready(one, layer)
        found.append(ready)
    return tuple(found)


def _ready(one: Running, layer: str) -> Ready:
    does = kept_applier(one.change, layer)
    if one.filter is None or one.identities is not None or one.on is not None:
        return one, None, (), (), does
    return one, *tests_of(one.filter), does


class OnOne(NamedTuple):
    """What an effect asks of one object in a layer and does to it there.

    ``goes_on``: in an earlier layer it has begun already, or not. ``fixed``: its objects are not found by its filter.
    ``does`` is None where that hangs on the table.
    """

    effect: Running
    layer: str
    goes_on: bool
    fixed: bool
    words: tuple[WordTest, ...]
    tests: tuple[Test, ...]
    does: Applier | None


class Acting(NamedTuple):
    """What becomes of an object that gives certain answers: the effects that begin to act on it, and what is done."""

    begins: frozenset[Running]
    does: tuple[Applier, ...]


class Stretch:
    """Effects one after the other, found by words alone, of which none writes what one behind it asks.

    So an object is asked before the first of them, each question once, and the answers tell what they do to it. That
    is worked out for the first object that gives these answers, and kept.
    """

    __slots__ = ("_asked", "_effects", "_kept", "_words")

    def __init__(self, effects: Iterable[OnOne]) -> None:
        """Keep the effects, in their order."""
        self._effects = tuple(effects)
        self._words = tuple(dict.fromkeys(test for one in self._effects for test in one.words))
        self._asked = tuple((test.get, test.is_disjoint) for test in self._words)
        self._kept: dict[tuple[bool, ...], Acting] = {}

    def on(self, scratch: Scratch) -> Acting:
        """Give what becomes of an object."""
        has_none = tuple([is_disjoint(get(scratch)) for get, is_disjoint in self._asked])
        found = self._kept.get(has_none)
        if found is None:
            found = self._kept[has_none] = self._found(has_none)
        return found

    def _found(self, has_none: tuple[bool, ...]) -> Acting:
        failed = frozenset(test for test, fails in zip(self._words, has_none, strict=True) if fails)
        acting = [one for one in self._effects if failed.isdisjoint(one.words)]
        begins = frozenset([one.effect for one in acting])
        return Acting(begins, tuple(one.does for one in acting if one.does is not None))


# The effects that can touch an object of a zone, in the order of their layers: those in a stretch, or one by one.
OnOneInZone = tuple[Stretch | OnOne, ...]


def made_ready_for_one(layers: Iterable[tuple[str, tuple[Ready, ...]]], zone: str) -> OnOneInZone:
    """Make those effects ready that exist and can touch an object of a zone, in the order of their layers."""
    found: list[Stretch | OnOne] = []
    together: list[OnOne] = []
    before: set[Running] = set()
    written: set[str] = set()

    def end_stretch() -> None:
        if together:
            found.append(Stretch(together))
        before.update(one.effect for one in together)
        together.clear()
        written.clear()

    for layer, effects in layers:
        for effect, zones, words, tests, does in effects:
            # What comes from an object that stays exists as it did.
            if effect.begun is None or (zones is not None and zone not in zones):
                continue
            apart = zones is None or bool(tests) or does is None
            if apart or effect in before or not written.isdisjoint(test.quality for test in words):
                end_stretch()
            one = OnOne(effect, layer, effect in before, zones is None, words, tests, does)
            if apart or one.goes_on:
                found.append(one)
                before.add(effect)
                continue
            together.append(one)
            written.update(quality for quality, _ in writes(effect.change, layer))
    end_stretch()
    return tuple(found)


def apply_to_one(scratch: Scratch, ready: OnOneInZone, view: Every) -> frozenset[Running]:
    """Apply effects to one object among all in ``view``, and give those that act on it."""
    alone: list[Scratch] = [scratch]
    if len(ready) == 1 and isinstance(ready[0], Stretch):
        # Most often all stand in one.
        begun, doing = ready[0].on(scratch)
        for does in doing:
            does(alone)
        return begun
    acting: list[Running] = []
    for part in ready:
        if isinstance(part, Stretch):
            begins, doing = part.on(scratch)
            acting += begins
            for does in doing:
                does(alone)
        elif _acts(part, scratch, acting, view):
            if not part.goes_on:
                acting.append(part.effect)
            apply = part.does or applier(part.effect.change, part.layer, view, part.effect.asker(view))
            apply(alone)
    return frozenset(acting)


def _acts(one: OnOne, scratch: Scratch, acting: list[Running], view: Every) -> bool:
    """Whether an effect that stands in no stretch acts on an object; ``acting`` are those that have begun to."""
    if one.goes_on:
        return one.effect in acting
    if one.fixed:
        return bool(one.effect.objects_anew(view, {scratch.object.label: scratch}))
    here = having_words(one.words, [scratch])
    return bool(passed(one.tests, here, view, one.effect.asker(view)) if one.tests and here else here)


class Few:
    """A few objects under way through the layers, in a table of which all others stay as they are.

    ``begun`` tells of each effect that exists for which of the few it has begun to apply.
    """

    __slots__ = ("_by_zones", "_fresh", "_moving", "_view", "begun")

    def __init__(self, moving: Every, view: Every, fresh: Collection[Running]) -> None:
        """Start before the first layer; ``view`` are all objects, ``fresh`` the effects that were made anew."""
        self._moving = moving
        self._view = view
        self._fresh = frozenset(fresh)
        self._by_zones: dict[tuple[str, ...], list[Scratch]] = {}
        self.begun: dict[Running, list[Scratch]] = {}

    def under(self, effects: Iterable[Ready], layer: str) -> None:
        """Apply the effects of a layer."""
        begun, fresh, view, by_zones = self.begun, self._fresh, self._view, self._by_zones
        for one, zones, words, tests, does in effects:
            objects = begun.get(one)
            if objects is None:
                # What comes from an object that stays exists as it did.
                if not one.exists() if one in fresh else one.begun is None:
                    continue
                if zones is None:
                    objects = one.objects_anew(view, self._moving)
                else:
                    objects = by_zones.get(zones)
                    if objects is None:
                        objects = self._in(zones)
                    if words and objects:
                        objects = having_words(words, objects)
                    if tests and objects:
                        objects = passed(tests, objects, view, one.asker(view))
                begun[one] = objects
            if objects:
                (does or applier(one.change, layer, view, one.asker(view)))(objects)

    def _in(self, zones: tuple[str, ...]) -> list[Scratch]:
        """List those in some zones, where they stay while they are computed."""
        found = self._by_zones[zones] = [one for one in self._moving.values() if one.object.zone in zones]
        return found
