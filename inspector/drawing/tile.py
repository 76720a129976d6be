"""A tile: what a card is known by where there is room for a few letters only: its frame's color and its picture."""

from __future__ import annotations

from PIL import Image, ImageDraw

from inspector.drawing.looks import CardLook
from inspector.drawing.palette import Theme, frame_keys, tones
from inspector.drawing.picture import Share, picture_of
from inspector.drawing.plan import Box, style_for

SMALLEST_TILE = 16
# Drawn so many times larger, for a smooth rim.
_FINE = 4


def draw_tile(look: CardLook, side: int, theme: Theme = "light", ratio: float = 1.0) -> Image.Image:
    """The tile of the face that is up, RGBA with rounded transparent corners, ``side`` pixels wide and high.

    ``ratio`` is how many of these pixels make one that the reader sees. Raises ``ValueError`` for sides below 16.
    """
    if side < SMALLEST_TILE:
        raise ValueError(f"a tile cannot be drawn {side} pixels wide: 16 or more")
    picture = Image.new("RGBA", (side, side))
    style = style_for(round(744 * ratio), theme, ratio)
    picture_of(look.face, Box("tile", 0, 0, side, side), style, Share()).paint(picture)
    rim = tones(frame_keys(look.face.colors, look.face.type_line)[0], theme).edge
    large = side * _FINE
    around = (_FINE // 2, _FINE // 2, large - _FINE, large - _FINE)
    radius, wide = round(large * 0.18), round(2 * ratio * _FINE)
    mask, edge = (Image.new("L", (large, large)) for _ in range(2))
    ImageDraw.Draw(mask).rounded_rectangle(around, radius, fill=255)
    ImageDraw.Draw(edge).rounded_rectangle(around, radius, outline=255, width=wide)
    picture.paste(rim, (0, 0), edge.reduce(_FINE))
    picture.putalpha(mask.reduce(_FINE))
    return picture
