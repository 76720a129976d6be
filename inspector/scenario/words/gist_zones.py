"""Whose hand, graveyard or library a sentence speaks of, and which cards are theirs by that."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from inspector.scenario.words.gist_lexicon import word_set
from inspector.scenario.words.gist_things import Noun, Recognised

_OF_PLAYER: Final = re.compile(
    r"(?:in|into|from|to) (?P<who>\w+)'s? (?P<zone>hand|graveyard|yard|library|deck)(?!\w)", re.IGNORECASE
)
_ZONES: Final = {
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "yard": "in the graveyard",
    "library": "in the library",
    "deck": "in the library",
}
_WHOSE: Final = re.compile(
    r"\b(?P<who>my opponent's|the opponent's|opponent's|opp's|my|his|her|their|\w+'s?) "
    r"(?:hand|graveyard|yard|'yard|gy|library|deck)\b",
    re.IGNORECASE,
)
_THIRD_PERSON: Final = word_set("his her their")
_SEVERAL: Final = re.compile(r"\b(?:both|each|the two)\b", re.IGNORECASE)
# What may stand between a place and what lies there.
_BEHIND: Final = word_set("N JOIN NUMBER talk be COUNTERS")
_PILES: Final = word_set(
    "graveyard graveyards yard gy yards library libraries deck decks hands sideboard sideboards command"
)
_BEFORE: Final = word_set("N JOIN NUMBER talk be")


def place_of_player_said(text: str, start: int, players: tuple[str, ...]) -> tuple[str, int] | None:
    """Give the place that words name by its player, and where they end: "in Ana's graveyard"; None for other words."""
    found = _OF_PLAYER.match(text, start)
    if found is None or not any(who.lower() == found["who"].lower() for who in players):
        return None
    return _ZONES[found["zone"].lower()], found.end()


def whose_place_said(words: str, players: tuple[str, ...], they: str) -> str:
    """Give whose hand, graveyard or library words name; empty where they do not say. ``they`` is who "his" means."""
    found = _WHOSE.search(words)
    if found is None:
        return ""
    who, other = found["who"].lower(), players[1] if len(players) == 2 else ""
    if who in _THIRD_PERSON:
        return they or other
    if who == "my":
        return players[0]
    if who.endswith(("opponent's", "opp's")):
        return other
    return next((each for each in players if who.removesuffix("'s").removesuffix("'") == each.lower()), "")


def says_only_from_where(row: list[Recognised]) -> bool:
    """Whether all that is said of a place is where something comes from: where it goes was not recognized."""
    places = [each.words.lower() for each in row if each.kind == "ZONE"]
    return bool(places) and all(each.startswith("from ") for each in places)


def is_unknown_place(tokens: list[Recognised], token: Recognised) -> bool:
    """Whether a word names a pile where something lies or comes, in words for no place here: "in our graveyards"."""
    at = tokens.index(token)
    before = tokens[max(at - 2, 0) : at]
    return token.words.lower() in _PILES and any(
        each.words.lower() in ("in", "to", "into") or each.kind == "enter" for each in before
    )


def say_whose(tokens: list[Recognised], owners: Mapping[int, str]) -> Iterator[str]:
    """Give cards to those in whose place they lie: "in my graveyard a Forest, and in his graveyard a Clone".

    ``owners`` are by where the words of the place begin. Gives words that say more than is told of them.
    """
    for at, token in enumerate(tokens):
        if token.kind != "ZONE":
            continue
        leads = at == 0 or tokens[at - 1].kind in ("JOIN", "be") or tokens[at - 1].words.lower() == "there"
        nouns = [*(_behind(tokens, at) if leads else ())] or [*_before(tokens, at)]
        for noun in nouns:
            noun.whose = noun.whose or ("" if noun.label else owners.get(token.start, ""))
        is_said = _WHOSE.search(token.words) is not None
        nobodys = is_said and any(not noun.label and not noun.whose for noun in nouns)
        if nobodys or (_SEVERAL.search(token.words) is not None and len(nouns) == 1 and nouns[0].count == 1):
            # One card lies in one of them: which, and whether there is one in each, nobody says.
            yield token.words


def _behind(tokens: list[Recognised], at: int) -> Iterator[Noun]:
    given = 0
    for place in range(at + 1, len(tokens)):
        nouns = tokens[place].nouns
        does = [each.kind for each in tokens[place + 1 : place + 2] if each.kind not in _BEHIND and each.kind.islower()]
        if tokens[place].kind not in _BEHIND or (given and nouns and does and does[0] != "talk"):
            return
        given += len(nouns)
        yield from nouns


def _before(tokens: list[Recognised], at: int) -> Iterator[Noun]:
    for place in range(at - 1, -1, -1):
        if tokens[place].kind not in _BEFORE:
            return
        yield from tokens[place].nouns
