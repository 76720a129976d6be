"""That a permanent's own words leave its card types alone, as devotion is great enough (700.5, 611.3a).

Such an effect never began, so it decides no value, though the proof says why it does not apply; but what the card says
is not why it is a creature now.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from inspector.cards import Count, StaticAbility
from inspector.reading import more_devotion
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.values.amounts import taken
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.conditions import holds
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.scratch import Scratch


def with_enough_devotion(
    edition: Edition, decisions: Sequence[Decision], scratch: Scratch, every: Every
) -> list[Decision]:
    """Add to the decisions for the card types of a permanent that its devotion keeps its own words from taking one.

    ``scratch`` and ``every`` have the finished values. Nothing is added where abilities add to devotion: these may be
    gone since the effect would have applied, and the number would be another.
    """
    held = scratch.object
    if not held.is_permanent or held.label not in every:
        return [*decisions]
    found = [
        kept
        for static in starting_values(edition, held).static
        if (kept := _kept_by(static, scratch, every)) is not None
    ]
    if not found or any(more_devotion(text) for one in every.values() for text in _texts(edition, one)):
        return [*decisions]
    if len(decisions) == 1:
        # What is printed is told together with what leaves it so.
        first = decisions[0]
        decisions = [msgspec.structs.replace(first, inputs={**first.inputs, "goes_before": True})]
    return [*decisions, *found]


def _texts(edition: Edition, one: Scratch) -> list[str]:
    return [ability.text for ability in (*starting_values(edition, one.object).abilities, *one.abilities)]


def _kept_by(static: StaticAbility, scratch: Scratch, every: Every) -> Decision | None:
    value, types = static.if_.value if static.if_ is not None else None, static.change.remove_types or ()
    kept = tuple(word for word in types if word in scratch.types)
    if static.if_ is None or not isinstance(value, Count) or value.devotion is None or not kept or static.on != "self":
        return None
    asker = Asker(scratch.controller, scratch.object.label)
    if holds(static.if_, every, asker) is not False:
        return None
    inputs = {
        "player": scratch.controller,
        "colors": value.devotion,
        "devotion": int(taken(value, every, asker).number),
        "gone_types": kept,
    }
    return Decision("types", Concept.STATIC_ABILITY_LOOKS_ANEW, Because.DEVOTION_KEEPS_TYPES, inputs, "4")
