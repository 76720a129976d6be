"""Amounts that effects compute: a number, the object's mana value, or a count of objects (the format's VALUE)."""

from __future__ import annotations

from inspector.cards import Amount, Count, PrintedNumber, Value
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import NOBODY, Asker, chosen


def amount(value: Value, scratch: Scratch, every: dict[str, Scratch], asker: Asker = NOBODY) -> Amount:
    """Compute a value for an object; ``every`` are all working copies as far as they are computed."""
    if isinstance(value, Count):
        return counted(value, every, asker)
    if value == "mana value":
        return scratch.mana_value()
    return int(value)


def counted(value: Count, every: dict[str, Scratch], asker: Asker = NOBODY) -> int:
    """Count the objects that a count means now, times its factor, plus its number."""
    return len(chosen(value.count, every.values(), every, asker)) * value.times + value.plus


def sign_without_definition(number: Amount | PrintedNumber | None) -> Amount | None:
    """Read a printed sign where nothing defines it: ``*`` counts as 0, so ``1+*`` is 1 and ``7-*`` is 7 (208.2a)."""
    if not isinstance(number, PrintedNumber):
        return number
    text = number.text.replace("²", "").replace("\N{MINUS SIGN}", "-")
    for part in (text.partition("+"), text.partition("-")):
        if part[0].isdecimal():
            return int(part[0])
        if part[2].isdecimal() and part[0] == "*":
            return int(part[2]) if part[1] == "+" else -int(part[2])
    return 0
