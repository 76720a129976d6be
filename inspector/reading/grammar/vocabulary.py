"""The single words of the grammar: card types, supertypes, colors, subtypes, keywords, each in all its forms."""

from __future__ import annotations

from inspector.cards import Color, plural_of
from inspector.cards.creature_types import CREATURE_TYPES, plurals
from inspector.cards.subtypes import subtypes_of_other_types

TYPES = {
    word: kind
    for kind, words in {
        "Artifact": ("artifact", "artifacts"),
        "Battle": ("battle", "battles"),
        "Creature": ("creature", "creatures"),
        "Enchantment": ("enchantment", "enchantments"),
        "Instant": ("instant", "instants"),
        "Kindred": ("kindred",),
        "Land": ("land", "lands"),
        "Planeswalker": ("planeswalker", "planeswalkers"),
        "Sorcery": ("sorcery", "sorceries"),
    }.items()
    for word in words
}
SUPERTYPE_OF = {"basic": "Basic", "legendary": "Legendary", "snow": "Snow", "world": "World"}
COLORS = {
    "white": Color.WHITE,
    "blue": Color.BLUE,
    "black": Color.BLACK,
    "red": Color.RED,
    "green": Color.GREEN,
}
_ODD = {
    "Thalakos": ("Thalakos",),
    "Kavu": ("Kavu",),
    "Octopus": ("Octopuses",),
    "Werewolf": ("Werewolves",),
}


def _subtypes() -> dict[str, str]:
    known: dict[str, str] = {}
    for word in (*sorted(CREATURE_TYPES), *subtypes_of_other_types()):
        several = _ODD.get(word) or (plural_of(word), *plurals(word))
        for spelled in (word, *several):
            known.setdefault(spelled, word)
    return known


# Every subtype by each of its forms: one, or several.
SUBTYPE_OF = _subtypes()
# The numbers that are written out, each at its own place.
NUMBER_WORDS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
)
