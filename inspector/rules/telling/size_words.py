"""Power and toughness told in one sentence, for who reads both in one place.

``Glorious Anthem gives it +1/+1: 3/3.``
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from inspector.rules.decisions.decisions import Decision
from inspector.rules.edition.outcomes import Reason
from inspector.rules.telling.value_words import ValueWords, shown_value
from inspector.rules.wording.of_values import BOTH

# These two differ between the parts of one size; all else has to be the same.
_OF_THE_PART = frozenset(("value", "by"))


def with_sizes_in_one(
    found: Mapping[str, tuple[Reason, ...]], decided: Mapping[str, Sequence[Decision]], words: ValueWords
) -> dict[str, tuple[Reason, ...]]:
    """Give the reasons by key, those of power and of toughness with what tells both, wherever one ground decides both.

    ``decided`` are the decisions from which the reasons were made.
    """
    power, toughness = decided.get("power", ()), decided.get("toughness", ())
    told = {words.reason(one): both for pair, both in _of_both(power, toughness, words) for one in pair}
    of_size = {
        key: tuple(msgspec.structs.replace(why, both=told.get(why)) for why in found[key])
        for key in ("power", "toughness")
        if key in found
    }
    return {**found, **of_size}


def _of_both(
    power: Sequence[Decision], toughness: Sequence[Decision], words: ValueWords
) -> Iterator[tuple[tuple[Decision, Decision], Reason]]:
    left = list(toughness)
    for one in power:
        other = next((each for each in left if _ground(each) == _ground(one)), None)
        if other is not None:
            left.remove(other)
            yield (one, other), words.reason(_joined(one, other))


def _ground(decision: Decision) -> tuple[object, ...]:
    inputs = {key: value for key, value in decision.inputs.items() if key not in _OF_THE_PART}
    return decision.because, decision.concept, decision.layer, decision.source, decision.also, inputs


def _joined(power: Decision, toughness: Decision) -> Decision:
    """Make one decision of both: what it is and what is given as people write a size."""
    joined = {
        key: f"{shown_value('power', power.inputs[key])}/{shown_value('toughness', toughness.inputs[key])}"
        for key in _OF_THE_PART.intersection(power.inputs, toughness.inputs)
    }
    return msgspec.structs.replace(power, key=BOTH, inputs={**power.inputs, **joined})
