"""Comparisons such as ``"<=3"``, as filters and conditions write them."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from inspector.cards import Amount, Comparison, PrintedNumber
from inspector.rules.edition.errors import RulesError

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


def compares(wanted: Comparison | None, values: Iterable[Amount | PrintedNumber | None]) -> bool:
    """Whether any of the values satisfies a comparison such as ``"<=3"``; a missing value satisfies none."""
    return any(map(comparing(wanted), values))


@lru_cache(maxsize=256)
def comparison_of(wanted: Comparison) -> tuple[Callable[[Amount, Amount], bool], int]:
    """Read a comparison once."""
    found = _COMPARISON.match(str(wanted))
    if found is None:
        raise RulesError(f'"{wanted}" is not a comparison such as "<=3"')
    return _COMPARE[found[1] or ""], int(found[2])


@lru_cache(maxsize=256)
def comparing(wanted: Comparison | None) -> Callable[[object], bool]:
    """Make the test of one value by a comparison; a missing value satisfies none, and no comparison refuses any."""
    if wanted is None:
        return lambda _value: True
    compare, limit = comparison_of(wanted)
    return lambda value: isinstance(value, _NUMBERS) and compare(value, limit)


_NUMBERS = (int, float)
