"""What an object has as it is printed on its card, and where it is, each told in one line with its rules.

Nothing is explained of a value that only the card decided, so a dozen rows of a table would say that a dozen times.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from inspector.cards import Color, color_words, possessive
from inspector.rules import Characteristics, Concept

# What a card, and nothing else, says of itself.
_PLAIN: Final = frozenset(
    (
        Concept.NAME,
        Concept.MANA_COST,
        Concept.NO_MANA_COST,
        Concept.MANA_VALUE,
        Concept.NO_MANA_COST_MANA_VALUE_0,
        Concept.COLORS_FROM_THE_MANA_COST,
        Concept.COLORLESS,
        Concept.TYPE_LINE,
        Concept.TEXT_BOX,
        Concept.POWER_AND_TOUGHNESS,
    )
)
_KEYS: Final = ("name", "mana_cost", "mana_value", "colors", "supertypes", "types", "subtypes", "power", "toughness")
_OWNED: Final = "its owner's"
_PLACE: Final = ("zone", "owner", "controller")
# Fewer values than these are told as the others are.
_SEVERAL: Final = 3


def printed_keys(found: Characteristics, shown: Iterable[str]) -> frozenset[str]:
    """List those of the keys of values to show that are as printed; none where there are only a few."""
    plain = {key for key in shown if _is_plain(found, key)}
    if "abilities" not in plain:
        plain.discard("keywords")
    # One line tells of types or sizes what is true of all of it.
    for together in (("supertypes", "types", "subtypes"), ("power", "toughness")):
        if any(key not in plain for key in shown if key in together):
            plain -= {*together}
    return frozenset(plain) if len(plain) >= _SEVERAL else frozenset()


def _is_plain(found: Characteristics, key: str) -> bool:
    why = found.why.get(key, ())
    is_known = (key in _KEYS or key in ("keywords", "abilities")) and not found.is_not_known(key)
    return is_known and bool(why) and all(one.concept in _PLAIN and not one.layer for one in why)


def printed_lines(found: Characteristics, keys: Collection[str], mana_value: str) -> Iterator[str]:
    """Tell the values of these keys in one line, and each paragraph of its text in another.

    ``As printed: Bear, {1}{G}, mana value 2, green, Creature — Bear, 2/2. (201.1, ...)``
    """
    rules = [rule for key in (*_KEYS, "abilities") if key in keys for one in found.why[key] for rule in one.rules]
    yield f"As printed: {', '.join(_parts(found, keys, mana_value))}. ({', '.join(dict.fromkeys(rules))})"
    if "abilities" in keys:
        yield from (f"  {text}" for text in found.abilities)


def _parts(found: Characteristics, keys: Collection[str], mana_value: str) -> Iterator[str]:
    if "name" in keys:
        yield " // ".join(found.names)
    if "mana_cost" in keys:
        yield str(found.value("mana_cost") or "no mana cost")
    if "mana_value" in keys:
        yield f"{mana_value} {found.value('mana_value')}"
    if "colors" in keys:
        yield color_words(Color(str(letter)) for letter in found.colors)
    if "types" in keys:
        before = " ".join((*found.supertypes, *found.types))
        yield f"{before} — {' '.join(found.subtypes)}" if found.subtypes else before
    if "power" in keys:
        yield f"{found.power}/{found.toughness}"


def placed_at(found: Characteristics) -> str:
    """Say of an object where it is, behind its name: ``"is in Ana's graveyard"``."""
    says = found.why["zone"][0].says.rstrip(".").replace(_OWNED, possessive(found.owner))
    return says.removeprefix("It ")


def place_line(found: Characteristics) -> str | None:
    """Tell where an object is and whose; None where its controller is another player, or an effect says so."""
    whys = [found.why.get(key, ()) for key in _PLACE]
    # Two rules may say where it is in one sentence.
    if any(len({one.says for one in why}) != 1 or why[0].layer for why in whys) or found.owner != found.controller:
        return None
    zone, _, controller = (why[0] for why in whys)
    does = "owns it" if controller.concept is Concept.NO_CONTROLLER else "owns and controls it"
    where = zone.says.rstrip(".")
    # "It is in Ana's hand" says whose it is.
    told = f"{where}; {found.owner} {does}" if _OWNED not in where else where.replace(_OWNED, possessive(found.owner))
    rules = dict.fromkeys(rule for why in whys for one in why for rule in one.rules)
    return f"{told}. ({', '.join(rules)})"
