"""What was chosen for an object, as it came or later: kept with the object, gone with it (607.2d, 400.7).

Nothing that the core computes goes by it yet; words that do are told as not computed.
"""

from __future__ import annotations

import msgspec

from inspector.rules.steps.steps import Ended, Step
from inspector.rules.table.actions import Action, Choices, Choose
from inspector.rules.table.table import Table


def choose(step: Step, action: Choose) -> Ended:
    """Keep what is said to have been chosen for an object."""
    return step.with_table(_kept(step.table, action.object, action)).done()


def chosen_on_the_way(table: Table, action: Action) -> Table:
    """Keep what was chosen for the object of an action as it entered or was turned up."""
    choices: Choices | None = getattr(action, "choose", None)
    label = getattr(action, "label", None) or getattr(action, "object", None)
    if choices is None or label not in table.objects:
        return table
    return _kept(table, label, choices)


def _kept(table: Table, label: str, given: Choose | Choices) -> Table:
    held = table.object(label)
    chosen = {key: getattr(given, key) for key in Choices.__struct_fields__ if getattr(given, key) is not None}
    return table.with_object(msgspec.structs.replace(held, chosen={**held.chosen, **chosen}))
