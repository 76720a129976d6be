"""The head of a face: its mark, its name as large as fits, and its mana cost beside or below the name."""

from __future__ import annotations

from functools import lru_cache

from inspector.drawing.looks import FaceLook
from inspector.drawing.palette import Rgb
from inspector.drawing.pieces import SymbolsPiece, TextPiece, symbols_width, text_pad
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.symbol_pictures import symbol_width
from inspector.drawing.text import NAME, Word, paragraph_words, word_width
from inspector.drawing.wrap import TypesetText, cut_to, cut_to_words, line_height, sizes_between, typeset

MAX_COST_ROWS = 3
UPRIGHT_HALF = 46


@lru_cache(maxsize=2048)
def fit_lines(
    words: tuple[Word, ...], width: int, height: int, tries: tuple[tuple[int, float, float], ...], whole: bool = False
) -> TypesetText:
    """Set one paragraph: each try allows a number of lines between a largest and a smallest size, in pixels.

    The first try that succeeds wins; after the last one the text is cut off with an ellipsis. Room too low for a single
    line, or too narrow for a few letters, leaves no line at all. With ``whole`` no line breaks inside a word, which a
    smaller size keeps together; at the last size the ellipsis stands for the words that find no room.
    """
    smallest = tries[-1][2]
    if width < 2 * smallest:
        return TypesetText(smallest, ((),), 0, cut=bool(words))
    for lines, largest, least in tries:
        for size in sizes_between(largest, least):
            room = width - 2 * text_pad(size)
            if whole and any(word_width(word, size) > room for word in words):
                continue
            done = typeset([words], size, [room])
            if len(done.paragraphs[0]) <= lines and done.height <= height:
                return done
    last = width - 2 * text_pad(smallest)
    if whole:
        return cut_to_words(words, smallest, last, height)
    return cut_to(typeset([words], smallest, [last]), [last], height)


def text_piece(role: str, place: Box, text: str, done: TypesetText, ink: Rgb) -> TextPiece:
    """A piece of one paragraph, at the top of `place` and as high as its lines."""
    box = Box(role, place.left, place.top, place.right, place.top + done.height, text, done.size, done.cut)
    return TextPiece(box, done, ink)


def name_tries(style: Style, base: float, least: float) -> tuple[tuple[int, float, float], ...]:
    """How a name steps down: one line, then two somewhat smaller, then as many as it takes."""
    large = style.legible(base, 0.25 * base, 9.5)
    # The name of a half set into a small card is the smallest.
    least = style.type_size(least, 6.0 if style.narrow and base < UPRIGHT_HALF else 7.0)
    if large <= least + 0.5:
        return ((1, large, least), (99, least, least))
    return ((1, large, max(least, large * 0.66)), (2, max(least, large * 0.80), least), (99, least, least))


def header(face: FaceLook, place: Box, style: Style, ink: Rgb, base: float = 50) -> tuple[list[Piece], int]:
    """The head's pieces within `place`, from its top down, and the height where the head ends.

    The name comes first; a cost that finds no room beside or below it is left out.
    """
    px = style.unit(0.88 * base, 9.5 if style.small else 11.0)
    gap = style.unit(5, 1)
    beside = symbols_width(face.mana_cost, px, gap)
    if beside > place.width * 0.5:
        px = style.unit(0.66 * base, 9)
        beside = symbols_width(face.mana_cost, px, gap)
    wide = beside + style.unit(16, 3) if face.mana_cost else 0
    tight = style.small and not _fits_beside(
        face.name, place.width - wide, 0.85 * name_tries(style, base, 0.52 * base)[0][1]
    )
    below = bool(face.mana_cost) and (tight or beside > place.width * 0.55)
    wide = 0 if below else wide
    least = 0 if below or px > place.height else px
    pieces = _name(
        face, place.columns(place.left, place.right - wide), style, ink, base, least, px + gap if below else 0
    )
    bottom = max((piece.box.bottom for piece in pieces), default=place.top)
    if below:
        rows = cost_rows(face.mana_cost, place.rows(bottom + style.unit(4, 1), place.bottom), px, gap)
        pieces.extend(rows)
        return pieces, max((piece.box.bottom for piece in rows), default=bottom)
    if face.mana_cost and px <= place.height:
        # The cost stands level with the name's first line, or with its only one.
        first = pieces[0].box.top + line_height(pieces[0].box.size) // 2 if pieces else place.top + px // 2
        start = min(max(place.top, first - px // 2), place.bottom - px)
        box = Box("cost", place.right - beside, start, place.right, start + px, "".join(face.mana_cost))
        pieces.append(SymbolsPiece(box, (face.mana_cost,), px, gap))
        bottom = max(bottom, start + px)
    return pieces, bottom


def _fits_beside(name: str, width: int, size: float) -> bool:
    """Whether a name goes into one line at a size."""
    done = typeset([paragraph_words(name, NAME, symbols=False)], size, [max(8.0, width - 2 * text_pad(size))])
    return len(done.paragraphs[0]) <= 1


def _name(face: FaceLook, place: Box, style: Style, ink: Rgb, base: float, least: int, kept: int) -> list[Piece]:
    """The name, in the middle of a row at least `least` high; `kept` pixels are left to a cost below it."""
    if not face.name.strip():
        return []
    words = paragraph_words(face.name, NAME, symbols=False)
    smallest = line_height(name_tries(style, base, 0.52 * base)[-1][2])
    height = max(place.height - kept, min(smallest, place.height))
    done = fit_lines(words, place.width, height, name_tries(style, base, 0.52 * base), style.small)
    if not done.paragraphs[0]:
        return []
    top = place.top + max(0, least - done.height) // 2
    return [text_piece("name", place.rows(top, top), face.name, done, ink)]


def cost_rows(symbols: tuple[str, ...], place: Box, px: int, gap: int) -> list[Piece]:
    """A cost on rows of its own at the top of `place`; what finds no room is left out and marked as cut."""
    most = min(MAX_COST_ROWS, (place.height + gap) // (px + gap))
    if most < 1 or place.width < px:
        return []
    rows: list[list[str]] = [[]]
    taken = 0
    cut = False
    for text in symbols:
        width = symbol_width(text, px) + gap
        if rows[-1] and taken + width - gap > place.width:
            if len(rows) == most:
                cut = True
                rows[-1][-1] = "{\u2026}"
                break
            rows.append([])
            taken = 0
        rows[-1].append(text)
        taken += width
    height = len(rows) * (px + gap) - gap
    left = place.right - max(symbols_width(tuple(row), px, gap) for row in rows)
    box = Box("cost", max(place.left, left), place.top, place.right, place.top + height, "".join(symbols), cut=cut)
    return [SymbolsPiece(box, tuple(tuple(row) for row in rows), px, gap)]
