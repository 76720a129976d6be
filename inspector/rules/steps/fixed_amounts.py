"""Amounts of an effect that resolved: counted once, as it begins, and kept as numbers (611.2d, 608.2h; 608.2g before).

An amount may differ from object to object, as a mana value does. Then the effect is kept as several that have one
timestamp, each for the objects of one amount: together they are what the one effect does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from inspector.cards import Change
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.table.table import Table
from inspector.rules.values.amounts import amount, counts_things, filters_of
from inspector.rules.values.asking import Asker, game_of
from inspector.rules.values.empty_hands import empty_ones_meant
from inspector.rules.values.scratch import Scratch

# What sets a size takes the amount as it is, what changes one takes it as a number to add.
_AMOUNTS = ("set_power", "set_toughness", "power", "toughness")
# Under this name those that are counted hang on the change, which never changes itself.
_COUNTING = "counted amounts"


def with_fixed_amounts(table: Table, begun: ContinuousEffect) -> tuple[ContinuousEffect, ...]:
    """Give an effect with the amounts that it counts on this table as numbers; as it is where it counts none."""
    kept = begun.change.__dict__
    if _COUNTING not in kept:
        kept[_COUNTING] = tuple(key for key in _AMOUNTS if _is_counted(getattr(begun.change, key)))
    counting: tuple[str, ...] = kept[_COUNTING]
    if not counting or not begun.identities:
        return (begun,)
    every, game = scratches(table), game_of(table)
    by_identity = {scratch.object.identity: scratch for scratch in every.values()}
    changes = {
        identity: _counted(begun.change, counting, by_identity[identity], every, Asker(begun.controller, game=game))
        for identity in begun.identities
    }
    filters = [wanted for key in counting for wanted in filters_of(getattr(begun.change, key))]
    empty = empty_ones_meant(table.players, Asker(begun.controller), filters, every)
    begun = msgspec.structs.replace(begun, empty_then=empty) if empty else begun
    return tuple(
        msgspec.structs.replace(
            begun,
            change=change,
            identities=tuple(one for one in changes if changes[one] == change),
            counted=begun.change,
        )
        for change in _each_once(changes.values())
    )


def only_counts(change: Change) -> bool:
    """Whether every amount that an effect does not give as a number counts things; a mana value is looked up."""
    found = (getattr(change, key) for key in _AMOUNTS)
    return all(counts_things(value) for value in found if _is_counted(value))


def _each_once(changes: Iterable[Change]) -> list[Change]:
    found: list[Change] = []
    for change in changes:
        if change not in found:
            found.append(change)
    return found


def _is_counted(value: object) -> bool:
    """Whether an amount is looked up on the table; a number, and a signed one such as ``"+2"``, is not."""
    if isinstance(value, str):
        return not value.lstrip("+-").isdecimal()
    return value is not None and not isinstance(value, int)


def _counted(
    change: Change, keys: tuple[str, ...], scratch: Scratch, every: dict[str, Scratch], asker: Asker
) -> Change:
    amounts: dict[str, Any] = {key: amount(getattr(change, key), scratch, every, asker) for key in keys}
    return msgspec.structs.replace(change, **amounts)
