"""Layers (613): every object's values, from the starting values through the layers in their order.

Theory of operation. All objects are computed together, since an effect of one may change another. Each object starts
with its copiable values (layer 1, which reads no other object: copied values are kept as they were copied). Then the
layers 2 to 7 apply the continuous effects of the table, within each layer characteristic-defining abilities first,
then the others in timestamp order unless one depends on another. What belongs to no effect comes at its place: the
text of a Room's locked half goes in layer 3, counters act in layers 6 and 7.
"""

from __future__ import annotations

from inspector.rules.changing import LAYERS, apply_change
from inspector.rules.concepts import Concept
from inspector.rules.defining import apply_definitions
from inspector.rules.dependency import Trials, next_to_apply, reads, writes
from inspector.rules.dependency import meet as they_meet
from inspector.rules.notes import note_application, note_passed_by, snapshot
from inspector.rules.own_rules import apply_counters, apply_locked_halves, apply_sizes
from inspector.rules.running import Every, Running, running_effects
from inspector.rules.starting import starting_values
from inspector.rules.table import Table

CONCEPT_OF_LAYER = {
    "2": Concept.LAYER_2_CONTROL,
    "3": Concept.LAYER_3_TEXT,
    "4": Concept.LAYER_4_TYPES,
    "5": Concept.LAYER_5_COLORS,
    "6": Concept.LAYER_6_ABILITIES,
    "7b": Concept.LAYER_7B_SET,
    "7c": Concept.LAYER_7C_CHANGE,
    "7d": Concept.LAYER_7_SWITCH,
}


def computed(table: Table, trials: Trials | None = None) -> Every:
    """Compute the working copies of all objects on the table, by label; ``trials`` counts trial applications."""
    every = {label: starting_values(table.edition, held) for label, held in table.objects.items()}
    effects = running_effects(table, every)
    counted = trials or Trials()
    for layer in LAYERS:
        if layer == "3":
            apply_locked_halves(every)
        apply_definitions(table.edition, layer, every)
        _apply_layer(table, layer, effects, every, counted)
        if layer == "7c":
            apply_counters(table.edition, every)
    apply_sizes(every)
    return every


def _apply_layer(table: Table, layer: str, effects: list[Running], every: Every, trials: Trials) -> None:
    waiting = [running for running in effects if layer in running.layers]
    if len(waiting) > 1 and not _commute(waiting, layer):
        _apply_with_dependency(table, layer, waiting, every, trials)
        return
    for running in waiting:
        _apply(table, layer, running, every)


def _commute(waiting: list[Running], layer: str) -> bool:
    """Whether no effect of the layer reads what another writes, so that timestamps alone decide."""
    written = [writes(running.change, layer) for running in waiting]
    read = [reads(running, layer) for running in waiting]
    everything = frozenset().union(*written)
    if not any(they_meet(one, everything) for one in read):
        return True
    return not any(
        they_meet(one, two) for index, one in enumerate(read) for other, two in enumerate(written) if index != other
    )


def _apply_with_dependency(table: Table, layer: str, waiting: list[Running], every: Every, trials: Trials) -> None:
    rest = list(waiting)
    while rest:
        existing = [running for running in rest if running.begun is not None or running.exists()]
        if not existing:
            return
        chosen, passed_by = next_to_apply(existing, layer, every, trials)
        if passed_by is not None:
            note_passed_by(table.edition, layer, passed_by, chosen, every)
        _apply(table, layer, chosen, every)
        rest.remove(chosen)


def _apply(table: Table, layer: str, running: Running, every: Every) -> None:
    goes_on = running.begun is not None
    if not goes_on and not running.exists():
        return
    objects = running.objects(every)
    running.begun = objects
    for scratch in objects:
        before = snapshot(scratch, layer)
        apply_change(running.change, layer, scratch, every, running.asker)
        gone = goes_on and not running.exists()
        note_application(table.edition, layer, running, scratch, before, CONCEPT_OF_LAYER[layer], goes_on=gone)
