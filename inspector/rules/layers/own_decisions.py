"""What decided a value that an object's own text or status gives in a layer, and how several waits are told in one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.happened import Own


def decisions_of_own(happened: Own, key: str, letter: str) -> list[Decision]:
    """Give the decisions by which an object's own text or status made a value, the one that decides most first."""
    inputs = {"value": happened.value(key)}
    first, *also = happened.concepts
    return [
        *_awaited(happened, key, letter),
        *(Decision(key, concept, because, inputs, letter) for of, concept, because in happened.above if of == key),
        Decision(key, first, happened.because, inputs, letter, also=tuple(also)),
        *(Decision(key, concept, because, inputs, letter) for of, concept, because in happened.more if of == key),
    ]


def _awaited(happened: Own, key: str, letter: str) -> list[Decision]:
    """The decisions about what a defining ability depends on: those of others alone (613.8a)."""
    mine = happened.after.object.label
    found = []
    also: tuple[Concept, ...]
    for one in happened.waited:
        if key in one.keys:
            inputs = {"source": Source(mine), "other": Source(one.label)}
            if one.loop:
                also = (Concept.DEPENDENCY, Concept.TIMESTAMP_ORDER)
                first, because = Concept.DEPENDENCY_WAITS, Because.DEPENDENCY_LOOP
            else:
                first, because, also = Concept.DEPENDENCY, Because.DEPENDS, (Concept.DEPENDENCY_WAITS,)
            found.append(Decision(key, first, because, inputs, letter, mine, also))
    return waiting_in_one(found)


def waiting_in_one(found: Sequence[Decision]) -> list[Decision]:
    """Tell in one sentence all for which one effect waited."""
    of_each: dict[Because, list[Decision]] = {}
    for one in found:
        of_each.setdefault(one.because, []).append(one)
    joined = []
    for because, each in of_each.items():
        first, others = each[0], tuple(one.inputs["other"] for one in each)
        if because is Because.DEPENDENCY_LOOP or len(each) == 1:
            joined += each
        else:
            joined.append(msgspec.structs.replace(first, inputs={**first.inputs, "other": others}))
    return joined
