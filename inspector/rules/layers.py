"""Layers (613): every object's values, from the starting values through the layers in their order.

Theory of operation. All objects are computed together, since an effect of one may change another. Each object starts
with its copiable values (layer 1, which reads no other object: copied values are kept as they were copied). Then the
layers 2 to 7 apply the continuous effects of the table, within each layer characteristic-defining abilities first,
then the others in timestamp order unless one depends on another. What belongs to no effect comes at its place: the
text of a Room's locked half goes in layer 3, counters act in layers 6 and 7.
"""

from __future__ import annotations

from inspector.rules.changing import LAYERS, applier
from inspector.rules.defining import apply_definitions
from inspector.rules.dependency import Trials, next_to_apply, reads, takes_abilities, writes
from inspector.rules.dependency import meet as they_meet
from inspector.rules.notes import Application, note_gone, snapshot
from inspector.rules.own_rules import apply_counters, apply_locked_halves, apply_sizes, size_counters
from inspector.rules.running import Every, Running, running_effects
from inspector.rules.starting import starting_values
from inspector.rules.table import Table


class Computation:
    """One computation: the working copies of all objects by label, and the effects in timestamp order."""

    __slots__ = ("effects", "every", "table", "trials")

    def __init__(self, table: Table, every: Every, trials: Trials) -> None:
        """Start with the starting values of all objects."""
        self.table = table
        self.every = every
        self.effects = running_effects(table, every)
        self.trials = trials


def computed(table: Table, trials: Trials | None = None, *, reasons: bool | str = True) -> Every:
    """Compute the working copies of all objects on the table, by label, with or without the reasons for their values.

    ``reasons`` may be a label: the values of that object alone are then given reasons. ``trials`` counts trial
    applications.
    """
    return computation(table, trials, reasons=reasons).every


def computation(table: Table, trials: Trials | None = None, *, reasons: bool | str = True) -> Computation:
    """Compute all objects on the table, as ``computed`` does, and give the effects as well, applied or not."""
    every = {
        label: starting_values(table.edition, held, keeps_reasons=reasons is True or reasons == label)
        for label, held in table.objects.items()
    }
    now = Computation(table, every, trials or Trials())
    for layer in LAYERS:
        if layer == "3":
            apply_locked_halves(every)
        apply_definitions(table.edition, layer, every)
        _apply_layer(now, layer)
        if layer == "3":
            _read_again(now.effects)
    apply_sizes(every)
    return now


def _read_again(effects: list[Running]) -> None:
    for running in effects:
        if running.source is not None and running.source.texts:
            running.read_again()


def _apply_layer(now: Computation, layer: str) -> None:
    waiting = [running for running in now.effects if layer in running.layers]
    edition = now.table.edition
    if layer == "7c" and not edition.counters_get_timestamps:
        _apply_waiting(now, layer, waiting)
        apply_counters(edition, now.every)
    elif layer == "7c" and any(reads(running, layer) for running in waiting):
        counters = size_counters(now.every)
        _apply_waiting(now, layer, sorted((*waiting, *counters), key=_when))
    else:
        _apply_waiting(now, layer, waiting)
        if layer == "7c":
            apply_counters(edition, now.every)


def _when(running: Running) -> tuple[int, int]:
    return running.timestamp, running.order


def _apply_waiting(now: Computation, layer: str, waiting: list[Running]) -> None:
    if len(waiting) > 1 and not _commute(waiting, layer):
        _apply_with_dependency(now, layer, waiting)
        return
    for running in waiting:
        _apply_one(now, layer, running)


def _commute(waiting: list[Running], layer: str) -> bool:
    """Whether no effect of the layer reads what another writes, so that timestamps alone decide."""
    read = [(index, found) for index, found in enumerate(reads(running, layer) for running in waiting) if found]
    if not read:
        return True
    written = [writes(running.change, layer) for running in waiting]
    everything = frozenset().union(*written)
    return not any(
        they_meet(found, everything)
        and any(they_meet(found, one) for other, one in enumerate(written) if other != index)
        for index, found in read
    )


def _apply_with_dependency(now: Computation, layer: str, waiting: list[Running]) -> None:
    every = now.every
    rest = list(waiting)
    while True:
        rest = [running for running in rest if running.begun is not None or running.exists()]
        if not rest:
            return
        chosen, passed = next_to_apply(rest, layer, every, now.trials)
        for running in passed:
            running.waited_for, running.waited_in = chosen, layer
        would = [(running, running.objects(every)) for running in passed if running.begun is None]
        _apply_one(now, layer, chosen)
        for running, objects in would:
            if not running.exists():
                note_gone(now.table.edition, layer, running, objects)
        rest.remove(chosen)


def _apply_one(now: Computation, layer: str, running: Running) -> None:
    """Apply an effect in a layer, and keep which others it ends before they began (604.2)."""
    if not takes_abilities(running.change, layer):
        _apply(now.table, layer, running, now.every)
        return
    there = [one for one in now.effects if one.begun is None and one is not running and one.exists()]
    _apply(now.table, layer, running, now.every)
    for one in there:
        if not one.exists():
            one.lost_to = running


def _apply(table: Table, layer: str, running: Running, every: Every) -> None:
    goes_on = running.begun is not None
    if not goes_on and not running.exists():
        return
    objects = running.objects(every)
    running.begun = objects
    if not objects:
        return
    apply = applier(running.change, layer, every, running.asker(every))
    gone = goes_on and not running.exists()
    for scratch in objects:
        if not scratch.keeps_reasons:
            apply(scratch)
            continue
        before = snapshot(scratch, layer)
        apply(scratch)
        applied = Application(table.edition, layer, running, before, snapshot(scratch, layer), gone)
        scratch.reasons.append(applied)
