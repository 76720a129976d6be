"""The frame around a card: rounded, flat, in one or two colors, with an outline and, for two faces, a folded corner."""

from __future__ import annotations

from PIL import Image, ImageChops

from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.palette import Theme, mix, tones
from inspector.drawing.pieces import triangle_mask
from inspector.drawing.plan import Box, Style
from inspector.drawing.shapes import rounded_mask

FRAMES: ByteCache[Image.Image] = ByteCache(16_000_000, image_bytes)
CORNER = 40.0
EDGE = 24.0


def edge_width(style: Style) -> int:
    """The width of the colored edge."""
    return style.unit(EDGE, 4)


def corner_radius(style: Style) -> float:
    """The radius of the card's corners."""
    return max(CORNER * style.scale, 4.5)


def sheet_of(width: int, height: int, style: Style) -> Box:
    """The sheet inside the frame, where everything is written."""
    edge = edge_width(style)
    return Box("sheet", edge, edge, width - edge, height - edge, ground=True)


def frame_image(width: int, height: int, keys: tuple[str, ...], style: Style) -> Image.Image:
    """The frame with an empty sheet, RGB, without its rounded outside; shared, so copy it before painting."""
    key = (width, height, keys, style.theme)
    return FRAMES.get(key, lambda: _make_frame(width, height, keys, style))


def outside_mask(width: int, height: int, style: Style, fold: int) -> Image.Image:
    """Where the card is (mode L): its rounded shape, less the corner that is folded over."""

    def make() -> Image.Image:
        shape = rounded_mask(width, height, corner_radius(style)).copy()
        if fold:
            cut = Image.new("L", (width, height), 0)
            cut.paste(255, (width - fold, height - fold), triangle_mask(fold))
            shape = ImageChops.subtract(shape, cut)
        return shape

    return FRAMES.get(("outside", width, height, fold), make)


def _make_frame(width: int, height: int, keys: tuple[str, ...], style: Style) -> Image.Image:
    sides = [tones(key, style.theme) for key in keys]
    image = Image.new("RGB", (width, height), sides[0].outline)
    line = style.unit(4, 1)
    inner = Image.new("RGB", (width, height), sides[0].edge)
    if len(sides) > 1:
        image.paste(sides[1].outline, (width // 2, 0, width, height))
        inner.paste(sides[1].edge, (width // 2, 0, width, height))
    shape = rounded_mask(width - 2 * line, height - 2 * line, corner_radius(style) - line)
    image.paste(inner.crop((line, line, width - line, height - line)), (line, line), shape)
    sheet = sheet_of(width, height, style)
    image.paste(style.paper.sheet, (sheet.left, sheet.top), sheet_mask(sheet, style))
    return image


def sheet_mask(sheet: Box, style: Style) -> Image.Image:
    """The rounded shape of the sheet."""
    return rounded_mask(sheet.width, sheet.height, (CORNER - EDGE) * style.scale + 1)


def paint_fold(image: Image.Image, fold: int, keys: tuple[str, ...], theme: Theme) -> None:
    """The flap in the lower right corner, showing the other face's color."""
    width, height = image.size
    color = tones(keys[0], theme)
    flap = triangle_mask(fold).transpose(Image.Transpose.ROTATE_180)
    image.paste(mix(color.edge, (255, 255, 255), 0.12), (width - fold, height - fold), flap)
