"""The matrix: one card alone in every zone and state that the edition lets it have, set up one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from inspector.cards import Card, Shape
from inspector.cards.keywords import CASTS_FACE_DOWN
from inspector.lenses.blank import with_blank
from inspector.lenses.seen import LensError, Seen, object_called, row_of
from inspector.rules import (
    BecomeCopy,
    Characteristics,
    CreateTokenCopy,
    Meld,
    Move,
    Place,
    PutOntoBattlefield,
    Result,
    Table,
    Zone,
    characteristics,
    perform,
)
from inspector.rules.events.meld import MELD_PAIRS

_ZONES: Final[tuple[Zone, ...]] = ("battlefield", "stack", "hand", "library", "graveyard", "exile", "command")
_FACE_DOWN: Final = (True, "morph", "disguise", "manifest", "cloak")
_ME: Final = "it"


def matrix(table: Table, label: str) -> Seen:
    """Show the card of an object in each state it can have, alone on an empty table of the same edition.

    Raises LensError for what no card represents, RulesError where there is no such object.
    """
    held = table.object(label)
    if not held.cards:
        raise LensError(f"{object_called(table, label)} is a token or a copy: no card stands for it in other zones")
    empty = Table(edition=table.edition, players=table.players, pool=table.pool)
    rows = []
    for card in held.cards:
        for found, state in _states(empty, card):
            row = row_of(found, state)
            if row not in rows:
                rows.append(row)
    return Seen(lens="matrix", object=label, edition=table.edition.key, rows=tuple(rows))


def _states(empty: Table, card: Card) -> Iterator[tuple[Characteristics, dict[str, Any]]]:
    for zone in _ZONES:
        for way in _ways(card, zone):
            action = Place(card=card.name, label=_ME, zone=zone, **way)
            there, outcome = perform(empty, action)
            if outcome.result is not Result.DONE:
                continue
            yield _found(there, _ME, way)
            if zone == "battlefield" and "face_down" not in way:
                yield from _copied(there, way)
    yield from _melded(empty, card)


def _ways(card: Card, zone: Zone) -> Iterator[dict[str, Any]]:
    """Give the fields of a set-up for each state that a card of this shape might have in a zone."""
    yield {}
    if card.shape is Shape.DOUBLE_FACED:
        yield {"face": "back"}
    if card.shape is Shape.FLIP:
        yield {"flipped": True}
    if zone == "stack":
        yield from ({"half": half} for half in ("left", "right", "fused"))
        yield from ({way: True} for way in ("inset", "prototype", "bestow"))
    if zone == "battlefield":
        yield from ({"unlocked": halves} for halves in (("left",), ("right",), ("left", "right")) if card.is_room)
        yield from ({way: True} for way in ("prototype", "bestow"))
    yield from ({"face_down": cause} for cause in _causes(card, zone))


def _causes(card: Card, zone: Zone) -> Iterator[bool | str]:
    """Give what may hide it in a zone: in exile it shows in one way only, as a spell by what lets it be cast so too."""
    for cause in _FACE_DOWN:
        cast = not CASTS_FACE_DOWN.get(cause, frozenset()).isdisjoint(card.front.keywords)
        if zone == "battlefield" or cause is True or (zone == "stack" and cast):
            yield cause


def _copied(there: Table, way: dict[str, Any]) -> Iterator[tuple[Characteristics, dict[str, Any]]]:
    """Show alone the permanent that is a copy of it, and the token where that has both faces (707.8, 707.8a).

    Both enter as copies, with the counters that such a permanent enters with (707.5, 306.5b, 310.4b); where an object
    cannot, as an Aura with nothing to enchant, it has become a copy.
    """
    blank = with_blank(there, "copy")
    aside, _ = perform(blank, Move(object="copy", to="exile"))
    entered = perform(aside, PutOntoBattlefield(object="copy", as_copy_of=_ME))
    if entered[1].result is not Result.DONE:
        entered = perform(blank, BecomeCopy(object="copy", of=_ME))
    up = characteristics(there, _ME).face_up
    for (after, outcome), more in (
        (entered, {"copied": True}),
        (perform(blank, CreateTokenCopy(of=_ME, label="token")), {"copied": True, "token": True}),
    ):
        label = "token" if "token" in more else "copy"
        if outcome.result is not Result.DONE or ("token" in more and after.objects[label].double_faced is None):
            continue
        alone = msgspec.structs.replace(after, objects={label: after.objects[label]}, effects=())
        found, state = _found(alone, label, {**way, **more})
        # Of which face it is a copy, which its own sides would not tell.
        yield found, {**state, "face_up": up}


def _melded(empty: Table, card: Card) -> Iterator[tuple[Characteristics, dict[str, Any]]]:
    """The permanent that it makes together with the other card of its pair, where that card is known here."""
    for pair, _ in MELD_PAIRS:
        if card.name not in pair or any(empty.pool.find(name) is None for name in pair):
            continue
        table, labels = empty, ("first", "second")
        for name, label in zip(pair, labels, strict=True):
            table, _ = perform(table, Place(card=name, label=label, zone="battlefield"))
        after, outcome = perform(table, Meld(objects=labels, label=_ME))
        if outcome.result is Result.DONE and _ME in after.objects:
            yield _found(after, _ME, {"melded": True})
            yield from _copied(after, {"melded": True})


def _found(table: Table, label: str, way: dict[str, Any]) -> tuple[Characteristics, dict[str, Any]]:
    found = characteristics(table, label)
    held = table.object(label)
    state: dict[str, Any] = {
        "zone": held.zone,
        "face_up": found.face_up,
        "face_down": found.face_down,
        "flipped": found.flipped,
        "half": held.half,
    }
    if found.unlocked or ("unlocked" in way and "copied" not in way):
        state["unlocked"] = list(found.unlocked)
    more = ("inset", "prototype", "bestow", "copied", "token", "melded")
    return found, {**state, **{key: True for key in more if way.get(key)}}
