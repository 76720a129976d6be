"""The window's type on paper: letters of a PDF stand by themselves, so that a word of it can be searched for."""

from __future__ import annotations

from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QApplication

from inspector.window.style.type_faces import SERIF, load_fonts, without_ligatures

WORD = "fifty-fifth"


def glyphs(font: QFont) -> tuple[int, float]:
    """How many signs a word is drawn with, and its width in pixels."""
    layout = QTextLayout(WORD, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return sum(len(run.glyphIndexes()) for run in line.glyphRuns()), line.naturalTextWidth()


def test_each_letter_is_drawn_by_itself_and_no_word_grows_by_it(qapp: QApplication) -> None:
    assert qapp.screens()
    load_fonts()
    font = QFont(SERIF)
    font.setPixelSize(40)
    joined, apart = glyphs(font), glyphs(without_ligatures(QFont(font)))
    assert joined[0] < len(WORD), "the face joins letters where it may"
    assert apart[0] == len(WORD)
    # Letters that are not joined take their own room, and the room between them is not to be seen.
    assert abs(apart[1] / joined[1] - 1) < 0.1
