"""Cards, symbols and marks as pictures, drawn by Pillow from plain values; knows nothing of tables or windows.

Start with `looks.CardLook` (what is shown) and `card.draw_card` (how it becomes a picture).
"""

from __future__ import annotations

from inspector.drawing.card import draw_card, measure
from inspector.drawing.fonts import font_files
from inspector.drawing.looks import (
    Badge,
    BadgeShape,
    CardLook,
    Corner,
    CornerKind,
    Door,
    FaceLook,
    HalfLook,
    Layout,
    Mark,
    Orientation,
    Side,
)
from inspector.drawing.palette import Theme
from inspector.drawing.plan import Box
from inspector.drawing.symbols import draw_symbol, symbol_width

__all__ = [
    "Badge",
    "BadgeShape",
    "Box",
    "CardLook",
    "Corner",
    "CornerKind",
    "Door",
    "FaceLook",
    "HalfLook",
    "Layout",
    "Mark",
    "Orientation",
    "Side",
    "Theme",
    "draw_card",
    "draw_symbol",
    "font_files",
    "measure",
    "symbol_width",
]
