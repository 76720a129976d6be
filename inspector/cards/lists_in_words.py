"""Lists as sentences have them."""

from __future__ import annotations

from collections.abc import Sequence


def listed_words(words: Sequence[str]) -> str:
    """Join words as in a sentence: ``A``, ``A and B``, ``A, B and C``."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)
