"""The steps of a proof that stand for words which are not computed: where they would act, if they do.

In which layer words would act is told by the values that they might change. Only words that an object has now are told,
so a step stands where the timestamp of that object puts it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.proof_step import START, NotAppliedBecause, ProofStep
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.editions import Edition
from inspector.rules.layers.layer_decisions import CONCEPT_OF_LAYER

_LAYERS = (START, "1", "1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d", "7e")
_LAYER_OF = {
    "controller": "2",
    "name": "3",
    "types": "4",
    "subtypes": "4",
    "supertypes": "4",
    "colors": "5",
    "abilities": "6",
    "keywords": "6",
    "power": "7c",
    "toughness": "7c",
}
_SETS_SIZE = "base power"


def with_steps_not_computed(
    edition: Edition, steps: Sequence[ProofStep], told: Iterable[NotComputed], ranks: dict[str, int]
) -> tuple[ProofStep, ...]:
    """Add a step for each layer in which words that are not computed might act; ``ranks`` are timestamps by label."""
    found = list(steps)
    for one in told:
        for step in _steps_of(edition, one, ranks.get(one.source, 0)):
            if not any(_is_same(step, other) for other in found):
                found.insert(_place(found, step), step)
    return tuple(found)


def _steps_of(edition: Edition, told: NotComputed, timestamp: int) -> Iterator[ProofStep]:
    layers = dict.fromkeys(_LAYER_OF[key] for key in told.keys if key in _LAYER_OF)
    for layer in layers:
        acts_in = "7b" if layer == "7c" and _SETS_SIZE in told.text.casefold() else layer
        yield ProofStep(
            layer=acts_in,
            source=Source(told.source),
            timestamp=timestamp,
            applied=False,
            because=NotAppliedBecause.NOT_COMPUTED,
            text=told.text,
            rules=numbers(CONCEPT_OF_LAYER[acts_in], edition.key),
        )


def _is_same(step: ProofStep, other: ProofStep) -> bool:
    return (step.layer, step.source, step.because, step.text) == (other.layer, other.source, other.because, other.text)


def _place(steps: Sequence[ProofStep], new: ProofStep) -> int:
    at = _when(new)
    return next((index for index, step in enumerate(steps) if _when(step) > at), len(steps))


def _when(step: ProofStep) -> tuple[int, int]:
    return _LAYERS.index(step.layer), step.timestamp
