"""Amounts that effects compute: a number, the object's mana value, or one taken from the table (the format's VALUE)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from inspector.cards import BASIC_LAND_TYPES, CREATURE_TYPES, Amount, Count, Filter, PrintedNumber, Value, may_have
from inspector.cards import type_of_subtype as kind_of
from inspector.reading import more_devotion
from inspector.rules.values.asking import NOBODY, Asker, Every, meant_by
from inspector.rules.values.other_qualities import count_of
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import chosen, selected


class Taken(msgspec.Struct, frozen=True):
    """A number taken from the table, before it is multiplied: how many, and the objects that it was taken from."""

    number: Amount
    objects: tuple[str, ...] = ()


def amount(value: Value, scratch: Scratch, every: Every, asker: Asker = NOBODY) -> Amount:
    """Compute a value for an object; ``every`` are all working copies as far as they are computed."""
    if isinstance(value, Count):
        return counted(value, every, asker.of_it(scratch.object.label) if is_of_each(value) else asker)
    if value == "mana value":
        return scratch.mana_value()
    return int(value)


def amounts_for_each(
    values: Sequence[Value | Amount | None], objects: Iterable[Scratch], every: Every, asker: Asker
) -> list[tuple[Scratch, list[Amount | None]]]:
    """Compute values for some objects, for all of them before whoever asks changes any.

    An effect is applied to its objects at once (613.4b, 613.4c), so none of its amounts sees what it does to another.
    """
    return [
        (
            scratch,
            [
                value if value is None or isinstance(value, int | float) else amount(value, scratch, every, asker)
                for value in values
            ],
        )
        for scratch in objects
    ]


def counted(value: Count, every: Every, asker: Asker = NOBODY) -> Amount:
    """Take a number from the table as things are now: times its factor, halved if it says so, plus its number."""
    if not value.ways:
        number: Amount = len(chosen(value.count, every.values(), every, asker)) * value.times
    else:
        number = taken(value, every, asker).number * value.times
    if value.half is not None:
        number = math.ceil(number / 2) if value.half == "up" else math.floor(number / 2)
    return number + value.plus


def taken(value: Count, every: Every, asker: Asker = NOBODY) -> Taken:
    """Take a number from the table as things are now."""
    if value.on is not None:
        return _of_one(value, every, asker)
    if value.sum is not None:
        parts = [(counted(one, every, asker), taken(one, every, asker).objects) for one in value.sum]
        objects = tuple(dict.fromkeys(label for _, labels in parts for label in labels))
        return Taken(sum(number for number, _ in parts), objects)
    if value.said is not None:
        source = every.get(asker.label)
        return Taken((said_number(source.object.said, value.said) if source is not None else None) or 0)
    if value.life is not None:
        return Taken(_life_of(value.life, asker))
    if value.opponents:
        # Who plays alone against all others has each of them for an opponent (102.2, 102.3).
        return Taken(max(len(asker.game.players) - 1, 0))
    if value.devotion is not None:
        return _devotion(value, every, asker)
    among = value.count if value.among is None else value.among
    found = chosen(among, every.values(), every, asker)
    labels = tuple([one.object.label for one in found])
    if not value.ways:
        return Taken(len(labels), labels)
    if value.distinct is not None:
        return Taken(len(_distinct(value.distinct, found)), labels)
    if value.counters is not None:
        holding = [(one.object.label, count_of(one, value.counters)) for one in found]
        return Taken(sum(n for _, n in holding), tuple(label for label, n in holding if n))
    sizes = [number_of_object(value.greatest or value.total or "", one) for one in found]
    return Taken(sum(sizes) if value.total is not None else max(sizes, default=0), labels)


def _of_one(value: Count, every: Every, asker: Asker) -> Taken:
    label = meant_by(value.on or "self", every, asker)
    one = every.get(label or "")
    if one is None or label is None:
        return Taken(0)
    if value.counters is not None:
        return Taken(count_of(one, value.counters), (label,))
    return Taken(number_of_object(value.of or "", one), (label,))


def number_of_object(of: str, one: Scratch) -> Amount:
    """Give a number of an object as it is computed so far; 0 where it has none."""
    if of == "mana value":
        return one.mana_value()
    if of == "colors":
        return len(one.colors)
    if of == "loyalty":
        if one.object.is_permanent:
            return one.object.counters.get("loyalty", 0)
        return (one.loyalty.value or 0) if one.loyalty is not None else 0
    held: Amount | PrintedNumber | None = one.power if of == "power" else one.toughness
    return sign_without_definition(held) or 0


def _distinct(what: str, found: list[Scratch]) -> set[object]:
    if what == "creature types":
        return _creature_types(found)
    get: Callable[[Scratch], Iterable[object]] = _DISTINCT[what]
    return {word for one in found for word in get(one)}


def _creature_types(found: list[Scratch]) -> set[object]:
    words: set[object] = {word for one in found for word in one.subtypes if kind_of(word) == "Creature"}
    for one in found:
        if one.every_creature_type and may_have("Shapeshifter", one.types):
            return words | (CREATURE_TYPES - one.no_creature_types)
    return words


_DISTINCT: dict[str, Callable[[Scratch], Iterable[object]]] = {
    "card types": lambda one: one.types,
    "colors": lambda one: one.colors,
    "names": lambda one: one.names,
    "basic land types": lambda one: (word for word in BASIC_LAND_TYPES if word in one.subtypes),
    "powers": lambda one: () if one.power is None else (number_of_object("power", one),),
    "mana values": lambda one: one.mana_values(),
}
_YOURS = Filter(controller="you")


def _devotion(value: Count, every: Every, asker: Asker) -> Taken:
    """Count the mana symbols of these colors among the mana costs of permanents that the player controls (700.5).

    Abilities of these that increase the player's devotion add to it.
    """
    wanted, objects, number = frozenset(value.devotion or ()), [], 0
    for label in selected(_YOURS, every, asker):
        costs = (cost for cost in every[label].costs if cost is not None)
        symbols = sum(not wanted.isdisjoint(symbol.colors) for cost in costs for symbol in cost.symbols)
        symbols += sum(more_devotion(ability.text) for ability in every[label].abilities)
        if symbols:
            objects.append(label)
            number += symbols
    return Taken(number, tuple(objects))


def _life_of(word: str, asker: Asker) -> int:
    """Give the life total of the player that a word means; of several opponents, of the first in turn order."""
    game = asker.game
    others = tuple(life for one, life in zip(game.players, game.life, strict=True) if one != asker.player)
    if word in ("highest", "highest opponent"):
        return max(game.life if word == "highest" else others, default=0)
    player: str | None = word
    if word == "you":
        player = asker.player
    elif word == "opponent":
        player = next((one for one in game.players if one != asker.player), None)
    return next((life for one, life in zip(game.players, game.life, strict=True) if one == player), 0)


def said_number(said: Mapping[str, bool], words: str) -> int | None:
    """Give the number that was said of words: it stands before them, ``"3 experience counters you have"``."""
    behind = f" {said_key(words)}"
    numbers = (key.removesuffix(behind) for key, holds in said.items() if holds and key.endswith(behind))
    return next((int(number) for number in numbers if number.isdecimal()), None)


def numbers_said_of(words: str, said: Mapping[str, bool]) -> frozenset[str]:
    """Give under which words a number was said before of the same as in these, which begin with another number."""
    number, _, behind = said_key(words).partition(" ")
    if not number.isdecimal():
        return frozenset()
    return frozenset(key for key in said if key.partition(" ")[2] == behind and key.partition(" ")[0].isdecimal())


def numbers_said_by(value: Value | None) -> tuple[str, ...]:
    """List the words of the numbers in an amount that nothing on the desk tells."""
    if not isinstance(value, Count):
        return ()
    own = () if value.said is None else (value.said,)
    return (*own, *(words for one in value.sum or () for words in numbers_said_by(one)))


def said_key(text: str) -> str:
    """Give the form of a condition's words under which they are kept: without capitals, double spaces, a full stop.

    The "as long as" or "if" that leads to them on the card may stand before them.
    """
    words = " ".join(text.replace("’", "'").casefold().split()).rstrip(".")
    return words.removeprefix("as long as ").removeprefix("if ")


def counts_things(value: Value | str | None) -> bool:
    """Whether an amount is found by counting; a size, a mana value or a life total is looked up."""
    if not isinstance(value, Count) or not _LOOKED_UP.isdisjoint(value.ways):
        return False
    return value.of in (None, "colors") and all(map(counts_things, value.sum or ()))


_LOOKED_UP = frozenset(("greatest", "total", "life", "said"))


def is_of_each(value: Value | str | None) -> bool:
    """Whether an amount counts otherwise from object to object: it asks for the very object that the effect changes."""
    if not isinstance(value, Count):
        return False
    if any(is_of_each(one) for one in value.sum or ()):
        return True
    return value.on == "it" or any(_asks_of_it(wanted) for wanted in filters_of(value))


def _asks_of_it(wanted: Filter) -> bool:
    words = (
        wanted.other,
        wanted.same_name_as,
        wanted.attached_to,
        wanted.shares_color_with,
        wanted.shares_creature_type_with,
    )
    return "it" in words or any(map(_asks_of_it, wanted.refused))


_ASKS_NO_OBJECTS = frozenset(("life", "opponents", "said"))


def filters_of(value: Value | str | None) -> tuple[Filter, ...]:
    """List the filters by which an amount finds the objects that it is taken from; none where it asks one object."""
    if not isinstance(value, Count) or value.on is not None or _ASKS_NO_OBJECTS.intersection(value.ways):
        return ()
    if value.devotion is not None:
        return (_YOURS,)
    if value.sum is not None:
        return tuple(wanted for one in value.sum for wanted in filters_of(one))
    return (value.count if value.among is None else value.among,)


def sign_without_definition(number: Amount | PrintedNumber | None) -> Amount | None:
    """Read a printed sign where nothing defines it: ``*`` counts as 0, so ``1+*`` is 1 and ``7-*`` is 7 (107.2)."""
    if not isinstance(number, PrintedNumber):
        return number
    text = number.text.replace("²", "").replace("\N{MINUS SIGN}", "-")
    for part in (text.partition("+"), text.partition("-")):
        if part[0].isdecimal():
            return int(part[0])
        if part[2].isdecimal() and part[0] == "*":
            return int(part[2]) if part[1] == "+" else -int(part[2])
    return 0


def modified_by(was: object, now: object) -> float | None:
    """Tell by how much a size was changed, values or as they are spelled; None where it is no number now.

    What was nothing counts as 0 (208.5), a sign that nothing defines as that sign does (107.2).
    """
    before = sign_without_definition(PrintedNumber(was)) if isinstance(was, str) else was
    if isinstance(before, PrintedNumber):
        before = sign_without_definition(before)
    before = 0 if before is None else before
    return now - before if isinstance(before, int | float) and isinstance(now, int | float) else None
