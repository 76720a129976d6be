"""The values of a working copy as files spell them (the keys and spellings of expectations and of proofs)."""

from __future__ import annotations

from collections.abc import Iterable

from inspector.cards import Amount, PrintedNumber, in_wubrg_order
from inspector.rules.decisions.finished_values import Number, Size, Text
from inspector.rules.values.scratch import Ability, Scratch

# The values that the computation through the layers gives, in the order in which people read them.
COMPUTED_KEYS = (
    "name",
    "names",
    "mana_cost",
    "mana_value",
    "colors",
    "color_indicator",
    "supertypes",
    "types",
    "subtypes",
    "keywords",
    "abilities",
    "power",
    "toughness",
    "loyalty",
    "defense",
    "controller",
)


def spelled(scratch: Scratch, key: str) -> object:
    """Give a value of a working copy as files spell it."""
    match key:
        case "name":
            return (scratch.names[0], scratch.names[1]) if scratch.halves else " // ".join(scratch.names)
        case "names":
            return tuple(scratch.names)
        case "mana_cost":
            return one_text_or_two([str(cost) if cost else "" for cost in scratch.costs])
        case "mana_value":
            return number_of(scratch.mana_values())
        case "color_indicator":
            return tuple(in_wubrg_order(scratch.indicator))
        case "loyalty":
            return counted_loyalty(scratch)
        case "defense":
            return counted_defense(scratch)
        case _:
            return spelled_part(key, getattr(scratch, "abilities" if key == "keywords" else key))


def spelled_part(key: str, value: object) -> object:
    """Spell one part of a working copy, as it is kept there, under the key of a value."""
    if key == "keywords":
        return keywords_of_all(value) if isinstance(value, list) else ()
    if key == "abilities":
        return tuple(one.text for one in value if isinstance(one, Ability)) if isinstance(value, list) else ()
    if isinstance(value, set | frozenset):
        return tuple(in_wubrg_order(value))
    if isinstance(value, list):
        return tuple(map(str, value))
    return value.text if isinstance(value, PrintedNumber) else value


def keywords_of_all(abilities: Iterable[object]) -> tuple[str, ...]:
    """List the keyword abilities among abilities, each once."""
    return tuple(dict.fromkeys(word for one in abilities if isinstance(one, Ability) for word in one.keywords))


def one_text_or_two(values: list[str]) -> Text:
    """Give one text, or two where there are two answers."""
    return (values[0], values[1]) if len(values) == 2 else "".join(values)


def number_of(values: list[Amount]) -> Number:
    """Give one number, or two where there are two answers."""
    return (values[0], values[1]) if len(values) == 2 else values[0]


def size_of(value: Amount | PrintedNumber | None) -> Size:
    """Give a power or toughness: its number, or the printed sign where it is not computed."""
    return value.text if isinstance(value, PrintedNumber) else value


def counted_loyalty(scratch: Scratch) -> Size:
    """Its loyalty: that printed, or on the battlefield the counters on it (306.5c)."""
    if scratch.object.is_permanent:
        return scratch.object.counters.get("loyalty", 0) if "Planeswalker" in scratch.types else None
    return printed_size(scratch.loyalty)


def counted_defense(scratch: Scratch) -> Size:
    """Its defense: that printed, or on the battlefield the counters on it (310.4c)."""
    if scratch.object.is_permanent:
        counts = "Battle" in scratch.types and scratch.may_be_battle
        return scratch.object.counters.get("defense", 0) if counts else None
    return printed_size(scratch.defense)


def printed_size(number: PrintedNumber | None) -> Size:
    """Give what is printed: a number, or the sign that stands for one."""
    if number is None:
        return None
    return number.text if number.value is None else number.value
