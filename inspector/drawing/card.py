"""A whole card: lays out what a look says, measures it, and paints it."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from inspector.drawing.back import back_image, back_pieces, placeholder_image, placeholder_pieces
from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.frame import frame_image, outside_mask, paint_fold, sheet_mask, sheet_of
from inspector.drawing.halves import halves
from inspector.drawing.looks import CardLook, Layout, Side
from inspector.drawing.palette import Theme, frame_keys
from inspector.drawing.pieces import Group, TextPiece
from inspector.drawing.plan import Box, Piece, Style, style_for
from inspector.drawing.section import Share, section
from inspector.drawing.strip import fold_size, strip, strip_height

CARDS: ByteCache[Image.Image] = ByteCache(32_000_000, image_bytes)
SMALLEST = (48, 67)
WITH_LEADS = frozenset({Layout.SAGA, Layout.PLANESWALKER})


def draw_card(look: CardLook, size: tuple[int, int], theme: Theme = "light", ratio: float = 1.0) -> Image.Image:
    """The picture of a card, RGBA with rounded transparent corners, exactly `size` pixels wide and high.

    `ratio` is how many of these pixels make one that the reader sees, 2.0 on a screen of twice the fineness; nothing
    readable is smaller for it. Below a width of 150 as the reader sees it the rules text is left out. The image is kept
    and shared: copy it before changing it. Raises `ValueError` for sizes below 48 by 67 or wider than high.
    """
    _check(size)
    return CARDS.get((look, size, theme, ratio), lambda: _draw(look, size, theme, ratio))


def measure(look: CardLook, size: tuple[int, int], ratio: float = 1.0) -> tuple[Box, ...]:
    """The boxes of everything that `draw_card` paints at this size, in pixels; they are the same in every theme."""
    _check(size)
    return tuple(_boxes(_pieces(look, size, style_for(size[0], "light", ratio))))


def _check(size: tuple[int, int]) -> None:
    if size[0] < SMALLEST[0] or size[1] < max(SMALLEST[1], size[0]):
        raise ValueError(f"a card cannot be drawn at {size[0]} x {size[1]} pixels: upright, 48 x 67 or more")


def _boxes(pieces: Iterable[Piece]) -> Iterable[Box]:
    for piece in pieces:
        yield piece.box
        if isinstance(piece, Group):
            yield from piece.boxes()


def _pieces(look: CardLook, size: tuple[int, int], style: Style) -> list[Piece]:
    sheet = sheet_of(*size, style)
    if look.side is Side.BACK:
        return back_pieces(look.face, sheet, style)
    if look.side is Side.PLACEHOLDER:
        return placeholder_pieces(look.face, sheet, style)
    foot = strip_height(look.other, sheet.width, style) if look.other is not None else 0
    place = sheet.rows(sheet.top, sheet.bottom - foot)
    if look.halves:
        pieces = halves(look, place, style)
    else:
        share = Share(leads=look.layout in WITH_LEADS, badges=look.face.badges)
        pieces = section(look.face, place, style, share)
    if look.other is not None:
        pieces.extend(strip(look.other, sheet.rows(sheet.bottom - foot, sheet.bottom), style))
    return pieces


def _draw(look: CardLook, size: tuple[int, int], theme: Theme, ratio: float) -> Image.Image:
    style = style_for(size[0], theme, ratio)
    pieces = _pieces(look, size, style)
    if look.side is Side.PLACEHOLDER:
        return _draw_placeholder(pieces, size, style)
    if look.side is Side.BACK:
        image = back_image(*size, style).copy()
        for piece in pieces:
            piece.paint(image)
        return _cut_out(image, style, 0)
    keys = frame_keys(look.face.colors, look.face.type_line)
    image = frame_image(*size, keys, style).copy()
    sheet = sheet_of(*size, style)
    written = Image.new("RGB", size, style.paper.sheet)
    for piece in pieces:
        piece.paint(written)
    image.paste(
        written.crop((sheet.left, sheet.top, sheet.right, sheet.bottom)),
        (sheet.left, sheet.top),
        sheet_mask(sheet, style),
    )
    fold = 0
    if look.other is not None:
        fold = fold_size(style)
        paint_fold(image, fold, frame_keys(look.other.colors, look.other.type_line), theme)
    return _cut_out(image, style, fold)


def _cut_out(image: Image.Image, style: Style, fold: int) -> Image.Image:
    whole = image.convert("RGBA")
    whole.putalpha(outside_mask(*image.size, style, fold))
    return whole


def _draw_placeholder(pieces: list[Piece], size: tuple[int, int], style: Style) -> Image.Image:
    image = placeholder_image(*size, style)
    for piece in pieces:
        if isinstance(piece, TextPiece):
            image.paste((*style.paper.soft, 255), (piece.box.left, piece.box.top), piece.letters())
    return image
