"""The working copy of one object while its values are computed: mutable, one per object, gone afterwards.

Frozen values would be replaced once per change and cost several times as much; nothing outside a computation ever
holds a scratch. What happens to an object is kept raw, and read only when somebody asks why; a computation of which
only the values are wanted keeps nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

import msgspec

from inspector.cards import Amount, Color, Definition, Face, ManaCost, PrintedNumber, StaticAbility, TextChange
from inspector.rules.decisions.finished_values import Characteristics
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
    MERGED_BACK = "that of the topmost component, a back face, which is none"
    MERGED_TOP = "the same, where no rule says that what is merged is not double-faced"
    MELDED = "the mana costs of both front faces"


class ManaValue(msgspec.Struct, frozen=True):
    """The decision for a mana value: the ground, and the ``costs`` counted where they are not the object's own."""

    ground: ManaGround = ManaGround.OWN
    costs: tuple[ManaCost | None, ...] | None = None


NO_OTHER_COSTS = ManaValue()
# What happened to an object, as whoever did it keeps it; ``happened`` reads it.
KeptHappening = object


@dataclass(slots=True, eq=False)
class Scratch:
    """The values of one object as far as they are computed: empty at first, ``starting_values`` fills it.

    Copies share their lists and sets, so whoever changes a value puts a new list or set in its place.
    """

    object: GameObject
    # The values in force of the choices made for it.
    chosen: InForce
    controller: str
    names: list[str] = field(default_factory=list)
    # One cost; two where the edition has two answers. What the mana value is counted from may be others.
    costs: list[ManaCost | None] = field(default_factory=list)
    counted_mana: ManaValue = NO_OTHER_COSTS
    # Whether it is a permanent whose locked halves are to be taken away (709.5).
    is_room: bool = False
    # Whether a keyword ability of its text defines characteristics: changeling, devoid.
    defines_by_keyword: bool = False
    # True where two costs have one mana value together: a fused spell before 2017 (702.101b).
    mana_value_total: bool = False
    indicator: frozenset[Color] = frozenset()
    colors: set[Color] = field(default_factory=set)
    supertypes: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    # Subtypes that are gone only as long as the card type is that they go with (205.1a).
    dormant: list[str] = field(default_factory=list)
    abilities: list[Ability] = field(default_factory=list)
    # Of these, the mana abilities that come with its basic land types (305.6).
    intrinsic: tuple[Ability, ...] = ()
    static: list[StaticAbility] = field(default_factory=list)
    definitions: list[Definition] = field(default_factory=list)
    # The changes made to its text, in their order (612).
    texts: tuple[TextChange, ...] = ()
    every_creature_type: bool = False
    # What the rules of its edition have for no creature type, so that it is none of these then (205.3m).
    no_creature_types: frozenset[str] = frozenset()
    abilities_lost: bool = False
    # What few objects have: what effects said of abilities that they were given, or can't have.
    given: Given = NOTHING_GIVEN
    power: Amount | PrintedNumber | None = None
    toughness: Amount | PrintedNumber | None = None
    loyalty: PrintedNumber | None = None
    defense: PrintedNumber | None = None
    # The two halves of a split card where they are two answers.
    halves: tuple[Face, Face] | None = None
    # Whether it would share its missing name with another nameless object, as only older texts leave open (201.2).
    nameless_alike: bool = False
    # Whether the rules of its edition know battles, which have defense (310).
    may_be_battle: bool = True
    # Whether what happens to it is kept, and what did, in the order in which it happened (``happened`` reads it).
    keeps_record: bool = False
    happened: list[KeptHappening] = field(default_factory=list)
    # Whether its words may speak of what happens to others; None until somebody asks (``steps/replacing``).
    speaks: bool | None = None
    # Whether no state-based action can concern it, by itself; None until somebody asks (``state_based``).
    sound: bool | None = None
    # How often its values were finished, and from the second time on those that hang on no table (``characteristics``).
    finished: Characteristics | int = 0

    def copied(self, *, keeps_record: bool = False) -> Scratch:
        """Make another working copy with the same values, to which nothing has happened yet."""
        # One by one: a loop over the fields takes four times as long, and this is done for each object of each table.
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
        new.nameless_alike, new.no_creature_types = self.nameless_alike, self.no_creature_types
        new.may_be_battle = self.may_be_battle
        new.keeps_record = keeps_record
        new.happened = []
        new.speaks = new.sound = None
        new.finished = 0
        return new

    def shares_a_name_with(self, other: Scratch) -> bool:
        """Whether the two have a name in common; without names only where an older text is read so (201.2a)."""
        nameless = self.nameless_alike and not self.names and not other.names
        return nameless or not set(self.names).isdisjoint(other.names)

    def lose_abilities(self) -> None:
        """Lose all abilities, those among them that define characteristics or change others."""
        self.abilities = []
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
        # Most have few abilities, and most abilities no keyword or one: adding rows up is faster than to list words.
        found: tuple[str, ...] = ()
        for ability in self.abilities:
            found += ability.keywords
        return found if len(found) < 2 else tuple(dict.fromkeys(found))

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
