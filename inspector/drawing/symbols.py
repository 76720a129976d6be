"""Mana and other symbols in our own plain shapes: a letter, a number or a sign that reads without its color.

Round: mana. Two letters across a slanted cut: hybrid. Heart: may be paid with life. Diamond: colorless mana.
Six-armed star: snow. Half-filled disc: half a mana. Square tile: a cost that is no mana (tap, untap). Anything else is
set as text in a disc, or in a pill where it is long.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.fonts import FontFace, font_for, load, path_of
from inspector.drawing.palette import BLACK, Rgb, mix, rgb
from inspector.drawing.shapes import Point, heart, moved, regular, star

SCALE = 4
SYMBOLS: ByteCache[Image.Image] = ByteCache(6_000_000, image_bytes)
INK = rgb("22242A")
FILLS: dict[str, Rgb] = {
    "W": rgb("F5EBC4"),
    "U": rgb("9CCBEF"),
    "B": rgb("B7ABBF"),
    "R": rgb("F09E86"),
    "G": rgb("9BCD9C"),
    "C": rgb("D8DBDE"),
    "S": rgb("DDEEF5"),
}
GENERIC = rgb("D6D2CB")
TILE = rgb("C9C6C0")
DARK_TILE = rgb("3A3D45")
LONGEST = 8


def symbol_width(text: str, px: int) -> int:
    """How wide a symbol of height `px` is; more than `px` only for long texts."""
    body = _body(text)
    if len(body) <= 3 or "/" in body or body in _SIGNS:
        return px
    return max(px, round(px * (0.5 + 0.42 * len(_short(body)))))


def draw_symbol(text: str, px: int) -> Image.Image:
    """A symbol such as "{2/W}" (braces optional), `px` pixels high, RGBA; shared, so copy it before changing it."""
    px = max(1, px)
    body = _body(text)
    return SYMBOLS.get((body, px), lambda: _draw(body, px))


def _body(text: str) -> str:
    return text.strip().strip("{}").strip().upper() or "?"


def _short(body: str) -> str:
    return body if len(body) <= LONGEST else body[: LONGEST - 1] + "\u2026"


def _draw(body: str, px: int) -> Image.Image:
    width = symbol_width(body, px)
    image = Image.new("RGBA", (width * SCALE, px * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    side = px * SCALE
    if body in _SIGNS:
        _draw_sign(draw, body, side)
    else:
        _draw_mana(image, draw, body, side)
    return image.reduce(SCALE)


def _draw_mana(image: Image.Image, draw: ImageDraw.ImageDraw, body: str, side: int) -> None:
    parts = body.split("/")
    life = len(parts) > 1 and parts[-1] == "P"
    if life:
        parts = parts[:-1]
    outline = _outline(image.width, side, "heart" if life else body)
    if len(parts) == 2:
        _halves(image, outline, side, (_fill(parts[0]), _fill(parts[1])), slanted=True)
        lift = 0.02 if life else 0.0
        _letter(draw, parts[0], (0.32 * side, (0.33 - lift) * side), 0.44 * side)
        _letter(draw, parts[1], (0.67 * side, (0.67 - 2.5 * lift) * side), 0.44 * side)
        return
    if len(body) == 2 and body[0] == "H" and body[1] in FILLS:
        _halves(image, outline, side, (_fill(body[1]), rgb("FBF9F4")), slanted=False)
        _letter(draw, "\u00bd" + body[1], (side / 2, side / 2), side * 0.56)
        return
    fill = _fill(parts[0])
    draw.polygon(outline, fill=fill)
    _rim(draw, outline, fill, side)
    label = _short("/".join(parts))
    place = (image.width / 2, side * (0.45 if life else 0.5))
    _letter(draw, label, place, _letter_size(label, side, life or body in {"C", "S"}))


def _letter_size(label: str, side: int, tight: bool) -> float:
    size = {1: 0.74, 2: 0.62, 3: 0.46}.get(len(label), 0.62)
    return side * size * (0.8 if tight else 1.0)


def _outline(width: int, side: int, kind: str) -> list[Point]:
    if kind == "heart":
        shape = moved(heart(), 0.0, 0.03, 1.0)
    elif kind == "C":
        shape = regular((0.5, 0.5), 0.5, 4)
    elif kind == "S":
        shape = star((0.5, 0.5), 0.5, 0.36, 6)
    elif width > side:
        shape = _disc()
        return [(x * side + (width - side if x > 0.5 else 0), y * side) for x, y in shape]
    else:
        shape = _disc()
    return [(x * side, y * side) for x, y in shape]


@lru_cache(maxsize=1)
def _disc() -> tuple[Point, ...]:
    return regular((0.5, 0.5), 0.49, 96)


def _fill(part: str) -> Rgb:
    return FILLS.get(part, GENERIC)


def _rim(draw: ImageDraw.ImageDraw, outline: list[Point], fill: Rgb, side: int) -> None:
    draw.line([*outline, outline[0]], fill=mix(fill, BLACK, 0.42), width=max(SCALE // 2, round(side * 0.045)))


def _halves(image: Image.Image, outline: list[Point], side: int, fills: tuple[Rgb, Rgb], slanted: bool) -> None:
    """Fill an outline with two colors, parted by a line from corner to corner or by an upright one."""
    shape = Image.new("L", image.size, 0)
    ImageDraw.Draw(shape).polygon(outline, fill=255)
    both = Image.new("RGBA", image.size, fills[0])
    draw = ImageDraw.Draw(both)
    if slanted:
        draw.polygon([(side, 0), (side, side), (0, side)], fill=fills[1])
        draw.line([(0, side), (side, 0)], fill=mix(GENERIC, BLACK, 0.5), width=max(SCALE // 2, round(side * 0.035)))
    else:
        draw.rectangle((side // 2, 0, side, side), fill=fills[1])
    image.paste(both, (0, 0), shape)
    _rim(ImageDraw.Draw(image), outline, GENERIC, side)


def _letter(draw: ImageDraw.ImageDraw, label: str, center: Point, size: float) -> None:
    face = FontFace.SANS_BOLD
    fonts = {font_for(character, face) for character in label}
    path = next(iter(fonts)) if len(fonts) == 1 else path_of(face)
    font = load(path or path_of(face), max(4.0, round(size * 2) / 2))
    left, top, right, bottom = draw.textbbox((0, 0), label, font=font, anchor="ls")
    draw.text((center[0] - (left + right) / 2, center[1] - (top + bottom) / 2), label, font=font, fill=INK, anchor="ls")


def _draw_sign(draw: ImageDraw.ImageDraw, body: str, side: int) -> None:
    edge = side * 0.04
    if body in ("T", "Q"):
        fill = TILE if body == "T" else DARK_TILE
        draw.rounded_rectangle((edge, edge, side - edge, side - edge), side * 0.22, fill=fill)
        _arrow(draw, side, clockwise=body == "T", ink=INK if body == "T" else rgb("F4F1EA"))
    elif body == "E":
        draw.polygon([(x * side, y * side) for x, y in regular((0.5, 0.5), 0.5, 6)], fill=rgb("F2C14E"))
        bolt = ((0.58, 0.12), (0.26, 0.56), (0.46, 0.56), (0.40, 0.88), (0.74, 0.42), (0.53, 0.42))
        draw.polygon([(x * side, y * side) for x, y in bolt], fill=INK)
    else:
        draw.polygon([(x * side, y * side) for x, y in star((0.5, 0.5), 0.5, 0.3, 8)], fill=DARK_TILE)
        draw.polygon([(x * side, y * side) for x, y in star((0.5, 0.5), 0.24, 0.09, 4)], fill=rgb("F4F1EA"))


def _arrow(draw: ImageDraw.ImageDraw, side: int, clockwise: bool, ink: Rgb) -> None:
    """A three-quarter turn that ends in an arrow head; counterclockwise is its mirror image."""
    radius, width = 0.27, 0.12
    start, end = math.radians(-200), math.radians(35)
    arc = [start + (end - start) * step / 40 for step in range(41)]
    outer = [(math.cos(a) * (radius + width / 2), math.sin(a) * (radius + width / 2)) for a in arc]
    inner = [(math.cos(a) * (radius - width / 2), math.sin(a) * (radius - width / 2)) for a in reversed(arc)]
    tip_angle = end + math.radians(48)
    head = [
        (math.cos(end) * (radius + 0.19), math.sin(end) * (radius + 0.19)),
        (math.cos(tip_angle) * radius, math.sin(tip_angle) * radius),
        (math.cos(end) * (radius - 0.19), math.sin(end) * (radius - 0.19)),
    ]
    flip = 1 if clockwise else -1
    for points in (outer + inner, head):
        draw.polygon([((0.5 + flip * x) * side, (0.53 + y) * side) for x, y in points], fill=ink)


_SIGNS = frozenset({"T", "Q", "E", "CHAOS"})
