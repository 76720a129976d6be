"""Losing too early or too late: abilities are lost, defined or read at the wrong moment."""

from __future__ import annotations

import msgspec

from inspector.cards import Change, StaticAbility
from inspector.rules import Concept, GameObject, Place, Table
from inspector.rules.effects.counters_of_keywords import KEYWORD_COUNTERS
from inspector.rules.table.objects import Printed
from inspector.training.asked_board import AskedBoard, Happening
from inspector.training.beliefs.dependency_misread import several_effects
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.order_of_coming import is_sized, size_after, size_steps
from inspector.training.beliefs.printed import printed_value
from inspector.training.questions import AnswerValue

_SIZE = ("power", "toughness")
_LATE_CHANGES = ("set_power", "set_toughness", "power", "toughness", "switch_power_toughness")


def _stripped(held: GameObject) -> GameObject:
    """Give an object as if it had never had abilities."""
    faces = tuple(
        msgspec.structs.replace(face, paragraphs=(), static=(), definition=None, listed_keywords=())
        for face in held.base.faces
    )
    base: Printed = msgspec.structs.replace(held.base, faces=faces)
    return msgspec.structs.replace(held, base=base)


def _has_lost(board: AskedBoard, label: str, held: GameObject) -> bool:
    plain = held.is_permanent and held.face_down is None and not held.copies
    return (
        plain
        and any(face.paragraphs for face in held.base.faces)
        and any(
            "abilities" in step.changes and step.layer == "6" and not step.changes["abilities"].to
            for step in board.values(label).proof
        )
    )


@misconception(
    "lost-ability-undone",
    "A lost ability undone",
    Concept.CHANGELING,
    Concept.DEFINING_ABILITIES_FIRST,
    Concept.LAYER_6_ABILITIES,
    root=Root.LOSING_ABILITIES,
    as_if="losing abilities undid what they had done in earlier layers",
    says="It became every creature type in layer 4; losing the ability in layer 6 comes too late.",
    how_common="very common",
    level=3,
    keys=("power", "toughness", "subtypes", "types", "colors"),
)
def lost_ability_undone(board: AskedBoard) -> AnswerValue | None:
    """Let an ability that is lost never have applied."""
    # An effect that takes abilities would take itself away: that is another mistake.
    if board.held is None or board.asked.action >= 0 or _takes_from_itself(board):
        return None
    lost = {label for label, held in board.table.objects.items() if _has_lost(board, label, held)}

    def then(now: Happening) -> Table:
        held = now.held(now.action.label) if isinstance(now.action, Place) and now.action.label in lost else None
        return now.after if held is None else now.after.with_object(_stripped(held))

    return board.answer_in(board.retold(then=then)) if lost else None


def _takes_from_itself(board: AskedBoard) -> bool:
    return any(
        step.although_lost for label in board.table.objects for step in board.values(label).proof if step.applied
    )


@misconception(
    "lost-ability-stops-midway",
    "An effect stopped midway",
    Concept.ONE_EFFECT_IN_SEVERAL_LAYERS,
    root=Root.LOSING_ABILITIES,
    as_if="an effect stopped when its ability was lost",
    says="Once an effect has begun to apply it goes on through all its layers, even without its ability.",
    how_common="common",
    level=4,
    keys=_SIZE,
)
def lost_ability_stops_midway(board: AskedBoard) -> AnswerValue | None:
    """Stop an effect in later layers once its ability is lost."""
    if board.held is None or not any(step.although_lost for step in board.is_now.proof):
        return None
    gone = {step.source.label for step in board.is_now.proof if step.although_lost and step.source is not None}
    table = board.table
    for label in sorted(gone & table.objects.keys()):
        held = table.objects[label]
        faces = tuple(
            msgspec.structs.replace(face, static=tuple(filter(None, map(_only_early, face.static))))
            for face in held.base.faces
        )
        table = table.with_object(msgspec.structs.replace(held, base=msgspec.structs.replace(held.base, faces=faces)))
    return board.answer_on(table)


def _only_early(ability: StaticAbility) -> StaticAbility | None:
    late = {key: None for key in _LATE_CHANGES if getattr(ability.change, key) is not None}
    change = msgspec.structs.replace(ability.change, **late)
    return None if change == Change() else msgspec.structs.replace(ability, change=change)


