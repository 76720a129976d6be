"""Markdown and wiki text taken off: what is left are the lines as they are read."""

from __future__ import annotations

import re
from html import unescape
from itertools import islice
from typing import Final

# What is looked for first in a long text, because it is found fast.
_SIGNS: Final = (
    "**",
    "'''",
    "[[",
    "[edit",
    "[ edit",
    "</",
    "\\.",
    "\n# ",
    "\n## ",
    "\n+ ",
    "\n* ",
    "\n- ",
    "\n:",
    "• ",
    "\n=",
)
# Of a long text two samples are looked at, and so few marks may be its own signs.
_SHORT: Final = 40_000
_SAMPLE: Final = 8_000
_FEW: Final = 6
_MARKED: Final = re.compile(
    r"\*\*|'''|^#{1,6} |^ {0,8}[+*•–-] +\S|^[*:;]+ *'*\d{3}|\[edit\b|^=+ *\d|\\\.|"
    r"</?(?:p|b|i|li|ul|div|strong|em|br)\b",
    re.MULTILINE | re.IGNORECASE,
)
_TAKEN_OFF: Final = (
    (re.compile(r"<br */?>", re.IGNORECASE), "\n"),
    (re.compile(r"</?(?:p|li|h[1-6]|ul|ol|div|dd|dl|tr)\b[^<>\n]{0,300}>", re.IGNORECASE), "\n"),
    (re.compile(r"<!--[^<>]{0,2000}-->|</?[a-z][a-z0-9]{0,9}(?: [^<>\n]{0,300})?/?>", re.IGNORECASE), ""),
    (re.compile(r" {0,4}\[ ?edit\b[^\]\n]{0,60}\]"), ""),
    (re.compile(r"\[\[(?:[^\[\]|\n]{0,200}\|)?([^\[\]|\n]{1,200})\]\]"), r"\1"),
    (re.compile(r"\[([^\[\]\n]{1,200})\]\([^()\s]{0,300}\)"), r"\1"),
    (re.compile(r"\*\*|'{2,5}"), ""),
    (re.compile(r"(?<![\w_])__([^_\n]{1,300})__(?![\w_])"), r"\1"),
    (re.compile(r"^( {0,12})(?:#{1,6} +|=+ *|> ?|[+*•◦▪–-] +|[*:;#]{1,6} *)+", re.MULTILINE), r"\1"),
    (re.compile(r" {0,4}={1,6} {0,4}$", re.MULTILINE), ""),
    (re.compile(r"\\([.\-*_#+()\[\]])"), r"\1"),
    # One sign of stress about the word that begins an example, or about a number.
    (re.compile(r"^( *)[*_](Examples?:?|\d{3}[.\da-z]*)[*_]", re.MULTILINE | re.IGNORECASE), r"\1\2"),
)
# Words set in italics, as the plain official texts have them: `_Magic_`; not `*/*`, nor blanks to be filled in.
# They begin with a sign as it is, which is found fast in a long text.
_STRESSED: Final = (
    re.compile(r"_(?<![\w*/+-]_)([^\W\d_](?:[^\n_*]{0,80}[^\s_*])?)_(?![\w*/+])"),
    re.compile(r"\*(?<![\w*/+-]\*)([^\W\d_](?:[^\n_*]{0,80}[^\s_*])?)\*(?![\w*/+])"),
)


def without_markup(text: str) -> str:
    """Give ``text`` without marks of Markdown, wiki text or HTML; what has none comes back as it is."""
    text = _without_structure(text)
    for stressed in _STRESSED:
        # What has none comes back as the very same text.
        text = stressed.sub(r"\1", text) if stressed.search(text) else text
    return text


def _without_structure(text: str) -> str:
    long = len(text) > _SHORT
    half = len(text) // 2
    sample = text[: 2 * _SAMPLE] + text[half : half + _SAMPLE] if long else text
    if long and not any(sign in sample for sign in _SIGNS):
        return text
    marked = sum(1 for _ in islice(_MARKED.finditer(sample), _FEW + 1))
    if marked <= (_FEW if long else 0):
        return text
    for mark, instead in _TAKEN_OFF:
        text = mark.sub(instead, text)
    return unescape(text) if "&" in text else text
