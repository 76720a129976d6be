"""Which objects an action means: one label, a list, or all on the battlefield that match a filter."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable

import msgspec

from inspector.cards import Amount, Comparison, Filter, PrintedNumber, type_of_subtype
from inspector.rules.errors import NotComputedError, RulesError
from inspector.rules.scratch import Scratch

_COMPARE: dict[str, Callable[[Amount, Amount], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    "": operator.eq,
    "!=": operator.ne,
}
_COMPARISON = re.compile(r"^(<=|>=|<|>|=|!=)?\s*(-?\d+)$")


def _any_of(wanted: str | tuple[str, ...] | None, held: Iterable[str]) -> bool:
    if wanted is None:
        return True
    words = (wanted,) if isinstance(wanted, str) else wanted
    have = {word.casefold() for word in held}
    return any(word.casefold() in have for word in words)


def compares(wanted: Comparison | None, values: Iterable[Amount | PrintedNumber | None]) -> bool:
    """Whether any of the values satisfies a comparison such as ``"<=3"``; a missing value satisfies none."""
    if wanted is None:
        return True
    found = _COMPARISON.match(str(wanted))
    if found is None:
        raise RulesError(f'"{wanted}" is no comparison such as "<=3"')
    compare, limit = _COMPARE[found[1] or ""], int(found[2])
    return any(compare(value, limit) for value in values if isinstance(value, int | float))


class Asker(msgspec.Struct, frozen=True):
    """Who asks: the player meant by ``"you"`` and the object meant by ``"self"`` in a filter of a printed ability."""

    player: str = ""
    label: str = ""


NOBODY = Asker()


def matches(wanted: Filter, scratch: Scratch, every: dict[str, Scratch], asker: Asker = NOBODY) -> bool:
    """Whether an object has all the qualities of a filter, as far as its values are computed."""
    return (
        _matches_values(wanted, scratch)
        and _matches_status(wanted, scratch, asker)
        and _matches_others(wanted, scratch, every, asker)
        and (wanted.not_ is None or not matches(wanted.not_, scratch, every, asker))
    )


def _matches_values(wanted: Filter, scratch: Scratch) -> bool:
    return (
        _any_of(wanted.types, scratch.types)
        and _has_subtype(wanted.subtypes, scratch)
        and _any_of(wanted.supertypes, scratch.supertypes)
        and _any_of(wanted.colors, scratch.colors)
        and _any_of(wanted.keywords, scratch.keywords)
        and _any_of(wanted.name, scratch.names)
        and compares(wanted.mana_value, scratch.mana_values())
        and compares(wanted.power, (scratch.power,))
        and compares(wanted.toughness, (scratch.toughness,))
    )


def _has_subtype(wanted: str | tuple[str, ...] | None, scratch: Scratch) -> bool:
    if _any_of(wanted, scratch.subtypes):
        return True
    words = (wanted,) if isinstance(wanted, str) else wanted or ()
    return scratch.every_creature_type and any(type_of_subtype(word) == "Creature" for word in words)


def _matches_status(wanted: Filter, scratch: Scratch, asker: Asker) -> bool:
    held = scratch.object
    side = "back" if held.back_up or held.is_melded else "front"
    double_faced = held.double_faced is not None and held.face_down is None
    return (
        wanted.token in (None, held.token)
        and wanted.tapped in (None, held.tapped)
        and wanted.flipped in (None, held.flipped)
        and wanted.face_down in (None, held.face_down is not None)
        and (wanted.face_up is None or (double_faced and wanted.face_up == side))
        and _any_of(wanted.unlocked, held.unlocked)
        and _controlled(wanted.controller, scratch.controller, asker)
    )


def _controlled(wanted: str | tuple[str, ...] | None, controller: str, asker: Asker) -> bool:
    if wanted is None:
        return True
    players = (wanted,) if isinstance(wanted, str) else wanted
    opponent = "opponent" in players and controller != asker.player
    return controller in players or opponent or ("you" in players and controller == asker.player)


def _matches_others(wanted: Filter, scratch: Scratch, every: dict[str, Scratch], asker: Asker) -> bool:
    label = scratch.object.label
    if wanted.other is not None and label in (wanted.other, asker.label if wanted.other == "self" else wanted.other):
        return False
    if wanted.same_name_as is None:
        return True
    original = every.get(wanted.same_name_as)
    return original is not None and bool(set(original.names) & set(scratch.names))


def selected(wanted: Filter, every: dict[str, Scratch], asker: Asker = NOBODY) -> tuple[str, ...]:
    """List the labels of all objects that match, on the battlefield where the filter names no zone."""
    zones = ("battlefield",) if wanted.zone is None else wanted.zone
    zones = (zones,) if isinstance(zones, str) else zones
    return tuple(
        label
        for label, scratch in every.items()
        if scratch.object.zone in zones and matches(wanted, scratch, every, asker)
    )


def labels_meant(
    one: str | None,
    several: tuple[str, ...] | None,
    wanted: Filter | None,
    every: dict[str, Scratch],
    asker: Asker = NOBODY,
) -> tuple[str, ...]:
    """List the labels that an action means by ``object``, ``objects`` or ``filter``."""
    if one is not None:
        return (one,)
    if several is not None:
        return several
    if wanted is None:
        raise NotComputedError("an action that names no objects")
    return selected(wanted, every, asker)
