"""Remembered: what an object was survives a change of zone."""

from __future__ import annotations

from typing import Any

import msgspec

from inspector.cards import Face, Shape
from inspector.rules import (
    Cast,
    Concept,
    CreateTokenCopy,
    GameObject,
    Move,
    Place,
    PutOntoBattlefield,
    Resolve,
    Table,
)
from inspector.training.asked_board import AskedBoard, Happening
from inspector.training.beliefs.misconception import Root, misconception
from inspector.training.beliefs.printed import PRINTED_KEYS, printed_value
from inspector.training.questions import AnswerValue

_MOVING = (Move, PutOntoBattlefield, Resolve)


def _face_left_behind(board: AskedBoard) -> tuple[Face, GameObject] | None:
    """Give the second face or half of what has left the battlefield, and how it last was there."""
    held, card = board.held, board.card_of(board.held)
    left = board.on_battlefield_before(board.asked.object)
    if held is None or card is None or left is None or len(card.faces) < 2 or held.is_spell:
        return None
    return card.faces[1], left[1]


@misconception(
    "side-remembered",
    "The side remembered",
    Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD,
    Concept.ZONE_CHANGE_A_NEW_OBJECT,
    root=Root.REMEMBERED,
    as_if="the card kept the side it had shown",
    says="Once it has left the battlefield the card is a new object, and only its front counts.",
    how_common="common",
    level=1,
    keys=tuple(key for key in PRINTED_KEYS if key != "mana_value"),
    acts=_MOVING,
)
def side_remembered(board: AskedBoard) -> AnswerValue | None:
    """Keep the side that a double-faced card showed on the battlefield."""
    found = _face_left_behind(board)
    return printed_value(found[0], board.key) if found is not None and found[1].back_up else None


@misconception(
    "returns-as-it-left",
    "Returned as it left",
    Concept.FACE_ON_ENTERING_FROM_ELSEWHERE,
    root=Root.REMEMBERED,
    as_if="the card came back the way it had left",
    says=("It enters with its front face up unless the effect says 'transformed'; nothing remembers the earlier side."),
    how_common="very common",
    level=1,
    acts=_MOVING,
)
def returns_as_it_left(board: AskedBoard) -> AnswerValue | None:
    """Let what returns have the face, half or doors that it last had on the battlefield."""
    last: dict[str, dict[str, Any]] = {}

    def then(now: Happening) -> Table:
        for label, held in now.before.objects.items():
            if held.is_permanent:
                last[label] = {"back_up": held.back_up, "flipped": held.flipped, "unlocked": held.unlocked}
        if not isinstance(now.action, PutOntoBattlefield) or not now.is_done or now.action.face_down:
            return now.after
        returned = now.held(now.action.object)
        known = returned is not None and returned.label in last
        return now.changed(returned, **last[now.action.object]) if known else now.after

    return board.answer_in(board.retold(then=then)) if any(map(_returns, board.actions)) else None


def _returns(action: object) -> bool:
    return isinstance(action, PutOntoBattlefield)


@misconception(
    "flipped-in-the-graveyard",
    "Flipped beyond the battlefield",
    Concept.UNFLIPPED_VALUES,
    Concept.STATUS_OF_PERMANENTS_ONLY,
    root=Root.REMEMBERED,
    as_if="the card stayed flipped in the graveyard",
    says="Only permanents are flipped; in every other zone the upright half counts.",
    how_common="common",
    level=1,
    keys=PRINTED_KEYS,
    acts=_MOVING,
)
def flipped_in_the_graveyard(board: AskedBoard) -> AnswerValue | None:
    """Keep a card flipped beyond the battlefield."""
    found, card = _face_left_behind(board), board.card_of(board.held)
    if found is None or card is None or card.shape is not Shape.FLIP or not found[1].flipped:
        return None
    kept = board.key in ("mana_cost", "mana_value", "colors")
    return printed_value(card.front if kept else found[0], board.key)


@misconception(
    "melded-dies-as-one-card",
    "One card after melding",
    Concept.MELDED_PERMANENT_LEAVES,
    Concept.MELD_CARD_FRONT_ONLY,
    root=Root.REMEMBERED,
    as_if="the melded permanent stayed one card in the graveyard",
    says="One permanent left, two cards arrived, each with its own front face.",
    how_common="very common",
    level=1,
    keys=PRINTED_KEYS,
    acts=(Move,),
)
def melded_dies_as_one_card(board: AskedBoard) -> AnswerValue | None:
    """Let a melded permanent that leaves become one card with the combined face."""
    held = board.held
    if held is None or held.is_permanent:
        return None
    melds = (one for now in board.happenings() for one in now.before.objects.values() if one.is_melded)
    whole = next((one for one in melds if held.label in one.melded_from), None)
    return printed_value(whole.base.faces[0], board.key) if whole is not None else None


