"""What could be done to an object: every action that applies to it, with the outcome and the changes if taken now.

The offers come from ``perform`` itself, so that a greyed action and a refused one have the same reasons.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Kind, Shape
from inspector.rules import actions as act
from inspector.rules.actions import Action
from inspector.rules.characteristics import characteristics
from inspector.rules.errors import NotComputedError
from inspector.rules.objects import GameObject
from inspector.rules.outcomes import Outcome, Result
from inspector.rules.performing import perform
from inspector.rules.table import Table
from inspector.rules.values import VALUE_KEYS

_ZONES: tuple[act.Zone, ...] = ("hand", "library", "graveyard", "exile", "command", "outside")
_SHOWN = tuple(key for key in VALUE_KEYS if key not in ("state_based", "looks_like", "names"))


class ValueChange(msgspec.Struct, frozen=True):
    """A value that an action would change: of which object, which key, from what to what."""

    label: str
    key: str
    before: object
    after: object


class Offer(msgspec.Struct, frozen=True):
    """An action that could be taken: what it is called, how it would end, what it would change.

    ``outcome`` is None where the core does not compute the action yet; ``not_computed`` then says so.
    """

    action: Action
    text: str
    outcome: Outcome | None = None
    changes: tuple[ValueChange, ...] = ()
    not_computed: str = ""

    @property
    def is_possible(self) -> bool:
        """Whether the action would do something."""
        return self.outcome is not None and self.outcome.result is Result.DONE


def available_actions(table: Table, label: str) -> tuple[Offer, ...]:
    """List what could be done to an object, the likeliest first; raises RulesError for an unknown label."""
    held = table.object(label)
    return tuple(_offer(table, action, text) for action, text in _candidates(held))


def likeliest_action(table: Table, label: str) -> Offer | None:
    """Give the first action that would do something: what a double click does; None where there is none."""
    return next((offer for offer in available_actions(table, label) if offer.is_possible), None)


def _offer(table: Table, action: Action, text: str) -> Offer:
    try:
        after, outcome = perform(table, action)
    except NotComputedError as error:
        return Offer(action, text, not_computed=str(error))
    changes = value_changes(table, after) if outcome.result is Result.DONE else ()
    return Offer(action, text, outcome, changes)


def value_changes(before: Table, after: Table) -> tuple[ValueChange, ...]:
    """List what differs in the values of every object on both tables."""
    changes: list[ValueChange] = []
    for label, held in after.objects.items():
        if label not in before.objects:
            continue
        if held is before.objects[label] and after.day_night == before.day_night:
            continue
        old, new = characteristics(before, label), characteristics(after, label)
        changes.extend(
            ValueChange(label, key, old.value(key), new.value(key))
            for key in _SHOWN
            if old.value(key) != new.value(key)
        )
    return tuple(changes)


def _candidates(held: GameObject) -> list[tuple[Action, str]]:
    owner = held.owner
    if held.is_permanent:
        return _for_permanent(held)
    found: list[tuple[Action, str]] = []
    if held.is_spell:
        found.append((act.Resolve(object=held.label, player=held.controller), "Resolve"))
    else:
        found.extend(_for_card(held))
    found.extend(_moves(held, owner))
    return found


def _for_permanent(held: GameObject) -> list[tuple[Action, str]]:
    label, player = held.label, held.controller
    tapping: tuple[Action, str] = (act.Tap(object=label, player=player), "Tap")
    if held.tapped:
        tapping = (act.Untap(object=label, player=player), "Untap")
    found: list[tuple[Action, str]] = [(act.Transform(object=label, player=player), "Transform"), tapping]
    found.append((act.Convert(object=label, player=player), "Convert"))
    return [*found, *_moves(held, player)]


def _for_card(held: GameObject) -> list[tuple[Action, str]]:
    """The ways to cast it, to play it, and to put it onto the battlefield; a land is played rather than cast."""
    label, player, faces = held.label, held.owner, held.base.faces
    cast: list[tuple[Action, str]] = []
    play: list[tuple[Action, str]] = []
    if held.base.shape is Shape.SPLIT:
        cast.append((act.Cast(object=label, half="left", player=player), f"Cast {faces[0].name}"))
        cast.append((act.Cast(object=label, half="right", player=player), f"Cast {faces[1].name}"))
    elif held.double_faced is Kind.MODAL:
        for side, face in zip(("front", "back"), faces, strict=True):
            up: act.Side = "front" if side == "front" else "back"
            if "Land" in face.type_line.types:
                play.append((act.PlayLand(object=label, face=up, player=player), f"Play {face.name}"))
            else:
                cast.append((act.Cast(object=label, face=up, player=player), f"Cast {face.name}"))
    elif "Land" in faces[0].type_line.types:
        play.append((act.PlayLand(object=label, player=player), f"Play {faces[0].name}"))
    else:
        cast.append((act.Cast(object=label, player=player), f"Cast {faces[0].name}"))
    put: list[tuple[Action, str]] = [
        (act.PutOntoBattlefield(object=label, player=player), "Put onto the battlefield"),
    ]
    if held.base.shape is Shape.DOUBLE_FACED:
        transformed = act.PutOntoBattlefield(object=label, transformed=True, player=player)
        cast.append((act.Cast(object=label, transformed=True, player=player), f"Cast transformed: {faces[1].name}"))
        put.append((transformed, f"Put onto the battlefield transformed: {faces[1].name}"))
    return [*play, *cast, *put]


def _moves(held: GameObject, player: str) -> list[tuple[Action, str]]:
    words: dict[act.Zone, str] = {"outside": "Put outside the game"}
    return [
        (act.Move(object=held.label, to=zone, player=player), words.get(zone, f"Move to {zone}"))
        for zone in _ZONES
        if zone != held.zone
    ]
