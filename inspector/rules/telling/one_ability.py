"""Which happenings are steps of a proof, where one ability of a card makes several effects (113.2c).

A paragraph is one ability. What it says of two kinds of objects, or in two of its parts, is kept as several effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from inspector.cards import Words
from inspector.rules.decisions.proof_step import NotAppliedBecause, ProofStep
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.effects.happened import Applied, Happened, LeftOut, NotApplied, Settled, is_an_open_room, record_of
from inspector.rules.layers.layer_decisions import decided_keys
from inspector.rules.values.scratch import Scratch


def record_told(scratch: Scratch) -> list[Happened]:
    """Give what happened to an object, without that an ability affects only the other one of its kinds of objects."""
    record = record_of(scratch)
    return [one for one in record if not (isinstance(one, NotApplied) and _is_of_another_kind(one, record))]


def steps_among(record: Sequence[Happened]) -> Iterator[int]:
    """Give the places of the happenings that are steps of a proof; that one ability was lost is one in each layer.

    What an effect of a loop left out is kept when the loop has ended, and stands where its turn came (613.8b); so it is
    where the effect would have changed nothing, but the loop is why a value is as another effect of it left it.
    """
    left = {i: one for i, one in enumerate(record) if isinstance(one, LeftOut) and _matters(one, record)}
    for index, one in enumerate(record):
        if isinstance(one, Applied):
            earlier = [i for i, by in left.items() if by.layer == one.layer and by.other is one.running]
            yield from earlier
            left = {i: by for i, by in left.items() if i not in earlier} if earlier else left
        if isinstance(one, LeftOut):
            yield from (i for i in left if i == index)
        elif not (isinstance(one, Settled) or is_an_open_room(one) or _was_lost_before(one, record[:index])):
            yield index


def _matters(left: LeftOut, record: Sequence[Happened]) -> bool:
    return bool(left.would_change) or bool(decided_keys(left, record, is_face_down=False))


def idle_once(steps: Iterable[ProofStep]) -> tuple[ProofStep, ...]:
    """Leave out a step that changed nothing where one before it says the same of the same ability.

    "+1/+1 for each creature you control and +1/+1 for each Aura you control" is kept as two effects, of which neither
    gives a size to what is no creature (208.3).
    """
    found: list[ProofStep] = []
    told: list[ProofStep] = []
    for step in steps:
        if step.idle is not None and step.paragraph is not None and not step.changes:
            alike = msgspec.structs.replace(step, counted=(), size=None)
            if alike in told:
                continue
            told.append(alike)
        found.append(step)
    return tuple(found)


def paragraph_of(running: Running) -> int | None:
    """Give the number of the paragraph that makes an effect; None where no words of one card do."""
    words = _words_of(running)
    if words is None or running.source is None or running.source.object.merged:
        # The paragraphs of several cards share their numbers.
        return None
    return words.paragraph


def _is_of_another_kind(left: NotApplied, record: Sequence[Happened]) -> bool:
    """Whether the same sentence does the same to the object as to one of another kind: "Slivers and Elves ..."."""
    if left.because is not NotAppliedBecause.NO_LONGER or left.running.if_ is not None:
        return False
    return any(
        isinstance(one, Applied)
        and one.layer == left.layer
        and one.running.source is left.running.source
        and _words_of(one.running) == _words_of(left.running) is not None
        and one.running.change == left.running.change
        for one in record
    )


def _words_of(running: Running) -> Words | None:
    """Give the words of the sentence that makes an effect; None where no words of a card do."""
    return running.static.words if running.static is not None else None


def _was_lost_before(left: Happened, earlier: Sequence[Happened]) -> bool:
    if not isinstance(left, NotApplied) or left.because is not NotAppliedBecause.LOST:
        return False
    return any(
        isinstance(one, NotApplied)
        and one.because is NotAppliedBecause.LOST
        and one.layer == left.layer
        and _are_of_one_ability(one.running, left.running)
        for one in earlier
    )


def _are_of_one_ability(one: Running, other: Running) -> bool:
    paragraph = paragraph_of(one)
    return one.source is other.source and paragraph is not None and paragraph == paragraph_of(other)
