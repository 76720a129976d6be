"""Where a dragged card may be put: for each zone the action that dropping there would be, tried out by the core."""

from __future__ import annotations

import msgspec

from inspector.rules import Action, Cast, Move, PlayLand, PutOntoBattlefield, Resolve, Result, characteristics
from inspector.window.desk_scene import spot_of
from inspector.window.places import Spot, spots
from inspector.window.session import Session
from inspector.window.zone_fields import Target


class Drop(msgspec.Struct, frozen=True):
    """What dropping a card in a zone would do: the action, None where it is not possible, and what to show."""

    target: Target
    action: Action | None = None


def drops(session: Session, label: str) -> dict[Spot, Drop]:
    """What dropping an object would do in each zone but its own."""
    table = session.table
    if label not in table.objects:
        return {}
    here = spot_of(table.objects[label], session.values()[label])
    return {spot: _drop(session, label, spot) for spot in spots(table.players) if spot != here}


def _drop(session: Session, label: str, spot: Spot) -> Drop:
    refusal = Drop(Target(possible=False, text=_NOT_BY_HAND))
    for action, words in reversed(_ways(session, label, spot)):
        tried = session.tried(action)
        if tried is None:
            continue
        after, outcome = tried
        if outcome.result is not Result.DONE:
            refusal = Drop(Target(possible=False, text=outcome.says, reasons=outcome.reasons))
        elif label in after.objects and spot_of(after.objects[label], characteristics(after, label)) != spot:
            text = f"It would go to {after.objects[label].owner}’s {after.objects[label].zone}."
            refusal = Drop(Target(possible=False, text=text, reasons=outcome.reasons))
        else:
            refusal = Drop(Target(possible=True, text=words, reasons=outcome.reasons), action)
    return refusal


_NOT_BY_HAND = "Only an effect puts it there: not computed yet."


def _ways(session: Session, label: str, spot: Spot) -> list[tuple[Action, str]]:
    """The actions that may bring an object to a zone, the best first."""
    held = session.table.objects[label]
    if spot.zone == "battlefield":
        if held.zone == "battlefield":
            return []
        if held.zone == "stack":
            return [(Resolve(object=label, player=spot.player), "Resolve")]
        put: tuple[Action, str] = (PutOntoBattlefield(object=label, player=spot.player), "Put onto the battlefield")
        if held.zone == "hand" and "Land" in session.values()[label].types:
            return [(PlayLand(object=label, player=spot.player), "Play as a land"), put]
        return [put]
    if spot.zone == "stack":
        return [(Cast(object=label, player=held.owner), "Cast")]
    move = msgspec.convert({"do": "move", "object": label, "to": spot.zone, "player": held.owner}, Move)
    return [(move, f"Move to {spot.zone}")]
