"""A planeswalker whose card, as it was brought in, does not say its loyalty: many card files leave that number out.

A planeswalker card has a loyalty printed on it (209.1), so that its loyalty is not "none" but not known. The back of
some double-faced cards has none, which the data of the front tells: it does not leave such numbers out.
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
        if scratch.loyalty is None and "Planeswalker" in scratch.types and _lack_it(_faces(scratch, every)):
            yield label, NotComputed(_WHAT, label, _KEYS, words.says("loyalty not known"))


def _faces(scratch: Scratch, every: Every) -> tuple[Face, ...]:
    """Give the faces of which the object has one; of one that was copied, all of the original while that is there."""
    held = scratch.object
    values, of = (held.copies[-1].values, held.copies[-1].of) if held.copies else (held.base, held.copy_of)
    original = every.get(of) if of else None
    beside = original.object.base.faces if original is not None else ()
    return beside if set(values.faces) <= set(beside) else values.faces


def _lack_it(faces: tuple[Face, ...]) -> bool:
    walkers = [face for face in faces if "Planeswalker" in face.type_line.types]
    return bool(walkers) and all(face.loyalty is None for face in walkers)
