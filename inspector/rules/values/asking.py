"""Who asks when a filter, an amount or a condition is looked up: whose words ``you``, ``self`` and ``it`` are.

Also what such words may ask of the game itself: whose turn it is, the players' life, day and night.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from inspector.rules.table.table import Table
from inspector.rules.values.scratch import Scratch

Every = dict[str, Scratch]


class Game(msgspec.Struct, frozen=True):
    """What effects may ask of the game: its players in turn order, whose turn it is, their life, day or night."""

    players: tuple[str, ...] = ()
    active_player: str = ""
    life: tuple[int, ...] = ()
    day_night: str | None = None


NO_GAME = Game()


def game_of(table: Table) -> Game:
    """Give what effects may ask of the game on this table."""
    life = tuple(table.life_of(player) for player in table.players)
    return Game(table.players, table.active_player, life, table.day_night)


class Asker(msgspec.Struct, frozen=True):
    """Who asks: the player meant by ``"you"``, the label of ``"self"``, that of the object changed (``"it"``)."""

    player: str = ""
    label: str = ""
    it: str = ""
    game: Game = NO_GAME

    def of_it(self, label: str) -> Asker:
        """Ask for one of the objects that an effect changes."""
        return Asker(self.player, self.label, label, self.game)


NOBODY = Asker()
Sift = Callable[[list[Scratch], Every, Asker], list[Scratch]]


class SiftingTest:
    """A test that costs less asked of many objects at once than of each: ``sifted`` lists those that pass."""

    __slots__ = ("sifted",)

    def __init__(self, sifted: Sift) -> None:
        """Ask of many in this way."""
        self.sifted = sifted


# Whether an object passes, among all objects, for who asks; or which of many do.
Test = Callable[[Scratch, Every, Asker], bool] | SiftingTest


def meant_by(word: str, every: Every, asker: Asker) -> str | None:
    """Give the label of the object that a word stands for: ``self``, ``attached``, ``paired``, ``it``, or a label.

    Where no object speaks each is a label too.
    """
    if word == "it":
        return asker.it or word
    if word == "self":
        return asker.label or word
    if word not in ("attached", "paired") or asker.label not in every:
        return word
    held = every[asker.label].object
    return held.attached_to if word == "attached" else held.paired_with
