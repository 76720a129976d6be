"""The working copy of one object while its values are computed: mutable, one per object, gone afterwards.

Frozen values would be replaced once per change and cost several times as much; nothing outside a computation ever
holds a scratch. What happens to an object is kept raw, and read only when somebody asks why; a computation of which
only the values are wanted keeps nothing.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from inspector.cards import Amount, Color, Definition, Face, ManaCost, PrintedNumber, StaticAbility, TextChange
from inspector.rules.decisions.in_force import InForce
from inspector.rules.edition.readings import READINGS
from inspector.rules.table.objects import GameObject


class Ability(msgspec.Struct, frozen=True):
    """One ability that an object has: its ``text`` (a paragraph), the ``keywords`` that the text is."""

    text: str
    keywords: tuple[str, ...] = ()


class Given(msgspec.Struct, frozen=True):
    """What effects said of an object's abilities: those that it can't have, in small letters (113.11).

    ``texts`` are abilities given whose effects were said beside their words.
    """

    cant_have: frozenset[str] = frozenset()
    texts: tuple[str, ...] = ()


NOTHING_GIVEN = Given()


class ManaGround(StrEnum):
    """From which costs a mana value is counted."""

    OWN = "its own mana cost"
    FRONT = "the front face's mana cost"
    MODAL_BACK = "the modal back face's own mana cost"
    BACK_NONE = "the back face's mana cost, which is none"
    COPIED_BACK = "that of a copied back face, which is none"
    COPIED_MELD = "that of a copied combined face, which is none"
    MELDED = "the mana costs of both front faces"


class ManaValue(msgspec.Struct, frozen=True):
    """The decision for a mana value: the ground, and the ``costs`` counted where they are not the object's own."""

    ground: ManaGround = ManaGround.OWN
    costs: tuple[ManaCost | None, ...] | None = None


