"""The working copy of one object while its values are computed: mutable, one per object, gone afterwards.

Frozen values would be replaced once per change and cost several times as much; nothing outside a computation ever
holds a scratch. Reasons are kept raw and become sentences only when somebody asks for them; a computation of which
only the values are wanted keeps none.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from inspector.cards import Amount, Color, Definition, Face, ManaCost, PrintedNumber, StaticAbility, TextChange
from inspector.rules.concepts import Concept
from inspector.rules.objects import GameObject
from inspector.rules.readings import READINGS


class Ability(msgspec.Struct, frozen=True):
    """One ability that an object has: its ``text`` (a paragraph), the ``keywords`` that the text is."""

    text: str
    keywords: tuple[str, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """A reason not yet put into words: the value it is for, the concept, the template and what fills its places.

    ``also`` are more concepts that the same sentence rests on.
    """

    key: str
    concept: Concept
    template: str
    places: dict[str, object]
    layer: str = ""
    source: str = ""
    also: tuple[Concept, ...] = ()


class LaterNotes(Protocol):
    """Something that happened to an object, from which notes are made only when somebody asks for reasons."""

    def notes(self, earlier: list[Note]) -> list[Note]:
        """Make the notes; ``earlier`` are those made before."""


class Scratch:
    """The values of one object as far as they are computed.

    Copies share their lists and sets, so whoever changes a value puts a new list or set in its place.
    """

    __slots__ = (
        *("abilities", "abilities_lost", "colors", "controller", "costs", "defense", "definitions", "dormant"),
        *(
            "defines_by_keyword",
            "every_creature_type",
            "fronts_costs",
            "halves",
            "indicator",
            "keeps_reasons",
            "loyalty",
            "mana_value_total",
        ),
        *(
            "is_room",
            "names",
            "object",
            "power",
            "reasons",
            "static",
            "subtypes",
            "supertypes",
            "texts",
            "toughness",
            "types",
        ),
    )

    def __init__(self, held: GameObject) -> None:
        """Start empty for the object held; ``starting_values`` fills it."""
        self.object = held
        self.names: list[str] = []
        # One cost; two where the edition has two answers. fronts_costs are read for the mana value in its place.
        self.costs: list[ManaCost | None] = []
        self.fronts_costs: list[ManaCost | None] | None = None
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
        self.static: list[StaticAbility] = []
        self.definitions: list[Definition] = []
        # The changes made to its text, in their order (612).
        self.texts: tuple[TextChange, ...] = ()
        self.every_creature_type = False
        self.abilities_lost = False
        self.power: Amount | PrintedNumber | None = None
        self.toughness: Amount | PrintedNumber | None = None
        self.loyalty: PrintedNumber | None = None
        self.defense: PrintedNumber | None = None
        self.controller = held.controller
        # The two halves of a split card where they are two answers.
        self.halves: tuple[Face, Face] | None = None
        self.keeps_reasons = True
        self.reasons: list[Note | LaterNotes] = []

    def copied(self, *, keeps_reasons: bool) -> Scratch:
        """Make another working copy with the same values, with the reasons so far or without any."""
        new = Scratch.__new__(Scratch)
        new.object = self.object
        new.names, new.costs, new.fronts_costs = self.names, self.costs, self.fronts_costs
        new.mana_value_total, new.is_room = self.mana_value_total, self.is_room
        new.defines_by_keyword = self.defines_by_keyword
        new.indicator, new.colors = self.indicator, self.colors
        new.supertypes, new.types, new.subtypes, new.dormant = self.supertypes, self.types, self.subtypes, self.dormant
        new.abilities, new.static, new.definitions = self.abilities, self.static, self.definitions
        new.texts = self.texts
        new.every_creature_type, new.abilities_lost = self.every_creature_type, self.abilities_lost
        new.power, new.toughness, new.loyalty, new.defense = self.power, self.toughness, self.loyalty, self.defense
        new.controller, new.halves = self.controller, self.halves
        new.keeps_reasons = keeps_reasons
        new.reasons = self.reasons.copy() if keeps_reasons else []
        return new

    def note(
        self, key: str, concept: Concept, template: str, /, *, layer: str = "", source: str = "", **places: object
    ) -> None:
        """Keep the reason for a value; of several for one key the last decides."""
        if self.keeps_reasons:
            self.reasons.append(Note(key, concept, template, places, layer, source))

    def noted(
        self,
        key: str,
        concept: Concept,
        template: str,
        places: dict[str, object],
        *,
        layer: str = "",
        source: str = "",
        also: tuple[Concept, ...] = (),
    ) -> None:
        """Keep the reason for a value, with its places in a dict."""
        if self.keeps_reasons:
            self.reasons.append(Note(key, concept, template, places, layer, source, also))

    @property
    def notes(self) -> list[Note]:
        """All reasons for its values, made from what happened, in the order in which it happened."""
        made: list[Note] = []
        for kept in self.reasons:
            made.extend((kept,) if isinstance(kept, Note) else kept.notes(made))
        return made

    def lose_abilities(self) -> None:
        """Lose all abilities, those among them that define characteristics or change others."""
        self.abilities = []
        self.static = []
        self.definitions = []
        self.abilities_lost = True

    @property
    def keywords(self) -> tuple[str, ...]:
        """The keyword abilities among its abilities, each once."""
        return tuple(dict.fromkeys(word for ability in self.abilities for word in ability.keywords))

    def x(self) -> int:
        """What X counts: the value chosen on the stack, 0 anywhere else (202.3e)."""
        return (self.object.x or 0) if self.object.is_spell else 0

    def mana_values(self) -> list[Amount]:
        """Its mana value; two where the edition has two answers."""
        if self.fronts_costs is not None:
            return [sum(cost.mana_value() for cost in self.fronts_costs if cost)]
        values: list[Amount] = [cost.mana_value(self.x()) if cost else 0 for cost in self.costs]
        return [sum(values)] if self.mana_value_total else values

    def mana_value(self) -> Amount:
        """Its mana value where it serves as an amount: two answers count together (708.5)."""
        values = self.mana_values()
        return sum(values) if READINGS.two_answers_add_up else max(values)
