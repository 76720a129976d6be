"""The working copy of one object while its values are computed: mutable, one per object, gone afterwards.

Frozen values would be replaced once per change and cost several times as much; nothing outside a computation ever
holds a scratch. Reasons are kept raw (``notes``) and become sentences only when somebody asks for them.
"""

from __future__ import annotations

import msgspec

from inspector.cards import Amount, Color, Definition, Face, ManaCost, PrintedNumber, StaticAbility
from inspector.rules.concepts import Concept
from inspector.rules.objects import GameObject


class Ability(msgspec.Struct, frozen=True):
    """One ability that an object has: its ``text`` (a paragraph), the ``keywords`` that the text is."""

    text: str
    keywords: tuple[str, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """A reason not yet put into words: the value it is for, the concept, the template and what fills its places."""

    key: str
    concept: Concept
    template: str
    places: dict[str, object]
    layer: str = ""
    source: str = ""


class Scratch:
    """The values of one object as far as they are computed."""

    __slots__ = (
        *(
            "abilities",
            "abilities_lost",
            "colors",
            "controller",
            "costs",
            "defense",
            "definitions",
            "every_creature_type",
        ),
        *(
            "fronts_costs",
            "halves",
            "indicator",
            "loyalty",
            "names",
            "notes",
            "object",
            "power",
            "static",
            "subtypes",
            "supertypes",
        ),
        *("toughness", "types"),
    )

    def __init__(self, held: GameObject) -> None:
        """Start empty for the object held; ``starting_values`` fills it."""
        self.object = held
        self.names: list[str] = []
        # One cost; two where the edition has two answers. fronts_costs are read for the mana value in its place.
        self.costs: list[ManaCost | None] = []
        self.fronts_costs: list[ManaCost | None] | None = None
        self.indicator: frozenset[Color] = frozenset()
        self.colors: set[Color] = set()
        self.supertypes: list[str] = []
        self.types: list[str] = []
        self.subtypes: list[str] = []
        self.abilities: list[Ability] = []
        self.static: list[StaticAbility] = []
        self.definitions: list[Definition] = []
        self.every_creature_type = False
        self.abilities_lost = False
        self.power: Amount | PrintedNumber | None = None
        self.toughness: Amount | PrintedNumber | None = None
        self.loyalty: PrintedNumber | None = None
        self.defense: PrintedNumber | None = None
        self.controller = held.controller
        # The two halves of a split card where they are two answers.
        self.halves: tuple[Face, Face] | None = None
        self.notes: list[Note] = []

    def note(
        self, key: str, concept: Concept, template: str, /, *, layer: str = "", source: str = "", **places: object
    ) -> None:
        """Keep the reason for a value; of several for one key the last decides."""
        self.notes.append(Note(key, concept, template, places, layer, source))

    def noted(
        self,
        key: str,
        concept: Concept,
        template: str,
        places: dict[str, object],
        *,
        layer: str = "",
        source: str = "",
    ) -> None:
        """Keep the reason for a value, with its places in a dict."""
        self.notes.append(Note(key, concept, template, places, layer, source))

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
        return [cost.mana_value(self.x()) if cost else 0 for cost in self.costs]

    def mana_value(self) -> Amount:
        """Its mana value where it serves as an amount: two answers count together (708.5)."""
        return sum(self.mana_values())
