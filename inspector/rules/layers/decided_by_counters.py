"""What a counter decided, which acts by itself and with its own timestamp (122.1a-b, 613.7c)."""

from __future__ import annotations

from typing import Final

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.effect_in_progress import HONE
from inspector.rules.effects.happened import Applied
from inspector.rules.layers.ended_effects import source_of

# Counters that act on another object than the one they are on.
_OF_OTHERS: Final = {HONE: (Concept.HONE_COUNTERS, Because.COUNTERS_ELSEWHERE_CHANGE)}


def decision_of_counter(happened: Applied, key: str, value: object, letter: str) -> Decision:
    """Give what counters decided of a value, which is ``value`` by them; ``letter`` is the edition's of the layer."""
    running = happened.running
    inputs: dict[str, object] = {"kind": running.counter, "counters": source_of(running), "value": value}
    if happened.layer == "6":
        also = (Concept.KEYWORD_COUNTERS, Concept.TIMESTAMP_OF_COUNTERS)
        return Decision(key, Concept.LAYER_6_ABILITIES, Because.COUNTERS_GIVE, inputs, letter, "", also)
    inputs["by"] = f"{int(getattr(running.change, key) or 0):+d}"
    kind, because = _OF_OTHERS.get(running.counter, (Concept.SIZE_COUNTERS, Because.COUNTERS_CHANGE))
    also = (kind, Concept.TIMESTAMP_OF_COUNTERS)
    return Decision(key, Concept.LAYER_7_COUNTERS, because, inputs, letter, "", also)
