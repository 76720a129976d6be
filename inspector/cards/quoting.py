"""Quoting words of a card in a sentence: what they quote themselves stands in single quotation marks."""

from __future__ import annotations

import re

# Files quote within a text by straight marks, or by curved ones.
_WITHIN = re.compile(r'["“]([^"“”]*)["”]')
_ENDS = (".”", ".’”", "?”", "!”")


def in_quotes(text: str) -> str:
    """Put words in quotation marks: ``“It has ‘{T}: Add {G}.’”``."""
    inner = _WITHIN.sub(r"‘\1’", text)
    return f"“{inner}”"


def sentence_in_quotes(text: str) -> str:
    """Put a sentence in quotation marks, with the full stop that it may have been parted from."""
    return in_quotes(text if text.endswith((".", '."', ".”", ".)", "!", "?")) else f"{text}.")


def clause_in_quotes(text: str) -> str:
    """Put words in quotation marks within a sentence that goes on behind them: without their full stop."""
    return in_quotes(text.rstrip("."))


def with_full_stop(sentence: str) -> str:
    """End a sentence, unless what stands or is quoted at its end brings its own full stop, as ``Jr.`` does."""
    return sentence if sentence.endswith((".", *_ENDS)) else f"{sentence}."
