"""Changes that hang on what was chosen for the source of an effect (607.2d), and every land type (205.3i, 305.6).

They are put into the words of other changes, which every layer knows: what was chosen never changes while values are
computed. What nobody has chosen yet changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from inspector.cards import BASIC_LAND_TYPES, Change, Color, plural_of
from inspector.cards.subtypes import NONBASIC_LAND_TYPES
from inspector.rules.effects.changing import KEPT_TYPES
from inspector.rules.values.other_qualities import KEY_OF_CHOICE
from inspector.rules.values.scratch import Scratch

_KEYS = ("set_chosen", "add_chosen", "all_basic_land_types")
# The key that sets what is of a kind, and the one that adds it.
_AS_CHANGE = {
    "color": ("set_colors", "add_colors"),
    "creature type": ("set_subtypes", "add_subtypes"),
    "basic land type": ("set_subtypes", "add_subtypes"),
    "card type": ("set_types", "add_types"),
    "name": ("name", "name"),
}
_KNOWN = "as it is now"
_NO_SPELL: Final = "no spell"
_CHOICES = "choices"
# Given as what it is from the color, card type or player chosen (702.16a), and not at all while none is.
_PROTECTIONS = {
    "Protection from the chosen color": "color",
    "Protection from the chosen card type": "card type",
    "Protection from the chosen player": "player",
}


def as_it_is_now(change: Change, source: Scratch | None) -> Change:
    """Give a change with what was chosen for its source in place of the word that stands for it."""
    kinds = choices_of(change)
    if not kinds and not change.all_basic_land_types:
        return change
    words = tuple((kind, _chosen(kind, source)) for kind in kinds)
    known: dict[object, Change] = change.__dict__.setdefault(_KNOWN, {})
    if words not in known:
        known[words] = _said(change, dict(words))
    return known[words]


def with_land_types_of(later: frozenset[str], change: Change) -> Change:
    """Give a change that adds every (nonbasic) land type without those that are none in the edition yet (205.3i)."""
    given = change.add_subtypes or ()
    if len(given) < len(NONBASIC_LAND_TYPES) or not set(NONBASIC_LAND_TYPES).issubset(given):
        return change
    known: dict[object, Change] = change.__dict__.setdefault(_KNOWN, {})
    if later not in known:
        known[later] = msgspec.structs.replace(change, add_subtypes=tuple(one for one in given if one not in later))
    return known[later]


def with_spell_types_taken(change: Change) -> Change:
    """Give a change that sets card types as it is where instants and sorceries do not stay what they are (205.1a)."""
    if change.set_types is None:
        return change
    known: dict[object, Change] = change.__dict__.setdefault(_KNOWN, {})
    if _NO_SPELL not in known:
        gone = (word for word in KEPT_TYPES if word not in change.set_types)
        known[_NO_SPELL] = msgspec.structs.replace(change, remove_types=(*(change.remove_types or ()), *gone))
    return known[_NO_SPELL]


def choices_of(change: Change) -> tuple[str, ...]:
    """List the kinds of choices for its source by which a change goes."""
    kept: tuple[str, ...] | None = change.__dict__.get(_CHOICES)
    if kept is None:
        protects = (_PROTECTIONS[text] for text in change.add_abilities or () if text in _PROTECTIONS)
        kinds = (*_kinds(change.set_chosen), *_kinds(change.add_chosen), *protects)
        kept = change.__dict__[_CHOICES] = tuple(dict.fromkeys(kinds))
    return kept


def _kinds(said: str | tuple[str, ...] | None) -> tuple[str, ...]:
    if said is None:
        return ()
    return (said,) if isinstance(said, str) else said


def _chosen(kind: str, source: Scratch | None) -> str | None:
    word = None if source is None else source.object.chosen.get(KEY_OF_CHOICE[kind])
    return None if word is None else str(word)


def _said(change: Change, words: dict[str, str | None]) -> Change:
    given: dict[str, Any] = dict.fromkeys(_KEYS)
    for adds, kinds in enumerate((_kinds(change.set_chosen), _kinds(change.add_chosen))):
        for kind in kinds:
            word, key = words[kind], _AS_CHANGE[kind][adds]
            if word is not None:
                there = given.get(key, getattr(change, key)) or ()
                given[key] = word if key == "name" else (*there, Color(word) if kind == "color" else word)
    if not _PROTECTIONS.keys().isdisjoint(change.add_abilities or ()):
        given["add_abilities"] = tuple(_protections(change.add_abilities or (), words))
    if change.all_basic_land_types:
        there = given.get("add_subtypes", change.add_subtypes) or ()
        given["add_subtypes"] = (*there, *BASIC_LAND_TYPES)
    return msgspec.structs.replace(change, **given)


def _protections(texts: tuple[str, ...], words: dict[str, str | None]) -> Iterator[str]:
    for text in texts:
        kind = _PROTECTIONS.get(text)
        word = None if kind is None else words[kind]
        if kind is None:
            yield text
        elif word is not None:
            quality = {"color": _color_word, "card type": _types_word}.get(kind, str)(word)
            yield f"Protection from {quality}"


def _color_word(letter: str) -> str:
    return Color(letter).name.lower()


def _types_word(card_type: str) -> str:
    return plural_of(card_type.lower())
