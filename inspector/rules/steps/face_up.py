"""What a face-down permanent would be if it were face up, with all that applies to it on its table (702.37e, 702.168d).

Whether it has a morph or disguise cost to be turned up for is not printed: an effect can take the ability away
(Humility), or give it. So the layers are asked, over the table with that permanent face up.
"""

from __future__ import annotations

import msgspec

from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table


def keywords_face_up(table: Table, held: GameObject) -> tuple[str, ...]:
    """List the keyword abilities that a permanent would have if it were face up, as Scryfall spells them.

    It would be seen with its front face up and, since 2015, with the timestamp of being turned up (613.7f, 712.15a).
    """
    return scratches(with_it_face_up(table, held))[held.label].keywords


def with_it_face_up(table: Table, held: GameObject) -> Table:
    """Give the table as it would be with a permanent face up."""
    table = table.ticked()
    stamp = table.clock if table.edition.turning_face_gives_timestamp else held.timestamp
    up = msgspec.structs.replace(held, face_down=None, back_up=False, timestamp=stamp)
    return table.with_object(up)
