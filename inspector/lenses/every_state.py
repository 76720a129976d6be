"""The matrix: one card alone in every zone and state that the edition lets it have, set up one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from inspector.cards import Card, Shape
from inspector.lenses.seen import LensError, Seen, row_of
from inspector.rules import Characteristics, CreateTokenCopy, Meld, Place, Result, Table, Zone, characteristics, perform
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
        raise LensError(f'"{label}" is a token or a copy: no card stands for it in other zones')
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
    # In exile and on the stack it is face down in one way only that shows.
    yield from ({"face_down": cause} for cause in (_FACE_DOWN if zone == "battlefield" else (True,)))


def _copied(there: Table, way: dict[str, Any]) -> Iterator[tuple[Characteristics, dict[str, Any]]]:
    """The token that is a copy of it, as it shows alone."""
    after, outcome = perform(there, CreateTokenCopy(of=_ME, label="copy"))
    if outcome.result is Result.DONE:
        alone = msgspec.structs.replace(after, objects={"copy": after.objects["copy"]}, effects=())
        yield _found(alone, "copy", {**way, "copied": True})


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
    if found.unlocked or "unlocked" in way:
        state["unlocked"] = list(found.unlocked)
    more = ("inset", "prototype", "bestow", "copied", "melded")
    return found, {**state, **{key: True for key in more if way.get(key)}}
