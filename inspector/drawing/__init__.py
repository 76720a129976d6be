"""Cards, symbols and marks as pictures, drawn by Pillow from plain values; knows nothing of tables or windows.

Start with `looks.CardLook` (what is shown), `layouts.TABLE` (what differs by layout) and `card.draw_card` (how it
becomes a picture). `printed` makes looks of printed cards, `compared` marks what is not as printed.

A *symbol* stands in costs and texts (`{W}`), its *figure* is how it looks, in shares of its height. A *sign* is a
drawing in one color: a face's *mark* (sun and moon), the *emblem* of a kind of card, a badge's. A *mask* is a sign, a
word or a plain ground in soft-edged gray, to be painted through; *polygons* are what figures and signs are made of.
"""

from __future__ import annotations

from inspector.drawing.card import draw_card, keep_at_most, measure
from inspector.drawing.compared import compared
from inspector.drawing.face_marks import marks_of, marks_of_card
from inspector.drawing.fonts import font_files
from inspector.drawing.halves import UNLOCK
from inspector.drawing.layouts import lies_down, lies_on_desk, may_lie
from inspector.drawing.looks import (
    UNKNOWN_NUMBER,
    Badge,
    BadgeShape,
    CardLook,
    Corner,
    CornerKind,
    Door,
    DrawnLayout,
    FaceLook,
    HalfLook,
    Mark,
    Orientation,
    SideUp,
    Was,
)
from inspector.drawing.palette import Theme
from inspector.drawing.plan import Box
from inspector.drawing.printed import (
    Doors,
    LookError,
    face_down_look,
    face_layout,
    face_look,
    flipped_look,
    half_look,
    halves_layout,
    halves_look,
    melded_half_look,
    melded_name,
    printed_look,
    shared_text,
    stand_in_look,
    turned,
)
from inspector.drawing.symbol_pictures import draw_symbol, symbol_width
from inspector.drawing.symbol_svg import symbol_svg
from inspector.drawing.tile import draw_tile

__all__ = [
    "UNKNOWN_NUMBER",
    "UNLOCK",
    "Badge",
    "BadgeShape",
    "Box",
    "CardLook",
    "Corner",
    "CornerKind",
    "Door",
    "Doors",
    "DrawnLayout",
    "FaceLook",
    "HalfLook",
    "LookError",
    "Mark",
    "Orientation",
    "SideUp",
    "Theme",
    "Was",
    "compared",
    "draw_card",
    "draw_symbol",
    "draw_tile",
    "face_down_look",
    "face_layout",
    "face_look",
    "flipped_look",
    "font_files",
    "half_look",
    "halves_layout",
    "halves_look",
    "keep_at_most",
    "lies_down",
    "lies_on_desk",
    "marks_of",
    "marks_of_card",
    "may_lie",
    "measure",
    "melded_half_look",
    "melded_name",
    "printed_look",
    "shared_text",
    "stand_in_look",
    "symbol_svg",
    "symbol_width",
    "turned",
]
