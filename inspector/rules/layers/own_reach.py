"""Effects whose words ask each object for itself alone: what becomes of one object then tells nothing of another.

Where all effects of a table are such, and none of them waits for another, an object's values follow from the object and
the list of the effects. Every form that is known to keep to that is named here; whatever is not named is taken not to,
so that a new form of the effect language leads to a whole computation until somebody has looked at it here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from inspector.cards import Change, Count, Definition, Filter, StaticAbility, Value
from inspector.rules.effects.changing import KEYS_OF_LAYER, LAYERS
from inspector.rules.effects.chosen_changes import choices_of
from inspector.rules.effects.dependency import Meeting
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.effects.reads_and_writes import reads
from inspector.rules.table.actions import While
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.values.asking import Every
from inspector.rules.values.granted import given_static
from inspector.rules.values.scratch import Scratch

# What the qualities of a filter read: of the values computed in the layers, or of the object itself.
READ_OF_VALUES = frozenset(
    ("types", "subtypes", "supertypes", "colors", "keywords", "name", "controller", "mana_value", "power", "toughness")
)
READ_OF_OBJECTS = frozenset(("token", "face_down", "face_up", "flipped", "unlocked", "tapped", "other", "zone"))
# And what asks for the values of another object.
READ_OF_OTHERS = frozenset(("same_name_as",))
_SIZES = ("power", "toughness")
_AMOUNTS = ("set_power", "set_toughness")
# Changes that look at other objects, or whose order does not matter: nobody has looked at them here.
_REACHING_FAR = frozenset(("add_static", "abilities_of", "keep_mana_abilities", "cant_have_abilities"))
# By form, the fields that are known.
_KNOWN: dict[type[msgspec.Struct], frozenset[str]] = {
    Filter: READ_OF_VALUES | READ_OF_OBJECTS | READ_OF_OTHERS | {"not_"},
    Change: frozenset(key for keys in KEYS_OF_LAYER.values() for key in keys) - _REACHING_FAR,
    Count: frozenset(("count", "plus", "times")),
    StaticAbility: frozenset(("change", "on", "filter", "words")),
    ContinuousEffect: frozenset(
        (
            "change",
            "timestamp",
            "controller",
            "identities",
            "filter",
            "on",
            "source",
            "source_identity",
            "ends",
            "while_",
            "called",
            "meant",
            "besides",
            "rule",
            "while_controlled_by",
        )
    ),
    While: frozenset(("face", "unlocked", "flipped")),
    Definition: frozenset(
        (
            "power",
            "toughness",
            "set_types",
            "add_types",
            "set_subtypes",
            "add_subtypes",
            "add_supertypes",
            "all_creature_types",
            "set_colors",
            "add_colors",
            "words",
        )
    ),
}
# The others, each with what it is where nothing is said.
_OTHERS = {
    form: tuple((field.name, field.default) for field in msgspec.structs.fields(form) if field.name not in known)
    for form, known in _KNOWN.items()
}


def has_known_forms(effects: Iterable[Running], every: Every) -> bool:
    """Whether all forms in which effects and the definitions of objects are said are known here."""
    definitions = (one for scratch in every.values() for one in scratch.definitions)
    return all(map(_is_known, effects)) and all(map(_is_known_definition, definitions))


def keeps_to_each_object(effects: Iterable[Running], every: Every) -> bool:
    """Whether effects, and the definitions of objects, ask each object for itself alone; all their forms are known.

    What they count besides is told by ``counted_by`` and ``counts_of``: nothing by power or toughness.
    """
    if any(scratch.object.cast_as == "bestow" for scratch in every.values()):
        # What a bestowed permanent is attached to may lie anywhere (702.103e).
        return False
    counted = [wanted for one in effects for wanted in counted_by(one)]
    counted += (wanted for one in every.values() for wanted in counts_in(one))
    asked = [*counted, *(one.filter for one in effects if one.filter is not None)]
    return (
        all(one.change.text is None for one in effects)
        and not any(_asks(wanted, READ_OF_OTHERS) for wanted in asked)
        and not any(_asks(wanted, _SIZES) for wanted in counted)
    )


def commute(effects: list[Running], layers: Iterable[str] = LAYERS) -> bool:
    """Whether timestamps alone decide in which order effects are applied in some layers, whatever the objects are."""
    for layer in layers:
        waiting = [running for running in effects if layer in running.layers]
        # Counters act among the effects of layer 7c.
        if layer == "7c" and any(reads(running, layer) for running in waiting):
            return False
        if len(waiting) > 1 and not Meeting([_not_begun(running) for running in waiting], layer).commute:
            return False
    return True


def _not_begun(running: Running) -> Running:
    """Give an effect as it was before it began to apply, when it still looks for its objects."""
    if running.begun is None:
        return running
    new = Running(running.change, running.timestamp, running.order, running.player, running.source)
    new.filter, new.on, new.identities = running.filter, running.on, running.identities
    return new


def _is_known(running: Running) -> bool:
    change = running.change
    if running.on not in (None, "self", "attached") or _goes_by_choices(running) or given_static(change):
        return False
    if not _has_known_fields(running.kept, running.static, running.while_, change):
        return False
    if any(isinstance(by, Count) or by == "mana value" for by in (change.power, change.toughness)):
        return False
    filters = (*counted_by(running), *((running.filter,) if running.filter is not None else ()))
    return _are_known_amounts(change.set_power, change.set_toughness) and all(map(_is_known_filter, filters))


def _goes_by_choices(running: Running) -> bool:
    """Whether what an effect does hangs on what was chosen for its source."""
    said = running.static or running.kept
    return said is not None and bool(choices_of(said.change))


def _is_known_definition(one: Definition) -> bool:
    counted = counts_of((one.power, one.toughness))
    return (
        _has_known_fields(one) and _are_known_amounts(one.power, one.toughness) and all(map(_is_known_filter, counted))
    )


def _are_known_amounts(*values: Value | None) -> bool:
    return all(_has_known_fields(value) for value in values if isinstance(value, Count))


def _has_known_fields(*values: msgspec.Struct | None) -> bool:
    return all(
        getattr(value, name) == unsaid for value in values if value is not None for name, unsaid in _OTHERS[type(value)]
    )


def _is_known_filter(wanted: Filter) -> bool:
    return all(map(_has_known_fields, parts(wanted)))


def _asks(wanted: Filter, qualities: Iterable[str]) -> bool:
    return any(getattr(part, quality) is not None for part in parts(wanted) for quality in qualities)


_COUNTED = "counted"


def parts(wanted: Filter) -> Iterator[Filter]:
    """Give a filter, and what it refuses, and what that refuses."""
    part: Filter | None = wanted
    while part is not None:
        yield part
        part = part.not_


def counts_of(values: Iterable[Value | None]) -> list[Filter]:
    """List the filters of the amounts that are counted."""
    return [value.count for value in values if isinstance(value, Count)]


def counted_by(running: Running) -> list[Filter]:
    """List the filters by which an effect counts its amounts; they hang on its change, which never changes."""
    change = running.change
    known: list[Filter] | None = vars(change).get(_COUNTED)
    if known is None:
        known = vars(change)[_COUNTED] = counts_of((change.set_power, change.set_toughness))
    return known


def counts_in(scratch: Scratch) -> list[Filter]:
    """List the filters by which the definitions of an object count."""
    return [wanted for one in scratch.definitions for wanted in counts_of((one.power, one.toughness))]
