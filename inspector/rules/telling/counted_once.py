"""What an effect that resolved counted as it began: its amounts are numbers since then (611.2d, 608.2h)."""

from __future__ import annotations

from inspector.cards import Count
from inspector.rules.decisions.proof_step import Counted
from inspector.rules.effects.changing import amounts_of
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.layers.what_is_counted import counted_as_it_began


def counted_once(running: Running, layer: str) -> tuple[Counted, ...] | None:
    """Tell what an effect counted in a layer as it began; None where it counted nothing, or counts anew each time."""
    kept = running.kept
    if kept is None or kept.counted is None:
        return None
    amounts = amounts_of(kept.counted, layer)
    counts = any(isinstance(one, Count) or one == "mana value" for one in amounts)
    return counted_as_it_began(amounts, kept.controller) if counts else None
