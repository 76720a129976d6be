"""How a card is there, where that stands before its name, or before a list of cards: a transformed Delver of Secrets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from inspector.scenario.words.cursor import Cursor
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
KINDS_AHEAD: Final = re.compile(
    r"[ ]*(?:(?:the following|these|some|a few|several|\w+)[ ]+)?(?:other[ ]+)?"
    r"(?:creatures|cards|permanents|lands|enchantments|artifacts|things)(?: (?:out|in play|on the "
    r"battlefield))?[ ]*[:;-][ ]*",
    re.IGNORECASE,
)


def how_it_is(text: Cursor, at: int) -> tuple[int, Fields]:
    """Read how a card is there where that stands before its name: ``a transformed Delver of Secrets``."""
    how: Fields = {}
    while True:
        found = next(text.any_of(at, _HOW_IT_IS), None)
        if found is None:
            return at, how
        at, how = found[0], {**how, **_ADJECTIVES[found[1]]}
