"""Folding texts to what is compared when people search: no case, no accents, no punctuation."""

from __future__ import annotations

import unicodedata

# Letters that do not fall apart into a letter and an accent.
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ł": "l", "þ": "th"})
# Marks within a word; every other one parts words.
_WITHIN_WORDS = "'`.,!?\"\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}\N{ACUTE ACCENT}"
_ASCII = {
    code: None if chr(code) in _WITHIN_WORDS else chr(code).lower() if chr(code).isalnum() else " "
    for code in range(128)
}


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
