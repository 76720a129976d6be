"""Texts from foreign files: signs that steer a screen instead of showing something are taken out, giants refused."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 300
LONGEST_LINE = 500
LONGEST_TEXT = 20_000


class TooLongError(ValueError):
    """A text is longer than any card has room for; the message says which and how long."""


def clean_line(text: str, what: str, longest: int = LONGEST_LINE) -> str:
    """Give a one-line text with plain spaces and without control and bidirectional signs; raises TooLongError."""
    if len(text) > longest:
        raise TooLongError(f"its {what} has {len(text):,} signs, and {longest} is the most a card can have")
    if text.isprintable():
        return text.strip()
    return " ".join("".join(map(_shown, text)).split())


def clean_text(text: str) -> str:
    """Give a text of several paragraphs without control and bidirectional signs; raises TooLongError."""
    if len(text) > LONGEST_TEXT:
        raise TooLongError(f"its text has {len(text):,} signs, and {LONGEST_TEXT:,} is the most that is read")
    if text.replace("\n", "").isprintable():
        return text
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(map(_shown, line)).strip() for line in lines)


def _shown(sign: str) -> str:
    if sign.isprintable():
        return sign
    return " " if unicodedata.category(sign) in ("Zs", "Zl", "Zp") or sign in "\t\n\v\f\r" else ""
