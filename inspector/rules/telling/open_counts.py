"""Counts and conditions in doubt: said at the step that counts or asks, and not as words that act in its layer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from inspector.rules.decisions.doubts import CountDoubt, Counts, CountsInDoubt
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.proof_step import OpenBy, ProofStep


def with_open_counts(
    steps: Sequence[ProofStep], counting: CountsInDoubt
) -> tuple[tuple[ProofStep, ...], list[NotComputed]]:
    """Tell steps that count or ask something by what that is in doubt; and what has no such step, to be told itself."""
    found = list(steps)
    left: list[NotComputed] = []
    for counts, doubts in counting.items():
        places = [place for place, step in enumerate(found) if _counts(step, counts)]
        for place in places:
            found[place] = msgspec.structs.replace(found[place], open_by=_open_by(doubts.values()))
        left += [
            NotComputed(doubt.text, doubt.source, keys, "", doubt.kind)
            for doubt, keys, acts in doubts.values()
            if acts and not places
        ]
    return tuple(found), left


def _counts(step: ProofStep, counts: Counts) -> bool:
    return (step.source, step.ground is not None) == counts and bool(step.counted or step.conditions)


def _open_by(doubts: Iterable[CountDoubt]) -> tuple[OpenBy, ...]:
    return tuple(dict.fromkeys(OpenBy(one.doubt.source, one.doubt.kind) for one in doubts))
