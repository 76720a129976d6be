"""The emblems of creatures: one figure of our own for each family of subtypes, of a few outlines in the unit square."""

from __future__ import annotations

from collections.abc import Callable

from inspector.drawing.contours import leaning, oval, pair, ring, smooth, stroke, whole
from inspector.drawing.masks import Drawing, circle, rectangle, star


def paw() -> Drawing:
    """A paw, for every creature that has no figure of its own."""
    toes = tuple(oval(center, 0.1, 0.135) for center in ((0.16, 0.46), (0.37, 0.22), (0.63, 0.22), (0.84, 0.46)))
    pad = tuple((0.5 + 0.27 * x, 0.70 + 0.22 * y * (1.0 if y > 0 else 1.1)) for x, y in circle((0, 0), 1.0))
    return (*toes, pad), ()


def _bear() -> Drawing:
    head = smooth(*whole((0.5, 0.16), (0.72, 0.2), (0.87, 0.42), (0.86, 0.66), (0.70, 0.88), (0.5, 0.93)))
    ears = pair(circle((0.80, 0.20), 0.15))
    muzzle = (oval((0.5, 0.64), 0.09, 0.06), rectangle(0.485, 0.66, 0.515, 0.82))
    return (head, *ears), (*pair(circle((0.66, 0.44), 0.05), circle((0.82, 0.18), 0.06)), *muzzle)


def _insect() -> Drawing:
    upper = smooth((0.53, 0.44), (0.64, 0.20), (0.90, 0.10), (0.98, 0.24), (0.88, 0.46), (0.64, 0.54))
    lower = smooth((0.55, 0.55), (0.78, 0.56), (0.87, 0.72), (0.74, 0.90), (0.60, 0.74))
    feeler = stroke(((0.51, 0.34), (0.54, 0.18), (0.64, 0.08)), 0.018, 0.012)
    body = smooth(*whole((0.5, 0.26), (0.545, 0.34), (0.54, 0.6), (0.5, 0.86)))
    return (*pair(upper, lower, feeler), body), pair(circle((0.82, 0.28), 0.06), circle((0.72, 0.71), 0.045))


def _spider() -> Drawing:
    legs = pair(
        *(
            stroke(((0.54, 0.46 + 0.03 * index), (0.76, knee), (0.95, foot)), 0.026, 0.014)
            for index, (knee, foot) in enumerate(((0.16, 0.26), (0.36, 0.48), (0.56, 0.74), (0.68, 0.96)))
        )
    )
    return (oval((0.5, 0.66), 0.17, 0.22), circle((0.5, 0.38), 0.12), *legs), pair(circle((0.54, 0.34), 0.022))


def _bird() -> Drawing:
    body = smooth(
        (0.02, 0.44), (0.14, 0.34), (0.28, 0.40), (0.52, 0.54), (0.96, 0.66), (0.80, 0.74), (0.5, 0.78), (0.24, 0.66)
    )
    near = smooth((0.32, 0.52), (0.42, 0.26), (0.62, 0.08), (0.92, 0.02), (0.86, 0.24), (0.74, 0.44), (0.56, 0.62))
    far = smooth((0.28, 0.46), (0.26, 0.22), (0.38, 0.04), (0.48, 0.14), (0.40, 0.36))
    return (body, near, far), (circle((0.16, 0.44), 0.025),)


def _angel() -> Drawing:
    wing = smooth((0.55, 0.46), (0.70, 0.24), (0.93, 0.14), (0.99, 0.36), (0.90, 0.60), (0.72, 0.78), (0.58, 0.70))
    feathers = tuple(
        stroke(((0.66, 0.42 + 0.06 * at), (0.80, 0.42 + 0.10 * at), (1.0 - 0.07 * at, 0.40 + 0.14 * at)), 0.006, 0.016)
        for at in range(3)
    )
    robe = whole((0.5, 0.36), (0.57, 0.40), (0.68, 0.96), (0.5, 0.98))
    halo = tuple((x, 0.09 + (y - 0.5) * 0.36) for x, y in ring((0.5, 0.5), 0.17, 0.115))
    return (*pair(wing), robe, circle((0.5, 0.27), 0.09), halo), pair(*feathers)


