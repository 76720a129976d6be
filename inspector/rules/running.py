"""Effects while they are applied: which there are, whether they still exist, on which objects each applies (613.6).

One mutable value an effect, gone after the computation. Once an effect has begun to apply in a layer, it goes on in
the later ones for the same objects, even if the ability that makes it is gone meanwhile.
"""

from __future__ import annotations

from inspector.cards import Change, Filter, StaticAbility
from inspector.rules.actions import While
from inspector.rules.changing import layers_of
from inspector.rules.objects import ContinuousEffect
from inspector.rules.scratch import Scratch
from inspector.rules.selecting import Asker, matches
from inspector.rules.table import Table

Every = dict[str, Scratch]
KEYWORD_COUNTERS = frozenset(
    (
        *("deathtouch", "decayed", "double strike", "exalted", "first strike", "flying", "haste", "hexproof"),
        *("indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance"),
    )
)


class Running:
    """One continuous effect under way.

    ``static`` is the printed ability that makes it, ``kept`` the effect that the table keeps; one of the two is set.
    ``source`` is the working copy of the object that it comes from, None for what resolved. ``begun`` are the objects
    for which it has begun to apply.
    """

    __slots__ = (
        *("asker", "begun", "change", "filter", "identities", "kept", "layers", "on", "order", "source", "static"),
        *("timestamp", "while_"),
    )

    def __init__(self, change: Change, timestamp: int, order: int, asker: Asker, source: Scratch | None) -> None:
        """Start an effect that has not begun to apply."""
        self.change = change
        self.timestamp = timestamp
        self.order = order
        self.asker = asker
        self.source = source
        self.layers = layers_of(change)
        self.filter: Filter | None = None
        self.on: str | None = None
        self.identities: frozenset[int] | None = None
        self.static: StaticAbility | None = None
        self.kept: ContinuousEffect | None = None
        self.while_: While | None = None
        self.begun: list[Scratch] | None = None

    @property
    def label(self) -> str:
        """The label of its source, or what it is called where it has none."""
        return self.source.object.label if self.source is not None else ""

    def exists(self) -> bool:
        """Whether the effect exists now: always for what resolved, else while its object has the ability."""
        if self.source is None:
            return True
        if self.while_ is not None and not _holds(self.while_, self.source):
            return False
        if self.static is not None:
            return self.static in self.source.static
        return not _lost(self.source, self.kept)

    def objects(self, every: Every) -> list[Scratch]:
        """List the objects to which it applies now."""
        if self.begun is not None:
            return self.begun
        return self.objects_anew(every)

    def objects_anew(self, every: Every) -> list[Scratch]:
        """List the objects to which it would apply if it began now."""
        if self.identities is not None:
            return [one for one in every.values() if one.object.identity in self.identities]
        if self.on == "self":
            return [self.source] if self.source is not None else []
        if self.on == "attached":
            target = self.source.object.attached_to if self.source is not None else None
            return [every[target]] if target is not None and target in every else []
        if self.filter is None:
            return []
        zones = ("battlefield",) if self.filter.zone is None else self.filter.zone
        zones = (zones,) if isinstance(zones, str) else zones
        wanted, asker = self.filter, self.asker
        return [one for one in every.values() if one.object.zone in zones and matches(wanted, one, every, asker)]


def _holds(tied: While, source: Scratch) -> bool:
    held = source.object
    if held.face_down is not None:
        return False
    side = "back" if held.back_up or held.is_melded else "front"
    return (
        tied.face in (None, side)
        and (tied.unlocked is None or tied.unlocked in held.unlocked)
        and tied.flipped in (None, held.flipped)
    )


def _lost(source: Scratch, kept: ContinuousEffect | None) -> bool:
    """Whether the object has lost an ability that an action gave it: with all abilities, or under other values."""
    held = source.object
    if kept is None or source.abilities_lost or held.face_down is not None:
        return True
    return any(copy.timestamp > kept.timestamp for copy in held.copies)


def running_effects(table: Table, every: Every) -> list[Running]:
    """List all effects that may apply, in timestamp order (613.7)."""
    found: list[Running] = []
    for order, kept in enumerate(table.effects):
        running = _of_kept(kept, order, every)
        if running is not None:
            found.append(running)
    order = len(table.effects)
    for scratch in every.values():
        if not scratch.static or not scratch.object.is_permanent:
            continue
        for static in scratch.static:
            order += 1
            found.append(_of_static(static, order, scratch))
    found.extend(_of_keyword_counters(table, every, order))
    found.sort(key=lambda one: (one.timestamp, one.order))
    return found


def _of_kept(kept: ContinuousEffect, order: int, every: Every) -> Running | None:
    source = None
    timestamp = kept.timestamp
    player = kept.controller
    if kept.source is not None:
        source = every.get(kept.source)
        if source is None or source.object.identity != kept.source_identity:
            return None
        timestamp = source.object.timestamp
        player = source.controller
    running = Running(kept.change, timestamp, order, Asker(player, kept.source or ""), source)
    running.kept = kept
    running.filter = kept.filter
    running.on = kept.on
    running.while_ = kept.while_
    running.identities = None if kept.identities is None else frozenset(kept.identities)
    return running


def _of_static(static: StaticAbility, order: int, scratch: Scratch) -> Running:
    asker = Asker(scratch.controller, scratch.object.label)
    running = Running(static.change, scratch.object.timestamp, order, asker, scratch)
    running.static = static
    running.filter = static.filter
    running.on = static.on
    return running


def _of_keyword_counters(table: Table, every: Every, order: int) -> list[Running]:
    """Make an effect of each keyword counter: it gives the keyword in layer 6 (122.1b, 613.1f; since 2020)."""
    if not table.edition.counters_get_timestamps:
        return []
    found = []
    for scratch in every.values():
        held = scratch.object
        for kind in held.counters:
            if kind.casefold() not in KEYWORD_COUNTERS or not held.is_permanent:
                continue
            order += 1
            stamp = dict(held.counter_stamps).get(kind, held.timestamp)
            change = Change(add_abilities=(kind.capitalize(),))
            running = Running(change, stamp, order, Asker(scratch.controller), None)
            running.identities = frozenset({held.identity})
            found.append(running)
    return found
