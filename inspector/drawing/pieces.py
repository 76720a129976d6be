"""The pieces a card is painted from: text, symbols, plain grounds, plates for numbers, badges and turned groups."""

from __future__ import annotations

import math
from typing import Literal

from msgspec import Struct, structs
from PIL import Image, ImageDraw

from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.looks import CornerKind
from inspector.drawing.masks import Point, circle, mask, polygon_mask, rounded_mask
from inspector.drawing.palette import Rgb
from inspector.drawing.plan import Box, Piece
from inspector.drawing.signs import sign_mask
from inspector.drawing.symbol_pictures import draw_symbol, symbol_width
from inspector.drawing.text import BOX_WIDTH, symbol_px
from inspector.drawing.word_masks import set_word
from inspector.drawing.wrap import Run, TextLine, TypesetText, line_height, paragraph_gap

TEXTS: ByteCache[Image.Image] = ByteCache(12_000_000, image_bytes)
BASELINE = 0.94


class TextPiece(Struct, frozen=True):
    """Set text. `indents` shifts each paragraph to the right, in pixels."""

    box: Box
    setting: TypesetText
    ink: Rgb
    indents: tuple[int, ...] = ()
    align: Literal["left", "right", "center"] = "left"

    def paint(self, image: Image.Image) -> None:
        """Lay the ink through a mask of the letters, then set the symbols; nothing can leave the box."""
        image.paste(self.ink, (self.box.left, self.box.top), self.letters())
        for x, y, run in self._runs():
            if run.atom.symbol:
                px = symbol_px(self.setting.size)
                symbol = draw_symbol(run.atom.text, px)
                top = round(y - self.setting.size * 0.33 - px / 2)
                image.alpha_composite(symbol, (self.box.left + round(x), self.box.top + max(0, top)))

    def letters(self) -> Image.Image:
        """The mask of the letters, as large as the box; kept, so copy it before changing it."""
        key = (self.box.width, self.box.height, self.setting, self.indents, self.align)
        return TEXTS.get(key, self._make_letters)

    def _make_letters(self) -> Image.Image:
        size = self.setting.size
        letters = Image.new("L", (max(1, self.box.width), max(1, self.box.height)), 0)
        draw = ImageDraw.Draw(letters)
        for x, y, run in self._runs():
            if run.atom.path is not None:
                set_word(letters, x, y, run.atom.text, run.atom.path, size)
            elif not run.atom.symbol:
                _draw_boxes(draw, x, y, run, size)
        return letters

    def _runs(self) -> list[tuple[float, float, Run]]:
        """Each run with its left end and baseline within the box."""
        placed: list[tuple[float, float, Run]] = []
        step, gap = line_height(self.setting.size), paragraph_gap(self.setting.size)
        top, first = 0, True
        for index, lines in enumerate(self.setting.paragraphs):
            top += 0 if first or not lines else gap
            indent = self.indents[index] if self.indents else 0
            for line in lines:
                left = self._left(line, indent)
                placed.extend((left + run.left, top + self.setting.size * BASELINE, run) for run in line.runs)
                top += step
                first = False
        return placed

    def _left(self, line: TextLine, indent: int) -> float:
        pad = text_pad(self.setting.size)
        if self.align == "left":
            return pad + indent
        free = self.box.width - pad - line.width
        return max(pad, free if self.align == "right" else (free + pad) / 2)


def text_pad(size: float) -> int:
    """The pixels left free on both sides of set text, for letters that lean out of their line."""
    return math.ceil(size * 0.06)


def _draw_boxes(draw: ImageDraw.ImageDraw, x: float, y: float, run: Run, size: float) -> None:
    for index in range(len(run.atom.text)):
        left = x + index * size * BOX_WIDTH
        corners = (left + size * 0.06, y - size * 0.66, left + size * (BOX_WIDTH - 0.06), y)
        draw.rectangle(corners, outline=255, width=max(1, round(size * 0.06)))


class SymbolsPiece(Struct, frozen=True):
    """Rows of symbols, each row aligned to the right."""

    box: Box
    rows: tuple[tuple[str, ...], ...]
    px: int
    gap: int

    def paint(self, image: Image.Image) -> None:
        """Set the symbols from the right end of each row."""
        for index, row in enumerate(self.rows):
            x = self.box.right
            for text in reversed(row):
                symbol = draw_symbol(text, self.px)
                x -= symbol.width
                image.alpha_composite(symbol, (x, self.box.top + index * (self.px + self.gap)))
                x -= self.gap


def symbols_width(symbols: tuple[str, ...], px: int, gap: int) -> int:
    """The width of symbols in one row."""
    return sum(symbol_width(text, px) for text in symbols) + gap * max(0, len(symbols) - 1)


