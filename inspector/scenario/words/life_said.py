"""Life totals as people tell them: what somebody gains or pays, ``I'm at 12``, ``AP is at 7, NAP at 13``, ``20-17``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.naming import whose_words
from inspector.scenario.words.parts import TAKEN, Fields, ManyActions, Scene
from inspector.scenario.words.slots import numbers_at, players_at

# What players begin a game with, where nobody says at what they are (103.4, 119.1).
_AT_FIRST: Final = 20
_BOTH: Final = re.compile(
    r"[ ]*(?:(?:the |our )?(?:current )?life(?: totals?)?(?: are| is|'s)?:?|"
    r"(?:we|both players|the players)(?:'re| are| sit) (?:at|on))[ ]+"
    r"(?P<mine>\d+)(?:[ ]*(?:[-/:,]|\N{EN DASH})[ ]*|[ ]+(?:and|to|versus|vs)[ ]+)(?P<theirs>\d+)"
    r"(?: life)?(?:,? respectively)?(?![\w/])",
    re.IGNORECASE,
)
_STANDS: Final = (
    *(f"{be} {at}" for be in ("is", "am", "are", "'s", "'m", "'re", "was", "sits", "stands") for at in ("at", "on")),
    "is down to",
    "goes down to",
    "goes to",
    "drops to",
    "falls to",
    "has",
    "have",
)
_AGAIN: Final = (*_STANDS, "at", "on")
_TOTAL: Final = ("life total is", "life total's", "life is", "life total:", "life:")
_ENDS: Final = re.compile(r"[ ]*(?:$|[.;,?\n]|(?:and|while|with|but)\b)", re.IGNORECASE)


def life_told(scene: Scene, text: Cursor, at: int) -> ManyActions:
    """Read what is told of life totals; a second player's may stand in the same sentence."""
    both = _BOTH.match(text.text, at)
    if both is not None and len(scene.table.players) == 2:
        totals = zip(scene.table.players, (int(both["mine"]), int(both["theirs"])), strict=True)
        yield both.end(), [_at(scene, who, total) for who, total in totals]
    for end, first in _one(scene, text, at, _STANDS):
        yield end, [first]
        for behind, _ in (*text.any_of(end, (",", "and", ", and", "while", ", while", "but")), (end, "")):
            yield from ((last, [first, second]) for last, second in _one(scene, text, behind, _AGAIN))
    for place, who in players_at(scene, text, at):
        yield from _changed(scene, text, place, who)


def _one(scene: Scene, text: Cursor, at: int, stands: tuple[str, ...]) -> Iterator[tuple[int, Fields]]:
    """Read ``Ben is at 13``, ``Ben's life total is 13``; in words that may mean another thing, life is named."""
    for place, who in players_at(scene, text, at):
        for behind, verb in text.any_of(place, stands):
            yield from _totals(scene, text, behind, who, is_plain=verb not in ("has", "have"))
    for words, player in text.may_begin(at, whose_words(scene.table.players)):
        begun = text.word(at, words, "") if player else None
        for behind, _ in text.any_of(begun, _TOTAL) if begun is not None else ():
            yield from _totals(scene, text, behind, player, is_plain=True)


def _totals(scene: Scene, text: Cursor, at: int, who: str, *, is_plain: bool) -> Iterator[tuple[int, Fields]]:
    for end, total in numbers_at(scene, text, at):
        named = next((stop for stop, _ in text.any_of(end, ("life points", "life left", "life"))), None)
        if named is not None:
            yield named, _at(scene, who, total)
        elif is_plain and _ENDS.match(text.text, end) is not None:
            yield end, _at(scene, who, total)


def _changed(scene: Scene, text: Cursor, at: int, who: str) -> ManyActions:
    """Read ``Ana pays 2 life``, ``Ben gains 3 life``: the total that it then is."""
    for verb, sign in (("pays", -1), ("loses", -1), ("gains", 1)):
        place = text.word(at, verb, "")
        for end, count in numbers_at(scene, text, place) if place is not None else ():
            behind = text.word(end, "life", "")
            if behind is not None:
                was = scene.table.life.get(who)
                begins = f"{who} is taken to have been at {_AT_FIRST} life, as no other total is said."
                note = {} if was is not None else {TAKEN: (begins,)}
                total = (_AT_FIRST if was is None else was) + sign * count
                yield behind, [{**_at(scene, who, total), **note}]


def _at(scene: Scene, who: str, total: int) -> Fields:
    return {"do": "life", "total": total, **scene.player_of(who)}
