"""A few objects computed anew among others that stay as they are, where every effect keeps to each object.

Theory of operation. Where no effect asks one object because of another, the values of each follow from itself and from
the effects in their order; where one asks what is attached to it, they follow from these together. So of a table that
differs from a computed one in few objects only these are computed, and whatever the effects touch that come from them,
began or ended: those effects are made anew, the others go on as they did. What is found to reach farther, an amount
that changed or an effect that exists no more, adds the objects that it touches, and the few are computed once more;
where they are no longer few, the whole is. So it is where an order of effects could hang on one of the few, a
condition holds that did not (``plan``), or effects come from the few whose words were changed or that were given them.
"""

from __future__ import annotations

import operator
from bisect import bisect_left, insort
from collections.abc import Iterable, Mapping

import msgspec

from inspector.cards import Count, Filter
from inspector.rules.edition.readings import READINGS
from inspector.rules.effects.changing import LAYERS
from inspector.rules.effects.effect_in_progress import Running, made_by, when
from inspector.rules.effects.room_and_counter_effects import apply_counters, apply_locked_halves, apply_sizes
from inspector.rules.layers.among_few import Few
from inspector.rules.layers.defining import DEFINED_IN, apply_definitions, may_define
from inspector.rules.layers.own_reach import counted_by, defined_by_counting, has_known_forms, keeps_to_each_object
from inspector.rules.layers.plan import (
    ASKS_WHAT_IS_ATTACHED,
    EffectsPlan,
    LayerPlan,
    commute_with_each_other,
    commutes,
    condition_may_change,
    control_moves_control,
    home_of,
    no_plan,
    with_others,
)
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.table.table import Objects, Table
from inspector.rules.values.amounts import counted
from inspector.rules.values.asking import Asker, Every, game_of
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.granted import given_static
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen, zones_of

# So many are few on any table; on a large one a part of all are.
_FEW, _PART = 6, 3
_Orders = dict[str, list[Running]]


