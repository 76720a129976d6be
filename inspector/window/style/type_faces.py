"""The window's fonts: the very files that the cards are drawn with, loaded once into Qt."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

SANS = "Source Sans Pro"
SERIF = "Source Serif Pro"
BASE_PX = 14
# In pixels, the least that Qt's text knows.
_LEAST = 1 / 64


# The files that the cards are drawn with, too. They are found by themselves because loading the drawing for their
# sake would delay the first paint.
_FILES = {
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf", "SourceSansPro-It.ttf"),
    "font_source_serif_pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Semibold.ttf"),
}


def font_paths() -> tuple[Path, ...]:
    """Where the files of the window's fonts lie."""
    found: list[Path] = []
    for package, names in _FILES.items():
        spec = find_spec(package)
        folders = spec.submodule_search_locations if spec is not None else None
        found += [Path(folder, "files", name) for folder in folders or () for name in names]
    return tuple(found)


def load_fonts() -> tuple[str, ...]:
    """Load the window's fonts; give the names of files that could not be loaded."""
    if _loaded:
        return ()
    refused = tuple(path.name for path in font_paths() if QFontDatabase.addApplicationFont(str(path)) < 0)
    _loaded.append(True)
    return refused


def set_type_scale(factor: float) -> None:
    """Make all type of the window larger or smaller by a factor; cards have sizes of their own."""
    _scale[0] = factor


def type_scale() -> float:
    """How much larger or smaller than usual the type is."""
    return _scale[0]


def px(length: float) -> float:
    """Give a length that belongs to type, which grows with it."""
    return length * type_scale()


def scaled(text: str) -> str:
    """Give a style sheet or a page with its type sizes scaled."""
    return _SIZES.sub(lambda found: f"font-size:{round(float(found[1]) * _scale[0], 1):g}px", text)


def sans(px: float = BASE_PX, *, strong: bool = False) -> QFont:
    """The font of labels and values, ``px`` logical pixels high."""
    return _font(SANS, px, strong=strong)


def serif(px: float = BASE_PX, *, strong: bool = False) -> QFont:
    """The font of names and of rules, ``px`` logical pixels high."""
    return _font(SERIF, px, strong=strong)


_loaded: list[bool] = []
_scale = [1.0]
_SIZES = re.compile(r"font-size: ?([\d.]+)px")


def _font(family: str, px: float, *, strong: bool) -> QFont:
    font = QFont(family)
    font.setPixelSize(round(px * _scale[0]))
    font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    return font


def semibold(font: QFont) -> QFont:
    """The same type in its heavier weight; what is heavier still is not there, and Qt would smear it from this one."""
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def without_ligatures(font: QFont) -> QFont:
    """Give a font that draws each letter by itself: of a PDF, "left" could not be searched for where "ft" is one."""
    # Qt joins no letters that have room between them, be it a 64th of a pixel. Features of a font cannot be named in
    # PySide before 6.9, and Debian 13 has 6.8.
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _LEAST)
    return font
