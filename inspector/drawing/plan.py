"""What a laid-out card consists of: boxes that can be measured, and pieces that know their box and paint themselves."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct, structs
from PIL import Image

from inspector.drawing.palette import PAPERS, Paper, Theme

FULL_WIDTH = 744
SMALL_BELOW = 118
# The share of the full width below which, at ratio 1, a card is narrow: 70 pixels.
NARROW_SCALE = 0.0945
# And below which it is tiny: 58 pixels.
TINY_SCALE = 0.0785


class Box(Struct, frozen=True):
    """A rectangle in pixels of the card, right and bottom excluded.

    A box with `ground` carries others (a panel, a strip); all the rest stand clear of each other. `size` is the type
    size in pixels where there is text, and `cut` says that not all of the text found room.
    """

    role: str
    left: int
    top: int
    right: int
    bottom: int
    text: str = ""
    size: float = 0.0
    cut: bool = False
    ground: bool = False

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.bottom - self.top

    @property
    def extent(self) -> tuple[int, int]:
        """Pixels across and down."""
        return self.width, self.height

    def inset(self, dx: int, dy: int) -> Box:
        """The box made smaller by `dx` on the left and right and by `dy` above and below."""
        return structs.replace(
            self, left=self.left + dx, top=self.top + dy, right=self.right - dx, bottom=self.bottom - dy
        )

    def rows(self, top: int, bottom: int) -> Box:
        """The part of the box between two heights."""
        return structs.replace(self, top=top, bottom=bottom)

    def columns(self, left: int, right: int) -> Box:
        """The part of the box between two sides."""
        return structs.replace(self, left=left, right=right)


class Piece(Protocol):
    """Something on a card: where it is, and how it is painted."""

    @property
    def box(self) -> Box:
        """Where the piece is."""
        ...

    def paint(self, image: Image.Image) -> None:
        """Paint the piece onto an RGBA image of the whole card."""
        ...


class Style(Struct, frozen=True):
    """The scale and colors that all parts of one card share; `small` leaves the rules text out.

    `ratio` is the number of pixels of the picture to each that a reader sees: nothing readable is smaller on a fine
    screen than on a coarse one.
    """

    scale: float
    theme: Theme
    small: bool
    ratio: float = 1.0

    @property
    def narrow(self) -> bool:
        """Whether the card is too narrow for types beside a number, and for long type lines at all."""
        return self.small and self.scale < NARROW_SCALE * self.ratio

    @property
    def tiny(self) -> bool:
        """Whether there is room for a name and a number, and for nothing of another face."""
        return self.small and self.scale < TINY_SCALE * self.ratio

    def unit(self, amount: float, least: float = 0.0) -> int:
        """Pixels for a length given at the full width of 744, but no fewer than `least` at ratio 1."""
        return max(round(amount * self.scale), round(least * self.ratio))

    def type_size(self, amount: float, least: float) -> float:
        """A type size given at the full width of 744, in pixels, but no smaller than `least` at ratio 1."""
        return max(amount * self.scale, least * self.ratio)

    def legible(self, amount: float, ease: float, least: float) -> float:
        """A type size that is `ease` pixels at ratio 1 or larger, but may be as small as `least` on a small card."""
        return self.type_size(amount, least if self.small else ease)

    def at(self, width: int) -> Style:
        """The style of a part that is set as on a card of another width; small on a small card in any case."""
        own = style_for(width, self.theme, self.ratio)
        return structs.replace(own, small=own.small or self.small)

    @property
    def paper(self) -> Paper:
        """The theme's paper and inks."""
        return PAPERS[self.theme]


def style_for(width: int, theme: Theme, ratio: float = 1.0) -> Style:
    """The style of a card `width` pixels wide, `ratio` of them to each that a reader sees."""
    return Style(width / FULL_WIDTH, theme, width / ratio < SMALL_BELOW, ratio)
