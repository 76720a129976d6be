"""Which words are known where a sentence is rebuilt, what each counts as, and which one a misspelled word means."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from inspector.cards import BASIC_LAND_TYPES, CREATURE_TYPES
from inspector.scenario.words.gist_lexicon import (
    ASK_WORDS,
    ASKED_AFTER,
    BE,
    CAN,
    CARDS_FOR_NOUNS,
    DENYING,
    DETERMINERS,
    DO,
    GET,
    HAVE,
    IDLE_PHRASES,
    IDLE_WORDS,
    JOINS,
    KEYWORDS,
    PHRASES,
    PLAYERS_MEANT,
    PRONOUNS,
    QUALITIES,
    STATES,
    VERB_FORMS,
    WHOSE_MEANT,
)
from inspector.scenario.words.gist_talk import EVERYDAY
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.values_said import COLOR_NAMES, SAID_SUPERTYPES, SAID_TYPES

WORDS_AND_SIGNS: Final = re.compile(
    r"(?:\{[^{}]+\})+|[+-]?[0-9X]+/[+-]?[0-9X]+|'s(?!\w)|'(?:ve|re|ll|d|m)(?!\w)|//|"
    r"[\w.]*\w(?:'(?!(?:s|ve|re|ll|d|m)(?!\w))\w+|[-/]\w+)*'?(?=[\s,.;:?!)]|'|$)|\w+|"
    r"\.+|->|=>|[,;:()!+&]|--?|\N{EN DASH}|\N{EM DASH}|\S"
)
_CHANGE: Final = re.compile(r"[+-][0-9]+/[+-][0-9]+")
_SIZE: Final = re.compile(r"[0-9]+/[0-9]+")
_CONTRARY: Final = re.compile(r"un|non-?|dis|not-")
_LEAST_TYPED: Final = 4
_ALIKE: Final = 0.88


@cache
def phrases() -> Mapping[tuple[str, ...], tuple[str, str]]:
    """Give each phrase of the tables, as words, with what it counts as and its value."""
    tables = (WHOSE_MEANT, PLAYERS_MEANT, PHRASES, ASKED_AFTER, IDLE_PHRASES)
    found: dict[tuple[str, ...], tuple[str, str]] = {}
    for words, counts_as in (each for table in tables for each in table.items()):
        kind, _, value = counts_as.partition(" ")
        found.setdefault(tuple(WORDS_AND_SIGNS.findall(words)), (kind, value))
    return found


@cache
def qualities_said() -> frozenset[str]:
    """Give the words for what something may be: types, subtypes, colors, and others."""
    kinds = (*SAID_TYPES, *SAID_SUPERTYPES, *CREATURE_TYPES, *BASIC_LAND_TYPES, "Aura", "Equipment", "Saga", "Room",
             "Vehicle", "Curse")  # fmt: skip
    singular = {each.lower() for each in kinds}
    return frozenset(singular | {f"{each}s" for each in singular} | {*COLOR_NAMES} | QUALITIES)


def kind_of_word(word: str) -> str:
    """Give what a single word counts as; empty where it is not known."""
    verbal = word in VERB_FORMS or word in BE or word in HAVE or word in DO or word == "'s"
    kinds = (
        (word in JOINS, "JOIN"),
        (word.startswith("{"), "talk"),
        (word in PRONOUNS, "it"),
        (_CHANGE.fullmatch(word), "CHANGE"),
        (_SIZE.fullmatch(word) or word in qualities_said(), "PRED"),
        (word in KEYWORDS, "K"),
        (word in ASK_WORDS, "ask"),
        (word in CAN, "can"),
        (verbal, "verb"),
        (word in ("a", "an", "(", ")", "?") or word in IDLE_WORDS, "idle"),
        (number_said(word), "NUMBER"),
    )
    return next((kind for holds, kind in kinds if holds), "")


@cache
def words_known() -> frozenset[str]:
    """Give all words that are known."""
    said = {word for phrase in phrases() for word in phrase}
    known = (
        VERB_FORMS,
        qualities_said(),
        KEYWORDS,
        IDLE_WORDS,
        EVERYDAY,
        DENYING,
        JOINS,
        PRONOUNS,
        DETERMINERS,
        STATES,
    )
    return frozenset(said.union(*known, BE, GET, HAVE, DO, CAN, ASK_WORDS, CARDS_FOR_NOUNS))


def is_everyday(words: str) -> bool:
    """Whether words in small letters are none but those of everyday English: "at the moment" names no card."""
    return all(word in EVERYDAY or word in IDLE_WORDS or word in DETERMINERS for word in words.split())


@lru_cache(maxsize=4096)
def as_meant(word: str) -> str:
    """Give a word in lower case; one that is spelled nearly as one that is known, as that."""
    lower = word.lower()
    if len(word) < _LEAST_TYPED or not word.isalpha() or word != lower or lower in words_known():
        return lower
    alike = difflib.get_close_matches(lower, _long_words(), n=1, cutoff=_ALIKE)
    # "Untransformed" is no misspelled "transformed", but the contrary of it.
    turned = _CONTRARY.match(lower)
    return alike[0] if alike and (turned is None or alike[0].startswith(turned[0])) else lower


@cache
def _long_words() -> tuple[str, ...]:
    return tuple(sorted(each for each in words_known() if len(each) >= _LEAST_TYPED))
