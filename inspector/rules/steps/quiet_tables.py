"""Tables on which nothing follows from an action by itself: nothing attached or designated, no daybound, world, spell.

Most tables are such, and after each action there would be as many looks at all objects as there are rules of this kind.
That a table is quiet hangs on it, so that after an action only what the action changed is looked at.
"""

from __future__ import annotations

from operator import is_

from inspector.cards import Change, Face
from inspector.rules.table.objects import GameObject
from inspector.rules.table.table import Table

WORLD = "World"
# Under this name hang the objects of a quiet table. It is no field: equal tables stay equal.
_QUIET = "quiet"
# And under these, on a face, whether it has daybound or nightbound, and whether anything may follow from it at all.
_OF_DAY, _FOLLOWS = "of day and night", "follows"


def is_quiet(before: Table, now: Table) -> bool:
    """Whether a table was quiet before an action, and still is as the action left it."""
    if now.worlds is not None or not _was_quiet(before):
        return False
    for label in now.differs_from(before.objects):
        held = now.objects.get(label)
        if held is not None and _may_have_something_follow(held):
            return False
    return (now.effects is before.effects or not effects_speak_of_worlds(before, now)) and _noted(now)


def still_quiet(after: Table) -> Table:
    """Note of a table that was made from a quiet one, with the same objects, that it is quiet too, and give it."""
    _noted(after)
    return after


def spells_on(before: Table, after: Table) -> list[GameObject]:
    """List the spells on a table that was made from another one."""
    if before.__dict__.get(_QUIET) is before.objects:
        if after.objects is before.objects:
            return []
        changed = (after.objects.get(label) for label in after.differs_from(before.objects))
        return [held for held in changed if held is not None and held.zone == "stack"]
    # As ``is_spell``, but every action on a large board passes here.
    return [held for held in after.objects.values() if held.zone == "stack"]


def _was_quiet(table: Table) -> bool:
    if table.__dict__.get(_QUIET) is table.objects:
        return True
    return not any(map(_may_have_something_follow, table.objects.values())) and _noted(table)


def _noted(table: Table) -> bool:
    table.__dict__[_QUIET] = table.objects
    return True


def _may_have_something_follow(held: GameObject) -> bool:
    if held.attached_to is not None or held.cast_as or held.designations or held.zone == "stack":
        return True
    for copy in held.copies:
        if any(map(_follows_from, copy.values.faces)):
            return True
    down = held.face_down
    return any(map(_follows_from, held.base.of_up.faces)) or (down is not None and _follows_from(down.values))


def _follows_from(face: Face) -> bool:
    found: bool | None = face.__dict__.get(_FOLLOWS)
    if found is None:
        found = face.__dict__[_FOLLOWS] = is_of_day_and_night(face) or _speaks_of_worlds(face)
    return found


def is_of_day_and_night(face: Face) -> bool:
    """Whether daybound or nightbound is printed on a face."""
    found: bool | None = face.__dict__.get(_OF_DAY)
    if found is None:
        found = face.__dict__[_OF_DAY] = not {"Daybound", "Nightbound"}.isdisjoint(face.keywords)
    return found


def object_speaks_of_worlds(held: GameObject) -> bool:
    """Whether an object has the supertype world by its faces, or these say of an effect that gives it."""
    if any(
        _speaks_of_worlds(face)
        for values in (held.base.of_up, *(copy.values for copy in held.copies))
        for face in values.faces
    ):
        return True
    return held.face_down is not None and _speaks_of_worlds(held.face_down.values)


def effects_speak_of_worlds(before: Table | None, after: Table) -> bool:
    """Whether an effect that has begun since a table gives the supertype world."""
    if before is not None and after.effects is before.effects:
        return False
    old, now = () if before is None else before.effects, after.effects
    if len(now) >= len(old) and all(map(is_, old, now)):
        # What began stands behind the others.
        return any(_gives_world(kept.change) for kept in now[len(old) :])
    there = set(map(id, old))
    return any(_gives_world(kept.change) for kept in now if id(kept) not in there)


def _speaks_of_worlds(face: Face) -> bool:
    return WORLD in face.type_line.supertypes or any(_gives_world(static.change) for static in face.static)


def _gives_world(change: Change) -> bool:
    return WORLD in (change.add_supertypes or ())
