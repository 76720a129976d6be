"""The cards of a handout as pictures: small ones for the board, a large one beside what was asked. No Qt here."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from inspector.drawing import CardLook, draw_card, lies_on_desk
from inspector.sharing import HandoutPicture

# Widths of an upright card as the reader sees it, in CSS pixels.
SMALL, LARGE = 126, 190
RATIO = 2.0
_HEIGHT = 88 / 63
_COLORS = 192


def handout_picture(look: CardLook, width: int, *, may_lie: bool = True) -> HandoutPicture:
    """Draw a card so wide, or so high where it lies on its side; on paper it is light in every theme."""
    across, down = round(width * RATIO), round(width * _HEIGHT * RATIO)
    size = (down, across) if may_lie and lies_on_desk(look) else (across, down)
    # A page of sixty cards is to be sent by mail: a table of colors makes it a quarter as large.
    drawn = draw_card(look, size, "light", RATIO).quantize(_COLORS, method=Image.Quantize.FASTOCTREE)
    data = BytesIO()
    drawn.save(data, "PNG", optimize=True)
    return HandoutPicture(data.getvalue(), size, RATIO)
