"""The strip at a card's foot that shows the other face at a glance: its mark, name, cost, types and numbers."""

from __future__ import annotations

from inspector.drawing.frame import fold_size
from inspector.drawing.header import fit_lines, text_piece
from inspector.drawing.looks import FaceLook, Mark
from inspector.drawing.palette import Tones, frame_keys, mix, tones
from inspector.drawing.pieces import PlainGround, SignPiece, SymbolsPiece, TextPiece, symbols_width, text_pad
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.text import NAME, NUMBER, PLAIN, paragraph_words
from inspector.drawing.wrap import line_height, typeset, wrap

SMALL_NAME = (7.5, 6.5)
LEAST_TYPES = 7.5


def strip_height(face: FaceLook, width: int, style: Style) -> int:
    """How high the strip is on a sheet of a width; on a small card a long name gets a second line."""
    if not style.small:
        return style.unit(98, 21)
    room = width - style.unit(22, 3) - fold_size(style)
    size = style.type_size(0, SMALL_NAME[1])
    lines = wrap(paragraph_words(face.name, NAME, symbols=False), size, room - 2 * text_pad(size))
    return style.unit(98, 13) if len(lines) < 2 else 2 * line_height(size) + style.unit(9, 2) + 1


def strip(face: FaceLook, place: Box, style: Style) -> list[Piece]:
    """The strip for the other face, which fills `place`; its right end is left free for the folded corner."""
    frames = tuple(tones(key, style.theme) for key in frame_keys(face.colors, face.type_line))
    paper = style.paper
    pieces: list[Piece] = [
        PlainGround(Box("strip", place.left, place.top, place.right, place.bottom, ground=True), (paper.strip,)),
        PlainGround(
            Box("strip rule", place.left, place.top, place.right, place.top + style.unit(5, 1), ground=True),
            tuple(frame.edge for frame in frames),
        ),
    ]
    pad = style.unit(22, 3)
    area = place.columns(place.left + pad, place.right - fold_size(style)).rows(
        place.top + style.unit(9, 2), place.bottom
    )
    left, right = area.left, area.right
    sign = face.mark or Mark.NEUTRAL
    side = min(style.unit(52, 9), area.height - 1)
    if not style.small:
        top = area.top + (area.height - side) // 2
        pieces.append(mark_piece(sign, left, top, side, frames[0], style))
        left += side + style.unit(14, 3)
    # On a small card the name is worth more than the number.
    if not style.small or not _needs_width(face, area, right - left, style):
        right = _number(pieces, face, area, left, right, style)
    _lines(pieces, face, area.columns(left, right), style)
    return pieces


def _needs_width(face: FaceLook, area: Box, room: int, style: Style) -> bool:
    """Whether beside a number the name would lose words."""
    words = paragraph_words(face.name, NAME, symbols=False)
    done = fit_lines(words, round(room * 0.6), area.height, _name_tries(style), whole=True)
    return done.cut


def _name_tries(style: Style) -> tuple[tuple[int, float, float], ...]:
    least = style.type_size(17, SMALL_NAME[1])
    largest = style.legible(33, 10.5, SMALL_NAME[0])
    return ((1, largest, max(least, largest * 0.6)), (2, least, least))


def mark_piece(sign: Mark, left: int, top: int, side: int, frame: Tones, style: Style) -> SignPiece:
    """A face's mark on a disc in the color of its frame; the triangles keep the black, white and drop of the cards."""
    box = Box("mark", left, top, left + side, top + side, sign.value)
    if sign in {Mark.TRIANGLE_UP, Mark.TRIANGLE_DOWN}:
        return SignPiece(box, sign.value, (250, 250, 248), (20, 20, 22))
    if sign in {Mark.MODAL_FRONT, Mark.MODAL_BACK}:
        dark = (20, 20, 22)
        light = (226, 224, 219)
        return SignPiece(box, sign.value, *((dark, light) if sign is Mark.MODAL_FRONT else (light, dark)), drop=True)
    if style.theme != "light":
        return SignPiece(box, sign.value, mix(frame.emblem, (255, 255, 255), 0.5), mix(frame.edge, (0, 0, 0), 0.35))
    return SignPiece(box, sign.value, (255, 255, 255), mix(frame.edge, (0, 0, 0), 0.3))


def _number(pieces: list[Piece], face: FaceLook, area: Box, left: int, right: int, style: Style) -> int:
    if face.corner is None or not face.corner.text.strip():
        return right
    size = style.legible(36, 10.0, 8.0)
    done = typeset([paragraph_words(face.corner.text, NUMBER, symbols=False)], size, [10_000.0])
    width = round(done.paragraphs[0][0].width) + 2 * text_pad(size) + 1
    if width > (right - left) * 0.4:
        return right
    top = area.top + (area.height - line_height(size)) // 2
    box = Box("other corner", right - width, max(area.top, top), right, top + line_height(size), face.corner.text, size)
    pieces.append(TextPiece(box, done, style.paper.soft))
    return right - width - style.unit(12, 2)


def _lines(pieces: list[Piece], face: FaceLook, area: Box, style: Style) -> None:
    px = style.unit(30, 8 if style.small else 10)
    wide = symbols_width(face.mana_cost, px, 1)
    shows_cost = bool(face.mana_cost) and not style.small and wide < area.width * 0.45
    right = area.right - (wide + style.unit(10, 2) if shows_cost else 0)
    second = "" if style.small else face.hint.strip() or face.type_line.strip()
    with_types = line_height(style.type_size(17, LEAST_TYPES)) + line_height(style.type_size(17, 8.5)) <= area.height
    second = second if with_types else ""
    room = round(area.height * 0.56) if second else area.height
    words, tries = paragraph_words(face.name, NAME, symbols=False), _name_tries(style)
    done = fit_lines(words, right - area.left, room, tries, style.small)
    if done.cut and shows_cost:
        shows_cost, right = False, area.right
        done = fit_lines(words, right - area.left, room, tries, style.small)
    # A second line of the name takes the place of the types.
    total = done.height
    types = None
    if second:
        size, smallest = style.type_size(25, LEAST_TYPES), style.type_size(17, LEAST_TYPES)
        left_over = area.height - done.height
        if left_over >= line_height(smallest):
            voice = paragraph_words(second, PLAIN)
            types = fit_lines(voice, area.width, left_over, ((1, size, smallest), (1, smallest, smallest)))
            # Types that are cut off would mislead, as without "Legendary".
            types = None if types.cut else types
            total += types.height if types else 0
    top = area.top + max(0, (area.height - total) // 2)
    if done.paragraphs[0]:
        pieces.append(
            text_piece("other name", area.columns(area.left, right).rows(top, 0), face.name, done, style.paper.ink)
        )
    if shows_cost and done.height:
        px = min(px, done.height)
        wide = symbols_width(face.mana_cost, px, 1)
        middle = top + line_height(done.size) // 2
        start = min(max(area.top, middle - px // 2), top + done.height - px)
        box = Box("other cost", area.right - wide, start, area.right, start + px, "".join(face.mana_cost))
        pieces.append(SymbolsPiece(box, (face.mana_cost,), px, 1))
    if types is not None:
        pieces.append(text_piece("other type", area.rows(top + done.height, 0), second, types, style.paper.soft))
