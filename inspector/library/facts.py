"""What is computed of a face for the library: mana value and colors from its cost, its indicator and its text.

The file's own values are never trusted, only compared. Sets of colors are kept as numbers here: W 1, U 2, B 4, R 8,
G 16.
"""

from __future__ import annotations

import re
from functools import lru_cache

from inspector.cards import mana_cost, type_line

COLOR_LETTERS = "WUBRG"
ALL_COLORS = 31
_BITS = {letter: 1 << place for place, letter in enumerate(COLOR_LETTERS)}
_SYMBOL = re.compile(r"\{([^{}]{1,12})\}")
_COLOR_WORDS = {"white": 1, "blue": 2, "black": 4, "red": 8, "green": 16, "all colors": ALL_COLORS, "colorless": 0}
# A characteristic-defining ability that sets the colors (604.3), in the words cards use for it.
_DEFINES_COLOR = re.compile(
    r" is (all colors|colorless|white|blue|black|red|green)(?: and (white|blue|black|red|green))?\b", re.IGNORECASE
)
_ITSELF = ("this card", "this spell", "this creature", "this permanent", "this object")
_DEVOID = re.compile(r"^devoid\b", re.IGNORECASE | re.MULTILINE)


class CostError(ValueError):
    """A mana cost is no row of mana symbols; the text says which part."""


@lru_cache(maxsize=65536)
def cost_facts(text: str) -> tuple[float, int]:
    """Give the mana value and the colors of a mana cost; raises CostError."""
    try:
        cost = mana_cost(text)
    except ValueError as error:
        raise CostError(str(error)) from None
    return (0.0, 0) if cost is None else (float(cost.mana_value()), color_bits(tuple(cost.colors)))


@lru_cache(maxsize=4096)
def color_bits(colors: tuple[str, ...] | None) -> int:
    """Turn letters into the number of the set; what is no color is left out."""
    return sum(_BITS[letter] for letter in {str(color).upper() for color in colors or ()} if letter in _BITS)


def color_letters(bits: int) -> str:
    """Write the set of a number as letters in the usual order."""
    return "".join(letter for letter in COLOR_LETTERS if bits & _BITS[letter])


@lru_cache(maxsize=65536)
def type_words(text: str) -> tuple[str, ...]:
    """List the words of a type line; raises ValueError where it is the line of two faces."""
    line = type_line(text)
    return (*line.supertypes, *line.types, *line.subtypes)


def defined_colors(name: str, text: str, colors: int) -> int:
    """Give the colors of a face: those of its cost and indicator, unless its own text defines others (604.3)."""
    if _DEVOID.search(text):
        return 0
    for paragraph in text.split("\n"):
        found = _DEFINES_COLOR.search(paragraph)
        if found and paragraph[: found.start()].casefold() in (
            *_ITSELF,
            name.casefold(),
            name.partition(",")[0].casefold(),
        ):
            return _COLOR_WORDS[found[1].lower()] | _COLOR_WORDS.get((found[2] or "").lower(), 0)
    return colors


def text_identity(text: str) -> int:
    """Give the colors of the mana symbols in a rules text (903.4)."""
    found = (letter for symbol in _SYMBOL.findall(text) for letter in symbol.split("/"))
    return color_bits(tuple(letter for letter in found if letter in COLOR_LETTERS))
