"""A permanent that shows nothing of its own, on which a lens tries what becoming a copy gives (707.2)."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.cards import CardIndex, card_from_scryfall
from inspector.rules import Place, Table, perform

_BLANK: Final = card_from_scryfall({"name": "(a blank permanent)", "layout": "normal", "type_line": "Creature"})


def with_blank(table: Table, label: str) -> Table:
    """Give the table with a blank permanent of this label on the battlefield."""
    known = msgspec.structs.replace(table, pool=CardIndex([_BLANK], beneath=table.pool))
    there, _ = perform(known, Place(card=_BLANK.name, label=label, zone="battlefield"))
    return there
