"""How an answer says a value of an object, as a judge says it aloud."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from inspector.cards import in_a_sentence, listed_words, possessive, sentence_in_quotes

# Of these there may be several, and a judge speaks of them so.
_SEVERAL = frozenset(("types", "supertypes", "subtypes", "abilities", "keywords", "names", "counters"))
_WORDS = {"types": "card types"}
_ONE = {
    "colors": "color",
    "types": "card type",
    "supertypes": "supertype",
    "subtypes": "subtype",
    "abilities": "ability",
    "keywords": "keyword",
    "names": "name",
}
# What an object is or is not, and how both are said.
STATES_ANSWERED: Final = {
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
    "color_indicator": "color indicator",
}


def abilities_answered(texts: Sequence[str]) -> str:
    """Say abilities as people do: ``flying and “{T}: Add {G}.”``."""
    said = [sentence_in_quotes(text) if _SENTENCE.search(text) else in_a_sentence(text) for text in texts]
    return listed_words(said)


# What is more than a keyword is quoted: it would go on with the sentence.
_SENTENCE = re.compile(r"[.:—]")


def value_answered(label: str, key: str, value: str, *, is_one: bool) -> str:
    """Say a value as people do: ``Clone is tapped``, ``Clone has no subtypes``, ``Clone's card type is Creature``."""
    if key in STATES_ANSWERED and value in ("yes", "no"):
        return f"{label} is {STATES_ANSWERED[key][value == 'no']}"
    if key in _HAD and value == "none":
        return f"{label} has no {_HAD[key]}"
    if is_one or key not in _SEVERAL:
        return f"{possessive(label)} {_ONE.get(key, key.replace('_', ' '))} is {value}"
    return f"{possessive(label)} {_WORDS.get(key, key)} are {value}"
