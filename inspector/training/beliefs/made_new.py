"""Made new: a change of face, status or copy makes a new object."""

from __future__ import annotations

import msgspec

from inspector.cards import Kind
from inspector.rules import (
    BecomeCopy,
    Concept,
    Convert,
    CreateTokenCopy,
    DayNight,
    GameObject,
    PutOntoBattlefield,
    Resolve,
    Table,
    Transform,
    TurnFaceUp,
    labels_of,
)
from inspector.training.asked_board import AskedBoard, Happening
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.questions import AnswerValue

_TURNING_OVER = (Transform, Convert)
# What turns permanents over may also be the day.
_TURNED = (Transform, Convert, DayNight)


def _turned_over(now: Happening) -> list[GameObject]:
    """List what turned over just now."""
    return [
        held
        for label, held in now.after.objects.items()
        if label in now.before.objects and len(held.turned) > len(now.before.objects[label].turned)
    ]


def _made_new(table: Table, held: GameObject) -> Table:
    """Take counters, effects and attachments from an object, as if it had only just come."""
    table = table.ticked()
    objects = {
        label: msgspec.structs.replace(one, attached_to=None) if one.attached_to == held.label else one
        for label, one in table.objects.items()
    }
    fresh = msgspec.structs.replace(held, identity=-held.identity - 1, counters={}, counter_stamps={})
    return msgspec.structs.replace(table, objects={**objects, held.label: fresh})


def _each_made_new(now: Happening, among: list[GameObject]) -> Table:
    table = now.after
    for held in among:
        table = _made_new(table, held)
    return table


@misconception(
    "transformed-is-new",
    "A new permanent by transforming",
    Concept.NO_NEW_OBJECT,
    root=Root.MADE_NEW,
    as_if="transforming made a new permanent",
    says="It is the same permanent showing its other side, so everything on it stays.",
    how_common="very common",
    level=1,
    acts=_TURNED,
)
def transformed_is_new(board: AskedBoard) -> AnswerValue | None:
    """Let counters, effects and attachments fall away from what transforms."""
    return board.answer_in(board.retold(then=lambda now: _each_made_new(now, _turned_over(now))))


@misconception(
    "transforming-is-entering",
    "Transforming as entering",
    Concept.NO_NEW_OBJECT,
    root=Root.MADE_NEW,
    as_if="the back face had entered the battlefield",
    says="Nothing entered: the permanent was there before and only shows another face.",
    how_common="very common",
    level=1,
    keys=("no_events",),
    acts=_TURNING_OVER,
)
def transforming_is_entering(board: AskedBoard) -> AnswerValue | None:
    """Let whatever turns over have entered the battlefield."""
    turned = isinstance(board.asked_happening().action, _TURNING_OVER)
    return [] if turned and "entered" in board.asked.about else None


@misconception(
    "transforming-untaps",
    "Untapped by transforming",
    Concept.STATUS_IS_KEPT,
    Concept.NO_NEW_OBJECT,
    root=Root.MADE_NEW,
    as_if="transforming untapped the permanent",
    says="Tapped or untapped is status, and a status stays until something changes it.",
    how_common="rare",
    level=1,
    keys=("tapped",),
    acts=_TURNED,
)
def transforming_untaps(board: AskedBoard) -> AnswerValue | None:
    """Let what transforms be untapped."""

    def then(now: Happening) -> Table:
        table = now.after
        for held in _turned_over(now):
            table = table.with_object(msgspec.structs.replace(held, tapped=False))
        return table

    return board.answer_in(board.retold(then=then))


