"""The colors of a drawn card by theme: paper and ink, and one set of flat tones for each kind of frame."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct, structs

Theme = Literal["light", "dark", "contrast"]
Rgb = tuple[int, int, int]
COLOR_ORDER = "WUBRG"


class Paper(Struct, frozen=True):
    """What all frames of a theme share: the sheet, the strip for the other face, inks, and the desk-side outline."""

    sheet: Rgb
    strip: Rgb
    ink: Rgb
    soft: Rgb
    line: Rgb


class Tones(Struct, frozen=True):
    """One frame: its edge, its outline, three tones of the picture panel from far to near, the band, the emblem."""

    edge: Rgb
    outline: Rgb
    far: Rgb
    middle: Rgb
    near: Rgb
    band: Rgb
    emblem: Rgb


def rgb(text: str) -> Rgb:
    """A color from six hexadecimal digits."""
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def mix(first: Rgb, second: Rgb, share: float) -> Rgb:
    """The color that lies `share` (0 to 1) of the way from `first` to `second`."""
    red, green, blue = (round(one + (two - one) * share) for one, two in zip(first, second, strict=True))
    return red, green, blue


PAPERS: dict[Theme, Paper] = {
    "light": Paper(rgb("FCFAF5"), rgb("EFEBE2"), rgb("22242A"), rgb("55585F"), rgb("D9D4C8")),
    "dark": Paper(rgb("25282E"), rgb("1D1F24"), rgb("ECEAE4"), rgb("BBBDC3"), rgb("3D4149")),
    "contrast": Paper(rgb("000000"), rgb("141414"), rgb("FFFFFF"), rgb("CFCFCF"), rgb("FFFFFF")),
}
FRAMES: dict[str, Rgb] = {
    "W": rgb("DCCB96"),
    "U": rgb("3F7DB5"),
    "B": rgb("4B4455"),
    "R": rgb("BF4E3C"),
    "G": rgb("4A8A57"),
    "gold": rgb("C2973B"),
    "colorless": rgb("A3A9AF"),
    "artifact": rgb("71879A"),
    "land": rgb("97744F"),
}
# On black: bright and far apart in hue and lightness; the words and letters tell the colors as well.
BRIGHT: dict[str, Rgb] = {
    "W": rgb("FFF3B8"),
    "U": rgb("5CB8FF"),
    "B": rgb("B79DE0"),
    "R": rgb("FF7A62"),
    "G": rgb("57DB74"),
    "gold": rgb("FFC93D"),
    "colorless": rgb("C9CED3"),
    "artifact": rgb("9DB8D2"),
    "land": rgb("D9A876"),
}
BLACK, WHITE, NIGHT = rgb("000000"), rgb("FFFFFF"), rgb("1B1D22")


@cache
def tones(frame: str, theme: Theme) -> Tones:
    """The tones of a frame, a key of `FRAMES`."""
    base, paper = FRAMES[frame], PAPERS[theme]
    if theme == "contrast":
        bright = BRIGHT[frame]
        far, middle, near = (mix(BLACK, bright, share) for share in (0.0, 0.16, 0.34))
        return Tones(bright, WHITE, far, middle, near, mix(BLACK, bright, 0.22), bright)
    if theme == "dark":
        edge = mix(base, NIGHT, 0.22) if frame != "B" else mix(base, WHITE, 0.1)
        far, middle, near = (mix(edge, NIGHT, share) for share in (0.70, 0.52, 0.30))
        return Tones(
            edge, mix(edge, BLACK, 0.45), far, middle, near, mix(paper.sheet, edge, 0.28), mix(edge, WHITE, 0.55)
        )
    far, middle, near = (mix(base, WHITE, share) for share in (0.80, 0.60, 0.38))
    return Tones(base, mix(base, BLACK, 0.35), far, middle, near, mix(paper.sheet, base, 0.24), mix(base, BLACK, 0.48))


@cache
def night_tones(frame: str, theme: Theme) -> Tones:
    """The tones of a frame whose picture is seen by night: dark sky and hills, a bright moon, a dark emblem on it."""
    day = tones(frame, theme)
    if theme == "light":
        far, near, moon = mix(day.edge, NIGHT, 0.55), mix(day.edge, NIGHT, 0.78), mix(day.edge, WHITE, 0.72)
    else:
        dark = BLACK if theme == "contrast" else NIGHT
        far, near, moon = mix(dark, day.edge, 0.10), mix(dark, day.edge, 0.26), mix(day.edge, WHITE, 0.42)
    return structs.replace(
        day, far=far, near=near, middle=moon, emblem=mix(day.edge, BLACK, 0.85 if theme == "contrast" else 0.62)
    )


def frame_keys(colors: frozenset[str], type_line: str) -> tuple[str, ...]:
    """Which frame an object has: one color, two colors side by side, gold for more, or one of the colorless tints."""
    letters = tuple(letter for letter in COLOR_ORDER if letter in colors)
    if len(letters) > 2:
        return ("gold",)
    if letters:
        return letters
    words = card_types(type_line)
    if "Land" in words:
        return ("land",)
    return ("artifact",) if "Artifact" in words else ("colorless",)


def card_types(type_line: str) -> frozenset[str]:
    """The words of a type line that stand before its dashes: supertypes and card types."""
    return frozenset(word for part in type_line.split("//") for word in part.split("\u2014")[0].split())
