"""Abilities that objects have, gain or lose: keywords with what belongs to them, and quoted ones."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards.keywords import KEYWORD_WORDS, keyword_in_words, keywords_of
from inspector.cards.quoting import with_full_stop
from inspector.reading.grammar.forms import form, leaf, says
from inspector.reading.grammar.tokens import words_of
from inspector.reading.grammar.vocabulary import COLORS, SUBTYPE_OF

_Leaves = Iterator[tuple[int, str, str]]
Abilities = tuple[str, ...]
_MOST_WORDS = 5
# These change values of their object in layers that are past when an effect gives them, or name what they need.
_NOT_GIVEN = frozenset(
    (
        "living metal",
        "level up",
        "station",
        "prototype",
        "reconfigure",
        "bestow",
        "aftermath",
        "fuse",
        "max speed",
        "solved",
        "impending",
        "enchant",
        "mutate",
        "companion",
    )
)


_FIRST_WORDS = frozenset(words.split(" ")[0] for words in KEYWORD_WORDS)


@leaf("keyword", lambda word: word in _FIRST_WORDS)
def _keyword(tokens: tuple[str, ...], start: int) -> _Leaves:
    for length in range(min(_MOST_WORDS, len(tokens) - start), 0, -1):
        words = " ".join(tokens[start : start + length])
        known = keyword_in_words(words)
        if known is not None and words not in _NOT_GIVEN:
            yield start + length, known, words
            return


@leaf("quoted", lambda word: word[0] == '"')
def _quoted(tokens: tuple[str, ...], start: int) -> _Leaves:
    word = tokens[start]
    if word.startswith('"') and len(word) > 2:
        # A comma that belongs to the sentence around it stands where the full stop was, or nothing does.
        text = f"{word[1:-2]}." if word.endswith(',"') else word[1:-1]
        text = text if keywords_of(text) else with_full_stop(text)
        yield start + 1, text, word


@form("ability", "{keyword}")
def _plain(keyword: str) -> str:
    return keyword


@form("ability", "{keyword} {cost}")
def _with_cost(keyword: str, cost: str) -> str:
    return f"{keyword} {cost}"


@form("ability", "{keyword} {number}")
def _with_number(keyword: str, number: int) -> str:
    return f"{keyword} {number}"


@form("ability", "equip {one subtype} {cost}")
def _equip(subtype: str, cost: str) -> str:
    return f"Equip {subtype} {cost}"


@leaf("one subtype", lambda word: SUBTYPE_OF.get(word) == word)
def _one_subtype(tokens: tuple[str, ...], start: int) -> _Leaves:
    yield start + 1, tokens[start], tokens[start]


@form("ability", "affinity for {qualities}")
def _affinity(quality: str) -> str:
    return f"Affinity for {quality}"


@form("ability", "{keyword} X , where X is {told amount}")
def _with_x(keyword: str, amount: str) -> str:
    return f"{keyword} X, where X is {amount}"


@form("ability", "{keyword} {cost} , where X is {told amount}")
def _with_cost_of_x(keyword: str, cost: str, amount: str) -> str | None:
    return f"{keyword} {cost}, where X is {amount}" if "{X}" in cost else None


_ENDS_AN_AMOUNT = frozenset(
    ("gets", "get", "has", "loses", "lose", "gains", "becomes", "become", "as", "instead", "until", "and", "~")
)


@leaf("told amount", lambda word: word.isalpha())
def _told_amount(tokens: tuple[str, ...], start: int) -> _Leaves:
    """An amount that stays in the words of the ability, which its object will have: nothing computes it."""
    words = tokens[start:]
    if _ENDS_AN_AMOUNT.isdisjoint(words) and all(word[0] not in ',.:"' for word in words):
        yield len(tokens), words_of(words), " ".join(words)


for _word in ("nonbasic", "legendary", "artifact", "snow"):
    says("ability", f"{_word} landwalk", value=f"{_word.capitalize()} landwalk")


@form("ability", "{quoted}")
def _quotation(text: str) -> str:
    return text


@form("ability", "protection from {qualities}")
def _protection(quality: str) -> str:
    return f"Protection from {quality}"


@form("ability", "hexproof from {qualities}")
def _hexproof(quality: str) -> str:
    return f"Hexproof from {quality}"


for _word in (*COLORS, "monocolored", "multicolored", "artifacts", "creatures", "enchantments", "instants", "lands"):
    says("quality", _word, value=_word)
for _word in ("planeswalkers", "sorceries", "everything", "artifacts", "colorless", "Ring-bearers"):
    says("quality", _word, value=_word)
says("quality", "all colors", "each color", value="all colors")


@form("qualities", "{quality}")
def _one_quality(one: str) -> str:
    return one


@form("qualities", "{quality} and from {quality}")
def _two_qualities(one: str, other: str) -> str:
    return f"{one} and from {other}"


@form("qualities", "{quality} , from {quality} , and from {quality}")
def _three_qualities(one: str, other: str, third: str) -> str:
    return f"{one}, from {other}, and from {third}"


@leaf("quality", lambda word: word in SUBTYPE_OF and word != SUBTYPE_OF[word])
def _of_subtype(tokens: tuple[str, ...], start: int) -> _Leaves:
    yield start + 1, tokens[start], tokens[start]


@form("ability all", "{ability}")
@form("abilities", "{ability}")
def _one(one: str) -> Abilities:
    return (one,)


@form("abilities", "{ability} and {ability}")
def _two(one: str, other: str) -> Abilities:
    return one, other


@form("abilities", "{quoted} {more abilities}")
def _row_of_quoted(one: str, more: Abilities) -> Abilities:
    return (one, *more)


@form("more abilities", "{quoted} {more abilities}")
def _longer_row_of_quoted(one: str, more: Abilities) -> Abilities:
    return (one, *more)


@form("abilities", "{ability} , {more abilities}")
def _row(one: str, more: Abilities) -> Abilities:
    return (one, *more)


@form("more abilities", "{ability} , {more abilities}")
def _longer(one: str, more: Abilities) -> Abilities:
    return (one, *more)


@form("more abilities", "{ability} , and {ability}", "{ability} and {quoted}")
def _last_two(one: str, other: str) -> Abilities:
    return one, other


@form("more abilities", "and {ability}")
def _last(one: str) -> Abilities:
    return (one,)
