"""What lies below: a face-down object is taken for the card below it."""

from __future__ import annotations

import msgspec

from inspector.rules import (
    Action,
    Cloak,
    Concept,
    Effect,
    GameObject,
    Look,
    Manifest,
    Move,
    Result,
    Table,
    TurnFaceUp,
    labels_of,
)
from inspector.training.asked_board import AskedBoard, Happening
from inspector.training.beliefs.copied import COPYING, as_copied
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import PRINTED_KEYS, printed_value
from inspector.training.questions import AnswerValue

_BELOW = tuple(key for key in PRINTED_KEYS if key not in ("power", "toughness"))


def _face_down(board: AskedBoard) -> GameObject | None:
    held = board.held
    return held if held is not None and held.face_down is not None and held.zone in ("battlefield", "stack") else None


@misconception(
    "the-card-below-counts",
    "The card below counted",
    Concept.TWO_TWO_BY_DEFAULT,
    Concept.MANIFEST,
    root=Root.WHAT_LIES_BELOW,
    as_if="the card below showed through",
    says="Face down it has only what the rule lists: a 2/2 creature without name, cost or text.",
    how_common="very common",
    level=1,
    keys=_BELOW,
)
def the_card_below_counts(board: AskedBoard) -> AnswerValue | None:
    """Take all but the size from the card below."""
    held = _face_down(board)
    return None if held is None else printed_value(held.base.faces[0], board.key)


@misconception(
    "manifested-land-is-a-land",
    "A land below stays a land",
    Concept.ONLY_THE_LISTED_VALUES,
    Concept.MANIFEST,
    root=Root.WHAT_LIES_BELOW,
    as_if="a manifested land were still a land",
    says="Nothing of the card below is left: it is a creature and nothing else.",
    how_common="common",
    level=1,
    keys=("types",),
)
def manifested_land_is_a_land(board: AskedBoard) -> AnswerValue | None:
    """Add "creature" to the card types of the card below."""
    held = _face_down(board)
    if held is None:
        return None
    return list(dict.fromkeys((*held.base.faces[0].type_line.types, "Creature")))


@misconception(
    "copy-sees-below",
    "A copy that looks below",
    Concept.TWO_TWO_BY_DEFAULT,
    Concept.COPIABLE_VALUES,
    root=Root.WHAT_LIES_BELOW,
    as_if="the copy saw the card below",
    says="Being face down makes the 2/2 values the copiable ones, and these are what is copied.",
    how_common="common",
    level=2,
    acts=COPYING,
)
def copy_sees_below(board: AskedBoard) -> AnswerValue | None:
    """Copy the card below a face-down permanent."""

    def below(copy: GameObject, original: GameObject) -> GameObject:
        return copy if original.face_down is None else as_copied(copy, original.base)

    return board.answer_with_copies(below)


@misconception(
    "paid-up-though-no-creature",
    "Any manifested card paid up",
    Concept.MANIFEST_TURNED_UP_FOR_ITS_MANA_COST,
    root=Root.WHAT_LIES_BELOW,
    as_if="any manifested card could be turned up for its cost",
    says="Only a creature card can be turned up this way; another card needs an effect or its own morph.",
    how_common="very common",
    level=2,
    acts=(TurnFaceUp,),
)
def paid_up_though_no_creature(board: AskedBoard) -> AnswerValue | None:
    """Let every manifested or cloaked card be turned up for its mana cost."""

    def then(now: Happening) -> Table:
        action, held = now.action, now.held(next(iter(labels_of(now.action)), None))
        paid = isinstance(action, TurnFaceUp) and action.by in ("manifest", "cloak") and not now.is_done
        if not paid or held is None or held.face_down is None or held.base.faces[0].mana_cost is None:
            return now.after
        return now.changed(held, face_down=None)

    return board.answer_in(board.retold(then=then))


