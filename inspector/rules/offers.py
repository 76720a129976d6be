"""What could be done to an object: every action that applies to it, with the outcome and the changes if taken now.

The offers come from ``perform`` itself, so that a greyed action and a refused one have the same reasons.
"""

from __future__ import annotations

import msgspec

from inspector.rules.actions import Action
from inspector.rules.candidates import candidates
from inspector.rules.characteristics import characteristics
from inspector.rules.outcomes import Outcome, Result
from inspector.rules.performing import perform
from inspector.rules.table import Table
from inspector.rules.values import VALUE_KEYS

_SHOWN = tuple(key for key in VALUE_KEYS if key not in ("state_based", "looks_like", "names"))


class ValueChange(msgspec.Struct, frozen=True):
    """A value that an action would change: of which object, which key, from what to what."""

    label: str
    key: str
    before: object
    after: object


class Offer(msgspec.Struct, frozen=True):
    """An action that could be taken: what it is called, how it would end, what it would change.

    ``outcome`` is None where the core does not compute the action yet; ``not_computed`` then says so.
    """

    action: Action
    text: str
    outcome: Outcome | None = None
    changes: tuple[ValueChange, ...] = ()
    not_computed: str = ""

    @property
    def is_possible(self) -> bool:
        """Whether the action would do something."""
        return self.outcome is not None and self.outcome.result is Result.DONE


def available_actions(table: Table, label: str) -> tuple[Offer, ...]:
    """List what could be done to an object, the likeliest first; raises RulesError for an unknown label."""
    held = table.object(label)
    return tuple(_offer(table, action, text) for action, text in candidates(table, held))


def likeliest_action(table: Table, label: str) -> Offer | None:
    """Give the first action that would do something: what a double click does; None where there is none."""
    offers = (_offer(table, action, text) for action, text in candidates(table, table.object(label)))
    return next((offer for offer in offers if offer.is_possible), None)


def _offer(table: Table, action: Action, text: str) -> Offer:
    after, outcome = perform(table, action)
    if outcome.result is Result.NOT_COMPUTED:
        return Offer(action, text, not_computed=outcome.not_computed)
    changes = value_changes(table, after) if outcome.result is Result.DONE else ()
    return Offer(action, text, outcome, changes)


def value_changes(before: Table, after: Table) -> tuple[ValueChange, ...]:
    """List what differs in the values of every object on both tables."""
    changes: list[ValueChange] = []
    for label, held in after.objects.items():
        if label not in before.objects:
            continue
        if held is before.objects[label] and after.day_night == before.day_night:
            continue
        old, new = characteristics(before, label), characteristics(after, label)
        changes.extend(
            ValueChange(label, key, old.value(key), new.value(key))
            for key in _SHOWN
            if old.value(key) != new.value(key)
        )
    return tuple(changes)
