"""What a class may see already: the values of each object are covered until they are revealed, one after the other.

As long as a value of it is covered, an object shows what is printed on it, everywhere: on the desk, in the outline, to
a screen reader. So nothing computed can be read off before it was asked for.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from inspector.drawing import CardLook, FaceLook, SideUp
from inspector.rules import FACE_DOWN_PILE, Characteristics, GameObject
from inspector.window.board.session import Session
from inspector.window.desk.rows import Tile, kind_on_desk
from inspector.window.desk.scene import CardView, DeskScene
from inspector.window.words.card_looks import printed_of
from inspector.window.words.value_words import NONE, Row

# Asked of every object, whether it has such a value or not: a missing row would tell already.
_ASKED = ("name", "mana_cost", "mana_value", "colors", "types", "abilities", "power")
# Asked only once the value is revealed that tells that there is such a one.
_FOLLOWS = {"color_indicator": "colors", "loyalty": "types", "defense": "types"}
_GIVEN = ("face_up", "face_down", "flipped", "unlocked", "tapped", "counters", "token")
_COVERED = "its values are covered"
_TITLES = {"power": "Power / toughness"}


class Asked(msgspec.Struct, frozen=True):
    """An object as a class sees it: the name on it, what it is told, and the rows that it is asked for.

    ``open`` are the keys of those revealed, the last one last.
    """

    label: str
    name: str
    given: str
    rows: tuple[Row, ...]
    open: tuple[str, ...]

    @property
    def next(self) -> str | None:
        """The key of the first row covered."""
        return next((row.key for row in self.rows if row.key not in self.open), None)


class RowsOf(Protocol):
    """Gives all rows of an object, by its label, with their reasons, which take the longest, or without."""

    def __call__(self, label: str, *, reasons: bool) -> tuple[Row, ...]:
        """Give them."""


class Veil:
    """Which values are revealed, of the rows of each object."""

    def __init__(self, session: Session, rows_of: RowsOf) -> None:
        self._session = session
        self._rows_of = rows_of
        self._revealed: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}

    def asked(self, label: str) -> Asked:
        """An object as the class sees it now."""
        return self._asked(label, reasons=True)

    def _asked(self, label: str, *, reasons: bool) -> Asked:
        found = self._rows_of(label, reasons=reasons)
        rows = {row.key: row for row in found}
        texts, open_ = self._revealed.get(label, ((), ()))
        if texts != self._texts(found):
            open_ = ()
        keys = [key for key in _ASKED if key in rows or key == "power"]
        for key, leader in _FOLLOWS.items():
            if key in rows and leader in open_:
                keys.insert(keys.index(leader) + 1, key)
        wanted = tuple(rows.get(key) or Row(key=key, title=_TITLES[key], text=NONE) for key in keys)
        given = "   ·   ".join(f"{rows[key].title.lower()}: {rows[key].text}" for key in _GIVEN if key in rows)
        held = self._session.table.objects[label]
        return Asked(label, name_on(self._printed(held)), given, wanted, tuple(key for key in open_ if key in keys))

    def reveal(self, label: str, key: str) -> None:
        """Reveal a value."""
        open_ = self._asked(label, reasons=False).open
        if key not in open_:
            self._revealed[label] = (self._texts(self._rows_of(label, reasons=False)), (*open_, key))

    def reveal_all(self, label: str) -> None:
        """Reveal all values of an object."""
        while (key := self._asked(label, reasons=False).next) is not None:
            self.reveal(label, key)

    def cover(self, label: str) -> None:
        """Cover the value again that was revealed last."""
        found, asked = self._rows_of(label, reasons=False), self._asked(label, reasons=False)
        self._revealed[label] = (self._texts(found), asked.open[:-1])

    def over(self, scene: DeskScene) -> DeskScene:
        """A scene in which every object with a covered value shows only what is printed on it."""
        cards = {label: self._seen(view) for label, view in scene.cards.items()}
        tiles = {spot: tuple(self._laid(tile, scene, cards) for tile in held) for spot, held in scene.tiles.items()}
        return msgspec.structs.replace(scene, cards=cards, tiles=tiles)

    def _laid(self, tile: Tile, scene: DeskScene, cards: dict[str, CardView]) -> Tile:
        """A card whose values are covered lies in the row of what is printed on it, which its types would tell."""
        if cards[tile.label] is scene.cards[tile.label]:
            return tile
        return msgspec.structs.replace(tile, kind=kind_on_desk(cards[tile.label].look.face.type_line), same=0)

    def _seen(self, view: CardView) -> CardView:
        if view.away:
            return view
        asked = self._asked(view.label, reasons=False)
        if asked.next is None:
            return view
        printed = self._printed(self._session.table.objects[view.label])
        # The strip at the foot of the other side would tell what is up now.
        peek = msgspec.structs.replace(view.peek, other=None)
        told = f", {asked.given.replace('   ·   ', ', ')}" if asked.given else ""
        words = f"{asked.name}{told}: {_COVERED}."
        return msgspec.structs.replace(view, look=printed, peek=peek, name=asked.name, sentence=words, figures="")

    def _printed(self, held: GameObject) -> CardLook:
        # Before a class as well.
        if held.zone == FACE_DOWN_PILE:
            return CardLook(face=FaceLook(), side=SideUp.BACK)
        return printed_of(held, self._now(held.label))

    def _now(self, label: str) -> Characteristics:
        return self._session.values()[label]

    def _texts(self, rows: tuple[Row, ...]) -> tuple[str, ...]:
        """All that an object is: once that is another, the class is asked again."""
        return (self._session.edition_key, *(row.text for row in rows))


def name_on(look: CardLook) -> str:
    """The name that can be read on a card as it lies there."""
    if look.side is SideUp.BACK:
        return "Face-down card"
    return " // ".join(half.face.name for half in look.halves) if look.halves else look.face.name
