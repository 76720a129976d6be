"""The order in which a step of a proof names its rules: the most specific first, as a page shows only the first few."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from inspector.rules.decisions.proof_step import ProofStep
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.layers.layer_decisions import CONCEPT_OF_LAYER

# What the column of the layer says already.
_LAYERS = (
    Concept.LAYER_1A_COPIES,
    Concept.LAYER_1B_FACE_DOWN,
    Concept.COPIABLE_VALUES_STAND_AFTER_LAYER_1,
    *CONCEPT_OF_LAYER.values(),
    Concept.LAYER_7_COUNTERS,
)


def most_specific_first(edition: Edition, steps: Iterable[ProofStep]) -> tuple[ProofStep, ...]:
    """Put the rules of each step in order, those of one kind as they stood; the one that leads a step leads on."""
    return tuple(msgspec.structs.replace(step, rules=_ordered(edition.key, step.rules)) for step in steps)


def _ordered(edition_key: str, rules: tuple[str, ...]) -> tuple[str, ...]:
    general = _general(edition_key)
    return (*rules[:1], *sorted(rules[1:], key=lambda rule: general.get(rule, 0)))


@cache
def _general(edition_key: str) -> dict[str, int]:
    """Give for each general rule how general it is: the whole of an order, the layer, whether anything is fixed."""
    orders = [numbers(one, edition_key)[-1] for one in (Concept.TIMESTAMP_ORDER, Concept.DEPENDENCY_WAITS)]
    # Of what layer 1 cites, the rules of copying and of being face down are those of the subject (707.2, 708.2).
    layers = [rule for one in _LAYERS for rule in numbers(one, edition_key) if rule.startswith("613.")]
    looks = [
        rule
        for one in (Concept.SET_OF_OBJECTS_IS_FIXED, Concept.STATIC_ABILITY_LOOKS_ANEW)
        for rule in numbers(one, edition_key)
    ]
    return {rule: rank for rank, rules in enumerate((orders, layers, looks), start=1) for rule in rules}
