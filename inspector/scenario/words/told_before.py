"""What is told to have been cast in an earlier turn, or earlier: it is on the stack no more, as cards name it now."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from inspector.rules import Table
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.faces_said import is_permanent_card
from inspector.scenario.words.parts import DOUBT, TAKEN, Fields, Scene

_BEFORE: Final = re.compile(
    r"(?<![\w'])(?:last turn|(?:(?:a|one|two|three|a few|some|several) )?turns? ago|a while ago|(?:the|a) turn before|"
    r"(?:on|in|during) (?:my|his|her|their|the|my opponent's|opp's) (?:last|previous) turn|earlier|previously|"
    r"before(?=[ ]*(?:[.;,\n]|$)))(?![\w'])",
    re.IGNORECASE,
)
_RESOLVES: Final = re.compile(
    r"(?:[ ,.;\n]|(?:and|but|then|it|that|this|which|has|had|also|just)\b)*resolve", re.IGNORECASE
)
_NEXT_TURN: Final = re.compile(
    r"(?<![\w'])(?:(?:on |in |during |until )?(?:the |my |his |her |their |my opponent's |opp's )?"
    r"(?:next|following) turn|"
    r"(?:a|one|two|three|some|several) turns? later|the turn after|tomorrow|after (?:this|that|the) turn)(?![\w'])",
    re.IGNORECASE,
)
# Cast with anything else said of how, it may be another face that is no permanent.
_PLAINLY: Final = frozenset(("do", "object", "player", "x"))


def turn_to_end(table: Table, text: str, start: int, end: int) -> WordsError | None:
    """Give what is asked back where a sentence speaks of a later turn though effects last until the end of this one.

    Nothing is taken from it: these end in the cleanup step (514.2, all editions), so the turn has to end first.
    """
    found = _NEXT_TURN.search(text, start, end)
    if found is None:
        return None
    copies = (copied for held in table.objects.values() for copied in held.copies)
    if not any(each.ends for each in table.effects) and not any(each.ends for each in copies):
        return None
    problem = f'"{found[0].strip()}" comes after the end of this turn, with which effects end'
    return WordsError(problem, text, found.start(), found.end(), (), ("first “The turn ends.”",))


def with_resolving(scene: Scene, text: str, place: tuple[int, int], actions: list[Fields]) -> list[Fields]:
    """Give the actions of a sentence, with the resolving of a spell that is told to have been cast before.

    ``place`` is where the sentence stands; where what follows says that it resolved, nothing is added. A step with
    priority ends only with an empty stack (500.2, all editions); a permanent spell becomes a permanent as it resolves
    (608.3).
    """
    said, behind = text[place[0] : place[1]], text[place[1] :]
    last = actions[-1]
    if last.get("do") != "cast" or _BEFORE.search(said) is None:
        return actions
    card = _name_cast(scene, actions, last)
    found = scene.pool.find(card)
    plainly = all(key in _PLAINLY or key.startswith("_") for key in last)
    if found is None or not plainly:
        return actions
    if _RESOLVES.match(behind) or re.search(rf"{re.escape(card)}(?: has| had| then)* resolve", behind, re.IGNORECASE):
        return actions
    note = f"{card} has resolved, as it is told to have been cast before."
    resolves = {"do": "resolve", "object": last["object"], TAKEN: (note,)}
    if not is_permanent_card(found):
        # What it did then nobody told.
        resolves[DOUBT] = (("", f"{card}, which was cast before,"),)
    return [*actions, resolves]


def _name_cast(scene: Scene, actions: list[Fields], casts: Mapping[str, Any]) -> str:
    for each in actions:
        if each.get("do") == "place" and each.get("as") == casts["object"]:
            return str(each["card"])
    held = scene.table.objects.get(str(casts["object"]))
    return held.cards[0].name if held is not None and len(held.cards) == 1 else ""
