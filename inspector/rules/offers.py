"""What could be done to an object: every action that applies to it, with the outcome and the changes if taken now.

The offers come from ``perform`` itself, so that a greyed action and a refused one have the same reasons.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from inspector.rules.candidates import Intent, actions_for, candidates
from inspector.rules.decisions.finished_values import VALUE_KEYS
from inspector.rules.edition.outcomes import Outcome, Result
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.performing import perform
from inspector.rules.table.actions import Action
from inspector.rules.table.table import Table
from inspector.rules.telling.characteristics import characteristics
from inspector.rules.telling.names import names_told
from inspector.rules.values.scratch import Scratch

# How an action comes to its end: ``perform``, or what remembers what that gave.
_Performing = Callable[[Table, Action], tuple[Table, Outcome]]
# The values that are told as changes; the others follow from these, or from looking at the card.
_TOLD = tuple(key for key in VALUE_KEYS if key not in ("names", "keywords", "state_based", "looks_like"))


class ValueChange(msgspec.Struct, frozen=True):
    """A value that an action would change: of which object, called what before, which key, from what to what."""

    label: str
    name: str
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


def available_actions(table: Table, label: str, performing: _Performing = perform) -> tuple[Offer, ...]:
    """List what could be done to an object, the likeliest first; raises RulesError for an unknown label.

    ``performing`` performs the actions tried, for whoever keeps what came of them.
    """
    held = table.object(label)
    return tuple(_offer(table, action, text, performing) for action, text in candidates(table, held))


def likeliest_action(table: Table, label: str, performing: _Performing = perform) -> Offer | None:
    """Give the first action that would do something: what a double click does; None where there is none."""
    offers = (_offer(table, action, text, performing) for action, text in candidates(table, table.object(label)))
    return next((offer for offer in offers if offer.is_possible), None)


def action_meant(table: Table, label: str, intent: Intent, performing: _Performing = perform) -> Action | None:
    """Give the action that does what a player means to do with an object; raises RulesError for an unknown label.

    Where several could, it is the first that would do something, else the first, which says why; None where another
    object would have to be there.
    """
    ways = actions_for(table, table.object(label), intent)
    if len(ways) < 2:
        return ways[0] if ways else None
    return next((way for way in ways if performing(table, way)[1].result is Result.DONE), ways[0])


def _offer(table: Table, action: Action, text: str, performing: _Performing) -> Offer:
    after, outcome = performing(table, action)
    if outcome.result is Result.NOT_COMPUTED:
        return Offer(action, text, not_computed=outcome.not_computed)
    changes = value_changes(table, after) if outcome.result is Result.DONE else ()
    return Offer(action, text, outcome, changes)


def value_changes(before: Table, after: Table) -> tuple[ValueChange, ...]:
    """List what differs in the values of every object on both tables: what effects made of it counts as well (611.3a).

    An object that nothing was done to can change with the board around it, so it is never left out for that.
    """
    old, new = scratches(before), scratches(after)
    changed = [label for label in new if label in old and not _is_alike(old[label], new[label])]
    names = names_told(before) if changed else {}
    return tuple(change for label in changed for change in _of_one(label, names[label], before, after))


def _is_alike(old: Scratch, new: Scratch) -> bool:
    """Whether everything that values are made of is the same."""
    return all(getattr(old, slot) == getattr(new, slot) for slot in Scratch.__slots__)


def _of_one(label: str, name: str, before: Table, after: Table) -> tuple[ValueChange, ...]:
    old, new = characteristics(before, label), characteristics(after, label)
    pairs = ((key, old.value(key), new.value(key)) for key in _TOLD)
    return tuple(ValueChange(label, name, key, was, now) for key, was, now in pairs if was != now)
