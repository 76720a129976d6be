"""Everything turns over: an instruction works though the rules stop it."""

from __future__ import annotations

import msgspec

from inspector.cards import Kind, Shape
from inspector.rules import (
    Action,
    Cast,
    Concept,
    Convert,
    DayNight,
    Flip,
    GameObject,
    Meld,
    Table,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    labels_of,
)
from inspector.training.asked_board import AskedBoard, Happening
from inspector.training.beliefs.copied import COPYING, copied_values
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import PRINTED_KEYS, printed_value
from inspector.training.questions import AnswerValue

_TURNING_OVER = (Transform, Convert)
_WEREWOLF = "Werewolf"


def _refused_turning(now: Happening) -> GameObject | None:
    """Give what an instruction to transform did not turn over."""
    if not isinstance(now.action, _TURNING_OVER) or now.is_done or now.action.object is None:
        return None
    return now.held(now.action.object)


@misconception(
    "either-face-may-be-cast",
    "A free choice of face",
    Concept.FACE_ON_THE_STACK,
    Concept.CHOOSING_A_FACE_TO_CAST,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="any double-faced card could be cast as either face",
    says="Only modal cards offer their back face; this one goes on the stack front face up.",
    how_common="common",
    level=1,
    keys=("outcome", "zone", "name"),
    acts=(Cast,),
)
def either_face_may_be_cast(board: AskedBoard) -> AnswerValue | None:
    """Offer both faces of every double-faced card to who casts it."""

    def then(now: Happening) -> Table:
        if not isinstance(now.action, Cast) or now.is_done or now.action.face != "back":
            return now.after
        card = board.card_of(now.held(now.action.object))
        if card is None or card.back is None:
            return now.after
        return now.changed(now.held(now.action.object), zone="stack", back_up=True)

    return board.answer_in(board.retold(then=then))


@misconception(
    "flip-card-transforms",
    "A flip card transformed",
    Concept.WHAT_CAN_TRANSFORM,
    Concept.TOLD_TO_TRANSFORM_WITHOUT_A_SECOND_FACE,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="a flip card transformed",
    says="A flip card has one face; only double-faced cards and tokens transform.",
    how_common="common",
    level=2,
    acts=_TURNING_OVER,
)
def flip_card_transforms(board: AskedBoard) -> AnswerValue | None:
    """Turn over whatever is told to transform: a flip card flips, and what has one face turns somehow."""

    def then(now: Happening) -> Table:
        held = _refused_turning(now)
        if held is None or held.copies or held.face_down is not None or held.token:
            return now.after
        if held.is_melded or held.base.kind not in (None, Kind.MELD):
            return now.after
        flips = held.base.shape is Shape.FLIP
        return now.changed(held, flipped=flips, turned=(*held.turned, now.after.step))

    return board.answer_in(board.retold(then=then))


@misconception(
    "flipped-back",
    "Flipped back",
    Concept.FLIP_ONE_WAY,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="flipping again turned it upright",
    says="Flipping goes one way only.",
    how_common="common",
    level=2,
    acts=(Flip,),
)
def flipped_back(board: AskedBoard) -> AnswerValue | None:
    """Turn a flipped permanent upright by flipping it again."""

    def then(now: Happening) -> Table:
        held = now.held(now.action.object) if isinstance(now.action, Flip) else None
        was = now.was(held.label) if held is not None else None
        again = was is not None and was.flipped and not now.is_done
        return now.changed(held, flipped=False) if again else now.after

    return board.answer_in(board.retold(then=then))


@misconception(
    "a-copy-can-transform",
    "A copy with a second face",
    Concept.WHAT_CAN_TRANSFORM,
    Concept.TOLD_TO_TRANSFORM_WITHOUT_A_SECOND_FACE,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="the copy had a back face",
    says="The card behind the copy has only one face, so nothing happens.",
    how_common="very common",
    level=2,
    acts=_TURNING_OVER,
)
def a_copy_can_transform(board: AskedBoard) -> AnswerValue | None:
    """Give a copying permanent both faces of what it copies, and turn it over."""
    turned: list[str] = []

    def then(now: Happening) -> Table:
        held = _refused_turning(now)
        copies = held is not None and (held.copies or held.copy_of) and held.face_down is None
        card = board.card_by_name(now.after, held.label) if held is not None and copies else None
        if held is None or card is None or card.back is None:
            return now.after
        turned.append(held.label)
        return now.changed(held, turned=(*held.turned, now.after.step))

    course = board.retold(then=then)
    if board.asked.object in turned and board.key in PRINTED_KEYS:
        card = board.card_by_name(board.table, board.asked.object)
        shown = str(board.is_now.name)
        other = next((face for face in card.faces if face.name != shown), None) if card is not None else None
        return printed_value(other, board.key) if other is not None and board.key != "mana_value" else None
    return board.answer_in(course)


