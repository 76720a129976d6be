"""What somebody pays before something happens: mana, which the board does not count, or what a sentence tells."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.slots import players_said

_MANA: Final = (
    r"(?:(?:\{[^{}\n\"]+\})+|(?:\d+|[A-Za-z]+) (?:\w+ )?mana|\d+(?= (?:to|and) )|[0-9XWUBRGC]{1,8}(?=:| (?:to|and) ))"
)


class Paid(NamedTuple):
    """What is paid, who pays it (empty where nobody says), and where what comes of it begins."""

    words: str
    who: str
    end: int


@cache
def _paying(players: tuple[str, ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    said = dict(players_said(players))
    names = "|".join(re.escape(each) for each in sorted(said, key=len, reverse=True))
    pays = rf"(?:(?P<who>{names}) )?(?:pays?|paid|spends?|spent) (?P<paid>{_MANA})(?:[ ]*:|,? and(?: then)?|,? to)[ ]+"
    return re.compile(rf"{pays}|(?P<cost>(?:\{{[^{{}}\n\"]+\}})+)[ ]*:[ ]+", re.IGNORECASE), said


def paid_ahead(text: Cursor, at: int, players: tuple[str, ...]) -> Paid | None:
    """Read ``Ana pays {2}{G}:``, ``Ana pays {1} to``, ``{B}:`` at the beginning of a sentence."""
    pattern, said = _paying(players)
    found = pattern.match(text.text, at)
    if found is None:
        return None
    who = " ".join((found["who"] or "").casefold().split())
    return Paid(found["paid"] or found["cost"], said.get(who, ""), found.end())
