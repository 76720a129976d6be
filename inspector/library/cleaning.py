"""Texts from foreign files: signs that steer a screen instead of showing something are taken out, giants refused."""

from __future__ import annotations

import re
import unicodedata

from inspector.cards.limits import LONGEST_LINE, LONGEST_NAME, LONGEST_TEXT, too_long

__all__ = [
    "LONGEST_LINE",
    "LONGEST_NAME",
    "LONGEST_TEXT",
    "TooLongError",
    "clean_line",
    "clean_text",
    "without_emphasis",
]

# Words set in italics, as plain text has them: `_Magic_`, `*color*`; not `*/*`, `1+*`, nor blanks to be filled in.
_EMPHASIS = re.compile(r"(?<![\w*/+-])([_*])([^\W\d_](?:[^\n_*]{0,80}[^\s_*])?)\1(?![\w*/+])")


class TooLongError(ValueError):
    """A text is longer than any card has room for; the message says which and how long."""


def clean_line(text: str, what: str, longest: int = LONGEST_LINE) -> str:
    """Give a one-line text with plain spaces and without control and bidirectional signs; raises TooLongError."""
    if len(text) > longest:
        raise TooLongError(too_long(what, len(text), longest))
    if text.isprintable():
        return text.strip()
    return " ".join("".join(map(_shown, text)).split())


def clean_text(text: str) -> str:
    """Give a text of several paragraphs without control and bidirectional signs; raises TooLongError."""
    if len(text) > LONGEST_TEXT:
        raise TooLongError(too_long("text", len(text), LONGEST_TEXT))
    if text.replace("\n", "").isprintable():
        return text
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(map(_shown, line)).strip() for line in lines)


def without_emphasis(text: str) -> str:
    """Give a text without the signs that some files put around words in italics.

    >>> without_emphasis("Open a _Magic_ booster. (*Color* matters; this is a */* creature.)")
    'Open a Magic booster. (Color matters; this is a */* creature.)'
    """
    return _EMPHASIS.sub(r"\2", text) if "_" in text or "*" in text else text


def _shown(sign: str) -> str:
    if sign.isprintable():
        return sign
    return " " if unicodedata.category(sign) in ("Zs", "Zl", "Zp") or sign in "\t\n\v\f\r" else ""
