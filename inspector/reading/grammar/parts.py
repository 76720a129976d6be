"""What a predicate does, in pieces that are put together into one change: a size, abilities, types, colors."""

from __future__ import annotations

from typing import Any

import msgspec

from inspector.cards import Change, Count

# These take what several predicates of a sentence give together.
_JOINED = frozenset(("add_abilities", "remove_abilities", "add_types", "add_subtypes", "add_supertypes", "add_colors"))
_SIZES = ("power", "toughness")
# Stands for the amount that "where X is" gives behind it.
UNKNOWN = "X"
# A number taken from the table, or the sum of several.
PartAmount = Count | tuple[Count, ...]


class ChangePart(msgspec.Struct, frozen=True):
    """What one predicate does: keys of a change with their values; none where no value of an object is touched."""

    gives: tuple[tuple[str, Any], ...] = ()

    def and_also(self, other: ChangePart) -> ChangePart | None:
        """Put two together; None where they contradict each other or give one key twice."""
        given = dict(self.gives)
        for key, value in other.gives:
            if key in given and key not in _JOINED:
                return None
            given[key] = (*given[key], *value) if key in given else value
        return ChangePart(tuple(given.items()))

    def with_x(self, amount: PartAmount) -> ChangePart | None:
        """Put an amount in the place of X; None where there is no X."""
        if not any(waits(value) for _, value in self.gives):
            return None
        given = tuple((key, counted_for(value, amount) if waits(value) else value) for key, value in self.gives)
        return None if any(value is None for _, value in given) else ChangePart(given)

    def changes(self) -> tuple[Change, ...] | None:
        """Give the change, and one more for each further amount of a sum; None where it still waits for what X is."""
        if any(waits(value) for _, value in self.gives):
            return None
        given = dict(self.gives)
        sums = {key: given[key] for key in _SIZES if isinstance(given.get(key), tuple)}
        if not sums:
            return (Change(**given),)
        longest = max(map(len, sums.values()))
        rest = [{key: every[at] for key, every in sums.items() if at < len(every)} for at in range(1, longest)]
        first = {key: every[0] for key, every in sums.items()}
        return (Change(**{**given, **first}), *(Change(**one) for one in rest))


NOTHING = ChangePart()


def part(**gives: object) -> ChangePart:
    """Make a part of these keys."""
    return ChangePart(tuple(gives.items()))


def waits(value: object) -> bool:
    """Whether a value is an X, or a signed one."""
    return isinstance(value, str) and value.lstrip("+-") == UNKNOWN


def counted_for(sign: str, amount: PartAmount) -> PartAmount | None:
    """Give an amount as often, and with the sign, as a number of a size says: ``-1`` of it, ``+2``, ``+X``."""
    if isinstance(amount, tuple):
        every = tuple(counted_for(sign, one) for one in amount)
        return None if any(one is None for one in every) else tuple(one for one in every if isinstance(one, Count))
    times = int(sign.replace(UNKNOWN, "1"))
    if amount.half is not None and times != 1:
        return None
    return msgspec.structs.replace(amount, times=amount.times * times, plus=amount.plus * times)


def added(size: tuple[str, str], amount: PartAmount | None = None) -> ChangePart | None:
    """Make the part that adds to power and toughness: a number, or so much for each of what is counted."""
    given: dict[str, Any] = {}
    for key, sign in zip(_SIZES, size, strict=True):
        if sign in ("+0", "-0"):
            continue
        value: str | PartAmount | None = sign if amount is None else counted_for(sign, amount)
        if value is None:
            return None
        given[key] = value
    return part(**given)
