"""Text boxes in sections: level symbols of leveler cards (711; 710 before 2021), level bars of Classes (716).

What stands in a section is part of the ability that its symbol or bar is, not an ability of the card by itself.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

_SYMBOL = re.compile(r"^\{?LEVEL (\d+)(?:-(\d+)|\+)\}?$", re.IGNORECASE)
_SIZE = re.compile(r"^(-?\d+)/(-?\d+)$")
_BAR = re.compile(r"^(?:\{[^{}]+\})+: Level (\d+)$", re.IGNORECASE)


class Band(msgspec.Struct, frozen=True):
    """One section of a leveler card: from how many level counters, to how many (None: any), with what in it."""

    first: int
    last: int | None
    power: int | None
    toughness: int | None
    abilities: tuple[str, ...]

    @property
    def text(self) -> str:
        """The section as one ability: its symbol, its power and toughness, its abilities."""
        symbol = f"LEVEL {self.first}+" if self.last is None else f"LEVEL {self.first}-{self.last}"
        size = () if self.power is None else (f"{self.power}/{self.toughness}",)
        return f"{symbol}: {'; '.join((*size, *self.abilities))}"

    def holds(self, counters: int) -> bool:
        """Whether it applies with this number of level counters."""
        return counters >= self.first and (self.last is None or counters <= self.last)


class Sections(msgspec.Struct, frozen=True):
    """A rules text in its sections.

    ``plain`` are the abilities that stand in none, ``bands`` the sections of a leveler card; ``by_level`` those of a
    Class with the level that each needs, its level bars among ``plain``.
    """

    plain: tuple[str, ...]
    bands: tuple[Band, ...] = ()
    by_level: tuple[tuple[int, str], ...] = ()


@lru_cache(maxsize=4096)
def sections_of(paragraphs: tuple[str, ...]) -> Sections:
    """Divide the paragraphs of a rules text by its level symbols or level bars; without any, all are plain."""
    if any(_SYMBOL.match(text) for text in paragraphs):
        return _bands(paragraphs)
    plain: list[str] = []
    by_level: list[tuple[int, str]] = []
    level = 1
    for text in paragraphs:
        bar = _BAR.match(text)
        if bar is not None:
            level = int(bar[1])
        if bar is not None or level == 1:
            plain.append(text)
        else:
            by_level.append((level, text))
    return Sections(tuple(plain), (), tuple(by_level))


def _bands(paragraphs: tuple[str, ...]) -> Sections:
    plain: list[str] = []
    bands: list[Band] = []
    for text in paragraphs:
        symbol, size = _SYMBOL.match(text), _SIZE.match(text)
        if symbol is not None:
            last = int(symbol[2]) if symbol[2] else None
            bands.append(Band(int(symbol[1]), last, None, None, ()))
        elif not bands:
            plain.append(text)
        elif size is not None and bands[-1].power is None:
            bands[-1] = msgspec.structs.replace(bands[-1], power=int(size[1]), toughness=int(size[2]))
        else:
            bands[-1] = msgspec.structs.replace(bands[-1], abilities=(*bands[-1].abilities, text))
    return Sections(tuple(plain), tuple(bands))
