"""Telling in one reason of all effects that lost their abilities to the one on which they depended (613.8a)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision


def gone_together(decisions: Sequence[Decision]) -> list[Decision]:
    """Join decisions that differ only in whose effect was lost, where the first of them stands."""
    found: list[Decision] = []
    for one in decisions:
        place = next((place for place, other in enumerate(found) if _is_alike(one, other)), None)
        if place is None:
            found.append(one)
            continue
        first = found[place]
        of_first, source = first.inputs["source"], one.inputs["source"]
        lost = of_first if isinstance(of_first, tuple) else (of_first,)
        if source not in lost:
            # The newest is decided first, and the oldest named first.
            found[place] = msgspec.structs.replace(first, inputs={**first.inputs, "source": (source, *lost)})
    return found


def _is_alike(one: Decision, other: Decision) -> bool:
    is_lost = one.because is other.because is Because.DEPENDS_GONE
    return is_lost and (one.layer, one.inputs["other"]) == (other.layer, other.inputs["other"])
