"""Noting what an effect changed in a layer: one reason for each value that it set or altered."""

from __future__ import annotations

from inspector.cards import color_words
from inspector.rules.changing import KEYS_OF_LAYER
from inspector.rules.concepts import Concept
from inspector.rules.editions import Edition
from inspector.rules.running import Every, Running
from inspector.rules.scratch import Scratch

# The values that a layer can change, with the words for them.
_VALUES = {
    "2": ("controller",),
    "3": ("name", "subtypes", "abilities", "keywords"),
    "4": ("types", "subtypes", "supertypes", "abilities", "keywords"),
    "5": ("colors",),
    "6": ("keywords", "abilities"),
    "7a": ("power", "toughness"),
    "7b": ("power", "toughness"),
    "7c": ("power", "toughness"),
    "7d": ("power", "toughness"),
}
_WORDS = {
    "types": "card types",
    "keywords": "keyword abilities",
    "abilities": "rules text",
    "mana_cost": "mana cost",
    "colors": "color",
}
_SETS = {
    "types": ("set_types",),
    "subtypes": ("set_subtypes",),
    "colors": ("set_colors",),
    "power": ("set_power",),
    "toughness": ("set_toughness",),
    "abilities": ("lose_all_abilities",),
    "keywords": ("lose_all_abilities",),
    "controller": ("control",),
}


def word_for(key: str) -> str:
    """Give the word by which a sentence names a value."""
    return _WORDS.get(key, key)


def sublayer(edition: Edition, layer: str) -> str:
    """Give the letter that an edition has for a layer of the newest (switching is 7e before 2020)."""
    return edition.switch_sublayer if layer == "7d" else layer


def value_of(scratch: Scratch, key: str) -> object:
    """Give a value of the working copy in a form that can be compared and shown."""
    match key:
        case "name":
            return " // ".join(scratch.names) or "none"
        case "abilities":
            return len(scratch.abilities)
        case "keywords":
            return ", ".join(scratch.keywords) or "none"
        case "colors":
            return color_words(scratch.colors)
        case "types" | "subtypes" | "supertypes":
            return " ".join(getattr(scratch, key)) or "none"
        case _:
            value: object = getattr(scratch, key)
            return "none" if value is None else value


def snapshot(scratch: Scratch, layer: str) -> tuple[object, ...]:
    """Keep the values that a layer can change, to see afterwards which of them did."""
    return tuple(value_of(scratch, key) for key in _VALUES[layer])


def note_application(
    edition: Edition,
    layer: str,
    running: Running,
    scratch: Scratch,
    before: tuple[object, ...],
    concept: Concept,
    *,
    goes_on: bool,
) -> None:
    """Note every value that applying an effect altered or set anew."""
    letter = sublayer(edition, layer)
    source = running.label
    shown = source or "An effect"
    for key, old in zip(_VALUES[layer], before, strict=True):
        new = value_of(scratch, key)
        sets = any(getattr(running.change, name, None) is not None for name in _SETS.get(key, ()))
        sets = sets and any(name in KEYS_OF_LAYER[layer] for name in _SETS[key])
        if new == old and not sets:
            continue
        value = f"{new} abilities" if key == "abilities" else new
        places: dict[str, object]
        if layer == "7d":
            places = {"source": shown, "key": key, "value": value}
            scratch.noted(key, concept, "switched", places, layer=letter, source=source)
            continue
        template = "effect sets" if sets else "effect adds"
        places = {"source": shown, "key": word_for(key), "value": value}
        scratch.noted(key, concept, template, places, layer=letter, source=source)
        if goes_on:
            also = Concept.ONE_EFFECT_IN_SEVERAL_LAYERS
            scratch.noted(key, also, "effect goes on", {"source": shown}, layer=letter, source=source)


def note_passed_by(edition: Edition, layer: str, waits: Running, first: Running, every: Every) -> None:
    """Note on the objects of an effect that it waited for another on which it depends."""
    letter = sublayer(edition, layer)
    places: dict[str, object] = {"source": waits.label or "An effect", "other": first.label or "another effect"}
    for scratch in waits.objects(every):
        key = _VALUES[layer][0]
        scratch.noted(key, Concept.DEPENDENCY, "depends", places, layer=letter, source=waits.label)
