"""What a text asks, as it is kept and answered."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from inspector.cards import Filter
from inspector.rules import Action


class TextQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What a text asks: of an ``object`` (a label) everything or a ``key``; without one, how the last action ends.

    ``why`` asks for reasons; ``edition`` wants the answer under other rules. ``holds`` is what the object would be
    where the question is whether it ``says`` so; ``tries`` are actions of which is asked what would come of them.
    """

    object: str = ""
    key: str = ""
    why: bool = False
    edition: str = ""
    says: str = ""
    holds: Filter | None = None
    tries: tuple[Action, ...] = ()
    # The keyword abilities, with what they say beside their names, of which is asked whether it has all of them.
    has: tuple[str, ...] = ()
    # What of a card that was cast is not carried out, and may make another answer of it.
    doubt: str = ""
    # Whether it is attached to this, where that is asked.
    to: str = ""
    # How many actions are told before it: who asks again later wants to know what it was then.
    after: int = 0


_SENTENCES: Final = re.compile(r"(?:[^.?!;\n]|[.!;](?!\s))+[.?!;]?")


def questions_written(text: str) -> tuple[str, ...]:
    """Give the sentences of a text that ask something, in its own words."""
    return tuple(each.strip() for each in _SENTENCES.findall(text) if each.endswith("?"))
