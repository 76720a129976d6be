"""The rules text of a face: paragraphs, with tabs before them, numbers behind them, and bars between them."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from inspector.drawing.palette import Rgb, Tones
from inspector.drawing.paragraphs import Paragraph
from inspector.drawing.pieces import PlainGround, TextPiece, text_pad
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.text import NAME, NUMBER, RULES, RULES_SMALL, Voice, paragraph_words
from inspector.drawing.wrap import TypesetText, fit, line_height, paragraph_gap, sizes_between, typeset, wrap

SERIF_FROM = 16.0
LEAST_SIZE = 7.0
LEAST_FINE = 5.5
# Below 150 pixels of width a text is shown only in letters of this size or larger.
TINY, LEAST_ON_TINY, FINE_ON_TINY = 0.2, 8.5, 7.0
LARGEST_TEXT = 36.0
EASY_TEXT = 12.5


def voice_for(size: float) -> Voice:
    """Serifs where there are pixels enough for them."""
    return RULES if size >= SERIF_FROM else RULES_SMALL


@lru_cache(maxsize=4096)
def body_height(paragraphs: tuple[Paragraph, ...], width: int, size: float) -> int:
    """The pixels that paragraphs take at a size."""
    words = [paragraph_words(part.text, _voice(part, size)) for part in paragraphs]
    return typeset(words, size, _widths(paragraphs, width, size), _least(paragraphs)).height


@lru_cache(maxsize=4096)
def tab_width(paragraphs: tuple[Paragraph, ...], size: float) -> int:
    """The width of the column of tabs, 0 where no paragraph has one."""
    widths = [wrap(paragraph_words(part.lead, NUMBER), size, 10_000.0)[0].width for part in paragraphs if part.lead]
    return round(max(widths) + size * 1.1) if widths else 0


def _tail_width(part: Paragraph, size: float) -> int:
    """The width of the number behind a paragraph, with the space before it."""
    if not part.tail:
        return 0
    return round(wrap(paragraph_words(part.tail, NUMBER), size, 10_000.0)[0].width + size * 1.6)


def _voice(part: Paragraph, size: float) -> Voice:
    return NAME if part.bar else voice_for(size)


def _least(paragraphs: tuple[Paragraph, ...]) -> list[int]:
    """The lines that paragraphs take in any case: a tab stands even where there is no text beside it."""
    return [1 if part.lead else 0 for part in paragraphs]


def _widths(paragraphs: tuple[Paragraph, ...], width: int, size: float) -> list[float]:
    pad, indent = 2 * text_pad(size), tab_width(paragraphs, size)
    gutter = indent + size * 0.4
    shifts = [gutter if part.indented else size * 0.8 if part.bar else 0.0 for part in paragraphs]
    return [
        max(8.0, width - pad - shift - _tail_width(part, size)) for part, shift in zip(paragraphs, shifts, strict=True)
    ]


class Laid(Struct, frozen=True):
    """Paragraphs set in a box: one setting each, the width of the tabs, and the height of all."""

    size: float
    parts: tuple[TypesetText, ...]
    indent: int
    height: int


def body(
    paragraphs: tuple[Paragraph, ...], place: Box, style: Style, tones: Tones, ink: Rgb, sizes: tuple[float, ...]
) -> list[Piece]:
    """The text in the middle of `place`, at the first of the falling `sizes` that fits."""
    done = _laid(paragraphs, place.width, place.height, sizes)
    pieces: list[Piece] = []
    y = place.top + max(0, (place.height - done.height) // 2)
    started = False
    # One piece a paragraph, so that each can be measured and kept by itself.
    for part, lines in zip(paragraphs, done.parts, strict=True):
        if not lines.paragraphs[0] and not (part.lead and lines.height):
            continue
        y += paragraph_gap(done.size) if started else 0
        started = True
        row = place.rows(y, y + lines.height)
        pieces.extend(_paragraph(part, lines, row, done.indent, Inks(style, tones, ink)))
        y += lines.height
    if not pieces and any(part.cut for part in done.parts):
        pieces.append(PlainGround(Box("text", place.left, y, place.right, y, cut=True, ground=True), ()))
    return pieces


class Inks(Struct, frozen=True):
    """What paragraphs are painted with."""

    style: Style
    tones: Tones
    ink: Rgb


def _paragraph(part: Paragraph, lines: TypesetText, row: Box, indent: int, inks: Inks) -> list[Piece]:
    """The pieces of one paragraph, which fills `row`: its bar or tab, its text, and the number behind it."""
    size, step = lines.size, line_height(lines.size)
    left, right = row.left, row.right
    pieces: list[Piece] = []
    if part.bar:
        bar = Box("level bar", row.left, row.top, row.right, row.bottom, ground=True)
        pieces.append(PlainGround(bar, (inks.tones.middle,), step * 0.2))
        left += round(size * 0.4)
    if part.lead:
        tab = row.columns(row.left, row.left + indent).rows(row.top, row.top + step)
        pieces.extend(_label("lead", "tab", part.lead, tab, size, inks))
    if part.indented:
        left += indent + round(size * 0.4)
    if part.tail:
        wide = _tail_width(part, size) - round(size * 0.5)
        tail = row.columns(row.right - wide, row.right).rows(row.top, row.top + step)
        pieces.extend(_label("level size", "level plate", part.tail, tail, size, inks))
        right -= _tail_width(part, size)
    if lines.paragraphs[0]:
        box = Box("text", left, row.top, right, row.bottom, part.text, size, lines.cut)
        pieces.append(TextPiece(box, lines, inks.style.paper.soft if part.faint else inks.ink))
    return pieces


def _label(role: str, ground: str, text: str, place: Box, size: float, inks: Inks) -> list[Piece]:
    number = typeset([paragraph_words(text, NUMBER)], size, [float(place.width)])
    tab = Box(ground, place.left, place.top, place.right, place.bottom, text, size, ground=True)
    box = Box(role, place.left, place.top, place.right, place.bottom, text, size)
    return [
        PlainGround(tab, (inks.tones.middle,), place.height * 0.3),
        TextPiece(box, number, inks.style.paper.ink, align="center"),
    ]


@lru_cache(maxsize=1024)
def _laid(paragraphs: tuple[Paragraph, ...], width: int, height: int, sizes: tuple[float, ...]) -> Laid:
    """The setting at the first size that fits; tabs and voice depend on the size, so serif sizes are tried first."""
    if any(part.lead for part in paragraphs):
        sizes = _with_tabs(paragraphs, width, height, sizes)
    groups = ([size for size in sizes if size >= SERIF_FROM], [size for size in sizes if size < SERIF_FROM])
    done, indent = TypesetText(min(sizes, default=LEAST_SIZE), tuple(() for _ in paragraphs), 0, cut=True), 0
    for group in groups:
        if not group:
            continue
        indent = tab_width(paragraphs, group[0])
        words = [paragraph_words(part.text, _voice(part, group[0])) for part in paragraphs]
        # At the largest size the tabs are widest: lines set beside those fit beside smaller ones, too.
        done = fit(words, _widths(paragraphs, width, group[0]), height, group, _least(paragraphs))
        if not done.cut:
            break
    step = line_height(done.size)
    parts = []
    for part, lines in zip(paragraphs, done.paragraphs, strict=True):
        count = max(len(lines), 1 if part.lead and not (done.cut and part.text) else 0)
        parts.append(TypesetText(done.size, (lines,), count * step, done.cut))
    return Laid(done.size, tuple(parts), indent, done.height)


def _with_tabs(
    paragraphs: tuple[Paragraph, ...], width: int, height: int, sizes: tuple[float, ...]
) -> tuple[float, ...]:
    """The sizes from the largest at which paragraphs fit beside tabs of that very size."""
    first = next((index for index, size in enumerate(sizes) if body_height(paragraphs, width, size) <= height), -1)
    return sizes[first:]


def text_sizes(style: Style, share: float = 1.0) -> tuple[float, ...]:
    """The sizes to try for rules text, from a `share` of the largest down.

    The least size is smaller to the reader on a fine screen, which shows such letters more clearly.
    """
    least, fine = (LEAST_ON_TINY, FINE_ON_TINY) if style.scale / style.ratio < TINY else (LEAST_SIZE, LEAST_FINE)
    least = max(least, fine * style.ratio)
    return sizes_between(max(style.legible(LARGEST_TEXT, EASY_TEXT, least) * share, least), least)
