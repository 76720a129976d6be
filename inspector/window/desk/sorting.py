"""In which order the desk lays the cards of a zone, as whoever looks wants it; the game knows nothing of it.

Only where the order means nothing: the rules' ``ORDERED_ZONES`` keep theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from inspector.rules import Characteristics
from inspector.window.desk.places import Spot
from inspector.window.desk.rows import Tile

# Zones in which the last card lies on top of the others.
_PILES: Final = frozenset(("exile", "command", "outside"))
# The kinds of cards as people count them; a card of several is the first of them.
CARD_KINDS: Final = ("Creature", "Planeswalker", "Battle", "Instant", "Sorcery", "Artifact", "Enchantment", "Land")
_COLORS = "WUBRG"
_Key = tuple[float, ...]


def _by_value(now: Characteristics) -> _Key:
    values = now.mana_value if isinstance(now.mana_value, tuple) else (now.mana_value,)
    return ("Land" in now.types, *map(float, values))


def _by_color(now: Characteristics) -> _Key:
    """The five colors, then what has several, what has none, and lands."""
    places = [_COLORS.index(letter) for letter in now.colors]
    return ("Land" in now.types, not places, len(places), *places)


def _by_kind(now: Characteristics) -> _Key:
    return (next((place for place, kind in enumerate(CARD_KINDS) if kind in now.types), len(CARD_KINDS)),)


def _by_name(_now: Characteristics) -> _Key:
    return ()


# By what a zone is sorted, in the words of its menu.
SORTED_BY: Final[Mapping[str, Callable[[Characteristics], _Key]]] = {
    "name": _by_name,
    "mana value": _by_value,
    "color": _by_color,
    "type": _by_kind,
}


def in_order(
    tiles: Sequence[Tile], spot: Spot, by: str, names: Mapping[str, str], values: Mapping[str, Characteristics]
) -> list[Tile]:
    """Sort the cards of a zone, those that are alike in it by their names; of a pile the first comes to lie on top.

    What whoever looks may not know stays in its order at the end.
    """

    def key(tile: Tile) -> tuple[bool, _Key, str]:
        now = values.get(tile.label)
        if now is None or not now.types:
            return True, (), ""
        return False, SORTED_BY[by](now), names[tile.label].casefold()

    found = sorted(tiles, key=key)
    return found[::-1] if spot.zone in _PILES else found
