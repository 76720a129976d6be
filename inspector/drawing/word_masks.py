"""Words as masks: each word is drawn once for a font, a size and a place between pixels, then set wherever it recurs.

Rules texts share most of their words, so a face that is new is made of words that are not.
"""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.fonts import load
from inspector.drawing.text import detail

# Small letters that were shrunk look thin; this makes their edges a little heavier.
DARKER = [round(255 * (level / 255) ** 0.78) for level in range(256)]
HEAVIER_BELOW = 16.0

WordMask = tuple[Image.Image, int, int]
STAMPS: ByteCache[WordMask] = ByteCache(8_000_000, lambda stamp: image_bytes(stamp[0]))


def set_word(letters: Image.Image, x: float, y: float, text: str, path: str, size: float) -> None:
    """Set a word into a mask of letters (mode L), from `x` on the baseline `y`; what leaves the mask is cut off."""
    scale = detail(size)
    fine_x, fine_y = round(x * scale), round(y * scale)
    part = (fine_x % scale, fine_y % scale)
    stamp, left, top = STAMPS.get((text, path, size, part), lambda: _stamp(text, path, size, part))
    letters.paste(255, (fine_x // scale + left, fine_y // scale + top), stamp)


def _stamp(text: str, path: str, size: float, part: tuple[int, int]) -> WordMask:
    """A word's mask, and where its corner lies from the start of the word's baseline, in whole pixels."""
    scale = detail(size)
    font = load(path, size * scale)
    box = font.getbbox(text, anchor="ls")
    left, top = math.floor((box[0] + part[0]) / scale) - 1, math.floor((box[1] + part[1]) / scale) - 1
    width = math.ceil((box[2] + part[0]) / scale) + 1 - left
    height = math.ceil((box[3] + part[1]) / scale) + 1 - top
    canvas = Image.new("L", (max(1, width) * scale, max(1, height) * scale), 0)
    place = (part[0] - left * scale, part[1] - top * scale)
    ImageDraw.Draw(canvas).text(place, text, font=font, fill=255, anchor="ls")
    if scale == 1:
        return canvas, left, top
    small = canvas.reduce(scale)
    return (small.point(DARKER) if size < HEAVIER_BELOW else small), left, top
