"""The effects of a layer, made ready to be applied to a few objects again and again.

What is asked of each object, and what is done to it, hangs on the words of an effect, which never change; it is looked
up once for all tables on which the effects stand in the same order.
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
    ``answer`` is the place of the answer to its ``words``: what has one place is asked once.
    """

    effect: Running
    layer: str
    goes_on: bool
    fixed: bool
    answer: int
    words: tuple[WordTest, ...]
    tests: tuple[Test, ...]
    does: Applier | None


class OnOneInZone(NamedTuple):
    """The effects that can touch an object of a zone, in the order of their layers, and how many answers they need."""

    effects: tuple[OnOne, ...] = ()
    answers: int = 0


# What else changes what is asked: the keywords are read from the abilities.
_CHANGED_WITH = {"abilities": "keywords", "has abilities": "keywords"}


def made_ready_for_one(layers: Iterable[tuple[str, tuple[Ready, ...]]], zone: str) -> OnOneInZone:
    """Make those effects ready that exist and can touch an object of a zone, in the order of their layers.

    Effects that ask for the same words have one answer as long as nothing between them writes what these ask for.
    """
    found: list[OnOne] = []
    there: set[Running] = set()
    written: dict[str, int] = {}
    places: dict[tuple[object, ...], int] = {}
    for layer, effects in layers:
        for one, zones, words, tests, does in effects:
            # What comes from an object that stays exists as it did.
            if one.begun is None or (zones is not None and zone not in zones):
                continue
            asked = (words, *(written.get(test.quality, 0) for test in words))
            place = places.setdefault(asked, len(places))
            found.append(OnOne(one, layer, one in there, zones is None, place, words, tests, does))
            there.add(one)
            for quality in {_CHANGED_WITH.get(quality, quality) for quality, _ in writes(one.change, layer)}:
                written[quality] = written.get(quality, 0) + 1
    return OnOneInZone(tuple(found), len(places))


def apply_to_one(scratch: Scratch, ready: OnOneInZone, view: Every) -> list[Running]:
    """Apply effects to one object among all in ``view``, and give those that act on it."""
    alone, acting = [scratch], []
    answers: list[bool | None] = [None] * ready.answers
    for one, layer, goes_on, fixed, answer, words, tests, does in ready.effects:
        if goes_on:
            if one not in acting:
                continue
        elif fixed:
            if not one.objects_anew(view, {scratch.object.label: scratch}):
                continue
            acting.append(one)
        else:
            has_them = answers[answer]
            if has_them is None:
                has_them = answers[answer] = bool(having_words(words, alone))
            if not has_them or (tests and not passed(tests, alone, view, one.asker(view))):
                continue
            acting.append(one)
        (does or applier(one.change, layer, view, one.asker(view)))(alone)
    return acting


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