@misconception(
    "transforming-is-turning-up",
    "Transforming as turning face up",
    Concept.TRANSFORMING_IS_NOT_TURNING_FACE_UP,
    root=Root.MADE_NEW,
    as_if="transforming were the same as turning face up",
    says=("The hand does the same thing, the game does not: to transform and to turn face up are different actions."),
    how_common="common",
    level=2,
    keys=("no_events",),
    acts=(*_TURNING_OVER, TurnFaceUp),
)
def transforming_is_turning_up(board: AskedBoard) -> AnswerValue | None:
    """Take transforming and turning face up for one event."""
    action = board.asked_happening().action
    taken = "turned face up" if isinstance(action, _TURNING_OVER) else "transformed"
    return [] if isinstance(action, (*_TURNING_OVER, TurnFaceUp)) and taken in board.asked.about else None


@misconception(
    "loyalty-by-transforming",
    "Loyalty by transforming",
    Concept.LOYALTY_ON_THE_BATTLEFIELD,
    Concept.LOYALTY_ON_ENTERING,
    root=Root.MADE_NEW,
    as_if="the new face brought its loyalty counters along",
    says=(
        "Loyalty counters are given on entering; this permanent never entered as a planeswalker, so it "
        "has none and is put away."
    ),
    how_common="common",
    level=3,
    keys=("loyalty", "counters", "state_based"),
    acts=_TURNED,
)
def loyalty_by_transforming(board: AskedBoard) -> AnswerValue | None:
    """Give printed loyalty to what transforms into a planeswalker."""

    def then(now: Happening) -> Table:
        table = now.after
        for held in _turned_over(now):
            face = held.base.faces[-1 if held.back_up else 0]
            printed = face.loyalty.value if face.loyalty is not None else None
            if printed is not None and not held.copies:
                counters = {**held.counters, "loyalty": int(printed)}
                table = table.with_object(msgspec.structs.replace(held, counters=counters))
        return table

    return board.answer_in(board.retold(then=then))


@misconception(
    "turned-up-is-new",
    "A new permanent by turning up",
    Concept.TURNING_FACE_UP_WHAT_IT_DOES,
    root=Root.MADE_NEW,
    as_if="turning face up made a new permanent",
    says="The permanent is the same; effects and counters on it go on.",
    how_common="common",
    level=2,
    acts=(TurnFaceUp,),
)
def turned_up_is_new(board: AskedBoard) -> AnswerValue | None:
    """Let counters and effects fall away from what is turned face up."""

    def then(now: Happening) -> Table:
        if not isinstance(now.action, TurnFaceUp) or not now.is_done:
            return now.after
        return _each_made_new(now, [now.after.objects[label] for label in labels_of(now.action)[:1]])

    return board.answer_in(board.retold(then=then))


@misconception(
    "becoming-a-copy-wipes",
    "A copy effect that wipes",
    Concept.LAYER_1A_COPIES,
    Concept.LAYER_7C_CHANGE,
    root=Root.MADE_NEW,
    as_if="becoming a copy removed earlier effects and counters",
    says="Copying is layer 1: it goes under everything else, however late it comes.",
    how_common="very common",
    level=3,
    acts=(BecomeCopy,),
)
def becoming_a_copy_wipes(board: AskedBoard) -> AnswerValue | None:
    """Drop counters and older effects from what becomes a copy."""

    def then(now: Happening) -> Table:
        if not isinstance(now.action, BecomeCopy) or not now.is_done:
            return now.after
        became = [one for label, one in now.after.objects.items() if len(one.copies) > _copies(now.was(label))]
        return _each_made_new(now, became)

    return board.answer_in(board.retold(then=then))


def _copies(held: GameObject | None) -> int:
    return 0 if held is None else len(held.copies)


@misconception(
    "transforming-ends-the-copy",
    "A copy effect ended by transforming",
    Concept.NO_NEW_OBJECT,
    Concept.LAYER_1A_COPIES,
    root=Root.MADE_NEW,
    as_if="turning over ended the copy effect",
    says="The copy effect goes on over whichever printed face lies below.",
    how_common="common",
    level=4,
    acts=_TURNED,
)
def transforming_ends_the_copy(board: AskedBoard) -> AnswerValue | None:
    """Let a copy effect end as the object turns over."""

    def then(now: Happening) -> Table:
        table = now.after
        for held in _turned_over(now):
            table = table.with_object(msgspec.structs.replace(held, copies=()))
        return table

    return board.answer_in(board.retold(then=then))


