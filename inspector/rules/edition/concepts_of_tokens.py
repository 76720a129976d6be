"""What rules say of the tokens that they define by their kind (111.10a and on, since 2021)."""

from __future__ import annotations

from inspector.rules.edition.concept_row import ConceptRow


class ConceptsOfTokens:
    """One row a concept; ``Concept`` has them all."""

    TREASURE_TOKEN = ConceptRow("Treasure token", "- | - | 111.10a")
    FOOD_TOKEN = ConceptRow("Food token", "- | - | 111.10b")
    GOLD_TOKEN = ConceptRow("Gold token", "- | - | 111.10c")
    WALKER_TOKEN = ConceptRow("Walker token", "- | - | 111.10d")
    SHARD_TOKEN = ConceptRow("Shard token", "- | - | 111.10e")
    CLUE_TOKEN = ConceptRow("Clue token", "- | - | 111.10f")
    BLOOD_TOKEN = ConceptRow("Blood token", "- | - | 111.10g")
    POWERSTONE_TOKEN = ConceptRow("Powerstone token", "- | - | - | 111.10h")
    CURSED_ROLE_TOKEN = ConceptRow("Cursed Role token", "- | - | - | 111.10j")
    MONSTER_ROLE_TOKEN = ConceptRow("Monster Role token", "- | - | - | 111.10k")
    ROYAL_ROLE_TOKEN = ConceptRow("Royal Role token", "- | - | - | 111.10m")
    SORCERER_ROLE_TOKEN = ConceptRow("Sorcerer Role token", "- | - | - | 111.10n")
    VIRTUOUS_ROLE_TOKEN = ConceptRow("Virtuous Role token", "- | - | - | 111.10p")
    WICKED_ROLE_TOKEN = ConceptRow("Wicked Role token", "- | - | - | 111.10q")
    YOUNG_HERO_ROLE_TOKEN = ConceptRow("Young Hero Role token", "- | - | - | 111.10r")
    MAP_TOKEN = ConceptRow("Map token", "- | - | - | 111.10s")
    JUNK_TOKEN = ConceptRow("Junk token", "- | - | - | 111.10t")
    LANDER_TOKEN = ConceptRow("Lander token", "- | - | - | - | 111.10u")
    MUTAGEN_TOKEN = ConceptRow("Mutagen token", "- | - | - | - | 111.10v")
    VIBRANIUM_TOKEN = ConceptRow("Vibranium token", "- | - | - | - | 111.10w")
