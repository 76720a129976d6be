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
from inspector.rules.dependency import Trials, next_to_apply, reads, writes
from inspector.rules.dependency import meet as they_meet
from inspector.rules.notes import Application, note_gone, snapshot
from inspector.rules.own_rules import apply_counters, apply_locked_halves, apply_sizes, size_counters
from inspector.rules.running import Every, Running, running_effects
from inspector.rules.starting import starting_values
from inspector.rules.table import Table


def computed(table: Table, trials: Trials | None = None, *, reasons: bool | str = True) -> Every:
    """Compute the working copies of all objects on the table, by label, with or without the reasons for their values.

    ``reasons`` may be a label: the values of that object alone are then given reasons. ``trials`` counts trial
    applications.
    """
    every = {
        label: starting_values(table.edition, held, keeps_reasons=reasons is True or reasons == label)
        for label, held in table.objects.items()
    }
    effects = running_effects(table, every)
    counted = trials or Trials()
    for layer in LAYERS:
        if layer == "3":
            apply_locked_halves(every)
        apply_definitions(table.edition, layer, every)
        _apply_layer(table, layer, effects, every, counted)
        if layer == "3":
            _read_again(effects)
    apply_sizes(every)
    return every


def _read_again(effects: list[Running]) -> None:
    for running in effects:
        if running.source is not None and running.source.texts:
            running.read_again()


def _apply_layer(table: Table, layer: str, effects: list[Running], every: Every, trials: Trials) -> None:
    waiting = [running for running in effects if layer in running.layers]
    if layer == "7c" and not table.edition.counters_get_timestamps:
        _apply_waiting(table, layer, waiting, every, trials)
        apply_counters(table.edition, every)
    elif layer == "7c" and any(reads(running, layer) for running in waiting):
        counters = size_counters(every)
        _apply_waiting(table, layer, sorted((*waiting, *counters), key=_when), every, trials)
    else:
        _apply_waiting(table, layer, waiting, every, trials)
        if layer == "7c":
            apply_counters(table.edition, every)


def _when(running: Running) -> tuple[int, int]:
    return running.timestamp, running.order


def _apply_waiting(table: Table, layer: str, waiting: list[Running], every: Every, trials: Trials) -> None:
    if len(waiting) > 1 and not _commute(waiting, layer):
        _apply_with_dependency(table, layer, waiting, every, trials)
        return
    for running in waiting:
        _apply(table, layer, running, every)


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


def _apply_with_dependency(table: Table, layer: str, waiting: list[Running], every: Every, trials: Trials) -> None:
    rest = list(waiting)
    while True:
        rest = [running for running in rest if running.begun is not None or running.exists()]
        if not rest:
            return
        chosen, passed = next_to_apply(rest, layer, every, trials)
        for running in passed:
            running.waited_for, running.waited_in = chosen, layer
        would = [(running, running.objects(every)) for running in passed if running.begun is None]
        _apply(table, layer, chosen, every)
        for running, objects in would:
            if not running.exists():
                note_gone(table.edition, layer, running, objects)
        rest.remove(chosen)


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
