"""The action that puts a card on the board, under a label that was not used yet."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from inspector.rules import Place, Table

# Fields of an action besides the usual ones, by their names in files.
How = Mapping[str, object]


def placing(table: Table, card_name: str, zone: str, player: str, how: How | None = None) -> Place:
    """The action that puts a card into a zone under a label not used yet.

    ``how`` are further fields of the action by their names in files: face, half, unlocked, flipped, face_down ...
    """
    label = free_label(table, card_name)
    fields = {"do": "place", "card": card_name, "as": label, "zone": zone, "player": player, **(how or {})}
    return msgspec.convert(fields, Place, strict=True)


def labels_taken(table: Table) -> frozenset[str]:
    """Every label that an object has or had, so that none is given twice."""
    return frozenset((*table.objects, *table.phased_out, *table.gone, *table.refused))


def free_label(table: Table, card_name: str) -> str:
    """A label that no object has or had, made of a name: the core's sentences call objects by their labels."""
    stem = card_name.partition(" // ")[0].strip() or "card"
    used = labels_taken(table)
    count = 1
    label = stem
    while label in used:
        count += 1
        label = f"{stem} {count}"
    return label
