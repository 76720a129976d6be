"""One ability taken away from several: the whole of it, or a keyword out of a row of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from inspector.cards import keywords_of
from inspector.cards.lists_in_words import capitalized
from inspector.reading import without_reminder
from inspector.rules.values.scratch import Ability


def without_ability(abilities: list[Ability], text: str) -> list[Ability]:
    """Take an ability away, by its text or its keyword; out of a row of keywords only that one goes (702.1)."""
    low = text.casefold()
    kept: list[Ability] = []
    for ability in abilities:
        if ability.text.casefold() == low:
            continue
        if low not in (keyword.casefold() for keyword in ability.keywords):
            kept.append(ability)
            continue
        row = _keywords_in_a_row(ability.text, [keyword.casefold() for keyword in ability.keywords])
        rest = ", ".join(part for part in row if not _is_keyword(part, low))
        if rest:
            left = tuple(word for word in ability.keywords if word.casefold() != low)
            kept.append(Ability(capitalized(rest), left))
    return kept


def of_keyword(ability: Ability, keyword: str) -> Iterator[Ability]:
    """Give what of an ability is a keyword ability of this name: itself, or those of a row of them (702.1)."""
    if not _names(ability.keywords, keyword):
        return
    for text in _keywords_in_a_row(ability.text, [word.casefold() for word in ability.keywords]):
        if _names(keywords_of(text), keyword):
            yield Ability(capitalized(text), keywords_of(text))


def each_of(ability: Ability) -> Iterator[Ability]:
    """Give each ability of a row of keywords by itself, and any other ability as it is (702.1)."""
    row = tuple(_keywords_in_a_row(ability.text, [word.casefold() for word in ability.keywords]))
    if ability.keywords and len(row) > 1:
        yield from (Ability(capitalized(text), keywords_of(text)) for text in row)
    else:
        yield ability


def _names(keywords: tuple[str, ...], keyword: str) -> bool:
    """Whether one of these is a keyword or a kind of it: swampwalk is a landwalk ability (702.14a)."""
    return keyword in keywords or any(word.endswith("walk") for word in keywords if keyword == "Landwalk")


def unlike(abilities: Iterable[Ability]) -> list[Ability]:
    """List abilities without those that say what another says: of these keywords, more of the same are redundant."""
    return list({ability.text.casefold(): ability for ability in abilities}.values())


def _is_keyword(part: str, low: str) -> bool:
    return part.casefold().startswith(low) or low in (keyword.casefold() for keyword in keywords_of(part))


# Older cards part keywords by semicolons.
_PARTED = re.compile("[,;]")


def _keywords_in_a_row(text: str, known: Iterable[str]) -> Iterator[str]:
    """Give each keyword of a row with all that is its own: not all commas part two, as in "ward—{2}, pay 2 life".

    ``known`` are the keywords that the row has, in small letters: a record may list some that no table here has yet.
    """
    starts = tuple(known)
    whole = ""
    # Reminder text is no part of an ability (207.2), and has commas of its own.
    for part in map(str.strip, _PARTED.split(without_reminder(text))):
        if whole and not (keywords_of(part) or part.casefold().startswith(starts)):
            whole = f"{whole}, {part}"
            continue
        if whole:
            yield whole
        whole = part
    yield whole
