"""Characteristic-defining abilities (604.3): an object's own, applied first in their layers, in every zone."""

from __future__ import annotations

from inspector.cards import Change, Count, Definition, Filter, PrintedNumber, Value
from inspector.rules.amounts import amount, sign_without_definition
from inspector.rules.changing import applier
from inspector.rules.citations import numbers
from inspector.rules.concepts import Concept
from inspector.rules.editions import Edition
from inspector.rules.notes import value_of, word_for
from inspector.rules.running import Every
from inspector.rules.scratch import Scratch
from inspector.rules.selecting import Asker

_TYPE_KEYS = ("set_types", "add_types", "set_subtypes", "add_subtypes", "add_supertypes", "all_creature_types")
_DEFINING = (Concept.DEFINING_ABILITIES, Concept.DEFINING_ABILITIES_FIRST)
_COLOR_KEYS = ("set_colors", "add_colors")


def apply_definitions(edition: Edition, layer: str, every: Every) -> None:
    """Apply the part of all characteristic-defining abilities that belongs to a layer (613.3; 613.2 before 2020)."""
    if layer == "4":
        _define_types(every)
    elif layer == "5":
        _define_colors(edition, every)
    elif layer == "7a":
        for scratch in _in_order(edition, [one for one in every.values() if one.definitions or one.abilities_lost]):
            _define_sizes(scratch, every)


def _in_order(edition: Edition, defining: list[Scratch]) -> list[Scratch]:
    """Put objects in timestamp order; an ability that counts by power or toughness waits for the others (613.8a).

    Before 2012 no characteristic-defining ability depended on another (613.7a of 2011).
    """
    in_time = sorted(defining, key=lambda one: one.object.timestamp)
    return sorted(in_time, key=_counts_by_size) if edition.defining_abilities_may_depend else in_time


def _counts_by_size(scratch: Scratch) -> bool:
    values = (value for one in scratch.definitions for value in (one.power, one.toughness))
    return any(isinstance(value, Count) and _asks_for_size(value.count) for value in values)


def _asks_for_size(wanted: Filter) -> bool:
    asked = wanted.power is not None or wanted.toughness is not None
    return asked or (wanted.not_ is not None and _asks_for_size(wanted.not_))


def _define_types(every: Every) -> None:
    for scratch in every.values():
        for definition in scratch.definitions:
            _define(definition, "4", scratch, every)
        if scratch.defines_by_keyword and "Changeling" in scratch.keywords:
            scratch.every_creature_type = True
            scratch.noted("subtypes", Concept.CHANGELING, "changeling", {}, layer="4", also=_DEFINING)


def _define_colors(edition: Edition, every: Every) -> None:
    has_devoid = bool(numbers(Concept.DEVOID, edition.key))
    for scratch in every.values():
        for definition in scratch.definitions:
            _define(definition, "5", scratch, every)
        if scratch.defines_by_keyword and has_devoid and "Devoid" in scratch.keywords:
            scratch.colors = set()
            scratch.noted("colors", Concept.DEVOID, "devoid", {}, layer="5", also=_DEFINING)


def _define(definition: Definition, layer: str, scratch: Scratch, every: Every) -> None:
    keys = _TYPE_KEYS if layer == "4" else _COLOR_KEYS
    given = {key: getattr(definition, key) for key in keys if getattr(definition, key) is not None}
    if not given:
        return
    watched = ("types", "subtypes", "supertypes") if layer == "4" else ("colors",)
    before = [value_of(scratch, key) for key in watched]
    applier(Change(**given), layer, every, Asker(scratch.controller, scratch.object.label))(scratch)
    for key, old in zip(watched, before, strict=True):
        new = value_of(scratch, key)
        if new != old:
            places = {"key": word_for(key), "value": new}
            first = (Concept.DEFINING_ABILITIES_FIRST,)
            scratch.noted(key, Concept.DEFINING_ABILITIES, "defined", places, layer=layer, also=first)


def _define_sizes(scratch: Scratch, every: Every) -> None:
    for key in ("power", "toughness"):
        value: Value | None = next(
            (getattr(one, key) for one in scratch.definitions if getattr(one, key) is not None), None
        )
        if value is not None:
            defined = amount(value, scratch, every, Asker(scratch.controller, scratch.object.label))
            setattr(scratch, key, defined)
            places: dict[str, object] = {"key": key, "value": defined}
            scratch.noted(key, Concept.LAYER_7A_DEFINING, "defined", places, layer="7a", also=_DEFINING[:1])
        elif scratch.abilities_lost and isinstance(getattr(scratch, key), PrintedNumber):
            printed = getattr(scratch, key)
            setattr(scratch, key, sign_without_definition(printed))
            scratch.noted(key, Concept.SIGN_COUNTS_AS_0, "sign is zero", {"value": printed})
