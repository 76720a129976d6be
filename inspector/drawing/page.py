"""Pages of cards to print: nine on an A4 page at 300 dots an inch, each as large as a real card, with cutting marks."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from inspector.drawing.card import draw_card
from inspector.drawing.header import fit_lines
from inspector.drawing.looks import CardLook
from inspector.drawing.palette import Theme
from inspector.drawing.pieces import TextPiece
from inspector.drawing.plan import Box
from inspector.drawing.text import PLAIN, paragraph_words
from inspector.keeping import replace_file

DOTS = 300
PAGE = (2480, 3508)
CARD = (744, 1039)
COLUMNS, ROWS = 3, 3
GAP = 24
MARK, SPACE = 36, 10
CANNOT = "the picture cannot be saved"
# Our own words around the facts that Wizards' policy for fan content asks for.
NOTICE = (
    "Drawn by Card Inspector: unofficial Fan Content, made under Wizards of the Coast\u2019s Fan Content Policy, "
    "neither approved nor endorsed by Wizards. Card names and rules are the property of Wizards of the Coast LLC."
)


def page_image(looks: Sequence[CardLook], theme: Theme = "light") -> Image.Image:
    """One page with up to nine cards, RGB, from the top left in reading order."""
    page = Image.new("RGB", PAGE, (255, 255, 255))
    left = (PAGE[0] - COLUMNS * CARD[0] - (COLUMNS - 1) * GAP) // 2
    top = (PAGE[1] - ROWS * CARD[1] - (ROWS - 1) * GAP) // 2
    draw = ImageDraw.Draw(page)
    for index, look in enumerate(looks[: COLUMNS * ROWS]):
        x = left + index % COLUMNS * (CARD[0] + GAP)
        y = top + index // COLUMNS * (CARD[1] + GAP)
        picture = draw_card(look, CARD, theme)
        page.paste(picture, (x, y), picture)
    for column in range(COLUMNS):
        for x in (left + column * (CARD[0] + GAP), left + column * (CARD[0] + GAP) + CARD[0] - 1):
            draw.line((x, top - SPACE - MARK, x, top - SPACE), fill=(120, 120, 120), width=2)
    for row in range(ROWS):
        for y in (top + row * (CARD[1] + GAP), top + row * (CARD[1] + GAP) + CARD[1] - 1):
            draw.line((left - SPACE - MARK, y, left - SPACE, y), fill=(120, 120, 120), width=2)
    _sign(page, left, top + ROWS * (CARD[1] + GAP) + SPACE)
    return page


def _sign(page: Image.Image, left: int, top: int) -> None:
    """The notice at the foot, as wide as the cards."""
    width = page.width - 2 * left
    done = fit_lines(paragraph_words(NOTICE, PLAIN), width, page.height - top, ((3, 30.0, 20.0),))
    box = Box("notice", left, top, left + width, top + done.height, NOTICE, done.size)
    TextPiece(box, done, (90, 90, 90)).paint(page)


def save_page(looks: Sequence[CardLook], output: Path, theme: Theme = "light") -> None:
    """Save cards as a page: .png for up to nine, .pdf for as many pages as it takes.

    Raises `ValueError` with a sentence for another ending or too many cards, `KeepingError` where it cannot be
    written; then an older file of this name is as it was.
    """
    step = COLUMNS * ROWS
    ending = output.suffix.lower()
    if ending not in (".png", ".pdf"):
        raise ValueError(f"a page of cards is saved as .png or .pdf, not as {output.name}")
    if ending == ".png" and len(looks) > step:
        raise ValueError(f"a .png holds {step} cards, and there are {len(looks)}; save them as .pdf")
    pages = [page_image(looks[start : start + step], theme) for start in range(0, len(looks), step)]
    data = BytesIO()
    if ending == ".png":
        pages[0].save(data, format="PNG", dpi=(DOTS, DOTS))
    else:
        pages[0].save(data, format="PDF", resolution=float(DOTS), save_all=True, append_images=pages[1:])
    replace_file(output, data.getvalue(), CANNOT)
