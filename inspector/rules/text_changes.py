"""Text-changing effects (612): one word for another in an object's type line, rules text, and so in its effects.

Only a word used in the right way changes: names never do (612.2), and neither do abilities that other effects gave,
which are no text of the object (612.3).
"""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from inspector.cards import Color, StaticAbility, TextChange, color_words, keywords_of
from inspector.rules.scratch import Ability, Scratch

T = TypeVar("T")
_LETTERS = {color_words((color,)): str(color) for color in Color}
# The values of these keys are sentences, in which a word can stand anywhere.
_SENTENCES = ("add_abilities", "remove_abilities", "keywords")
# These keys hold names of cards, objects and players, which no text change reaches.
_NAMES = ("name", "same_name_as", "other", "controller", "control", "zone")


def replaced(text: str, change: TextChange) -> str:
    """Give a text with the one word in place of the other: as a whole word, with ``non`` or ``walk``, as a plural."""
    word = re.compile(rf"(\bnon-?|\b){re.escape(change.from_)}(?=\b|walk\b|s\b)", re.IGNORECASE)

    def put(found: re.Match[str]) -> str:
        capital = found[0][len(found[1])].isupper()
        return found[1] + (change.to.capitalize() if capital else change.to.lower())

    return word.sub(put, text)


def change_text(scratch: Scratch, change: TextChange) -> None:
    """Change one word for another in type line and rules text, not in names (612.1, 612.2)."""
    scratch.subtypes = list(dict.fromkeys(replaced(subtype, change) for subtype in scratch.subtypes))
    scratch.abilities = [
        Ability(replaced(held.text, change), keywords_of(replaced(held.text, change), held.keywords))
        for held in scratch.abilities
    ]
    scratch.static = [reworded(static, StaticAbility, change) for static in scratch.static]
    scratch.definitions = [reworded(one, type(one), change) for one in scratch.definitions]
    scratch.texts = (*scratch.texts, change)


def reworded(part: T, shape: type[T], change: TextChange) -> T:
    """Give a part of an ability, such as its filter, as it reads after a change of its text."""
    words = {change.from_.lower(): change.to}
    low, new = change.from_.lower(), change.to.lower()
    if low in _LETTERS and new in _LETTERS:
        words[_LETTERS[low].lower()] = _LETTERS[new]

    def walked(value: object, key: str = "") -> object:
        if key in _NAMES:
            return value
        if isinstance(value, str):
            return replaced(value, change) if key in _SENTENCES else words.get(value.lower(), value)
        if isinstance(value, dict):
            return {name: walked(inner, name) for name, inner in value.items()}
        if isinstance(value, list | tuple):
            return [walked(inner, key) for inner in value]
        return value

    return msgspec.convert(walked(msgspec.to_builtins(part)), shape)
