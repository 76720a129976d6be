"""Several objects at once (613.7m; 613.7k in 2021): in which order they get their timestamps.

The active player's objects come first, then those of the others in turn order; each player's in the order in which
they are named. Before 2021 the active player ordered all of them, so they come as they are named.
"""

from __future__ import annotations

from inspector.rules.edition.concepts import Concept
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Step
from inspector.rules.table.table import Table


def simultaneous_order(step: Step, labels: tuple[str, ...]) -> tuple[str, ...]:
    """Give the labels of objects that change at once in the order of their new timestamps."""
    labels = tuple(dict.fromkeys(labels))
    if len(labels) < 2 or not step.edition.at_once_in_turn_order:
        return labels
    every, players = scratches(step.table), step.table.players
    first = players.index(step.table.active_player)
    return tuple(sorted(labels, key=lambda label: (players.index(every[label].controller) - first) % len(players)))


def told_at_once(step: Step, before: Table) -> Step:
    """Tell in which order objects got new timestamps, where more than one got one since the table ``before``."""
    old, new = before.objects, step.table.objects
    stamped = [
        label
        for label in step.table.differs_from(old)
        if label in old and label in new and old[label].timestamp != new[label].timestamp
    ]
    if len(stamped) < 2:
        return step
    template = "turn order" if step.edition.at_once_in_turn_order else "active player orders"
    return step.because(Concept.TIMESTAMPS_AT_ONCE, template)
