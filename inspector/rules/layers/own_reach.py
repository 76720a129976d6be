"""Effects whose words ask each object for itself alone: what becomes of one object then tells nothing of another.

Where all effects of a table are such, and none of them waits for another, an object's values follow from the object and
the list of the effects. Every form that is known to keep to that is named here; whatever is not named is taken not to,
so that a new form of the effect language leads to a whole computation until somebody has looked at it here.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator

import msgspec

from inspector.cards import Change, Condition, Count, Definition, Filter, StaticAbility, Value
from inspector.rules.effects.changing import KEYS_OF_LAYER
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.table.actions import While
from inspector.rules.table.objects import ContinuousEffect
from inspector.rules.values.amounts import filters_of, is_of_each
from inspector.rules.values.asking import Every
from inspector.rules.values.conditions import filters_asked, parts_of
from inspector.rules.values.granted import given_static
from inspector.rules.values.other_qualities import CHOSEN_PLAYERS
from inspector.rules.values.scratch import Scratch

# What the qualities of a filter read: of the values computed in the layers, or of the object itself.
READ_OF_VALUES = frozenset(
    (
        "types",
        "all_types",
        "subtypes",
        "supertypes",
        "colors",
        "number_of_colors",
        "historic",
        "chosen",
        "keywords",
        "has_abilities",
        "name",
        "controller",
        "belongs_to",
        "mana_value",
        "power",
        "toughness",
    )
)
READ_OF_OBJECTS = frozenset(
    (
        "token",
        "face_down",
        "face_up",
        "flipped",
        "unlocked",
        "tapped",
        "other",
        "zone",
        "owner",
        "counters",
        "designated",
        "attached_to",
    )
)
# Of the permanents that are attached to it, too.
READ_OF_ATTACHED = frozenset(("enchanted", "equipped", "modified"))
# And what asks for the values of another object.
READ_OF_OTHERS = frozenset(("same_name_as",))
_SIZES = ("power", "toughness")
# Changes that look at other objects, or whose order does not matter: nobody has looked at them here.
_REACHING_FAR = frozenset(("abilities_of", "keep_mana_abilities", "cant_have_abilities"))
# By form, the fields that are known.
_KNOWN: dict[type[msgspec.Struct], frozenset[str]] = {
    Filter: READ_OF_VALUES | READ_OF_OBJECTS | READ_OF_ATTACHED | READ_OF_OTHERS | {"not_", "nor"},
    Change: frozenset(key for keys in KEYS_OF_LAYER.values() for key in keys) - _REACHING_FAR,
    Count: frozenset(
        (
            "count",
            "plus",
            "times",
            "half",
            "counters",
            "of",
            "on",
            "distinct",
            "greatest",
            "total",
            "among",
            "devotion",
            "life",
            "opponents",
            "sum",
            "said",
        )
    ),
    Condition: frozenset(
        ("count", "value", "is_", "self_", "attached", "turn_of", "day_night", "said", "all_", "any_", "not_")
    ),
    StaticAbility: frozenset(("change", "on", "filter", "only", "if_", "words")),
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


def _others(form: type[msgspec.Struct], known: frozenset[str]) -> tuple[Callable[[object], object], object]:
    """Give what gets the other fields of a form, and what they are where nothing is said."""
    fields = [field for field in msgspec.structs.fields(form) if field.name not in known]
    unsaid = tuple(field.default for field in fields)
    if not fields:
        return lambda _: (), ()
    return operator.attrgetter(*(field.name for field in fields)), unsaid if len(unsaid) > 1 else unsaid[0]


_OTHERS = {form: _others(form, known) for form, known in _KNOWN.items()}


def has_known_forms(effects: Iterable[Running], every: Every) -> bool:
    """Whether all forms in which effects and the definitions of objects are said are known here."""
    definitions = (one for scratch in every.values() for one in scratch.definitions)
    return all(map(_is_known, effects)) and all(map(_is_known_definition, definitions))


def keeps_to_each_object(effects: Iterable[Running], every: Every) -> bool:
    """Whether effects, and the definitions of objects, ask each object for itself alone; all their forms are known.

    For itself and what is attached to it, where ``READ_OF_ATTACHED`` is asked.

    What they count besides is told by ``counted_by`` and ``defined_by_counting``: nothing by power or toughness. So is
    what their conditions ask, by ``asked_by_condition``. What abilities do that they give is another effect.
    """
    asked: list[Filter] = []
    counted: list[Filter] = []
    amounts: list[Count] = []
    for scratch in every.values():
        if scratch.object.cast_as == "bestow":
            # What a bestowed permanent is attached to may lie anywhere (702.103e).
            return False
        amounts += defined_by_counting(scratch)
    for one in effects:
        if one.of_a:
            # What it applies to hangs on what its source is in the midst of the layers (301.7, 303.4i of 2011).
            return False
        amounts += counted_by(one)
        asked += asked_of_objects(one)
        if one.if_ is not None and ask_for_sizes(part.value for part in parts_of(one.if_)):
            return False
    counted += filters_of_all(amounts)
    # What counts by size hangs on sizes in the midst of layer 7, which nobody keeps, and whatever changes one of them
    # reaches all that are given the number: there is little that would stay, and the whole of a large board takes less
    # than a thousandth of a second.
    return not any(_asks(wanted, READ_OF_OTHERS) for wanted in (*asked, *counted)) and not ask_for_sizes(amounts)


def _is_known(running: Running) -> bool:
    change = running.change
    if not _has_known_fields(running.kept, running.static, running.while_) or not _is_known_change(change):
        return False
    for part in () if running.if_ is None else parts_of(running.if_):
        if not _has_known_fields(part) or not _is_known_amount(part.value):
            return False
    return all(map(_is_known_filter, asked_of_objects(running)))


def _is_known_change(change: Change) -> bool:
    """Whether all forms of a change are known; it hangs on the change, which never changes itself."""
    known: bool | None = change.__dict__.get(_IS_KNOWN)
    if known is None:
        known = _has_known_fields(change) and all(map(_is_known_amount, _amounts_in(change)))
        change.__dict__[_IS_KNOWN] = known
    return known


_IS_KNOWN = "is known"


def asked_of_objects(running: Running) -> list[Filter]:
    """List the filters of an effect, of its objects and of its condition, but for what it counts."""
    found = [] if running.if_ is None else asked_by_condition(running)
    return [*(wanted for wanted in (running.filter, running.only) if wanted is not None), *found]


def asked_by_condition(running: Running) -> list[Filter]:
    """List the filters of the condition of an effect, where it has one."""
    return [] if running.if_ is None else [wanted for wanted, _ in filters_asked(running.if_)]


def _amounts_in(change: Change) -> tuple[Value | str | None, ...]:
    """List what a change gives as power and toughness."""
    return change.set_power, change.set_toughness, change.power, change.toughness


def _is_known_definition(one: Definition) -> bool:
    return _has_known_fields(one) and _is_known_amount(one.power) and _is_known_amount(one.toughness)


# What amounts ask for that other amounts may change before these are taken, in layer 7.
_ASKED_OF_SIZES = frozenset((*_SIZES, "powers"))


def _is_known_amount(value: Value | str | None) -> bool:
    """Whether an amount is a number, or is taken from the table; by what, is told by its filters and ``ask_for_sizes``.

    One that leaves out the very object to which it is given must be a number of objects: of any other amount a change
    need not be seen in what all objects together give.
    """
    if not isinstance(value, Count):
        return True
    if not _has_known_fields(value):
        return False
    if value.ways and value.on is None and value.sum is None and is_of_each(value):
        return False
    return all(map(_is_known_amount, value.sum or ())) and all(map(_is_known_filter, filters_of(value)))


def _has_known_fields(*values: msgspec.Struct | None) -> bool:
    for value in values:
        if value is not None:
            get, unsaid = _OTHERS[type(value)]
            if get(value) != unsaid:
                return False
    return True


_OF_ANOTHER = (*CHOSEN_PLAYERS, "its controller")


def _is_known_filter(wanted: Filter) -> bool:
    known: bool | None = wanted.__dict__.get(_IS_KNOWN)
    if known is None:
        # What is attached to the very object that is changed is another thing for each; and a player is not known by
        # the object alone where another one tells who that is.
        reaching = any(part.attached_to == "it" or part.belongs_to in _OF_ANOTHER for part in wanted.parts())
        known = wanted.__dict__[_IS_KNOWN] = not reaching and all(map(_has_known_fields, wanted.parts()))
    return known


def _asks(wanted: Filter, qualities: Iterable[str]) -> bool:
    return any(getattr(part, quality) is not None for part in wanted.parts() for quality in qualities)


_QUALITIES = "qualities asked"


def qualities_asked(effects: Iterable[Running]) -> frozenset[str]:
    """List the qualities that effects ask of objects: by their filters, their conditions and what they count."""
    found: set[str] = set()
    for one in effects:
        for wanted in (*asked_of_objects(one), *filters_of_all(counted_by(one))):
            found |= _qualities(wanted)
    return frozenset(found)


def _qualities(wanted: Filter) -> frozenset[str]:
    """List the qualities that a filter asks for; they hang on the filter, which never changes."""
    known: frozenset[str] | None = wanted.__dict__.get(_QUALITIES)
    if known is None:
        every = (name for part in wanted.parts() for name, value in _fields(part) if value is not None)
        known = wanted.__dict__[_QUALITIES] = frozenset(every)
    return known


def _fields(form: msgspec.Struct) -> Iterator[tuple[str, object]]:
    return ((name, getattr(form, name)) for name in form.__struct_fields__)


def is_on_fixed_objects(kept: ContinuousEffect) -> bool:
    """Whether an effect acts on objects that were fixed as it began, and asks nothing of them or of anything."""
    if kept.identities is None or kept.source is not None or kept.filter is not None or kept.if_ is not None:
        return False
    return _asks_nothing(kept.change) and _has_known_fields(kept)


def _asks_nothing(change: Change) -> bool:
    """Whether a change says the same whatever is on the table, and makes no other effect; it hangs on the change."""
    known: bool | None = change.__dict__.get(_ASKS_NOTHING)
    if known is None:
        known = change.text is None and not given_static(change) and _is_known_change(change)
        known = known and not any(isinstance(one, Count) or one == "mana value" for one in _amounts_in(change))
        change.__dict__[_ASKS_NOTHING] = known
    return known


_ASKS_NOTHING = "asks nothing"
_COUNTED = "counted"


def counted_by(running: Running) -> list[Count]:
    """List the amounts that an effect takes from the table; they hang on its change, which never changes."""
    change = running.change
    known: list[Count] | None = change.__dict__.get(_COUNTED)
    if known is None:
        known = change.__dict__[_COUNTED] = [value for value in _amounts_in(change) if isinstance(value, Count)]
    return known


def defined_by_counting(scratch: Scratch) -> list[Count]:
    """List the amounts that the definitions of an object take from the table."""
    if not scratch.definitions:
        return []
    return [value for one in scratch.definitions for value in (one.power, one.toughness) if isinstance(value, Count)]


def filters_of_all(amounts: Iterable[Count]) -> list[Filter]:
    """List the filters by which some amounts find their objects."""
    return [wanted for value in amounts for wanted in filters_of(value)]


def ask_for_sizes(amounts: Iterable[Value | None]) -> bool:
    """Whether any of some amounts is taken from power or toughness, which others may change before, in layer 7."""
    counts = [value for value in amounts if isinstance(value, Count)]
    return any(
        not _ASKED_OF_SIZES.isdisjoint((value.of, value.greatest, value.total, value.distinct))
        or any(_asks(wanted, _SIZES) for wanted in filters_of(value))
        or ask_for_sizes(value.sum or ())
        for value in counts
    )


def ask_for_life_totals(amounts: Iterable[Value | None]) -> bool:
    """Whether any of some amounts is a life total."""
    counts = [value for value in amounts if isinstance(value, Count)]
    return any(value.life is not None or ask_for_life_totals(value.sum or ()) for value in counts)


def ask_for_counters(amounts: Iterable[Value | None]) -> bool:
    """Whether any of some amounts is a number of counters."""
    counts = [value for value in amounts if isinstance(value, Count)]
    return any(
        value.counters is not None or value.of == "loyalty" or ask_for_counters(value.sum or ()) for value in counts
    )
