"""The landscape of a picture panel: ridges, trees and clouds drawn from a card's name, by day or by night.

The same name always gives the same land, and two names hardly ever the same.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable

from PIL import Image, ImageDraw

from inspector.drawing.palette import Rgb, Theme, Tones, mix, night_tones, tones

SCALE = 3
STEPS = 60
COUNT = 16
# Which shapes the land of a frame has, the first of them most often.
LANDS: dict[str, tuple[str, ...]] = {
    "W": ("hills", "hills", "dunes"),
    "U": ("waves", "waves", "hills"),
    "B": ("crags", "hills", "dunes"),
    "R": ("peaks", "crags", "dunes"),
    "G": ("woods", "woods", "hills"),
}
ANY_LAND = ("hills", "peaks", "dunes", "waves", "woods")


def numbers_of(seed: str) -> list[float]:
    """Numbers between 0 and 1 that depend on the text alone."""
    return [zlib.crc32(f"{index} {seed}".encode(errors="replace")) / 0xFFFFFFFF for index in range(COUNT)]


def disc(width: int, height: int, numbers: list[float]) -> tuple[float, float, float]:
    """The middle and the radius of the disc in the sky, sun or moon, in which the emblem stands."""
    radius = min(width, height) * (0.36 + 0.08 * numbers[0])
    x = max(min(width * (0.30 + 0.40 * numbers[1]), width - 1.15 * radius), 1.15 * radius)
    return x, height * (0.42 + 0.10 * numbers[2]), radius


def landscape(width: int, height: int, frame: str, theme: Theme, numbers: list[float], night: bool) -> Image.Image:
    """The land of one frame, a key of `FRAMES`, in pixels."""
    palette = night_tones(frame, theme) if night else tones(frame, theme)
    canvas = Image.new("RGB", (width * SCALE, height * SCALE), palette.far)
    draw = ImageDraw.Draw(canvas)
    across, down = width * SCALE, height * SCALE
    x, y, radius = disc(across, down, numbers)
    _sky(draw, palette, numbers, (across, down), night)
    lands = LANDS.get(frame, ANY_LAND)
    land = lands[int(numbers[8] * 0.999 * len(lands))]
    hills = palette.near if night else palette.middle
    behind = mix(palette.far, hills, 0.5)
    _ridge(draw, across, down, land, (0.52 + 0.12 * numbers[9], 0.13, numbers[10:14]), behind)
    if night:
        halo = radius * 1.14
        draw.ellipse((x - halo, y - halo, x + halo, y + halo), fill=mix(palette.far, palette.middle, 0.22))
    # The disc stands before the farthest ridge, so that the emblem lies on one tone.
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=palette.middle)
    # By night they keep below the emblem, which is as dark as they are.
    low, flat = (0.88, 0.3) if night else (0.66, 1.0)
    _ridge(
        draw, across, down, land, (low + 0.12 * flat * numbers[3], 0.14 * flat, numbers[4:8]), mix(behind, hills, 0.75)
    )
    low = 0.94 if night else 0.82
    _ridge(draw, across, down, "hills", (low + 0.07 * flat * numbers[6], 0.09 * flat, numbers[5:9]), palette.near)
    return canvas.reduce(SCALE).convert("RGBA")


def _sky(
    draw: ImageDraw.ImageDraw,
    palette: Tones,
    numbers: list[float],
    size: tuple[int, int],
    night: bool,
) -> None:
    """Stars by night, clouds by day."""
    across, down = size
    unit = min(across, down)
    if night:
        for at in range(14):
            left, top = _spread(numbers[at], at) * across, _spread(numbers[at - 5], at + 3) * down * 0.62
            dot = unit * (0.006 + 0.008 * _spread(numbers[at - 2], at))
            draw.ellipse((left - dot, top - dot, left + dot, top + dot), fill=palette.middle)
        return
    cloud = mix(palette.far, palette.middle, 0.45)
    for at in range(1 + int(numbers[14] * 2.99)):
        left, top = _spread(numbers[15], at * 5) * across, (0.10 + 0.26 * _spread(numbers[13], at)) * down
        long, thick = unit * (0.16 + 0.10 * numbers[at]), unit * 0.035
        draw.rounded_rectangle((left - long, top - thick, left + long, top + thick), thick, fill=cloud)
        draw.ellipse((left - long / 2, top - 2.4 * thick, left + long / 4, top + thick), fill=cloud)


def _spread(number: float, at: int) -> float:
    """Another number between 0 and 1 for each place, from one."""
    return (number * 7.0 + at * 0.618034) % 1.0


_Outline = Callable[[float, list[float]], float]


def _hills(part: float, numbers: list[float]) -> float:
    return math.sin(math.tau * ((0.7 + numbers[0]) * part + numbers[1]))


def _dunes(part: float, numbers: list[float]) -> float:
    turn = ((1.4 + numbers[0]) * part + numbers[1]) % 1.0
    return 1 - 2 * (turn / 0.7 if turn < 0.7 else (1 - turn) / 0.3)


def _peaks(part: float, numbers: list[float]) -> float:
    broad = 2 * abs(2 * (((1.3 + numbers[0]) * part + numbers[1]) % 1.0) - 1) - 1
    fine = 2 * abs(2 * (((3.1 + 2 * numbers[2]) * part + numbers[3]) % 1.0) - 1) - 1
    return 0.75 * broad + 0.45 * fine


def _crags(part: float, numbers: list[float]) -> float:
    return 0.7 * _peaks(part, numbers) + 0.5 * (round(3 * _hills(part * 2.3, numbers)) / 3)


def _waves(part: float, numbers: list[float]) -> float:
    return 0.9 - 1.5 * abs(math.sin(math.pi * ((2.5 + 2 * numbers[0]) * part + numbers[1])))


LAND_SHAPES: dict[str, _Outline] = {"hills": _hills, "dunes": _dunes, "peaks": _peaks, "crags": _crags, "waves": _waves}


def _ridge(
    draw: ImageDraw.ImageDraw,
    across: int,
    down: int,
    land: str,
    measures: tuple[float, float, list[float]],
    fill: Rgb,
) -> None:
    level, swing, numbers = measures
    # On a tall panel the hills stay hills.
    swing *= min(1.0, across / down)
    shape = LAND_SHAPES.get(land, _hills)

    def height(part: float) -> float:
        return down * (level + swing * shape(part, numbers))

    ridge = [(across * step / STEPS, height(step / STEPS)) for step in range(STEPS + 1)]
    draw.polygon([(0, down), *ridge, (across, down)], fill=fill)
    if land != "woods":
        return
    for at in range(12):
        part = (at + 0.7 * _spread(numbers[2], at)) / 12
        tall = swing * (0.9 + 0.7 * _spread(numbers[3], at)) * down
        x, y = across * part, height(part) + tall * 0.2
        draw.polygon([(x - tall * 0.28, y), (x, y - tall), (x + tall * 0.28, y)], fill=fill)
