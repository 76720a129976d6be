"""Amounts: the number of something, what is counted "for each", a power, a life total, a devotion."""

from __future__ import annotations

from typing import Literal

import msgspec

from inspector.cards import Color, Count, Filter
from inspector.cards.effects import Distinct
from inspector.reading.grammar.forms import form, says
from inspector.reading.grammar.pronouns import IT
from inspector.reading.grammar.vocabulary import COLORS

NumberOf = Literal["power", "toughness", "mana value"]


def numbers_to_say(value: object) -> tuple[str, ...]:
    """List the words of the numbers in an amount that nothing on the desk tells."""
    if not isinstance(value, Count):
        return ()
    if value.said is not None:
        return (value.said,)
    return tuple(words for one in value.sum or () for words in numbers_to_say(one))


@form("amount", "the [total] number of {many}")
def _number_of(wanted: Filter) -> Count:
    return Count(count=wanted)


@form("counted", "each {each}")
def _for_each(wanted: Filter) -> Count:
    return Count(count=wanted)


@form("counted all", "{counted}")
def _one_counted(one: Count) -> Count:
    return one


@form("counted all", "{counted} and {counted}")
def _two_counted(one: Count, other: Count) -> tuple[Count, ...]:
    return one, other


@form("for each of", "for {counted all}")
def _for_each_of(counted: Count | tuple[Count, ...]) -> Count | tuple[Count, ...]:
    return counted


@form("one counted", "{each}")
def _one_of(wanted: Filter) -> Count:
    return Count(count=wanted)


@form("for each of", "per {one counted}")
def _per(one: Count) -> Count:
    return one


@form("for each of", "per {one counted} and (per|each) {one counted}")
def _per_two(one: Count, other: Count) -> tuple[Count, ...]:
    return one, other


@form("for each of", "per {one counted} or {one counted}")
def _per_either(one: Count, other: Count) -> tuple[Count, ...] | None:
    """Of what lies in two zones, or is only told, nothing is counted twice."""
    zones = {"only told" if each.said is not None else each.count.zone or "battlefield" for each in (one, other)}
    return (one, other) if len(zones) == 2 and all(isinstance(zone, str) for zone in zones) else None


@form("sum", "{amount}")
def _one_amount(one: Count) -> Count:
    return one


@form("sum", "{amount} plus {amount}")
def _two_amounts(one: Count, other: Count) -> tuple[Count, ...]:
    return one, other


# --- counters

says("holder", "~", "this (creature|permanent|artifact|land|enchantment|Aura|Equipment)", value="self")
says("holder", "it", "him", "her", value=IT)
says("holder", "(enchanted|equipped) creature", value="attached")


@form("amount", "the number of {counter kind} counters on {holder}")
def _counters(kind: str, holder: str) -> Count:
    return Count(counters=kind, on=holder)


@form("amount", "the number of counters on {holder}")
def _counters_of_any_kind(holder: str) -> Count:
    return Count(counters="any", on=holder)


@form("counted", "each counter on {holder}")
def _each_counter_of_any_kind(holder: str) -> Count:
    return Count(counters="any", on=holder)


@form("counted", "each {counter kind} counter among {many}")
def _each_counter_among(kind: str, among: Filter) -> Count:
    return Count(counters=kind, among=among)


@form("counted", "each {counter kind} counter on {holder}")
def _each_counter(kind: str, holder: str) -> Count:
    return Count(counters=kind, on=holder)


# --- sizes and other numbers of objects

says("number of", "power", value="power")
says("number of", "toughness", value="toughness")
says("number of", "mana value", value="mana value")


@form("amount", "{holder} 's {number of}")
def _own_number(holder: str, name: NumberOf) -> Count:
    return Count(of=name, on=holder)


says("counted", "each of its colors", value=Count(of="colors", on=IT))


@form("amount", "its {number of}")
def _its_number(name: NumberOf) -> Count:
    return Count(of=name, on=IT)


@form("amount", "the (greatest|highest) {number of} among {many}")
def _greatest(name: NumberOf, among: Filter) -> Count:
    return Count(greatest=name, among=among)


@form("amount", "the total {number of} of {many}")
def _total(name: NumberOf, among: Filter) -> Count:
    return Count(total=name, among=among)


# --- how many different ones

says("distinct", "(color|colors)", value="colors")
says("distinct", "card (type|types)", value="card types")
says("distinct", "creature (type|types)", value="creature types")
says("distinct", "basic land (type|types)", value="basic land types")
says("distinct", "mana (value|values)", value="mana values")


@form("amount", "the number of {distinct} among {many}")
def _distinct(what: Distinct, among: Filter) -> Count:
    return Count(distinct=what, among=among)


@form("counted", "each {distinct} among {many}")
def _each_distinct(what: Distinct, among: Filter) -> Count:
    return Count(distinct=what, among=among)


@form("amount", "the number of (differently|different) named {many}")
def _differently_named(among: Filter) -> Count:
    return Count(distinct="names", among=among)


@form("counted", "each differently named {each}")
def _each_differently_named(among: Filter) -> Count:
    return Count(distinct="names", among=among)


@form("amount", "the number of different names among {many}")
def _names(among: Filter) -> Count:
    return Count(distinct="names", among=among)


# --- players

says("amount", "your life total", value=Count(life="you"))
says("amount", "the number of opponents you have", value=Count(opponents="you"))
says("counted", "each opponent you have", value=Count(opponents="you"))
for _word, _color in COLORS.items():
    says("color", _word, value=_color)


@form("amount", "your devotion to {color}")
def _devotion(color: Color) -> Count:
    return Count(devotion=(color,))


@form("amount", "your devotion to {color} and {color}")
def _devotion_to_two(one: Color, other: Color) -> Count:
    return Count(devotion=(one, other))


# --- more or less of it


@form("amount", "the number of {many} plus the number of {many}")
def _of_two_zones(one: Filter, other: Filter) -> Count | None:
    """Objects here and cards there: one count where nothing but the zone differs."""
    if msgspec.structs.replace(one, zone=None) != msgspec.structs.replace(other, zone=None) or one.zone == other.zone:
        return None
    zones = (one.zone or "battlefield", other.zone or "battlefield")
    if not all(isinstance(zone, str) for zone in zones):
        return None
    return Count(count=msgspec.structs.replace(one, zone=zones))


@form("amount", "twice {amount}")
def _twice(amount: Count) -> Count | None:
    return msgspec.structs.replace(amount, times=amount.times * 2, plus=amount.plus * 2) if not amount.half else None


@form("amount", "{number} plus {amount}")
def _plus(number: int, amount: Count) -> Count | None:
    return msgspec.structs.replace(amount, plus=amount.plus + number) if not amount.half else None


@form("amount", "half {amount} , rounded up")
def _half_up(amount: Count) -> Count | None:
    return msgspec.structs.replace(amount, half="up") if (amount.times, amount.plus) == (1, 0) else None


@form("amount", "half {amount} , rounded down")
def _half_down(amount: Count) -> Count | None:
    return msgspec.structs.replace(amount, half="down") if (amount.times, amount.plus) == (1, 0) else None
