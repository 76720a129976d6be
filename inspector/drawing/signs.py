"""Our own signs in one color: the marks of double-faced cards, the emblems of card types, and the badges' signs.

Each is a few polygons in the unit square; those in the second group are cut out of the first.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from inspector.drawing.emblem_creatures import CREATURES, paw
from inspector.drawing.emblem_things import THINGS
from inspector.drawing.looks import BadgeShape, Mark
from inspector.drawing.masks import Drawing, circle, mask, rectangle, regular, shifted, star

CENTER = (0.5, 0.5)


def sign_mask(sign: str, px: int) -> Image.Image:
    """A sign as a mask of `px` by `px`; a sign without a drawing is a plain dot."""
    filled, cut = drawing_of(sign)

    def paint(draw: ImageDraw.ImageDraw, scale: int) -> None:
        for shapes, ink in ((filled, 255), (cut, 0)):
            for points in shapes:
                draw.polygon([(x * px * scale, y * px * scale) for x, y in points], fill=ink)

    return mask(("sign", sign), px, px, paint)


@lru_cache(maxsize=128)
def drawing_of(sign: str) -> Drawing:
    """The polygons of a sign."""
    return _DRAWINGS.get(sign, _dot)()


def _dot() -> Drawing:
    return (circle(CENTER, 0.3),), ()


def _question_mark() -> Drawing:
    """A hook that turns in from the left over a stem, and a dot beneath, cut out of a disc."""
    turns = tuple(math.radians(180 + step * 15) for step in range(17))
    outer = tuple((0.5 + 0.2 * math.cos(turn), 0.38 + 0.2 * math.sin(turn)) for turn in turns)
    inner = tuple((0.5 + 0.09 * math.cos(turn), 0.38 + 0.09 * math.sin(turn)) for turn in reversed(turns))
    return (circle(CENTER, 0.48),), ((*outer, *inner), rectangle(0.44, 0.44, 0.56, 0.64), circle((0.5, 0.77), 0.07))


def _sun() -> Drawing:
    rays = tuple(
        tuple(
            (0.5 + radius * math.cos(turn + lean), 0.5 + radius * math.sin(turn + lean))
            for radius, lean in ((0.34, -0.16), (0.49, 0.0), (0.34, 0.16))
        )
        for turn in (index * math.pi / 4 for index in range(8))
    )
    return (circle(CENTER, 0.25), *rays), ()


def _crescent() -> Drawing:
    return (circle((0.46, 0.5), 0.42),), (circle((0.64, 0.42), 0.36),)


def _full_moon() -> Drawing:
    craters = (circle((0.38, 0.4), 0.1), circle((0.63, 0.57), 0.075), circle((0.42, 0.68), 0.055))
    return (circle(CENTER, 0.42),), craters


def _tentacles() -> Drawing:
    cap = tuple(point for point in circle((0.5, 0.42), 0.36) if point[1] <= 0.43)
    arms = tuple(
        ((x - 0.06, 0.42), (x + 0.06, 0.42), (x + bend + 0.05, 0.72), (x + 0.4 * bend, 0.98), (x + bend - 0.06, 0.72))
        for x, bend in ((0.2, -0.08), (0.4, 0.06), (0.6, -0.06), (0.8, 0.08))
    )
    return (cap, *arms), ()


def _compass() -> Drawing:
    return (star(CENTER, 0.49, 0.12, 4), star(CENTER, 0.3, 0.12, 4, -math.pi / 4)), (circle(CENTER, 0.06),)


def _mountains() -> Drawing:
    far = ((0.42, 0.76), (0.70, 0.26), (0.98, 0.76))
    near = ((0.02, 0.76), (0.36, 0.14), (0.70, 0.76))
    return (far, near, rectangle(0.02, 0.80, 0.98, 0.88)), (((0.36, 0.14), (0.455, 0.31), (0.36, 0.38), (0.265, 0.31)),)


def _person(full: bool) -> Callable[[], Drawing]:
    def make() -> Drawing:
        shoulders = tuple(point for point in shifted(circle((0, 0), 0.4), 0.5, 0.94) if point[1] <= 0.94)
        figure = (circle((0.5, 0.28), 0.19), shoulders)
        if full:
            return figure, ()
        inner = tuple(point for point in shifted(circle((0, 0), 0.31), 0.5, 0.94) if point[1] <= 0.87)
        return figure, (circle((0.5, 0.28), 0.11), inner)

    return make


def _fan(opened: bool) -> Callable[[], Drawing]:
    def make() -> Drawing:
        count, spread = (7, 0.32) if opened else (3, 0.14)
        ribs = []
        for index in range(count):
            turn = -math.pi / 2 + (index - (count - 1) / 2) * spread
            near, far, half = 0.16, 0.84, spread * 0.42
            ribs.append(
                tuple(
                    (0.5 + radius * math.cos(turn + lean), 0.9 + radius * math.sin(turn + lean))
                    for radius, lean in ((near, -half), (far, -half), (far + 0.03, 0.0), (far, half), (near, half))
                )
            )
        if opened:
            ribs = [shifted(rib, 0.14, 0.16, 0.72) for rib in ribs]
            return (*ribs, circle((0.5, 0.82), 0.08)), ()
        return (*ribs, circle((0.5, 0.88), 0.09)), ()

    return make


def _triangles(*tips: tuple[float, bool]) -> Callable[[], Drawing]:
    """Triangles by the height of their middle and whether they point up."""

    def make() -> Drawing:
        shapes = []
        reach = 0.36 if len(tips) == 1 else 0.24
        for middle, upward in tips:
            way = -1 if upward else 1
            base = middle - way * reach * 0.75
            shapes.append(((0.5 - reach * 1.1, base), (0.5 + reach * 1.1, base), (0.5, middle + way * reach * 0.9)))
        return tuple(shapes), ()

    return make


def _card() -> Drawing:
    return (rectangle(0.22, 0.08, 0.78, 0.92),), (rectangle(0.31, 0.17, 0.69, 0.83),)


def _gear() -> Drawing:
    teeth = []
    for index in range(8):
        turn = index * math.pi / 4
        teeth.append(
            tuple(
                (0.5 + radius * math.cos(turn + lean), 0.5 + radius * math.sin(turn + lean))
                for radius, lean in ((0.3, -0.3), (0.48, -0.19), (0.48, 0.19), (0.3, 0.3))
            )
        )
    return (circle(CENTER, 0.37), *teeth), (circle(CENTER, 0.16),)


def _sparkles() -> Drawing:
    return (
        star((0.42, 0.56), 0.42, 0.12, 4),
        star((0.80, 0.22), 0.2, 0.06, 4),
        star((0.84, 0.82), 0.13, 0.04, 4),
    ), ()


def _bolt() -> Drawing:
    return (((0.60, 0.02), (0.20, 0.56), (0.45, 0.56), (0.34, 0.98), (0.80, 0.38), (0.53, 0.38)),), ()


def _book() -> Drawing:
    left = ((0.04, 0.22), (0.28, 0.16), (0.48, 0.24), (0.48, 0.86), (0.28, 0.78), (0.04, 0.82))
    right = tuple((1 - x, y) for x, y in left)
    lines = tuple(
        part
        for y in (0.36, 0.5, 0.64)
        for part in (
            ((0.13, y - 0.02), (0.39, y + 0.03), (0.39, y + 0.075), (0.13, y + 0.025)),
            ((0.87, y - 0.02), (0.61, y + 0.03), (0.61, y + 0.075), (0.87, y + 0.025)),
        )
    )
    return (left, right), lines


def _shield() -> Drawing:
    outline = (
        (0.10, 0.12),
        (0.5, 0.03),
        (0.90, 0.12),
        (0.88, 0.55),
        (0.72, 0.80),
        (0.5, 0.97),
        (0.28, 0.80),
        (0.12, 0.55),
    )
    return (outline,), (rectangle(0.46, 0.15, 0.54, 0.82), rectangle(0.2, 0.4, 0.8, 0.48))


def _two_sheets() -> Drawing:
    return (rectangle(0.08, 0.06, 0.62, 0.74), rectangle(0.38, 0.26, 0.92, 0.94)), (
        rectangle(0.33, 0.21, 0.38, 0.79),
        rectangle(0.33, 0.21, 0.67, 0.26),
    )


def _arrow() -> Drawing:
    return (((0.04, 0.38), (0.54, 0.38), (0.54, 0.14), (0.98, 0.5), (0.54, 0.86), (0.54, 0.62), (0.04, 0.62)),), ()


def _coin() -> Drawing:
    return (circle(CENTER, 0.46),), (circle(CENTER, 0.34),)


def _lock() -> Drawing:
    bow = tuple(point for point in circle((0.5, 0.36), 0.3) if point[1] <= 0.37)
    hole = tuple(point for point in circle((0.5, 0.36), 0.18) if point[1] <= 0.37)
    legs = (rectangle(0.2, 0.36, 0.32, 0.5), rectangle(0.68, 0.36, 0.8, 0.5))
    return (rectangle(0.16, 0.46, 0.84, 0.96), bow, *legs), (hole, circle((0.5, 0.68), 0.08))


def _open_door() -> Drawing:
    """A doorway with its leaf swung open toward the reader."""
    leaf = ((0.26, 0.10), (0.62, 0.24), (0.62, 1.0), (0.26, 0.90))
    frame = (rectangle(0.10, 0.04, 0.90, 0.15), rectangle(0.10, 0.04, 0.21, 0.92), rectangle(0.79, 0.04, 0.90, 0.92))
    return (*frame, leaf), (circle((0.54, 0.60), 0.05),)


def _key() -> Drawing:
    teeth = (rectangle(0.72, 0.5, 0.81, 0.76), rectangle(0.88, 0.5, 0.97, 0.70))
    return (circle((0.28, 0.5), 0.26), rectangle(0.44, 0.43, 0.98, 0.57), *teeth), (circle((0.24, 0.5), 0.11),)


def _wheel() -> Drawing:
    gaps = tuple(
        tuple(
            (0.5 + radius * math.cos(turn + lean), 0.5 + radius * math.sin(turn + lean))
            for radius, lean in ((0.15, -0.30), (0.33, -0.44), (0.35, 0.0), (0.33, 0.44), (0.15, 0.30))
        )
        for turn in (index * math.pi / 3 for index in range(6))
    )
    return (circle(CENTER, 0.47),), gaps


def _turn() -> Drawing:
    up = ((0.30, 0.02), (0.54, 0.30), (0.38, 0.30), (0.38, 0.74), (0.22, 0.74), (0.22, 0.30), (0.06, 0.30))
    return (up, tuple((1 - x, 1 - y) for x, y in up)), ()


def _hexagon() -> Drawing:
    return (regular(CENTER, 0.46, 6),), (regular(CENTER, 0.32, 6),)


_DRAWINGS: dict[str, Callable[[], Drawing]] = {
    Mark.SUN.value: _sun,
    Mark.CRESCENT.value: _crescent,
    Mark.FULL_MOON.value: _full_moon,
    Mark.EMRAKUL.value: _tentacles,
    Mark.COMPASS.value: _compass,
    Mark.LAND.value: _mountains,
    Mark.PLANESWALKER_FRONT.value: _person(full=False),
    Mark.PLANESWALKER_BACK.value: _person(full=True),
    Mark.FAN_CLOSED.value: _fan(opened=False),
    Mark.FAN_OPEN.value: _fan(opened=True),
    Mark.TRIANGLE_UP.value: _triangles((0.5, True)),
    Mark.TRIANGLE_DOWN.value: _triangles((0.5, False)),
    Mark.MODAL_FRONT.value: _triangles((0.5, True)),
    Mark.MODAL_BACK.value: _triangles((0.28, True), (0.74, True)),
    Mark.NEUTRAL.value: _card,
    BadgeShape.COPY.value: _two_sheets,
    BadgeShape.CHANGED.value: _arrow,
    BadgeShape.TOKEN.value: _coin,
    BadgeShape.FACE_DOWN.value: _card,
    BadgeShape.LOCKED.value: _lock,
    BadgeShape.UNLOCKED.value: _open_door,
    BadgeShape.KEY.value: _key,
    BadgeShape.DOUBT.value: _question_mark,
    BadgeShape.NOTE.value: _dot,
    "Creature": paw,
    "Planeswalker": THINGS["walker"],
    "Battle": _shield,
    "Land": _mountains,
    "Artifact": _gear,
    "Enchantment": _sparkles,
    "Instant": _bolt,
    "Sorcery": _book,
    "Vehicle": _wheel,
    "turn": _turn,
    "other": _hexagon,
    **CREATURES,
    **THINGS,
}
