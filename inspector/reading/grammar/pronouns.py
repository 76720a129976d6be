"""Whom "it" means: nobody until the whole sentence is there, then the one object that the sentence is about."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from inspector.cards import type_of_subtype
from inspector.reading.grammar.qualities import listed

# Stands for "it" in what a part of a sentence means.
IT = "it"
_ATTACHMENTS = frozenset(("Aura", "Equipment"))
T = TypeVar("T")


def resolved(value: T, who: str | None) -> T | None:
    """Give a meaning with ``who`` in the place of "it"; None where "it" would mean nobody."""
    if not isinstance(value, msgspec.Struct):
        return value
    new: dict[str, object] = {}
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if held == IT and name in ("on", "attached_to"):
            if who is None:
                return None
            # The object that an effect changes goes by "it" in what is attached to it.
            new[name] = who if name == "on" or who == "self" else IT
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


def others_than_it(value: T, who: str | None) -> T | None:
    """Give a change in which "other" means other than the object that it changes; None where that is not certain.

    Of what is attached (``who``), "other" than an Aura's creature or than the Aura itself: it goes by what is counted.
    """
    if not isinstance(value, msgspec.Struct):
        return value
    new: dict[str, object] = {}
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if name == "other" and held == "self":
            other = _other_than(value, who)
            if other is None:
                return None
            new[name] = other
        elif isinstance(held, msgspec.Struct):
            inner = others_than_it(held, who)
            if inner is None:
                return None
            new[name] = inner
    return msgspec.structs.replace(value, **new) if new else value


def _other_than(counted: object, who: str | None) -> str | None:
    types = {*listed(getattr(counted, "types", None)), *listed(getattr(counted, "all_types", None))}
    subtypes = {*listed(getattr(counted, "subtypes", None))} - {None}
    if who is None:
        return None if subtypes & _ATTACHMENTS else IT
    if types == {"Enchantment", None} or subtypes == {"Aura"}:
        return "self"
    creatures = "Creature" in types or (subtypes and all(type_of_subtype(str(word)) == "Creature" for word in subtypes))
    return IT if creatures else None


def speaks_of_others(value: object) -> bool:
    """Whether a meaning asks for other objects than its own."""
    if not isinstance(value, msgspec.Struct):
        return False
    if getattr(value, "subtypes", None) == "Aura" and getattr(value, "attached_to", None) is not None:
        # Other than the Aura that says so.
        return False
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if name == "other" and held not in (None, "attached"):
            return True
        if any(speaks_of_others(one) for one in (held if isinstance(held, tuple) else (held,))):
            return True
    return False
