"""A printed card: one or more faces, each a complete set of characteristics, on one layout."""

from __future__ import annotations

import msgspec

from inspector.cards.colors import Colors
from inspector.cards.effects import Definition, StaticAbility
from inspector.cards.keywords import keywords_of
from inspector.cards.layouts import LAYOUTS, Kind, Layout, Shape
from inspector.cards.mana import ManaCost
from inspector.cards.printed_numbers import PrintedNumber
from inspector.cards.printings import UNSAID, Printing
from inspector.cards.type_lines import TypeLine


class Face(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """One face, half or alternative of a card: the values printed on it (109.3), never mixed with another's.

    ``mana_cost`` None is no mana cost. ``paragraphs`` is the rules text, one ability each. ``colors_set`` are colors
    that neither cost nor indicator gives: those of a token, or of a copy with an exception. ``static`` and
    ``definition`` are the abilities that the core can compute with; they are part of the rules text. ``text_name`` is
    what that text calls its object where an exception of a copy gave it another name (201.5).
    """

    name: str
    type_line: TypeLine
    mana_cost: ManaCost | None = None
    color_indicator: Colors = frozenset()
    paragraphs: tuple[str, ...] = ()
    power: PrintedNumber | None = None
    toughness: PrintedNumber | None = None
    loyalty: PrintedNumber | None = None
    defense: PrintedNumber | None = None
    colors_set: Colors | None = None
    listed_keywords: tuple[str, ...] = ()
    static: tuple[StaticAbility, ...] = ()
    definition: Definition | None = None
    text_name: str = ""

    @property
    def called(self) -> tuple[str, ...]:
        """What its rules text may call its object: a name that it was given by copying comes too late for that."""
        name = self.text_name or self.name
        return (name,) if name else ()

    @property
    def is_printed_with_a_size(self) -> bool:
        """Whether power and toughness are printed on every such card: a creature or a Vehicle (208.1, 301.7a)."""
        return "Creature" in self.type_line.types or "Vehicle" in self.type_line.subtypes

    @property
    def colors(self) -> Colors:
        """Its colors: of its mana cost and its color indicator, or those it was given (202.2, 202.2e)."""
        if self.colors_set is not None:
            return self.colors_set
        return (self.mana_cost.colors if self.mana_cost else frozenset()) | self.color_indicator

    @property
    def keywords(self) -> tuple[str, ...]:
        """The keyword abilities of its text, each once, as Scryfall spells them."""
        found = (keyword for text in self.paragraphs for keyword in keywords_of(text, self.listed_keywords))
        return tuple(dict.fromkeys(found))


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card as printed: ``name`` in full (``Fire // Ice``), the key of its ``layout``, its ``faces`` in order.

    ``printing`` is which printing it is, where known: the marks of double-faced cards depend on it.
    ``melds_into`` names the combined face of its meld pair, ``melds_with`` the other card; ``meld_result`` is true for
    the record of a combined face, which is no card.
    """

    name: str
    layout_name: str
    faces: tuple[Face, ...]
    printing: Printing = UNSAID
    melds_into: str | None = None
    melds_with: str | None = None
    meld_result: bool = False

    @property
    def layout(self) -> Layout:
        """The row of the table of layouts."""
        return LAYOUTS[self.layout_name]

    @property
    def shape(self) -> Shape:
        """How its faces lie on it."""
        return self.layout.shape

    @property
    def kind(self) -> Kind | None:
        """Which kind of double-faced card it is; None if it has the ordinary back."""
        return self.layout.kind

    @property
    def is_token(self) -> bool:
        """Whether the record is that of a token, which is no card (111.6)."""
        return self.layout.token

    @property
    def front(self) -> Face:
        """Its front face; for a card with the ordinary back its only face, left half or upper half."""
        return self.faces[0]

    @property
    def back(self) -> Face | None:
        """The face on the other side of a double-faced card; None where that is no face of its own."""
        return self.faces[1] if self.shape is Shape.DOUBLE_FACED else None

    @property
    def is_room(self) -> bool:
        """Whether it is a split card whose halves share one type line of a permanent (709.5, since 2024)."""
        lines = {str(face.type_line) for face in self.faces}
        has_two_halves = self.shape is Shape.SPLIT and len(self.faces) == 2
        return has_two_halves and len(lines) == 1 and self.front.type_line.is_permanent

    @property
    def known_as(self) -> str:
        """The name under which people know it: that of its front, or both of a split card."""
        return self.name if self.shape is Shape.SPLIT else self.front.name

    @property
    def names(self) -> tuple[str, ...]:
        """Every name under which it can be found: in full, then each face's."""
        return tuple(dict.fromkeys((self.name, *(face.name for face in self.faces))))
