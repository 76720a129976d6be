"""Cards of which a sentence speaks before another places them: these are one card or two, which only a person knows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from inspector.cards.lists_in_words import capitalized
from inspector.scenario.words.errors import FROM_HERE, WordsError
from inspector.scenario.words.parts import BESIDE, Fields

if TYPE_CHECKING:
    from inspector.scenario.replaying import Replay
    from inspector.scenario.words.text_question import TextQuestion

# What is placed in these words is another one.
_ANOTHER: Final = re.compile(r"\b(?:another|second|other|different)\b", re.IGNORECASE)
# A sentence that says where cards are, up to where the next begins.
_SAID_TO_BE: Final = re.compile(
    r"(?P<lead>(?:^|(?<=[.;\n]))\s*|,? (?:and|while|but) )"
    r"(?P<said>(?:[A-Z]\w*|(?:[Mm]y |[Tt]he )?[Oo]pp(?:onent)?|he|she|they) "
    r"(?:has|have|had|controls?|controlled)\b[^.;?\n]*?)(?=[.;\n]|$|,? (?:and|while|but) (?:[A-Z]\w*|my|the) \w+ )"
)


class ReadBefore(NamedTuple):
    """How far a text had been read before a sentence, with what had come of it."""

    at: int
    run: Replay
    places: list[tuple[int, int]]
    taken: list[str]
    asks: list[TextQuestion]


class Unplaced(NamedTuple):
    """A card that came to the board only beside another: in which sentence, and what had been read before it."""

    card: str
    start: int
    end: int
    before: ReadBefore


def laid_beside(actions: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
    """Name the cards that come with a sentence only beside another card."""
    return tuple(dict.fromkeys(str(each["card"]) for each in actions if each.get(BESIDE)))


def placed_after_all(
    unplaced: Iterable[Unplaced], actions: Iterable[Fields], text: str, start: int, end: int
) -> tuple[ReadBefore, WordsError] | None:
    """Give the card that a sentence places which an earlier one had beside another, and what is asked back of it.

    That there are two of it is proposed; None where the sentence places no such card, or says that it is another one.
    """
    if _ANOTHER.search(text, start, end) is not None:
        return None
    names = {str(each["card"]) for each in actions if each.get("do") == "place" and not each.get(BESIDE)
             and each.get("zone", "battlefield") == "battlefield"}  # fmt: skip
    for each in unplaced:
        if each.card in names:
            named = re.compile(rf"(?:(?:an?|the|one) )?(?={re.escape(each.card)})", re.IGNORECASE)
            said = text[each.start : start] + named.sub("another ", text[start:end], count=1) + text[end:]
            proposals = (f"{FROM_HERE}{said.strip()}”",) if "another" in said else ()
            found = re.compile(re.escape(each.card), re.IGNORECASE).search(text, each.start, each.end)
            first, last = found.span() if found is not None else (each.start, each.end)
            problem = f'"{text[first:last]}" is not on the board yet, and is placed only later'
            return each.before, WordsError(problem, text, first, last, (), proposals)
    return None


def brought_ahead(text: str, at: int, end: int, names: Iterable[str]) -> Iterator[str]:
    """Give the texts from a sentence on in which later sentences come first that place what it speaks of.

    ``end`` is where that sentence ends, ``names`` are the cards of which it speaks; each sentence alone is tried, then
    all of them together.
    """
    known = tuple(names)
    later = [
        each
        for each in _SAID_TO_BE.finditer(text, end)
        if _ANOTHER.search(each["said"]) is None and any(name in each["said"] for name in known)
    ]
    for group in (*([each] for each in later), *([later] if len(later) > 1 else [])):
        rest, first = text[at:], ""
        for found in reversed(group):
            said = found["said"].strip()
            first = f"{capitalized(said)}. {first}"
            # The sign at its end goes with a sentence that stands alone.
            behind = found.end() + (not found["lead"].strip() and found.end() < len(text))
            rest = f"{rest[: found.start() - at]}{rest[behind - at :]}"
        yield f"{first}{rest.strip()}"
