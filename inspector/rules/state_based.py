"""State-based actions (704) that follow from what an object is: shown with its values, carried out when asked.

Covered: toughness 0, loyalty 0, the legend rule, tokens and copies where they cannot be. Damage, poison and the like
are not on this table.
"""

from __future__ import annotations

from inspector.cards import PrintedNumber, type_of_subtype
from inspector.rules.concepts import Concept
from inspector.rules.outcomes import Reason
from inspector.rules.scratch import Scratch
from inspector.rules.table import Table
from inspector.rules.wording import Wording

# What concerns several objects together, of which one may stay.
SHARED = (Concept.LEGEND_RULE, Concept.PLANESWALKER_UNIQUENESS)


def state_based_reasons(table: Table, scratch: Scratch, every: dict[str, Scratch]) -> tuple[Reason, ...]:
    """List what state-based actions would do to the object, as reasons."""
    held = scratch.object
    if not held.is_permanent:
        return ()
    wording = Wording(table.edition)
    found = []
    toughness = scratch.toughness
    if "Creature" in scratch.types and not isinstance(toughness, PrintedNumber) and (toughness or 0) <= 0:
        found.append(wording.why(Concept.TOUGHNESS_0_GRAVEYARD, "toughness 0"))
    if "Planeswalker" in scratch.types and held.counters.get("loyalty", 0) <= 0:
        found.append(wording.why(Concept.LOYALTY_0_GRAVEYARD, "loyalty 0"))
    if "Battle" in scratch.types and held.counters.get("defense", 0) <= 0:
        found.append(wording.why(Concept.DEFENSE_0_GRAVEYARD, "defense 0"))
    if _shares_planeswalker_type(table, scratch, every):
        everyone = table.edition.planeswalker_rule == "all go"
        template = "planeswalkers, all" if everyone else "planeswalkers, one"
        found.append(wording.why(Concept.PLANESWALKER_UNIQUENESS, template))
    if _shares_legend(table, scratch, every):
        every_one = table.edition.legend_rule == "all go"
        found.append(wording.why(Concept.LEGEND_RULE, "legend, all" if every_one else "legend, one"))
    return tuple(found)


def _shares_legend(table: Table, scratch: Scratch, every: dict[str, Scratch]) -> bool:
    if "Legendary" not in scratch.supertypes:
        return False
    names = set(scratch.names)
    return any(
        other is not scratch
        and other.object.is_permanent
        and "Legendary" in other.supertypes
        and names & set(other.names)
        and (table.edition.legend_rule == "all go" or other.controller == scratch.controller)
        for other in every.values()
    )


def _shares_planeswalker_type(table: Table, scratch: Scratch, every: dict[str, Scratch]) -> bool:
    if table.edition.planeswalker_rule == "none" or "Planeswalker" not in scratch.types:
        return False
    types = {word for word in scratch.subtypes if type_of_subtype(word) == "Planeswalker"}
    return any(
        other is not scratch
        and other.object.is_permanent
        and "Planeswalker" in other.types
        and types & set(other.subtypes)
        and (table.edition.planeswalker_rule == "all go" or other.controller == scratch.controller)
        for other in every.values()
    )
