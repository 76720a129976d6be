"""What a phased-out permanent is by itself (702.26b): no effect of the table reaches it, and it reaches nothing.

Its own values stand as they are: of its face or what it is a copy of, with what defines them, and with the counters
that stay on it (702.26d). Nothing else finds it, so it is computed alone, beside the table.
"""

from __future__ import annotations

from inspector.rules.edition.readings import READINGS
from inspector.rules.effects.changing import LAYERS, applier
from inspector.rules.effects.effect_in_progress import when
from inspector.rules.effects.happened import Application
from inspector.rules.effects.room_and_counter_effects import (
    apply_counters,
    apply_locked_halves,
    apply_sizes,
    size_counters,
)
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.layers.defining import apply_definitions
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Every
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.scratch import Scratch


def phased_out_values(table: Table, label: str, *, keeps_record: bool = False) -> Scratch:
    """Give the working copy of a phased-out permanent; raises KeyError where none has this label."""
    held = table.phased_out[label]
    alone = {label: starting_values(table.edition, held, keeps_record=keeps_record)}
    # The effect that gave it to somebody may be gone; it went under the control of that player (702.26d).
    alone[label].controller = held.phased_under or held.controller
    view = {**scratches(table), **alone}
    for layer in LAYERS:
        if layer == READINGS.locked_half_layer:
            apply_locked_halves(alone)
        apply_definitions(table.edition, layer, alone, view)
        if layer == "7c":
            apply_counters(alone)
            _apply_recorded(alone, view)
    apply_sizes(alone)
    return alone[label]


def _apply_recorded(alone: Every, view: Every) -> None:
    """Let the counters act on what keeps a record, one kind after another, and keep what they did."""
    for running in sorted(size_counters(alone, recorded_only=True), key=when):
        apply = applier(running.change, "7c", view, running.asker(view))
        application = Application("7c", running, list(alone.values()), although_lost=False)
        apply(alone.values())
        application.done()