def _spirit() -> Drawing:
    cloak = smooth(
        *whole(
            (0.5, 0.04), (0.70, 0.10), (0.82, 0.32), (0.86, 0.70), (0.90, 0.94), (0.73, 0.84), (0.60, 0.96), (0.5, 0.86)
        )
    )
    return (cloak,), (*pair(oval((0.61, 0.36), 0.06, 0.085)), oval((0.5, 0.57), 0.06, 0.08))


def _wolf() -> Drawing:
    head = whole(
        (0.5, 0.30), (0.62, 0.26), (0.80, 0.02), (0.87, 0.34), (0.97, 0.56), (0.84, 0.58), (0.84, 0.70), (0.70, 0.70),
        (0.60, 0.93), (0.5, 0.98),
    )  # fmt: skip
    eye, ear = ((0.58, 0.54), (0.76, 0.43), (0.72, 0.54)), ((0.72, 0.26), (0.78, 0.14), (0.81, 0.33))
    return (head,), (*pair(eye, ear), ((0.42, 0.82), (0.58, 0.82), (0.5, 0.90)))


def _cat() -> Drawing:
    face = smooth(*whole((0.5, 0.24), (0.70, 0.26), (0.86, 0.48), (0.78, 0.78), (0.5, 0.92)))
    ear = ((0.60, 0.28), (0.84, 0.04), (0.88, 0.52))
    hairs = (stroke(((0.64, 0.70), (0.98, 0.62)), 0.012, 0.006), stroke(((0.64, 0.75), (0.97, 0.80)), 0.012, 0.006))
    eye = smooth((0.57, 0.52), (0.67, 0.42), (0.77, 0.50), (0.67, 0.58))
    return (face, *pair(ear, *hairs)), (*pair(eye), ((0.45, 0.67), (0.55, 0.67), (0.5, 0.74)))


def _skull() -> Drawing:
    bone = smooth(
        *whole((0.5, 0.04), (0.78, 0.11), (0.91, 0.38), (0.82, 0.62), (0.70, 0.72), (0.68, 0.92), (0.5, 0.96))
    )
    teeth = tuple(rectangle(x - 0.014, 0.80, x + 0.014, 0.97) for x in (0.41, 0.5, 0.59))
    return (bone,), (*pair(circle((0.67, 0.45), 0.115)), ((0.5, 0.56), (0.56, 0.69), (0.44, 0.69)), *teeth)


def _dragon() -> Drawing:
    head = whole((0.5, 0.12), (0.53, 0.12), (0.59, 0.02), (0.585, 0.16), (0.55, 0.30), (0.5, 0.34))
    wing = (
        (0.53, 0.36), (0.70, 0.14), (0.84, 0.06), (0.99, 0.44), (0.90, 0.41), (0.85, 0.57), (0.77, 0.47), (0.70, 0.65),
        (0.63, 0.52), (0.54, 0.60),
    )  # fmt: skip
    body = smooth(*whole((0.5, 0.26), (0.57, 0.38), (0.58, 0.56), (0.53, 0.74), (0.5, 0.78)))
    tail = stroke(((0.5, 0.68), (0.50, 0.84), (0.66, 0.92), (0.84, 0.84)), 0.055, 0.015)
    point = ((0.80, 0.80), (0.95, 0.74), (0.88, 0.93))
    return (head, *pair(wing), body, tail, point), ()


def _leaf() -> Drawing:
    blade = smooth((0.16, 0.84), (0.12, 0.46), (0.40, 0.16), (0.94, 0.05), (0.88, 0.56), (0.58, 0.86))
    veins = (
        stroke(((0.14, 0.88), (0.44, 0.58), (0.78, 0.22)), 0.024, 0.008),
        stroke(((0.38, 0.64), (0.38, 0.40)), 0.014, 0.008),
        stroke(((0.40, 0.62), (0.64, 0.64)), 0.014, 0.008),
        stroke(((0.58, 0.43), (0.59, 0.25)), 0.012, 0.007),
        stroke(((0.58, 0.43), (0.76, 0.44)), 0.012, 0.007),
    )
    return (blade, stroke(((0.03, 0.98), (0.18, 0.84)), 0.03, 0.03)), veins


