"""Fonts: our own files are there, their characters are known, and broken files are passed over."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.drawing import font_files
from inspector.drawing.coverage import read_coverage
from inspector.drawing.fonts import FontFace, font_for, load, path_of


def test_every_font_file_exists_and_can_be_loaded() -> None:
    files = font_files()
    assert len(files) == len(FontFace)
    for path in files:
        assert path.is_file()
        assert load(path, 12.0).getlength("Hello") > 0


@pytest.mark.parametrize("face", list(FontFace))
def test_a_font_covers_the_letters_signs_and_dashes_that_cards_use(face: FontFace) -> None:
    coverage = read_coverage(path_of(face))
    assert all(ord(character) in coverage for character in "AZaz09+*/\u2212\u2014\u2026\u221e\u00bd\u00e9\u201c")
    assert 0x10FFFF not in coverage


def test_a_character_comes_from_its_own_cut_where_that_has_it() -> None:
    assert font_for("a", FontFace.SERIF_ITALIC) == path_of(FontFace.SERIF_ITALIC)


def test_cyrillic_comes_from_a_font_of_ours() -> None:
    assert font_for("\u0416", FontFace.SERIF_ITALIC) in font_files()


def test_a_character_that_nobody_has_gives_no_font() -> None:
    assert font_for("\U0010ffff", FontFace.SANS) is None


@pytest.mark.parametrize("content", [b"", b"ttcf", b"\x00\x01\x00\x00\xff\xff" + b"\x00" * 40, b"cmap" * 200])
def test_a_broken_font_file_covers_nothing(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "broken.ttf"
    file.write_bytes(content)
    assert read_coverage(file).starts == ()


def test_every_cut_short_of_a_font_file_is_read_without_an_error(tmp_path: Path) -> None:
    whole = path_of(FontFace.SANS).read_bytes()
    file = tmp_path / "short.ttf"
    for length in range(0, len(whole), len(whole) // 40):
        file.write_bytes(whole[:length])
        read_coverage(file)


def test_a_font_file_that_is_not_there_covers_nothing(tmp_path: Path) -> None:
    assert read_coverage(tmp_path / "none.ttf").starts == ()
