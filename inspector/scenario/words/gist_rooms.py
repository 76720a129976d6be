"""Doors of Rooms, as people tell them: by a half's name, by its side, by which costs more, or as the other one."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from inspector.cards import Card
from inspector.scenario.words.gist_things import Noun

_DOOR: Final = re.compile(
    r"(?:(?:only|just) )?(?:(?:the|its|my|his|her) )?(?:(?:only|just) )?"
    r"(?P<which>[a-z][\w' ]{1,40}?) (?:doors?|half|side)"
    r"(?P<open>(?: (?:is|are|was|already|only|currently))* (?:unlocked|open|opened))?(?![\w'])",
    re.IGNORECASE,
)
_SIDES: Final = {"left": 0, "right": 1, "first": 0, "second": 1}
_BY_COST: Final = {"cheap": 0, "cheaper": 0, "expensive": 1, "costly": 1, "pricey": 1}
_HALVES: Final = ("left", "right")


class DoorTold(NamedTuple):
    """Where words end that name a door, which half of which Room it is, and whether they say that it is unlocked."""

    end: int
    room: Noun
    half: str
    is_open: bool


def door_at(text: str, start: int, rooms: list[tuple[Noun, Card, frozenset[str]]]) -> DoorTold | None:
    """Give the door that words name from a place on, of Rooms with the halves of each that are unlocked."""
    found = _DOOR.match(text, start)
    if found is None:
        return None
    said = found["which"].lower()
    if found["open"] is not None and said in _HALVES:
        # Where a Room is named before it, that is said of it.
        return None
    for noun, card, unlocked in rooms:
        place = _which(said, card, unlocked)
        if place is not None:
            return DoorTold(found.end(), noun, _HALVES[place], found["open"] is not None)
    return None


def _which(said: str, card: Card, unlocked: frozenset[str]) -> int | None:
    if said in _SIDES:
        return _SIDES[said]
    if said in _BY_COST:
        costs = [0 if face.mana_cost is None else face.mana_cost.mana_value() for face in card.faces]
        return None if costs[0] == costs[1] else costs.index((min, max)[_BY_COST[said]](costs))
    if said in ("other", "second", "locked") and len(unlocked) == 1:
        return 1 - _HALVES.index(next(iter(unlocked)))
    named = [place for place, face in enumerate(card.faces) if f" {said} " in f" {face.name.lower()} "]
    return named[0] if len(named) == 1 else None