def _goblin() -> Drawing:
    head = smooth(*whole((0.5, 0.14), (0.68, 0.22), (0.73, 0.46), (0.64, 0.76), (0.5, 0.92)))
    ear = ((0.66, 0.30), (0.99, 0.16), (0.90, 0.46), (0.68, 0.60))
    eye, grin = ((0.55, 0.48), (0.69, 0.38), (0.66, 0.50)), whole((0.5, 0.70), (0.65, 0.62), (0.58, 0.76), (0.5, 0.79))
    return (head, *pair(ear)), (*pair(eye), grin, ((0.5, 0.48), (0.54, 0.60), (0.46, 0.60)))


def _human() -> Drawing:
    shoulders = smooth(*whole((0.5, 0.54), (0.66, 0.57), (0.88, 0.70), (0.93, 0.97), (0.5, 0.97)))
    neck = ((0.42, 0.44), (0.58, 0.44), (0.58, 0.56), (0.5, 0.66), (0.42, 0.56))
    seam = stroke(((0.63, 0.53), (0.5, 0.74)), 0.022, 0.022)
    return (shoulders, neck, oval((0.5, 0.27), 0.19, 0.23)), (*pair(seam), rectangle(0.485, 0.74, 0.515, 0.98))


def _hat() -> Drawing:
    cone = smooth((0.25, 0.76), (0.36, 0.42), (0.50, 0.16), (0.78, 0.05), (0.66, 0.24), (0.70, 0.50), (0.76, 0.76))
    band = ((0.28, 0.62), (0.735, 0.62), (0.755, 0.69), (0.26, 0.69))
    return (cone, oval((0.5, 0.80), 0.47, 0.11)), (band, star((0.51, 0.42), 0.11, 0.045, 5))


def _helmet() -> Drawing:
    dome = smooth(*whole((0.5, 0.16), (0.74, 0.24), (0.82, 0.46), (0.79, 0.84), (0.62, 0.95), (0.5, 0.97)))
    plume = smooth((0.44, 0.22), (0.46, 0.06), (0.66, 0.01), (0.93, 0.14), (0.97, 0.40), (0.80, 0.22), (0.60, 0.20))
    holes = tuple(circle((x, y), 0.02) for x in (0.62, 0.70) for y in (0.68, 0.76))
    return (dome, plume), (*pair(rectangle(0.53, 0.44, 0.78, 0.52), *holes), rectangle(0.485, 0.5, 0.515, 0.97))


def _snake() -> Drawing:
    body = stroke(
        (
            (0.70, 0.20),
            (0.44, 0.14),
            (0.22, 0.28),
            (0.40, 0.44),
            (0.72, 0.52),
            (0.78, 0.72),
            (0.50, 0.84),
            (0.08, 0.86),
        ),
        0.095,
        0.014,
    )
    tongue = (stroke(((0.88, 0.22), (0.99, 0.16)), 0.012, 0.01), stroke(((0.88, 0.22), (0.99, 0.28)), 0.012, 0.01))
    return (body, oval((0.77, 0.20), 0.15, 0.10), *tongue), (circle((0.80, 0.16), 0.026),)


def _flame() -> Drawing:
    outer = smooth(
        (0.52, 0.01), (0.60, 0.24), (0.82, 0.46), (0.85, 0.74), (0.66, 0.96), (0.34, 0.96), (0.15, 0.74), (0.20, 0.48),
        (0.31, 0.34), (0.38, 0.46), (0.44, 0.24),
    )  # fmt: skip
    return (outer,), (smooth((0.50, 0.50), (0.62, 0.70), (0.60, 0.86), (0.40, 0.86), (0.37, 0.72), (0.44, 0.66)),)


