"""Which official texts may speak for an edition: those from its own day, and those near it in which nothing differs."""

from __future__ import annotations

from datetime import date

import msgspec

from inspector.rulebook.dates import Effective
from inspector.rulebook.shelf import Kept
from inspector.rules import edition_of


class Speaker(msgspec.Struct, frozen=True):
    """A kept text that may speak for an edition; ``own`` if it is of the edition's own day or month."""

    kept: Kept
    own: bool


def speakers(edition_key: str, kept: tuple[Kept, ...]) -> tuple[Speaker, ...]:
    """List the texts that may speak for an edition: its own first, among those the whole texts, then by nearness."""
    texts = edition_of(edition_key).texts
    first, last = date.fromisoformat(texts.first), date.fromisoformat(texts.last)
    own_days = tuple(date.fromisoformat(day) for day in texts.own)
    found: list[tuple[tuple[bool, bool, int, int], Speaker]] = []
    for one in kept:
        day = one.effective.day
        if day is None:
            continue
        own = _is_own(one.effective, edition_key, own_days)
        if own or first <= day <= last:
            place = own_days.index(day) if day in own_days else len(own_days)
            distance = abs((day - own_days[0]).days)
            found.append(((not own, one.kind != "comprehensive", place, distance), Speaker(one, own)))
    return tuple(speaker for _, speaker in sorted(found, key=lambda item: item[0]))


def _is_own(effective: Effective, edition_key: str, own_days: tuple[date, ...]) -> bool:
    if effective.day in own_days:
        return True
    return not effective.to_the_day and str(effective) == edition_key
