"""What is typed into the number box: a rule's number, a section, a layer, a concept, or words to search for."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from inspector.rules import Concept, numbers

_NUMBER: Final = re.compile(
    r"(?:(?:mtg|c\.?r\.?|comp(?:rehensive)?\.?|rules?|section|§+|nr\.?|no\.?|#)[\s:.]*)*"
    r"([1-9]\d\d)(?:[.,](\d{1,3})\.?\s?([a-z])?)?[.,;:)]*",
    re.IGNORECASE,
)
_CHAPTER: Final = re.compile(r"(?:chapters?\s*)?([1-9])\.?", re.IGNORECASE)
_LAYER: Final = re.compile(r"layers?\s*([1-7])\s*([a-e])?\.?", re.IGNORECASE)
_CONCEPTS: Final = {concept.value.lower(): concept for concept in Concept}
_SUBLAYER: Final = {
    "1a": Concept.LAYER_1A_COPIES,
    "1b": Concept.LAYER_1B_FACE_DOWN,
}
_LAYER_RULES: Final = dict(zip("1234567", "abcdefg", strict=True))


class LookupQuery(msgspec.Struct, frozen=True):
    """What was meant: a ``kind``, and a ``target``.

    That is a rule, a section, a chapter's digit, the value of a concept, or words as typed.
    """

    kind: Literal["rule", "section", "chapter", "concept", "words", "nothing"]
    target: str


def lookup_query(text: str, edition_key: str) -> LookupQuery:
    """Tell what ``text`` asks for in the rules of an edition; any text may be asked, words are what is left over.

    A layer leads to the rule that it has in that edition: ``"layer 7b"`` to 613.4b, or to 613.3b in the older ones.
    """
    typed = " ".join(text.split())
    if not typed:
        return LookupQuery("nothing", "")
    if match := _NUMBER.fullmatch(typed):
        section, rule, letter = match.groups()
        if rule is None:
            return LookupQuery("section", section)
        return LookupQuery("rule", f"{section}.{int(rule)}{(letter or '').lower()}")
    if match := _CHAPTER.fullmatch(typed):
        return LookupQuery("chapter", match[1])
    if match := _LAYER.fullmatch(typed):
        rule = _layer(match[1], (match[2] or "").lower(), edition_key)
        if rule:
            return LookupQuery("rule", rule)
    concept = _CONCEPTS.get(typed.lower())
    if concept is not None and numbers(concept, edition_key):
        return LookupQuery("concept", concept.value)
    return LookupQuery("words", typed)


def _layer(layer: str, letter: str, edition_key: str) -> str:
    """Give the rule of a layer or sublayer in an edition; empty where the edition has no such sublayer."""
    if not letter:
        return f"613.1{_LAYER_RULES[layer]}"
    power = numbers(Concept.LAYER_7A_DEFINING, edition_key)[0].removesuffix("a")
    last = numbers(Concept.LAYER_7_SWITCH, edition_key)[0][-1]
    if layer == "7":
        return f"{power}{letter}" if letter <= last else ""
    concept = _SUBLAYER.get(layer + letter)
    found = numbers(concept, edition_key) if concept is not None else ()
    # Where layer 1 has no sublayers, its concepts are said by rules outside the section on layers.
    return next((number for number in found if number.startswith("613.2")), "")
