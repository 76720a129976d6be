"""Cards with a second spell set into them: adventurer cards (715), omen cards (720), preparation cards (722).

They are alike but for the numbers of their rules and for what becomes of the spell: one row of a table for each. Which
kind a card is follows from the subtype of its inset; a prepare spell has none of its own.
"""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.cards import Shape
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.table.actions import Zone
from inspector.rules.table.objects import Printed

# The designation of a permanent of whose prepare spell a copy may be cast (722.3a).
PREPARED = "prepared"


class Inset(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules say of one kind of inset, as concepts; ``word`` is what players call it.

    ``resolves_to`` is the zone to which such a spell goes as it resolves.
    """

    word: str
    normal: Concept
    choosing: Concept
    judged: Concept
    values: Concept
    copied: Concept
    naming: tuple[Concept, ...]
    resolves: Concept | None = None
    resolves_to: Zone = "graveyard"


ADVENTURE = Inset(
    word="Adventure",
    normal=Concept.ADVENTURER_CARDS_NORMAL_VALUES,
    choosing=Concept.CASTING_AS_AN_ADVENTURE,
    judged=Concept.ONLY_THE_ADVENTURE_IS_JUDGED,
    values=Concept.ADVENTURE_SPELLS_VALUES,
    copied=Concept.ADVENTURE_SPELL_COPIED,
    naming=(Concept.NAMING_AN_ADVENTURE, Concept.NAMES_OF_ADVENTURER_CARDS),
    resolves=Concept.ADVENTURE_IS_EXILED,
    resolves_to="exile",
)
OMEN = Inset(
    word="Omen",
    normal=Concept.OMEN_CARDS_NORMAL_VALUES,
    choosing=Concept.CASTING_AS_AN_OMEN,
    judged=Concept.ONLY_THE_OMEN_IS_JUDGED,
    values=Concept.OMEN_SPELLS_VALUES,
    copied=Concept.OMEN_SPELL_COPIED,
    naming=(Concept.NAMING_AN_OMEN,),
    resolves=Concept.OMEN_IS_SHUFFLED_AWAY,
    resolves_to="library",
)
PREPARE_SPELL = Inset(
    word="prepare spell",
    normal=Concept.PREPARATION_CARDS_NORMAL_VALUES,
    choosing=Concept.PREPARATION_CARDS_ARE_NOT_CAST_BY_THEIR_INSET,
    judged=Concept.COPY_OF_A_PREPARE_SPELL_IS_CAST,
    values=Concept.COPY_OF_A_PREPARE_SPELL_IS_CAST,
    copied=Concept.PREPARE_SPELL_COPIED,
    naming=(Concept.NAMING_A_PREPARE_SPELL,),
)


# Here as well every object passes (``in_force``).
_INSET: Final = Shape.INSET


def inset_of(printed: Printed) -> Inset | None:
    """Tell which kind of inset the values have; None where they have none."""
    if printed.shape is not _INSET:
        return None
    subtypes = printed.inset_subtypes
    if subtypes is None:
        subtypes = printed.faces[1].type_line.subtypes
    return ADVENTURE if "Adventure" in subtypes else OMEN if "Omen" in subtypes else PREPARE_SPELL


def knows(edition: Edition, inset: Inset) -> bool:
    """Whether the edition has rules for this kind: Adventures came in 2019, Omens in 2025, prepare spells in 2026."""
    return bool(numbers(inset.normal, edition.key))
