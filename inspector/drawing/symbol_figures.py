"""How our own symbols look: each a letter, a number or a sign on a ground that reads without its color.

Round: mana. Two letters across a slanted cut: hybrid. Heart: may be paid with life. Diamond: colorless mana.
Six-armed star: snow. Half-filled disc: half a mana. Square tile: a cost that is no mana (tap, untap). Anything else is
set as text in a disc, or in a pill where it is long. All lengths are shares of a symbol's height.
"""

from __future__ import annotations

import math
from functools import lru_cache

from msgspec import Struct

from inspector.drawing.masks import Point, heart, regular, shifted, star
from inspector.drawing.palette import BLACK, Rgb, mix, rgb

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
TILE, DARK_TILE, PALE = rgb("C9C6C0"), rgb("3A3D45"), rgb("F4F1EA")
LONGEST = 8
RIM = 0.045


class Polygon(Struct, frozen=True):
    """A polygon with a fill, a line, or both; the line is `thick` and goes back to the start where `closed`."""

    points: tuple[Point, ...]
    fill: Rgb | None = None
    line: Rgb | None = None
    thick: float = RIM
    closed: bool = True


class Letters(Struct, frozen=True):
    """Text around a middle, in the bold cut; `size` is that of the type."""

    text: str
    middle: Point
    size: float


class Figure(Struct, frozen=True):
    """A symbol: its width, and its parts from the ground up."""

    width: float
    parts: tuple[Polygon | Letters, ...]


def symbol_body(text: str) -> str:
    """What a symbol says, without its braces: "2/W" for "{2/w}"."""
    return text.strip().strip("{}").strip().upper() or "?"


@lru_cache(maxsize=1024)
def figure_of(body: str) -> Figure:
    """The shapes of a symbol, by what stands between its braces."""
    sign = _SIGNS.get(body)
    return Figure(1.0, sign()) if sign is not None else _mana(body)


def _short(body: str) -> str:
    return body if len(body) <= LONGEST else body[: LONGEST - 1] + "\u2026"


def _mana(body: str) -> Figure:
    parts = body.split("/")
    life = len(parts) > 1 and parts[-1] == "P"
    parts = parts[:-1] if life else parts
    width = 1.0 if len(body) <= 3 or "/" in body else max(1.0, 0.5 + 0.42 * len(_short(body)))
    outline = _outline(width, "heart" if life else body)
    if len(parts) == 2:
        lift = 0.02 if life else 0.0
        letters = (Letters(parts[0], (0.32, 0.33 - lift), 0.44), Letters(parts[1], (0.67, 0.67 - 2.5 * lift), 0.44))
        return Figure(width, (*_halves(outline, (_fill(parts[0]), _fill(parts[1])), slanted=True), *letters))
    if len(body) == 2 and body[0] == "H" and body[1] in FILLS:
        halves = _halves(outline, (_fill(body[1]), rgb("FBF9F4")), slanted=False)
        return Figure(width, (*halves, Letters("\u00bd" + body[1], (0.5, 0.5), 0.44)))
    fill = _fill(parts[0])
    label = _short("/".join(parts))
    middle = Letters(label, (width / 2, 0.45 if life else 0.5), _letter_size(label, life or body == "S"))
    return Figure(width, (Polygon(outline, fill, mix(fill, BLACK, 0.42)), middle))


def _letter_size(label: str, tight: bool) -> float:
    return {1: 0.74, 2: 0.62, 3: 0.46}.get(len(label), 0.62) * (0.8 if tight else 1.0)


def _outline(width: float, kind: str) -> tuple[Point, ...]:
    if kind == "heart":
        return shifted(heart(), 0.0, 0.03, 1.0)
    if kind == "C":
        return regular((0.5, 0.5), 0.5, 4)
    if kind == "S":
        return star((0.5, 0.5), 0.5, 0.36, 6)
    disc = regular((0.5, 0.5), 0.49, 96)
    return tuple((x + (width - 1.0 if x > 0.5 else 0.0), y) for x, y in disc)


def _fill(part: str) -> Rgb:
    return FILLS.get(part, GENERIC)