def _bat() -> Drawing:
    wing = (
        (0.54, 0.44), (0.66, 0.36), (0.76, 0.20), (0.99, 0.40), (0.96, 0.70), (0.88, 0.60), (0.78, 0.74), (0.70, 0.62),
        (0.58, 0.72),
    )  # fmt: skip
    head = whole((0.5, 0.32), (0.53, 0.32), (0.57, 0.20), (0.59, 0.40), (0.56, 0.66), (0.5, 0.84))
    return (*pair(wing), head), pair(circle((0.535, 0.40), 0.016))


def _horns() -> Drawing:
    face = smooth(*whole((0.5, 0.34), (0.68, 0.36), (0.74, 0.56), (0.64, 0.82), (0.5, 0.97)))
    horn = stroke(((0.64, 0.44), (0.86, 0.36), (0.90, 0.16), (0.80, 0.03)), 0.09, 0.006)
    mouth = smooth((0.38, 0.76), (0.5, 0.80), (0.62, 0.76), (0.5, 0.85))
    return (face, *pair(horn)), (*pair(((0.55, 0.60), (0.69, 0.50), (0.66, 0.62))), mouth)


def _fish() -> Drawing:
    body = smooth((0.02, 0.52), (0.22, 0.30), (0.50, 0.24), (0.76, 0.48), (0.78, 0.54), (0.50, 0.76), (0.22, 0.72))
    tail = ((0.70, 0.51), (0.97, 0.24), (0.89, 0.51), (0.97, 0.78))
    fins = (((0.36, 0.30), (0.60, 0.10), (0.62, 0.36)), ((0.40, 0.70), (0.58, 0.90), (0.60, 0.66)))
    gill = stroke(((0.33, 0.36), (0.38, 0.51), (0.33, 0.66)), 0.012, 0.012)
    return (body, tail, *fins), (circle((0.20, 0.46), 0.038), gill)


def _faerie() -> Drawing:
    wings = pair(
        leaning(oval((0.76, 0.36), 0.26, 0.10), -28),
        leaning(oval((0.72, 0.62), 0.20, 0.08), 24),
    )
    body = whole((0.5, 0.26), (0.545, 0.32), (0.55, 0.5), (0.52, 0.96), (0.5, 0.98))
    return (*wings, body, circle((0.5, 0.20), 0.085), star((0.5, 0.03), 0.06, 0.02, 4)), ()


def _hammer() -> Drawing:
    parts = (rectangle(0.46, 0.30, 0.54, 0.98), rectangle(0.22, 0.06, 0.78, 0.36), rectangle(0.17, 0.10, 0.25, 0.32))
    cuts = (rectangle(0.30, 0.06, 0.33, 0.36), rectangle(0.67, 0.06, 0.70, 0.36))
    return tuple(leaning(part, 35) for part in parts), tuple(leaning(part, 35) for part in cuts)


def _horse() -> Drawing:
    neck = smooth(
        (0.50, 0.10), (0.40, 0.16), (0.12, 0.54), (0.10, 0.68), (0.24, 0.74), (0.44, 0.56), (0.50, 0.60), (0.36, 0.97),
        (0.88, 0.97), (0.90, 0.56), (0.76, 0.26),
    )  # fmt: skip
    ear = ((0.44, 0.18), (0.50, 0.0), (0.60, 0.18))
    mane = stroke(((0.62, 0.24), (0.76, 0.44), (0.78, 0.84)), 0.012, 0.016)
    return (neck, ear), (circle((0.36, 0.38), 0.03), circle((0.16, 0.64), 0.018), mane)


def _dagger() -> Drawing:
    blade = whole((0.5, 0.01), (0.575, 0.16), (0.565, 0.58), (0.5, 0.60))
    parts = (blade, rectangle(0.30, 0.59, 0.70, 0.66), rectangle(0.455, 0.66, 0.545, 0.88), circle((0.5, 0.91), 0.07))
    return tuple(leaning(part, 215) for part in parts), (leaning(rectangle(0.49, 0.12, 0.51, 0.56), 215),)


