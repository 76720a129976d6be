"""What the desk shows, as plain values made from the session: which card lies in which place, and how it looks."""

from __future__ import annotations

import msgspec

from inspector.drawing import CardLook
from inspector.rules import Characteristics, GameObject, Table
from inspector.window.arrange import Tile
from inspector.window.card_looks import look_of, other_face, peek_look
from inspector.window.places import Spot
from inspector.window.session import Session
from inspector.window.value_words import rows, sentence, text_of


class CardView(msgspec.Struct, frozen=True):
    """One card on the desk: its look, its other side, its name, what it is in a sentence, whether it turns over."""

    label: str
    look: CardLook
    peek: CardLook
    name: str
    sentence: str
    two_faced: bool


class DeskScene(msgspec.Struct, frozen=True):
    """Everything the desk needs to show a table."""

    players: tuple[str, ...]
    tiles: dict[Spot, tuple[Tile, ...]]
    cards: dict[str, CardView]
    day_night: str | None = None


def spot_of(held: GameObject, now: Characteristics) -> Spot:
    """The place of an object: its controller's battlefield, its owner's other zones, the stack that all share."""
    if now.zone == "stack":
        return Spot("stack")
    return Spot(now.zone, now.controller if now.zone == "battlefield" else held.owner)


def scene_of(session: Session) -> DeskScene:
    """What the desk shows of a session."""
    table, values, before = session.table, session.values(), session.values_before()
    tiles: dict[Spot, list[Tile]] = {}
    cards: dict[str, CardView] = {}
    for label, held in table.objects.items():
        now = values[label]
        tiles.setdefault(spot_of(held, now), []).append(Tile(label, now.tapped))
        cards[label] = _card_view(held, now, before.get(label))
    return DeskScene(table.players, {spot: tuple(held) for spot, held in tiles.items()}, cards, table.day_night)


def _card_view(held: GameObject, now: Characteristics, before: Characteristics | None) -> CardView:
    changed = before is not None and _changed(now, before)
    return CardView(
        label=held.label,
        look=look_of(held, now, changed=changed),
        peek=peek_look(held, now),
        name=text_of(now.name) or "no name",
        sentence=sentence(now),
        two_faced=other_face(held) is not None,
    )


# What everybody sees at once needs no badge.
_PLAIN_TO_SEE = frozenset({"zone", "tapped", "controller", "counters", "face_up", "flipped", "unlocked", "face_down"})


def _changed(now: Characteristics, before: Characteristics) -> bool:
    return any(row.before is not None and row.key not in _PLAIN_TO_SEE for row in rows(now, before))


def summary(table: Table) -> str:
    """How many objects lie on the table, in words."""
    count = len(table.objects)
    return "an empty table" if not count else f"{count} object{'s' if count != 1 else ''} on the table"
