"""What figures are made of besides plain polygons: smooth outlines, strokes that thin out, mirrored and leaning parts.

All in shares of a unit square, y downward.
"""

from __future__ import annotations

import math

from inspector.drawing.masks import Contour, Point, circle

STEPS = 10


def smooth(*points: Point) -> Contour:
    """A closed outline that runs softly through all the points."""
    ring = (points[-1], *points, *points[:2])
    return tuple(point for at in range(len(points)) for point in _between(*ring[at : at + 4]))


def stroke(points: Contour, start: float, end: float) -> Contour:
    """A soft line through the points, `start` to each side at its first point, `end` at its last."""
    ring = (points[0], *points, points[-1])
    line = [point for at in range(len(points) - 1) for point in _between(*ring[at : at + 4])] + [points[-1]]
    left, right = [], []
    for at, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(at - 1, 0)], line[min(at + 1, len(line) - 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        half = start + (end - start) * at / (len(line) - 1)
        dx, dy = half * (y0 - y1) / length, half * (x1 - x0) / length
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return (*left, *reversed(right))


def flipped(points: Contour) -> Contour:
    """The outline seen in a mirror that stands upright in the middle of the square."""
    return tuple((1 - x, y) for x, y in points)


def pair(*shapes: Contour) -> tuple[Contour, ...]:
    """Outlines of the right half, and each again in the left half."""
    return (*shapes, *(flipped(points) for points in shapes))


def whole(*half: Point) -> Contour:
    """The outline of which this is the right half, from top to bottom."""
    return (*half, *((1 - x, y) for x, y in reversed(half) if x != 0.5))


def leaning(points: Contour, degrees: float) -> Contour:
    """The outline turned clockwise about the middle of the square."""
    turn = math.radians(degrees)
    cosine, sine = math.cos(turn), math.sin(turn)
    return tuple(
        (0.5 + (x - 0.5) * cosine - (y - 0.5) * sine, 0.5 + (x - 0.5) * sine + (y - 0.5) * cosine) for x, y in points
    )


def oval(center: Point, across: float, down: float) -> Contour:
    """An ellipse by its middle and its two radii."""
    return tuple((center[0] + across * x, center[1] + down * y) for x, y in circle((0, 0), 1.0))


def ring(center: Point, outer: float, inner: float) -> Contour:
    """A ring with nothing inside, in one outline."""
    rim, hole = circle(center, outer), circle(center, inner)
    return (*rim, rim[0], hole[0], *reversed(hole))


def _between(before: Point, first: Point, second: Point, after: Point) -> list[Point]:
    """Points on the soft line from the first to the second (a Catmull-Rom spline)."""
    return [
        (
            _spline(before[0], first[0], second[0], after[0], step / STEPS),
            _spline(before[1], first[1], second[1], after[1], step / STEPS),
        )
        for step in range(STEPS)
    ]


def _spline(before: float, first: float, second: float, after: float, t: float) -> float:
    return first + 0.5 * t * (
        second
        - before
        + t * (2 * before - 5 * first + 4 * second - after + t * (3 * (first - second) + after - before))
    )