@misconception(
    "keyword-counters-are-safe",
    "Keyword counters safe",
    Concept.LAYER_6_ABILITIES,
    Concept.KEYWORD_COUNTERS,
    Concept.TIMESTAMP_OF_COUNTERS,
    root=Root.LOSING_ABILITIES,
    as_if="a keyword counter survived 'loses all abilities'",
    says="A keyword counter works in layer 6 by its timestamp; this one is older than Humility.",
    how_common="common",
    level=3,
    keys=("keywords",),
)
def keyword_counters_are_safe(board: AskedBoard) -> AnswerValue | None:
    """Apply keyword counters after everything that takes abilities."""
    held = board.held
    if held is None or not held.counters or not held.is_permanent:
        return None
    lost = [kind.capitalize() for kind in held.counters if "/" not in kind]
    given = [word for word in lost if word.casefold() in KEYWORD_COUNTERS]
    return [*board.is_now.keywords, *(word for word in given if word not in board.is_now.keywords)]


@misconception(
    "star-always-counts",
    "The star above all",
    Concept.LAYER_7A_DEFINING,
    Concept.LAYER_7B_SET,
    root=Root.LOSING_ABILITIES,
    as_if="a */* size counted over everything",
    says="The star is 7a, the very first sublayer; Humility sets 1/1 after it.",
    how_common="common",
    level=3,
    keys=_SIZE,
)
def star_always_counts(board: AskedBoard) -> AnswerValue | None:
    """Count a star over everything that sets a size."""
    if board.held is None or not is_sized(board):
        return None
    steps = size_steps(board)
    stars = [step for step in steps if step.layer == "7a"]
    face = board.held.base.faces[0]
    printed = getattr(face, board.key)
    if not stars and printed is not None and printed.value is None:
        counted = board.value_on(board.without_others(board.held.label), board.held.label)
        return counted if any(step.layer == "7b" for step in steps) else None
    rest = [step for step in steps if step.layer not in ("7a", "7b")]
    return size_after(board, [*(step for step in steps if step.layer == "7b"), *stars, *rest]) if stars else None


@misconception(
    "star-only-in-play",
    "The star off the battlefield",
    Concept.DEFINING_ABILITIES,
    root=Root.LOSING_ABILITIES,
    as_if="a star were 0 off the battlefield",
    says="A characteristic-defining ability works in every zone.",
    how_common="common",
    level=2,
    keys=_SIZE,
)
def star_only_in_play(board: AskedBoard) -> AnswerValue | None:
    """Count a star on the battlefield only, and 0 elsewhere."""
    held = board.held
    if held is None or held.is_permanent or held.copies:
        return None
    printed = getattr(held.base.faces[0], board.key)
    return 0 if printed is not None and printed.value is None and len(held.base.faces) == 1 else None


@misconception(
    "devoid-always-wins",
    "Devoid above all",
    Concept.DEVOID,
    Concept.DEFINING_ABILITIES_FIRST,
    root=Root.LOSING_ABILITIES,
    as_if="devoid made it colorless whatever else",
    says="A defining ability comes first in its layer; a later color lies over it.",
    how_common="common",
    level=3,
    keys=("colors",),
)
def devoid_always_wins(board: AskedBoard) -> AnswerValue | None:
    """Let devoid make its object colorless over everything else."""
    held = board.held
    if held is None or held.copies or held.face_down is not None:
        return None
    return [] if "Devoid" in printed_value(held.base.faces[0], "keywords") else None


@misconception(
    "abilities-read-beforehand",
    "Abilities read beforehand",
    Concept.DEPENDENCY,
    Concept.BASIC_LAND_TYPE_TAKES_ABILITIES,
    root=Root.LOSING_ABILITIES,
    as_if="all abilities were read before the first effect applied",
    says="Blood Moon has taken the ability in this same layer before it could begin.",
    how_common="very common",
    level=3,
    keys=("subtypes", "types", "colors", *_SIZE),
)
def abilities_read_beforehand(board: AskedBoard) -> AnswerValue | None:
    """Apply every effect that was there before the first one applied, even if its ability is gone by then."""
    if board.held is None or not board.held.is_permanent or not several_effects(board):
        return None
    edition = msgspec.structs.replace(board.edition, dependency="all are collected beforehand")
    return board.answer_in(board.retold(edition=edition))
