"""The effects of a layer, made ready to be applied to a few objects again and again.

What is asked of each object, and what is done to it, hangs on the words of an effect, which never change; it is looked
up once for all tables on which the effects stand in the same order.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from inspector.rules.effects.changing import applier, kept_applier
from inspector.rules.effects.effect_in_progress import Ready, Running
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import having_words, passed, tests_of


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
