"""Whether the order of two effects of a layer matters for a value: whether either puts in what the other puts out.

Asked of the words of both effects alone, not of what they happened to change: one that adds what was there already
would have put it back, had it come last (613.7). Two that set the same value count as being in each other's way.
"""

from __future__ import annotations

from collections.abc import Collection

from inspector.cards import Change, may_have
from inspector.cards.subtypes import type_of_subtype


def type_order_matters(one: Change, other: Change, key: str, had: Collection[str] | None = None) -> bool:
    """Whether it matters for ``types``, ``subtypes`` or ``supertypes`` (205.1a-b, 305.7).

    ``had`` are the subtypes that the object has before or after them, of which alone any come back with a card type;
    None where nobody knows them.
    """
    if key == "supertypes":
        return _meet(one.add_supertypes, other.remove_supertypes) or _meet(other.add_supertypes, one.remove_supertypes)
    if key == "types":
        if one.set_types is not None and other.set_types is not None:
            return True
        return _takes_types(one, other) or _takes_types(other, one)
    # With a card type that comes back, its subtypes do.
    giving = [each for each in (one, other) if each.set_subtypes is None and each.add_subtypes is None]
    back = [word for each in giving for word in (*(each.add_types or ()), *(each.set_types or ()))]
    with_types = back and (had is None or any(may_have(word, back) for word in had))
    return (
        _takes_subtypes(one, other)
        or _takes_subtypes(other, one)
        or (bool(with_types) and type_order_matters(one, other, "types"))
    )


def _meet(some: tuple[str, ...] | None, others: tuple[str, ...] | None) -> bool:
    return not {*(some or ())}.isdisjoint(others or ())


def _takes_types(taker: Change, giver: Change) -> bool:
    """Whether one takes a card type that the other gives, and does not give it itself."""
    given = {*(giver.set_types or ()), *(giver.add_types or ())}
    if taker.set_types is not None and not given <= {*taker.set_types, *(taker.add_types or ())}:
        return True
    return _meet(taker.remove_types, tuple(given))


def _takes_subtypes(taker: Change, giver: Change) -> bool:
    """Whether one takes a subtype that the other gives: by setting those of its kind, or by the card type it needs."""
    given = {*(giver.set_subtypes or ()), *(giver.add_subtypes or ())}
    kinds = {type_of_subtype(word) for word in given} | ({"Creature"} if giver.all_creature_types else set())
    if taker.set_subtypes is not None:
        replaced = {type_of_subtype(word) for word in taker.set_subtypes} or kinds
        if not replaced.isdisjoint(kinds):
            return True
    if (taker.lose_all_creature_types and "Creature" in kinds) or (taker.lose_all_land_types and "Land" in kinds):
        return True
    gone = {*(taker.remove_types or ())}
    if taker.set_types is not None:
        gone |= kinds - {*taker.set_types}
    return not gone.isdisjoint(kinds)


def abilities_order_matters(one: Change, other: Change) -> bool:
    """Whether it matters for the abilities: one takes what the other gives, or both take all (613.1f)."""
    if one.lose_all_abilities and other.lose_all_abilities:
        return True
    return _takes_abilities(one, other) or _takes_abilities(other, one)


def _takes_abilities(taker: Change, giver: Change) -> bool:
    given = giver.add_abilities or ()
    if taker.lose_all_abilities and (given or giver.abilities_of is not None):
        return True
    return _meet(given, taker.remove_abilities)
