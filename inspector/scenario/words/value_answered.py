"""How an answer says a value of an object, as a judge says it aloud."""

from __future__ import annotations

from typing import Final

from inspector.cards import possessive

# Of these there are several, and a judge speaks of them so.
_SEVERAL = frozenset(("types", "supertypes", "subtypes", "abilities", "keywords", "names", "counters"))
_WORDS = {"colors": "color", "types": "card types"}
# What an object is or is not, and how both are said.
STATES: Final = {
    "token": ("a token", "no token"),
    "tapped": ("tapped", "untapped"),
    "flipped": ("flipped", "not flipped"),
    "face_down": ("face down", "not face down"),
}
_HAD = {
    "supertypes": "supertypes",
    "types": "card types",
    "subtypes": "subtypes",
    "abilities": "abilities",
    "keywords": "keyword abilities",
    "counters": "counters",
    "mana_cost": "mana cost",
    "name": "name",
    "names": "name",
    "power": "power",
    "toughness": "toughness",
    "loyalty": "loyalty",
    "defense": "defense",
}


def value_said(label: str, key: str, value: str) -> str:
    """Say a value as people do: ``Clone is tapped``, ``Clone has no subtypes``, ``Clone's power is 2``."""
    if key in STATES and value in ("yes", "no"):
        return f"{label} is {STATES[key][value == 'no']}"
    if key in _HAD and value == "none":
        return f"{label} has no {_HAD[key]}"
    verb = "are" if key in _SEVERAL else "is"
    return f"{possessive(label)} {_WORDS.get(key, key.replace('_', ' '))} {verb} {value}"