def _halves(outline: tuple[Point, ...], fills: tuple[Rgb, Rgb], slanted: bool) -> tuple[Polygon, ...]:
    """An outline in two colors, parted by a line from corner to corner or by an upright one."""
    second = _beyond(outline, (1.0, 1.0, 1.0) if slanted else (1.0, 0.0, 0.5))
    rim = Polygon(outline, None, mix(GENERIC, BLACK, 0.42))
    if not slanted:
        return (Polygon(outline, fills[0]), Polygon(second, fills[1]), rim)
    cut = [point for point in second if abs(point[0] + point[1] - 1.0) < 1e-6]
    ends = (min(cut), max(cut)) if len(cut) > 1 else ((0.0, 1.0), (1.0, 0.0))
    line = Polygon(ends, None, mix(GENERIC, BLACK, 0.5), 0.035, closed=False)
    return (Polygon(outline, fills[0]), Polygon(second, fills[1]), line, rim)


def _beyond(outline: tuple[Point, ...], edge: tuple[float, float, float]) -> tuple[Point, ...]:
    """The part of a polygon where a * x + b * y >= c, for the edge (a, b, c)."""
    a, b, c = edge
    kept: list[Point] = []
    for start, end in zip(outline, (*outline[1:], outline[0]), strict=True):
        one, two = a * start[0] + b * start[1] - c, a * end[0] + b * end[1] - c
        if one >= 0:
            kept.append(start)
        if (one >= 0) != (two >= 0):
            share = one / (one - two)
            kept.append((start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
    return tuple(kept)


def _rounded(low: float, high: float, radius: float) -> tuple[Point, ...]:
    """A square from `low` to `high` with round corners."""
    points: list[Point] = []
    for x, y, start in ((high, low, -0.5), (high, high, 0.0), (low, high, 0.5), (low, low, 1.0)):
        middle = (x - radius if x == high else x + radius, y - radius if y == high else y + radius)
        for step in range(9):
            angle = math.pi * (start + step / 16)
            points.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
    return tuple(points)


def _tap() -> tuple[Polygon, ...]:
    return (Polygon(_rounded(0.04, 0.96, 0.22), TILE), *_arrow(clockwise=True, ink=INK))


def _untap() -> tuple[Polygon, ...]:
    return (Polygon(_rounded(0.04, 0.96, 0.22), DARK_TILE), *_arrow(clockwise=False, ink=PALE))


def _energy() -> tuple[Polygon, ...]:
    bolt = ((0.58, 0.12), (0.26, 0.56), (0.46, 0.56), (0.40, 0.88), (0.74, 0.42), (0.53, 0.42))
    return (Polygon(regular((0.5, 0.5), 0.5, 6), rgb("F2C14E")), Polygon(bolt, INK))


def _chaos() -> tuple[Polygon, ...]:
    return (Polygon(star((0.5, 0.5), 0.5, 0.3, 8), DARK_TILE), Polygon(star((0.5, 0.5), 0.24, 0.09, 4), PALE))


def _changed() -> tuple[Polygon, ...]:
    """The arrow beside what is not as printed."""
    points = ((0.08, 0.40), (0.52, 0.40), (0.52, 0.18), (0.94, 0.52), (0.52, 0.86), (0.52, 0.64), (0.08, 0.64))
    return (Polygon(points, rgb("E8912D"), rgb("7A4206"), 0.05),)


def _gone() -> tuple[Polygon, ...]:
    """The cross beside what is printed and no longer there."""
    bar = ((0.12, 0.24), (0.24, 0.12), (0.88, 0.76), (0.76, 0.88))
    other = tuple((1.0 - x, y) for x, y in bar)
    return (Polygon(bar, rgb("9A9CA2")), Polygon(other, rgb("9A9CA2")))


def _arrow(clockwise: bool, ink: Rgb) -> tuple[Polygon, ...]:
    """A three-quarter turn that ends in an arrow head; counterclockwise is its mirror image."""
    radius, width = 0.27, 0.12
    start, end = math.radians(-200), math.radians(35)
    arc = [start + (end - start) * step / 40 for step in range(41)]
    outer = [(math.cos(a) * (radius + width / 2), math.sin(a) * (radius + width / 2)) for a in arc]
    inner = [(math.cos(a) * (radius - width / 2), math.sin(a) * (radius - width / 2)) for a in reversed(arc)]
    tip = end + math.radians(48)
    head = [
        (math.cos(end) * (radius + 0.19), math.sin(end) * (radius + 0.19)),
        (math.cos(tip) * radius, math.sin(tip) * radius),
        (math.cos(end) * (radius - 0.19), math.sin(end) * (radius - 0.19)),
    ]
    flip = 1 if clockwise else -1
    return tuple(
        Polygon(tuple((0.5 + flip * x, 0.53 + y) for x, y in points), ink) for points in ([*outer, *inner], head)
    )


_SIGNS = {"T": _tap, "Q": _untap, "E": _energy, "CHAOS": _chaos, "\ue000": _changed, "\ue001": _gone}
