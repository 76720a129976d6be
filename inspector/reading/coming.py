"""What a spell brings to a place where nothing of it lies yet: tokens, cards that are drawn or searched for.

No object has another value for that, but what counts objects there does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from inspector.reading.whom import BATTLEFIELD, Whom, whom

# Under these keys such words are kept, and that an object which lies elsewhere may be on the battlefield by them.
COMES = "what comes there"
ARRIVES = "it may be on the battlefield"
_DRAWS = re.compile(r"\bdraws? [^.;]*?\bcards?\b", re.IGNORECASE)
_CREATES = re.compile(r"\bcreates? (?P<what>[^.;]*?\btokens?)\b", re.IGNORECASE)
_SEARCHES = re.compile(r"\bsearch(?:es)? [^.;]*?\blibrar[^.;]*? for (?P<what>[^,.;]+)(?P<then>[^.;]*)", re.IGNORECASE)
_WHERE_TO = (
    ("hand", re.compile(r"\binto [\w’' ]*\bhands?\b")),
    ("battlefield", re.compile(r"\bonto the battlefield\b")),
    ("graveyard", re.compile(r"\binto [\w’' ]*\bgraveyards?\b")),
)


def coming_in(spoken: str) -> Iterator[tuple[int, tuple[Whom, ...]]]:
    """Give what a sentence brings where: at which place of the sentence it is said, and what it will be there."""
    for found in _DRAWS.finditer(spoken):
        yield found.start(), (Whom(zones=("hand",)),)
    for found in _CREATES.finditer(spoken):
        yield found.start(), _to(BATTLEFIELD, found["what"])
    for found in _SEARCHES.finditer(spoken):
        zones = tuple(zone for zone, pattern in _WHERE_TO if pattern.search(found["then"]))
        if zones:
            yield found.start(), _to(zones, found["what"])


def _to(zones: tuple[str, ...], words: str) -> tuple[Whom, ...]:
    groups = whom(words) or (Whom(),)
    return tuple(msgspec.structs.replace(one, zones=zones, controller="", token=None) for one in groups)
