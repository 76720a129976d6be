"""Who is named need not be told to be somebody's opponent: "Ana's opponent Ben casts", "Ben, her opponent, casts"."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_OPPONENT: Final = r"(?i:(?:[a-z]\w*'s|my|your|his|her|their|the) opp(?:onent)?)"


def without_opponent_named(text: str, players: tuple[str, ...]) -> str:
    """Give a text of the same length in which no player who is named is also said to be somebody's opponent."""
    return _named(players).sub(lambda found: (found["who"] or found["he"] or "").ljust(len(found[0])), text)


@cache
def _named(players: tuple[str, ...]) -> re.Pattern[str]:
    names = "|".join(map(re.escape, players))
    return re.compile(
        rf"(?<![\w'])(?:{_OPPONENT}, (?P<who>{names}), |{_OPPONENT},? (?=(?:{names})(?![\w']))|"
        rf"(?P<he>{names}), {_OPPONENT},? )"
    )
