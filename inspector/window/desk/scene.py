"""What the desk shows, as plain values made from the session: which card lies in which place, and how it looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple

import msgspec

from inspector.cards import Card, possessive
from inspector.drawing import CardLook, FaceLook, SideUp, lies_on_desk
from inspector.rules import (
    FACE_DOWN_PILE,
    HIDDEN_CARD,
    Characteristics,
    GameObject,
    Table,
    characteristics,
    face_down_orders,
    is_hidden_card,
    library_of,
)
from inspector.window.board.session import Session
from inspector.window.desk.places import Spot
from inspector.window.desk.rows import Tile, kind_on_desk
from inspector.window.desk.sorting import in_order
from inspector.window.words.card_looks import combined_of, look_of, other_face, peek_look
from inspector.window.words.sentences import bearer_of, bears_of, sentence
from inspector.window.words.value_words import text_of


class CardView(msgspec.Struct, frozen=True):
    """One card on the desk: its look, its other side, its name, what it is in a sentence, whether it turns over.

    ``figures`` are power and toughness, loyalty or defense, and the number of its counters: what must stay in view
    where a neighbor covers the card.
    """

    label: str
    look: CardLook
    peek: CardLook
    name: str
    sentence: str
    two_faced: bool
    figures: str = ""
    # Phased out: shown where it would lie, and nothing is done with it but phasing in.
    away: bool = False


class Standing(msgspec.Struct, frozen=True):
    """What stands at a player's name: life total, cards in hand, and ``Ana's turn`` where it is theirs."""

    life: int = 20
    hand: int = 0
    turn: str = ""

    @property
    def parts(self) -> tuple[str, ...]:
        """The same in words, one after the other."""
        return tuple(part for part in (f"{self.life} life", f"{self.hand} in hand", self.turn) if part)


class DeskScene(msgspec.Struct, frozen=True):
    """Everything the desk needs to show a table; ``standing`` is what stands at each player's name."""

    players: tuple[str, ...]
    tiles: dict[Spot, tuple[Tile, ...]]
    cards: dict[str, CardView]
    day_night: str | None = None
    standing: dict[str, Standing] = {}


def spot_of(now: Characteristics) -> Spot:
    """The place of an object: its controller's battlefield, its owner's other zones, the stack that all share."""
    return Spot("stack") if now.zone == "stack" else Spot(now.zone, now.whose)


def scene_of(session: Session) -> DeskScene:
    """What the desk shows of a session."""
    return Scenes().scene(session)


class _Known(NamedTuple):
    """What was made of an object, and all that it was made from: ``aside`` is what its own values do not tell."""

    held: GameObject
    now: Characteristics
    values: tuple[object, ...]
    aside: tuple[object, ...]
    view: CardView
    tile: Tile
    spot: Spot


class Scenes:
    """Makes the scene of a session, and takes over from the one before what looks the same as it did."""

    def __init__(self) -> None:
        self._known: dict[str, _Known] = {}
        self._sorting: dict[Spot, str] = {}
        self._is_sorted = True
        self._kinds: dict[object, int] = {}

    def sorted_by(self, spot: Spot) -> str:
        """By what a zone is sorted; empty where it is shown in the order in which its cards came."""
        return self._sorting.get(spot, "")

    def sort(self, spot: Spot, by: str) -> None:
        """Sort a zone from now on, or with an empty word no more."""
        if by:
            self._sorting[spot] = by
        else:
            self._sorting.pop(spot, None)

    def let_sort(self, *, on: bool) -> None:
        """Sort the zones, or show them as their cards came: a class is to guess what these are."""
        self._is_sorted = on

    def scene(self, session: Session) -> DeskScene:
        """What the desk shows of a session now."""
        table, values, before = session.table, session.values(), session.values_at(session.board.earlier)
        tiles: dict[Spot, list[Tile]] = {}
        orders, checklist = face_down_orders(table), table.edition.stand_ins_are_checklists
        known, cards, borne = {}, {}, bears_of(table, values)
        for label, held in table.objects.items():
            now = values[label]
            is_now = _VALUES(now)
            old = self._known.get(label)
            is_same = old is not None and old.values == is_now
            was = before.get(label)
            # Mostly what was shown last is the board before, and need not be compared once more.
            is_other = was is not None and (not is_same if old and old.now is was else _VALUES(was) != is_now)
            changed = was is not None and is_other and _changed(now, was)
            bearer, bears = bearer_of(held, values), borne.get(label, ())
            aside = (changed, orders.get(label, 0), checklist, table.edition.key, bearer, bears)
            if old is None or not is_same or old.held is not held or old.aside != aside:
                look = look_of(held, now, changed=changed, order=orders.get(label, 0), checklist=checklist)
                words = sentence(now, held, table.edition.words, bearer, bears)
                view = _card_view(held, now, look, combined_of(table, held), words)
                known[label] = _Known(held, now, is_now, aside, view, self._tile(held, now, view), spot_of(now))
            else:
                known[label] = old if old.now is now else old._replace(now=now)
            cards[label] = known[label].view
            tiles.setdefault(known[label].spot, []).append(known[label].tile)
        self._known = known
        for label in table.phased_out:
            spot, tile, cards[label] = _phased_out(table, label)
            tiles.setdefault(spot, []).append(tile)
        names = {label: view.name for label, view in cards.items()} if self._sorting else {}
        for spot, by in self._sorting.items():
            if spot in tiles and self._is_sorted:
                tiles[spot] = in_order(tiles[spot], spot, by, names, values)
        for player in table.players:
            self._in_order(table, player, tiles)
            field = Spot("battlefield", player)
            if field in tiles:
                tiles[field] = _without_single(tiles[field])
        return DeskScene(
            table.players,
            {spot: tuple(held) for spot, held in tiles.items()},
            cards,
            table.day_night,
            _standing(table, tiles),
        )

    def _tile(self, held: GameObject, now: Characteristics, view: CardView) -> Tile:
        # In a hand or a pile a battle stands upright like its neighbors.
        wide = now.zone == "battlefield" and lies_on_desk(view.look)
        kind = kind_on_desk(" ".join(now.types))
        return Tile(held.label, now.tapped, wide, held.attached_to, kind, self._kind(held, now, view))

    def _kind(self, held: GameObject, now: Characteristics, view: CardView) -> int:
        """A number that those objects share which are alike in all that is shown and asked; 0 for one by itself."""
        alone = held.paired_with or held.face_down is not None or held.merged or held.commanders
        if now.zone != "battlefield" or alone:
            return 0
        told = repr((held.chosen, held.said, held.designations, held.goaded_by))
        alike = (view.look, view.sentence, held.owner, held.token, told)
        return self._kinds.setdefault(alike, len(self._kinds) + 1)

    def _in_order(self, table: Table, player: str, tiles: dict[Spot, list[Tile]]) -> None:
        """Let a library lie as it was shuffled, its top card on top."""
        pile = tiles.get(Spot("library", player))
        if pile is not None and player in table.shuffled:
            above = {label: place for place, label in enumerate(library_of(table, player))}
            pile.sort(key=lambda tile: -above.get(tile.label, len(above)))