class ComputedTable(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A computed table: its objects and effects, their values, the effects under way in timestamp order.

    ``orders`` are those in which effects came in the layers in which some could wait for others; ``is_whole`` is true
    where each effect began for exactly the objects that it acts on, as all were computed together. Else ``more`` are
    the labels of what effects that were made anew may act on besides, and ``lately`` tells for each object that was
    computed since which effects act on it. ``sources`` has the labels of all that effects of the table come from.
    """

    objects: Objects
    effects: tuple[ContinuousEffect, ...]
    every: Every
    running: list[Running]
    orders: _Orders = {}
    more: dict[Running, frozenset[str]] = {}
    lately: dict[str, frozenset[Running]] = {}
    is_whole: bool = False
    sources: frozenset[str | None]

    def labels_of(self, identities: Iterable[int]) -> list[str]:
        """List the labels of the objects of some identities that are on the table."""
        known: dict[int, str] | None = self.__dict__.get(_BY_IDENTITY)
        if known is None:
            known = self.__dict__[_BY_IDENTITY] = {held.identity: label for label, held in self.objects.items()}
        return [known[identity] for identity in identities if identity in known]

    def touched_by(self, running: Running) -> frozenset[str]:
        """Give the labels of all that an effect may have been applied to."""
        began = (one.object.label for one in running.begun or ())
        since = (label for label, effects in self.lately.items() if running in effects)
        return self.more.get(running, frozenset()).union(began, since)


# Under this name the labels of all objects by their identities hang on a computed table, once somebody asked.
_BY_IDENTITY = "by identity"


def sources_of(effects: Iterable[ContinuousEffect]) -> frozenset[str | None]:
    """Give the labels of the objects that some effects come from."""
    return frozenset([one.source for one in effects])


def same_effects(before: tuple[ContinuousEffect, ...], after: tuple[ContinuousEffect, ...]) -> bool:
    """Whether two tables have the same effects; most often it is the very same row."""
    return before is after or before == after


class Found(msgspec.Struct, frozen=True):
    """A table as it is computed now, what is known of its effects, and the labels of all that was computed anew."""

    computed: ComputedTable
    plan: EffectsPlan
    labels: frozenset[str] = frozenset()


def few_anew(plan: EffectsPlan, before: ComputedTable, table: Table, labels: Iterable[str]) -> Found | None:
    """Compute a table of which the objects of these labels differ; None where a whole computation is needed.

    All effects of the computed table keep to each object (``plan``).
    """
    changed = _ended_and_begun(before.effects, table.effects)
    if changed is None or control_moves_control(plan):
        return None
    ended, begun = changed
    few, fixed = set(labels), {}
    for one in (*ended, *begun):
        if one.source is not None:
            few.add(one.source)
    for one in begun:
        if one.identities is not None:
            found = fixed[id(one)] = _with_identities(table, one.identities)
            few |= found
    most = max(_FEW, len(table.objects) // _PART)
    while len(few) <= most:
        if ASKS_WHAT_IS_ATTACHED in plan.asks and (
            joined := _attached_to_each_other(few, before.objects, table.objects)
        ):
            few |= joined
            continue
        attempt = _Attempt(plan, before, table, few, ended, begun)
        more = attempt.touched_besides(fixed)
        if more <= few:
            if not attempt.is_sure():
                return None
            attempt.compute()
            if attempt.makes_or_rewords_effects():
                return None
            more = attempt.reached_besides()
        if more <= few:
            return attempt.result() if attempt.stands() else None
        few |= more
    return None


_Effects = tuple[ContinuousEffect, ...]


def _attached_to_each_other(few: set[str], *several: Objects) -> set[str]:
    """List what is not among the few and is attached to one of them, or has one of them attached, before or now."""
    found: set[str] = set()
    for objects in several:
        for label, held in objects.items():
            host = held.attached_to
            if host is not None and (label in few) is not (host in few):
                found |= {label, host}
    return found - few


def _ended_and_begun(before: _Effects, after: _Effects) -> tuple[_Effects, _Effects] | None:
    """List the effects that ended and those that began behind the others; None where others changed their places."""
    if before is after:
        return (), ()
    if len(after) > len(before) and all(map(operator.is_, before, after)):
        return (), after[len(before) :]
    there = {id(one) for one in after}
    stayed = [one for one in before if id(one) in there]
    if len(stayed) > len(after) or not all(map(operator.is_, stayed, after)):
        return None
    return tuple(one for one in before if id(one) not in there), after[len(stayed) :]


def _with_identities(table: Table, identities: Iterable[int]) -> set[str]:
    """Give the labels of the objects that were fixed as an effect began (611.2c)."""
    wanted = set(identities)
    return {label for label, held in table.objects.items() if held.identity in wanted}


class _Attempt:
    """The values of a few objects computed once, with the effects that come from them made anew."""

    def __init__(
        self, plan: EffectsPlan, before: ComputedTable, table: Table, few: set[str], ended: _Effects, begun: _Effects
    ) -> None:
        self._plan = plan
        self._before = before
        self._table = table
        self._few = few
        self._began = begun
        objects = table.objects
        # In the order of the table, which decides among effects of one timestamp.
        several = len(few) > 1
        here = [label for label in (objects if several else few) if label in (few if several else objects)]
        self._moving = {label: starting_values(table.edition, objects[label]) for label in here}
        self._view = {**before.every, **self._moving}
        if objects is not before.objects and list(self._view) != list(objects):
            self._view = {label: self._view[label] for label in objects}
        gone = {id(one) for one in ended}
        # The effects that come from the few, or ended, as they were.
        self._out: list[Running] = []
        if gone or not few.isdisjoint(plan.homes):
            self._out = [one for one in before.running if home_of(one) in few or id(one.kept) in gone]
        self._away = frozenset(self._out)
        self._fresh = made_by(table, self._kept_anew(begun), self._sources_of(begun))
        for one in self._fresh:
            if one.if_ is not None or counted_by(one):
                one.home, one.game = self._view, game_of(table)
        self._said_before = _paired(self._out, self._fresh)
        self._as_before = {one: was for one, was in self._said_before.items() if _place_of(one) == _place_of(was)}
        # Those of the fresh that are not as they were, and those that were and are not any more.
        again = set(self._as_before.values())
        self._moved = [one for one in self._fresh if one not in self._as_before]
        self._gone = [one for one in self._out if one not in again]
        self._layers = plan.layers
        self._begun: dict[Running, list[Scratch]] = {}

    def _sources_of(self, begun: _Effects) -> Every:
        """List those of the few from which effects may come: one that is the same, and had none, has none now."""
        same, homes, new = self._before.objects, self._plan.homes, [one.source for one in begun]
        return {
            label: one
            for label, one in self._moving.items()
            if label in homes or same.get(label) is not one.object or label in new
        }

    def _kept_anew(self, begun: _Effects) -> _Effects:
        """List the effects of the table that began, or come from the few."""
        effects, few = self._table.effects, self._few
        if few.isdisjoint(self._before.sources):
            return begun
        # What began stands behind the others.
        there = len(effects) - len(begun)
        return (*(one for one in effects[:there] if one.source in few), *begun)

    def touched_besides(self, fixed: Mapping[int, set[str]]) -> set[str]:
        """List what effects touched that ended, or that are not as they were, and what those may touch that began.

        ``fixed`` are the labels of the objects that were fixed as effects began.
        """
        found: set[str] = set()
        for one in self._gone:
            found |= self._before.touched_by(one)
        for one in self._moved:
            known = fixed.get(id(one.kept))
            found |= self._may_touch(one) if known is None else known
        return found

    def _may_touch(self, one: Running) -> set[str]:
        if one.identities is not None:
            return _with_identities(self._table, one.identities)
        if one.filter is None:
            # What it is on may have been what its words call it when the effect began (613.6).
            return {scratch.object.label for scratch in (*one.objects_anew(self._view), *one.stood_for(self._view))}
        zones = zones_of(one.filter)
        return {label for label, held in self._table.objects.items() if held.zone in zones}

    def is_sure(self) -> bool:
        """Whether the effects made anew keep to each object as well, and their places in their layers are known."""
        moving, moved = self._moving, self._moved
        if not (has_known_forms(moved, moving) and keeps_to_each_object(moved, moving)):
            return False
        if any(given_static(one.change) for one in moved):
            return False
        if self._fresh or self._out:
            if not self._are_in_order():
                return False
            self._layers = self._layers_after()
        if any(one.if_ is not None for one in moved) or self._plan.conditional:
            effects = (*self._plan.conditional, *moved)
            return not any(condition_may_change(one, self._layers, self._view) for one in effects)
        return True

    def _are_in_order(self) -> bool:
        """Whether no two effects of one time have no order, and no order hangs on those that are not as they were."""
        layers = self._plan.layers
        if any(self._is_of_one_time_with_others(one) for one in self._fresh):
            return False
        for there in layers.values() if self._out else ():
            if not there.waiting:
                continue
            if any(one in there.hangs_on for one in self._gone):
                return False
            if any(one not in there.order for one in self._out if there.layer in one.layers):
                # It was lost before its turn came, so it is not known when that would have been.
                return False
        # What says the same as before commutes as before: no order hangs on what it was.
        commuting = all(one in self._said_before or commutes(one, layers) for one in self._moved)
        return commuting and commute_with_each_other(self._moved, self._said_before)

    def _is_of_one_time_with_others(self, one: Running) -> bool:
        running, stamp = self._before.running, _stamp_of(one)
        place = bisect_left(running, stamp, key=_stamp_of)
        while place < len(running) and _stamp_of(running[place]) == stamp:
            if running[place] not in self._away:
                return True
            place += 1
        return False

    def _layers_after(self) -> dict[str, LayerPlan]:
        """Put the effects made anew into their layers."""
        after = dict(self._plan.layers)
        now = {was: one for one, was in self._as_before.items()}
        gone = set(self._gone)
        for layer in {layer for one in (*self._out, *self._fresh) for layer in one.layers}:
            there = after.get(layer) or no_plan(layer)
            order = [now.get(one, one) for one in there.order if one not in gone]
            new = [one for one in self._moved if layer in one.layers]
            for one in new:
                if not there.waiting:
                    insort(order, one, key=when)
                    continue
                later = (place for place, other in enumerate(order) if when(other) > when(one))
                order.insert(next(later, len(order)), one)
            after[layer] = there.after(order, now, new)
        return after

    def compute(self) -> None:
        """Compute the few, layer by layer, among the others as they are in the end."""
        moving, view, layers, edition = self._moving, self._view, self._layers, self._table.edition
        defines = any(map(may_define, moving.values()))
        few = Few(moving, view, self._fresh)
        self._begun = few.begun
        for layer in LAYERS:
            if layer == READINGS.locked_half_layer:
                apply_locked_halves(moving)
            if defines and layer in DEFINED_IN:
                apply_definitions(edition, layer, moving, view, game_of(self._table))
            if layer in layers:
                few.under(layers[layer].ready, layer)
            if layer == "7c":
                apply_counters(moving)
        apply_sizes(moving)

    def makes_or_rewords_effects(self) -> bool:
        """Whether effects come from abilities that the few were given, or from words that were changed (612.1, 613.7a).

        Such effects are made while a whole computation is under way; of all others they go on as they did.
        """
        if any(one.source is not None and one.source.texts for one in (*self._out, *self._fresh)):
            return True
        return any(
            one in self._away or self._begun.get(one) or not self._few.isdisjoint(self._before.touched_by(one))
            for one in self._plan.granting
        )

    def reached_besides(self) -> set[str]:
        """List what else is touched by effects that exist no more, or now, that mean another player, or count anew."""
        found: set[str] = set()
        for one, was in self._as_before.items():
            if (one in self._begun) is not (was.begun is not None) or _player_of(one) != _player_of(was):
                found |= self._before.touched_by(was) | self._may_touch(one)
        for one in (*self._plan.counting, *self._fresh):
            amounts = counted_by(one)
            if amounts and one not in self._away and self._is_counted_anew(amounts, one.asker(self._view)):
                found |= self._before.touched_by(self._as_before.get(one, one))
        for label in self._plan.definers.difference(self._few):
            scratch = self._view[label]
            if self._is_counted_anew(defined_by_counting(scratch), Asker(scratch.controller, label)):
                found.add(label)
        return found

    def _is_counted_anew(self, amounts: list[Count], asker: Asker) -> bool:
        """Whether amounts may be others: any of the few is counted that was not, or not any more, or the number is.

        What is asked of the very object that is changed is known with that object.
        """
        before, now = self._before.every, self._view
        for value in amounts:
            if value.ways and value.on != "it" and counted(value, before, asker) != counted(value, now, asker):
                return True
            for label in () if value.ways else self._few:
                if _is_among(value.count, before, label, asker) is not _is_among(value.count, now, label, asker):
                    return True
        return False

    def stands(self) -> bool:
        """Whether the conditions of the other effects hold as they did, and the orders in which effects wait."""
        before, now = self._before, self._view
        for one in self._plan.conditional:
            if one not in self._away and one.holds(before.every) is not one.holds(now):
                return False
        for there in self._layers.values():
            if there.waiting:
                homes = self._few.intersection(map(home_of, there.waiting))
                if any(self._touched(one) for one in there.movers):
                    return False
                if homes and not all(homes.isdisjoint(self._touched(one)) for one in there.takers):
                    return False
        return True

    def _touched(self, one: Running) -> set[str]:
        """List those of the few that an effect acted on, or acts on now."""
        before = self._few.intersection(self._before.touched_by(self._as_before.get(one, one)))
        return before.union(scratch.object.label for scratch in self._begun.get(one, ()))

    def result(self) -> Found:
        """Give the table as it is computed now."""
        table, before, plan = self._table, self._before, self._plan
        lately = dict(before.lately)
        for label, now in self._moving.items():
            lately[label] = frozenset([one for one, objects in self._begun.items() if now in objects])
        running, more = before.running, before.more
        if self._fresh or self._out:
            away = self._away
            running = [one for one in running if one not in away] if away else list(running)
            more = {one: labels for one, labels in more.items() if one not in away}
            for one in self._fresh:
                insort(running, one, key=when)
                if one in self._as_before:
                    more[one] = before.touched_by(self._as_before[one])
                one.begun = self._begun.get(one)
        if running is not before.running or not plan.definers.isdisjoint(self._few) or _define(self._moving):
            plan = with_others(plan, self._layers, self._away, self._fresh, self._few, self._moving)
        found = ComputedTable(
            objects=table.objects,
            effects=table.effects,
            every=self._view,
            running=running,
            more=more,
            lately=lately,
            sources=before.sources.union([one.source for one in self._began]) if self._began else before.sources,
        )
        return Found(found, plan, frozenset(self._few))


def _define(objects: Every) -> bool:
    return any(one.definitions for one in objects.values())


def _paired(out: list[Running], fresh: list[Running]) -> dict[Running, Running]:
    """Give, for each effect that is made anew with the words that it had, the one that it was."""
    rest = list(out)
    found: dict[Running, Running] = {}
    for one in fresh:
        was = next((other for other in rest if _says_the_same(one, other)), None)
        if was is not None:
            rest.remove(was)
            found[one] = was
    return found


def _says_the_same(one: Running, was: Running) -> bool:
    return (
        home_of(one) == home_of(was)
        and one.counter == was.counter
        and one.identities == was.identities
        and one.change == was.change
        and one.kept == was.kept
        and one.static == was.static
    )


def _stamp_of(one: Running) -> tuple[int, int]:
    """Its timestamp, and which kind of effect it is: among those of one kind the order is that of the whole table."""
    return one.timestamp, one.order


def _place_of(one: Running) -> object:
    """Its timestamp, and what its words mean by its source: that one's player at the start, partners and choices."""
    held = one.source.object if one.source is not None else None
    if held is None:
        return one.timestamp
    return one.timestamp, held.controller, held.attached_to, held.paired_with, held.chosen


def _player_of(one: Running) -> str:
    return one.player if one.source is None else one.source.controller


def _is_among(wanted: Filter, every: Every, label: str, asker: Asker) -> bool:
    return label in every and bool(chosen(wanted, (every[label],), every, asker))
