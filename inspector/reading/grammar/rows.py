"""Subjects of several kinds in one row: "snow and Zombie creatures", "Elves and other Treefolk", things everywhere."""

from __future__ import annotations

import msgspec

from inspector.cards import Filter
from inspector.reading.grammar.forms import form
from inspector.reading.grammar.meant import Meant, Subject
from inspector.reading.grammar.qualities import Qualities, Quality, filter_of


@form("subject", "{many} and other {many}")
def _one_kind_and_others(one: Filter, other: Filter) -> Subject | None:
    if (one.zone, other.zone, one.other, other.not_) != (None,) * 4:
        return None
    return Meant(filter=one), Meant(filter=msgspec.structs.replace(other, other="self", not_=one))


@form("subject", "{type} cards and {many}")
def _cards_of_two_kinds(card_type: str, other: Filter) -> Subject | None:
    """Cards in one place that are of a type or of another kind, each taken once."""
    if other.zone is None or other.not_ is not None:
        return None
    one = Filter(types=card_type, zone=other.zone, owner=other.owner)
    return Meant(filter=one), Meant(filter=msgspec.structs.replace(other, not_=Filter(types=card_type)))


_MIXED = frozenset(("supertypes", "subtypes", "colors", "types"))


@form("mixed", "{adjective} and {adjective} {noun} [{afters}]")
def _mixed(one: Quality, other: Quality, noun: Quality, afters: Qualities | None) -> Subject | None:
    """Objects that have one quality or another of a different sort, each taken once."""
    if one.key == other.key or not {one.key, other.key} <= _MIXED or one.denied or other.denied:
        return None
    if noun.several is False or any(quality.denied for quality in afters or ()):
        return None
    first = filter_of((one, noun, *(afters or ())))
    second = filter_of((other, noun, *(afters or ())))
    without = filter_of((one,))
    if first is None or second is None or without is None or (first.zone, second.not_) != (None, None):
        return None
    return Meant(filter=first), Meant(filter=msgspec.structs.replace(second, not_=without))


@form("subject", "[all] {mixed}")
def _all_mixed(every: Subject) -> Subject:
    return every


@form("subject", "other {mixed}")
def _other_mixed(every: Subject) -> Subject:
    return tuple(
        Meant(filter=None if one.filter is None else msgspec.structs.replace(one.filter, other="self")) for one in every
    )


@form("subject", "all {many} , {many} , and {many}")
def _everywhere(one: Filter, other: Filter, third: Filter) -> Subject | None:
    zones = {one.zone, other.zone, third.zone}
    return (Meant(filter=one), Meant(filter=other), Meant(filter=third)) if len(zones) == 3 else None
