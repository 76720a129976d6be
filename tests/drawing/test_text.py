"""Text: what becomes a symbol, a slanted reminder, a break, a box; and what is dropped."""

from __future__ import annotations

import pytest

from inspector.drawing.fonts import FontFace, path_of
from inspector.drawing.text import RULES, Word, atom_width, clean, paragraph_words, word_width


def atoms(text: str) -> list[tuple[str, bool]]:
    return [(atom.text, atom.symbol) for word in paragraph_words(text, RULES) for atom in word.atoms]


def test_symbols_stay_with_the_punctuation_after_them() -> None:
    words = paragraph_words("{1}{U}, {T}: Draw.", RULES)
    assert [[atom.text for atom in word.atoms] for word in words] == [["{1}", "{U}", ","], ["{T}", ":"], ["Draw."]]


def test_text_in_parentheses_is_set_in_italics_and_the_rest_is_not() -> None:
    words = paragraph_words("Flying (It flies (high) up.) Really", RULES)
    slanted = {atom.text for word in words for atom in word.atoms if atom.path == str(path_of(FontFace.SERIF_ITALIC))}
    assert slanted == {"(It", "flies", "(high)", "up.)"}


@pytest.mark.parametrize("text", ["{", "}", "{}", "{ }", "{a b}", "{" + "x" * 40 + "}"])
def test_braces_that_hold_no_symbol_are_plain_text(text: str) -> None:
    assert not any(symbol for _, symbol in atoms(text))


def test_control_characters_and_invisible_ones_cannot_disturb_a_line() -> None:
    assert clean("a\nb\tc\u2028d") == "a b c d"
    assert clean("a\u202eb\u200bc\ufeff") == "abc"
    assert clean("\ud800") == "\ufffd"


def test_accents_are_composed_with_their_letters() -> None:
    assert clean("e\u0301") == "\u00e9"


def test_a_line_may_break_between_any_two_japanese_characters() -> None:
    assert len(paragraph_words("\u98db\u884c\u98db\u884c", RULES)) == 4


def test_a_character_that_no_font_has_still_takes_room() -> None:
    (word,) = paragraph_words("\U000e0fff\U000f0000", RULES)
    assert word_width(word, 20.0) > 0


def test_the_width_of_a_word_is_that_of_its_atoms() -> None:
    (word,) = paragraph_words("{T}:", RULES)
    assert isinstance(word, Word)
    assert word_width(word, 20.0) == pytest.approx(sum(atom_width(atom, 20.0) for atom in word.atoms))


def test_no_line_of_japanese_begins_with_what_closes_or_ends_with_what_opens() -> None:
    words = paragraph_words("\u98db\u884c\uff08\u3053\u308c\u306f\u98db\u3076\u3002\uff09\u3001\u3068", RULES)
    texts = ["".join(atom.text for atom in word.atoms) for word in words]
    assert texts == [
        "\u98db",
        "\u884c",
        "\uff08\u3053",
        "\u308c",
        "\u306f",
        "\u98db",
        "\u3076\u3002\uff09\u3001",
        "\u3068",
    ]
