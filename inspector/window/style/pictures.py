"""Pillow's pictures as Qt's: cards and symbols at the size and pixel ratio of the screen, kept while they are used."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image
from PySide6.QtGui import QImage, QPixmap

from inspector.drawing import CardLook, draw_card, draw_symbol, draw_tile, keep_at_most
from inspector.window.style.theme import ThemeName

LEAST_WIDTH = 48
LEAST_HEIGHT = 67
CACHE_KILOBYTES = 96_000
# The pixmaps made of them are kept here, so of the drawn cards themselves only a few need to stay.
DRAWN_BYTES = 2_000_000


class Pictures:
    """Draws what is asked for, once for each look, size in device pixels and theme."""

    def __init__(self, theme: ThemeName = "light") -> None:
        self.theme: ThemeName = theme
        self._kept: dict[Hashable, QPixmap] = {}
        self._bytes = 0
        keep_at_most(DRAWN_BYTES)

    def set_theme(self, theme: ThemeName) -> None:
        """Draw for another theme."""
        self.theme = theme

    def card(self, look: CardLook, width: float, height: float, ratio: float) -> QPixmap:
        """The card ``width`` by ``height`` logical pixels large, with ``ratio`` device pixels to each."""
        size = _size(width, height, ratio)
        return self._get((look, size, self.theme, ratio), lambda: self.draw(look, width, height, ratio))

    def has_card(self, look: CardLook, width: float, height: float, ratio: float) -> bool:
        """Whether that card is drawn already."""
        return (look, _size(width, height, ratio), self.theme, ratio) in self._kept

    def draw(self, look: CardLook, width: float, height: float, ratio: float) -> QPixmap:
        """The same, redrawn and not kept."""
        drawn = pixmap_of(draw_card(look, _size(width, height, ratio), self.theme, ratio))
        drawn.setDevicePixelRatio(ratio)
        return drawn

    def keeps(self, key: Hashable) -> bool:
        """Whether what was made under a key is still kept."""
        return (key, self.theme) in self._kept

    def once(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """What is made under a key in this theme, made only where it is not kept."""
        return self._get((key, self.theme), make)

    def tile(self, look: CardLook, side: float, ratio: float) -> QPixmap:
        """The tile of a card, ``side`` logical pixels wide and high."""
        px = round(side * ratio)

        def draw() -> QPixmap:
            drawn = pixmap_of(draw_tile(look, px, self.theme, ratio))
            drawn.setDevicePixelRatio(ratio)
            return drawn

        return self._get(("tile", look, px, self.theme, ratio), draw)

    def symbol(self, text: str, height: float, ratio: float) -> QPixmap:
        """A symbol such as ``{2/W}``, ``height`` logical pixels high."""
        px = round(height * ratio)

        def draw() -> QPixmap:
            drawn = pixmap_of(draw_symbol(text, px))
            drawn.setDevicePixelRatio(ratio)
            return drawn

        return self._get((text, px, ratio), draw)

    def _get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        kept = self._kept.pop(key, None)
        if kept is None:
            kept = make()
            self._bytes += bytes_of(kept)
        self._kept[key] = kept
        while self._bytes > CACHE_KILOBYTES * 1000 and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            self._bytes -= bytes_of(self._kept.pop(oldest))
        return kept


def pixmap_of(image: Image.Image) -> QPixmap:
    """Turn a Pillow picture into a pixmap."""
    rgba = image if image.mode == "RGBA" else image.convert("RGBA")
    data = rgba.tobytes()
    drawn = QImage(data, rgba.width, rgba.height, 4 * rgba.width, QImage.Format.Format_RGBA8888)
    # Qt paints this format fastest; the conversion also makes a copy that outlives the bytes.
    return QPixmap.fromImage(drawn.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


def _size(width: float, height: float, ratio: float) -> tuple[int, int]:
    return max(round(width * ratio), LEAST_WIDTH), max(round(height * ratio), LEAST_HEIGHT)


def bytes_of(pixmap: QPixmap) -> int:
    """How much memory a pixmap takes."""
    return pixmap.width() * pixmap.height() * 4
