"""The emblems of what is no creature: Equipment, Auras, Sagas, doors, kinds of land, and what tokens stand for."""

from __future__ import annotations

import math
from collections.abc import Callable

from inspector.drawing.contours import leaning, oval, pair, ring, smooth, stroke, whole
from inspector.drawing.masks import Drawing, circle, rectangle, regular, shifted, star


def _sword() -> Drawing:
    parts = (
        whole((0.5, -0.08), (0.565, 0.04), (0.565, 0.70), (0.5, 0.70)),
        smooth((0.26, 0.68), (0.74, 0.68), (0.80, 0.74), (0.70, 0.765), (0.30, 0.765), (0.20, 0.74)),
        rectangle(0.46, 0.75, 0.54, 0.97),
        circle((0.5, 1.0), 0.065),
    )
    return tuple(leaning(part, 40) for part in parts), (leaning(rectangle(0.488, 0.10, 0.512, 0.66), 40),)


def _aura() -> Drawing:
    rays = tuple(leaning(whole((0.5, 0.0), (0.53, 0.10), (0.5, 0.14)), 30 * at + 15) for at in range(12))
    return (ring((0.5, 0.5), 0.34, 0.28), star((0.5, 0.5), 0.24, 0.08, 4), *rays), ()


def _page() -> Drawing:
    sheet = (rectangle(0.20, 0.12, 0.80, 0.86), oval((0.5, 0.12), 0.38, 0.07), oval((0.5, 0.87), 0.38, 0.07))
    lines = tuple(rectangle(0.48, y, 0.70, y + 0.035) for y in (0.28, 0.36, 0.52, 0.60, 0.70))
    return sheet, (*lines, regular((0.35, 0.32), 0.085, 6), regular((0.35, 0.60), 0.085, 6))


def _door() -> Drawing:
    arch = tuple(point for point in circle((0.5, 0.42), 0.38) if point[1] <= 0.43)
    top = circle((0.5, 0.42), 0.285)
    upper = stroke((*top[24:], top[0]), 0.015, 0.015)
    sides = pair(rectangle(0.77, 0.42, 0.80, 0.98))
    return (arch, rectangle(0.12, 0.42, 0.88, 0.98)), (
        upper,
        *sides,
        rectangle(0.49, 0.16, 0.51, 0.98),
        *pair(circle((0.57, 0.62), 0.035)),
    )


def _tree() -> Drawing:
    crowns = (
        whole((0.5, 0.01), (0.72, 0.32), (0.5, 0.32)),
        whole((0.5, 0.18), (0.80, 0.56), (0.5, 0.56)),
        whole((0.5, 0.38), (0.89, 0.82), (0.5, 0.82)),
    )
    return (*crowns, rectangle(0.44, 0.80, 0.56, 0.99)), ()


def _palm() -> Drawing:
    leaves = (
        stroke(((0.56, 0.28), (0.38, 0.12), (0.14, 0.26)), 0.06, 0.005),
        stroke(((0.56, 0.28), (0.40, 0.32), (0.26, 0.50)), 0.055, 0.005),
        stroke(((0.56, 0.28), (0.74, 0.10), (0.95, 0.22)), 0.06, 0.005),
        stroke(((0.56, 0.28), (0.76, 0.32), (0.88, 0.48)), 0.055, 0.005),
        stroke(((0.56, 0.28), (0.54, 0.12), (0.64, 0.01)), 0.05, 0.005),
    )
    trunk = stroke(((0.56, 0.26), (0.54, 0.50), (0.46, 0.78)), 0.028, 0.04)
    sea = stroke(((0.02, 0.95), (0.26, 0.91), (0.5, 0.96), (0.74, 0.91), (0.98, 0.95)), 0.025, 0.025)
    return (*leaves, trunk, smooth((0.18, 0.86), (0.46, 0.72), (0.80, 0.86), (0.46, 0.87)), sea), ()


