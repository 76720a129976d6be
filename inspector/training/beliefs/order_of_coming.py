"""Order of coming: age decides across layers, or what an effect looks for is checked too early."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from inspector.rules import (
    Action,
    Attach,
    Concept,
    Convert,
    DayNight,
    Effect,
    ProofStep,
    Table,
    Transform,
)
from inspector.training.asked_board import AskedBoard, Happening
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.questions import AnswerValue

_SIZE = ("power", "toughness")
_LAST = "7"


def size_steps(board: AskedBoard) -> list[ProofStep]:
    """List the steps in which the object asked about got its size, in the order in which they applied."""
    return [step for step in board.is_now.proof if step.layer.startswith(_LAST) and step.applied]


def size_after(board: AskedBoard, steps: Iterable[ProofStep]) -> AnswerValue | None:
    """Work out a size from its steps in some order: the star and what sets it, what changes it, what switches it."""
    start = next((step for step in board.is_now.proof if step.layer == "start"), None)
    size = {key: _number(start.values.get(key)) if start is not None else 0 for key in _SIZE}
    for copied in (step for step in board.is_now.proof if step.layer.startswith("1")):
        size.update({key: _number(change.to) for key, change in copied.changes.items() if key in _SIZE})
    for step in steps:
        if _switches(board, step):
            size = {"power": size["toughness"], "toughness": size["power"]}
            continue
        for key, change in step.changes.items():
            if key in _SIZE and step.layer in ("7a", "7b"):
                size[key] = _number(change.to)
            elif key in _SIZE:
                size[key] += _number(change.to) - _number(change.was)
    return size.get(board.key)


def _switches(board: AskedBoard, step: ProofStep) -> bool:
    return step.layer == board.edition.switch_sublayer


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def is_sized(board: AskedBoard) -> bool:
    """Whether a number is asked of an object whose size effects have made."""
    return board.key in _SIZE and isinstance(board.right, int) and bool(size_steps(board))


@misconception(
    "newest-effect-wins",
    "The newest effect wins",
    Concept.LAYER_7B_SET,
    Concept.LAYER_7C_CHANGE,
    root=Root.ORDER_OF_COMING,
    as_if="effects applied in the order they came",
    says="Setting is 7b, changing is 7c: first 1/1, then +3/+3, in whatever order they came.",
    how_common="very common",
    level=2,
    keys=_SIZE,
)
def newest_effect_wins(board: AskedBoard) -> AnswerValue | None:
    """Apply all effects on a size in the order in which they came."""
    if board.held is None or not is_sized(board):
        return None
    return size_after(board, sorted(size_steps(board), key=lambda step: step.timestamp))


@misconception(
    "counters-below-the-setting",
    "Counters overwritten",
    Concept.LAYER_7_COUNTERS,
    Concept.LAYER_7B_SET,
    root=Root.ORDER_OF_COMING,
    as_if="setting the size overwrote the counters",
    says="Counters are added in 7c, after the 1/1 of 7b.",
    how_common="very common",
    level=2,
    keys=_SIZE,
)
def counters_below_the_setting(board: AskedBoard) -> AnswerValue | None:
    """Put counters under what sets a size."""
    if board.held is None or not is_sized(board):
        return None
    steps = size_steps(board)
    counted = [step for step in steps if step.source is not None and step.source.counter]
    others = [step for step in steps if step not in counted]
    if not counted or not any(step.layer == "7b" for step in others):
        return None
    return size_after(board, [*counted, *others])


@misconception(
    "switch-in-its-turn",
    "A switch in its turn",
    Concept.LAYER_7_SWITCH,
    root=Root.ORDER_OF_COMING,
    as_if="the switch happened when it came",
    says="Switching is always last: 3/3 first, then switched.",
    how_common="common",
    level=3,
    keys=_SIZE,
)
def switch_in_its_turn(board: AskedBoard) -> AnswerValue | None:
    """Switch power and toughness when the switching effect came."""
    if board.held is None or not is_sized(board):
        return None
    steps = size_steps(board)
    early = [step for step in steps if step.layer in ("7a", "7b")]
    late = sorted((step for step in steps if step not in early), key=lambda step: step.timestamp)
    return size_after(board, [*early, *late]) if any(_switches(board, step) for step in late) else None


_WRITTEN_BEFORE = (
    "set_colors",
    "add_colors",
    "set_types",
    "add_types",
    "set_subtypes",
    "add_subtypes",
    "all_creature_types",
    "add_supertypes",
    "remove_types",
    "remove_supertypes",
)


@misconception(
    "printed-values-are-checked",
    "Filters reading the print",
    Concept.LAYER_5_COLORS,
    Concept.LAYER_7C_CHANGE,
    root=Root.ORDER_OF_COMING,
    as_if="an effect looked at the printed card",
    says="Colors are settled in layer 5, long before Bad Moon asks in layer 7.",
    how_common="common",
    level=2,
    keys=_SIZE,
    acts=(Effect,),
)
def printed_values_are_checked(board: AskedBoard) -> AnswerValue | None:
    """Let an effect look for printed colors and types."""

    def instead(_: Table, action: Action) -> Action | None:
        if not isinstance(action, Effect):
            return action
        left = {key: None for key in _WRITTEN_BEFORE if getattr(action.change, key) is not None}
        if not left:
            return action
        change = msgspec.structs.replace(action.change, **left)
        return None if not msgspec.to_builtins(change) else msgspec.structs.replace(action, change=change)

    return board.answer_in(board.retold(instead=instead))


@misconception(
    "late-arrivals-included",
    "Late arrivals included",
    Concept.SET_OF_OBJECTS_IS_FIXED,
    root=Root.ORDER_OF_COMING,
    as_if="a resolved spell reached creatures that came later",
    says="A resolved spell picks its creatures once; only a static ability keeps looking.",
    how_common="very common",
    level=2,
    acts=(Effect,),
)
def late_arrivals_included(board: AskedBoard) -> AnswerValue | None:
    """Let what a spell did to all reach what comes later."""
    effects = board.table.effects
    if not any(one.identities is not None and one.meant is not None for one in effects):
        return None
    anew = tuple(
        msgspec.structs.replace(one, identities=None, filter=one.meant)
        if one.identities is not None and one.meant is not None
        else one
        for one in effects
    )
    return board.answer_on(msgspec.structs.replace(board.table, effects=anew))


@misconception(
    "static-picks-once",
    "A static ability picking once",
    Concept.STATIC_ABILITY_LOOKS_ANEW,
    root=Root.ORDER_OF_COMING,
    as_if="a static ability had picked its creatures once",
    says="A static ability looks at the table all the time.",
    how_common="rare",
    level=1,
)
def static_picks_once(board: AskedBoard) -> AnswerValue | None:
    """Fix what a static ability applies to as it starts."""
    held = board.held
    if held is None or not held.is_permanent or board.asked.action >= 0:
        return None
    earlier = {
        label: one
        for label, one in board.table.objects.items()
        if one.came >= held.came or one.attached_to == held.label or not one.is_permanent or _is_alone(board, label)
    }
    if len(earlier) == len(board.table.objects):
        return None
    kept = tuple(one for one in board.table.effects if one.source is None or one.source in earlier)
    return board.answer_on(msgspec.structs.replace(board.table, objects=earlier, effects=kept))


def _is_alone(board: AskedBoard, label: str) -> bool:
    """Whether no effect of an object reached the one asked about, so that it need not be thought away."""
    return not any(step.source is not None and step.source.label == label for step in board.is_now.proof)


@misconception(
    "aura-keeps-its-timestamp",
    "An Aura's first timestamp",
    Concept.TIMESTAMP_ON_BEING_ATTACHED,
    root=Root.ORDER_OF_COMING,
    as_if="an Aura kept the time at which it entered",
    says="An Aura gets a new timestamp each time it becomes attached.",
    how_common="common",
    level=4,
    acts=(Attach,),
)
def aura_keeps_its_timestamp(board: AskedBoard) -> AnswerValue | None:
    """Leave an Aura or Equipment the time at which it entered."""

    def then(now: Happening) -> Table:
        was = now.was(now.action.object) if isinstance(now.action, Attach) else None
        held = now.held(was.label) if was is not None else None
        if held is None or was is None or held.timestamp == was.timestamp:
            return now.after
        return now.changed(held, timestamp=was.timestamp)

    return board.answer_in(board.retold(then=then))


@misconception(
    "transforming-keeps-the-timestamp",
    "The old timestamp after transforming",
    Concept.TIMESTAMP_ON_TRANSFORMING,
    root=Root.ORDER_OF_COMING,
    as_if="transforming kept the old timestamp",
    says=(
        "A double-faced permanent gets a new timestamp each time it transforms, so its ability is now the newer one."
    ),
    how_common="rare",
    level=5,
    acts=(Transform, Convert, DayNight),
)
def transforming_keeps_the_timestamp(board: AskedBoard) -> AnswerValue | None:
    """Leave what transforms its old timestamp."""

    def then(now: Happening) -> Table:
        table = now.after
        for label, held in now.after.objects.items():
            was = now.was(label)
            if was is not None and len(held.turned) > len(was.turned) and held.timestamp != was.timestamp:
                table = table.with_object(msgspec.structs.replace(held, timestamp=was.timestamp))
        return table

    return board.answer_in(board.retold(then=then))
