"""The symbols' SVG files: complete, sound, and the same shapes as in the pictures."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from inspector.bundled import bundled_path
from inspector.drawing.symbol_figures import Letters, figure_of
from inspector.drawing.symbol_svg import common_symbols, file_name, symbol_svg

SYMBOLS = tuple(common_symbols())


def test_the_files_are_those_that_the_figures_give() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in bundled_path("symbols").glob("*.svg")}
    assert texts == {file_name(symbol): symbol_svg(symbol) for symbol in SYMBOLS}, (
        "run packaging/write_symbols.py after a change of the figures"
    )


def test_no_two_symbols_share_a_file_and_mana_of_every_kind_is_there() -> None:
    assert len({file_name(symbol) for symbol in SYMBOLS}) == len(SYMBOLS)
    assert {*"WUBRGCSXTQE", "0", "20", "W/U", "W/U/P", "2/W", "C/W", "W/P", "HW"} <= set(SYMBOLS)


@pytest.mark.parametrize("symbol", [*SYMBOLS, '<&">', "1" * 40])
def test_a_symbol_is_a_sound_document_with_a_title_and_a_letter_or_a_shape_of_its_own(symbol: str) -> None:
    root = ET.fromstring(symbol_svg(symbol))
    name = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{name}title")
    letters = [part.text for part in figure_of(symbol.upper()).parts if isinstance(part, Letters)]
    assert [text.text for text in root.iter(f"{name}text")] == letters
    assert letters or symbol in {"T", "Q", "E", "CHAOS"}
