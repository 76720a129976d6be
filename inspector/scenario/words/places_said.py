"""Where cards are said to be: a zone in whatever words, whose it is, and under whose control."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.forms import ZONES_SAID
from inspector.scenario.words.naming import THEIRS, whose_words
from inspector.scenario.words.parts import Fields, Scene
from inspector.scenario.words.slots import players_at, speaks_of_own

_BATTLEFIELD: Final = (
    "on the battlefield",
    "in play",
    "out",
    "on the field",
    "on board",
    "on the board",
    "on the table",
    "in the field",
    "already on the battlefield",
    "on battlefield",
    "onto the battlefield",
    "down",
    "out on the field",
    "around",
    "active",
    "up",
    "in effect",
)
_GRAVEYARDS: Final = (
    "the graveyards",
    "graveyards",
    "any graveyard",
    "the yards",
    "each graveyard",
    "a graveyard",
    "the yard",
    "the gy",
    "yard",
    "gy",
    "the bin",
    "my yard",
)
_HERE: Final = {"zone": "battlefield"}
_CONTROLLED: Final = (
    "controlled by",
    ", controlled by",
    "and is controlled by",
    "and are controlled by",
    "that is controlled by",
    "which is controlled by",
    ", which is controlled by",
)
_OF_THE_TABLE: Final = ("of the battlefield", "of the board", "of the table", "of the field")
_PILES: Final = ("hand", "graveyard", "library", "exile")
PILE_NAMES: Final = {
    "yard": "graveyard",
    "gy": "graveyard",
    "deck": "library",
    "grave": "graveyard",
    "hands": "hand",
    "libraries": "library",
}


def zones_at(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    """Read where: a canonical phrase, what people call the battlefield, and whose hand or graveyard."""
    for end, zone in (*ZONES_SAID.read(scene, text, at), *_in_play(text, at)):
        yield end, zone
        if zone == _HERE:
            yield from ((behind, {**_HERE, "player": who}) for behind, who in controlled_by(scene, text, end))
            yield from _on_a_side(scene, text, end)
    yield from ((end, {**_HERE, "player": who}) for end, who in controlled_by(scene, text, at))
    yield from _on_a_side(scene, text, at)
    for end, _ in text.any_of(at, ("on an adventure in exile", "on an adventure")):
        yield end, {"zone": "exile"}
    place = text.word(at, "in", "")
    if place is None:
        return
    for owner, player in scene.whose:
        behind = text.word(place, owner, "")
        if behind is None:
            continue
        for end, name in text.any_of(behind, (*_PILES, *PILE_NAMES)):
            # Who has something in "her graveyard" has it in her own.
            whose = {"player": player} if player and owner not in THEIRS else {"_they": player}
            if owner in THEIRS and speaks_of_own(scene, text):
                whose = {"player": scene.they_behind(scene.table.players[0])}
            yield end, {"zone": PILE_NAMES.get(name, name), **whose}
    for end, _ in text.any_of(place, _GRAVEYARDS):
        yield end, {"zone": "graveyard"}


def _in_play(text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    for end, _ in text.any_of(at, _BATTLEFIELD):
        yield end, _HERE


def _on_a_side(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    """Read on whose side of the battlefield something is: ``on my opponent's side``, ``on my board``."""
    place = text.word(at, "on", "")
    if place is None:
        return
    players = scene.table.players
    other = players[1] if len(players) == 2 else ""
    theirs = [*((word, scene.they or other) for word in THEIRS), *([("the other", other)] if other else [])]
    for (owner, player), word in product((*whose_words(players), *theirs), ("side", "board", "field")):
        end = text.word(place, f"{owner} {word}", "")
        if end is not None:
            # Who has something on "her side" has it on her own, but who says "I" on the other's.
            own = owner in THEIRS and not speaks_of_own(scene, text)
            whose = {"_they": player} if own else {"player": player}
            if owner in THEIRS and not own:
                whose = {"player": scene.they_behind(players[0])}
            behind = [stop for stop, _ in text.any_of(end, _OF_THE_TABLE)]
            yield from ((stop, {**_HERE, **whose}) for stop in (end, *behind))


def controlled_by(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, str]]:
    """Read under whose control something is: ``under Ben's control``, ``and is controlled by my opponent``."""
    place = text.word(at, "under", "")
    for owner, player in whose_words(scene.table.players) if place is not None else ():
        end = text.word(place or at, f"{owner} control", "")
        if end is not None:
            yield end, player
    for behind, _ in text.any_of(at, _CONTROLLED):
        yield from players_at(scene, text, behind)
