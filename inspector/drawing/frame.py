"""The frame around a card: rounded, flat, in one or two colors, with an outline and, for two faces, a folded corner."""

from __future__ import annotations

import math

from msgspec import Struct
from PIL import Image, ImageChops

from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.masks import rounded_mask
from inspector.drawing.palette import mix, tones
from inspector.drawing.pieces import triangle_mask
from inspector.drawing.plan import Box, Style

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


class CardFrame(Struct, frozen=True):
    """An empty card of a size: the keys of its own frame, and those of the other face's where a corner is folded.

    Two keys share the frame side by side, or one above the other where `stacked`.
    """

    width: int
    height: int
    keys: tuple[str, ...]
    folded: tuple[str, ...]
    style: Style
    stacked: bool = False

    def image(self) -> Image.Image:
        """The frame with an empty sheet, RGBA, its outside transparent; shared, so copy it before painting."""
        return FRAMES.get((self.width, self.height, self.keys, self.folded, self.stacked, self.style.theme), self._make)

    def mend(self, image: Image.Image) -> None:
        """Put back the sheet's round corners and the folded one, over which grounds may have been painted."""
        whole, style = self.image(), self.style
        sheet = sheet_of(self.width, self.height, style)
        side = math.ceil(sheet_radius(style))
        corner = ImageChops.invert(rounded_mask(2 * side, 2 * side, sheet_radius(style)))
        for right in (False, True):
            for low in (False, True):
                x = sheet.right - side if right else sheet.left
                y = sheet.bottom - side if low else sheet.top
                part = (side * right, side * low, side * right + side, side * low + side)
                image.paste(whole.crop((x, y, x + side, y + side)), (x, y), corner.crop(part))
        if self.folded:
            fold = fold_size(style)
            place = (self.width - fold, self.height - fold, self.width, self.height)
            image.paste(whole.crop(place), place[:2])

    def _make(self) -> Image.Image:
        style, size = self.style, (self.width, self.height)
        sides = [tones(key, style.theme) for key in self.keys]
        image = Image.new("RGBA", size, sides[0].outline)
        line = style.unit(4, 1)
        inner = Image.new("RGBA", size, sides[0].edge)
        if len(sides) > 1:
            second = (0, self.height // 2, *size) if self.stacked else (self.width // 2, 0, *size)
            image.paste(sides[1].outline, second)
            inner.paste(sides[1].edge, second)
        shape = rounded_mask(self.width - 2 * line, self.height - 2 * line, corner_radius(style) - line)
        image.paste(inner.crop((line, line, self.width - line, self.height - line)), (line, line), shape)
        sheet = sheet_of(*size, style)
        image.paste(style.paper.sheet, (sheet.left, sheet.top), rounded_mask(*sheet.extent, sheet_radius(style)))
        outside = rounded_mask(*size, corner_radius(style)).copy()
        if self.folded:
            self._fold(image, outside)
        image.putalpha(outside)
        return image

    def _fold(self, image: Image.Image, outside: Image.Image) -> None:
        """The flap in the lower right corner, which shows the other face's color, and the card cut off behind it."""
        fold = fold_size(self.style)
        place = (self.width - fold, self.height - fold)
        cut = triangle_mask(fold)
        color = mix(tones(self.folded[0], self.style.theme).edge, (255, 255, 255), 0.12)
        image.paste(color, place, cut.transpose(Image.Transpose.ROTATE_180))
        outside.paste(0, place, cut)


def outside_mask(width: int, height: int, style: Style) -> Image.Image:
    """Where a card without a fold is (mode L): its rounded shape."""
    return rounded_mask(width, height, corner_radius(style))


def sheet_radius(style: Style) -> float:
    """The radius of the sheet's corners."""
    return (CORNER - EDGE) * style.scale + 1


def fold_size(style: Style) -> int:
    """The side of the corner that is folded over."""
    return style.unit(64, 11)
