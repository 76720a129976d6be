"""What of all that can be had fits the words typed, the best first. No Qt: words in, an order out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final, Literal

import msgspec

EntryKind = Literal["command", "edition", "board", "card", "rule", "sample", "sentence"]
# Among what fits equally well, in this order.
_KINDS: Final[tuple[EntryKind, ...]] = ("command", "edition", "board", "card", "rule", "sample", "sentence")
MOST_OF_A_KIND = 8
# Their titles are sentences, in which nearly any word stands.
MOST_SAMPLES = 4
_WORDS: Final = re.compile(r"[^\W_]+(?:[.'’/-][^\W_]+)*")


class Fit(IntEnum):
    """How well words fit what was typed, the best first."""

    WHOLE = 0
    BEGINS_WITH = 1
    BEGINS = 2
    PHRASE = 3
    WITHIN = 4
    WORDS = 5
    NEAR = 6


class PaletteEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be had, by an ``id`` under which it is remembered that it was used.

    ``names`` are what it is found by where that is not ``text``, ``also`` is written behind it. ``waits`` says why it
    cannot be had now. ``found`` says that whoever offers it was asked for these words already and took it to have them,
    ``near`` that it only resembles them. ``suits`` says that it is about what is selected, which allows it.
    """

    id: str
    kind: EntryKind
    text: str
    names: tuple[str, ...] = ()
    also: str = ""
    key: str = ""
    waits: str = ""
    found: bool = False
    near: bool = False
    suits: bool = False


class RankedEntry(msgspec.Struct, frozen=True):
    """An entry that fits, and how well."""

    entry: PaletteEntry
    fit: Fit


def fit_of(typed: str, entry: PaletteEntry) -> Fit | None:
    """How well an entry fits; None where it does not."""
    if entry.near:
        return Fit.NEAR
    fits = [fit for name in (entry.names or (entry.text,)) if (fit := _fit(_plain(typed), _plain(name))) is not None]
    return min(fits, default=Fit.WORDS if entry.found else None)


def ranked(typed: str, entries: Iterable[PaletteEntry], used: Sequence[str] = ()) -> tuple[RankedEntry, ...]:
    """What fits, the best first and at most ``MOST_OF_A_KIND`` of each kind, fewer samples.

    Where nothing is typed, it is everything.

    What fits equally well is ordered by whether it can be had now, then by whether it suits what is selected, then by
    how lately it was ``used`` (ids, the latest first), then by its kind, the shorter before the longer.
    """
    lately = {id_: place for place, id_ in enumerate(used)}
    if not typed.strip():
        everything = [RankedEntry(entry, Fit.WORDS) for entry in entries]
        return tuple(sorted(everything, key=lambda hit: (bool(hit.entry.waits), lately.get(hit.entry.id, len(lately)))))

    def order(hit: RankedEntry) -> tuple[int, bool, bool, int, int, int, str]:
        entry = hit.entry
        place = lately.get(entry.id, len(lately))
        can_wait = bool(entry.waits), not entry.suits
        return hit.fit, *can_wait, place, _KINDS.index(entry.kind), len(entry.text), entry.text

    hits = [RankedEntry(entry, fit) for entry in entries if (fit := fit_of(typed, entry)) is not None]
    seen: Counter[EntryKind] = Counter()
    kept: list[RankedEntry] = []
    for hit in sorted(hits, key=order):
        seen[hit.entry.kind] += 1
        if seen[hit.entry.kind] <= (MOST_SAMPLES if hit.entry.kind == "sample" else MOST_OF_A_KIND):
            kept.append(hit)
    return tuple(kept)


def is_meant(typed: str, hits: Sequence[RankedEntry]) -> bool:
    """Whether Enter takes the best without being led to it: only where that begins with what was typed.

    What merely has the words somewhere is near, and what is near is not done because nothing better is there.
    """
    return bool(typed.strip()) and bool(hits) and hits[0].fit <= Fit.BEGINS


def used_now(id_: str, used: Sequence[str], most: int) -> tuple[str, ...]:
    """The ids used lately, this one first; at most so many."""
    return tuple(dict.fromkeys((id_, *used)))[:most]


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("’", "'").split())


def _fit(typed: str, name: str) -> Fit | None:
    if typed == name:
        return Fit.WHOLE
    phrase = re.escape(typed)
    if re.match(rf"{phrase}(?!\w)", name):
        return Fit.BEGINS_WITH
    if name.startswith(typed):
        return Fit.BEGINS
    if re.search(rf"(?<!\w){phrase}(?!\w)", name):
        return Fit.PHRASE
    if re.search(rf"(?<!\w){phrase}", name):
        return Fit.WITHIN
    words = _WORDS.findall(name)
    parts = typed.split()
    return Fit.WORDS if all(any(word.startswith(part) for word in words) for part in parts) else None
