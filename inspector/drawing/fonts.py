"""The fonts that cards and the window share: Source Sans Pro and Source Serif Pro from their packages.

A machine may have no fonts at all, so these travel with the program. A system font serves only characters that they
lack; where no font has a character either, `font_for` gives None and the drawing sets an empty box.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from PIL import ImageFont

from inspector.drawing.coverage import Coverage, read_coverage

MAX_SYSTEM_FONTS = 600
PREFERRED = (
    "notosanscjk",
    "notosans",
    "sourcehan",
    "dejavusans",
    "arialunicode",
    "msyh",
    "yugoth",
    "malgun",
    "pingfang",
)


class FontFace(Enum):
    """The cuts in use, by file name."""

    SANS = "SourceSansPro-Regular.ttf"
    SANS_ITALIC = "SourceSansPro-It.ttf"
    SANS_SEMIBOLD = "SourceSansPro-Semibold.ttf"
    SANS_BOLD = "SourceSansPro-Bold.ttf"
    SERIF = "SourceSerifPro-Regular.ttf"
    SERIF_ITALIC = "SourceSerifPro-It.ttf"
    SERIF_SEMIBOLD = "SourceSerifPro-Semibold.ttf"  # no card is set in it, but the window's headings are


STAND_INS = {FontFace.SERIF_ITALIC: (FontFace.SANS_ITALIC,)}


@cache
def path_of(face: FontFace) -> Path:
    """Where the file of a cut lies."""
    package = "font_source_sans_pro" if face.value.startswith("SourceSans") else "font_source_serif_pro"
    return Path(str(files(package) / "files" / face.value))


def font_files() -> tuple[Path, ...]:
    """The files of all cuts in use, for a toolkit that loads fonts by path."""
    return tuple(path_of(face) for face in FontFace)


@lru_cache(maxsize=256)
def load(path: Path | str, size: float) -> ImageFont.FreeTypeFont:
    """A font ready to draw with, `size` in pixels an em."""
    return ImageFont.truetype(str(path), size)


@lru_cache(maxsize=64)
def coverage_of(path: Path) -> Coverage:
    """The characters a font file has."""
    return read_coverage(path)


@lru_cache(maxsize=8192)
def font_for(character: str, face: FontFace) -> Path | None:
    """The font file for one character: that of `face`, else of another cut of ours, else a system font, or None."""
    code = ord(character)
    for own in (face, *STAND_INS.get(face, ()), FontFace.SANS):
        if code in coverage_of(path_of(own)):
            return path_of(own)
    return next((path for path in system_fonts() if code in coverage_of(path)), None)


@lru_cache(maxsize=1)
def system_fonts() -> tuple[Path, ...]:
    """The system's font files, upright ones of wide coverage first, at most `MAX_SYSTEM_FONTS`."""
    found: list[Path] = []
    for path in _font_paths():
        found.append(path)
        if len(found) >= MAX_SYSTEM_FONTS:
            break
    return tuple(sorted(found, key=_rank))


def _font_paths() -> Iterator[Path]:
    for folder in _font_folders():
        for parent, _, names in os.walk(folder):
            for name in sorted(names):
                if name.lower().endswith((".ttf", ".otf", ".ttc")):
                    yield Path(parent, name)


def _font_folders() -> tuple[Path, ...]:
    home = Path("~").expanduser()
    if sys.platform == "win32":
        return (Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts",)
    if sys.platform == "darwin":
        return (Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts")
    return (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), home / ".local/share/fonts", home / ".fonts")


def _rank(path: Path) -> tuple[int, bool, str]:
    name = path.stem.lower().replace("-", "").replace(" ", "")
    rank = next((index for index, start in enumerate(PREFERRED) if name.startswith(start)), len(PREFERRED))
    slanted = any(word in name for word in ("italic", "oblique", "bold", "condensed", "light", "mono"))
    return rank, slanted, str(path)
