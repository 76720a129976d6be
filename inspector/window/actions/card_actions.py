"""What each key of the card does: from the selected object to the action; whether the rules allow it says the core."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from inspector.rules import (
    Action,
    Convert,
    Counters,
    Flip,
    GameObject,
    Lock,
    Meld,
    Result,
    Tap,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    Unlock,
    Untap,
)
from inspector.window.board.session import Session

Make = Callable[[Session, GameObject], Action | str]
Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")


def turning(session: Session, held: GameObject) -> Action:
    """Transform, or convert where that is the one of the two that would do something."""
    transform: Action = Transform(object=held.label, player=held.controller)
    convert: Action = Convert(object=held.label, player=held.controller)
    return _first_done(session, (transform, convert))


def _first_done(session: Session, actions: tuple[Action, ...]) -> Action:
    """The first of several actions that would do something; the very first where none would."""
    for action in actions:
        tried = session.tries.tried(action)
        if tried is not None and tried[1].result is Result.DONE:
            return action
    return actions[0]


def _flip(_session: Session, held: GameObject) -> Action:
    return Flip(object=held.label, player=held.controller)


def _unlock(session: Session, held: GameObject) -> Action:
    """The one door that can be unlocked; of two the left one stands for both until the user has chosen."""
    doors = locked_doors(session, held)
    return unlocking(session, held, doors[0]) if len(doors) > 1 else Unlock(object=held.label, player=held.controller)


def locked_doors(session: Session, held: GameObject) -> tuple[Side, ...]:
    """The doors of an object that an effect could unlock now."""
    if not held.is_permanent:
        return ()
    tried = (
        (side, session.tries.tried(Unlock(object=held.label, half=side, player=held.controller))) for side in SIDES
    )
    return tuple(side for side, found in tried if found is not None and found[1].result is Result.DONE)


def unlocking(session: Session, held: GameObject, side: Side) -> Action:
    """Unlock a door for its cost, or by an effect where that is not allowed now."""
    special = Unlock(object=held.label, half=side, by="special action", player=held.controller)
    return _first_done(session, (special, Unlock(object=held.label, half=side, player=held.controller)))


def _door(side: Side) -> Make:
    """Unlock a door for its cost, or by an effect where that is not allowed now; lock it where it is unlocked."""

    def make(session: Session, held: GameObject) -> Action:
        if side in held.unlocked:
            return Lock(object=held.label, half=side, player=held.controller)
        return unlocking(session, held, side)

    return make


def _face_down(session: Session, held: GameObject) -> Action:
    """Face up by the permission that goes with how it came to be face down, or by an effect."""
    if held.face_down is None:
        return TurnFaceDown(object=held.label, face_down=True, player=held.controller)
    ways = [TurnFaceUp(object=held.label, player=held.controller)]
    if held.face_down.cause != "effect":
        ways.insert(0, TurnFaceUp(object=held.label, by=held.face_down.cause, player=held.controller))
    return _first_done(session, tuple(ways))


def _tap(_session: Session, held: GameObject) -> Action:
    kind = Untap if held.tapped else Tap
    return kind(object=held.label, player=held.controller)


def _meld(session: Session, held: GameObject) -> Action | str:
    partner = held.cards[0].melds_with if held.cards else None
    if partner is None:
        return "it is not part of a meld pair"
    others = (other for other in session.table.objects.values() if other.label != held.label and other.cards)
    found = next((other.label for other in others if other.cards[0].name == partner), None)
    if found is None:
        return f"{partner} is not on the board"
    return Meld(objects=(held.label, found), label=f"{held.label}+{found}", player=held.controller)


def counter_kind(session: Session, held: GameObject) -> str:
    """The kind of counter that goes with what an object is."""
    types = session.values()[held.label].types
    if "Creature" in types:
        return "+1/+1"
    if "Planeswalker" in types:
        return "loyalty"
    if "Battle" in types:
        return "defense"
    return "lore" if "Saga" in session.values()[held.label].subtypes else "charge"


def _add_counter(session: Session, held: GameObject) -> Action:
    return Counters(object=held.label, kind=counter_kind(session, held), count=1, player=held.controller)


def _remove_counter(session: Session, held: GameObject) -> Action | str:
    kind = counter_kind(session, held)
    if not held.counters.get(kind):
        kind = next(iter(held.counters), "")
    if not kind:
        return "there are no counters on it"
    return Counters(object=held.label, kind=kind, count=-1, player=held.controller)


# The id, the text and the action; in menus by these groups.
RECORDS: tuple[tuple[str, str, Make, int], ...] = (
    ("transform", "Transform or convert", turning, 0),
    ("flip", "Flip", _flip, 0),
    ("unlock_left", "Unlock or lock the left door", _door("left"), 0),
    ("unlock_right", "Unlock or lock the right door", _door("right"), 0),
    ("unlock", "Unlock a door", _unlock, 0),
    ("face_down", "Turn face down or up", _face_down, 0),
    ("meld", "Meld", _meld, 0),
    ("tap", "Tap or untap", _tap, 0),
    ("add_counter", "Add a counter", _add_counter, 1),
    ("remove_counter", "Remove a counter", _remove_counter, 1),
)
