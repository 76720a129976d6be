"""Dependency misread: dependency is not seen, or seen where there is none."""

from __future__ import annotations

import msgspec

from inspector.rules import Concept
from inspector.training.asked_board import AskedBoard
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.questions import AnswerValue

_DECIDED_TOGETHER = ("subtypes", "types", "supertypes", "colors", "keywords", "power", "toughness")
_SEVERAL_EFFECTS = 2


def several_effects(board: AskedBoard) -> bool:
    """Whether there are effects enough to depend on each other: two at least, one of them of a static ability."""
    if board.held is None or not board.held.is_permanent:
        return False
    sources = sum(bool(face.static) for one in board.table.objects.values() for face in one.base.faces)
    return sources > 0 and sources + len(board.table.effects) >= _SEVERAL_EFFECTS


@misconception(
    "timestamps-before-dependency",
    "Timestamps where a dependency holds",
    Concept.DEPENDENCY,
    Concept.DEPENDENCY_WAITS,
    root=Root.DEPENDENCY_MISREAD,
    as_if="timestamps decided where one effect depends on another",
    says="Blood Moon would take Urborg's ability away, so Urborg waits, and then has nothing left to say.",
    how_common="very common",
    level=4,
    keys=_DECIDED_TOGETHER,
)
def timestamps_before_dependency(board: AskedBoard) -> AnswerValue | None:
    """Order effects by timestamp and look for no dependency."""
    if not several_effects(board):
        return None
    edition = msgspec.structs.replace(board.edition, dependency="is not looked for")
    return board.answer_in(board.retold(edition=edition))


@misconception(
    "dependent-one-first",
    "The dependent one first",
    Concept.DEPENDENCY,
    Concept.DEPENDENCY_WAITS,
    root=Root.DEPENDENCY_MISREAD,
    as_if="the effect that depends came first",
    says=("The one that depends waits: first Ashaya makes the bear a land, then Blood Moon makes it a Mountain."),
    how_common="common",
    level=4,
    keys=_DECIDED_TOGETHER,
)
def dependent_one_first(board: AskedBoard) -> AnswerValue | None:
    """Apply the effect that depends before the one that it depends on."""
    if not several_effects(board):
        return None
    edition = msgspec.structs.replace(board.edition, dependency="goes first")
    return board.answer_in(board.retold(edition=edition))


@misconception(
    "dependency-across-layers",
    "Dependency across layers",
    Concept.DEPENDENCY,
    Concept.TIMESTAMP_ORDER,
    Concept.LAYER_7B_SET,
    root=Root.DEPENDENCY_MISREAD,
    as_if="an effect of one layer waited for an effect of another",
    says=(
        "Dependency is asked within one layer or sublayer; in 7b neither changes the other, so the newer "
        "Opalescence has the last word."
    ),
    how_common="common",
    level=5,
    keys=("power", "toughness"),
)
def dependency_across_layers(board: AskedBoard) -> AnswerValue | None:
    """Let an effect wait for one of an earlier layer that changes what it applies to."""
    if board.held is None or not several_effects(board):
        return None
    setting = [step for step in board.is_now.proof if step.layer == "7b" and step.applied]
    typing = {step.source.label for step in board.is_now.proof if step.layer == "4" and step.source is not None}
    for step in setting[:-1]:
        label = step.source.label if step.source is not None else ""
        if label not in board.table.objects or not typing - {label}:
            continue
        if not _reaches_without(board, label, typing - {label}):
            table = board.table.ticked()
            newest = msgspec.structs.replace(table.objects[label], timestamp=table.clock)
            return board.answer_on(table.with_object(newest))
    return None


def _reaches_without(board: AskedBoard, source: str, others: set[str]) -> bool:
    """Whether an effect would reach the object asked about if some others were not there."""
    held = board.held
    kept = {label: one for label, one in board.table.objects.items() if label not in others or one is held}
    if held is None or source not in kept:
        return False
    faces = tuple(msgspec.structs.replace(face, static=(), paragraphs=()) for face in held.base.faces)
    if held.label in others:
        kept[held.label] = msgspec.structs.replace(held, base=msgspec.structs.replace(held.base, faces=faces))
    alone = msgspec.structs.replace(board.table, objects=kept)
    there = board.values_on(alone, held.label)
    return any(step.source is not None and step.source.label == source and step.applied for step in there.proof)


@misconception(
    "loop-left-out",
    "A loop left out",
    Concept.DEPENDENCY_WAITS,
    Concept.TIMESTAMP_ORDER,
    root=Root.DEPENDENCY_MISREAD,
    as_if="effects in a loop did not apply at all",
    says="In a loop dependency is set aside and timestamps decide: the older one first, then the newer.",
    how_common="rare",
    level=5,
    keys=_DECIDED_TOGETHER,
)
def loop_left_out(board: AskedBoard) -> AnswerValue | None:
    """Leave out effects that depend on each other in a circle."""
    if board.held is None:
        return None
    loop = {
        step.source.label
        for label in board.table.objects
        for step in board.values(label).proof
        if step.loop and step.source is not None
    }
    if not loop:
        return None
    table = board.table
    for label in sorted(loop & table.objects.keys()):
        held = table.objects[label]
        faces = tuple(msgspec.structs.replace(face, static=(), paragraphs=()) for face in held.base.faces)
        table = table.with_object(msgspec.structs.replace(held, base=msgspec.structs.replace(held.base, faces=faces)))
    return board.answer_on(table)
