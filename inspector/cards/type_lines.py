"""Type lines: supertypes, card types and subtypes (205)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

import msgspec

SUPERTYPES = ("Basic", "Elite", "Host", "Legendary", "Ongoing", "Snow", "World")
PERMANENT_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker")
# Some printings of tokens carry this word before the card types; the rules know it as no part of the type line.
_MARKERS = ("Token",)
# What bears this word has no types at all, and what stands behind it says whose ability made it (114.3, 114.5).
EMBLEM_LINE = "Emblem"
_TWO_WORD_SUBTYPES = ("Time Lord",)
_DASHES = "\N{EM DASH}\N{EN DASH}"
_DASH = re.compile(rf"\s+[{_DASHES}-]{{1,2}}\s*|\s*[{_DASHES}]\s*")


class TypeLine(msgspec.Struct, frozen=True):
    """The three parts of a type line, each in printed order (205.1)."""

    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = " ".join((*self.supertypes, *self.types))
        return f"{words} — {' '.join(self.subtypes)}" if self.subtypes else words

    @property
    def is_permanent(self) -> bool:
        """Whether an object with this line can be on the battlefield (110.4)."""
        return any(kind in PERMANENT_TYPES for kind in self.types)

    @property
    def is_instant_or_sorcery(self) -> bool:
        """Whether an object with this line may never be on the battlefield (304.4, 307.4)."""
        return "Instant" in self.types or "Sorcery" in self.types

    @property
    def spell_word(self) -> str:
        """``"instant"`` or ``"sorcery"`` for a line that is one; empty for what can be on the battlefield."""
        return next((word.lower() for word in ("Instant", "Sorcery") if word in self.types), "")


# Cards say artifact creature, enchantment artifact, land creature; the rest stands between.
_PLACES = {"Kindred": 0, "Tribal": 0, "Enchantment": 1, "Artifact": 2, "Creature": 4}


def in_type_order(types: Iterable[str]) -> tuple[str, ...]:
    """Card types in the order in which cards that have several print them."""
    return tuple(sorted(types, key=lambda word: _PLACES.get(word, 3)))


def _split_subtypes(text: str, types: tuple[str, ...]) -> tuple[str, ...]:
    if not text:
        return ()
    if "Plane" in types:
        return (text,)
    for pair in _TWO_WORD_SUBTYPES:
        text = text.replace(pair, pair.replace(" ", "\N{NO-BREAK SPACE}"))
    return tuple(word.replace("\N{NO-BREAK SPACE}", " ") for word in text.split(" ") if word)


@lru_cache(maxsize=4096)
def type_line(text: str) -> TypeLine:
    """Read one face's type line (``Legendary Creature — Human Wizard``).

    A word before the dash that is no supertype is a card type. Raises ValueError for a line of two faces (``//``),
    since those are read face by face.
    """
    if "//" in text:
        raise ValueError(f'"{text}" is the type line of two faces; each face needs its own')
    before, *after = _DASH.split(" ".join(text.split()), maxsplit=1)
    words = [word for word in before.split(" ") if word and word not in _MARKERS]
    if words == [EMBLEM_LINE]:
        return TypeLine()
    types = tuple(word for word in words if word not in SUPERTYPES)
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    return TypeLine(supertypes, types, _split_subtypes(after[0] if after else "", types))
