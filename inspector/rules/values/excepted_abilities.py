"""What an exception to a copy effect did to the abilities of the copy (707.9a, 707.9b, 707.9d; 706.9 until 2020)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from inspector.cards import keywords_of
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.concepts import Concept
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.spelling import spelled

_OF_COLOR = ("colors", "color_indicator")


def excepted_abilities(scratch: Scratch, key: str, dropped: tuple[str, ...]) -> Decision:
    """Tell what an exception did to abilities: it added one, left one behind that defines a value, or took some."""
    values = top_values(scratch.object)
    gained = values.gained_last or values.gained
    added = gained if key == "abilities" else tuple(word for text in gained for word in keywords_of(text))
    if added:
        inputs = {"value": added}
        return Decision(key, Concept.EXCEPTION_ADDED_ABILITY, Because.EXCEPTION_ADDS, inputs, scratch.chosen.layer)
    # What had a color indicator had no ability that defines its color.
    defined = tuple(one for one in dropped if one not in (_OF_COLOR if "color_indicator" in dropped else ()))
    if defined:
        leaves = Concept.EXCEPTION_CDA_COLOR_INDICATOR_NOT_COPIED
        return Decision(key, leaves, Because.EXCEPTION_LEAVES, {"defined": defined})
    altered = {"value": spelled(scratch, key)}
    return Decision(key, Concept.EXCEPTION_ALTERED_VALUE, Because.EXCEPTION_ALTERS, altered)


def without_added(exceptions: list[Decision], copied: list[Decision]) -> list[Decision]:
    """Give the decisions on what was copied without the abilities that an exception added to it (707.9a)."""
    added = Counter(
        text
        for one in exceptions
        if one.because is Because.EXCEPTION_ADDS
        for text in cast("Iterable[str]", one.inputs["value"])
    )
    return [_lessened(one, added) if added and "value" in one.inputs else one for one in copied]


def _lessened(decision: Decision, added: Counter[str]) -> Decision:
    """Give a decision whose value has so many fewer of these abilities, the last of them."""
    left, kept = added.copy(), []
    for text in reversed(cast("Sequence[str]", decision.inputs["value"])):
        if left[text]:
            left[text] -= 1
        else:
            kept.append(text)
    return msgspec.structs.replace(decision, inputs={**decision.inputs, "value": tuple(reversed(kept))})