class PlainGround(Struct, frozen=True):
    """A plain ground: a band, a strip, a rule. Several fills stand side by side."""

    box: Box
    fills: tuple[Rgb, ...]
    radius: float = 0.0

    def paint(self, image: Image.Image) -> None:
        """Fill the box."""
        if self.box.width < 1 or self.box.height < 1:
            return
        if len(self.fills) == 1 and not self.radius:
            image.paste(self.fills[0], (self.box.left, self.box.top, self.box.right, self.box.bottom))
            return
        area = Image.new("RGBA", (self.box.width, self.box.height), self.fills[0])
        step = self.box.width / len(self.fills)
        for index, fill in enumerate(self.fills[1:], 1):
            area.paste(fill, (round(index * step), 0, self.box.width, self.box.height))
        image.paste(area, (self.box.left, self.box.top), rounded_mask(self.box.width, self.box.height, self.radius))


class SignPiece(Struct, frozen=True):
    """A face's mark or another sign in one color, optionally on a disc or, with `drop`, on a drop lying on its side."""

    box: Box
    sign: str
    ink: Rgb
    disc: Rgb | None = None
    drop: bool = False

    def paint(self, image: Image.Image) -> None:
        """Paint the disc, then the sign on it."""
        side = min(self.box.width, self.box.height)
        place = (self.box.left, self.box.top)
        if self.disc is None:
            image.paste(self.ink, place, sign_mask(self.sign, side))
            return
        ground = polygon_mask("drop", side, side, [DROP]) if self.drop else rounded_mask(side, side, side / 2)
        image.paste(self.disc, place, ground)
        inner = max(1, round(side * (0.6 if self.drop else 0.76)))
        shift = (side - inner) // 2
        image.paste(self.ink, (place[0] + shift, place[1] + shift), sign_mask(self.sign, inner))


DROP: tuple[Point, ...] = (*(point for point in circle((0.46, 0.5), 0.46) if point[0] < 0.8), (1.0, 0.5))
PLATES: dict[CornerKind, tuple[Point, ...]] = {
    CornerKind.LOYALTY: ((0.10, 0.0), (0.90, 0.0), (1.0, 0.20), (1.0, 0.62), (0.5, 1.0), (0.0, 0.62), (0.0, 0.20)),
    CornerKind.CREWED: ((0.12, 0.0), (1.0, 0.0), (1.0, 0.68), (0.88, 1.0), (0.0, 1.0), (0.0, 0.32)),
    CornerKind.DEFENSE: ((0.16, 0.0), (0.84, 0.0), (1.0, 0.5), (0.84, 1.0), (0.16, 1.0), (0.0, 0.5)),
}


class Plate(Struct, frozen=True):
    """The plate under the corner's number: rounded, a shield for loyalty, a lozenge for defense, cut for vehicles."""

    box: Box
    kind: CornerKind
    fill: Rgb
    edge: Rgb
    rim: int

    def paint(self, image: Image.Image) -> None:
        """Paint the rim, then the fill within it."""
        for inset, color in ((0, self.edge), (self.rim, self.fill)):
            area = self.box.inset(inset, inset)
            if area.width < 2 or area.height < 2:
                continue
            if self.kind in PLATES:
                shape = polygon_mask(self.kind, area.width, area.height, [PLATES[self.kind]])
            else:
                shape = rounded_mask(area.width, area.height, area.height * 0.28)
            image.paste(color, (area.left, area.top), shape)


WAYS = {90: Image.Transpose.ROTATE_90, 180: Image.Transpose.ROTATE_180, 270: Image.Transpose.ROTATE_270}


class Group(Struct, frozen=True):
    """Pieces laid out upright in a space of their own, then turned and set into `box` as a whole.

    `turn` is in degrees counterclockwise; the space is `box`'s size before the turn, its corner at (0, 0).
    """

    box: Box
    pieces: tuple[Piece, ...]
    turn: Literal[90, 180, 270]
    paper: Rgb

    def paint(self, image: Image.Image) -> None:
        """Paint all pieces on paper of their own and set it in turned."""
        width, height = self.box.width, self.box.height
        own = Image.new("RGBA", (width, height) if self.turn == 180 else (height, width), self.paper)
        for piece in self.pieces:
            piece.paint(own)
        image.paste(own.transpose(WAYS[self.turn]), (self.box.left, self.box.top))

    def boxes(self) -> tuple[Box, ...]:
        """The boxes of the pieces where they lie after the turn."""
        return tuple(self._turned(piece.box) for piece in self.pieces)

    def _turned(self, inner: Box) -> Box:
        x, y = self.box.left, self.box.top
        if self.turn == 180:
            right, bottom = self.box.right, self.box.bottom
            place = (right - inner.right, bottom - inner.bottom, right - inner.left, bottom - inner.top)
        elif self.turn == 90:
            bottom = self.box.bottom
            place = (x + inner.top, bottom - inner.right, x + inner.bottom, bottom - inner.left)
        else:
            right = self.box.right
            place = (right - inner.bottom, y + inner.left, right - inner.top, y + inner.right)
        left, top, right, bottom = place
        return structs.replace(inner, left=left, top=max(top, y), right=right, bottom=bottom)


def triangle_mask(side: int) -> Image.Image:
    """The lower right half of a square, for a folded corner."""
    return mask(
        "fold",
        side,
        side,
        lambda draw, scale: draw.polygon([(side * scale, 0), (side * scale,) * 2, (0, side * scale)], 255),
    )
