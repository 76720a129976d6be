"""Texts from files and from the command line: how long they may be, and their errors as those of any board."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from inspector.keeping import NotOpenedError, read_at_most
from inspector.scenario.errors import ScenarioError
from inspector.scenario.words.errors import WordsError

# Longer than any board that anyone lays out; what is read costs a moment for every sentence.
LONGEST_BOARD_TEXT: Final = 200_000
WORDS_SUFFIX: Final = ".txt"
_LONGEST_NAME: Final = 6
_BEGINNING_OF_A_NAME: Final = 0.9
_MOST_NAMES: Final = 3
_ALIKE: Final = 0.6
_ALIKE_AS_A_WHOLE: Final = 0.7
# These words stand before a name and are none.
_NO_NAME: Final = re.compile(
    r"(?:(?:the|an?|my|your|his|her|their|my opponent's|opponent's|two|three|"
    r"both|another|some|with|and|has|have|i|it) )+",
    re.IGNORECASE,
)
# What is so common is written as it is meant.
_COMMON: Final = frozenset(
    [
        "it",
        "its",
        "him",
        "her",
        "his",
        "them",
        "they",
        "their",
        "that",
        "this",
        "those",
        "these",
        "one",
        "both",
        "each",
        "all",
        "any",
        "who",
        "what",
        "which",
        "there",
        "here",
        "then",
        "now",
        "cast",
        "casts",
        "from",
        "onto",
        "into",
        "with",
        "without",
        "under",
        "over",
        "while",
        "when",
        "after",
        "before",
        "again",
        "only",
        "just",
        "also",
        "other",
        "another",
        "own",
        "does",
        "do",
        "did",
        "is",
        "are",
        "was",
        "were",
        "be",
        "been",
        "can",
        "could",
        "will",
        "would",
        "has",
        "have",
        "had",
        "not",
        "no",
        "on",
        "in",
        "at",
        "of",
        "to",
        "for",
        "by",
        "as",
        "and",
        "or",
        "but",
        "so",
        "commander",
        "general",
        "judge",
        "creature",
        "creatures",
        "card",
        "cards",
        "spell",
        "permanent",
        "counter",
        "counters",
        "token",
        "copy",
        "copies",
        "player",
        "players",
        "someone",
        "uses",
        "use",
        "gets",
        "get",
        "got",
        "makes",
        "make",
        "control",
        "controls",
        "turn",
        "turns",
        "back",
        "still",
        "resolve",
        "resolves",
    ]
)
# What players call a card among themselves.
NICKNAMES: Final = {
    "baneslayer": "Baneslayer Angel",
    "bbe": "Bloodbraid Elf",
    "bear": "Grizzly Bears",
    "bears": "Grizzly Bears",
    "bob": "Dark Confidant",
    "bolt": "Lightning Bolt",
    "bonecrusher": "Bonecrusher Giant",
    "bop": "Birds of Paradise",
    "clique": "Vendilion Clique",
    "confidant": "Dark Confidant",
    "copter": "Smuggler's Copter",
    "craterhoof": "Craterhoof Behemoth",
    "ewit": "Eternal Witness",
    "exarch": "Deceiver Exarch",
    "fow": "Force of Will",
    "goyf": "Tarmogoyf",
    "gurmag": "Gurmag Angler",
    "hierarch": "Noble Hierarch",
    "jitte": "Umezawa's Jitte",
    "jtms": "Jace, the Mind Sculptor",
    "kiki": "Kiki-Jiki, Mirror Breaker",
    "lotv": "Liliana of the Veil",
    "murktide": "Murktide Regent",
    "nacatl": "Wild Nacatl",
    "o-ring": "Oblivion Ring",
    "path": "Path to Exile",
    "primetime": "Primeval Titan",
    "resto": "Restoration Angel",
    "sfm": "Stoneforge Mystic",
    "snapcaster": "Snapcaster Mage",
    "stoneforge": "Stoneforge Mystic",
    "stp": "Swords to Plowshares",
    "swords": "Swords to Plowshares",
    "wog": "Wrath of God",
    "wrath": "Wrath of God",
    "wurmcoil": "Wurmcoil Engine",
}
NearNames = Callable[[str], Sequence[str]]
_HEADER: Final = r"title:|players?:|(?:under the )?rules of (?:\w+ )?[0-9]{4}"
_FIRST: Final = r"(?:[\w'.-]+ ){1,3}(?:has|have|had|controls?|casts?|plays?|puts?|is at|am at|are at) \S"
_BEGINS: Final = re.compile(rf"\s*(?:{_HEADER}|{_FIRST})", re.IGNORECASE)


def begins_as_board(text: str) -> bool:
    """Whether the first words are those of a board in words: its title, rules or players, or somebody has something.

    What comes then may still be wrong; a decklist or a text of rules does not begin so.
    """
    return _BEGINS.match(text) is not None


def text_of_file(path: Path) -> str:
    """Read a text file; raises ScenarioError for one that is none or is too long."""
    try:
        data = read_at_most(path, LONGEST_BOARD_TEXT, "a board in words")
    except NotOpenedError as error:
        raise ScenarioError(str(path), "", error.problem) from None
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        problem = "expected plain text in UTF-8; save it so, or paste the text itself"
        raise ScenarioError(str(path), "", problem) from None


def with_near_names(error: WordsError, text: str, near: NearNames) -> WordsError:
    """Give the error with names of cards that may be meant, where a card was expected and nothing else is proposed."""
    if error.proposals or not {"the name of a card", "an object on the board"} & set(error.expected):
        return error
    begun = error.found.casefold()
    if begun in NICKNAMES:
        return WordsError(error.problem, text, error.start, error.end, error.expected, (NICKNAMES[begun],))
    end = min((place for sign in ".\n;?" if (place := text.find(sign, error.start)) >= 0), default=len(text))
    before = _NO_NAME.match(text, error.start, end)
    start = error.start if before is None else before.end()
    ends = [start + found.end() for found in re.finditer(r"[^\s,]+", text[start:end])][:_LONGEST_NAME]
    given = ((last, " ".join(text[start:last].split())) for last in ends)
    # What is written as it is meant is not misspelled, and a name begins where the words do.
    found = [(last, tuple(name for name in near(words) if _may_mean(words, name))) for last, words in given]
    found = [each for each in found if each[1]]
    if not found:
        return error
    # Words that are only partly a name say something else besides.
    found = [each for each in found if _likeness(text[start : each[0]], each[1][0]) >= _ALIKE_AS_A_WHOLE]
    if not found:
        return error
    last, names = max(found, key=lambda each: _likeness(text[start : each[0]], each[1][0]))
    # What is told is the word that is underlined, and not "my" before it.
    problem = error.problem if start == error.start else f'"{text[start:last]}" cannot stand here'
    return WordsError(problem, text, start, last, error.expected, names[:_MOST_NAMES])


def _may_mean(words: str, name: str) -> bool:
    """Whether words may be this name misspelled: the first could be one of its words, as a verb before it could not."""
    first = words.partition(" ")[0].casefold().rstrip(",")
    if first in _COMMON:
        return False
    ratios = (difflib.SequenceMatcher(None, first, each.casefold()).ratio() for each in re.findall(r"[^\s,/]+", name))
    return name.casefold() != words.casefold() and any(ratio >= _ALIKE for ratio in ratios)


def _likeness(words: str, name: str) -> float:
    if name.casefold().startswith((f"{words.casefold()},", f"{words.casefold()} ")):
        # People call a legend by the beginning of its name; a whole name that is misspelled is meant sooner.
        return _BEGINNING_OF_A_NAME
    return difflib.SequenceMatcher(None, words.casefold(), name.casefold()).ratio()