def _without_single(tiles: list[Tile]) -> list[Tile]:
    """The same, of which those that have no equal say so: what becomes of such a one moves no card."""
    known = Counter((tile.same, tile.sideways) for tile in tiles)
    return [
        tile if not tile.same or known[tile.same, tile.sideways] > 1 else msgspec.structs.replace(tile, same=0)
        for tile in tiles
    ]


def _phased_out(table: Table, label: str) -> tuple[Spot, Tile, CardView]:
    """What is phased out, as it lies on the desk: where it would be, behind all that is there."""
    held, now = table.phased_out[label], characteristics(table, label)
    look = look_of(held, now)
    view = _card_view(held, now, look, combined_of(table, held), sentence(now, held, table.edition.words))
    tile = Tile(label, now.tapped, lies_on_desk(look), None, kind_on_desk(" ".join(now.types)), 0)
    return spot_of(now), tile, msgspec.structs.replace(view, two_faced=False, away=True)


def _standing(table: Table, tiles: Mapping[Spot, Sequence[Tile]]) -> dict[str, Standing]:
    turn = {table.active_player: f"{possessive(table.active_player)} turn"}
    return {
        one: Standing(table.life_of(one), len(tiles.get(Spot("hand", one), ())), turn.get(one, ""))
        for one in table.players
    }


# All that an object is, without the reasons and the proof, which would first have to be found.
_EXPLAINED = ("why", "proof")
_VALUES = attrgetter(*(key for key in Characteristics.__struct_fields__ if key not in _EXPLAINED))


def _card_view(held: GameObject, now: Characteristics, look: CardLook, combined: Card | None, words: str) -> CardView:
    # Who peeks at a card of it sees its face.
    is_hidden = held.zone == FACE_DOWN_PILE
    return CardView(
        label=held.label,
        look=CardLook(face=FaceLook(), side=SideUp.BACK) if is_hidden else look,
        peek=look if is_hidden else peek_look(held, now, combined),
        name=_title(held, now, look.order),
        sentence=words,
        two_faced=other_face(held) is not None,
        figures="" if is_hidden else _figures(held, now),
    )


def _figures(held: GameObject, now: Characteristics) -> str:
    pair = "/".join(text_of(each) for each in (now.power, now.toughness) if each is not None)
    others = [text_of(each) for each in (now.loyalty, now.defense) if each is not None]
    told = [*([pair] if pair else []), *others]
    counters = sum(held.counters.values())
    return " ".join([*told, f"●{counters}"] if counters and not others else told)


def _title(held: GameObject, now: Characteristics, order: int) -> str:
    """Its name; without one, what tells it from others that have none."""
    if is_hidden_card(held):
        return HIDDEN_CARD.name
    if now.name:
        return text_of(now.name)
    if held.zone == "command" and held.cards:
        # An emblem, which is spoken of by the title of its record.
        return held.cards[0].known_as
    return f"face-down card {order}" if now.face_down else f"no name ({' '.join(now.subtypes or now.types)})"


# What everybody sees at once needs no badge.
_PLAIN_TO_SEE = frozenset(
    ("zone", "tapped", "controller", "counters", "face_up", "flipped", "unlocked", "face_down", "transformed")
)
# What follows from the others, or stands in no row of the panel.
_NO_VALUE = frozenset(("label", "names", "keywords", "depends", *_EXPLAINED))
_SHOWN = tuple(key for key in Characteristics.__struct_fields__ if key not in _PLAIN_TO_SEE | _NO_VALUE)


def _changed(now: Characteristics, before: Characteristics) -> bool:
    # That nobody may look at it any more, or everybody, comes with its new place.
    seen_anew = now.zone != before.zone
    return any(getattr(now, key) != getattr(before, key) for key in _SHOWN if not (seen_anew and key == "looks_like"))


def summary(table: Table) -> str:
    """How many objects lie on the table, in words."""
    count = len(table.objects)
    return "an empty board" if not count else f"{count} object{'s' if count != 1 else ''} on the board"
