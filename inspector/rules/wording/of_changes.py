"""Saying in short what an effect does, to tell it from another: ``"makes it red"``, ``"gives it +3/+3"``."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import Change, Count, color_words, in_a_sentence, in_type_order, listed_words, with_article

_SWITCHING = ("7d", "7e")


def deed_words(change: Change, layer: str = "") -> str:
    """Say what a change does in a layer, or where it does nothing there, what it does first; behind "which"."""
    deeds = [(acts_in, says) for acts_in, says in _deeds(change) if says]
    in_layer = [says for acts_in, says in deeds if acts_in == layer or (acts_in in _SWITCHING and layer in _SWITCHING)]
    return next(iter((*in_layer, *(says for _, says in deeds))), "")


def _deeds(change: Change) -> Iterator[tuple[str, str]]:
    if change.control is not None:
        yield "2", "changes who controls it" if change.control == "you" else f"gives {change.control} control of it"
    if change.text is not None:
        yield "3", f"changes “{change.text.from_}” to “{change.text.to}”"
    if change.name is not None:
        yield "3", f"gives it the name {change.name}" if change.name else "takes away its name"
    yield "4", _of_types(change)
    if change.set_colors is not None or change.add_colors:
        yield "5", f"makes it {color_words(change.set_colors or change.add_colors or ())}"
    yield "6", _of_abilities(change)
    if change.set_power is not None or change.set_toughness is not None:
        yield "7b", _of_set_sizes(change)
    if change.power is not None or change.toughness is not None:
        yield "7c", _of_modified_sizes(change)
    if change.switch_power_toughness:
        yield "7d", "switches its power and toughness"


def _of_types(change: Change) -> str:
    if change.all_creature_types:
        return "makes it every creature type"
    supertypes = change.add_supertypes or ()
    types = in_type_order(change.set_types or change.add_types or ())
    subtypes = change.set_subtypes or change.add_subtypes or ()
    words = (*map(str.lower, supertypes), *subtypes, *map(str.lower, types))
    if words and (types or subtypes):
        return f"makes it {with_article(' '.join(words))}"
    if words:
        return f"makes it {listed_words(words)}"
    if change.remove_supertypes:
        return f"makes it no longer {listed_words([word.lower() for word in change.remove_supertypes])}"
    if change.remove_types:
        return f"makes it no longer {with_article(change.remove_types[0].lower())}"
    for key, kind in (("lose_all_creature_types", "creature"), ("lose_all_land_types", "land")):
        if getattr(change, key):
            return f"takes away all its {kind} types"
    return "takes away its subtypes" if change.set_subtypes is not None else ""


# Of more abilities than these it is told that they are given.
_MOST_NAMED = 3


def _of_abilities(change: Change) -> str:
    given = change.add_abilities or ()
    if change.lose_all_abilities:
        return "takes away all its abilities"
    if given:
        plain = len(given) <= _MOST_NAMED and not any(sign in word for sign in ".:—" for word in given)
        return f"gives it {listed_words([*map(in_a_sentence, given)])}" if plain else "gives it abilities"
    taken = change.remove_abilities or change.cant_have_abilities
    return f"takes away {listed_words([in_a_sentence(word) for word in taken])}" if taken else ""


def _of_set_sizes(change: Change) -> str:
    power, toughness = change.set_power, change.set_toughness
    if power is not None and toughness is not None:
        plain = isinstance(power, int) and isinstance(toughness, int)
        return f"makes it {power}/{toughness}" if plain else "sets its power and toughness"
    key, value = ("power", power) if power is not None else ("toughness", toughness)
    return f"sets its {key} to {value}" if isinstance(value, int) else f"sets its {key}"


def _of_modified_sizes(change: Change) -> str:
    power, toughness = change.power, change.toughness
    if isinstance(power, Count) or isinstance(toughness, Count) or "mana value" in (power, toughness):
        return "changes its power and toughness"
    return f"gives it {_signed(power)}/{_signed(toughness)}"


def _signed(value: object) -> str:
    return f"{int(str(value)):+d}" if value is not None else "+0"
