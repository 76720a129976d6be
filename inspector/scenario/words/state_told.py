"""How a permanent lies, as people say it: with its back up, both doors open; of one that is there it has become so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from inspector.cards import Shape
from inspector.rules import GameObject
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.parts import ABOUT, KNOWN, TAKEN, Fields, ManyActions, ReadParts, Said, Scene
from inspector.scenario.words.slots import kinds_at, numbers_at, objects_at

_OPEN: Final = r"(?:unlocked|open(?:ed)?)"
_SIDE: Final = r"(?P<side>back|front)"
_STATE: Final = re.compile(
    rf"[ ]*(?:with )?(?:(?:(?:its|the) )?{_SIDE}(?:[ -](?:face|side))?(?: face)?[ -](?:up|showing)|"
    rf"(?:on|showing) (?:its|the) (?P<on>back|front)(?: (?:face|side))?|"
    rf"(?:(?:only|just) )?(?:(?:its|the|only its|only the|just the) )?(?P<half>left|right) (?:door|half|side) {_OPEN}|"
    rf"(?P<both>both)(?: of)?(?: its| the)? (?:doors|halves|sides) {_OPEN}|(?P<fully>fully) {_OPEN})(?![\w'])",
    re.IGNORECASE,
)
# What the sentence says of a part of it: "its back face is up", "the left door of Misty Salon is open".
_PART: Final = re.compile(
    rf"[ ]*(?:(?:its|the) {_SIDE}(?: (?:face|side))?|(?:(?:its|the) )?(?P<half>left|right) (?:door|half|side)|"
    r"(?P<both>both)(?: of)?(?: its| the)? (?:doors|halves|sides))(?P<of> of(?= ))?",
    re.IGNORECASE,
)
_IS_SO: Final = re.compile(
    rf"[ ]*(?:is|are)(?: now| already| still)? (?:(?P<up>up|showing|face up)|{_OPEN})(?![\w'])", re.IGNORECASE
)
_SPEAKS_OF: Final = re.compile(r"(?<![\w'])(?:back|front|doors?|half|halves|sides?|fully)(?![\w'])", re.IGNORECASE)
_HAS: Final = ("has", "lies", "is", "now has", "is now", "already has", "still has")


class StateSaid:
    """An option of a card that is placed, in words that no canonical sentence has; never printed."""

    def read(self, scene: Scene, text: Cursor, at: int) -> ReadParts:
        """Read how it lies."""
        del scene
        yield from state_at(text, at)

    def say(self, scene: Scene, has: Mapping[str, Any]) -> Said:
        """Say nothing: the canonical words do."""
        del scene, has
        return None


def state_at(text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    """Read how a card lies, as fields of its place, with the place behind it."""
    found = _STATE.match(text.text, at)
    if found is not None:
        yield found.end(), _fields(found["side"] or found["on"], found["half"], bool(found["both"] or found["fully"]))


def _fields(side: str | None, half: str | None, both: bool) -> Fields:
    if side:
        return {"face": side.lower()}
    return {"unlocked": ["left", "right"] if both or half is None else [half.lower()]}


def state_told(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read what is told of something that is there: ``its back face is up``, ``it has both doors open``."""
    stop = text.text.find(". ", at)
    stop = stop if stop >= 0 else len(text.text)
    if "counter" in text.text[at:stop].lower():
        yield from _with_as_many(scene, text, at)
    if _SPEAKS_OF.search(text.text, at, stop) is None:
        return
    for end, label in objects_at(scene, text, at):
        held = scene.table.objects.get(label)
        for place, _ in text.any_of(end, _HAS) if held is not None and held.is_permanent else ():
            for behind, how in state_at(text, place):
                yield from _become(scene, held, behind, how)
    part = _PART.match(text.text, at)
    if part is None:
        return
    subjects = objects_at(scene, text, part.end()) if part["of"] else ((part.end(), scene.last),)
    for end, label in subjects:
        held, found = scene.table.objects.get(label), _IS_SO.match(text.text, end)
        if found is not None and bool(found["up"]) == bool(part["side"]) and held is not None and held.is_permanent:
            yield from _become(scene, held, found.end(), _fields(part["side"], part["half"], bool(part["both"])))


def _become(scene: Scene, held: GameObject | None, end: int, how: Fields) -> ManyActions:
    """Give what makes of a permanent that it lies so; where it does already, only that it is spoken of."""
    if held is None or not held.cards:
        return
    card = held.cards[0]
    if "face" in how and card.shape is Shape.DOUBLE_FACED:
        turns: list[Fields] = [{"do": "transform", "object": held.label}] * (held.back_up != (how["face"] == "back"))
    elif "unlocked" in how and card.is_room:
        locked = [half for half in how["unlocked"] if half not in held.unlocked]
        turns = [{"do": "unlock", "object": held.label, "half": half} for half in locked]
    else:
        return
    yield end, turns or [_so_already(scene, held)]


def _with_as_many(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read that something has as many counters of a kind as it has; more or fewer are counters that come or go."""
    for end, label in objects_at(scene, text, at):
        held = scene.table.objects.get(label)
        for place, _ in text.any_of(end, _HAS) if held is not None else ():
            for behind, count in numbers_at(scene, text, place):
                for last, kind in kinds_at(scene, text, behind):
                    if held is not None and dict(held.counters).get(kind, 0) == count:
                        known = _so_already(scene, held)
                        yield from (
                            (stop, [known]) for stop in (last, text.word(last, "on it", "")) if stop is not None
                        )


def _so_already(scene: Scene, held: GameObject) -> Fields:
    note = f"{scene.names.phrase(held.label)} is so already."
    return {"do": KNOWN, KNOWN: True, ABOUT: held.label, TAKEN: (note,)}
