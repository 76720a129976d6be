"""What an object is in every zone: characteristic-defining abilities (604.3)."""

from __future__ import annotations

from typing import Any

import msgspec

from inspector.cards import Count, Definition
from inspector.reading.grammar.forms import form, says
from inspector.reading.grammar.qualities import ALL_COLORS

says("myself", "~", "this (creature|card|spell|permanent|Vehicle|artifact|land)", value=True)


@form("definition", "{myself} 's power and toughness are each equal to {amount}")
def _both(own: bool, amount: Count) -> Definition:
    del own
    return Definition(power=amount, toughness=amount)


@form("definition", "{myself} 's power is equal to {amount}")
def _power(own: bool, amount: Count) -> Definition:
    del own
    return Definition(power=amount)


@form("definition", "{myself} 's toughness is equal to {amount}")
def _toughness(own: bool, amount: Count) -> Definition:
    del own
    return Definition(toughness=amount)


@form("definition", "{myself} 's power is equal to {amount} and its toughness is equal to {its amount}")
def _power_and_toughness(own: bool, amount: Count, other: Count | int) -> Definition | None:
    del own
    toughness = _more(amount, other) if isinstance(other, int) else other
    return None if toughness is None else Definition(power=amount, toughness=toughness)


@form("its amount", "{amount}")
def _other_amount(amount: Count) -> Count:
    return amount


@form("its amount", "that number plus {number}")
def _that_number(number: int) -> int:
    return number


def _more(amount: Count, number: int) -> Count | None:
    return None if amount.half is not None else msgspec.structs.replace(amount, plus=amount.plus + number)


says("definition", "this (card|spell) is all colors", value=Definition(set_colors=ALL_COLORS))
says("definition", "this (card|spell) is colorless", value=Definition(set_colors=()))
says("definition", "this (card|spell) is every creature type", value=Definition(all_creature_types=True))

# What may define an object among what a sentence says that it is.
_DEFINING = frozenset(("set_colors", "add_colors", "all_creature_types", "add_subtypes"))


def defined_by(gives: tuple[tuple[str, Any], ...]) -> Definition | None:
    """Give the definition that an object's words of itself are: of nothing but its colors or subtypes (604.3a)."""
    given = dict(gives)
    return Definition(**given) if given and given.keys() <= _DEFINING else None
