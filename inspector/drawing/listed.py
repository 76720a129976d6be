"""Checklist and substitute cards: the faces they may stand for, with fill-in circles (713.2, 2026-08)."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from inspector.drawing.badge_row import badges
from inspector.drawing.header import fit_lines, text_piece
from inspector.drawing.line_and_foot import was_line
from inspector.drawing.looks import CardLook, DrawnLayout, FaceLook
from inspector.drawing.masks import rounded_mask
from inspector.drawing.palette import Rgb, tones
from inspector.drawing.pieces import PlainGround, SymbolsPiece, symbols_width
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.strip import mark_piece
from inspector.drawing.text import NAME, PLAIN, paragraph_words
from inspector.drawing.wrap import line_height

TITLES = {DrawnLayout.CHECKLIST: "Checklist card", DrawnLayout.SUBSTITUTE: "Substitute card"}
HINTS = {
    DrawnLayout.CHECKLIST: "Stands for the card whose circle is filled, wherever that one would be hidden.",
    DrawnLayout.SUBSTITUTE: "Stands for the card with these faces, wherever that one would be hidden.",
}


class Circle(Struct, frozen=True):
    """A fill-in circle, empty or filled."""

    box: Box
    ink: Rgb
    paper: Rgb
    filled: bool

    def paint(self, image: Image.Image) -> None:
        """Paint the ring, then what is in it."""
        side = min(self.box.width, self.box.height)
        if side < 3:
            return
        line = max(1, side // 10)
        steps = (
            ((0, self.ink), (line, self.paper), (2 * line + 1, self.ink))
            if self.filled
            else ((0, self.ink), (line, self.paper))
        )
        for inset, color in steps:
            inner = side - 2 * inset
            if inner > 0:
                place = (self.box.left + inset, self.box.top + inset)
                image.paste(color, place, rounded_mask(inner, inner, inner / 2))


def list_pieces(look: CardLook, place: Box, style: Style) -> list[Piece]:
    """The title, a row for each face that is listed, and at the foot what the card is for."""
    inner = place.inset(style.unit(30, 4), 0)
    title = look.face.name or TITLES.get(look.layout, "Substitute card")
    size = style.legible(46, 12.0, 9.0)
    tries = ((1, size, max(7.0 * style.ratio, size * 0.6)), (3, max(7.0 * style.ratio, size * 0.6), 7.0 * style.ratio))
    done = fit_lines(paragraph_words(title, NAME, symbols=False), inner.width, place.height // 3, tries)
    top = place.top + style.unit(16, 2)
    pieces: list[Piece] = []
    if done.paragraphs[0]:
        pieces.append(text_piece("name", inner.rows(top, place.bottom), title, done, style.paper.ink))
        top = pieces[0].box.bottom + style.unit(8, 1)
    line = Box("rule", inner.left, top, inner.right, top + style.unit(4, 1), ground=True)
    pieces.append(PlainGround(line, (style.paper.soft,)))
    top = line.bottom + style.unit(12, 2)
    row_pieces, top = badges(look.face.badges, inner.rows(top, place.bottom), style)
    pieces.extend(row_pieces)
    foot = (
        []
        if style.small
        else _foot(look, inner.rows(place.bottom - round(style.legible(130, 46.0, 30.0)), place.bottom), style)
    )
    pieces.extend(foot)
    room = inner.rows(top + style.unit(8, 1), foot[0].box.top if foot else place.bottom)
    count = len(look.listed)
    most = max(1, room.height // max(1, line_height(7.0) + 2))
    shown = look.listed[:most]
    usual = style.legible(92, 27.0, 16.0) if look.layout is DrawnLayout.CHECKLIST else style.legible(230, 64.0, 16.0)
    step = min(round(usual), room.height // max(1, len(shown)))
    for index, face in enumerate(shown):
        row = room.rows(room.top + index * step, room.top + (index + 1) * step)
        if index == most - 1 and count > most:
            pieces.extend(was_line("more", f"and {count - index} more", row.rows(row.top, room.bottom), style))
        else:
            circle = index == look.filled if look.layout is DrawnLayout.CHECKLIST else None
            pieces.extend(_row(face, row, style, circle))
    return pieces


def _foot(look: CardLook, place: Box, style: Style) -> list[Piece]:
    text = look.face.hint or HINTS.get(look.layout, "")
    size = style.legible(24, 9.5, 7.0)
    done = fit_lines(
        paragraph_words(text, PLAIN),
        place.width,
        place.height - 2,
        ((3, size, 7.0 * style.ratio), (9, 7.0 * style.ratio, 7.0 * style.ratio)),
    )
    spot = place.rows(place.bottom - done.height - 2, place.bottom)
    return [text_piece("hint", spot, text, done, style.paper.soft)] if done.paragraphs[0] else []


def _row(face: FaceLook, row: Box, style: Style, filled: bool | None) -> list[Piece]:
    """One face: its circle, its mark, its name over its types, and its cost at the right; None means no circle."""
    side = max(6, min(round(style.legible(36 if filled is not None else 52, 12.0, 8.0)), row.height - 2))
    gap = style.unit(12, 2)
    middle = (row.top + row.bottom) // 2
    spot = Box("circle", row.left, middle - side // 2, row.left + side, middle - side // 2 + side)
    pieces: list[Piece] = []
    left, right = row.left, row.right
    if filled is not None:
        pieces.append(Circle(spot, style.paper.ink, style.paper.sheet, filled))
        left = spot.right + gap
    if face.mark is not None and not style.small:
        pieces.append(mark_piece(face.mark, left, spot.top, side, tones("colorless", style.theme), style))
        left += side + gap
    wide = symbols_width(face.mana_cost, side, 1)
    if face.mana_cost and wide < row.width * 0.4:
        cost = Box("cost", right - wide, spot.top, right, spot.bottom, "".join(face.mana_cost))
        pieces.append(SymbolsPiece(cost, (face.mana_cost,), side, 1))
        right -= wide + gap
    return [*pieces, *_words(face, row.columns(left, right), style, with_types=filled is None)]


def _words(face: FaceLook, place: Box, style: Style, with_types: bool) -> list[Piece]:
    """The name of a face in the middle of `place`; on a substitute card its types and numbers below."""
    corner = face.corner.text if face.corner else ""
    types = " \u00b7 ".join(part for part in (face.type_line, corner) if part)
    with_types = with_types and bool(types) and place.height >= 2 * line_height(7.5)
    size = style.legible(46 if with_types else 34, 12.0 if with_types else 10.5, 8.5)
    tries = (
        (1, size, max(7.0 * style.ratio, size * 0.75)),
        (9, max(7.0 * style.ratio, size * 0.75), 6.5 * style.ratio),
    )
    room = place.height * 3 // 5 if with_types else place.height
    done = fit_lines(paragraph_words(face.name, NAME, symbols=False), place.width, room, tries)
    if not done.paragraphs[0]:
        return []
    total = done.height
    below = fit_lines(
        paragraph_words(types, PLAIN),
        place.width,
        place.height - total,
        ((1, style.legible(30, 9.5, 7.0), 6.5 * style.ratio), (2, style.legible(27, 8.5, 7.0), 6.5 * style.ratio)),
    )
    total += below.height if with_types else 0
    top = place.top + (place.height - total) // 2
    pieces: list[Piece] = [text_piece("listed name", place.rows(top, 0), face.name, done, style.paper.ink)]
    if with_types and below.paragraphs[0]:
        pieces.append(text_piece("listed types", place.rows(top + done.height, 0), types, below, style.paper.soft))
    return pieces
