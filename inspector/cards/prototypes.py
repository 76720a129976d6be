"""Prototype (702.160): the second mana cost, power and toughness that its paragraph of the rules text gives."""

from __future__ import annotations

import re

import msgspec

from inspector.cards.card import Face
from inspector.cards.mana import mana_cost
from inspector.cards.printed_numbers import PrintedNumber

_PROTOTYPE = re.compile(r"^Prototype\s+((?:\{[^{}]+\})+)\s+[—–-]+\s+([^\s/]+)/([^\s/(]+)", re.IGNORECASE)


def prototype_of(face: Face) -> Face | None:
    """Give the face as it is when it was cast prototyped: with the second cost, power and toughness (718.3b, 718.5).

    None where it has no such paragraph. Raises ValueError for a cost in it that is none.
    """
    kept = face.__dict__
    if _KEPT not in kept:
        kept[_KEPT] = _prototyped(face)
    found: Face | None = kept[_KEPT]
    return found


# Under this name it hangs on the face, which never changes. It is no field: equal faces stay equal.
_KEPT = "prototyped"


def _prototyped(face: Face) -> Face | None:
    for text in face.paragraphs:
        found = _PROTOTYPE.match(text)
        if found is not None:
            power, toughness = PrintedNumber(found[2]), PrintedNumber(found[3])
            return msgspec.structs.replace(face, mana_cost=mana_cost(found[1]), power=power, toughness=toughness)
    return None
