"""Which card type a subtype belongs to (205.3): a creature type, a land type, an artifact type, and so on.

The tables list the subtypes of every type but creature, whose list is the longest and grows with every set: what is in
no table is a creature type (205.3m). Within a table the order is by length. Lands, artifacts and planeswalkers get new
ones too: a word in no table, printed beside no creature, belongs to a card type that it is printed beside (205.3c).
"""

from __future__ import annotations

from typing import Final, Self

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")

_SUBTYPES = {
    "Artifact": """
        Map Book Gold Food Clue Junk Blood Stone Lander Vehicle Mutagen Treasure Infinity Incubator Equipment
        Bobblehead Powerstone Vibranium Attraction Spacecraft Contraption Fortification
    """,
    "Battle": "Siege",
    "Dungeon": "Undercity",
    "Enchantment": "Saga Aura Role Rune Case Room Plan Shard Curse Class Shrine Cartouche Background",
    "Land": """
        Mine Gate Cave Town Lair Cloud Swamp Tower Locus Island Sphere Urza's Plains Planet Desert Forest
        Mountain Power-Plant
    """,
    "Spell": "Adventure Arcane Chorus Lesson Omen Trap",
    "Planeswalker": """
        Ral Oko Jaya Kaya Urza Jace Guff Koth Dack Will Ugin Karn Niko Teyo Szat Tasha Lukka Jeska Kiora Serra
        Nissa Minsc Jared Lolth Ajani Domri Basri Rowan Sorin Dovin Wrenn Kaito Tyvar Bolas Comet Grist Samut
        Calix Dihada Vraska Estrid Huatli Teferi Nahiri Ashiok Garruk Zariel Vivien Arlinn Gideon Dakkon Tamiyo
        Venser Vronos Dellian Narset Tibalt Yanggu Liliana Kasmina Chandra Yanling Angrath Elspeth Saheeli Sivitri
        Daretti Davriel Sarkhan Nixilis Xenagos Bahamut Ellywick Tezzeret Aminatou Windgrace Freyalise Elminster
        Quintorius Mordenkainen
    """,
}
_TYPE_OF = {subtype: card_type for card_type, subtypes in _SUBTYPES.items() for subtype in subtypes.split()}


# Printed on a card for playtests, and land types of no rules text.
_NOT_IN_THE_RULES = ("Cloud",)
# Those that the rules list, the basic ones first, as people name them (205.3i).
LAND_TYPES: Final = (
    *BASIC_LAND_TYPES,
    *sorted(
        word
        for word, card_type in _TYPE_OF.items()
        if card_type == "Land" and word not in (*BASIC_LAND_TYPES, *_NOT_IN_THE_RULES)
    ),
)
NONBASIC_LAND_TYPES: Final = LAND_TYPES[len(BASIC_LAND_TYPES) :]


def subtypes_of_other_types() -> tuple[str, ...]:
    """List the subtypes of every type but creature."""
    return tuple(_TYPE_OF)


def type_of_subtype(subtype: str) -> str:
    """Give the card type that a subtype belongs to; instants and sorceries share theirs under ``"Spell"``."""
    found = _TYPE_OF.get(subtype)
    return found if found is not None else subtype.card_type if isinstance(subtype, _Unlisted) else "Creature"


_CREATURES = frozenset(("Creature", "Kindred", "Tribal"))
_SPELLS = frozenset(("Instant", "Sorcery"))


class _Unlisted(str):
    """A subtype that no table has, which keeps the card type beside which it was printed."""

    __slots__ = ("card_type",)

    def __init__(self, _word: str, card_type: str = "Creature") -> None:
        self.card_type = card_type

    def __new__(cls, word: str, card_type: str = "Creature") -> Self:
        """Make a text of the word alone."""
        del card_type
        return super().__new__(cls, word)


def subtypes_beside(types: tuple[str, ...], subtypes: tuple[str, ...]) -> tuple[str, ...]:
    """Give the subtypes printed beside card types such that ``type_of_subtype`` knows those in no table too (205.3c).

    They are for working copies alone: what is written or kept takes plain texts. Which card type an unlisted word
    belongs to, nobody can tell where there are several: the last one is taken, as to be an artifact or an enchantment
    besides is what cards have in addition.
    """
    if not subtypes or not _CREATURES.isdisjoint(types):
        return subtypes
    kind = next((_KINDS[word] for word in reversed(types) if word in _KINDS), None)
    if kind is None or all(word in _TYPE_OF for word in subtypes):
        return subtypes
    return tuple(word if word in _TYPE_OF else _Unlisted(word, kind) for word in subtypes)


_KINDS = {kind: kind for kind in _SUBTYPES if kind != "Spell"} | dict.fromkeys(_SPELLS, "Spell")


def types_that_may_have(subtype: str) -> frozenset[str]:
    """List the card types of which an object needs one to have the subtype (205.3d)."""
    kind = type_of_subtype(subtype)
    return _CREATURES if kind == "Creature" else _SPELLS if kind == "Spell" else frozenset((kind,))


def may_have(subtype: str, types: tuple[str, ...] | list[str]) -> bool:
    """Whether an object with these card types can have the subtype (205.3d)."""
    match type_of_subtype(subtype):
        case "Creature":
            return any(word in types for word in ("Creature", "Kindred", "Tribal"))
        case "Spell":
            return any(word in types for word in ("Instant", "Sorcery"))
        case card_type:
            return card_type in types
