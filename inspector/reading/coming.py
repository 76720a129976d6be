"""What a spell brings to a place where nothing of it lies yet: tokens, cards that are drawn or searched for.

No object has another value for that, but what counts objects there does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from inspector.reading.unread import Unread
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


# Words for what was named before: by a pronoun, or as the tokens that were created.
_IT = r"(?:it|them|they|(?:that|those) (?!(?:player|opponent|spell|card)s?\b)\w+|(?:the|each of those) tokens?)"
_OF_WHAT_CAME = re.compile(
    rf"^(?:then )?{_IT}\b"
    rf"|\b(?:exiles?|sacrifices?|returns?|destroys?|taps?|goads?|counters? on|attach(?:es)?) {_IT}(?=\b)",
    re.IGNORECASE,
)


def speaks_of_what_came(spoken: str) -> bool:
    """Whether a sentence speaks of what was named before, and of nothing that is targeted itself."""
    return _OF_WHAT_CAME.search(spoken) is not None and "target" not in spoken


def came_there(told: Iterable[Unread]) -> tuple[Whom, ...]:
    """Give what comes to the battlefield by words of which this is ``told``, as it is there."""
    return tuple(
        msgspec.structs.replace(group, zones=BATTLEFIELD, controller="", token=None)
        for one in told
        for group in one.whom
        if ARRIVES in one.keys or (COMES in one.keys and group.zones == BATTLEFIELD)
    )
