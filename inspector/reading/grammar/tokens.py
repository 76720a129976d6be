"""Normalising a sentence of a card into tokens: own name as ``~``, numbers as digits, quotations in one piece."""

from __future__ import annotations

import re

from inspector.reading.grammar.vocabulary import NUMBER_WORDS, SUBTYPE_OF

_TOKEN = re.compile(
    r"\"[^\"]*\""
    r"|(?:\{[^{}]+\})+"
    r"|[+-]?[\dX*]+/[+-]?[\dX*]+"
    r"|[+-]?\d+\+?"
    r"|~|'s?(?!\w)"
    r"|[A-Za-z\u00c0-\u024f]+(?:[-'/][A-Za-z\u00c0-\u024f]+)*'?"
    r"|\S"
)
_DIGITS = {word: str(number) for number, word in enumerate(NUMBER_WORDS)}
# In these the 's is a verb, or part of the word, and no possessive.
_KEPT = frozenset(("it's", "that's", "there's", "he's", "she's", "who's", "what's", "Urza's"))


def tokens_of(sentence: str) -> tuple[str, ...]:
    """Give the tokens of a sentence in which the card's own name is ``~`` already; without its full stop."""
    plain = sentence.replace("\u2019", "'").replace("\u201c", '"').replace("\u201d", '"').replace("\u2212", "-")
    words: list[str] = []
    begins = True
    for word in _TOKEN.findall(plain.strip()):
        first = word[0].lower() + word[1:] if begins and word not in SUBTYPE_OF else word
        words.extend(_parts(first))
        begins = word == "." or word.endswith('."')
    if words and words[-1] == ".":
        words.pop()
    return tuple(words)


def _parts(word: str) -> tuple[str, ...]:
    """Split a possessive off its word, and write a number as digits."""
    if word.endswith("'s") and len(word) > 2 and word not in _KEPT and word.lower() not in _KEPT and word[0] != '"':
        return word[:-2], "'s"
    if word.endswith("'") and len(word) > 1 and word[0] != '"':
        return word[:-1], "'"
    return (_DIGITS.get(word, word),)


_WORDS = {digits: word for word, digits in _DIGITS.items()}
_NO_SPACE = re.compile(r" (?=[,.:;]|'s?(?: |$))")


def words_of(tokens: tuple[str, ...]) -> str:
    """Give tokens as the words of a card again, numbers spelled out."""
    return _NO_SPACE.sub("", " ".join(_WORDS.get(token, token) for token in tokens))
