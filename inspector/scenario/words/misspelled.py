"""What is meant by words that cannot stand where they do: words spelled alike that could."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final, NamedTuple

from inspector.cards import possessive
from inspector.reading import NUMBER_WORDS
from inspector.scenario.words.cursor import Cursor

_COLORS: Final = ("white", "blue", "black", "red", "green", "colorless")
_NUMBERS: Final = tuple(NUMBER_WORDS[1:11])
# So like each other are words of which one may be the other misspelled.
_ALIKE: Final = 0.75
_WORD: Final = re.compile(r"\S+")
_SIGNS: Final = ".,;:?!)"
_MOST: Final = 2
# Nothing that is expected has more words.
_LONGEST: Final = 6


class _Near(NamedTuple):
    """Words that may be meant: how alike they are, in which place they were expected, and for which they stand."""

    alike: float
    place: int
    start: int
    end: int
    words: str


def meant_words(players: tuple[str, ...], text: Cursor, at: int) -> tuple[tuple[int, int], tuple[str, ...]] | None:
    """Give the words that may be meant instead of some from a place on, and where these stand; None for none."""
    spans: list[tuple[int, int]] = []
    for word in _WORD.finditer(text.text, at, len(text.text)):
        said = word[0].rstrip(_SIGNS)
        spans.append((word.start(), word.start() + len(said)))
        if len(said) < len(word[0]) or len(spans) == _LONGEST:
            break
    if not spans:
        return None
    begin = spans[0][0]
    there = tuple((start - begin, end - begin) for start, end in spans)
    begins = text.text[:begin].rstrip(" ")[-1:] in ("", *".;?!\n")
    found = _nearest(players, tuple(text.expected), text.text[begin : spans[-1][1]], there, begins)
    return None if found is None else ((found[0] + begin, found[1] + begin), found[2])


@lru_cache(maxsize=4096)
def _nearest(
    players: tuple[str, ...], expected: tuple[str, ...], text: str, spans: tuple[tuple[int, int], ...], begins: bool
) -> tuple[int, int, tuple[str, ...]] | None:
    """Give where the words stand in a text that may be wrong, and what may be meant by them."""
    # Kept, as a sentence is read in two ways, and again with each proposal for its text.
    known = dict.fromkeys(words for told in expected for words in _words_of(told, players))
    spelled = {word.lower() for words in known for word in words.split(" ")}
    near = [
        each
        for place, words in enumerate(known)
        for count in {words.count(" "), words.count(" ") + 1}
        if 0 < count <= len(spans)
        and (each := _nearness(text, list(spans[:count]), words, -place)) is not None
        # Within a sentence a capital begins a name: who writes "Conversion" does not mean "converts".
        and (begins or not text[each.start].isupper() or each.words[:1].isupper())
        and not _is_spelled(text[each.start : each.end], spelled, each.words)
    ]
    if not near:
        return None
    best = max(near)
    again = sorted((each for each in near if each[2:4] == best[2:4]), reverse=True)
    return best.start, best.end, tuple(dict.fromkeys(each.words for each in again))[:_MOST]


def _nearness(text: str, spans: list[tuple[int, int]], words: str, place: int) -> _Near | None:
    """Tell how alike those of several words are that differ: in "is tpaped" it is the second that is wrong."""
    wanted = words.split(" ")
    said = [text[start:end] for start, end in spans]
    all_said = " ".join(said).lower()
    first, last = spans[0][0], spans[-1][1]
    while said and wanted and said[0].lower() == wanted[0].lower():
        said, wanted, spans = said[1:], wanted[1:], spans[1:]
    ahead = len(wanted)
    while said and wanted and said[-1].lower() == wanted[-1].lower():
        said, wanted, spans = said[:-1], wanted[:-1], spans[:-1]
    if not said and len(wanted) == 1 < ahead:
        # One word is missing before another.
        return _Near(_how_alike(all_said, words.lower()), place, first, last, words)
    if not said or not wanted or _how_alike(" ".join(said).lower(), " ".join(wanted).lower()) < _ALIKE:
        return None
    return _Near(_how_alike(all_said, words.lower()), place, spans[0][0], spans[-1][1], " ".join(wanted))


def _is_spelled(said: str, spelled: set[str], words: str) -> bool:
    """Whether words are spelled as words that could stand there are: something else is wrong than a word that lacks.

    Who writes "tapped" does not mean the contrary.
    """
    there = {*said.lower().split()}
    return words.lower() == f"un{said.lower()}" or (there <= spelled and not there < {*words.lower().split()})


@lru_cache(maxsize=8192)
def _how_alike(said: str, words: str) -> float:
    """Give how like two rows of words are, 1 where they are the same; letters that changed places count as alike."""
    # Kept, as a sentence that is rebuilt is read many times, and the same words are expected each time.
    if sorted(said) == sorted(words):
        return 0.9
    return SequenceMatcher(None, said, words).ratio()


def _words_of(told: str, players: tuple[str, ...]) -> tuple[str, ...]:
    """Give the words that something expected is known to be."""
    if told.startswith('"'):
        return (told.strip('"'),)
    if told.startswith("whose "):
        return tuple(f"{possessive(player)} {told.partition(' ')[2]}" for player in players)
    return {"a color": _COLORS, "a number": _NUMBERS, "a player": players}.get(told, ())
