"""Mana symbols and mana costs (107.4, 202.1) and the mana value they add up to (202.3)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property, lru_cache

import msgspec

from inspector.cards.colors import Color, Colors, in_cost_order
from inspector.cards.errors import shortened
from inspector.cards.limits import MOST_DIGITS

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_VARIABLES = ("X", "Y", "Z")
Amount = int | float
# Two colors and what may be paid in place of either: {G/W/P}.
_MOST_PARTS = 3


class ManaSymbol(msgspec.Struct, frozen=True):
    """One symbol of a mana cost.

    ``text`` is the symbol with its braces; ``value`` what it adds to a mana value (a half for ``{HW}``, 0 for ``{X}``,
    whose value is chosen); ``colors`` the colors that it gives; ``generic`` whether it is a plain number.
    """

    text: str
    value: Amount
    colors: Colors = frozenset()
    generic: bool = False
    variable: bool = False
    hybrid: bool = False
    phyrexian: bool = False


def _is_number(part: str) -> bool:
    return part.isascii() and part.isdecimal()


def _part_value(part: str) -> Amount:
    if _is_number(part):
        return int(part)
    if part in ("½", "1/2"):
        return 0.5
    if part in _VARIABLES:
        return 0
    if len(part) == 2 and part[0] == "H" and part[1] in "WUBRG":
        return 0.5
    if part in ("W", "U", "B", "R", "G", "C", "S", "P", "L", "D"):
        return 1
    raise ValueError("no part of a mana symbol")


@lru_cache(maxsize=1024)
def mana_symbol(text: str) -> ManaSymbol:
    """Read one symbol with its braces (``{2/W}``, ``{B/P}``, ``{G/W/P}``, ``{HW}``, ``{1000000}``).

    A hybrid symbol counts its largest part (202.3f; 202.3c before 2021), a Phyrexian one 1 (202.3g; 202.3d). Raises
    ValueError, naming the symbol, for what is not a mana symbol.
    """
    inner = text.strip("{}").upper()
    parts = [inner] if inner == "1/2" else inner.split("/")
    if len(parts) > _MOST_PARTS or any(part.isdecimal() and len(part) > MOST_DIGITS for part in parts):
        raise ValueError(f"{{{shortened(inner)}}} is not a mana symbol: it is too long for one")
    if parts == ["P"]:
        raise ValueError("{P} is not a mana symbol of its own")
    try:
        values = [_part_value(part) for part in parts]
    except ValueError:
        raise ValueError(f"{{{shortened(inner)}}} is not a mana symbol") from None
    colors = frozenset(Color(letter) for part in parts for letter in part[-1:] if letter in "WUBRG")
    return ManaSymbol(
        text="{" + inner + "}",
        value=max(values),
        colors=colors,
        generic=len(parts) == 1 and _is_number(inner),
        variable=inner in _VARIABLES,
        hybrid=len([part for part in parts if part != "P"]) > 1,
        phyrexian="P" in parts,
    )


class ManaCost(msgspec.Struct, frozen=True, dict=True):
    """A mana cost: its symbols in printed order. No mana cost at all is None, which is not ``{0}`` (202.1b)."""

    symbols: tuple[ManaSymbol, ...]

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        return "".join(symbol.text for symbol in self.symbols)

    @cached_property
    def colors(self) -> Colors:
        """The colors of its symbols (202.2)."""
        return frozenset().union(*(symbol.colors for symbol in self.symbols))

    def mana_value(self, x: int = 0) -> Amount:
        """Add up the symbols, each X counting ``x`` (202.3; 202.3e for X, 202.3b before 2021)."""
        return self._without_x if x == 0 else self._sum(x)

    @cached_property
    def _without_x(self) -> Amount:
        return self._sum(0)

    def _sum(self, x: int) -> Amount:
        total = sum(x if symbol.variable and symbol.text == "{X}" else symbol.value for symbol in self.symbols)
        return int(total) if total == int(total) else total

    @property
    def has_variable(self) -> bool:
        """Whether a symbol's value is chosen ({X})."""
        return any(symbol.variable for symbol in self.symbols)


@lru_cache(maxsize=8192)
def mana_cost(text: str | None) -> ManaCost | None:
    """Read a mana cost such as ``{2}{W/U}{B/P}``; None or an empty text is no mana cost.

    Raises ValueError, naming the place, for anything that is not a row of mana symbols.
    """
    if not text or not text.strip():
        return None
    bare = text.replace(" ", "")
    symbols = tuple(mana_symbol(found.group(0)) for found in _SYMBOL.finditer(bare))
    rest = _SYMBOL.sub(" ", bare).strip()
    if rest:
        raise ValueError(f"{_what_is_wrong(rest.split(' ')[0])}; a cost is a row of mana symbols such as {{2}}{{W}}")
    return ManaCost(symbols)


def _what_is_wrong(part: str) -> str:
    """Say what is wrong with a part of a cost that is no symbol, as a clause."""
    shown = shortened(part)
    before, brace, after = part.partition("{")
    if brace and not before:
        return "{} has nothing in it" if after == "}" else f"{shown} is missing its }}"
    if before.endswith("}"):
        return f"{shortened(before)} is missing its {{"
    return f'"{shortened(before)}" stands outside of braces'


def joined_cost(costs: tuple[ManaCost | None, ...]) -> ManaCost | None:
    """Join the costs of two halves into one cost, generic mana added up (709.4b, since 2017).

    ``{1}{R}`` and ``{1}{U}`` give ``{2}{U}{R}``; the order is the printed one for those colors.
    """
    symbols = [symbol for cost in costs if cost is not None for symbol in cost.symbols]
    if not symbols:
        return None
    generic = sum(int(symbol.value) for symbol in symbols if symbol.generic)
    rest = [symbol for symbol in symbols if not symbol.generic]
    order = in_cost_order(frozenset().union(*(symbol.colors for symbol in rest)))
    counted = Counter(rest)
    variables = [symbol for symbol in counted if symbol.variable]
    others = sorted(
        (symbol for symbol in counted if not symbol.variable),
        key=lambda symbol: min((order.index(color) for color in symbol.colors), default=-1),
    )
    # Added up, it may have a digit more than is printed anywhere.
    number = [ManaSymbol(f"{{{generic}}}", generic, generic=True)] if generic or not rest else []
    written = [symbol for group in (variables, number, others) for symbol in group]
    return ManaCost(tuple(symbol for symbol in written for _ in range(counted[symbol] or 1)))
