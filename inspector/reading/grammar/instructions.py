"""What a spell or ability that resolves does to an object: control of it (layer 2), a word of its text (layer 3)."""

from __future__ import annotations

from collections.abc import Iterator

from inspector.cards import BASIC_LAND_TYPES, Change, TextChange
from inspector.cards.creature_types import CREATURE_TYPES
from inspector.reading.grammar.forms import form, leaf, says
from inspector.reading.grammar.vocabulary import COLORS

_WORDS_OF_A_KIND = (frozenset(COLORS), frozenset(BASIC_LAND_TYPES), CREATURE_TYPES)

says(
    "instruction",
    "[you] gain control of (it|him|her|~)",
    "you control (it|him|her)",
    value=Change(control="you"),
)


@leaf("word of a text", lambda word: any(word in words for words in _WORDS_OF_A_KIND))
def _word_of_a_text(tokens: tuple[str, ...], start: int) -> Iterator[tuple[int, str, str]]:
    yield start + 1, tokens[start], tokens[start]


@form("instruction", "in (its|~ 's) text , {word of a text} (becomes|is) {word of a text}")
@form("instruction", "in (its|~ 's) text , all instances of {word of a text} (become|are) {word of a text}")
@form(
    "instruction",
    "change (its|~ 's) text by replacing all instances of {word of a text} with {word of a text}",
    "change the text of (it|~) by replacing all instances of {word of a text} with {word of a text}",
)
def _other_word(old: str, new: str) -> Change | None:
    """One word for another of its kind: a color word, a basic land type, a creature type (612.2)."""
    if not any(old in words and new in words for words in _WORDS_OF_A_KIND):
        return None
    return Change(text=TextChange(from_=old, to=new))
