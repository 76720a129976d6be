"""A planeswalker whose card, as it was brought in, does not say its loyalty: many card files leave that number out.

A planeswalker card has a loyalty printed on it (209.1), so that its loyalty is not "none" but not known.
"""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import Face
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.values.asking import Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.wording.sentences import Wording

_KEYS = ("loyalty",)
_WHAT = "the loyalty printed on it"


def loyalty_not_known(every: Every, words: Wording) -> Iterator[tuple[str, NotComputed]]:
    """Give, by label, that nothing tells the loyalty that is printed on a planeswalker."""
    for label, scratch in every.items():
        if scratch.loyalty is None and "Planeswalker" in scratch.types and any(map(_lacks_it, _faces(scratch))):
            yield label, NotComputed(_WHAT, label, _KEYS, words.says("loyalty not known"))


def _faces(scratch: Scratch) -> tuple[Face, ...]:
    held = scratch.object
    return (held.copies[-1].values if held.copies else held.base).faces


def _lacks_it(face: Face) -> bool:
    return "Planeswalker" in face.type_line.types and face.loyalty is None