def _reeds() -> Drawing:
    stems = tuple(
        stroke(((x, 0.80), (x + bend / 3, 0.5), (x + bend, top)), 0.018, 0.012)
        for x, bend, top in ((0.30, -0.10, 0.12), (0.48, 0.02, 0.02), (0.62, 0.16, 0.20))
    )
    heads = (
        leaning(oval((0.35, 0.22), 0.05, 0.13), -14),
        oval((0.50, 0.16), 0.05, 0.14),
        leaning(oval((0.64, 0.34), 0.048, 0.12), 14),
    )
    blade = stroke(((0.70, 0.80), (0.80, 0.62), (0.96, 0.50)), 0.03, 0.005)
    water = tuple(
        stroke(((left, y), ((left + right) / 2, y - 0.03), (right, y)), 0.022, 0.022)
        for left, right, y in ((0.06, 0.94, 0.83), (0.20, 0.80, 0.93))
    )
    return (*stems, *heads, blade, *water), ()


def _wheat() -> Drawing:
    grain = leaning(oval((0.5, 0.5), 0.05, 0.10), 38)
    ears = tuple(shifted(grain, 0.095, 0.135 * row - 0.34) for row in range(4))
    return (rectangle(0.48, 0.14, 0.52, 0.99), oval((0.5, 0.09), 0.045, 0.09), *pair(*ears),
            *pair(stroke(((0.5, 0.92), (0.64, 0.82), (0.78, 0.60)), 0.03, 0.004))), ()  # fmt: skip


def _volcano() -> Drawing:
    mountain = ((0.02, 0.94), (0.36, 0.38), (0.42, 0.42), (0.50, 0.37), (0.58, 0.42), (0.64, 0.38), (0.98, 0.94))
    smoke = (circle((0.54, 0.24), 0.09), circle((0.66, 0.15), 0.10), circle((0.80, 0.09), 0.07))
    runs = (((0.46, 0.44), (0.54, 0.44), (0.58, 0.66), (0.53, 0.78), (0.47, 0.64)),)
    return (mountain, *smoke), runs


def _gate() -> Drawing:
    towers = pair(rectangle(0.70, 0.24, 0.95, 0.96))
    teeth = pair(rectangle(0.70, 0.12, 0.77, 0.26), rectangle(0.88, 0.12, 0.95, 0.26))
    wall = (rectangle(0.28, 0.40, 0.72, 0.96), rectangle(0.36, 0.32, 0.44, 0.42), rectangle(0.56, 0.32, 0.64, 0.42))
    hole = (circle((0.5, 0.70), 0.14), rectangle(0.36, 0.70, 0.64, 0.97))
    return (*towers, *teeth, *wall), (*hole, *pair(rectangle(0.80, 0.40, 0.85, 0.54)))


def _cactus() -> Drawing:
    arms = (
        stroke(((0.5, 0.62), (0.28, 0.58), (0.24, 0.32)), 0.06, 0.06),
        stroke(((0.5, 0.52), (0.72, 0.48), (0.76, 0.24)), 0.06, 0.06),
    )
    tips = (circle((0.24, 0.32), 0.06), circle((0.76, 0.24), 0.06), circle((0.5, 0.14), 0.10))
    return (rectangle(0.40, 0.14, 0.60, 0.92), *arms, *tips, oval((0.5, 0.94), 0.44, 0.045)), (
        rectangle(0.46, 0.20, 0.475, 0.84),
        rectangle(0.525, 0.20, 0.54, 0.84),
    )


def _lens() -> Drawing:
    handle = stroke(((0.62, 0.62), (0.93, 0.93)), 0.065, 0.065)
    return (ring((0.40, 0.40), 0.36, 0.27), handle, stroke(((0.26, 0.40), (0.30, 0.28), (0.42, 0.24)), 0.02, 0.01)), ()


