"""Which card type a subtype belongs to (205.3): a creature type, a land type, an artifact type, and so on.

The tables list the subtypes of every type but creature, whose list is the longest and grows with every set: what is in
no table is a creature type (205.3m).
"""

from __future__ import annotations

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")

_SUBTYPES = {
    "Artifact": """Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity
        Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle""",
    "Battle": "Siege",
    "Dungeon": "Undercity",
    "Enchantment": "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine",
    "Land": """Plains Island Swamp Mountain Forest Cave Cloud Desert Gate Lair Locus Mine Planet Power-Plant Sphere
        Tower Town Urza's""",
    "Spell": "Adventure Arcane Chorus Lesson Omen Trap",
    "Planeswalker": """Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti
        Davriel Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace
        Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko
        Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo
        Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel""",
}
_TYPE_OF = {subtype: card_type for card_type, subtypes in _SUBTYPES.items() for subtype in subtypes.split()}


def type_of_subtype(subtype: str) -> str:
    """Give the card type that a subtype belongs to; instants and sorceries share theirs under ``"Spell"``."""
    return _TYPE_OF.get(subtype, "Creature")


def may_have(subtype: str, types: tuple[str, ...] | list[str]) -> bool:
    """Whether an object with these card types can have the subtype (205.3d)."""
    match type_of_subtype(subtype):
        case "Creature":
            return any(word in types for word in ("Creature", "Kindred", "Tribal"))
        case "Spell":
            return any(word in types for word in ("Instant", "Sorcery"))
        case card_type:
            return card_type in types
