"""Cards of which is only said how many there are: "four cards in hand", "two face-down creatures"."""

from __future__ import annotations

import re
from typing import Final

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError

_UNNAMED: Final = re.compile(
    r"[ ]*(?:(?:other|random|unknown|irrelevant|face[- ]down|any) )*"
    r"(?P<noun>cards?|creatures?|permanents?|lands?|artifacts?|enchantments?)(?![\w':])"
    r"(?P<hand> (?:left )?in (?:(?:my|his|her|their|the|[\w']+'s) )?hand(?!\w))?"
    r"(?=[ ]*(?:[.,;?\n]|$| (?:in|on|and|out)\b))",
    re.IGNORECASE,
)
_BEGINS: Final = re.compile(r"(?<![\w'])(?:has|have|holds?|with|got|holding)[ ]*$", re.IGNORECASE)


def cards_unnamed(text: Cursor, at: int, start: int) -> WordsError | None:
    """Give what is asked back where words behind a number, between two places, name no card; None where they may.

    Of cards in a hand mostly their number counts, which any cards show; behind other cards of a list these would lie
    in the hand as well.
    """
    unnamed = _UNNAMED.match(text.text, start)
    if unnamed is None:
        return None
    noun = unnamed["noun"]
    several = noun.endswith("s")
    is_first = _BEGINS.search(text.text, 0, at) is not None
    forests = ("Forests" if several else "Forest",) if unnamed["hand"] and is_first else ()
    problem = f"nothing says which {noun} {'these are' if several else 'this is'}; name every card"
    return WordsError(problem, text.given, *unnamed.span("noun"), (), forests)
