"""What of an object makes an effect where no sentence on it does: its counters, its level, a keyword."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from inspector.cards import listed_words
from inspector.rules.decisions.decisions import AbilityByRule
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


# What stands before the numbers of such an ability: "its level 2-6 ability", "its station 5+ ability".
_NUMBERED: dict[Concept | None, str] = {
    Concept.LEVEL_SYMBOL_AND_UP: "level",
    Concept.LEVEL_SYMBOL_WITH_A_RANGE: "level",
    Concept.STATION_SYMBOL: "station",
    Concept.STATION_SYMBOL_WITH_A_SIZE: "station",
    Concept.CLASS_LEVELS: "level",
}


def ability_by_rule(step: ProofStep) -> str:
    """Name the ability of an object that makes the effect: its keyword or symbol, else as its own ability."""
    return _called(step.by_rule, step.levels)


def own_ability(made_by: object) -> str:
    """Name the ability of an object that makes an effect, which is none of its sentences where ``made_by`` says so."""
    return _called(made_by.rule, made_by.levels) if isinstance(made_by, AbilityByRule) else OWN_ABILITY


def _called(rule: Concept | None, levels: Sequence[str]) -> str:
    if rule not in _NUMBERED or not levels:
        return _ABILITIES.get(rule, OWN_ABILITY)
    if levels[1:]:
        return f"its ability of {_NUMBERED[rule]}s {listed_words(levels)}"
    return f"its {_NUMBERED[rule]} {levels[0]} ability"


def words_by_rule(step: ProofStep, counters: Mapping[str, Mapping[str, int]]) -> list[str]:
    """Say what of the object makes the effect; ``counters`` are how many of each kind an object has, by label."""
    kind = _COUNTED_BY.get(step.by_rule)
    if kind is None or step.source is None:
        return [_BY_RULE[step.by_rule]] if step.by_rule in _BY_RULE else []
    count = counters.get(step.source.label, {}).get(kind, 0)
    return [f"with {'a' if count == 1 else in_words(count)} {kind} counter{'' if count == 1 else 's'} on it"]
