"""Layers (613): every object's values, from the starting values through the layers in their order.

Theory of operation. All objects are computed together, since an effect of one may change another. Each object starts
with its copiable values (layer 1, which reads no other object: copied values are kept as they were copied). Then the
layers 2 to 7 apply the continuous effects of the table. Where a layer has no effect it does nothing.
"""

from __future__ import annotations

from inspector.rules.scratch import Scratch
from inspector.rules.starting import starting_values
from inspector.rules.table import Table


def computed(table: Table) -> dict[str, Scratch]:
    """Compute the working copies of all objects on the table, by label."""
    return {label: starting_values(table.edition, held) for label, held in table.objects.items()}