@misconception(
    "no-transforming-under-a-copy",
    "No transforming under a copy effect",
    Concept.WHAT_CAN_TRANSFORM,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="what it copied decided whether it can transform",
    says="The card itself has two faces, so it does turn over, even if nothing can be seen of it now.",
    how_common="common",
    level=4,
    acts=_TURNING_OVER,
)
def no_transforming_under_a_copy(board: AskedBoard) -> AnswerValue | None:
    """Let what is copied decide whether a permanent can transform."""
    skipped: list[int] = []

    def instead(table: Table, action: Action) -> Action | None:
        if not isinstance(action, _TURNING_OVER) or action.object is None:
            return action
        held = table.objects.get(action.object)
        one_faced = held is not None and bool(held.copies) and len(copied_values(held).faces) == 1
        alone = held is not None and one_faced and board.card_by_name(table, held.label) is not None
        card = board.card_by_name(table, action.object) if alone else None
        if card is not None and card.back is None:
            skipped.append(1)
            return None
        return action

    course = board.retold(instead=instead)
    return board.answer_in(course) if skipped else None


@misconception(
    "melded-comes-apart",
    "A melded permanent coming apart",
    Concept.MELD_CARD_TOLD_TO_TRANSFORM,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="a melded permanent could be transformed",
    says="Meld cards never transform; the instruction is ignored.",
    how_common="common",
    level=2,
    keys=("outcome",),
    acts=_TURNING_OVER,
)
def melded_comes_apart(board: AskedBoard) -> AnswerValue | None:
    """Let a melded permanent transform into its two fronts."""
    held = _refused_turning(board.asked_happening())
    return "done" if held is not None and held.is_melded else None


@misconception(
    "any-two-meld-cards",
    "Any two meld cards",
    Concept.MELD_WHAT_CANNOT_BE_MELDED,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="any two meld cards could be melded",
    says="Only the two cards of one pair meld; anything else stays where it is.",
    how_common="rare",
    level=2,
    keys=("outcome", "zone"),
    acts=(Meld,),
)
def any_two_meld_cards(board: AskedBoard) -> AnswerValue | None:
    """Meld any two meld cards."""

    def then(now: Happening) -> Table:
        if not isinstance(now.action, Meld) or now.is_done:
            return now.after
        table = now.after
        for label in now.action.objects:
            card = board.card_of(now.held(label))
            if card is None or card.shape is not Shape.MELD:
                return now.after
            table = table.with_object(msgspec.structs.replace(table.objects[label], zone="battlefield"))
        return table

    return board.answer_in(board.retold(then=then))


@misconception(
    "face-down-transforms",
    "Transforming face down",
    Concept.FACE_DOWN_CANNOT_TRANSFORM,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="a face-down double-faced card could transform",
    says="While face down it cannot transform at all.",
    how_common="common",
    level=3,
    acts=_TURNING_OVER,
)
def face_down_transforms(board: AskedBoard) -> AnswerValue | None:
    """Turn a face-down double-faced permanent to its back face."""

    def then(now: Happening) -> Table:
        held = _refused_turning(now)
        if held is None or held.face_down is None or len(held.base.faces) < 2 or held.base.kind is None:
            return now.after
        return now.changed(held, face_down=None, back_up=True)

    return board.answer_in(board.retold(then=then))


@misconception(
    "turned-up-to-the-back",
    "Turned up to the back",
    Concept.FACE_DOWN_THEN_UP_FRONT,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="turning up could show the back face",
    says="Turned up, a double-faced card always shows its front.",
    how_common="rare",
    level=2,
    acts=(TurnFaceUp,),
)
def turned_up_to_the_back(board: AskedBoard) -> AnswerValue | None:
    """Show the back face of what is turned face up."""

    def then(now: Happening) -> Table:
        if not isinstance(now.action, TurnFaceUp) or not now.is_done:
            return now.after
        held = now.held(next(iter(labels_of(now.action)), None))
        double = held is not None and held.base.shape is Shape.DOUBLE_FACED
        return now.changed(held, back_up=True) if double else now.after

    return board.answer_in(board.retold(then=then))


@misconception(
    "double-faced-turned-down",
    "A double-faced permanent turned down",
    Concept.CANNOT_BE_TURNED_FACE_DOWN,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="a double-faced permanent could be turned face down",
    says="Once face up on the battlefield, a double-faced permanent cannot be turned face down.",
    how_common="common",
    level=2,
    keys=("outcome", "face_down"),
    acts=(TurnFaceDown,),
)
def double_faced_turned_down(board: AskedBoard) -> AnswerValue | None:
    """Turn a double-faced permanent face down like any other."""
    for now in board.happenings():
        if not isinstance(now.action, TurnFaceDown) or now.is_done:
            continue
        held = now.was(now.action.object)
        if held is None or held.base.kind is None or held.face_down is not None:
            continue
        if board.key == "face_down":
            return True if board.asked.object == held.label else None
        return "done" if board.asked_happening().action == now.action else None
    return None


