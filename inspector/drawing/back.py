"""Our own card back, and the outline that stands for a card that is not there."""

from __future__ import annotations

from msgspec import structs
from PIL import Image, ImageDraw

from inspector.drawing.badge_row import badges
from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.frame import outside_mask
from inspector.drawing.header import fit_lines
from inspector.drawing.line_and_foot import plate, plate_height
from inspector.drawing.looks import CardLook, FaceLook
from inspector.drawing.masks import mask
from inspector.drawing.palette import Rgb, Theme, mix, rgb, tones
from inspector.drawing.pieces import TextPiece
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.text import NAME, NUMBER, paragraph_words
from inspector.drawing.wrap import line_height

BACKS: ByteCache[Image.Image] = ByteCache(8_000_000, image_bytes)
SCALE = 3
GROUND: dict[Theme, Rgb] = {"light": rgb("33475B"), "dark": rgb("2B3A4B"), "contrast": rgb("0B1826")}


def back_image(width: int, height: int, style: Style) -> Image.Image:
    """The back, RGBA: a calm weave of small lozenges within two thin lines, and a larger one in the middle."""
    return BACKS.get((width, height, style.theme), lambda: _make(width, height, style))


def _make(width: int, height: int, style: Style) -> Image.Image:
    ground = GROUND[style.theme]
    tone, bright = mix(ground, (255, 255, 255), 0.09), mix(ground, rgb("E8D9B0"), 0.62)
    canvas = Image.new("RGBA", (width * SCALE, height * SCALE), ground)
    draw = ImageDraw.Draw(canvas)
    unit = width * SCALE / 744
    step = max(62 * unit, 8.0 * SCALE)
    columns, rows = round(width * SCALE / step), round(height * SCALE / step)
    across, down = width * SCALE / columns, height * SCALE / rows
    for row in range(-1, rows + 1):
        for column in range(-1, columns + 1):
            x = (column + (0.5 if row % 2 else 0.0) + 0.5) * across
            y = (row + 0.5) * down
            draw.polygon(_lozenge(x, y, across * 0.36, down * 0.62), fill=tone)
    for inset, thick in ((34, 5), (50, 3)):
        edge = inset * unit
        corners = (edge, edge, width * SCALE - edge, height * SCALE - edge)
        draw.rounded_rectangle(corners, 26 * unit, outline=bright, width=max(SCALE, round(thick * unit)))
    middle = (width * SCALE / 2, height * SCALE / 2)
    for size, fill in ((1.0, ground), (0.92, bright), (0.84, ground)):
        draw.polygon(_lozenge(*middle, 170 * unit * size, 230 * unit * size), fill=fill)
    image = canvas.reduce(SCALE)
    image.putalpha(outside_mask(width, height, style))
    return image


def _lozenge(x: float, y: float, across: float, down: float) -> list[tuple[float, float]]:
    return [(x, y - down), (x + across, y), (x, y + down), (x - across, y)]


def back_pieces(look: CardLook, sheet: Box, style: Style) -> list[Piece]:
    """What may lie on a back: badges at the top, its place in order, and the numbers of a face-down permanent."""
    face = look.face
    pad = style.unit(40, 4)
    inner = sheet.inset(pad, pad)
    low = inner.bottom - (plate_height(style) + style.unit(12, 2) if face.corner is not None else 0)
    pieces, _ = badges(face.badges, inner.rows(inner.top, low), style)
    if face.corner is not None:
        middle = inner.bottom - (plate_height(style) + 1) // 2
        palette = tones("colorless", style.theme)
        pieces.extend(plate(face.corner, inner.right, middle, style, palette, inner.width // 2))
    return [*pieces, *_order(look.order, sheet, style)]


def _order(order: int, sheet: Box, style: Style) -> list[Piece]:
    """The number in the middle that tells face-down permanents apart in the order in which they came (708.6)."""
    if not order:
        return []
    size = style.type_size(90, 9.0)
    done = fit_lines(paragraph_words(str(order), NUMBER), round(150 * style.scale) + 10, 10_000, ((1, size, 7.0),))
    middle = (sheet.left + sheet.right) // 2, (sheet.top + sheet.bottom) // 2
    half = (round(85 * style.scale) + 6, line_height(done.size) // 2)
    box = Box("order", middle[0] - half[0], middle[1] - half[1], middle[0] + half[0], middle[1] + half[1])
    box = structs.replace(box, bottom=box.top + done.height, text=str(order), size=done.size, cut=done.cut)
    return [TextPiece(box, done, rgb("F4EAD0"), align="center")]


def placeholder_image(width: int, height: int, style: Style) -> Image.Image:
    """An RGBA outline in dashes."""
    line = style.unit(6, 1)
    ring = mask(
        ("ring", line), width, height, lambda draw, scale: _dashes(draw, width * scale, height * scale, line * scale)
    )
    image = Image.new("RGBA", (width, height), (*style.paper.soft, 0))
    image.putalpha(ring)
    return image


def _dashes(draw: ImageDraw.ImageDraw, width: int, height: int, line: int) -> None:
    radius = width * 40 / 744
    draw.rounded_rectangle((0, 0, width - 1, height - 1), radius, outline=255, width=line)
    count_x, count_y = 9, 13
    for index in range(1, count_x, 1):
        x = width * (index + 0.5) / (count_x + 1)
        draw.rectangle((x, 0, x + width / (count_x + 1) * 0.4, line), fill=0)
        draw.rectangle((x, height - line - 1, x + width / (count_x + 1) * 0.4, height), fill=0)
    for index in range(1, count_y, 1):
        y = height * (index + 0.5) / (count_y + 1)
        draw.rectangle((0, y, line, y + height / (count_y + 1) * 0.4), fill=0)
        draw.rectangle((width - line - 1, y, width, y + height / (count_y + 1) * 0.4), fill=0)


def placeholder_pieces(face: FaceLook, sheet: Box, style: Style) -> list[Piece]:
    """The placeholder's word, in the middle."""
    if not face.name.strip():
        return []
    inner = sheet.inset(style.unit(40, 4), 0)
    tries = (
        (1, style.type_size(44, 8.0), style.type_size(30, 7.0)),
        (99, style.type_size(34, 7.0), style.type_size(0, 7.0)),
    )
    done = fit_lines(paragraph_words(face.name, NAME, symbols=False), inner.width, inner.height, tries)
    top = inner.top + (inner.height - done.height) // 2
    box = Box("name", inner.left, top, inner.right, top + done.height, face.name, done.size, done.cut)
    return [TextPiece(box, done, style.paper.soft, align="center")]
