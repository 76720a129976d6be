"""What the desk shows, as plain values made from the session: which card lies in which place, and how it looks."""

from __future__ import annotations

from operator import attrgetter

import msgspec

from inspector.cards import Card
from inspector.drawing import CardLook, FaceLook, SideUp, lies_on_desk
from inspector.rules import Characteristics, GameObject, Table, face_down_orders, library_of
from inspector.window.board.session import Session
from inspector.window.desk.arrange import Tile
from inspector.window.desk.places import Spot
from inspector.window.words.card_looks import combined_of, look_of, other_face, peek_look
from inspector.window.words.sentences import bearer_of, sentence
from inspector.window.words.value_words import text_of


class CardView(msgspec.Struct, frozen=True):
    """One card on the desk: its look, its other side, its name, what it is in a sentence, whether it turns over."""

    label: str
    look: CardLook
    peek: CardLook
    name: str
    sentence: str
    two_faced: bool


class DeskScene(msgspec.Struct, frozen=True):
    """Everything the desk needs to show a table; ``standing`` is what stands at each player's name."""

    players: tuple[str, ...]
    tiles: dict[Spot, tuple[Tile, ...]]
    cards: dict[str, CardView]
    day_night: str | None = None
    standing: dict[str, str] = {}


def spot_of(held: GameObject, now: Characteristics) -> Spot:
    """The place of an object: its controller's battlefield, its owner's other zones, the stack that all share."""
    if now.zone == "stack":
        return Spot("stack")
    return Spot(now.zone, now.controller if now.zone == "battlefield" else held.owner)


def scene_of(session: Session) -> DeskScene:
    """What the desk shows of a session."""
    return Scenes().scene(session)


class Scenes:
    """Makes the scene of a session, and takes over from the one before what looks the same as it did."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[GameObject, tuple[object, ...], tuple[object, ...], CardView]] = {}

    def scene(self, session: Session) -> DeskScene:
        """What the desk shows of a session now."""
        table, values, before = session.table, session.values(), session.values_at(session.board.earlier)
        was = {label: _VALUES(old) for label, old in before.items()}
        tiles: dict[Spot, list[Tile]] = {}
        orders, checklist = face_down_orders(table), table.edition.stand_ins_are_checklists
        known, cards = {}, {}
        for label, held in table.objects.items():
            now = values[label]
            is_now = _VALUES(now)
            changed = label in was and was[label] != is_now and _changed(now, before[label])
            bearer = bearer_of(held, values)
            aside = (changed, orders.get(label, 0), checklist, table.edition.key, bearer)
            old = self._known.get(label)
            if old is None or old[0] is not held or old[2] != aside or old[1] != is_now:
                look = look_of(held, now, changed=changed, order=orders.get(label, 0), checklist=checklist)
                words = sentence(now, held, table.edition.words, bearer)
                old = (held, is_now, aside, _card_view(held, now, look, combined_of(table, held), words))
            known[label], cards[label] = old, old[3]
            # In a hand or a pile a battle stands upright like its neighbors.
            wide = now.zone == "battlefield" and lies_on_desk(old[3].look)
            tiles.setdefault(spot_of(held, now), []).append(Tile(label, now.tapped, wide, held.attached_to))
        self._known = known
        for player in table.players:
            self._in_order(table, player, tiles)
        return DeskScene(
            table.players, {spot: tuple(held) for spot, held in tiles.items()}, cards, table.day_night, _standing(table)
        )

    def _in_order(self, table: Table, player: str, tiles: dict[Spot, list[Tile]]) -> None:
        """Let a library lie as it was shuffled, its top card on top."""
        pile = tiles.get(Spot("library", player))
        if pile is not None and player in table.shuffled:
            above = {label: place for place, label in enumerate(library_of(table, player))}
            pile.sort(key=lambda tile: -above.get(tile.label, len(above)))


def _standing(table: Table) -> dict[str, str]:
    """What stands at each player's name: the life total, and whose turn it is."""
    turn = f"   ·   {table.active_player}’s turn"
    return {one: f"{table.life_of(one)} life{turn if one == table.active_player else ''}" for one in table.players}


# All that an object is, without the reasons and the proof, which would first have to be found.
_EXPLAINED = ("why", "proof")
_VALUES = attrgetter(*(key for key in Characteristics.__struct_fields__ if key not in _EXPLAINED))


def _card_view(held: GameObject, now: Characteristics, look: CardLook, combined: Card | None, words: str) -> CardView:
    # A library lies face down (401.2); who peeks at a card of it sees its face.
    is_hidden = held.zone == "library"
    return CardView(
        label=held.label,
        look=CardLook(face=FaceLook(), side=SideUp.BACK) if is_hidden else look,
        peek=look if is_hidden else peek_look(held, now, combined),
        name=_title(now, look.order),
        sentence=words,
        two_faced=other_face(held) is not None,
    )


def _title(now: Characteristics, order: int) -> str:
    """Its name; without one, what tells it from others that have none."""
    if now.name:
        return text_of(now.name)
    return f"face-down card {order}" if now.face_down else f"no name ({' '.join(now.subtypes or now.types)})"


# What everybody sees at once needs no badge.
_PLAIN_TO_SEE = frozenset(
    ("zone", "tapped", "controller", "counters", "face_up", "flipped", "unlocked", "face_down", "transformed")
)
# What follows from the others, or stands in no row of the panel.
_NO_VALUE = frozenset(("label", "names", "keywords", *_EXPLAINED))
_SHOWN = tuple(key for key in Characteristics.__struct_fields__ if key not in _PLAIN_TO_SEE | _NO_VALUE)


def _changed(now: Characteristics, before: Characteristics) -> bool:
    return any(getattr(now, key) != getattr(before, key) for key in _SHOWN)


def summary(table: Table) -> str:
    """How many objects lie on the table, in words."""
    count = len(table.objects)
    return "an empty board" if not count else f"{count} object{'s' if count != 1 else ''} on the board"