@misconception(
    "effect-follows-the-card",
    "An effect following the card",
    Concept.ZONE_CHANGE_A_NEW_OBJECT,
    root=Root.REMEMBERED,
    as_if="the effect followed the card through the zones",
    says="After changing zones it is a new object, and the effect was for the old one.",
    how_common="common",
    level=1,
    acts=_MOVING,
)
def effect_follows_the_card(board: AskedBoard) -> AnswerValue | None:
    """Let effects go on applying to a card in its next zones."""
    if not board.table.effects:
        return None

    def then(now: Happening) -> Table:
        new = {
            held.identity: now.after.objects[label].identity
            for label, held in now.before.objects.items()
            if label in now.after.objects and now.after.objects[label].identity != held.identity
        }
        if not new:
            return now.after
        kept = now.before.effects
        effects = tuple(
            msgspec.structs.replace(one, identities=tuple(new.get(each, each) for each in one.identities))
            if one.identities is not None
            else one
            for one in kept
        )
        return msgspec.structs.replace(now.after, effects=effects)

    return board.answer_in(board.retold(then=then))


@misconception(
    "x-on-the-battlefield",
    "X remembered",
    Concept.X_IN_A_MANA_COST,
    root=Root.REMEMBERED,
    as_if="X kept its value on the battlefield",
    says="X counts only on the stack; everywhere else it is 0.",
    how_common="very common",
    level=2,
    keys=("mana_value",),
    acts=(Cast,),
)
def x_on_the_battlefield(board: AskedBoard) -> AnswerValue | None:
    """Let X keep the number that was chosen for it."""
    held = board.held
    card = board.card_of(held)
    casts = [one for one in board.actions if isinstance(one, Cast) and one.object == board.asked.object and one.x]
    if held is None or card is None or not casts or held.is_spell or held.copies or len(card.faces) > 1:
        return None
    cost = card.front.mana_cost
    return None if cost is None else cost.mana_value(casts[-1].x or 0)


@misconception(
    "token-comes-back",
    "A token coming back",
    Concept.TOKEN_OFF_THE_BATTLEFIELD,
    root=Root.REMEMBERED,
    as_if="a token could return from another zone",
    says="A token that has left cannot come back, and soon it ceases to exist.",
    how_common="very common",
    level=1,
    acts=(PutOntoBattlefield,),
)
def token_comes_back(board: AskedBoard) -> AnswerValue | None:
    """Let tokens change zones like cards."""
    makes = {one.label for one in board.actions if isinstance(one, CreateTokenCopy)}
    makes |= {one.label for one in board.actions if isinstance(one, Place) and one.token}

    def then(now: Happening) -> Table:
        action = now.action
        if not isinstance(action, PutOntoBattlefield) or action.object not in makes or now.is_done:
            return now.after
        held = now.held(action.object)
        return now.changed(held, zone="battlefield") if held is not None else now.after

    if not makes or not any(isinstance(one, PutOntoBattlefield) and one.object in makes for one in board.actions):
        return None
    if board.key == "outcome" and isinstance(board.asked_happening().action, PutOntoBattlefield):
        return "done"
    return board.answer_in(board.retold(then=then)) if board.held is not None else None


@misconception(
    "modal-land-returns",
    "The land side returned",
    Concept.MODAL_CARD_WHOSE_FRONT_IS_NO_PERMANENT,
    root=Root.REMEMBERED,
    as_if="a modal card came back as the side that can be a permanent",
    says="It would enter front up, and the front is not a permanent card; so it stays in exile.",
    how_common="common",
    level=3,
    acts=(PutOntoBattlefield,),
)
def modal_land_returns(board: AskedBoard) -> AnswerValue | None:
    """Put a modal card onto the battlefield with whichever face is a permanent."""

    def then(now: Happening) -> Table:
        if not isinstance(now.action, PutOntoBattlefield) or now.is_done:
            return now.after
        held = now.held(now.action.object)
        card = board.card_of(held)
        if card is None or card.back is None or card.front.type_line.is_permanent:
            return now.after
        return now.changed(held, zone="battlefield", back_up=True) if card.back.type_line.is_permanent else now.after

    return board.answer_in(board.retold(then=then))


@misconception(
    "returned-room-is-open",
    "A returned Room with an open door",
    Concept.DOOR_UNLOCKED_ON_ENTERING,
    root=Root.REMEMBERED,
    as_if="every Room entered with a door unlocked",
    says="A door opens on entering only if that half was cast; nothing was cast here.",
    how_common="very common",
    level=2,
    acts=(PutOntoBattlefield, CreateTokenCopy),
)
def returned_room_is_open(board: AskedBoard) -> AnswerValue | None:
    """Unlock the left half whenever a Room enters."""

    def then(now: Happening) -> Table:
        action = now.action
        made = action.label if isinstance(action, CreateTokenCopy) else getattr(action, "object", None)
        held = now.held(made)
        if not isinstance(action, (PutOntoBattlefield, CreateTokenCopy)) or held is None or not now.is_done:
            return now.after
        opens = board.is_a_room(held) and not held.unlocked and held.is_permanent
        return now.changed(held, unlocked=("left",)) if opens else now.after

    return board.answer_in(board.retold(then=then))
