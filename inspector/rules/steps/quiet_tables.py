"""Tables on which nothing follows from an action by itself: nothing attached, designated, or aware of day and night.

Most tables are such, and after each action there would be as many looks at all objects as there are rules of this kind.
That a table is quiet hangs on it, so that after an action only what the action changed is looked at.
"""

from __future__ import annotations

from inspector.rules.steps.steps import Step
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table

# Under this name hang the objects of a quiet table. It is no field: equal tables stay equal.
_QUIET = "quiet"


def is_quiet(step: Step) -> bool:
    """Whether the table was quiet before an action and still is."""
    before, now = step.start, step.table
    if before is None or not _was_quiet(before):
        return False
    labels = now.differs_from(before.objects)
    quiet = not any(label in now.objects and _may_have_something_follow(now.objects[label]) for label in labels)
    return quiet and _noted(now)


def quiet_too(before: Table, after: Table) -> Table:
    """Let a table with the same objects be as quiet as the one that it is made from, and give it."""
    if vars(before).get(_QUIET) is after.objects:
        vars(after)[_QUIET] = after.objects
    return after


def _was_quiet(table: Table) -> bool:
    if vars(table).get(_QUIET) is table.objects:
        return True
    return not any(map(_may_have_something_follow, table.objects.values())) and _noted(table)


def _noted(table: Table) -> bool:
    vars(table)[_QUIET] = table.objects
    return True


def _may_have_something_follow(held: GameObject) -> bool:
    if held.attached_to is not None or held.cast_as or held.designations:
        return True
    if held.base.kind is None and not held.token and not held.copies:
        return False
    values = (held.base, *(copy.values for copy in held.copies))
    return any("Daybound" in face.keywords or "Nightbound" in face.keywords for one in values for face in one.faces)
