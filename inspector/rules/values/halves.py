"""The two halves of a Room, left and right, of which each has a door that is locked or not (709.5)."""

from __future__ import annotations

from inspector.cards import Face
from inspector.rules.decisions.in_force import top_values
from inspector.rules.table.objects import GameObject


def locked_halves(held: GameObject) -> dict[str, Face]:
    """Give the halves of a Room that are locked, by ``"left"`` and ``"right"``."""
    halves = zip(("left", "right"), top_values(held).faces, strict=False)
    return {half: face for half, face in halves if half not in held.unlocked}
