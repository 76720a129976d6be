"""Words longer than a line, such as the name Asmoranomardicadaistinaculdacar: broken where a line is full, not cut.

A hyphen says that the word goes on.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from math import ceil

# Where a line may end though no word does; nothing is seen there.
BREAK = "\N{ZERO WIDTH SPACE}"
# What stands in a word where a line of its own is full.
BROKEN = f"-{BREAK}"
# Words of fewer letters fit into any line; Qt itself breaks after these signs.
_LONG_WORD = re.compile(r"[^\s/\N{HYPHEN-MINUS}\N{EN DASH}\N{EM DASH}]{10,}")
_SIGN = re.compile(r"&#?\w{1,8};|.", re.DOTALL)


def has_long_word(text: str) -> bool:
    """Whether a word of a text may be longer than a line."""
    return _LONG_WORD.search(text) is not None


def with_breaks(text: str, room: float, advance: Callable[[str], float]) -> str:
    """Give a text with a hyphen and a ``BREAK`` wherever a word does not fit into ``room``, in the unit of ``advance``.

    Of markup only what stands between its tags may be told.
    """
    return _LONG_WORD.sub(lambda word: _in_lines(word[0], room, advance), text)


def _in_lines(word: str, room: float, advance: Callable[[str], float]) -> str:
    """A word with a break wherever a line of its own is full; as it is where it fits into one."""
    if advance(word) <= room or room <= 0:
        return word
    return BROKEN.join(_lines(word, max(room - advance("-"), advance("m")), advance))


def _lines(word: str, room: float, advance: Callable[[str], float]) -> Iterator[str]:
    # Lines of about one length: two letters alone in the last would look like a word.
    whole = advance(word)
    room = min(room, whole / ceil(whole / room) + advance("m"))
    line, used = "", 0.0
    for sign in _SIGN.findall(word):
        # An accent stays with its letter.
        wide = 0.0 if unicodedata.combining(sign[0]) else advance(sign if len(sign) == 1 else "m")
        if line and wide and used + wide > room:
            yield line
            line, used = "", 0.0
        line, used = line + sign, used + wide
    yield line
