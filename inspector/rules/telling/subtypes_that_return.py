"""Which subtypes came back to an object with the card type that they go with (205.1a)."""

from __future__ import annotations

from inspector.rules.effects.happened import Applied

# What gives subtypes without naming them.
_GIVES_SUBTYPES = ("all_creature_types", "all_basic_land_types", "set_chosen", "add_chosen")


def subtypes_returned(happened: Applied) -> tuple[str, ...]:
    """List the subtypes that came back with a card type, which nothing that the effect says gives (205.1a)."""
    changes, change = happened.changes(), happened.running.change
    if "types" not in changes or any(getattr(change, key) is not None for key in _GIVES_SUBTYPES):
        return ()
    # What has every creature type and no other subtype is told in one word.
    was, now = ((one,) if isinstance(one, str) else one for one in changes.get("subtypes", ((), ())))
    given = {*(change.set_subtypes or ()), *(change.add_subtypes or ())}
    there = was if isinstance(was, list | tuple) else ()
    return tuple(str(one) for one in now if one not in there and one not in given) if isinstance(now, tuple) else ()
