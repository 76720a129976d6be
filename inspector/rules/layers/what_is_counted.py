"""What the amounts of an effect counted, kept for its proof before the effect is applied to anything."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from inspector.cards import Count, Value
from inspector.rules.decisions.proof_step import Counted
from inspector.rules.values.amounts import is_of_each, taken
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.scratch import Scratch

_Value = Value | str | None


def counted_by_all(values: Iterable[_Value], every: Every, asker: Asker) -> tuple[Counted, ...]:
    """Tell what those amounts count that are the same for all objects."""
    same = [value for value in values if isinstance(value, Count) and not is_of_each(value)]
    return _counted(same, every, asker)


def counted_by_one(values: Iterable[_Value], scratch: Scratch, every: Every, asker: Asker) -> tuple[Counted, ...]:
    """Tell what all amounts count for one of the objects that an effect changes."""
    of_it = asker.of_it(scratch.object.label)
    return _counted([value for value in values if isinstance(value, Count)], every, of_it)


def counted_as_it_began(values: Iterable[_Value], player: str) -> tuple[Counted, ...]:
    """Tell what the amounts counted that were fixed as an effect of a player began (611.2d); how many is not kept."""
    return _alike([(value, Counted(_asked(value), (), 0, player)) for value in values if isinstance(value, Count)])


def _asked(value: Count) -> Count:
    """Give what is counted without what is made of it, which is the same whatever it is multiplied with."""
    return msgspec.structs.replace(value, plus=0, times=1, half=None)


def _counted(values: list[Count], every: Every, asker: Asker) -> tuple[Counted, ...]:
    told = []
    for value in values:
        now = taken(value, every, asker)
        told.append((value, Counted(_asked(value), now.objects, now.number, asker.player)))
    return _alike(told)


def _alike(told: Iterable[tuple[Count, Counted]]) -> tuple[Counted, ...]:
    # What is made of each amount, for power and for toughness. They are compared, not hashed: what counts objects with
    # counters holds a dict.
    found: list[tuple[Counted, dict[tuple[int, str | None, int], None]]] = []
    for value, one in told:
        made = next((made for same, made in found if same == one), None)
        if made is None:
            found.append((one, made := {}))
        made[value.times, value.half, value.plus] = None
    return tuple(_reckoned(one, made) for one, made in found)


def _reckoned(one: Counted, made: Iterable[tuple[int, str | None, int]]) -> Counted:
    """Keep what is made of an amount, if it is the same wherever it was counted, but for how it is rounded."""
    times, halves, more = {times for times, _, _ in made}, [half for _, half, _ in made], {plus for _, _, plus in made}
    half = " and ".join(half for half in halves if half) if all(halves) else ""
    how_often = times.pop() if len(times) == 1 and (half or not any(halves)) else 1
    return msgspec.structs.replace(one, times=how_often, half=half, plus=more.pop() if len(more) == 1 else 0)
