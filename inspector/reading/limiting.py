"""Sentences that limit the one before them: "This doesn't apply to Elves", "It ends when ..." (608.2c).

What they say is of no value, so nothing in them is a value that might change. Not read, they leave the effect of the
sentence before as it stands there, for all of whom it speaks.
"""

from __future__ import annotations

import re

_THIS = r"(?:This|That|It|The)(?: (?:ability|effect|rule|bonus|boost|power))?"
_HOLDS = r"(?:affects?|appl(?:y|ies)|counts?|works?|holds?|includes?|lasts?|matters?|stops?|ends?|function)"
_LIMITS = re.compile(
    rf"{_THIS} (?:(?:does|do|can|will|has)(?:n['’]t| not)|cannot|never|won['’]t|only|always) (?:be )?"
    rf"{_HOLDS}\b(?! its color identity)"
    rf"|{_THIS} {_HOLDS}\b|{_THIS} is (?:only|not|off|over|lost)\b"
    rf"|(?:Only )?(?:Applies|Affects|Counts|Works|Holds|Lasts|Stops|Ends|Doesn['’]t {_HOLDS})\b"
    r"|(?:Activate|Use) (?:this )?only\b|(?:Max|Maximum|Minimum|At most|At least|Up to)\b"
    r"|.*\b(?:immune|exempt) (?:to|from) (?:this|that|it)\b|.*\bor (?:this|it) (?:stops|ends)\b",
)


def limits_what_was_said(sentence: str) -> bool:
    """Whether a sentence of a static ability says when, or for whom, the one before it holds."""
    return _LIMITS.match(sentence) is not None
