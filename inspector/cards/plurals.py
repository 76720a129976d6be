"""The plurals of creature, land and other types as card texts write them: Elves, Mercenaries, Plains, Merfolk."""

from __future__ import annotations

_IRREGULAR = {
    "child": "children",
    "cyberman": "cybermen",
    "dwarf": "dwarves",
    "elf": "elves",
    "fungus": "fungi",
    "hero": "heroes",
    "homunculus": "homunculi",
    "locus": "loci",
    "mouse": "mice",
    "ox": "oxen",
    "pegasus": "pegasi",
    "werewolf": "werewolves",
    "wolf": "wolves",
}
_UNCHANGED = frozenset(
    (
        "plains",
        "dauthi",
        "deer",
        "eldrazi",
        "elk",
        "equipment",
        "fish",
        "kavu",
        "kithkin",
        "kor",
        "myr",
        "nephilim",
        "samurai",
        "sheep",
        "soltari",
        "thalakos",
        "urza's",
        "vedalken",
        "viashino",
    )
)


def plural_of(subtype: str) -> str:
    """Give the plural of a subtype: ``"Elf"`` has ``"Elves"``, ``"Plains"`` and ``"Merfolk"`` themselves."""
    low = subtype.lower()
    if low in _UNCHANGED or low.endswith("folk"):
        return subtype
    if low in _IRREGULAR:
        plural = _IRREGULAR[low]
        return plural.capitalize() if subtype[0].isupper() else plural
    return regular_plural(subtype)


def regular_plural(word: str) -> str:
    """Give the plural that most words of such an ending have: ``"Foxes"``, ``"Allies"``, ``"Monkeys"``, ``"Elfs"``."""
    low = word.lower()
    if low.endswith(("s", "x", "z", "ch", "sh")):
        return f"{word}es"
    if low.endswith("y") and low[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}s"
