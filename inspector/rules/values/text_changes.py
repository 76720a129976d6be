"""Text-changing effects (612): one word for another in an object's type line, rules text, and so in its effects.

Only a word used in the right way changes: names never do (612.2), and neither do abilities that other effects gave,
which are no text of the object (612.3).
"""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from inspector.cards import Color, StaticAbility, TextChange, color_words, keywords_of, plural_of
from inspector.cards.lists_in_words import capitalized, with_article
from inspector.rules.decisions.in_force import top_values
from inspector.rules.values.intrinsic import with_intrinsic
from inspector.rules.values.scratch import Ability, Scratch

T = TypeVar("T")
_LETTERS = {color_words((color,)): str(color) for color in Color}
# The values of these keys are sentences, in which a word can stand anywhere.
_SENTENCES = ("add_abilities", "remove_abilities", "keywords")
# These keys hold names of cards, objects and players, and what nobody reads as words: no text change reaches them.
_NAMES = (
    "name",
    "same_name_as",
    "belongs_to",
    "shares_color_with",
    "shares_creature_type_with",
    "other",
    "controller",
    "control",
    "zone",
    "owner",
    "attached_to",
    "on",
    "designated",
    "said",
    "life",
    "words",
)


# A card name that a text gives behind this word: its capitalized words, and small ones between two of those.
_NAMED = r"(?-i:\bnamed [A-Z][\w'\u2019-]*(?:,? (?:(?:a|and|for|from|in|of|the|to|with) )*[A-Z][\w'\u2019-]*)*)"
# Before a word whose plural looks like its singular these speak of several, unless a noun follows that it describes:
# "Mountains are Plains", "protection from Merfolk", "two untapped Merfolk", "Plants and Treefolk you control".
_NUMBERS = r"no|two|three|four|five|six|seven|x|or more"
_SEVERAL = re.compile(
    rf"\b(all|are|both|each other|from|many|number of|of|other|others|the|those|{_NUMBERS}) $"
    rf"|\b({_NUMBERS}) (attacking|nontoken|other|tapped|untapped) $"
    r"|\w+s,? and $",
    re.IGNORECASE,
)
_NOUN = re.compile(r" (card|creature|land|permanent|spell|token|source)s?\b", re.IGNORECASE)
# Behind it, the verb of several: "Plains produce", "Merfolk you control have".
_OF_SEVERAL = re.compile(r" (you control )?(are|gain|get|have|lose|produce)\b", re.IGNORECASE)


def replaced(text: str, change: TextChange, names: tuple[str, ...] = ()) -> str:
    """Give a text with the one word in place of the other: as a whole word, as a plural, and with ``non``.

    Also as the type of a keyword: ``swampwalk``, ``wizardcycling`` (702.14a, 702.29e). Card names never change
    (612.2): neither the object's own ``names`` nor one that the text gives as such.
    """
    spared = "|".join(rf"\b{re.escape(name)}\b" for name in _spared(names, change.from_))
    several = "" if change.from_.lower() in _LETTERS else rf"|(?P<several>{re.escape(plural_of(change.from_))})\b"
    one = rf"(?P<before>\bnon-?|\b)(?:(?P<one>{re.escape(change.from_)})(?=\b|walk\b|cycling\b){several})"
    word = re.compile("|".join(part for part in (spared, _NAMED, one) if part), re.IGNORECASE)

    def put(found: re.Match[str]) -> str:
        said = found["one"] or found.groupdict().get("several")
        if said is None:
            return found[0]
        several = found["one"] is None or (plural_of(said) == said and _speaks_of_several(text, found))
        to = plural_of(change.to) if several and change.to.lower() not in _LETTERS else change.to
        return f"{_MARK}{found['before']}{capitalized(to) if said[0].isupper() else to.lower()}"

    return _ARTICLE.sub(_with_article, word.sub(put, text)).replace(_MARK, "")


# No text has this character: it stands before a changed word until the article before that is right.
_MARK = "\0"
_ARTICLE = re.compile(rf"\b(a)n? {_MARK}(\w+)", re.IGNORECASE)


def _with_article(found: re.Match[str]) -> str:
    article = with_article(found[2]).partition(" ")[0]
    return f"{found[1]}{article[1:]} {_MARK}{found[2]}"


def _speaks_of_several(text: str, found: re.Match[str]) -> bool:
    before, behind = text[: found.start()], text[found.end() :]
    # A type that follows is what this one describes: "are Treefolk Warriors".
    describes = _NOUN.match(behind) or re.match(r" [A-Z]", behind) or behind.startswith(("walk", "cycling"))
    return not describes and bool(_SEVERAL.search(before) or _OF_SEVERAL.match(behind))


def _spared(names: tuple[str, ...], word: str) -> list[str]:
    """The names to spare, the longest first; one that is nothing but the word is taken to be used as that word."""
    short = (name.partition(",")[0] for name in names)
    every = dict.fromkeys(name for name in (*names, *short) if name and name.lower() != word.lower())
    return sorted(every, key=len, reverse=True)


def change_text(scratch: Scratch, change: TextChange) -> None:
    """Change one word for another in type line and rules text, not in names (612.1, 612.2)."""
    held = scratch.object
    faces = (*top_values(held).faces, *held.base.faces)
    printed = (name for face in faces for name in (*face.called, face.name))
    names = tuple(dict.fromkeys((*scratch.names, *printed)))
    scratch.subtypes = list(dict.fromkeys(replaced(subtype, change) for subtype in scratch.subtypes))
    scratch.abilities = [_reworded_ability(ability, change, names) for ability in scratch.abilities]
    with_intrinsic(scratch)
    scratch.static = [reworded(static, StaticAbility, change) for static in scratch.static]
    scratch.definitions = [reworded(one, type(one), change) for one in scratch.definitions]
    scratch.texts = (*scratch.texts, change)


def _reworded_ability(ability: Ability, change: TextChange, names: tuple[str, ...]) -> Ability:
    text = replaced(ability.text, change, names)
    return Ability(text, keywords_of(text, ability.keywords))


def reworded(part: T, shape: type[T], change: TextChange) -> T:
    """Give a part of an ability, such as its filter, as it reads after a change of its text."""
    words = {plural_of(change.from_).lower(): plural_of(change.to), change.from_.lower(): change.to}
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