@misconception(
    "instant-turned-up",
    "An instant turned up",
    Concept.MANIFEST_INSTANT_OR_SORCERY_STAYS_DOWN,
    root=Root.WHAT_LIES_BELOW,
    as_if="an instant turned face up went to the graveyard",
    says="It is shown and stays face down; it does not leave.",
    how_common="common",
    level=3,
    acts=(TurnFaceUp,),
)
def instant_turned_up(board: AskedBoard) -> AnswerValue | None:
    """Turn an instant or sorcery up, and put it into the graveyard."""

    def then(now: Happening) -> Table:
        action, held = now.action, now.held(next(iter(labels_of(now.action)), None))
        if not isinstance(action, TurnFaceUp) or now.is_done or held is None or held.face_down is None:
            return now.after
        spell = held.base.faces[0].type_line.is_instant_or_sorcery
        return now.changed(held, face_down=None, zone="graveyard") if spell else now.after

    return board.answer_in(board.retold(then=then))


@misconception(
    "cloak-without-ward",
    "All face-down alike",
    Concept.CLOAK,
    root=Root.WHAT_LIES_BELOW,
    as_if="all ways to be face down gave the same values",
    says="Ask what turned it down: cloak and disguise give ward, morph and manifest do not.",
    how_common="common",
    level=2,
    keys=("keywords", "abilities"),
    acts=(Cloak,),
)
def cloak_without_ward(board: AskedBoard) -> AnswerValue | None:
    """Take the plain 2/2 for whatever turned a card face down."""

    def instead(_: Table, action: Action) -> Action:
        return Manifest(object=action.object, player=action.player) if isinstance(action, Cloak) else action

    return board.answer_in(board.retold(instead=instead))


@misconception(
    "nameless-share-a-name",
    "Nameless ones sharing a name",
    Concept.ONLY_THE_LISTED_VALUES,
    root=Root.WHAT_LIES_BELOW,
    as_if="two nameless permanents had the same name",
    says="No name is not a name: nameless objects share a name with nothing.",
    how_common="common",
    level=3,
    acts=(Effect,),
)
def nameless_share_a_name(board: AskedBoard) -> AnswerValue | None:
    """Take two objects without a name for two of the same name."""

    def instead(table: Table, action: Action) -> Action:
        if not isinstance(action, Effect) or action.filter is None or action.filter.same_name_as is None:
            return action
        original = action.filter.same_name_as
        if original not in table.objects or board.value_on(table, original, "name"):
            return action
        nameless = msgspec.structs.replace(action.filter, same_name_as=None, face_down=True)
        return msgspec.structs.replace(action, filter=nameless)

    return board.answer_in(board.retold(instead=instead))


@misconception(
    "owner-may-look",
    "The owner's look",
    Concept.WHO_MAY_LOOK,
    root=Root.WHAT_LIES_BELOW,
    as_if="the owner could always look at the card",
    says="The controller of a face-down permanent may look at it, not its owner.",
    how_common="common",
    level=3,
    keys=("outcome",),
    acts=(Look,),
)
def owner_may_look(board: AskedBoard) -> AnswerValue | None:
    """Let the owner look at a face-down permanent."""
    now = board.asked_happening()
    if not isinstance(now.action, Look) or now.outcome.result is not Result.ILLEGAL:
        return None
    held = now.was(now.action.object)
    asks = now.action.player or now.before.players[0]
    return "done" if held is not None and held.face_down is not None and held.owner == asks else None


@misconception(
    "leaves-unseen",
    "A face-down card leaving unseen",
    Concept.REVEALED_ON_LEAVING,
    root=Root.WHAT_LIES_BELOW,
    as_if="a face-down card stayed hidden as it left",
    says="Whatever leaves the battlefield face down is shown to everyone.",
    how_common="common",
    level=1,
    keys=("events",),
    acts=(Move,),
)
def leaves_unseen(board: AskedBoard) -> AnswerValue | None:
    """Let what leaves the battlefield face down stay hidden."""
    return [] if "revealed" in board.asked.about else None
