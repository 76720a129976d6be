"""Applying one effect to one object in one layer (613.1b-g): what each key of a change does to the working copy.

A table has a row for each layer: the keys that belong to it, and the function that applies them. An effect is known
only by what it changes.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from inspector.cards import (
    BASIC_LAND_TYPES,
    Change,
    Color,
    StaticAbility,
    TextChange,
    color_words,
    keywords_of,
    may_have,
    type_of_subtype,
)
from inspector.rules.amounts import amount, sign_without_definition
from inspector.rules.scratch import Ability, Scratch
from inspector.rules.selecting import Asker

# The layers in order. The letters of the sublayers are the newest edition's; ``sublayer`` gives an edition's own.
LAYERS = ("2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
KEYS_OF_LAYER = {
    "2": ("control",),
    "3": ("text", "name"),
    "4": (
        *("set_types", "add_types", "remove_types", "set_subtypes", "add_subtypes"),
        *("add_supertypes", "remove_supertypes", "all_creature_types"),
    ),
    "5": ("set_colors", "add_colors"),
    "6": ("add_abilities", "remove_abilities", "lose_all_abilities"),
    "7b": ("set_power", "set_toughness"),
    "7c": ("power", "toughness"),
    "7d": ("switch_power_toughness",),
}
Every = dict[str, Scratch]


def has_part(change: Change, layer: str) -> bool:
    """Whether a change does something in a layer."""
    return any(getattr(change, key) is not None for key in KEYS_OF_LAYER.get(layer, ()))


def layers_of(change: Change) -> tuple[str, ...]:
    """List the layers in which a change does something, in their order."""
    return tuple(layer for layer in LAYERS if has_part(change, layer))


def apply_change(change: Change, layer: str, scratch: Scratch, every: Every, asker: Asker) -> None:
    """Apply the part of a change that belongs to a layer to an object."""
    _APPLIERS[layer](change, scratch, every, asker)


def _control(change: Change, scratch: Scratch, every: Every, asker: Asker) -> None:
    del every
    player = change.control or ""
    scratch.controller = asker.player if player == "you" else player


def _text(change: Change, scratch: Scratch, every: Every, asker: Asker) -> None:
    del every, asker
    if change.name is not None:
        scratch.names = [change.name] if change.name else []
    if change.text is not None:
        change_text(scratch, change.text)


def change_text(scratch: Scratch, change: TextChange) -> None:
    """Change one word for another in type line and rules text, not in names (612.1, 612.2)."""
    word = re.compile(rf"\b{re.escape(change.from_)}(?=\b|walk\b|s\b)", re.IGNORECASE)

    def replaced(text: str) -> str:
        return word.sub(lambda found: change.to.lower() if found[0].islower() else change.to.capitalize(), text)

    scratch.subtypes = list(dict.fromkeys(replaced(subtype) for subtype in scratch.subtypes))
    scratch.abilities = [
        Ability(replaced(held.text), keywords_of(replaced(held.text), held.keywords)) for held in scratch.abilities
    ]
    scratch.static = [_changed_static(static, change) for static in scratch.static]


def _changed_static(static: StaticAbility, change: TextChange) -> StaticAbility:
    letters = {color_words((color,)): str(color) for color in Color}
    words = {change.from_.lower(): change.to}
    if change.from_.lower() in letters and change.to.lower() in letters:
        words[letters[change.from_.lower()].lower()] = letters[change.to.lower()]

    def walked(value: object) -> object:
        if isinstance(value, str):
            return words.get(value.lower(), value)
        if isinstance(value, dict):
            return {key: walked(inner) for key, inner in value.items()}
        if isinstance(value, list | tuple):
            return [walked(inner) for inner in value]
        return value

    return msgspec.convert(walked(msgspec.to_builtins(static)), StaticAbility)


def _types(change: Change, scratch: Scratch, every: Every, asker: Asker) -> None:
    del every, asker
    if change.set_types is not None:
        scratch.types = list(change.set_types)
    if change.add_types is not None:
        scratch.types = list(dict.fromkeys((*scratch.types, *change.add_types)))
    if change.remove_types is not None:
        scratch.types = [word for word in scratch.types if word not in change.remove_types]
    if change.set_types is not None or change.remove_types is not None:
        # What loses a card type loses the subtypes that go with it (205.1a).
        scratch.subtypes = [word for word in scratch.subtypes if may_have(word, scratch.types)]
    if change.add_supertypes is not None:
        scratch.supertypes = list(dict.fromkeys((*scratch.supertypes, *change.add_supertypes)))
    if change.remove_supertypes is not None:
        scratch.supertypes = [word for word in scratch.supertypes if word not in change.remove_supertypes]
    if change.set_subtypes is not None:
        set_subtypes(scratch, change.set_subtypes)
    if change.add_subtypes is not None:
        gained = (word for word in change.add_subtypes if may_have(word, scratch.types))
        scratch.subtypes = list(dict.fromkeys((*scratch.subtypes, *gained)))
    if change.all_creature_types and may_have("Shapeshifter", scratch.types):
        scratch.every_creature_type = True


def set_subtypes(scratch: Scratch, subtypes: tuple[str, ...]) -> None:
    """Set subtypes, which replace those of the same card type (205.1a); basic land types take abilities (305.7)."""
    kinds = {type_of_subtype(word) for word in subtypes}
    kept = [word for word in scratch.subtypes if subtypes and type_of_subtype(word) not in kinds]
    scratch.subtypes = [*kept, *(word for word in subtypes if may_have(word, scratch.types))]
    if "Creature" in kinds or not subtypes:
        scratch.every_creature_type = False
    if takes_abilities(scratch, subtypes):
        scratch.lose_abilities()


def takes_abilities(scratch: Scratch, subtypes: tuple[str, ...] | None) -> bool:
    """Whether setting these subtypes takes the abilities of this object: a land given a basic land type (305.7)."""
    return bool(subtypes) and "Land" in scratch.types and any(word in BASIC_LAND_TYPES for word in subtypes or ())


def _colors(change: Change, scratch: Scratch, every: Every, asker: Asker) -> None:
    del every, asker
    if change.set_colors is not None:
        scratch.colors = set(change.set_colors)
    if change.add_colors is not None:
        scratch.colors = scratch.colors | set(change.add_colors)


def _abilities(change: Change, scratch: Scratch, every: Every, asker: Asker) -> None:
    del every, asker
    if change.lose_all_abilities:
        scratch.lose_abilities()
    for text in change.remove_abilities or ():
        scratch.abilities = without_ability(scratch.abilities, text)
    for text in change.add_abilities or ():
        scratch.abilities = [*scratch.abilities, Ability(text, keywords_of(text, (text,)))]


def without_ability(abilities: list[Ability], text: str) -> list[Ability]:
    """Take an ability away, by its text or its keyword; out of a row of keywords only that one goes."""
    low = text.casefold()
    kept: list[Ability] = []
    for ability in abilities:
        if ability.text.casefold() == low:
            continue
        if low not in (keyword.casefold() for keyword in ability.keywords):
            kept.append(ability)
            continue
        rest = [part.strip() for part in ability.text.split(",") if low not in part.casefold()]
        if rest:
            joined = ", ".join(rest)
            kept.append(Ability(joined, tuple(word for word in ability.keywords if word.casefold() != low)))
    return kept


def _set_size(change: Change, scratch: Scratch, every: Every, asker: Asker) -> None:
    if change.set_power is not None:
        scratch.power = amount(change.set_power, scratch, every, asker)
    if change.set_toughness is not None:
        scratch.toughness = amount(change.set_toughness, scratch, every, asker)


def _change_size(change: Change, scratch: Scratch, every: Every, asker: Asker) -> None:
    del every, asker
    add_size(scratch, int(change.power or 0), int(change.toughness or 0))


def add_size(scratch: Scratch, power: int, toughness: int) -> None:
    """Change power and toughness by amounts; what has neither is not given one."""
    if power:
        base = sign_without_definition(scratch.power)
        scratch.power = None if base is None and "Creature" not in scratch.types else (base or 0) + power
    if toughness:
        base = sign_without_definition(scratch.toughness)
        scratch.toughness = None if base is None and "Creature" not in scratch.types else (base or 0) + toughness


def _switch(change: Change, scratch: Scratch, every: Every, asker: Asker) -> None:
    del every, asker
    if change.switch_power_toughness:
        scratch.power, scratch.toughness = scratch.toughness, scratch.power


_APPLIERS: dict[str, Callable[[Change, Scratch, Every, Asker], None]] = {
    "2": _control,
    "3": _text,
    "4": _types,
    "5": _colors,
    "6": _abilities,
    "7b": _set_size,
    "7c": _change_size,
    "7d": _switch,
}
