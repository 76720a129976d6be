"""What a spell says of attaching and unattaching: what it moves, and on what that may be then (701.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from inspector.cards import KNOWN_TOKENS
from inspector.reading.paragraphs import quotes_of
from inspector.reading.unread import Preceding, unread_in

# Under these keys it is kept that something may be attached to another object, and that an object may have other
# things attached to it; no values that anyone is shown.
ATTACHED_TO = "what it is attached to"
BEARS = "what is attached to it"
_GIVEN_BY_MOST = ("power", "toughness", "keywords", "abilities")
_ATTACHES = re.compile(r"\b(?<!un)attach(?:es)? (?P<whom>[^.;]+?) to (?P<to>[^.,;]+)", re.IGNORECASE)
_UNATTACHES = re.compile(r"\bunattach(?:es)? (?P<whom>[^.,;]+?)(?= from\b| at\b|[.,;]|$)", re.IGNORECASE)
_PUT_ATTACHED = re.compile(
    r"\b(?:returns?|puts?) [^.;]*?\bto the battlefield\b[^.;]*? attached to (?P<to>[^.,;]+)", re.IGNORECASE
)
_CREATED_ATTACHED = re.compile(
    r"\bcreates? (?P<token>[^.;]*?\btokens?\b[^.;]*?) attached to (?P<to>[^.,;]+)", re.IGNORECASE
)
_QUOTED_WITHIN = re.compile(r"'([^']*)'")
_ROLE = re.compile(r"\b(?P<kind>[A-Z]\w+(?: [A-Z]\w+)*) tokens?\b")


class Attaching(NamedTuple):
    """The words for objects of which an order to attach changes something, and the keys of what it changes."""

    whom: str
    keys: tuple[str, ...]


def attaching_in(spoken: str) -> Iterator[Attaching]:
    """Give what a sentence of a spell attaches, unattaches, or puts onto the battlefield attached to something."""
    for found in _ATTACHES.finditer(spoken):
        yield Attaching(found["whom"], (ATTACHED_TO,))
        yield Attaching(found["to"], (BEARS,))
    for found in _UNATTACHES.finditer(spoken):
        yield Attaching(found["whom"], (ATTACHED_TO,))
    for found in _PUT_ATTACHED.finditer(spoken):
        yield Attaching(found["to"], (BEARS, *_GIVEN_BY_MOST))
    for found in _CREATED_ATTACHED.finditer(spoken):
        yield Attaching(found["to"], (BEARS, *_given_by(found["token"])))


def _given_by(token: str) -> tuple[str, ...]:
    """What a token gives to what it is attached to: as its kind does where that is known (111.10)."""
    kind = _ROLE.search(token)
    known = KNOWN_TOKENS.get(kind["kind"]) if kind is not None else None
    if known is None:
        return _GIVEN_BY_MOST
    # What is quoted within words stands in single quotation marks.
    quoted = (_QUOTED_WITHIN.sub(r'"\1"', words) for words in quotes_of(known))
    every = (one for words in quoted for one in unread_in(words, (), Preceding()))
    return tuple(dict.fromkeys(key for one in every if one.whom[0].attached for key in one.keys))
