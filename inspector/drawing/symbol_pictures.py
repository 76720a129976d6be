"""Mana and other symbols as pictures, each drawn once for every height that is asked for.

The figures come from `symbol_figures`, which also gives the SVG files among the assets: one source for both.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.fonts import FontFace, font_for, load, path_of
from inspector.drawing.symbol_figures import INK, Figure, Letters, Polygon, figure_of, symbol_body

SCALE = 4
SYMBOLS: ByteCache[Image.Image] = ByteCache(6_000_000, image_bytes)
ARROW = "{\ue000}"
CROSS = "{\ue001}"


def symbol_width(text: str, px: int) -> int:
    """How wide a symbol of height `px` is; more than `px` only for long texts."""
    return max(px, round(px * figure_of(symbol_body(text)).width))


def draw_symbol(text: str, px: int) -> Image.Image:
    """A symbol such as "{2/W}" (braces optional), `px` pixels high, RGBA; shared, so copy it before changing it."""
    px = max(1, px)
    body = symbol_body(text)
    return SYMBOLS.get((body, px), lambda: _draw(figure_of(body), px))


def _draw(figure: Figure, px: int) -> Image.Image:
    side = px * SCALE
    width = max(px, round(px * figure.width)) * SCALE
    image = Image.new("RGBA", (width, side), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for part in figure.parts:
        if isinstance(part, Letters):
            _letters(draw, part, side)
        else:
            _shape(draw, part, side)
    return image.reduce(SCALE)


def _shape(draw: ImageDraw.ImageDraw, part: Polygon, side: int) -> None:
    points = [(x * side, y * side) for x, y in part.points]
    if part.fill is not None:
        draw.polygon(points, fill=part.fill)
    if part.line is not None:
        thick = max(SCALE // 2, round(side * part.thick))
        draw.line([*points, points[0]] if part.closed else points, fill=part.line, width=thick)


def _letters(draw: ImageDraw.ImageDraw, part: Letters, side: int) -> None:
    face = FontFace.SANS_BOLD
    fonts = {font_for(character, face) for character in part.text}
    path = next(iter(fonts)) if len(fonts) == 1 else path_of(face)
    font = load(path or path_of(face), max(4.0, round(part.size * side * 2) / 2))
    left, top, right, bottom = draw.textbbox((0, 0), part.text, font=font, anchor="ls")
    place = (part.middle[0] * side - (left + right) / 2, part.middle[1] * side - (top + bottom) / 2)
    draw.text(place, part.text, font=font, fill=INK, anchor="ls")
