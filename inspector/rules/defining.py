"""Characteristic-defining abilities (604.3): an object's own, applied first in their layers, in every zone."""

from __future__ import annotations

from inspector.cards import Amount, Change, Count, Definition, Filter, PrintedNumber, Value
from inspector.rules.amounts import amount, sign_without_definition
from inspector.rules.changing import applier
from inspector.rules.citations import numbers
from inspector.rules.concepts import Concept
from inspector.rules.dependency import next_of
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
        _define_all_sizes(edition, every)


def _define_all_sizes(edition: Edition, every: Every) -> None:
    """Let all abilities that define power or toughness do so, in timestamp order or as they depend on each other.

    Only those can depend on others that count by power or toughness (613.8a), so these come last. Before 2012 no
    characteristic-defining ability depended on another (613.7a of 2011).
    """
    for scratch in every.values():
        if scratch.abilities_lost:
            _drop_signs(scratch)
    waiting = sorted((one for one in every.values() if one.definitions), key=lambda one: one.object.timestamp)
    if not edition.defining_abilities_may_depend:
        for scratch in waiting:
            _define_sizes(scratch, every)
        return
    counting = [scratch for scratch in waiting if _counts_by_size(scratch)]
    for scratch in waiting:
        if scratch not in counting:
            _define_sizes(scratch, every)
    rest = (1 << len(counting)) - 1
    others = [rest ^ (1 << index) for index in range(len(counting))]
    while rest:
        index = next_of(rest, others, lambda one, other: _depends(counting[one], counting[other], every)).index
        _define_sizes(counting[index], every)
        rest ^= 1 << index


def _depends(one: Scratch, other: Scratch, every: Every) -> bool:
    """Whether an ability would define other values if another were applied first (613.8a)."""
    tried = other.copied(keeps_reasons=False)
    for key, defined in _defined_sizes(other, every).items():
        setattr(tried, key, defined)
    return _defined_sizes(one, every) != _defined_sizes(one, {**every, other.object.label: tried})


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


def _defined_sizes(scratch: Scratch, every: Every) -> dict[str, Amount]:
    """Power and toughness as the abilities of an object define them now."""
    asker = Asker(scratch.controller, scratch.object.label)
    found: dict[str, Amount] = {}
    for key in ("power", "toughness"):
        value: Value | None = next(
            (getattr(one, key) for one in scratch.definitions if getattr(one, key) is not None), None
        )
        if value is not None:
            found[key] = amount(value, scratch, every, asker)
    return found


def _define_sizes(scratch: Scratch, every: Every) -> None:
    for key, defined in _defined_sizes(scratch, every).items():
        setattr(scratch, key, defined)
        places: dict[str, object] = {"key": key, "value": defined}
        scratch.noted(key, Concept.LAYER_7A_DEFINING, "defined", places, layer="7a", also=_DEFINING[:1])


def _drop_signs(scratch: Scratch) -> None:
    """Let the sign that stands for a number be 0 where the ability is lost that defines it (208.2a)."""
    for key in ("power", "toughness"):
        printed = getattr(scratch, key)
        if isinstance(printed, PrintedNumber):
            setattr(scratch, key, sign_without_definition(printed))
            scratch.noted(key, Concept.SIGN_COUNTS_AS_0, "sign is zero", {"value": printed})
