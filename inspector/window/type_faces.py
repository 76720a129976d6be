"""The window's fonts: the very files that the cards are drawn with, loaded once into Qt."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase

from inspector.drawing import font_files

SANS = "Source Sans Pro"
SERIF = "Source Serif Pro"
BASE_PX = 14


def load_fonts() -> tuple[str, ...]:
    """Load the cuts that the window uses; give the names of files that could not be loaded."""
    known = set(QFontDatabase.families())
    if {SANS, SERIF} <= known and _loaded:
        return ()
    refused = tuple(path.name for path in font_files() if QFontDatabase.addApplicationFont(str(path)) < 0)
    _loaded.append(True)
    return refused


def sans(px: float = BASE_PX, *, strong: bool = False) -> QFont:
    """The font of labels and values, ``px`` logical pixels high."""
    return _font(SANS, px, strong=strong)


def serif(px: float = BASE_PX, *, strong: bool = False) -> QFont:
    """The font of names and of rules, ``px`` logical pixels high."""
    return _font(SERIF, px, strong=strong)


_loaded: list[bool] = []


def _font(family: str, px: float, *, strong: bool) -> QFont:
    font = QFont(family)
    font.setPixelSize(round(px))
    font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    return font
