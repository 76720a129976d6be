"""How far a doubt reaches: values that computed effects give, where what they go by is itself not certain.

An effect on creatures is in doubt on whatever may or may not be a creature, a count of Swamps where something may be
one or not, and everything that an ability does where the ability itself may be lost.
"""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import BASIC_LAND_TYPES, Change, Count, Filter, Value
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import zones_of

# That an ability may be lost; no value that anyone is shown.
LOST = "an ability may be lost"
_KEYS_OF_CHANGE = {
    "name": ("name",),
    "mana_cost": ("mana_cost", "mana_value"),
    "colors": ("colors",),
    "control": ("controller",),
    "text": ("subtypes", "abilities", "keywords"),
    "set_types": ("types", "subtypes", "power", "toughness"),
    "add_types": ("types", "power", "toughness"),
    "remove_types": ("types", "subtypes", "power", "toughness"),
    "set_subtypes": ("subtypes",),
    "add_subtypes": ("subtypes",),
    "add_supertypes": ("supertypes",),
    "remove_supertypes": ("supertypes",),
    "all_creature_types": ("subtypes",),
    "set_colors": ("colors",),
    "add_colors": ("colors",),
    "add_abilities": ("abilities", "keywords"),
    "remove_abilities": ("abilities", "keywords"),
    "lose_all_abilities": ("abilities", "keywords", LOST),
    "set_power": ("power",),
    "set_toughness": ("toughness",),
    "power": ("power",),
    "toughness": ("toughness",),
    "switch_power_toughness": ("power", "toughness"),
}
_ASKED = ("types", "subtypes", "supertypes", "colors", "keywords", "name", "controller", "mana_value", "power")


def keys_of(change: Change) -> tuple[str, ...]:
    """List the keys of the values that a change gives."""
    found = [key for name, keys in _KEYS_OF_CHANGE.items() if getattr(change, name) is not None for key in keys]
    if any(word in BASIC_LAND_TYPES for word in change.set_subtypes or ()):
        found += ("abilities", "keywords", LOST)
    return tuple(dict.fromkeys(found))


def asked_by(wanted: Filter) -> frozenset[str]:
    """List the keys of the values that a filter asks for."""
    found = {key for key in (*_ASKED, "toughness") if getattr(wanted, key) is not None}
    if wanted.same_name_as is not None:
        found.add("name")
    return frozenset(found | (asked_by(wanted.not_) if wanted.not_ is not None else frozenset()))


def counted_in(scratch: Scratch) -> Iterator[Filter]:
    """Give the filters by which an object's own defining abilities count."""
    for definition in scratch.definitions:
        yield from _counts((definition.power, definition.toughness))


def counted_by(change: Change) -> Iterator[Filter]:
    """Give the filters by which a change counts its amounts."""
    yield from _counts((change.set_power, change.set_toughness))


def _counts(values: tuple[Value | None, ...]) -> Iterator[Filter]:
    return (value.count for value in values if isinstance(value, Count))


def could_touch(running: Running, every: dict[str, Scratch]) -> list[Scratch]:
    """List the objects that an effect applies to, or would apply to if it were there."""
    begun = running.begun or []
    return [*begun, *(one for one in running.objects_anew(every) if one not in begun)]


def in_zones_of(wanted: Filter, every: dict[str, Scratch]) -> list[Scratch]:
    """List the objects in the zones that a filter means."""
    zones = zones_of(wanted)
    return [scratch for scratch in every.values() if scratch.object.zone in zones]
