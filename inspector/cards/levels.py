"""Text boxes in sections: level symbols (711; 710 before 2021), level bars of Classes (716), station symbols (721).

What stands in a section is part of the ability that its symbol or bar is, not an ability of the card by itself.
"""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

_SYMBOL = re.compile(r"^\{?LEVEL (\d+)(?:-(\d+)|\+)\}?$", re.IGNORECASE)
_STATION = re.compile(r"^STATION (\d+)\+(?: ?\| ?(.+))?$|^(\d+)\+ ?\| ?(.+)$", re.IGNORECASE)
_IS_STATION = re.compile(r"^Station\b", re.IGNORECASE)
# Which station symbol has the box of power and toughness, where reminder text says so.
_CREATURE_AT = re.compile(r"\bcreature at (\d+)\+")
_SIZE = re.compile(r"^(-?\d+)/(-?\d+)$")
_BAR = re.compile(r"^(?:\{[^{}]+\})+: Level (\d+)$", re.IGNORECASE)


class Band(msgspec.Struct, frozen=True):
    """One section of a leveler or station card: from how many counters, to how many (None: any), with what in it."""

    first: int
    last: int | None
    power: int | None
    toughness: int | None
    abilities: tuple[str, ...]
    symbol: str = "LEVEL"
    has_size: bool = False

    @property
    def numbers(self) -> str:
        """The numbers in its symbol: ``2-6`` or ``7+``."""
        return f"{self.first}+" if self.last is None else f"{self.first}-{self.last}"

    @property
    def text(self) -> str:
        """The section as one ability: its symbol, its power and toughness, its abilities."""
        symbol = f"{self.symbol} {self.numbers}"
        size = () if self.power is None else (f"{self.power}/{self.toughness}",)
        return f"{symbol}: {'; '.join((*size, *self.abilities))}"

    def holds(self, counters: int) -> bool:
        """Whether it applies with this number of counters."""
        return counters >= self.first and (self.last is None or counters <= self.last)


class Sections(msgspec.Struct, frozen=True):
    """A rules text in its sections.

    ``plain`` are the abilities that stand in none, ``bands`` the sections of a leveler card; ``by_level`` those of a
    Class with the level that each needs, its level bars among ``plain``; ``stations`` those of a station card, of which
    one has the card's printed power and toughness (``has_size``).
    """

    plain: tuple[str, ...]
    bands: tuple[Band, ...] = ()
    by_level: tuple[tuple[int, str], ...] = ()
    stations: tuple[Band, ...] = ()


@lru_cache(maxsize=4096)
def sections_of(paragraphs: tuple[str, ...]) -> Sections:
    """Divide the paragraphs of a rules text by its level symbols or level bars; without any, all are plain."""
    if any(_SYMBOL.match(text) for text in paragraphs):
        return _bands(paragraphs)
    if any(_IS_STATION.match(text) for text in paragraphs) and any(_STATION.match(text) for text in paragraphs):
        return _stations(paragraphs)
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


def joined_texts(text: tuple[str, ...], added: tuple[str, ...]) -> tuple[str, ...]:
    """Give two rules texts as one, by paragraphs: what stands in no section of its own text stands in none of both.

    What an exception or a merged component adds (707.9a, 702.140e) is an ability beside the sections, not in the last.
    """
    own, others = _first_section(text), _first_section(added)
    return (*text[:own], *added[:others], *text[own:], *added[others:])


def _first_section(paragraphs: tuple[str, ...]) -> int:
    """Say at which paragraph the first section begins; behind all where there is none."""
    is_station = any(_IS_STATION.match(text) for text in paragraphs)
    starts = (_STATION,) if is_station else (_SYMBOL, _BAR)
    found = (at for start in starts for at, text in enumerate(paragraphs) if start.match(text))
    return next(found, len(paragraphs))


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


def _stations(paragraphs: tuple[str, ...]) -> Sections:
    """Divide a station card's text: all behind a station symbol is part of the static ability that it is (721.2)."""
    plain: list[str] = []
    bands: list[Band] = []
    for text in paragraphs:
        symbol = _STATION.match(text)
        if symbol is not None:
            first, beside = int(symbol[1] or symbol[3]), symbol[2] or symbol[4]
            bands.append(Band(first, None, None, None, (beside,) if beside else (), "STATION"))
        elif bands:
            bands[-1] = msgspec.structs.replace(bands[-1], abilities=(*bands[-1].abilities, text))
        else:
            plain.append(text)
    said = _CREATURE_AT.search("\n".join(plain))
    sized = int(said[1]) if said else max(band.first for band in bands)
    stations = (msgspec.structs.replace(band, has_size=band.first == sized) for band in bands)
    return Sections(tuple(plain), stations=tuple(stations))
