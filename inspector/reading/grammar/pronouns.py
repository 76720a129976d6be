"""Whom "it" means: nobody until the whole sentence is there, then the one object that the sentence is about."""

from __future__ import annotations

from typing import TypeVar

import msgspec

# Stands for "it" in what a part of a sentence means.
IT = "it"
T = TypeVar("T")


def resolved(value: T, who: str | None) -> T | None:
    """Give a meaning with ``who`` in the place of "it"; None where "it" would mean nobody or several objects.

    What is attached to the object that the words' own object is attached to has no name in the effect language.
    """
    if not isinstance(value, msgspec.Struct):
        return value
    new: dict[str, object] = {}
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if held == IT and name in ("on", "attached_to"):
            if who is None or (name == "attached_to" and who != "self"):
                return None
            new[name] = who
        elif isinstance(held, msgspec.Struct):
            inner = resolved(held, who)
            if inner is None:
                return None
            if inner is not held:
                new[name] = inner
        elif isinstance(held, tuple) and held and isinstance(held[0], msgspec.Struct):
            every = tuple(resolved(one, who) for one in held)
            if any(one is None for one in every):
                return None
            new[name] = every
    return msgspec.structs.replace(value, **new) if new else value


def speaks_of_others(value: object) -> bool:
    """Whether a meaning asks for other objects than its own."""
    if not isinstance(value, msgspec.Struct):
        return False
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if name == "other" and held is not None:
            return True
        if any(speaks_of_others(one) for one in (held if isinstance(held, tuple) else (held,))):
            return True
    return False
