"""How many counters of a kind a permanent can have where its own words say so (704.5r; 704.5s until 2016)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from inspector.reading import NUMBER_WORDS
from inspector.rules.values.scratch import Scratch

_MOST = re.compile(
    r"[^.,:]+ can['’]t have more than (?P<most>\w+) (?P<kind>\S+) counters? on (?:it|him|her|them)\.?", re.IGNORECASE
)


class TooMany(NamedTuple):
    """A kind of which it has more counters than it can have, and how many of them stay."""

    kind: str
    most: int


def too_many_counters(scratch: Scratch) -> Iterator[TooMany]:
    """Give the kinds of which an object has more counters than its own words let it have."""
    counters = scratch.object.counters
    if not counters:
        return
    for ability in scratch.abilities:
        said = _MOST.fullmatch(ability.text) if "more than" in ability.text else None
        if said is None:
            continue
        kind, most = said["kind"].lower(), _number(said["most"].lower())
        if kind in counters and most is not None and counters[kind] > most:
            yield TooMany(kind, most)


def _number(word: str) -> int | None:
    if word.isdigit():
        return int(word)
    return NUMBER_WORDS.index(word) if word in NUMBER_WORDS else None
