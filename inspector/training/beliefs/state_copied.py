"""State copied: more is copied than the copiable values."""

from __future__ import annotations

import msgspec

from inspector.rules import Concept, GameObject, Table
from inspector.training.answers import same_answer
from inspector.training.asked_board import AskedBoard
from inspector.training.beliefs.copied import COPYING, copied_values
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import PRINTED_KEYS
from inspector.training.questions import AnswerValue


@misconception(
    "counters-are-copied",
    "Counters copied",
    Concept.COPIABLE_VALUES,
    root=Root.STATE_COPIED,
    as_if="the counters were copied too",
    says="Counters stay on the original; the copy gets what is printed.",
    how_common="very common",
    level=1,
    acts=COPYING,
)
def counters_are_copied(board: AskedBoard) -> AnswerValue | None:
    """Copy counters with the values."""

    def with_counters(copy: GameObject, original: GameObject) -> GameObject:
        counters = {**copy.counters, **original.counters}
        stamps = {**copy.counter_stamps, **original.counter_stamps}
        changed = counters != copy.counters
        return msgspec.structs.replace(copy, counters=counters, counter_stamps=stamps) if changed else copy

    return board.answer_with_copies(with_counters)


@misconception(
    "the-look-is-copied",
    "The present look copied",
    Concept.COPIABLE_VALUES,
    Concept.COPIABLE_VALUES_STAND_AFTER_LAYER_1,
    root=Root.STATE_COPIED,
    as_if="the copy took the effects over as well",
    says="Only other copy effects and a few like them are copied; what a spell changed for now is not.",
    how_common="very common",
    level=2,
    keys=PRINTED_KEYS,
    acts=COPYING,
)
def the_look_is_copied(board: AskedBoard) -> AnswerValue | None:
    """Copy the values after all layers: what the original looks like as it is copied."""
    made = board.copy_made(board.asked.object)
    if made is None:
        return None
    now, original = made
    look = board.value_on(now.before, original)
    held = now.before.objects[original]
    plain = msgspec.structs.replace(held, counters={}, identity=-held.identity - 1)
    alone = msgspec.structs.replace(now.before, objects={original: plain}, effects=())
    # Who errs in what the copy itself has on it does not err so: nothing has changed the original.
    return None if same_answer(board.key, look, board.value_on(alone, original)) else look


@misconception(
    "copy-is-face-down",
    "Face-down status copied",
    Concept.COPIABLE_VALUES,
    Concept.COPY_THROUGH_THE_COPYS_STATUS,
    root=Root.STATE_COPIED,
    as_if="the copy lay face down as well",
    says="Status is never copied: the copy lies face up and is a nameless 2/2.",
    how_common="common",
    level=3,
    acts=COPYING,
)
def copy_is_face_down(board: AskedBoard) -> AnswerValue | None:
    """Copy that the original lies face down."""

    def face_down(copy: GameObject, original: GameObject) -> GameObject:
        down = original.face_down
        return copy if down is None or copy.face_down == down else msgspec.structs.replace(copy, face_down=down)

    return board.answer_with_copies(face_down)


@misconception(
    "copy-of-the-flipped-half",
    "The flipped status copied",
    Concept.COPY_THROUGH_THE_COPYS_STATUS,
    Concept.COPIABLE_VALUES,
    root=Root.STATE_COPIED,
    as_if="the copy were flipped too",
    says="Both halves are copied, the status is not; an unflipped copy shows the upright half.",
    how_common="common",
    level=3,
    acts=COPYING,
)
def copy_of_the_flipped_half(board: AskedBoard) -> AnswerValue | None:
    """Copy that the original is flipped."""

    def flipped(copy: GameObject, original: GameObject) -> GameObject:
        return msgspec.structs.replace(copy, flipped=True) if original.flipped and not copy.flipped else copy

    return board.answer_with_copies(flipped)


@misconception(
    "doors-are-copied",
    "The open doors copied",
    Concept.UNLOCKED_DESIGNATIONS,
    Concept.COPIABLE_VALUES,
    Concept.DOOR_UNLOCKED_ON_ENTERING,
    root=Root.STATE_COPIED,
    as_if="the copy had the same doors unlocked",
    says=("Open doors are designations, not copiable values; the copy was not cast as a half, so it enters locked."),
    how_common="very common",
    level=3,
    acts=COPYING,
)
def doors_are_copied(board: AskedBoard) -> AnswerValue | None:
    """Copy which doors are unlocked."""

    def unlocked(copy: GameObject, original: GameObject) -> GameObject:
        doors = original.unlocked
        return msgspec.structs.replace(copy, unlocked=doors) if doors and not copy.unlocked else copy

    return board.answer_with_copies(unlocked)


@misconception(
    "frozen-star",
    "A star frozen on a copy",
    Concept.COPIABLE_VALUES,
    Concept.LAYER_7A_DEFINING,
    root=Root.STATE_COPIED,
    as_if="the copy froze the number it saw",
    says="The ability that defines the size is copied, and it keeps counting.",
    how_common="common",
    level=3,
    keys=("power", "toughness"),
    acts=COPYING,
)
def frozen_star(board: AskedBoard) -> AnswerValue | None:
    """Copy the number that a star stood for."""
    made = board.copy_made(board.asked.object)
    if made is None:
        return None
    now, original = made
    face = copied_values(now.before.objects[original]).faces[0]
    number = getattr(face, board.key)
    starred = number is not None and number.value is None
    return board.value_on(now.before, original) if starred else None


@misconception(
    "copies-follow-the-original",
    "A copy following its original",
    Concept.ORIGINAL_CHANGED_LATER,
    root=Root.STATE_COPIED,
    as_if="the copy followed the original's later changes",
    says="The copy was made at one moment; what happens to the original later does not reach it.",
    how_common="common",
    level=2,
    keys=PRINTED_KEYS,
    acts=COPYING,
)
def copies_follow_the_original(board: AskedBoard) -> AnswerValue | None:
    """Work a copy's values out anew from what the original is by now."""
    made = board.copy_made(board.asked.object)
    if made is None:
        return None
    now, original = made
    was, later = now.before.objects[original], board.table.objects.get(original)
    if later is None or (was.copies == later.copies and was.back_up == later.back_up) or board.held is None:
        return None
    return board.value_on(_without_state(board.table, later), original)


def _without_state(table: Table, held: GameObject) -> Table:
    plain = msgspec.structs.replace(held, counters={}, identity=-held.identity - 1)
    return table.with_object(plain)
