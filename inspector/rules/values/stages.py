"""The values of an object before layer 1 and under its first copy effects (613.1, 613.2a)."""

from __future__ import annotations

import msgspec

from inspector.rules.edition.editions import Edition
from inspector.rules.table.objects import GameObject
from inspector.rules.values.copiable_values import uncached_starting_values
from inspector.rules.values.scratch import Scratch


def stage_of_layer_one(edition: Edition, held: GameObject, copies: int) -> Scratch:
    """Make the values of an object under its first copy effects, face up.

    In a pile, what merged first may have been turned over since: its own component tells which of its faces is up.
    """
    on_table = held.is_permanent or held.is_spell
    seen = msgspec.structs.replace(held, copies=held.copies[:copies], face_down=None if on_table else held.face_down)
    own = next((one for one in held.merged if one.label == held.label), held)
    if own.back_up != seen.back_up:
        seen = msgspec.structs.replace(seen, back_up=own.back_up)
    return uncached_starting_values(edition, seen)
