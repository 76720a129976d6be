"""Single inputs of decisions in words: a sign of a size, how much devotion to which colors there is."""

from __future__ import annotations

from inspector.cards import Color, color_words, listed_words
from inspector.rules.wording.of_filters import in_words


def sign_words(printed: object) -> str:
    """Say which sign counts as 0: all that is printed, or a part of a sum such as ``1+*``."""
    return "the printed star" if printed == "*" else f"the star of the printed {printed}"


def devotion_words(value: object) -> str:
    """Say how much devotion there is, or to which colors, in the order in which the card names them (700.5)."""
    if isinstance(value, tuple):
        return listed_words([color_words((Color(str(letter)),)) for letter in value])
    return in_words(value) if isinstance(value, int) else str(value)
