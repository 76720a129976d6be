"""Effects on a permanent spell, which go on for the permanent that it becomes (400.7a)."""

from __future__ import annotations

import msgspec

from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table


def with_effects_going_on(table: Table, spell: GameObject, new: GameObject) -> Table:
    """Let what applies to a spell apply to the permanent that it becomes; the same table where nothing does.

    How it enters is found with them too, in every edition (614.12).
    """
    if not spell.is_spell:
        return table
    kept = tuple(
        msgspec.structs.replace(effect, identities=(*effect.identities, new.identity))
        if effect.identities is not None and spell.identity in effect.identities
        else effect
        for effect in table.effects
    )
    return table if kept == table.effects else msgspec.structs.replace(table, effects=kept)
