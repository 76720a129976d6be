"""Types misread: setting, adding and losing types are confused."""

from __future__ import annotations

from inspector.rules import CheckState, Concept, Table
from inspector.rules.table.objects import GameObject
from inspector.training.asked_board import AskedBoard, Happening
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import printed_value
from inspector.training.questions import AnswerValue

_TYPE_KEYS = ("types", "subtypes")


def _types_changed(board: AskedBoard) -> bool:
    return any(
        step.layer == "4" and step.applied and any(key in step.changes for key in _TYPE_KEYS)
        for step in board.is_now.proof
    )


def _own_face_shows(held: GameObject | None) -> GameObject | None:
    """Give an object on the battlefield that shows what is printed on it, its back or a half apart."""
    plain = held is not None and held.is_permanent and not held.copies and held.face_down is None
    return held if plain else None


@misconception(
    "supertypes-lost",
    "Supertypes lost with the types",
    Concept.TYPES_ARE_SET,
    Concept.BASIC_LAND_TYPE_TAKES_ABILITIES,
    root=Root.TYPES_MISREAD,
    as_if="a set type took the supertypes away",
    says="Setting a land type leaves supertypes alone: it is a legendary Mountain.",
    how_common="common",
    level=2,
    keys=("supertypes",),
)
def supertypes_lost(board: AskedBoard) -> AnswerValue | None:
    """Take supertypes away with the types that are set."""
    held = _own_face_shows(board.held)
    return [] if held is not None and _types_changed(board) else None


@misconception(
    "land-keeps-its-text",
    "Abilities kept as a Mountain",
    Concept.BASIC_LAND_TYPE_TAKES_ABILITIES,
    root=Root.TYPES_MISREAD,
    as_if="a land made a Mountain kept its abilities",
    says="A land whose type is set to a basic type loses what its own text gave it.",
    how_common="common",
    level=2,
    keys=("keywords",),
)
def land_keeps_its_text(board: AskedBoard) -> AnswerValue | None:
    """Leave a land whose type is set to a basic type the abilities of its text."""
    held = _own_face_shows(board.held)
    if held is None or "Land" not in board.is_now.types or not _types_changed(board):
        return None
    return printed_value(held.base.faces[-1 if held.back_up else 0], "keywords")


@misconception(
    "adding-replaces",
    "Adding as replacing",
    Concept.TYPES_IN_ADDITION,
    root=Root.TYPES_MISREAD,
    as_if="an added type replaced the others",
    says="What is added comes on top: it is an artifact, a land and a creature.",
    how_common="common",
    level=2,
    keys=("types",),
)
def adding_replaces(board: AskedBoard) -> AnswerValue | None:
    """Let an added card type replace the others."""
    held = _own_face_shows(board.held)
    if held is None or not _types_changed(board):
        return None
    printed = printed_value(held.base.faces[-1 if held.back_up else 0], "types")
    now = list(board.is_now.types)
    added = [one for one in now if one not in printed]
    if not added or not set(printed) <= set(now):
        return None
    # An artifact that becomes a creature is still called an artifact creature by all.
    kept = [one for one in printed if one != "Land" and "Creature" in added]
    return [*kept, *added]


@misconception(
    "size-without-a-creature",
    "A size without a creature",
    Concept.NONCREATURE_HAS_NO_SIZE,
    root=Root.TYPES_MISREAD,
    as_if="what is not a creature kept its power",
    says="Only creatures have power and toughness on the battlefield.",
    how_common="common",
    level=2,
    keys=("power", "toughness"),
)
def size_without_a_creature(board: AskedBoard) -> AnswerValue | None:
    """Leave what is no creature its printed power and toughness."""
    held = _own_face_shows(board.held)
    if held is None or "Creature" in board.is_now.types:
        return None
    return printed_value(held.base.faces[-1 if held.back_up else 0], board.key)


@misconception(
    "locked-room-is-nothing",
    "A locked Room as nothing",
    Concept.LOCKED_HALVES,
    Concept.HALVES_SHARE_ONE_TYPE_LINE,
    root=Root.TYPES_MISREAD,
    as_if="a locked Room had no types either",
    says=(
        "The halves share one type line, and locking takes only name, cost and text: it is still an "
        "enchantment, a Room."
    ),
    how_common="common",
    level=2,
    keys=("types", "subtypes"),
)
def locked_room_is_nothing(board: AskedBoard) -> AnswerValue | None:
    """Take the types of a Room away with its locked halves."""
    held = board.held
    return [] if held is not None and held.is_permanent and board.is_a_room(held) and not held.unlocked else None


@misconception(
    "both-kinds-of-counters",
    "Both kinds of counters kept",
    Concept.COUNTERS_CANCEL,
    root=Root.TYPES_MISREAD,
    as_if="+1/+1 and -1/-1 counters stayed side by side",
    says="They are removed in pairs: one of each goes.",
    how_common="common",
    level=2,
    acts=(CheckState,),
)
def both_kinds_of_counters(board: AskedBoard) -> AnswerValue | None:
    """Leave +1/+1 and -1/-1 counters side by side."""

    def then(now: Happening) -> Table:
        table = now.after
        if isinstance(now.action, CheckState):
            for label, held in now.after.objects.items():
                was = now.was(label)
                if was is not None and was.counters != held.counters:
                    table = now.changed(held, counters=was.counters, counter_stamps=was.counter_stamps)
        return table

    return board.answer_in(board.retold(then=then))