class Scratch:
    """The values of one object as far as they are computed.

    Copies share their lists and sets, so whoever changes a value puts a new list or set in its place.
    """

    __slots__ = (
        "abilities",
        "abilities_lost",
        "chosen",
        "colors",
        "controller",
        "costs",
        "counted_mana",
        "defense",
        "defines_by_keyword",
        "definitions",
        "dormant",
        "every_creature_type",
        "given",
        "halves",
        "happened",
        "indicator",
        "intrinsic",
        "is_room",
        "keeps_record",
        "loyalty",
        "mana_value_total",
        "nameless_alike",
        "names",
        "object",
        "power",
        "speaks",
        "static",
        "subtypes",
        "supertypes",
        "texts",
        "toughness",
        "types",
    )

    def __init__(self, held: GameObject, chosen: InForce) -> None:
        """Start empty for the object held and the values in force; ``starting_values`` fills it."""
        self.object = held
        self.chosen = chosen
        self.names: list[str] = []
        # One cost; two where the edition has two answers. What the mana value is counted from may be others.
        self.costs: list[ManaCost | None] = []
        self.counted_mana = ManaValue()
        # Whether it is a permanent whose locked halves are to be taken away (709.5).
        self.is_room = False
        # Whether a keyword ability of its text defines characteristics: changeling, devoid.
        self.defines_by_keyword = False
        # True where two costs have one mana value together: a fused spell before 2017 (702.101b).
        self.mana_value_total = False
        self.indicator: frozenset[Color] = frozenset()
        self.colors: set[Color] = set()
        self.supertypes: list[str] = []
        self.types: list[str] = []
        self.subtypes: list[str] = []
        # Subtypes that are gone only as long as the card type is that they go with (205.1a).
        self.dormant: list[str] = []
        self.abilities: list[Ability] = []
        # Of these, the mana abilities that come with its basic land types (305.6).
        self.intrinsic: tuple[Ability, ...] = ()
        self.static: list[StaticAbility] = []
        self.definitions: list[Definition] = []
        # The changes made to its text, in their order (612).
        self.texts: tuple[TextChange, ...] = ()
        self.every_creature_type = False
        self.abilities_lost = False
        # What few objects have: what effects said of abilities that they were given, or can't have.
        self.given = NOTHING_GIVEN
        self.power: Amount | PrintedNumber | None = None
        self.toughness: Amount | PrintedNumber | None = None
        self.loyalty: PrintedNumber | None = None
        self.defense: PrintedNumber | None = None
        self.controller = held.controller
        # The two halves of a split card where they are two answers.
        self.halves: tuple[Face, Face] | None = None
        # Whether it would share its missing name with another nameless object, as only older texts leave open (201.2).
        self.nameless_alike = False
        # Whether what happens to it is kept, and what did, in the order in which it happened (``happened`` reads it).
        self.keeps_record = False
        self.happened: list[object] = []
        # Whether its words may speak of what happens to others; None until somebody asks (``steps/replacing``).
        self.speaks: bool | None = None

    def copied(self, *, keeps_record: bool = False) -> Scratch:
        """Make another working copy with the same values, to which nothing has happened yet."""
        new = Scratch.__new__(Scratch)
        new.object, new.chosen = self.object, self.chosen
        new.names, new.costs, new.counted_mana = self.names, self.costs, self.counted_mana
        new.mana_value_total, new.is_room = self.mana_value_total, self.is_room
        new.defines_by_keyword = self.defines_by_keyword
        new.indicator, new.colors = self.indicator, self.colors
        new.supertypes, new.types, new.subtypes, new.dormant = self.supertypes, self.types, self.subtypes, self.dormant
        new.abilities, new.static, new.definitions = self.abilities, self.static, self.definitions
        new.intrinsic = self.intrinsic
        new.texts = self.texts
        new.every_creature_type, new.abilities_lost = self.every_creature_type, self.abilities_lost
        new.given = self.given
        new.power, new.toughness, new.loyalty, new.defense = self.power, self.toughness, self.loyalty, self.defense
        new.controller, new.halves = self.controller, self.halves
        new.nameless_alike = self.nameless_alike
        new.keeps_record = keeps_record
        new.happened = []
        new.speaks = None
        return new

    def shares_a_name_with(self, other: Scratch) -> bool:
        """Whether the two have a name in common; without names only where an older text is read so (201.2a)."""
        nameless = self.nameless_alike and not self.names and not other.names
        return nameless or not set(self.names).isdisjoint(other.names)

    def lose_abilities(self) -> None:
        """Lose all abilities, those among them that define characteristics or change others."""
        self.abilities = []
        self.intrinsic = ()
        self.static = []
        self.definitions = []
        self.abilities_lost = True

    @property
    def cant_have(self) -> frozenset[str]:
        """The abilities that it can't have, in small letters (113.11)."""
        return self.given.cant_have

    @property
    def granted_texts(self) -> tuple[str, ...]:
        """The abilities that it was given whose effects were said beside their words."""
        return self.given.texts

    @property
    def keywords(self) -> tuple[str, ...]:
        """The keyword abilities among its abilities, each once."""
        found = [word for ability in self.abilities for word in ability.keywords]
        return tuple(found) if len(found) < 2 else tuple(dict.fromkeys(found))

    def x(self) -> int:
        """What X counts: the value chosen on the stack, 0 anywhere else (202.3e)."""
        return (self.object.x or 0) if self.object.is_spell else 0

    def mana_values(self) -> list[Amount]:
        """Its mana value; two where the edition has two answers."""
        if self.counted_mana.costs is not None:
            return [sum(cost.mana_value() for cost in self.counted_mana.costs if cost)]
        x = self.x()
        values: list[Amount] = [cost.mana_value(x) if cost else 0 for cost in self.costs]
        return [sum(values)] if self.mana_value_total else values

    def mana_value(self) -> Amount:
        """Its mana value where it serves as an amount: two answers count together (708.5)."""
        values = self.mana_values()
        return sum(values) if READINGS.two_answers_add_up else max(values)
