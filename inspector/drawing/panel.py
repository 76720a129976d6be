"""The picture panel: a quiet landscape of flat tones that belongs to a card's name, with the emblem of its kind.

It lets people tell cards apart at a glance, and says what kind of card it is and which side of it is up.
"""

from __future__ import annotations

from msgspec import Struct
from PIL import Image, ImageDraw

from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.landscape import SCALE, disc, landscape, numbers_of
from inspector.drawing.palette import PAPERS, Rgb, Theme, night_tones, tones
from inspector.drawing.plan import Box
from inspector.drawing.signs import sign_mask
from inspector.drawing.symbol_pictures import draw_symbol

PANELS: ByteCache[Image.Image] = ByteCache(12_000_000, image_bytes)


class Panel(Struct, frozen=True):
    """The panel of a card: `frames` are the keys of its frame, one slanting part each.

    With `aside`, badges lie on it, and on a low panel the emblem keeps to the right of them; with `numbered`, a plate
    lies in its lower right corner, and the emblem keeps to the left. Without an emblem there is none. With `night`, a
    moon and stars stand in its sky.
    """

    box: Box
    frames: tuple[str, ...]
    emblem: str
    seed: str
    theme: Theme
    aside: bool = False
    night: bool = False
    numbered: bool = False

    def paint(self, image: Image.Image) -> None:
        """Paint the panel, kept from the last time where size and content are the same."""
        if self.box.width < 1 or self.box.height < 1:
            return
        lean = (self.aside, self.numbered)
        key = (self.box.width, self.box.height, self.frames, self.emblem, self.seed, self.theme, lean, self.night)
        image.paste(PANELS.get(key, self._make), (self.box.left, self.box.top))

    def _make(self) -> Image.Image:
        width, height = self.box.width, self.box.height
        numbers = numbers_of(self.seed)
        if self.aside and width > 2 * height:
            numbers[1] = 1.5
        elif self.numbered and width > height and not self.aside:
            numbers[1] = -0.75
        picture = landscape(width, height, self.frames[0], self.theme, numbers, self.night)
        count = len(self.frames)
        for index, frame in enumerate(self.frames[1:], 1):
            part = landscape(width, height, frame, self.theme, numbers, self.night)
            picture.paste(part, (0, 0), _slanted(width, height, index / count))
        if not self.emblem:
            return picture
        x, y, radius = disc(width, height, numbers)
        side = round(radius * 1.12)
        if side >= 8:
            place = (round(x - side / 2), round(y - side / 2))
            if self.emblem.startswith("{"):
                picture.alpha_composite(draw_symbol(self.emblem, side), (max(0, place[0]), max(0, place[1])))
                return picture
            picture.paste(self._ink(), place, sign_mask(self.emblem, side))
        return picture

    def _ink(self) -> Rgb:
        """The emblem's color: on a bright moon it is dark in every theme."""
        if self.night:
            return night_tones(self.frames[0], self.theme).emblem
        return tones(self.frames[0], self.theme).emblem if len(self.frames) == 1 else PAPERS[self.theme].ink


def _slanted(width: int, height: int, start: float) -> Image.Image:
    """A mask of everything right of a slanting line whose middle lies at `start` of the width."""
    canvas = Image.new("L", (width * SCALE, height * SCALE), 0)
    middle, lean = width * SCALE * start, height * SCALE * 0.18
    right, bottom = width * SCALE, height * SCALE
    ImageDraw.Draw(canvas).polygon([(middle + lean, 0), (right, 0), (right, bottom), (middle - lean, bottom)], fill=255)
    return canvas.reduce(SCALE)
