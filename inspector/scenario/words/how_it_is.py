"""How a card is there, where that stands before its name or before a list of cards: a transformed Delver."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.parts import Fields

_ADJECTIVES: Final[Mapping[str, Fields]] = {
    "transformed": {"face": "back"},
    "flipped": {"flipped": True},
    "tapped": {"tapped": True},
    "untapped": {},
    "face-down": {"face_down": True},
    "face down": {"face_down": True},
    "prototyped": {"prototype": True},
    "manifested": {"face_down": "manifest"},
    "cloaked": {"face_down": "cloak"},
    "morphed": {"face_down": "morph"},
    "fully locked": {"unlocked": []},
    "token that's a copy of": {"token": True},
    "token that is a copy of": {"token": True},
    "token copying": {"token": True},
    "fully unlocked": {"unlocked": ["left", "right"]},
    "token copy of": {"token": True},
    "other": {},
    "second": {},
    "single": {},
}
_HOW_IT_IS: Final = tuple(_ADJECTIVES)
# So a list is begun: "three other creatures: Grizzly Bears and ...".
_MANY: Final = re.compile(r"[ ]*(?:(?:the following|these|some|a few|several|(?P<number>\w+))(?=[ ]))?", re.IGNORECASE)
_KINDS: Final = re.compile(
    r"[ ]*(?:creatures|cards|permanents|lands|enchantments|artifacts|things|(?P<as>morph|manifest)s)"
    r"(?: (?:out|in play|on the battlefield))?[ ]*(?P<sign>[,:;(-])[ ]*",
    re.IGNORECASE,
)


class KindsAhead(NamedTuple):
    """What heads a list of cards: where the list begins, how all of it is there, how many there are (0: not said)."""

    end: int
    how: Fields
    number: int
    is_in_brackets: bool


def kinds_ahead(text: Cursor, at: int) -> KindsAhead | None:
    """Read ``two face-down creatures,`` before the names of these; None where nothing heads a list.

    Behind a comma it is one only where a number is said: the names of as many cards follow.
    """
    many = _MANY.match(text.text, at)
    start, how = how_it_is(text, at if many is None else many.end())
    found = _KINDS.match(text.text, start)
    number = number_said((many["number"] if many is not None else None) or "")
    if found is None or (found["sign"] == "," and not number):
        return None
    if found["as"]:
        how = {**how, "face_down": found["as"].lower()}
    return KindsAhead(found.end(), how, number, found["sign"] == "(")


def how_it_is(text: Cursor, at: int) -> tuple[int, Fields]:
    """Read how a card is there where that stands before its name: ``a transformed Delver of Secrets``."""
    how: Fields = {}
    while True:
        found = next(text.any_of(at, _HOW_IT_IS), None)
        if found is None:
            return at, how
        at, how = found[0], {**how, **_ADJECTIVES[found[1]]}
