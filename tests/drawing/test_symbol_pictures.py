"""Symbols: every kind has a picture of its own, told apart without color."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from inspector.drawing import draw_symbol, symbol_width

KINDS = (
    *("{W}", "{U}", "{B}", "{R}", "{G}", "{C}", "{S}", "{0}", "{1}", "{9}", "{16}", "{100}", "{1000000}", "{X}", "{Y}"),
    *("{W/U}", "{U/W}", "{B/R}", "{2/W}", "{2/G}", "{C/W}", "{W/P}", "{B/P}", "{G/W/P}", "{R/G/P}", "{HW}", "{HR}"),
    *("{T}", "{Q}", "{E}", "{CHAOS}", "{\u221e}", "{\u00bd}", "{TK}", "{PW}"),
)


def test_every_symbol_differs_from_every_other_by_shape_or_letter_alone() -> None:
    drawn = {text: (shape_of(text), letters_of(text)) for text in KINDS}
    assert [(one, two) for one, two in combinations(KINDS, 2) if drawn[one] == drawn[two]] == []


def shape_of(text: str) -> bytes:
    """Where the symbol is at all, without its colors."""
    return draw_symbol(text, 40).getchannel("A").point(lambda value: 255 if value > 127 else 0).tobytes()


def letters_of(text: str) -> bytes:
    """The darkest parts of the symbol alone, which are its letters and signs."""
    symbol = draw_symbol(text, 40)
    on_white = Image.new("RGB", symbol.size, "white")
    on_white.paste(symbol, (0, 0), symbol)
    return on_white.convert("L").point(lambda value: 255 if value < 70 else 0).tobytes()


@pytest.mark.parametrize("px", [1, 5, 9, 14, 40, 64])
def test_a_symbol_is_as_high_as_asked_and_as_wide_as_announced(px: int) -> None:
    for text in (*KINDS, "", "{}", "{nonsense}", "{" + "9" * 300 + "}", "{/}", "{/P}", "{H}", "{\u6606}"):
        assert draw_symbol(text, px).size == (symbol_width(text, px), px)


def test_braces_and_case_make_no_difference() -> None:
    assert draw_symbol("g/w/p", 20) is draw_symbol("{G/W/P}", 20)


def test_a_million_has_room_for_its_digits() -> None:
    assert symbol_width("{1000000}", 20) > 2 * symbol_width("{10}", 20)
