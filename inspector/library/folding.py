"""Folding texts to what is compared when people search: no case, no accents, no punctuation."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

# Letters that do not fall apart into a letter and an accent.
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ł": "l", "þ": "th"})
# Marks within a word; every other one parts words.
_WITHIN_WORDS = "'`.,!?\"\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}\N{ACUTE ACCENT}"
_ASCII = {
    code: None if chr(code) in _WITHIN_WORDS else chr(code).lower() if chr(code).isalnum() else " "
    for code in range(128)
}
_ASCII_LINES = _ASCII | {ord("\n"): "\n"}


def folded_words(text: str) -> tuple[str, ...]:
    """Fold a text to the words that are compared: no case, no accents, no punctuation."""
    if not text.isascii():
        # The dash of nearly every type line, which else takes the long way.
        text = text.replace("\N{EM DASH}", " ")
    if text.isascii():
        return tuple(text.translate(_ASCII).split())
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    kept = (
        letter if letter.isalnum() else "" if letter in _WITHIN_WORDS or unicodedata.combining(letter) else " "
        for letter in apart
    )
    return tuple("".join(kept).split())


def folded(text: str) -> str:
    """Fold a text to its compared words with one space between them."""
    return " ".join(folded_words(text))


def folded_all(texts: Sequence[str]) -> list[str]:
    """Fold each of many texts, the plain ones in one go, which takes a tenth of the time of one after the other."""
    joined = "\n".join([text if text.isascii() else "" for text in texts])
    if joined.count("\n") != len(texts) - 1:
        # Some text has a line break of its own, or there is none at all.
        return [folded(text) for text in texts]
    together = joined.translate(_ASCII_LINES)
    while "  " in together:
        together = together.replace("  ", " ")
    found = together.replace(" \n", "\n").replace("\n ", "\n").strip(" ").split("\n")
    return [plain if text.isascii() else folded(text) for plain, text in zip(found, texts, strict=True)]
