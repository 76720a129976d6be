"""Saying abilities in a row: keywords as they are, sentences in quotes, long ones by how they begin, many by number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from inspector.cards import families_of, in_a_sentence, keywords_of, listed_words, sentence_in_quotes
from inspector.cards.lists_in_words import capitalized
from inspector.reading import without_reminder
from inspector.rules.wording.of_filters import in_words


def abilities_among(texts: Iterable[str]) -> tuple[str, ...]:
    """List the paragraphs that are abilities, without reminder text: one that is nothing else is none (207.2)."""
    return tuple(bare for text in texts if (bare := without_reminder(text)))


def number_of_abilities(texts: Iterable[str]) -> int:
    """How many abilities paragraphs hold, none of them reminder text: a line of keywords is several (702.1)."""
    return sum(1 if "." in text or ":" in text else max(1, len(keywords_of(text))) for text in texts)


def counted_abilities(texts: Iterable[str]) -> str:
    """Say how many abilities there are among some paragraphs."""
    count = number_of_abilities(abilities_among(texts))
    return "one ability" if count == 1 else f"{in_words(count) if count else 'no'} abilities"


# So many characters of abilities are told as they are, and so many keyword or mana abilities in a row.
_SHORT = 60
_MOST_IN_A_ROW, _LONGEST_KEYWORD, _LONGEST_SIGN = 6, 40, 16


def are_short(texts: Sequence[str], most: int = _SHORT) -> bool:
    """Whether these abilities are few enough words to be told as they are, fewer characters than ``most``."""
    row = len(texts) <= _MOST_IN_A_ROW and all(
        len(text) <= (_LONGEST_SIGN if "." in text else _LONGEST_KEYWORD) for text in texts
    )
    return row or sum(map(len, texts)) < most


def listed_abilities(texts: Sequence[str], most: int = _SHORT, joint: str = "and") -> str:
    """Name abilities, sentences in quotes and long ones by how they begin; where these are many, count them.

    ``joint`` stands before the last of them.
    """
    if not are_short(texts, most):
        keywords = [text for text in texts if "." not in text and ":" not in text]
        begun = [_begun(text) for text in texts if text not in keywords]
        if len({*begun}) == len(begun) <= _MOST_BEGUN and (not keywords or are_short(keywords)):
            return listed_words([*map(in_a_sentence, keywords_apart(keywords)), *begun], joint)
        others = number_of_abilities(abilities_among(text for text in texts if text not in keywords))
        if keywords and are_short(keywords):
            rest = f"{in_words(others)} other abilities"
            return listed_words([*map(in_a_sentence, keywords_apart(keywords)), rest], joint)
        count = number_of_abilities(abilities_among(texts))
        return "an ability" if count == 1 else counted_abilities(texts)
    return listed_words([_among_others(text) for text in keywords_apart(texts)], joint)


def _among_others(text: str) -> str:
    if "." in text or ":" in text:
        return sentence_in_quotes(text)
    # In a row the cost of "Ward—Pay 3 life" would go on with the next ability.
    return f"“{text}”" if "—" in text else in_a_sentence(text)


# So many long abilities are told by how they begin, each by so many characters.
_MOST_BEGUN, _LONGEST_BEGINNING, _SHORTEST_BEGINNING = 3, 44, 8


def _begun(text: str) -> str:
    """Quote an ability, a long one up to the end of its first part: ``“At the beginning of your upkeep, …”``."""
    if len(text) <= _SHORT:
        return sentence_in_quotes(text)
    ends = [place for place, sign in enumerate(text[:_LONGEST_BEGINNING]) if sign in ",:"]
    at = next((place + 1 for place in ends if place >= _SHORTEST_BEGINNING), 0)
    cut = text[:at] if at else text[:_LONGEST_BEGINNING].rpartition(" ")[0] or text[:_LONGEST_BEGINNING]
    if cut.count('"') % 2:
        # An ability that it gives is told whole or not begun: a quote that opens would stay open.
        cut = cut.rpartition('"')[0].rstrip() or cut
    return f"“{cut} …”"


# Older cards part keywords by semicolons.
_PARTED = re.compile("[,;] ")


def keywords_apart(texts: Sequence[str]) -> list[str]:
    """List abilities with each keyword of a line of keywords by itself (702.1)."""
    found = []
    for text in texts:
        parts = _PARTED.split(text) if number_of_abilities([text]) > 1 else [text]
        found += [capitalized(part) for part in parts]
    return found


def without_families(abilities: list[str]) -> list[str]:
    """Leave out the keyword of which another in the list is a kind: nobody has islandwalk and landwalk (702.14a)."""
    kinds = (one for one in abilities if one.endswith(("walk", "cycling")))
    families = {family for one in kinds for family in families_of(one) if family != one}
    return [one for one in abilities if one not in families]