@misconception(
    "doors-lost-with-the-copy",
    "Doors lost in a copy effect",
    Concept.UNLOCKED_DESIGNATIONS,
    root=Root.MADE_NEW,
    as_if="a copy effect locked the doors",
    says=(
        "The designation belongs to the permanent, not to the card's words: its left half, whichever "
        "that is now, stays unlocked."
    ),
    how_common="rare",
    level=4,
    acts=(BecomeCopy,),
)
def doors_lost_with_the_copy(board: AskedBoard) -> AnswerValue | None:
    """Lock the doors of what becomes a copy."""

    def then(now: Happening) -> Table:
        table = now.after
        for label, held in now.after.objects.items():
            if isinstance(now.action, BecomeCopy) and len(held.copies) > _copies(now.was(label)) and held.unlocked:
                table = table.with_object(msgspec.structs.replace(held, unlocked=()))
        return table

    return board.answer_in(board.retold(then=then))


@misconception(
    "disturb-enters-front-up",
    "The front after resolving",
    Concept.FACE_ON_ENTERING_FROM_THE_STACK,
    root=Root.MADE_NEW,
    as_if="a spell cast transformed entered with its front up",
    says="A spell enters with the face that was up on the stack.",
    how_common="common",
    level=1,
    acts=(Resolve,),
)
def disturb_enters_front_up(board: AskedBoard) -> AnswerValue | None:
    """Let every nonmodal card that resolves enter with its front up."""

    def then(now: Happening) -> Table:
        action, held = now.action, now.held(getattr(now.action, "object", None))
        if not isinstance(action, Resolve) or held is None or not held.is_permanent or not held.back_up:
            return now.after
        return now.changed(held, back_up=False) if held.base.kind is Kind.NONMODAL else now.after

    return board.answer_in(board.retold(then=then))


@misconception(
    "front-up-at-night",
    "Front up at night",
    Concept.DAYBOUND_FRONT_UP_AT_NIGHT,
    Concept.DAYBOUND,
    root=Root.MADE_NEW,
    as_if="a daybound card entered front face up at night",
    says="At night a daybound card enters with its back already up; it does not transform after entering.",
    how_common="common",
    level=2,
    acts=(PutOntoBattlefield, Resolve),
)
def front_up_at_night(board: AskedBoard) -> AnswerValue | None:
    """Let a daybound card enter with its front up, and turn over at the next nightfall only."""
    if board.table.day_night is None:
        return None

    def then(now: Happening) -> Table:
        action, held = now.action, now.held(getattr(now.action, "object", None))
        entering = isinstance(action, (PutOntoBattlefield, Resolve)) and now.before.day_night == "night"
        if not entering or held is None or not held.is_permanent or not held.back_up:
            return now.after
        daybound = "Daybound" in held.base.faces[0].keywords
        return now.changed(held, back_up=False) if daybound else now.after

    return board.answer_in(board.retold(then=then))


@misconception(
    "token-enters-front-up",
    "Token copies front up",
    Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT,
    root=Root.MADE_NEW,
    as_if="a token copy entered front face up",
    says="The token shows the same side as the permanent it copies.",
    how_common="common",
    level=3,
    acts=(CreateTokenCopy,),
)
def token_enters_front_up(board: AskedBoard) -> AnswerValue | None:
    """Create every token with its front up."""

    def then(now: Happening) -> Table:
        held = now.held(now.action.label) if isinstance(now.action, CreateTokenCopy) else None
        return now.changed(held, back_up=False) if held is not None and held.back_up else now.after

    return board.answer_in(board.retold(then=then))
