"""What a verb takes for granted of its object: what dies was on the battlefield, what is discarded was in a hand.

A sentence that tells it of something else means another object, or something else happened: it is refused at its verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from inspector.cards import possessive
from inspector.rules import GameObject, controllers_now
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.naming import whose_words
from inspector.scenario.words.parts import Fields, Scene

# The verb, where its object has to be, and what is said of it elsewhere (700.4, 701.8, 701.9, 701.17, 701.21).
_VERBS: Final = (
    (r"dies?|died|dying", ("battlefield",), "only what is on the battlefield dies"),
    (r"destroy(?:s|ed)?|kill(?:s|ed)?", ("battlefield",), "only what is on the battlefield is destroyed"),
    (r"sacrific\w+|sacs?|sacced", ("battlefield",), "only what is on the battlefield is sacrificed"),
    (r"discard(?:s|ed)?", ("hand",), "only what is in a hand is discarded"),
    (r"mill(?:s|ed)?", ("library",), "only what is in a library is milled"),
)
_FROM: Final = tuple(
    (re.compile(rf"(?<![\w'])(?:{verb})(?![\w'])", re.IGNORECASE), zones, said) for verb, zones, said in _VERBS
)
# Who does these does them to a card of their own, unless somebody says otherwise.
_ACTS: Final = frozenset(("cast", "play_land", "put_onto_battlefield"))
_ZONES: Final = {"battlefield": "on the battlefield", "stack": "on the stack", "hand": "in hand", "exile": "in exile"}
_TO_PILE: Final = re.compile(r"(?<![\w'])(?:to|into) (?P<whose>[^.;\n]+?) (?P<pile>hand|graveyard|library)(?!\w)")


def elsewhere(scene: Scene, text: Cursor, at: int, end: int, fields: Fields, who: str = "") -> WordsError | None:
    """Give what is wrong where a verb between two places tells of an object what cannot be where it is, or whose."""
    label = str(fields.get("object"))
    held = scene.table.objects.get(label)
    if held is None or fields.get("do") != "move":
        return None
    for verb, start, stop, zones, said in _verbs(scene, text, at, end, label):
        name = scene.names.phrase(label)
        problem = ""
        if held.zone not in zones and held.zone != fields.get("to"):
            problem = f"{name} is {_ZONES.get(held.zone, f'in the {held.zone}')}; {said}"
        elif who and verb.lower().startswith(("sac", "disc")):
            whose = held.owner if "hand" in zones else controllers_now(scene.table).get(label, held.controller)
            problem = f"{name} is {possessive(whose)}, and {who} cannot {_bare(verb)} it" if whose != who else ""
        if problem:
            # Behind an order its object stands, which is not the one that is meant.
            return WordsError(problem, text.given, start, end if text.text[stop:end].strip() else stop)
    return None


def _verbs(
    scene: Scene, text: Cursor, at: int, end: int, label: str
) -> Iterator[tuple[str, int, int, tuple[str, ...], str]]:
    """Give the verbs of a sentence that take something for granted; a name may have such a word."""
    named = f"{scene.names.shown.get(label, '')} {label}".lower().split()
    for pattern, zones, said in _FROM:
        for found in pattern.finditer(text.text, at, end):
            if found[0].lower() not in named:
                yield found[0], *found.span(), zones, said


def _bare(verb: str) -> str:
    return "discard" if verb.lower().startswith("disc") else "sacrifice"


def told_of_owners(scene: Scene, words: str, actions: list[Fields]) -> list[str]:
    """Tell whose the cards are where a sentence leaves that out, and where they go if it says otherwise."""
    gone = (_goes_to_owner(scene, words, each) for each in actions)
    return [*_of_others(scene, words, actions), *filter(None, gone)]


def _goes_to_owner(scene: Scene, words: str, fields: Fields) -> str:
    """Tell where a card goes that is said to go to another player's pile: always to its owner's (400.3)."""
    held = scene.table.objects.get(str(fields.get("object")))
    found = _TO_PILE.search(words)
    if held is None or found is None or fields.get("do") != "move" or fields.get("to") != found["pile"]:
        return ""
    known = {each.lower(): player for each, player in whose_words(scene.table.players)}
    if known.get(" ".join(found["whose"].lower().split()), held.owner) == held.owner:
        return ""
    return f"{held.label} goes to {possessive(held.owner)} {found['pile']}, as a card always does to its owner's."


def _of_others(scene: Scene, words: str, actions: list[Fields]) -> list[str]:
    """Tell whose card it is that somebody else casts, plays or puts there, where the words do not say so."""
    told = []
    for each in actions:
        held = scene.table.objects.get(each["object"]) if isinstance(each.get("object"), str) else None
        who = each.get("player", scene.table.players[0])
        if (
            each.get("do") not in ("cast", "play_land", "put_onto_battlefield")
            or held is None
            or held.zone != "hand"
            or who == held.owner
        ):
            continue
        if not _says_whose(scene, words, held):
            told.append(f"{held.label} is {possessive(held.owner)}.")
    return told


def _says_whose(scene: Scene, words: str, held: GameObject) -> bool:
    said = words.lower()
    return any(player == held.owner and each.lower() in said for each, player in whose_words(scene.table.players))
