"""The five colors, sets of them, and the orders in which the game writes them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache

from inspector.cards.lists_in_words import listed_words


class Color(StrEnum):
    """One of the five colors (105.1, all editions), by its letter."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


Colors = frozenset[Color]

COLOR_WORDS = {
    Color.WHITE: "white",
    Color.BLUE: "blue",
    Color.BLACK: "black",
    Color.RED: "red",
    Color.GREEN: "green",
}
_WUBRG = tuple(Color)
# Mana costs are printed in an order of their own for each set of colors: around the color wheel, by the shortest way.
# These are the sets of which that is not the order white, blue, black, red, green.
_COST_ORDERS = ("GW", "RW", "GU", "RGW", "GWU", "URW", "BGU", "RWB", "GUR", "BRGW", "RGWU", "GWUB")
_COST_ORDER = {frozenset(Color(letter) for letter in order): order for order in _COST_ORDERS}


def in_wubrg_order(colors: Iterable[Color]) -> tuple[Color, ...]:
    """Give the colors in the order white, blue, black, red, green."""
    return _in_order(frozenset(colors))


@cache
def _in_order(held: Colors) -> tuple[Color, ...]:
    return tuple(color for color in _WUBRG if color in held)


def in_cost_order(colors: Iterable[Color]) -> tuple[Color, ...]:
    """Give the colors in the order in which a mana cost of just these colors is printed (``{R}{W}``, ``{G}{U}``)."""
    held = frozenset(colors)
    return tuple(Color(letter) for letter in _COST_ORDER.get(held, "".join(in_wubrg_order(held))))


def color_words(colors: Iterable[Color]) -> str:
    """Say the colors in words: ``"blue and red"``, ``"colorless"`` for none."""
    return listed_words([COLOR_WORDS[color] for color in in_wubrg_order(colors)]) or "colorless"