def _axes() -> Drawing:
    haft = leaning(rectangle(0.465, 0.02, 0.535, 1.0), 40)
    blade = leaning(smooth((0.53, 0.10), (0.70, 0.04), (0.80, 0.20), (0.70, 0.38), (0.53, 0.30)), 40)
    return pair(haft, blade), (star((0.5, 0.5), 0.03, 0.03, 4),)


def _staff() -> Drawing:
    rod = rectangle(0.47, 0.30, 0.53, 1.0)
    crook = ring((0.5, 0.26), 0.22, 0.15)
    return (rod, crook, star((0.5, 0.26), 0.12, 0.05, 4), *pair(star((0.82, 0.12), 0.08, 0.025, 4))), ()


def _antlers() -> Drawing:
    beams = pair(
        stroke(((0.54, 0.50), (0.72, 0.40), (0.82, 0.22), (0.80, 0.02)), 0.032, 0.012),
        stroke(((0.70, 0.40), (0.92, 0.36), (0.97, 0.20)), 0.024, 0.01),
        stroke(((0.64, 0.44), (0.64, 0.28), (0.60, 0.18)), 0.022, 0.01),
    )
    face = smooth(*whole((0.5, 0.46), (0.62, 0.50), (0.62, 0.66), (0.57, 0.90), (0.5, 0.97)))
    ear = smooth((0.60, 0.56), (0.80, 0.50), (0.84, 0.58), (0.66, 0.66))
    return (*beams, face, *pair(ear)), (*pair(circle((0.57, 0.66), 0.022)), oval((0.5, 0.91), 0.035, 0.022))


def _robot() -> Drawing:
    head = (rectangle(0.16, 0.26, 0.84, 0.84), rectangle(0.34, 0.84, 0.66, 0.98), rectangle(0.47, 0.12, 0.53, 0.28))
    bolts = pair(rectangle(0.84, 0.44, 0.95, 0.66))
    cuts = (*pair(circle((0.66, 0.46), 0.085)), *(rectangle(x, 0.66, x + 0.07, 0.75) for x in (0.32, 0.42, 0.52, 0.62)))
    return (*head, *bolts, circle((0.5, 0.10), 0.075)), cuts


def _mushroom() -> Drawing:
    cap = smooth(*whole((0.5, 0.06), (0.78, 0.16), (0.97, 0.46), (0.90, 0.58), (0.5, 0.55)))
    stem = smooth((0.40, 0.52), (0.60, 0.52), (0.61, 0.74), (0.68, 0.95), (0.32, 0.95), (0.39, 0.74))
    return (cap, stem), (circle((0.46, 0.27), 0.085), circle((0.72, 0.38), 0.06), circle((0.24, 0.42), 0.055))


def _track() -> Drawing:
    toe = smooth((0.46, 0.72), (0.42, 0.40), (0.5, 0.02), (0.58, 0.40), (0.54, 0.72))
    side = smooth((0.52, 0.72), (0.62, 0.46), (0.90, 0.18), (0.80, 0.54), (0.62, 0.78))
    return (toe, *pair(side), oval((0.5, 0.80), 0.19, 0.16)), ()


def _turtle() -> Drawing:
    legs = pair(leaning(oval((0.90, 0.46), 0.12, 0.08), -38), leaning(oval((0.86, 0.56), 0.11, 0.07), 44))
    plates = tuple(
        stroke((start, end), 0.012, 0.012)
        for start, end in (((0.36, 0.36), (0.64, 0.36)), ((0.36, 0.72), (0.64, 0.72)))
    )
    ribs = pair(
        stroke(((0.64, 0.36), (0.74, 0.54), (0.64, 0.72)), 0.012, 0.012),
        stroke(((0.74, 0.54), (0.85, 0.54)), 0.012, 0.012),
    )
    return (oval((0.5, 0.54), 0.34, 0.37), oval((0.5, 0.11), 0.10, 0.11), *legs), (*plates, *ribs)


