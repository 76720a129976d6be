"""Flat grounds with soft edges: masks drawn several times too large and shrunk, kept in one bounded cache.

Here are also the points of the plainest of them: circles, stars, a heart.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable

from PIL import Image, ImageDraw

from inspector.drawing.cache import ByteCache, image_bytes

Point = tuple[float, float]
Contour = tuple[Point, ...]
# What is filled, and what is cut out of it.
Drawing = tuple[tuple[Contour, ...], tuple[Contour, ...]]
SCALE = 4
MASKS: ByteCache[Image.Image] = ByteCache(12_000_000, image_bytes)


def mask(key: Hashable, width: int, height: int, paint: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """A mask (mode L) of a size in pixels; `paint` draws it in white on a canvas larger by its second value."""

    def make() -> Image.Image:
        canvas = Image.new("L", (width * SCALE, height * SCALE), 0)
        paint(ImageDraw.Draw(canvas), SCALE)
        return canvas.reduce(SCALE)

    return MASKS.get((key, width, height), make)


def rounded_mask(width: int, height: int, radius: float) -> Image.Image:
    """A rectangle with round corners that fills the whole mask."""

    def paint(draw: ImageDraw.ImageDraw, scale: int) -> None:
        draw.rounded_rectangle((0, 0, width * scale - 1, height * scale - 1), radius * scale, fill=255)

    return mask(("rounded", radius), width, height, paint)


def polygon_mask(key: Hashable, width: int, height: int, parts: Iterable[tuple[Point, ...]]) -> Image.Image:
    """Filled polygons whose points are given as shares (0 to 1) of the width and height."""
    kept = tuple(parts)

    def paint(draw: ImageDraw.ImageDraw, scale: int) -> None:
        for points in kept:
            draw.polygon([(x * width * scale, y * height * scale) for x, y in points], fill=255)

    return mask(("polygon", key), width, height, paint)


def circle(center: Point, radius: float, steps: int = 48) -> tuple[Point, ...]:
    """A circle as a polygon."""
    return regular(center, radius, steps, 0.0)


def regular(center: Point, radius: float, corners: int, turn: float = -math.pi / 2) -> tuple[Point, ...]:
    """A regular polygon; its first corner lies in direction `turn` (radians, y downward)."""
    step = 2 * math.pi / corners
    return tuple(
        (center[0] + radius * math.cos(turn + index * step), center[1] + radius * math.sin(turn + index * step))
        for index in range(corners)
    )


def rectangle(left: float, top: float, right: float, bottom: float) -> Contour:
    """An upright rectangle by its edges."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def star(center: Point, outer: float, inner: float, rays: int, turn: float = -math.pi / 2) -> tuple[Point, ...]:
    """A star; its first ray points in direction `turn`."""
    step = math.pi / rays
    return tuple(
        (
            center[0] + (inner if index % 2 else outer) * math.cos(turn + index * step),
            center[1] + (inner if index % 2 else outer) * math.sin(turn + index * step),
        )
        for index in range(2 * rays)
    )


def heart() -> tuple[Point, ...]:
    """A full heart that fills the unit square."""
    points = []
    for index in range(72):
        angle = 2 * math.pi * index / 72
        wave = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
        points.append((0.5 + math.sin(angle) ** 3 / 2, (12.0 - wave) / 29.0))
    return tuple(points)


def shifted(points: Iterable[Point], dx: float, dy: float, scale: float = 1.0) -> tuple[Point, ...]:
    """Points scaled about the origin, then shifted."""
    return tuple((x * scale + dx, y * scale + dy) for x, y in points)
