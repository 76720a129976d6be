"""What an object defines of itself comes first in its layer, also before what is older (613.3; 613.2 before 2020)."""

from __future__ import annotations

from collections.abc import Sequence

from inspector.cards.subtypes import type_of_subtype
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.happened import Applied, Happened, Own


def won_though_older(happened: Applied, key: str, earlier: Sequence[Happened]) -> bool:
    """Whether it replaced or added to what its object defines of itself only because that comes first (613.3)."""
    return key in happened.changes() and any(
        isinstance(one, Own)
        and one.layer == happened.layer
        and Concept.DEFINING_ABILITIES_FIRST in one.concepts
        and happened.running.timestamp < one.after.object.timestamp
        and (key in one.changes() or key in one.told)
        and _order_matters(happened, key)
        for one in earlier
    )


def _order_matters(happened: Applied, key: str) -> bool:
    """Whether an ability that defined the value afterward would have undone it.

    Colors that are defined are all that there are (105.2), while types that are defined stand beside others: only what
    replaces creature types would have come out otherwise (205.1a).
    """
    if key == "colors":
        return True
    change = happened.running.change
    if key != "subtypes":
        return False
    replaces = any(type_of_subtype(word) == "Creature" for word in change.set_subtypes or ())
    return replaces or change.set_subtypes == () or change.lose_all_creature_types is True
