"""What of an object makes an effect where no sentence on it does: its counters, its level, a keyword."""

from __future__ import annotations

from collections.abc import Mapping

from inspector.rules.decisions.proof_step import ProofStep
from inspector.rules.edition.concepts import Concept
from inspector.rules.wording.of_filters import in_words
from inspector.rules.wording.of_values import OWN_ABILITY

_COUNTED_BY: dict[Concept | None, str] = {
    Concept.LEVEL_SYMBOL_AND_UP: "level",
    Concept.LEVEL_SYMBOL_WITH_A_RANGE: "level",
    Concept.STATION_SYMBOL: "charge",
    Concept.STATION_SYMBOL_WITH_A_SIZE: "charge",
}
_BY_RULE: dict[Concept | None, str] = {
    Concept.CLASS_LEVELS: "by its level",
    Concept.LIVING_METAL: "by living metal on its controller's turn",
    Concept.RECONFIGURED: "attached by reconfigure",
    Concept.IMPENDING: "impending with a time counter on it",
}
_ABILITIES: dict[Concept | None, str] = {
    Concept.LEVEL_SYMBOL_AND_UP: "its level symbol",
    Concept.LEVEL_SYMBOL_WITH_A_RANGE: "its level symbol",
    Concept.STATION_SYMBOL: "its station symbol",
    Concept.STATION_SYMBOL_WITH_A_SIZE: "its station symbol",
    Concept.LIVING_METAL: "living metal",
    Concept.RECONFIGURED: "reconfigure",
    Concept.IMPENDING: "impending",
}


def ability_by_rule(step: ProofStep) -> str:
    """Name the ability of an object that makes the effect: its keyword or symbol, else as its own ability."""
    return _ABILITIES.get(step.by_rule, OWN_ABILITY)


def words_by_rule(step: ProofStep, counters: Mapping[str, Mapping[str, int]]) -> list[str]:
    """Say what of the object makes the effect; ``counters`` are how many of each kind an object has, by label."""
    kind = _COUNTED_BY.get(step.by_rule)
    if kind is None or step.source is None:
        return [_BY_RULE[step.by_rule]] if step.by_rule in _BY_RULE else []
    count = counters.get(step.source.label, {}).get(kind, 0)
    return [f"with {'a' if count == 1 else in_words(count)} {kind} counter{'' if count == 1 else 's'} on it"]
