"""A few objects computed anew among others that stay as they are, where every effect keeps to each object.

Theory of operation. Where no effect asks one object because of another, the values of each follow from itself and from
the effects in timestamp order. So of a table that differs from a computed one in few objects only these are computed,
and whatever the effects touch that come from them, began or ended: those effects are made anew, the others go on as
they did. What is found to reach farther, a count that changed or an effect that exists no more, adds the objects that
it touches, and the few are computed once more; where they are no longer few, the whole is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from inspector.cards import Filter
from inspector.rules.edition.readings import READINGS
from inspector.rules.effects.changing import LAYERS, applier
from inspector.rules.effects.effect_in_progress import Running, made_by, when
from inspector.rules.effects.room_and_counter_effects import apply_counters, apply_locked_halves, apply_sizes
from inspector.rules.layers.defining import apply_definitions
from inspector.rules.layers.own_reach import commute, counted_by, counts_in, has_known_forms, keeps_to_each_object
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.table.table import Objects, Table
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen, zones_of

# So many are few on any table; on a large one a part of all are.
_FEW, _PART = 6, 3
# The effects of layer 2 look for their objects while control changes.
_CONTROL = "2"


class ComputedTable(NamedTuple):
    """A computed table: its objects and effects, their values, the effects under way in timestamp order.

    ``more`` are the labels of what an effect may have been applied to besides the objects for which it began;
    ``is_whole`` is true where it began for exactly those, as all were computed together; ``same_words`` where the
    effects say what those said of the table before.
    """

    objects: Objects
    effects: tuple[ContinuousEffect, ...]
    every: Every
    running: list[Running]
    more: dict[Running, frozenset[str]]
    is_whole: bool
    same_words: bool = False

    def touched_by(self, running: Running) -> frozenset[str]:
        """Give the labels of all that an effect may have been applied to."""
        began = (one.object.label for one in running.begun or ())
        return self.more.get(running, frozenset()).union(began)


def few_anew(before: ComputedTable, table: Table, labels: Iterable[str]) -> ComputedTable | None:
    """Compute a table of which the objects of these labels differ; None where a whole computation is needed.

    All effects of the computed table keep to each object (``own_reach``).
    """
    changed = _ended_and_begun(before.effects, table.effects)
    if changed is None or _control_moves_control(before.running):
        return None
    ended, begun = changed
    few = {*labels, *(one.source for one in (*ended, *begun) if one.source is not None), *_fixed(table, begun)}
    most = max(_FEW, len(table.objects) // _PART)
    while len(few) <= most:
        attempt = _Attempt(before, table, few, {id(one) for one in ended}, {id(one) for one in begun})
        more = attempt.touched_besides()
        if more <= few:
            if not attempt.is_sure():
                return None
            attempt.compute()
            more = attempt.reached_besides()
        if more <= few:
            return attempt.result()
        few |= more
    return None


_Effects = tuple[ContinuousEffect, ...]


def _ended_and_begun(before: _Effects, after: _Effects) -> tuple[_Effects, _Effects] | None:
    """List the effects that ended and those that began behind the others; None where others changed their places."""
    if before is after:
        return (), ()
    there = {id(one) for one in after}
    stayed = [one for one in before if id(one) in there]
    if len(stayed) > len(after) or any(one is not other for one, other in zip(stayed, after, strict=False)):
        return None
    return tuple(one for one in before if id(one) not in there), after[len(stayed) :]


def _fixed(table: Table, begun: _Effects) -> set[str]:
    """Give the labels of the objects that were fixed as effects began (611.2c)."""
    identities = {identity for one in begun for identity in one.identities or ()}
    if not identities:
        return set()
    return {label for label, held in table.objects.items() if held.identity in identities}


def _control_moves_control(effects: list[Running]) -> bool:
    """Whether the source of an effect that gives control is itself controlled by another player than at the start.

    Then what its words mean by "you" was not the same in layer 2 as it is in the end.
    """
    return any(
        _CONTROL in one.layers and one.source is not None and one.source.controller != one.source.object.controller
        for one in effects
    )


class _Attempt:
    """The values of a few objects computed once, with the effects that come from them made anew."""

    def __init__(self, before: ComputedTable, table: Table, few: set[str], ended: set[int], begun: set[int]) -> None:
        self._before = before
        self._table = table
        self._few = few
        objects = table.objects
        # In the order of the table, which decides among effects of one timestamp.
        here = [label for label in objects if label in few]
        self._moving = {label: starting_values(table.edition, objects[label]) for label in here}
        self._view = {**before.every, **self._moving}
        if self._view.keys() != objects.keys() or list(self._view) != list(objects):
            self._view = {label: self._view[label] for label in objects}
        self._out = [one for one in before.running if _home(one) in few or id(one.kept) in ended]
        out = set(map(id, self._out))
        self._stay = [one for one in before.running if id(one) not in out]
        kept = ((place, one) for place, one in enumerate(table.effects) if one.source in few or id(one) in begun)
        self._fresh = made_by(table, kept, self._moving)
        self._fresh_ones = set(self._fresh)
        self._said_before = _paired(self._out, self._fresh)
        self._as_before = {one: was for one, was in self._said_before.items() if _place_of(one) == _place_of(was)}
        self._begun: dict[Running, list[Scratch]] = {}

    def touched_besides(self) -> set[str]:
        """List what effects touched that ended, or that are not as they were, and what those may touch that began."""
        again = set(map(id, self._as_before.values()))
        found: set[str] = set()
        for one in self._out:
            if id(one) not in again:
                found |= self._before.touched_by(one)
        for one in self._fresh:
            if one not in self._as_before:
                found |= self._may_touch(one)
        return found

    def _may_touch(self, one: Running) -> set[str]:
        objects = self._table.objects
        if one.identities is not None:
            return {label for label, held in objects.items() if held.identity in one.identities}
        if one.filter is None:
            return {scratch.object.label for scratch in one.objects_anew(self._view)}
        zones = zones_of(one.filter)
        return {label for label, held in objects.items() if held.zone in zones}

    def is_sure(self) -> bool:
        """Whether the effects made anew keep to each object as well, and no two have one timestamp and no order."""
        stamps = {(one.timestamp, one.order[0]) for one in self._stay}
        if any((one.timestamp, one.order[0]) in stamps for one in self._fresh):
            return False
        if not has_known_forms(self._fresh, self._moving) or not keeps_to_each_object(self._fresh, self._moving):
            return False
        if len(self._said_before) == len(self._fresh):
            return True
        # In the layers in which nothing is new the others are known to commute.
        new = {layer for one in self._fresh if one not in self._said_before for layer in one.layers}
        return commute([*self._stay, *self._fresh], sorted(new))

    def compute(self) -> None:
        """Compute the few, layer by layer, among the others as they are in the end."""
        self._running = sorted([*self._stay, *self._fresh], key=when)
        by_layer: dict[str, list[Running]] = {}
        for one in self._running:
            for layer in one.layers:
                by_layer.setdefault(layer, []).append(one)
        for layer in LAYERS:
            if layer == READINGS.locked_half_layer:
                apply_locked_halves(self._moving)
            apply_definitions(self._table.edition, layer, self._moving, self._view)
            for one in by_layer.get(layer, ()):
                self._apply(layer, one)
            if layer == "7c":
                apply_counters(self._moving)
        apply_sizes(self._moving)

    def _apply(self, layer: str, one: Running) -> None:
        objects = self._begun.get(one)
        if objects is None:
            # What comes from an object that stays exists as it did.
            if not (one.exists() if one in self._fresh_ones else one.begun is not None):
                return
            objects = self._begun[one] = one.objects_anew(self._view, self._moving)
        if objects:
            applier(one.change, layer, self._view, one.asker(self._view))(objects)

    def reached_besides(self) -> set[str]:
        """List what else is touched by effects that exist no more, or now, that mean another player, or count anew."""
        found: set[str] = set()
        for one, was in self._as_before.items():
            if (one in self._begun) is not (was.begun is not None) or _player_of(one) != _player_of(was):
                found |= self._before.touched_by(was) | self._may_touch(one)
        for one in self._running:
            counted = counted_by(one)
            if counted and self._is_counted_anew(counted, one.asker(self._view)):
                found |= self._before.touched_by(self._as_before.get(one, one))
        for label, scratch in self._view.items():
            if scratch.definitions and label not in self._few:
                counted = counts_in(scratch)
                if counted and self._is_counted_anew(counted, Asker(scratch.controller, label)):
                    found.add(label)
        return found

    def _is_counted_anew(self, counted: list[Filter], asker: Asker) -> bool:
        """Whether any of the few is counted that was not, or not counted any more."""
        before, now = self._before.every, self._view
        return any(
            _is_among(wanted, before, label, asker) is not _is_among(wanted, now, label, asker)
            for wanted in counted
            for label in self._few
        )

    def result(self) -> ComputedTable:
        """Give the table as it is computed now."""
        more = {one: labels for one, labels in self._before.more.items() if one not in self._as_before}
        for one, objects in self._begun.items():
            if one in self._fresh_ones:
                was = self._as_before.get(one)
                one.begun = objects
                if was is not None:
                    more[one] = self._before.touched_by(was)
            elif objects:
                more[one] = more.get(one, frozenset()).union(scratch.object.label for scratch in objects)
        same_words = len(self._said_before) == len(self._fresh) and not any(map(counts_in, self._moving.values()))
        table = self._table
        return ComputedTable(table.objects, table.effects, self._view, self._running, more, False, same_words)


def _home(one: Running) -> str | None:
    """The label of the object that an effect comes from or whose counters make it; None for what resolved."""
    return one.label or one.holder or None


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
        _home(one) == _home(was)
        and one.counter == was.counter
        and one.identities == was.identities
        and one.kept == was.kept
        and one.static == was.static
    )


def _place_of(one: Running) -> object:
    """Its timestamp, who controls its source at the start, and to what that is attached where it speaks of this."""
    held = one.source.object if one.source is not None else None
    if held is None:
        return one.timestamp
    return one.timestamp, held.controller, held.attached_to if one.on == "attached" else None


def _player_of(one: Running) -> str:
    return one.player if one.source is None else one.source.controller


def _is_among(wanted: Filter, every: Every, label: str, asker: Asker) -> bool:
    return label in every and bool(chosen(wanted, (every[label],), every, asker))
