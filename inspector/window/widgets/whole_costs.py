"""Costs in lines of words: their symbols stay together, and what touches them stays with them.

Qt breaks a line before and behind every picture: half of a cost then ends a line, or a full stop begins one alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Final

from inspector.window.widgets.long_words import BREAK

# A line that ends before a cost: with a sign that is not seen, so that it is known from one of the text itself.
ENDED: Final = f"{BREAK}<br>"
_PART: Final = re.compile(r"<[^>]*>|\s+|[^<\s]+")
_WIDE: Final = re.compile(r"width=\"(\d+)\"")
_PICTURE, _LINE_END = "<img", "<br>"


def has_pictures(markup: str) -> bool:
    """Whether markup has a symbol as a picture."""
    return _PICTURE in markup


def with_whole_costs(markup: str, room: float, advance: Callable[[str], float]) -> str:
    """Give markup with a line's end before each cost that does not fit into its line, in the unit of ``advance``.

    What fits into no line of its own is left to Qt, and so is every word without a picture.
    """
    found, used, blank = list[str](), 0.0, ""
    for word, wide in _words(markup, advance):
        if word.isspace():
            blank = word
            continue
        over = used > 0 and used + advance(" ") * bool(blank) + wide > room
        ends = over and blank and has_pictures(word) and wide <= room
        found += [ENDED if ends else blank, word]
        used = 0.0 if word == _LINE_END else wide if over else used + advance(" ") * bool(blank) + wide
        blank = ""
    return "".join([*found, blank])


def _words(markup: str, advance: Callable[[str], float]) -> Iterator[tuple[str, float]]:
    """Give words with the tags and pictures that touch them, the blanks between, ends of lines; with their widths."""
    word, wide = "", 0.0
    for part in _PART.findall(markup):
        if part.isspace() or part == _LINE_END:
            if word:
                yield word, wide
            yield part, 0.0
            word, wide = "", 0.0
        else:
            word += part
            if part.startswith(_PICTURE):
                size = _WIDE.search(part)
                wide += float(size[1]) if size is not None else 0.0
            elif not part.startswith("<"):
                wide += advance(unescape(part))
    if word:
        yield word, wide
