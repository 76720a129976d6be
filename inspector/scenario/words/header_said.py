"""What a text begins with: its title, the rules, the players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from inspector.cards import CardPool
from inspector.rules import EDITIONS, NEWEST, Edition
from inspector.scenario.model import DEFAULT_PLAYERS
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.editions_said import edition_said, rules_words
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.leads import (
    PLAYERS_SAID,
    PLAYERS_TOLD,
    RULES_SAID,
    TITLE_SAID,
    YEAR_SAID,
    YEARS_RULES_SAID,
)
from inspector.scenario.words.numbers_said import number_said
from inspector.scenario.words.players_named import players_named, taken_as_players


class Header(NamedTuple):
    """The title, the rules and the players of a text, where its sentences begin, and how it was taken."""

    title: str = ""
    edition: Edition = NEWEST
    players: tuple[str, ...] = DEFAULT_PLAYERS
    end: int = 0
    taken: tuple[str, ...] = ()


def header_so_far(text: Cursor, pool: CardPool) -> Iterator[Header]:
    """Read the title, the rules and the players, in any order, where they are said; give what is known after each.

    Who plays may be told by the sentences. Raises WordsError for rules that nobody knows and for a name given twice.
    """
    header = Header()
    while True:
        for pattern, take in _SAID:
            found = pattern.match(text.text + "\n", header.end)
            if found is not None and not (pattern is PLAYERS_TOLD and _names_a_card(found, pool)):
                header = take(header, text, found)._replace(end=min(found.end(), len(text.text)))
                yield header
                break
        else:
            break
    if header.players is not DEFAULT_PLAYERS:
        return
    players = players_named(text.text, DEFAULT_PLAYERS, pool)
    taken = (taken_as_players(players, DEFAULT_PLAYERS),) if players != DEFAULT_PLAYERS else ()
    yield header._replace(players=players, taken=taken)


def _titled(header: Header, text: Cursor, found: re.Match[str]) -> Header:
    return header._replace(title=text.given[found.start(1) : found.end(1)].strip())


def _ruled(header: Header, text: Cursor, found: re.Match[str]) -> Header:
    edition = edition_said(found[1], found[2], found[3])
    if edition is None:
        known = tuple(rules_words(each) for each in EDITIONS)
        raise WordsError("no such rules are known", text.given, found.start(), found.end() - 1, known)
    return header._replace(edition=edition)


def _seated(header: Header, text: Cursor, found: re.Match[str]) -> Header:
    group = found.lastindex or 1
    players = _names(text.given[found.start(group) : found.end(group)])
    if len(set(players)) != len(players):
        raise WordsError("each player needs a name of their own", text.given, found.start(group), found.end(group))
    if found.re is PLAYERS_TOLD and found[1] is not None and number_said(found[1]) != len(players):
        many = f"the players named here are {len(players)}"
        raise WordsError(many, text.given, found.start(1), found.end(1))
    return header._replace(players=players)


def _names(said: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in re.split(r",|\band\b", said) if name.strip())


def _names_a_card(found: re.Match[str], pool: CardPool) -> bool:
    """Whether what is told as somebody who plays is a card: "Humility and Clone are playing"."""
    return any(pool.find(name) is not None for name in _names(found[found.lastindex or 1]))


_SAID: Final = (
    (TITLE_SAID, _titled),
    (RULES_SAID, _ruled),
    (YEARS_RULES_SAID, _ruled),
    (YEAR_SAID, _ruled),
    (PLAYERS_SAID, _seated),
    (PLAYERS_TOLD, _seated),
)
