"""Where a dragged card may be put: for each zone the action that dropping there would be, tried out by the core."""

from __future__ import annotations

import msgspec

from inspector.cards import possessive
from inspector.library import LibraryError
from inspector.rules import (
    Action,
    Result,
    RulesError,
    characteristics,
    ways_to,
)
from inspector.window.board.placing import placing
from inspector.window.board.session import Session
from inspector.window.desk.places import Spot, spots
from inspector.window.desk.scene import spot_of
from inspector.window.desk.zone_fields import DropTarget


class Drop(msgspec.Struct, frozen=True):
    """What dropping cards in a zone would do: the actions, none where it is not possible, and what to show."""

    target: DropTarget
    actions: tuple[Action, ...] = ()


# Of more cards than this only the first are tried out while they are dragged; when they are dropped, all are.
_MOST_TRIED = 8


def drops_of_all(session: Session, labels: tuple[str, ...]) -> dict[Spot, Drop]:
    """What dropping several objects would do in each zone in which not all of them lie."""
    if len(labels) == 1:
        return drops(session, labels[0])
    each = [drops(session, label) for label in labels[:_MOST_TRIED]]
    found = {spot: [one[spot] for one in each if spot in one] for spot in spots(session.table.players)}
    return {spot: _together(held, len(labels)) for spot, held in found.items() if held}


def drop_of_all(session: Session, labels: tuple[str, ...], spot: Spot) -> Drop:
    """What dropping several objects does in a zone; those that lie there already stay."""
    table, values = session.table, session.values()
    moving = [label for label in labels if label in table.objects and spot_of(values[label]) != spot]
    return _together([_drop(session, label, spot) for label in moving], len(moving))


def _together(each: list[Drop], count: int) -> Drop:
    possible = [drop for drop in each if drop.actions]
    if len(each) == 1 or not possible:
        return each[0] if each else Drop(DropTarget(possible=False, text="They are already there."))
    words = possible[0].target.text
    left_out = "" if len(possible) == len(each) else ", some of them not"
    actions = tuple(action for drop in possible for action in drop.actions)
    return Drop(DropTarget(possible=True, text=f"{words}: {count} cards{left_out}"), actions)


def placements(session: Session, name: str) -> dict[Spot, DropTarget]:
    """What putting a card of the search into each zone would do."""
    found: dict[Spot, DropTarget] = {}
    for spot in spots(session.table.players):
        try:
            tried = session.tries.tried(
                placing(session.table, name, spot.zone, spot.player or session.table.players[0])
            )
        except (RulesError, LibraryError) as error:
            found[spot] = DropTarget(possible=False, text=str(error))
            continue
        if tried is None:
            found[spot] = DropTarget(possible=False, text="Putting it there is not computed yet.")
        elif tried[1].result is Result.DONE:
            found[spot] = DropTarget(possible=True, text=f"Put here: {spot.zone}")
        else:
            found[spot] = DropTarget(possible=False, text=tried[1].says, reasons=tried[1].reasons)
    return found


def drops(session: Session, label: str) -> dict[Spot, Drop]:
    """What dropping an object would do in each zone but its own."""
    table = session.table
    if label not in table.objects:
        return {}
    here = spot_of(session.values()[label])
    return {spot: _drop(session, label, spot) for spot in spots(table.players) if spot != here}


def _drop(session: Session, label: str, spot: Spot) -> Drop:
    refusal = Drop(DropTarget(possible=False, text=_NOT_BY_HAND))
    held = session.table.objects[label]
    for action, words in reversed(ways_to(session.table, held, spot.zone, spot.player)):
        tried = session.tries.tried(action)
        if tried is None:
            continue
        after, outcome = tried
        if outcome.result is not Result.DONE:
            refusal = Drop(DropTarget(possible=False, text=outcome.says, reasons=outcome.reasons))
        elif label in after.objects and spot_of(characteristics(after, label)) != spot:
            text = f"It would go to {possessive(after.objects[label].owner)} {after.objects[label].zone}."
            refusal = Drop(DropTarget(possible=False, text=text, reasons=outcome.reasons))
        else:
            refusal = Drop(DropTarget(possible=True, text=words, reasons=outcome.reasons), (action,))
    return refusal


_NOT_BY_HAND = "Only an effect puts it there: not computed yet."
