"""The picture panel: a quiet landscape of flat tones that belongs to a card's name, with the emblem of its type.

There is no art; the panel lets people tell cards apart at a glance and says what kind of card it is. The same name
always gives the same hills.
"""

from __future__ import annotations

import math
import zlib

from msgspec import Struct
from PIL import Image, ImageDraw

from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.palette import PAPERS, Theme, Tones, tones
from inspector.drawing.plan import Box
from inspector.drawing.signs import sign_mask
from inspector.drawing.symbol_pictures import draw_symbol

SCALE = 3
PANELS: ByteCache[Image.Image] = ByteCache(12_000_000, image_bytes)


class Panel(Struct, frozen=True):
    """The panel of a card: `frames` are the keys of its frame, one slanting part each.

    With `aside`, badges lie on it, and on a low panel the emblem keeps to the right of them; without an emblem there is
    none.
    """

    box: Box
    frames: tuple[str, ...]
    emblem: str
    seed: str
    theme: Theme
    aside: bool = False

    def paint(self, image: Image.Image) -> None:
        """Paint the panel, kept from the last time where size and content are the same."""
        if self.box.width < 1 or self.box.height < 1:
            return
        key = (self.box.width, self.box.height, self.frames, self.emblem, self.seed, self.theme, self.aside)
        image.paste(PANELS.get(key, self._make), (self.box.left, self.box.top))

    def _make(self) -> Image.Image:
        width, height = self.box.width, self.box.height
        numbers = _numbers(self.seed)
        if self.aside and width > 2 * height:
            numbers[1] = 1.5
        picture = _landscape(width, height, tones(self.frames[0], self.theme), numbers)
        count = len(self.frames)
        for index, frame in enumerate(self.frames[1:], 1):
            part = _landscape(width, height, tones(frame, self.theme), numbers)
            picture.paste(part, (0, 0), _slanted(width, height, index / count))
        if not self.emblem:
            return picture
        x, y, radius = _disc(width, height, numbers)
        side = round(radius * 1.12)
        if side >= 8:
            place = (round(x - side / 2), round(y - side / 2))
            if self.emblem.startswith("{"):
                picture.alpha_composite(draw_symbol(self.emblem, side), (max(0, place[0]), max(0, place[1])))
                return picture
            ink = tones(self.frames[0], self.theme).emblem if count == 1 else PAPERS[self.theme].ink
            picture.paste(ink, place, sign_mask(self.emblem, side))
        return picture


def _numbers(seed: str) -> list[float]:
    """Eight numbers between 0 and 1 that depend on the text alone."""
    return [zlib.crc32(f"{index} {seed}".encode(errors="replace")) / 0xFFFFFFFF for index in range(8)]


def _disc(width: int, height: int, numbers: list[float]) -> tuple[float, float, float]:
    """The middle and the radius of the disc in the sky, in which the emblem stands."""
    radius = min(width, height) * (0.36 + 0.08 * numbers[0])
    x = max(min(width * (0.30 + 0.40 * numbers[1]), width - 1.15 * radius), 1.15 * radius)
    return x, height * (0.42 + 0.10 * numbers[2]), radius


def _landscape(width: int, height: int, palette: Tones, numbers: list[float]) -> Image.Image:
    canvas = Image.new("RGBA", (width * SCALE, height * SCALE), palette.far)
    draw = ImageDraw.Draw(canvas)
    across, down = width * SCALE, height * SCALE
    x, y, radius = _disc(across, down, numbers)
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=palette.middle)
    _hill(draw, across, down, 0.62 + 0.12 * numbers[3], 0.16, 0.7 + numbers[4], numbers[5], palette.middle)
    _hill(draw, across, down, 0.80 + 0.08 * numbers[6], 0.12, 0.8 + numbers[7], numbers[2], palette.near)
    return canvas.reduce(SCALE)


def _hill(
    draw: ImageDraw.ImageDraw,
    across: int,
    down: int,
    level: float,
    swing: float,
    waves: float,
    phase: float,
    fill: tuple[int, int, int],
) -> None:
    steps = 60
    # On a tall panel the hills stay hills.
    swing *= min(1.0, across / down)
    ridge = [
        (
            across * step / steps,
            down * (level + swing * math.sin(2 * math.pi * (waves * step / steps + phase))),
        )
        for step in range(steps + 1)
    ]
    draw.polygon([(0, down), *ridge, (across, down)], fill=fill)


def _slanted(width: int, height: int, start: float) -> Image.Image:
    """A mask of everything right of a slanting line whose middle lies at `start` of the width."""
    canvas = Image.new("L", (width * SCALE, height * SCALE), 0)
    middle, lean = width * SCALE * start, height * SCALE * 0.18
    right, bottom = width * SCALE, height * SCALE
    ImageDraw.Draw(canvas).polygon([(middle + lean, 0), (right, 0), (right, bottom), (middle - lean, bottom)], fill=255)
    return canvas.reduce(SCALE)
