"""Who plays, where a text names its players only as they do something: ``Alice controls Humility. Bob casts Clone``.

A card casts nothing, plays nothing and controls nothing, so that whoever does is a person.
"""

from __future__ import annotations

import difflib
import re
from typing import Final

from inspector.cards import CardPool, listed_words
from inspector.scenario.words.naming import OTHER_PEOPLE

MOST_PLAYERS: Final = 4
_ALIKE: Final = 0.75
# So near to a name stands what it is the last word of.
NEAR: Final = 100
LONGEST_NAME: Final = 8
CAPITAL: Final = re.compile(r"[A-Z][\w\'-]+")
NO_PLAYERS: Final = frozenset(
    (
        "I",
        "My",
        "Mine",
        "Yours",
        "Theirs",
        "Ours",
        "Hers",
        "Your",
        "His",
        "Her",
        "Their",
        "Our",
        "We",
        "You",
        "Someone",
        "Somebody",
        "Something",
        "Anyone",
        "Nobody",
        "Neither",
        "Each",
        "Everybody",
        "Everyone",
        "NAP",
        "AP",
        "P1",
        "P2",
        "Player",
        "It",
        "He",
        "She",
        "They",
        "Who",
        "Whose",
        "What",
        "Where",
        "When",
        "Why",
        "How",
        "Opponent",
        "Opp",
        "That",
        "This",
        "There",
        "Which",
    )
)
# Where a name may end that goes on behind a word: behind each of the words that follow in its sentence.
_MORE_OF_A_NAME: Final = re.compile(r"(?:'s)?[ ,-]*[\w'-]+(?=[\s,.;:?!)]|'s|$)")
_LIES: Final = (
    r"(?:on the battlefield|in play|in hand|in (?:the|his|her|their) (?:hand|graveyard|library)|in exile|on the stack)"
)
_ACTS: Final = re.compile(
    r"(?<![\w'])([A-Z][a-z]+) (?:(?:also|then|now|later|already|only|still) )?"
    r"(?:(?:controls|controlled|casts|cast|plays|played)(?![\w'])|resolves (?=(?:an? )?[A-Z])|"
    r"(?:has|had) (?=(?:(?:an?|the|two|three|\d) )?[A-Z]"
    rf"(?:(?! is | are | on it| attached| has )[^.;?\n]){{1,60}}? {_LIES}))"
)
_BY: Final = re.compile(r"(?<![\w'])(?:controlled|owned|cast|played) by ([A-Z][a-z]+)(?![\w']| [A-Z])")
# Whether a text is told by one of the players.
SPEAKS: Final = re.compile(r"(?<![\w'])(?:I|i(?!\.e)|I've|I'm|I'd|I'll|[Mm]y|[Mm]e|[Mm]ine)(?![\w'])")
_OTHERS: Final = re.compile(
    rf"(?<![\w'])(?:opponents?|opp|oppo|AP|NAP|active player|player [A-D1-4]|{'|'.join(OTHER_PEOPLE)}|you|your)"
    r"(?![\w])",
    re.IGNORECASE,
)


def players_named(text: str, known: tuple[str, ...], pool: CardPool) -> tuple[str, ...]:
    """Give who plays: those of the ``known`` and of others whom a text has act, in the order in which it names them.

    The known ones where it names no other, or also speaks of somebody only as the opponent: who that is, nobody says.
    """
    if _OTHERS.search(text) is not None:
        return known
    said = (found for form in (_ACTS, _BY) for found in form.finditer(text))
    acting = [found for found in said if found[1] not in NO_PLAYERS and found[1] not in known]
    new = {found[1] for found in acting if pool.find(found[1]) is None and not _of_a_name(pool, text, found)}
    # "Anna", where there is Ana, is she misspelled, and asked back.
    there = [name for name in known if re.search(rf"(?<![\w']){re.escape(name)}(?!\w)", text) is not None]
    if not new or any(difflib.get_close_matches(name, there, cutoff=_ALIKE) for name in new):
        return known
    named = re.compile(rf"(?<![\w'])(?:{'|'.join(map(re.escape, (*new, *known)))})(?![\w])")
    every = list(dict.fromkeys(found[0] for found in named.finditer(text)))
    if SPEAKS.search(text) is not None:
        # Who speaks is the first of them, under a name that nobody else has.
        every = [next((name for name in known if name not in every), every[0]), *every]
    every += [name for name in known if name not in every][: max(2 - len(every), 0)]
    every = list(dict.fromkeys(every))
    return tuple(every) if len(every) <= MOST_PLAYERS else known


def they_at_first(text: str, players: tuple[str, ...]) -> str:
    """Give whom "his" and "they" mean before anybody else is spoken of: the other player than who speaks.

    Where nobody says "I" it is the same if the text calls neither by a name.
    """
    named = re.compile(rf"(?<![\w'])(?:{'|'.join(map(re.escape, players))})(?!\w)")
    speaks = SPEAKS.search(text) is not None
    return players[1] if len(players) == 2 and (speaks or named.search(text) is None) else ""


def taken_as_players(players: tuple[str, ...], known: tuple[str, ...]) -> str:
    """Say whom a text that names no players was taken to have as such."""
    others = [name for name in players if name not in known]
    return f"{listed_words(others)} {'is taken as a player' if len(others) == 1 else 'are taken as players'}."


def _of_a_name(pool: CardPool, text: str, somebody: re.Match[str]) -> bool:
    """Whether a word belongs to a name, or may: another word of one stands before it."""
    before = text[: somebody.start()].rstrip(" ")
    last = before.rpartition(" ")[2]
    return within_a_name(pool, text, somebody) or (bool(last) and last[0].isupper() and last[-1].isalpha())


def within_a_name(pool: CardPool, text: str, somebody: re.Match[str]) -> bool:
    """Whether a word is one of a card's name: nobody is called Image who has Phantasmal before it, nor Vryn."""
    begins = max(somebody.end(1) - NEAR, 0)
    before = text[begins : somebody.end(1)]
    starts = [begins + found.start() for found in CAPITAL.finditer(before)][-LONGEST_NAME:]
    more = [found.end() for found in _MORE_OF_A_NAME.finditer(text, somebody.end(1), somebody.end(1) + NEAR)]
    ends = (somebody.end(1), *more[:LONGEST_NAME])
    return any(pool.find(text[start:end]) is not None for start in starts for end in ends)
