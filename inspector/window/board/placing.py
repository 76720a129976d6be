"""The action that puts a card on the board, under a label that was not used yet."""

from __future__ import annotations

import msgspec

from inspector.rules import Place, Table


def placing(table: Table, card_name: str, zone: str, player: str) -> Place:
    """The action that puts a card into a zone, under a label made of its first name: sentences call objects by it."""
    label = table.unused(card_name.partition(" // ")[0].strip() or "card")
    fields = {"do": "place", "card": card_name, "as": label, "zone": zone, "player": player}
    return msgspec.convert(fields, Place, strict=True)


def labels_taken(table: Table) -> frozenset[str]:
    """Every label that an object has or had, so that none is given twice."""
    return frozenset((*table.objects, *table.phased_out, *table.gone, *table.refused))
