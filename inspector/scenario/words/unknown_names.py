"""Names in a sentence that nobody and nothing here bears: a card that is not among those at hand, mostly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Final

from inspector.cards import CREATURE_TYPES, CardPool, plural_of
from inspector.scenario.words.files import NICKNAMES, NearNames
from inspector.scenario.words.gist_talk import EVERYDAY
from inspector.scenario.words.gist_vocabulary import kind_of_word, qualities_said
from inspector.scenario.words.mentions import NO_CARD
from inspector.scenario.words.naming import TableNames
from inspector.scenario.words.players_named import NO_PLAYERS
from inspector.scenario.words.text import SoFar

# Words with capitals, and the small words between them.
_NAMED: Final = re.compile(
    r"(?<![\w'])[A-Z][\w'-]+(?:,? (?:(?:of|the|to|for|in|from|with|and) ){0,2}(?=[A-Z])[A-Z][\w'-]+)*"
)
_ALIKE: Final = 0.75
# Each word of a name that is misspelled is alike its own.
_ALIKE_WORDS: Final = 0.6
_OWNS: Final = re.compile(r"(?:'s|(?<=s)')$")


def unknown_name(pool: CardPool, near: NearNames, names: TableNames, sentence: str) -> str:
    """Give the first name in a sentence that no card, player or object has, nor one that is spelled alike; or nothing.

    A sentence begins with a capital too: a word that people use otherwise is no name.
    """
    for found in _NAMED.finditer(sentence):
        words = _OWNS.sub("", found[0])
        if _is_known(pool, near, names, words):
            continue
        while words.partition(" ")[0] in NO_PLAYERS | NO_CARD:
            words = words.partition(" ")[2]
        rest = words
        while " " in rest and _is_plain_word(rest.partition(" ")[0]) and rest.partition(" ")[0] not in CREATURE_TYPES:
            # A type may begin a name: "Giant Growth".
            rest = rest.partition(" ")[2]
        if not words or _is_known(pool, near, names, rest):
            continue
        behind = sentence[found.end() :].split()[:1]
        acts = bool(behind) and kind_of_word(behind[0].lower().replace("isn't", "is")) == "verb"
        begins = not sentence[: found.start()].strip()
        if " " in words or not (_is_plain_word(words) or (begins and not acts)):
            return words
    return ""


def _is_plain_word(word: str) -> bool:
    """Whether a word with a capital is none that names anything: it begins a sentence, or is a type."""
    plain = word.lower()
    known = bool(kind_of_word(plain)) or plain in EVERYDAY or word in NO_PLAYERS or word in NO_CARD
    return known or any(plain == plural_of(each).lower() for each in CREATURE_TYPES)


def _parts(words: str) -> list[str]:
    """Give all that may be a name in words: any row of them, and what stands between commas."""
    alone = words.split(" ")
    rows = [" ".join(alone[first:last]) for first in range(len(alone)) for last in range(first + 1, len(alone) + 1)]
    return [row.strip(",") for row in rows]


def _is_known(pool: CardPool, near: NearNames, names: TableNames, words: str) -> bool:
    players = {player.casefold() for player in names.table.players}
    for part in _parts(words):
        is_one = part.casefold() in players or part.lower() in NICKNAMES
        if is_one or pool.find(part) is not None or names.meant(part):
            return True
    # Spelled alike, or the beginning of a name.
    begun = words.casefold()
    alike = (each.casefold() for each in near(words))
    return any(each.startswith((f"{begun} ", f"{begun},")) or _is_spelled_alike(begun, each) for each in alike)


def _is_spelled_alike(said: str, name: str) -> bool:
    """Whether somebody may have misspelled a name so: "Giant Growth" shares a word with "Rampant Growth", no more."""
    words, others = said.split(), name.split()
    pairs = zip(words, others, strict=True) if len(words) == len(others) else ()
    return SequenceMatcher(None, said, name).ratio() >= _ALIKE and all(
        SequenceMatcher(None, one, other).ratio() >= _ALIKE_WORDS for one, other in pairs
    )


def called_by_kind(near: NearNames, pool: CardPool, text: str, found: SoFar) -> Iterator[str]:
    """Give the names of cards of which the word in error is one, where it is a type: "My Angel" may be any of these."""
    error = found.error
    word = "" if error is None else text[error.start : error.end]
    if not word[:1].isupper() or not word.isalpha() or word.lower() not in qualities_said() - NICKNAMES.keys():
        return
    whole = re.compile(rf"\b{word}\b", re.IGNORECASE)
    yield from (name for name in near(word) if whole.search(name) is not None and pool.find(name) is not None)
