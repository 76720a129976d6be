"""What of all that can be had fits the words typed, the best first. No Qt: words in, an order out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Final, Literal, get_args

import msgspec

EntryKind = Literal[
    "command",
    "answer",
    "effect",
    "here",
    "edition",
    "setting",
    "board",
    "zone",
    "card",
    "rule",
    "sample",
    "sentence",
    "more",
]
# Among what fits equally well, in this order.
_KINDS: Final[tuple[EntryKind, ...]] = get_args(EntryKind)
MOST_OF_A_KIND = 8
# Of each kind so many stand beside the other kinds; where only one is wanted, so many.
MOST_BESIDE, MOST_ALONE = 3, 40
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
    card: str = ""


class RankedEntry(msgspec.Struct, frozen=True):
    """An entry that fits, and how well."""

    entry: PaletteEntry
    fit: Fit


def fit_of(typed: str, entry: PaletteEntry) -> Fit | None:
    """How well an entry fits; None where it does not."""
    if entry.near:
        return Fit.NEAR
    found = (_fit(plain_words(typed), plain_words(name)) for name in entry.names or (entry.text,))
    best = min((fit for fit in found if fit is not None), default=Fit.WORDS if entry.found else None)
    # What is asked of a selected card is meant of it: "copy" is "Become a copy of …" sooner than "Copy citation".
    return Fit.BEGINS_WITH if best is Fit.PHRASE and entry.suits and entry.kind == "command" else best


class EntryGroup(msgspec.Struct, frozen=True):
    """What is listed under one heading; of ``more`` that fit only the number is told."""

    title: str
    hits: tuple[RankedEntry, ...]
    more: int = 0


def grouped(hits: Sequence[RankedEntry], titles: Mapping[EntryKind, str], suits: str) -> tuple[EntryGroup, ...]:
    """What fits by its kind, the kind of the best hit first; what suits the selection has a heading of its own.

    Where there is more than one group, at most ``MOST_BESIDE`` of each are listed.
    """
    found: dict[str, list[RankedEntry]] = {}
    for hit in hits:
        title = suits if hit.entry.suits and suits else titles[hit.entry.kind]
        found.setdefault(title, []).append(hit)
    most = MOST_BESIDE if len(found) > 1 else MOST_ALONE
    # A line that says "one more" takes as much room as the one.
    return tuple(
        EntryGroup(title, tuple(held))
        if len(held) <= most + 1
        else EntryGroup(title, tuple(held[:most]), len(held) - most)
        for title, held in found.items()
    )


def ranked(
    typed: str, entries: Iterable[PaletteEntry], used: Sequence[str] = (), most: int = MOST_OF_A_KIND
) -> tuple[RankedEntry, ...]:
    """What fits, the best first and at most ``most`` of each kind, fewer samples.

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
        if seen[hit.entry.kind] <= (
            min(most, MOST_SAMPLES) if hit.entry.kind == "sample" and most < MOST_ALONE else most
        ):
            kept.append(hit)
    return tuple(kept)


def is_meant(typed: str, hits: Sequence[RankedEntry]) -> bool:
    """Whether Enter takes the best without being led to it: only where that begins with what was typed.

    What merely has the words somewhere is near, and what is near is not done because nothing better is there; but a
    command that only asks (``Open a decklist …``) does nothing yet.
    """
    if not typed.strip() or not hits:
        return False
    best = hits[0]
    only_asks = best.entry.kind == "command" and best.entry.text.endswith("…") and best.fit is Fit.PHRASE
    return best.fit <= Fit.BEGINS or only_asks


def hit_ranges(typed: str, text: str) -> tuple[tuple[int, int], ...]:
    """Where the words typed stand in a text, as pairs of places: the whole phrase, else each word that begins one."""
    folded, phrase = text.casefold(), plain_words(typed)
    if not phrase or len(folded) != len(text):
        return ()
    whole = re.search(rf"(?<!\w){re.escape(phrase)}", folded)
    if whole is not None:
        return (whole.span(),)
    found = (re.search(rf"(?<!\w){re.escape(word)}", folded) for word in phrase.split())
    return tuple(sorted(one.span() for one in found if one is not None))


def used_now(id_: str, used: Sequence[str], most: int) -> tuple[str, ...]:
    """The ids used lately, this one first; at most so many."""
    return tuple(dict.fromkeys((id_, *used)))[:most]


def plain_words(text: str) -> str:
    """Fold words for comparing: case, spaces and the form of apostrophes do not count."""
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
