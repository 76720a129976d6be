"""Applying one effect in one layer (613.1b-g): what each key of a change does to the working copies of its objects.

A table has a row for each layer: the keys that belong to it, and the function that reads them once and gives what is
done to the objects. An effect is known only by what it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeGuard

from inspector.cards import (
    BASIC_LAND_TYPES,
    Amount,
    Change,
    Count,
    PrintedNumber,
    Value,
    in_type_order,
    keywords_of,
    may_have,
    type_of_subtype,
    types_that_may_have,
)
from inspector.rules.effects.activated import is_activated, is_loyalty, is_mana
from inspector.rules.effects.taking_abilities import each_of, of_keyword, unlike, without_ability
from inspector.rules.values.amounts import amounts_for_each, counted, is_of_each, sign_without_definition
from inspector.rules.values.asking import NOBODY, Asker, Every
from inspector.rules.values.granted import given_static
from inspector.rules.values.intrinsic import with_intrinsic
from inspector.rules.values.scratch import NOTHING_GIVEN, Ability, Given, Scratch
from inspector.rules.values.selecting import chosen
from inspector.rules.values.text_changes import change_text

# The layers in order. The letters of the sublayers are the newest edition's; ``sublayer`` gives an edition's own.
LAYERS = ("2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
KEYS_OF_LAYER = {
    "2": ("control",),
    "3": ("text", "name"),
    "4": (
        "set_types",
        "add_types",
        "remove_types",
        "set_subtypes",
        "add_subtypes",
        "add_supertypes",
        "remove_supertypes",
        "all_creature_types",
        "lose_all_creature_types",
        "lose_all_land_types",
    ),
    "5": ("set_colors", "add_colors"),
    "6": (
        "add_abilities",
        "add_static",
        "abilities_of",
        "remove_abilities",
        "lose_all_abilities",
        "keep_mana_abilities",
        "cant_have_abilities",
    ),
    "7b": ("set_power", "set_toughness"),
    "7c": ("power", "toughness"),
    "7d": ("switch_power_toughness",),
}
# These card types stay whatever an effect sets (205.1a).
KEPT_TYPES = ("Instant", "Sorcery")
# What a change does to some objects, one after the other; most effects apply to many.
Applier = Callable[[Collection[Scratch]], None]


LAYER_OF_KEY = {key: layer for layer, keys in KEYS_OF_LAYER.items() for key in keys}


def layers_of(change: Change) -> tuple[str, ...]:
    """List the layers in which a change does something, in their order."""
    known: tuple[str, ...] | None = change.__dict__.get("layers")
    if known is None:
        known = tuple(sorted({layer for key, layer in LAYER_OF_KEY.items() if getattr(change, key) is not None}))
        change.__dict__["layers"] = known
    return known


def applier(change: Change, layer: str, every: Every, asker: Asker) -> Applier:
    """Make what the part of a change that belongs to a layer does to objects.

    What hangs on the change alone, which never changes, hangs on it and serves every table.
    """
    return kept_applier(change, layer) or _APPLIERS[layer](change, every, asker)


def kept_applier(change: Change, layer: str) -> Applier | None:
    """Give what the part of a change that belongs to a layer does on every table; None where it hangs on the table."""
    kept: dict[str, Applier] = change.__dict__.setdefault(_MADE, {})
    found = kept.get(layer)
    if found is None and not _hangs_on_the_table(change, layer):
        found = kept[layer] = _APPLIERS[layer](change, {}, NOBODY)
    return found


# Under this name they hang on the change. It is no field: equal changes stay equal.
_MADE = "made"


def _hangs_on_the_table(change: Change, layer: str) -> bool:
    """Whether what a change does in a layer is looked up: an amount, "you", the abilities of others."""
    if layer == "2":
        return change.control == "you"
    if layer == "6":
        return change.abilities_of is not None
    return any(isinstance(by, Count) for by in amounts_of(change, layer))


def _control(change: Change, every: Every, asker: Asker) -> Applier:
    del every
    player = change.control or ""
    taken = asker.player if player == "you" else player

    def apply(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            scratch.controller = taken

    return apply


def _text(change: Change, every: Every, asker: Asker) -> Applier:
    del every, asker

    def apply(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            if change.name is not None:
                scratch.names = [change.name] if change.name else []
            if change.text is not None:
                change_text(scratch, change.text)

    return apply


def _types(change: Change, every: Every, asker: Asker) -> Applier:
    del every, asker
    steps = [step(change) for key, step in _TYPE_STEPS if any(getattr(change, name) is not None for name in key)]

    def apply(objects: Collection[Scratch]) -> None:
        for step in steps:
            step(objects)
        for scratch in objects:
            if scratch.intrinsic or "Land" in scratch.types:
                with_intrinsic(scratch)

    return apply


def _adding_subtypes(change: Change) -> Applier:
    """Add the subtypes that an object with its card types can have (205.3d)."""
    wanted = change.add_subtypes or ()
    if len(wanted) == 1:
        return _adding_one_subtype(wanted[0])

    def apply(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            held, types = scratch.subtypes, scratch.types
            gained = [word for word in wanted if word not in held and may_have(word, types)]
            if gained:
                scratch.subtypes = [*held, *dict.fromkeys(gained)]

    return apply


def _adding_one_subtype(word: str) -> Applier:
    needed = types_that_may_have(word)

    def apply(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            held = scratch.subtypes
            if word not in held and not needed.isdisjoint(scratch.types):
                scratch.subtypes = [*held, word]

    return apply


def _adding_all_creature_types(change: Change) -> Applier:
    def apply(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            if change.all_creature_types and may_have("Shapeshifter", scratch.types):
                scratch.every_creature_type = True

    return apply


def _take_types(scratch: Scratch, change: Change) -> None:
    """Set or remove card types; the subtypes that go with a lost one are gone as long as it is (205.1a)."""
    if change.set_types is not None:
        kept = [word for word in scratch.types if word in KEPT_TYPES]
        scratch.types = list(in_type_order(dict.fromkeys((*kept, *change.set_types))))
    if change.remove_types is not None:
        scratch.types = [word for word in scratch.types if word not in change.remove_types]
    # Also a card type that an effect sets may be back, and then it is no longer removed.
    had = dict.fromkeys((*scratch.subtypes, *scratch.dormant))
    scratch.subtypes = [word for word in had if may_have(word, scratch.types)]
    # Among them are also those that it has: what takes a subtype takes it from both.
    scratch.dormant = list(had)


def _add_types(scratch: Scratch, types: tuple[str, ...]) -> None:
    if set(types) - set(scratch.types):
        scratch.types = list(in_type_order(dict.fromkeys((*scratch.types, *types))))
    if scratch.dormant:
        back = (word for word in scratch.dormant if may_have(word, scratch.types))
        scratch.subtypes = list(dict.fromkeys((*scratch.subtypes, *back)))


def _supertypes(scratch: Scratch, change: Change) -> None:
    if change.add_supertypes is not None:
        scratch.supertypes = list(dict.fromkeys((*scratch.supertypes, *change.add_supertypes)))
    if change.remove_supertypes is not None:
        scratch.supertypes = [word for word in scratch.supertypes if word not in change.remove_supertypes]


def set_subtypes(scratch: Scratch, subtypes: tuple[str, ...]) -> None:
    """Set subtypes, which replace those of the same card type (205.1a); basic land types take abilities (305.7)."""
    kinds = {type_of_subtype(word) for word in subtypes}
    kept = [word for word in scratch.subtypes if subtypes and type_of_subtype(word) not in kinds]
    now = dict.fromkeys((*kept, *(word for word in subtypes if may_have(word, scratch.types))))
    # What is set to what it was stays in its order, for nothing changes.
    scratch.subtypes = list(now) if {*now} != {*scratch.subtypes} else scratch.subtypes
    scratch.dormant = [word for word in scratch.dormant if subtypes and type_of_subtype(word) not in kinds]
    if "Creature" in kinds or not subtypes:
        scratch.every_creature_type = False
    if takes_abilities(scratch, subtypes):
        scratch.lose_abilities()


def _lose_types_of_kind(scratch: Scratch, change: Change) -> None:
    """Take all creature types, or all land types; subtypes of other card types stay (205.1a)."""
    if change.lose_all_creature_types:
        _without_kind(scratch, "Creature")
        scratch.every_creature_type = False
    if change.lose_all_land_types:
        _without_kind(scratch, "Land")


def _without_kind(scratch: Scratch, kind: str) -> None:
    scratch.subtypes = [word for word in scratch.subtypes if type_of_subtype(word) != kind]
    scratch.dormant = [word for word in scratch.dormant if type_of_subtype(word) != kind]


def takes_abilities(scratch: Scratch, subtypes: tuple[str, ...] | None) -> bool:
    """Whether setting these subtypes takes the abilities of this object: a land given a basic land type (305.7)."""
    return "Land" in scratch.types and any(word in BASIC_LAND_TYPES for word in subtypes or ())


def _to_each(apply: Callable[[Scratch], None]) -> Applier:
    """Make what is done to one object what is done to some."""

    def to_each(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            apply(scratch)

    return to_each


# What a change does to the type line, in the order in which the parts of one effect are applied.
_TYPE_STEPS: tuple[tuple[tuple[str, ...], Callable[[Change], Applier]], ...] = (
    (("set_types", "remove_types"), lambda change: _to_each(lambda scratch: _take_types(scratch, change))),
    (("add_types",), lambda change: _to_each(lambda scratch: _add_types(scratch, change.add_types or ()))),
    (("add_supertypes", "remove_supertypes"), lambda change: _to_each(lambda scratch: _supertypes(scratch, change))),
    (
        ("lose_all_creature_types", "lose_all_land_types"),
        lambda change: _to_each(lambda scratch: _lose_types_of_kind(scratch, change)),
    ),
    (("set_subtypes",), lambda change: _to_each(lambda scratch: set_subtypes(scratch, change.set_subtypes or ()))),
    (("add_subtypes",), _adding_subtypes),
    (("all_creature_types",), _adding_all_creature_types),
)


def _colors(change: Change, every: Every, asker: Asker) -> Applier:
    del every, asker
    only, more = change.set_colors, set(change.add_colors or ())

    def apply(scratch: Scratch) -> None:
        scratch.colors = (scratch.colors if only is None else set(only)) | more

    return _to_each(apply)


def _abilities(change: Change, every: Every, asker: Asker) -> Applier:
    static = given_static(change)
    # Before the effect writes anything.
    added = abilities_given(change, every, asker)
    said = (change.add_abilities or ()) if change.add_static is not None else ()
    takes = change.lose_all_abilities or change.remove_abilities or change.cant_have_abilities is not None
    if not (takes or static or said):
        return _giving(added)

    def apply(scratch: Scratch) -> None:
        if change.lose_all_abilities:
            kept = [one for one in scratch.abilities if change.keep_mana_abilities and is_mana(one)]
            scratch.lose_abilities()
            scratch.abilities = kept
        for text in change.remove_abilities or ():
            scratch.abilities = without_ability(scratch.abilities, text)
        if change.cant_have_abilities is not None:
            cannot = [text.casefold() for text in change.cant_have_abilities]
            scratch.given = Given(scratch.cant_have.union(cannot), scratch.granted_texts)
            scratch.abilities = allowed(scratch.abilities, scratch)
        _give(scratch, added)
        if static:
            scratch.static = [*scratch.static, *static]
        if said:
            scratch.given = Given(scratch.cant_have, (*scratch.granted_texts, *said))

    return _to_each(apply)


def abilities_given(change: Change, every: Every, asker: Asker) -> list[Ability]:
    """List the abilities that an effect gives now to whatever may have them."""
    # A single word is a keyword, even one newer than the table of keywords; a longer text only if the table has it.
    added = [Ability(text, keywords_of(text, (text,) if text.isalpha() else ())) for text in change.add_abilities or ()]
    return [*added, *abilities_granted(change, every, asker)]


def _giving(added: list[Ability]) -> Applier:
    def apply(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            if scratch.given is NOTHING_GIVEN:
                scratch.abilities = [*scratch.abilities, *added]
            else:
                _give(scratch, added)

    return apply


def _give(scratch: Scratch, added: list[Ability]) -> None:
    if added:
        given = added if scratch.given is NOTHING_GIVEN else allowed(added, scratch)
        scratch.abilities = [*scratch.abilities, *given]


def allowed(abilities: list[Ability], scratch: Scratch) -> list[Ability]:
    """List those of some abilities that an object may have (113.11)."""
    for text in sorted(scratch.cant_have):
        abilities = without_ability(abilities, text)
    return abilities


def abilities_granted(change: Change, every: Every, asker: Asker) -> list[Ability]:
    """List the abilities of a kind that other objects have now."""
    wanted = change.abilities_of
    if wanted is None:
        return []
    among = chosen(wanted.among, every.values(), every, asker)
    if wanted.kind not in ("activated", "loyalty"):
        keyword = wanted.kind.capitalize()
        return unlike(one for other in among for ability in other.abilities for one in of_keyword(ability, keyword))
    is_of_kind = is_loyalty if wanted.kind == "loyalty" else is_activated
    excepted = {"mana": is_mana, "loyalty": is_loyalty}.get(wanted.except_ or "")
    return [
        ability
        for one in among
        for row in one.abilities
        for ability in each_of(row)
        if is_of_kind(ability) and not (excepted is not None and excepted(ability))
    ]


def _set_size(change: Change, every: Every, asker: Asker) -> Applier:
    """Set power and toughness; what is counted is counted here, once, before the effect writes anything.

    What asks for the very object that is changed is counted for each.
    """
    power, toughness = (_counted_once(value, every, asker) for value in (change.set_power, change.set_toughness))
    if _is_number_or_none(power) and _is_number_or_none(toughness):
        return setting_sizes(power, toughness)

    def apply(objects: Collection[Scratch]) -> None:
        for scratch, (set_power, set_toughness) in amounts_for_each((power, toughness), objects, every, asker):
            if set_power is not None:
                scratch.power = set_power
            if set_toughness is not None:
                scratch.toughness = set_toughness

    return apply


_NUMBERS = (int, float)


def _is_number_or_none(value: Value | Amount | None) -> TypeGuard[Amount | None]:
    return value is None or isinstance(value, _NUMBERS)


def setting_sizes(power: Amount | None, toughness: Amount | None) -> Applier:
    """Make what sets power, toughness or both of some objects to these numbers."""

    def apply(objects: Collection[Scratch]) -> None:
        if power is not None:
            for scratch in objects:
                scratch.power = power
        if toughness is not None:
            for scratch in objects:
                scratch.toughness = toughness

    return apply


def _counted_once(value: Value | None, every: Every, asker: Asker) -> Value | Amount | None:
    """Count an amount that is the same for all objects; one that differs from object to object stays as it is."""
    return value if is_of_each(value) or not isinstance(value, Count) else counted(value, every, asker)


def amounts_of(change: Change, layer: str) -> tuple[Value | str | None, ...]:
    """Give the amounts of a change in a layer."""
    match layer:
        case "7b":
            return change.set_power, change.set_toughness
        case "7c":
            return change.power, change.toughness
    return ()


def _change_size(change: Change, every: Every, asker: Asker) -> Applier:
    """Change power and toughness; amounts are counted before the effect writes anything, as where they are set."""
    power, toughness = (_signed(by, every, asker) for by in (change.power, change.toughness))
    if not isinstance(power, int | float) or not isinstance(toughness, int | float):
        return _changing_each(power, toughness, every, asker)

    def apply(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            if power:
                old = scratch.power
                scratch.power = old + power if isinstance(old, int) else _added(scratch, old, power)
            if toughness:
                old = scratch.toughness
                scratch.toughness = old + toughness if isinstance(old, int) else _added(scratch, old, toughness)

    return apply


def _changing_each(power: Value | Amount, toughness: Value | Amount, every: Every, asker: Asker) -> Applier:
    def apply(objects: Collection[Scratch]) -> None:
        for scratch, by in amounts_for_each((power, toughness), objects, every, asker):
            add_size(scratch, by[0] or 0, by[1] or 0)

    return apply


def _signed(by: str | int | Count | None, every: Every, asker: Asker) -> Value | Amount:
    """The number that is added, or the amount where that differs from object to object."""
    if isinstance(by, Count):
        return by if is_of_each(by) else counted(by, every, asker)
    if by == "mana value":
        return "mana value"
    return int(by or 0)


def add_size(scratch: Scratch, power: Amount, toughness: Amount) -> None:
    """Change power and toughness by amounts; what has neither is not given one."""
    if power:
        scratch.power = _added(scratch, scratch.power, power)
    if toughness:
        scratch.toughness = _added(scratch, scratch.toughness, toughness)


def _added(scratch: Scratch, old: Amount | PrintedNumber | None, by: Amount) -> Amount | None:
    base = sign_without_definition(old)
    if base is None and "Creature" not in scratch.types:
        return None
    return (base or 0) + by


def _switch(change: Change, every: Every, asker: Asker) -> Applier:
    del every, asker

    def apply(objects: Collection[Scratch]) -> None:
        for scratch in objects:
            if change.switch_power_toughness:
                scratch.power, scratch.toughness = scratch.toughness, scratch.power

    return apply


_APPLIERS: dict[str, Callable[[Change, Every, Asker], Applier]] = {
    "2": _control,
    "3": _text,
    "4": _types,
    "5": _colors,
    "6": _abilities,
    "7b": _set_size,
    "7c": _change_size,
    "7d": _switch,
}