def _squid() -> Drawing:
    cap = smooth(*whole((0.5, 0.02), (0.70, 0.16), (0.76, 0.40), (0.66, 0.56), (0.5, 0.58)))
    arms = pair(
        stroke(((0.56, 0.50), (0.60, 0.74), (0.54, 0.97)), 0.045, 0.01),
        stroke(((0.62, 0.50), (0.76, 0.70), (0.74, 0.95)), 0.042, 0.01),
        stroke(((0.66, 0.46), (0.90, 0.58), (0.96, 0.82)), 0.038, 0.01),
    )
    return (cap, *arms), pair(circle((0.60, 0.40), 0.045))


def _rodent() -> Drawing:
    body = smooth((0.03, 0.62), (0.18, 0.44), (0.44, 0.36), (0.74, 0.46), (0.84, 0.72), (0.72, 0.82), (0.26, 0.80))
    tail = stroke(((0.78, 0.76), (0.96, 0.70), (0.90, 0.46), (0.97, 0.30)), 0.026, 0.008)
    return (body, circle((0.30, 0.36), 0.12), tail), (circle((0.17, 0.58), 0.024), circle((0.30, 0.36), 0.055))


def _rabbit() -> Drawing:
    ear = leaning(oval((0.63, 0.26), 0.085, 0.27), 6)
    face = smooth(*whole((0.5, 0.44), (0.70, 0.48), (0.80, 0.68), (0.70, 0.90), (0.5, 0.96)))
    nose = (((0.46, 0.76), (0.54, 0.76), (0.5, 0.81)),)
    return (face, *pair(ear)), (*pair(circle((0.63, 0.66), 0.035), leaning(oval((0.63, 0.26), 0.03, 0.18), 6)), *nose)


def _eye() -> Drawing:
    lids = smooth(
        (0.01, 0.5), (0.24, 0.28), (0.5, 0.20), (0.76, 0.28), (0.99, 0.5), (0.76, 0.72), (0.5, 0.80), (0.24, 0.72)
    )
    return (lids,), (ring((0.5, 0.5), 0.23, 0.13), circle((0.56, 0.45), 0.03))


def _mask() -> Drawing:
    face = smooth(*whole((0.5, 0.10), (0.74, 0.05), (0.95, 0.16), (0.92, 0.50), (0.76, 0.82), (0.5, 0.97)))
    eye = leaning(oval((0.70, 0.40), 0.13, 0.075), -14)
    mouth = stroke(((0.30, 0.66), (0.5, 0.79), (0.70, 0.66)), 0.02, 0.02)
    return (face,), (*pair(eye), mouth)


def _claws() -> Drawing:
    marks = tuple(
        stroke(((0.28 + lean, 0.04 + drop), (0.20 + lean, 0.46), (0.02 + lean, 0.90 - drop)), 0.085, 0.012)
        for lean, drop in ((0.0, 0.12), (0.28, 0.0), (0.56, 0.08))
    )
    return marks, ()


CREATURES: dict[str, Callable[[], Drawing]] = {
    "angel": _angel, "antlers": _antlers, "axes": _axes, "bat": _bat, "bear": _bear, "bird": _bird, "cat": _cat,
    "claws": _claws, "mask": _mask,
    "dagger": _dagger, "dragon": _dragon, "eye": _eye, "faerie": _faerie, "fish": _fish, "flame": _flame,
    "goblin": _goblin, "hammer": _hammer, "hat": _hat, "helmet": _helmet, "horns": _horns, "horse": _horse,
    "human": _human, "insect": _insect, "leaf": _leaf, "mushroom": _mushroom, "rabbit": _rabbit, "robot": _robot,
    "rodent": _rodent, "skull": _skull, "snake": _snake, "spider": _spider, "spirit": _spirit, "squid": _squid,
    "staff": _staff, "track": _track, "turtle": _turtle, "wolf": _wolf,
}  # fmt: skip