@misconception(
    "daybound-turned-by-anything",
    "Daybound turned by anything",
    Concept.DAYBOUND,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="another effect could turn a daybound permanent over",
    says="Daybound says it itself: this permanent turns over by daybound and by nothing else.",
    how_common="very common",
    level=2,
    acts=_TURNING_OVER,
)
def daybound_turned_by_anything(board: AskedBoard) -> AnswerValue | None:
    """Leave out what daybound and nightbound themselves forbid."""
    words = (Concept.DAYBOUND, Concept.NIGHTBOUND)

    def then(now: Happening) -> Table:
        held = _refused_turning(now)
        if held is None or not any(why.concept in words for why in now.outcome.reasons):
            return now.after
        return now.changed(held, back_up=not held.back_up, turned=(*held.turned, now.after.step))

    return board.answer_in(board.retold(then=then))


@misconception(
    "copy-turned-by-night",
    "A copy turned over by night",
    Concept.WHAT_CAN_TRANSFORM,
    Concept.COPY_OF_A_DOUBLE_FACED_PERMANENT,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="a copy of a daybound creature had a back face",
    says="A copy has the ability but not the second face, so there is nothing to turn to.",
    how_common="common",
    level=3,
    keys=PRINTED_KEYS,
    acts=COPYING,
)
def copy_turned_by_night(board: AskedBoard) -> AnswerValue | None:
    """Turn over a copy of a daybound creature at night as well."""
    held = board.held
    if held is None or not held.copies or board.table.day_night != "night" or not held.is_permanent:
        return None
    card = board.card_by_name(board.table, held.label)
    if card is None or card.back is None or "Daybound" not in card.front.keywords or board.key == "mana_value":
        return None
    return printed_value(card.back, board.key)


@misconception(
    "all-werewolves-at-night",
    "All Werewolves at night",
    Concept.DAY_AND_NIGHT,
    Concept.DAYBOUND,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="every Werewolf turned over when it became night",
    says=("Only daybound and nightbound listen to day and night; older Werewolves have abilities of their own."),
    how_common="common",
    level=2,
    acts=(DayNight,),
)
def all_werewolves_at_night(board: AskedBoard) -> AnswerValue | None:
    """Turn every double-faced Werewolf over as it becomes night, and back by day."""

    def then(now: Happening) -> Table:
        table = now.after
        if not isinstance(now.action, DayNight):
            return table
        for held in now.after.objects.values():
            faces = held.base.faces
            double = held.is_permanent and held.base.shape is Shape.DOUBLE_FACED and not held.copies
            wolf = double and any(_WEREWOLF in face.type_line.subtypes for face in faces)
            if wolf and held.back_up != (now.action.value == "night"):
                turned = msgspec.structs.replace(held, back_up=now.action.value == "night")
                table = table.with_object(turned)
        return table

    return board.answer_in(board.retold(then=then))


@misconception(
    "turned-to-a-sorcery",
    "A permanent turned into a sorcery",
    Concept.NOT_TO_AN_INSTANT_OR_SORCERY_FACE,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="a permanent could become its instant or sorcery side",
    says=("If the other side is an instant or sorcery, the instruction does nothing and the permanent stays as it is."),
    how_common="common",
    level=3,
    acts=_TURNING_OVER,
)
def turned_to_a_sorcery(board: AskedBoard) -> AnswerValue | None:
    """Turn a permanent into its instant or sorcery side, and put that into the graveyard."""

    def then(now: Happening) -> Table:
        held = _refused_turning(now)
        if held is None or len(held.base.faces) < 2 or held.copies or held.face_down is not None:
            return now.after
        other = held.base.faces[0 if held.back_up else 1]
        return now.changed(held, zone="graveyard") if other.type_line.is_instant_or_sorcery else now.after

    return board.answer_in(board.retold(then=then))


@misconception(
    "own-instruction-twice",
    "The own instruction twice",
    Concept.TRANSFORMED_ALREADY_IGNORED,
    root=Root.EVERYTHING_TURNS_OVER,
    as_if="its own ability could turn it over again",
    says="Her own ability works only if she has not turned over since it was put on the stack.",
    how_common="common",
    level=3,
    acts=_TURNING_OVER,
)
def own_instruction_twice(board: AskedBoard) -> AnswerValue | None:
    """Follow every instruction to transform, also one of its own that is too late."""

    def instead(_: Table, action: Action) -> Action:
        if isinstance(action, _TURNING_OVER) and action.ability_of is not None:
            return msgspec.structs.replace(action, ability_of=None, since=None)
        return action

    return board.answer_in(board.retold(instead=instead))
