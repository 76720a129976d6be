"""Which official texts may speak for an edition: those from its own day, and those near it in which nothing differs."""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec

from inspector.rulebook.dates import Effective
from inspector.rulebook.shelf import Kept

# From when to when the texts say, in all sections that the core cites, what the edition says; the days of the
# edition's own text, and of the one that its digest follows, come first.
_DAYS: Final = {
    "2011-09": (date(2011, 9, 30), date(2012, 1, 31), (date(2011, 9, 30),)),
    "2016-01": (date(2015, 9, 26), date(2016, 4, 7), (date(2016, 1, 22), date(2016, 1, 16), date(2015, 11, 13))),
    "2021-09": (date(2021, 9, 24), date(2022, 7, 8), (date(2021, 9, 24), date(2021, 11, 19))),
    "2025-06": (date(2025, 6, 6), date(2025, 9, 18), (date(2025, 6, 6),)),
    "2026-08": (date(2026, 6, 19), date(2026, 11, 30), (date(2026, 8, 7),)),
}


class Speaker(msgspec.Struct, frozen=True):
    """A kept text that may speak for an edition; ``own`` if it is of the edition's own day or month."""

    kept: Kept
    own: bool


def speakers(edition_key: str, kept: tuple[Kept, ...]) -> tuple[Speaker, ...]:
    """List the texts that may speak for an edition: its own first, among those the whole texts, then by nearness."""
    first, last, own_days = _DAYS[edition_key]
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
