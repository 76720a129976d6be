"""What a counter decided, which acts by itself and with its own timestamp (122.1a-b, 613.7c)."""

from __future__ import annotations

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.happened import Applied
from inspector.rules.layers.ended_effects import source_of

def decision_of_counter(happened: Applied, key: str, value: object, letter: str) -> Decision:
    """Give what counters decided of a value, which is ``value`` by them; ``letter`` is the edition's of the layer."""
    running = happened.running
    inputs: dict[str, object] = {"kind": running.counter, "counters": source_of(running), "value": value}
    if happened.layer == "6":
        also = (Concept.KEYWORD_COUNTERS, Concept.TIMESTAMP_OF_COUNTERS)
        return Decision(key, Concept.LAYER_6_ABILITIES, Because.COUNTERS_GIVE, inputs, letter, "", also)
    inputs["by"] = f"{int(getattr(running.change, key) or 0):+d}"
    also = (Concept.SIZE_COUNTERS, Concept.TIMESTAMP_OF_COUNTERS)
    return Decision(key, Concept.LAYER_7_COUNTERS, Because.COUNTERS_CHANGE, inputs, letter, "", also)
