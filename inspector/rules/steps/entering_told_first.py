"""Which rule leads where a card is put onto the battlefield: how it enters, before that it is a new object there."""

from __future__ import annotations

import msgspec

from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Outcome

_HOW_IT_ENTERS = frozenset((
    Concept.ENTERS_WITH,
    Concept.ENTERS_IN_SOME_WAY,
    Concept.LOYALTY_ON_ENTERING,
    Concept.DEFENSE_ON_ENTERING,
    Concept.BECOMING_PREPARED,
    Concept.SAGA_ENTERS_WITH_A_LORE_COUNTER,
))  # fmt: skip


def with_entering_first(outcome: Outcome) -> Outcome:
    """Let the rule by which it enters in its own way lead, where else only that it is a new object would (400.7)."""
    reasons = outcome.reasons
    if not reasons or not reasons[0].unsaid or reasons[0].concept is not Concept.ZONE_CHANGE_A_NEW_OBJECT:
        return outcome
    how = next((why for why in reasons if why.concept in _HOW_IT_ENTERS and not why.unsaid), None)
    if how is None:
        return outcome
    return msgspec.structs.replace(outcome, reasons=(how, *(why for why in reasons if why is not how)))
