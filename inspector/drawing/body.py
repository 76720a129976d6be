"""The rules text of a face: paragraphs, with loyalty costs and chapter numbers set in tabs before them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from inspector.drawing.looks import FaceLook
from inspector.drawing.palette import Rgb, Tones
from inspector.drawing.pieces import Ground, TextPiece, text_pad
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.text import NUMBER, RULES, RULES_SMALL, Voice, words_of
from inspector.drawing.wrap import Setting, fit, line_height, paragraph_gap, setting, sizes_between, wrap

LOYALTY = re.compile(r"^\[?([+\u2212-]?(?:\d{1,3}|X)|\u22127?X)\]?:\s+(?=\S)")
CHAPTER = re.compile(r"^([IVX]{1,5}(?:,\s?[IVX]{1,5}){0,4})\s*[\u2014-]\s+(?=\S)")
SERIF_FROM = 13.0
LEAST_SIZE = 7.0


class Paragraph(Struct, frozen=True):
    """One paragraph, with the text of the tab before it where it has one."""

    text: str
    lead: str = ""


def paragraphs_of(face: FaceLook, leads: bool) -> tuple[Paragraph, ...]:
    """The paragraphs that say anything; with `leads`, loyalty costs and chapter numbers are taken off their front."""
    found = []
    for text in (part for whole in face.paragraphs for part in whole.splitlines()):
        if not text.strip():
            continue
        match = (LOYALTY.match(text) or CHAPTER.match(text)) if leads else None
        if match is None:
            found.append(Paragraph(text))
        else:
            found.append(Paragraph(text[match.end() :], match.group(1).replace("-", "\u2212")))
    return tuple(found)


def voice_for(size: float) -> Voice:
    """Serifs where there are pixels enough for them."""
    return RULES if size >= SERIF_FROM else RULES_SMALL


def body_height(paragraphs: Sequence[Paragraph], width: int, size: float) -> int:
    """The pixels that paragraphs take at a size."""
    voice = voice_for(size)
    indent = tab_width(paragraphs, size)
    done = setting([words_of(part.text, voice) for part in paragraphs], size, _widths(paragraphs, width, size, indent))
    return done.height


def tab_width(paragraphs: Sequence[Paragraph], size: float) -> int:
    """The width of the column of tabs, 0 where no paragraph has one."""
    widths = [wrap(words_of(part.lead, NUMBER), size, 10_000.0)[0].width for part in paragraphs if part.lead]
    return round(max(widths) + size * 1.1) if widths else 0


def _widths(paragraphs: Sequence[Paragraph], width: int, size: float, indent: int) -> list[float]:
    pad = 2 * text_pad(size)
    return [max(8.0, width - pad - (indent + size * 0.4 if part.lead else 0.0)) for part in paragraphs]


def body(
    paragraphs: Sequence[Paragraph], place: Box, style: Style, tones: Tones, ink: Rgb, sizes: Sequence[float]
) -> list[Piece]:
    """The text in the middle of `place`, at the first of the falling `sizes` that fits."""
    done, indent = _fitted(paragraphs, place, sizes)
    if not any(done.paragraphs):
        return []
    top = place.top + max(0, (place.height - done.height) // 2)
    gutter = indent + round(done.size * 0.4)
    indents = tuple(gutter if part.lead else 0 for part in paragraphs)
    pieces: list[Piece] = _tabs(paragraphs, done, place.rows(top, place.bottom), indent, style, tones)
    left = place.left
    y, started = top, False
    # One piece a paragraph, so that each can be measured and kept by itself.
    for part, lines, shift in zip(paragraphs, done.paragraphs, indents, strict=True):
        if not lines:
            continue
        y += paragraph_gap(done.size) if started else 0
        started = True
        height = len(lines) * line_height(done.size)
        box = Box("text", left + shift, y, place.right, y + height, part.text, done.size, done.cut)
        pieces.append(TextPiece(box, Setting(done.size, (lines,), height, done.cut), ink))
        y += height
    return pieces


def _fitted(paragraphs: Sequence[Paragraph], place: Box, sizes: Sequence[float]) -> tuple[Setting, int]:
    """The setting at the first size that fits; tabs and voice depend on the size, so serif sizes are tried first."""
    groups = ([size for size in sizes if size >= SERIF_FROM], [size for size in sizes if size < SERIF_FROM])
    done, indent = Setting(min(sizes, default=LEAST_SIZE), tuple(() for _ in paragraphs), 0, cut=True), 0
    for group in groups:
        if not group:
            continue
        indent = tab_width(paragraphs, group[0])
        words = [words_of(part.text, voice_for(group[0])) for part in paragraphs]
        # At the largest size the tabs are widest: lines set beside those fit beside smaller ones, too.
        done = fit(words, _widths(paragraphs, place.width, group[0], indent), place.height, group)
        if not done.cut:
            break
    return done, indent


def _tabs(
    paragraphs: Sequence[Paragraph], done: Setting, place: Box, indent: int, style: Style, tones: Tones
) -> list[Piece]:
    pieces: list[Piece] = []
    y, started = place.top, False
    step = line_height(done.size)
    for part, lines in zip(paragraphs, done.paragraphs, strict=True):
        if not lines:
            continue
        y += paragraph_gap(done.size) if started else 0
        started = True
        if part.lead:
            tab = Box("tab", place.left, y, place.left + indent, y + step, part.lead, done.size, ground=True)
            number = setting([words_of(part.lead, NUMBER)], done.size, [float(indent)])
            pieces.append(Ground(tab, (tones.middle,), step * 0.3))
            box = Box("lead", tab.left, y, tab.right, y + step, part.lead, done.size)
            pieces.append(TextPiece(box, number, style.paper.ink, align="center"))
        y += len(lines) * step
    return pieces


def text_sizes(style: Style, largest: float, least: float = LEAST_SIZE) -> tuple[float, ...]:
    """The sizes to try for rules text, from `largest` (at full width) down."""
    return sizes_between(style.type_size(largest, least), least)
