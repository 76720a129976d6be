"""Tokens that a sentence tells by what they are, or by the card that makes them, where it cannot be read."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from inspector.cards import (
    Card,
    CardPool,
    known_kind,
    token_words,
    tokens_made_by,
    tokens_spelled,
    usual_tokens,
    with_article,
)
from inspector.scenario.words.gist_things import Noun
from inspector.scenario.words.slots import number_in_words

_OF_A_CARD: Final = re.compile(r"(?:'s|')?(?P<kind>(?: (?!token)[A-Za-z-]+){0,2}) tokens?(?![\w-])", re.IGNORECASE)
_KNOWN: Final = re.compile(r"(?P<kind>(?:[A-Za-z-]+ ){0,2}[A-Za-z-]+) tokens?(?![\w-])", re.IGNORECASE)
_KINDS: Final = frozenset(("creature", "artifact", "enchantment"))


class ToldToken(NamedTuple):
    """Where words end that tell of a token, the token, and what is taken for granted of it."""

    end: int
    noun: Noun
    taken: str


def token_told(pool: CardPool, text: str, at: int) -> ToldToken | None:
    """Give the token that words tell from a place on; where they leave something open, the usual one."""
    known = _KNOWN.match(text, at)
    kind = None if known is None else known_kind(known["kind"])
    if known is not None and kind is not None:
        return _told(pool, known.end(), f"{kind} token", "")
    for end, token in tokens_spelled(text, at):
        words = token_words(text[at:end])
        if words is not None:
            return _told(pool, end, words, "")
        name = " ".join(token.subtypes)
        if token.power is None and pool.find(name) is not None:
            # The program has a record of the usual one.
            return None
        usual = next(iter(usual_tokens(token)), None) if token.subtypes else None
        if usual is not None:
            return _told(pool, end, usual.words, f"takes “{text[at:end]}” to be {with_article(usual.words)}")
    return None


def token_of(pool: CardPool, card: Card, text: str, at: int) -> ToldToken | None:
    """Give the token of a card whose name ends at a place: ``Urza's Saga Construct token``."""
    found = _OF_A_CARD.match(text, at)
    if found is None or card.is_token:
        return None
    kind = [word.capitalize() for word in found["kind"].split() if word.lower() not in _KINDS]
    made = [words for words in tokens_made_by(card) if all(f" {word} " in f" {words} " for word in kind)]
    return _told(pool, found.end(), made[0], "") if len(made) == 1 else None


def _told(pool: CardPool, end: int, words: str, taken: str) -> ToldToken | None:
    card = pool.find(words)
    return None if card is None else ToldToken(end, Noun(name=card.front.name, card=card, spelled=words), taken)


def spelled_with_number(noun: Noun) -> str:
    """Say a spelled token with how many there are of it: three 1/1 white Soldier creature tokens."""
    if noun.count <= 1:
        return with_article(noun.spelled)
    return f"{number_in_words(noun.count)} {noun.spelled.replace(' token', ' tokens', 1)}"
