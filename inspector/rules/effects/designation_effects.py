"""What a designation itself does by the rules: suspected (701.60c), being a Ring-bearer (701.54c).

Neither is an ability of the object or part of its copiable values, so nothing that takes abilities takes the effect; it
begins when the object gets the designation, and what is newer can take the abilities that it gave.
"""

from __future__ import annotations

from inspector.cards import Change
from inspector.rules.decisions.marks import RING_BEARER, SUSPECTED
from inspector.rules.edition.concepts import Concept
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.values.scratch import Scratch

CANNOT_BLOCK = "This creature can't block."
_DO = {
    SUSPECTED: (
        Change(add_abilities=("Menace", CANNOT_BLOCK)),
        Concept.SUSPECTED_CREATURES_ABILITIES,
        "being suspected",
    ),
    RING_BEARER: (Change(add_supertypes=("Legendary",)), Concept.RING_BEARER_IS_LEGENDARY, "The Ring"),
}


def designation_effects(every: dict[str, Scratch]) -> list[ContinuousEffect]:
    """Make the effects of the designations that the permanents have now."""
    found = []
    for scratch in every.values():
        held = scratch.object
        if not held.designated_at or not held.is_permanent:
            continue
        for word, stamp in held.designated_at.items():
            if word not in _DO:
                continue
            change, rule, called = _DO[word]
            found.append(
                ContinuousEffect(
                    change=change,
                    timestamp=stamp,
                    controller=held.controller,
                    identities=(held.identity,),
                    called=called,
                    rule=rule,
                    holder=held.label,
                )
            )
    return found
