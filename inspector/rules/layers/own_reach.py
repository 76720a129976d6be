"""Effects whose words ask each object for itself alone: what becomes of one object then tells nothing of another.

Where all effects of a table are such, and none of them waits for another, an object's values follow from the object and
the list of the effects. Every form that is known to keep to that is named here; whatever is not named is taken not to,
so that a new form of the effect language leads to a whole computation until somebody has looked at it here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from inspector.cards import Change, Condition, Count, Definition, Filter, StaticAbility, Value
from inspector.rules.effects.changing import KEYS_OF_LAYER
from inspector.rules.effects.chosen_changes import choices_of
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.table.actions import While
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.values.asking import Every
from inspector.rules.values.conditions import filters_asked, parts_of
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
# Changes that look at other objects, or whose order does not matter: nobody has looked at them here.
_REACHING_FAR = frozenset(("add_static", "abilities_of", "keep_mana_abilities", "cant_have_abilities"))
# By form, the fields that are known.
_KNOWN: dict[type[msgspec.Struct], frozenset[str]] = {
    Filter: READ_OF_VALUES | READ_OF_OBJECTS | READ_OF_OTHERS | {"not_"},
    Change: frozenset(key for keys in KEYS_OF_LAYER.values() for key in keys) - _REACHING_FAR,
    Count: frozenset(("count", "plus", "times")),
    Condition: frozenset(("count", "is_", "self_", "attached", "turn_of", "day_night", "said", "all_", "any_", "not_")),
    StaticAbility: frozenset(("change", "on", "filter", "if_", "words")),
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
            "if_",
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

    What they count besides is told by ``counted_by`` and ``counts_of``: nothing by power or toughness. So is what
    their conditions ask, by ``asked_by_condition``.
    """
    asked: list[Filter] = []
    counted: list[Filter] = []
    for scratch in every.values():
        if scratch.object.cast_as == "bestow":
            # What a bestowed permanent is attached to may lie anywhere (702.103e).
            return False
        if scratch.definitions:
            counted += counts_in(scratch)
    for one in effects:
        if one.change.text is not None:
            return False
        counted += counted_by(one)
        asked += asked_of_objects(one)
    return not any(_asks(wanted, READ_OF_OTHERS) for wanted in (*asked, *counted)) and not any(
        _asks(wanted, _SIZES) for wanted in counted
    )


def _is_known(running: Running) -> bool:
    change = running.change
    if running.on not in (None, "self", "attached") or _goes_by_choices(running):
        return False
    if not _has_known_fields(running.kept, running.static, running.while_) or not _is_known_change(change):
        return False
    if running.if_ is not None and not _has_known_fields(*parts_of(running.if_)):
        return False
    return all(map(_is_known_filter, asked_of_objects(running)))


def _is_known_change(change: Change) -> bool:
    """Whether all forms of a change are known; it hangs on the change, which never changes itself."""
    known: bool | None = vars(change).get(_IS_KNOWN)
    if known is None:
        counted = counts_of(amounts_in(change))
        known = (
            not given_static(change)
            and _has_known_fields(change)
            and _are_known_amounts(*amounts_in(change))
            and all(map(_is_known_filter, counted))
        )
        vars(change)[_IS_KNOWN] = known
    return known


_IS_KNOWN = "is known"


def asked_of_objects(running: Running) -> list[Filter]:
    """List the filters of an effect, of its objects and of its condition, but for what it counts."""
    found = [] if running.if_ is None else asked_by_condition(running)
    return found if running.filter is None else [running.filter, *found]


def asked_by_condition(running: Running) -> list[Filter]:
    """List the filters of the condition of an effect, where it has one."""
    return [] if running.if_ is None else [wanted for wanted, _ in filters_asked(running.if_)]


def amounts_in(change: Change) -> tuple[Value | str | None, ...]:
    """List what a change gives as power and toughness."""
    return change.set_power, change.set_toughness, change.power, change.toughness


def _goes_by_choices(running: Running) -> bool:
    """Whether what an effect does hangs on what was chosen for its source."""
    said = running.static or running.kept
    return said is not None and bool(choices_of(said.change))


def _is_known_definition(one: Definition) -> bool:
    counted = counts_of((one.power, one.toughness))
    return (
        _has_known_fields(one) and _are_known_amounts(one.power, one.toughness) and all(map(_is_known_filter, counted))
    )


def _are_known_amounts(*values: Value | str | None) -> bool:
    return all(_has_known_fields(value) for value in values if isinstance(value, Count))


def _has_known_fields(*values: msgspec.Struct | None) -> bool:
    return all(
        getattr(value, name) == unsaid for value in values if value is not None for name, unsaid in _OTHERS[type(value)]
    )


def _is_known_filter(wanted: Filter) -> bool:
    known: bool | None = vars(wanted).get(_IS_KNOWN)
    if known is None:
        known = vars(wanted)[_IS_KNOWN] = all(map(_has_known_fields, parts(wanted)))
    return known


def _asks(wanted: Filter, qualities: Iterable[str]) -> bool:
    return any(getattr(part, quality) is not None for part in parts(wanted) for quality in qualities)


_COUNTED = "counted"


def parts(wanted: Filter) -> Iterator[Filter]:
    """Give a filter, and what it refuses, and what that refuses."""
    part: Filter | None = wanted
    while part is not None:
        yield part
        part = part.not_


def counts_of(values: Iterable[Value | str | None]) -> list[Filter]:
    """List the filters of the amounts that are counted."""
    return [value.count for value in values if isinstance(value, Count)]


def counted_by(running: Running) -> list[Filter]:
    """List the filters by which an effect counts its amounts; they hang on its change, which never changes."""
    change = running.change
    known: list[Filter] | None = vars(change).get(_COUNTED)
    if known is None:
        known = vars(change)[_COUNTED] = counts_of(amounts_in(change))
    return known


def counts_in(scratch: Scratch) -> list[Filter]:
    """List the filters by which the definitions of an object count."""
    return [wanted for one in scratch.definitions for wanted in counts_of((one.power, one.toughness))]
