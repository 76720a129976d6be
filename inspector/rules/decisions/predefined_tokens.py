"""The tokens that the rules define by their kind (111.10a and on, since 2021): which of them a token is, if any.

What makes one may alter it (111.10). What has another type line, or another color than it is defined with, is none.
"""

from __future__ import annotations

from typing import Final

from inspector.cards import Face
from inspector.rules.edition.concepts import Concept

# By the type line, of tokens that are given no name; the others by their name and the type line.
_BY_TYPE_LINE: Final = {
    "Artifact — Treasure": Concept.TREASURE_TOKEN,
    "Artifact — Food": Concept.FOOD_TOKEN,
    "Artifact — Gold": Concept.GOLD_TOKEN,
    "Enchantment — Shard": Concept.SHARD_TOKEN,
    "Artifact — Clue": Concept.CLUE_TOKEN,
    "Artifact — Blood": Concept.BLOOD_TOKEN,
    "Artifact — Powerstone": Concept.POWERSTONE_TOKEN,
    "Artifact — Map": Concept.MAP_TOKEN,
    "Artifact — Junk": Concept.JUNK_TOKEN,
    "Artifact — Lander": Concept.LANDER_TOKEN,
    "Artifact — Mutagen": Concept.MUTAGEN_TOKEN,
    "Artifact — Vibranium": Concept.VIBRANIUM_TOKEN,
}
_ROLE: Final = "Enchantment — Aura Role"
_NAMED: Final = {
    ("Walker", "Creature — Zombie"): Concept.WALKER_TOKEN,
    ("Cursed", _ROLE): Concept.CURSED_ROLE_TOKEN,
    ("Monster", _ROLE): Concept.MONSTER_ROLE_TOKEN,
    ("Royal", _ROLE): Concept.ROYAL_ROLE_TOKEN,
    ("Sorcerer", _ROLE): Concept.SORCERER_ROLE_TOKEN,
    ("Virtuous", _ROLE): Concept.VIRTUOUS_ROLE_TOKEN,
    ("Wicked", _ROLE): Concept.WICKED_ROLE_TOKEN,
    ("Young Hero", _ROLE): Concept.YOUNG_HERO_ROLE_TOKEN,
}


def predefined_token(face: Face) -> Concept | None:
    """Give the rule that defines the token with this face; None for one of which all was spelled out."""
    line = str(face.type_line)
    named = _NAMED.get((face.name.removesuffix(" Role"), line))
    if named is not None:
        return named
    # So the rules that define these call what is given no name (111.4).
    unnamed = face.name == f"{' '.join(face.type_line.subtypes)} Token" and face.paragraphs and not face.colors_set
    return _BY_TYPE_LINE.get(line) if unnamed else None