def _gem() -> Drawing:
    outline = whole((0.5, 0.16), (0.76, 0.16), (0.97, 0.40), (0.5, 0.94))
    facets = (
        stroke(((0.03, 0.40), (0.97, 0.40)), 0.014, 0.014),
        *pair(stroke(((0.5, 0.16), (0.66, 0.40)), 0.012, 0.012), stroke(((0.66, 0.40), (0.5, 0.94)), 0.012, 0.012)),
    )
    return (outline,), facets


def _apple() -> Drawing:
    fruit = smooth(*whole((0.5, 0.34), (0.70, 0.26), (0.88, 0.44), (0.80, 0.76), (0.64, 0.94), (0.5, 0.90)))
    leaf = smooth((0.52, 0.20), (0.64, 0.04), (0.82, 0.04), (0.70, 0.20))
    return (fruit, leaf, stroke(((0.5, 0.38), (0.49, 0.24), (0.42, 0.12)), 0.025, 0.02)), (
        stroke(((0.72, 0.40), (0.79, 0.50), (0.77, 0.62)), 0.02, 0.01),
    )


def _drop() -> Drawing:
    outline = smooth(
        (0.5, 0.01), (0.60, 0.22), (0.80, 0.54), (0.76, 0.82), (0.5, 0.97), (0.24, 0.82), (0.20, 0.54), (0.40, 0.22)
    )
    return (outline,), (stroke(((0.32, 0.60), (0.34, 0.76), (0.46, 0.86)), 0.028, 0.012),)


def _banner() -> Drawing:
    cloth = ((0.22, 0.10), (0.78, 0.10), (0.78, 0.90), (0.5, 0.74), (0.22, 0.90))
    return (cloth, rectangle(0.12, 0.04, 0.88, 0.11)), (star((0.5, 0.40), 0.19, 0.08, 5),)


def _temple() -> Drawing:
    columns = tuple(rectangle(x - 0.05, 0.40, x + 0.05, 0.82) for x in (0.20, 0.40, 0.60, 0.80))
    return (
        whole((0.5, 0.06), (0.97, 0.32), (0.5, 0.38)),
        rectangle(0.08, 0.32, 0.92, 0.38),
        *columns,
        rectangle(0.08, 0.80, 0.92, 0.87),
        rectangle(0.02, 0.89, 0.98, 0.97),
    ), (circle((0.5, 0.23), 0.05),)


def _anchor() -> Drawing:
    hook = stroke(((0.08, 0.58), (0.20, 0.84), (0.5, 0.95), (0.80, 0.84), (0.92, 0.58)), 0.045, 0.045)
    flukes = pair(((0.82, 0.64), (0.94, 0.46), (1.0, 0.68)))
    return (ring((0.5, 0.13), 0.12, 0.06), rectangle(0.455, 0.22, 0.545, 0.94), rectangle(0.28, 0.32, 0.72, 0.40), hook,
            *flukes), ()  # fmt: skip


def _walker() -> Drawing:
    """A person before a ring of sparks."""
    shoulders = smooth(*whole((0.5, 0.58), (0.66, 0.61), (0.80, 0.76), (0.82, 0.97), (0.5, 0.97)))
    sparks = tuple(
        star((0.5 + 0.42 * math.cos(turn), 0.46 + 0.42 * math.sin(turn)), 0.085, 0.03, 4)
        for turn in (math.radians(180 + 45 * at) for at in range(5))
    )
    return (circle((0.5, 0.40), 0.16), shoulders, *sparks), ()


THINGS: dict[str, Callable[[], Drawing]] = {
    "anchor": _anchor, "apple": _apple, "aura": _aura, "banner": _banner, "cactus": _cactus, "door": _door,
    "drop": _drop, "gate": _gate, "gem": _gem, "lens": _lens, "page": _page, "palm": _palm, "reeds": _reeds,
    "sword": _sword, "temple": _temple, "tree": _tree, "volcano": _volcano, "walker": _walker, "wheat": _wheat,
}  # fmt: skip
