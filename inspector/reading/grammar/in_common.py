"""What holds of all objects of a kind together, and two kinds of which each leaves something out."""

from __future__ import annotations

import msgspec

from inspector.cards import Color, Condition, Count, Filter
from inspector.reading.grammar.conditions import When
from inspector.reading.grammar.forms import form
from inspector.reading.grammar.meant import Meant
from inspector.reading.grammar.parts import ChangePart
from inspector.reading.grammar.qualities import ALL_COLORS, Qualities, filter_of, listed
from inspector.reading.grammar.sentences import Meaning, meaning_of


@form("sentence", "{many} {all predicates} as long as they all share a color")
def _as_long_as_all_share_a_color(wanted: Filter, does: ChangePart) -> Meaning | None:
    """Of some color there are as many of them as there are in all (105.2)."""
    if wanted.colors is not None or wanted.other is not None:
        return None
    all_of_it = (_but_for_those_of_a_color(wanted, color) for color in ALL_COLORS)
    condition = Condition(any_=tuple(Condition(value=count, is_=">=0") for count in all_of_it))
    return meaning_of((Meant(filter=wanted, several=True),), does, When(condition))


def _but_for_those_of_a_color(wanted: Filter, color: Color) -> Count:
    """How many there are of a color, less all: none or fewer, and none only where all are of it."""
    of_it = msgspec.structs.replace(wanted, colors=color)
    return Count(sum=(Count(count=of_it), Count(count=wanted, times=-1)))


@form("each", "{things} and {things}")
def _each_of_two_without(one: Qualities, other: Qualities) -> Filter | None:
    """``non-Equipment artifact and non-Aura enchantment you control``: what is behind the second is said of both.

    What is of both kinds is one of these where it is without what either refuses.
    """
    kinds = [[each for each in of if each.key in ("types", "subtypes")] for of in (one, other)]
    behind = [each for each in other if each not in kinds[1]]
    if any({(each.key, each.denied) for each in of} != _WITHOUT or len(of) != len(_WITHOUT) for of in kinds):
        return None
    if len(kinds[0]) != len(one) or not any(each.key == "controller" for each in behind):
        return None
    types = tuple(each.value for of in kinds for each in of if not each.denied)
    refused = tuple(word for of in kinds for each in of if each.denied for word in listed(each.value))
    found = filter_of(tuple(behind))
    if found is None or found.not_ is not None or not all(isinstance(word, str) for word in types):
        return None
    without = Filter(subtypes=refused, not_=Filter(all_types=types))
    return msgspec.structs.replace(found, types=types, not_=without)


_WITHOUT = {("types", False), ("subtypes", True)}
