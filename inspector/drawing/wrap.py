"""Breaking words into lines, and finding the largest type size at which they fit a box."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct, structs

from inspector.drawing.text import Atom, Word, atom_width, letters_of, space_width, split_atom, word_width

LINE = 1.24
GAP = 0.42
ELLIPSIS = "\u2026"
_DASH = "\N{EM DASH}"


class Run(Struct, frozen=True):
    """An atom at its place in a line: pixels from the line's left end."""

    left: float
    atom: Atom


class TextLine(Struct, frozen=True):
    """Runs from left to right, and the width they take."""

    runs: tuple[Run, ...]
    width: float


class TypesetText(Struct, frozen=True):
    """Paragraphs set in lines: type size, lines by paragraph, height in pixels, and whether anything was left out."""

    size: float
    paragraphs: tuple[tuple[TextLine, ...], ...]
    height: int
    cut: bool = False


def line_height(size: float) -> int:
    """The pixels from one line to the next."""
    return math.ceil(size * LINE)


def wrap(words: Sequence[Word], size: float, width: float) -> tuple[TextLine, ...]:
    """Words in lines no wider than `width`; a word that is wider by itself is broken between characters.

    A dash begins no line but behind a word with which it finds no room in any.
    """
    lines: list[TextLine] = []
    runs: list[Run] = []
    x, space = 0.0, space_width(size)
    for word, dash in zip(words, _dashes_behind(words, size, space), strict=True):
        gap = space if runs and word.spaced else 0.0
        whole = word_width(word, size)
        long = whole > width
        room = whole + dash if whole + dash <= width else whole
        if runs and (x + gap + room > width) and not (long and x + gap < width * 0.7):
            lines.append(TextLine(tuple(runs), x))
            runs, x, gap = [], 0.0, 0.0
        x += gap
        atoms = _parts(word, size, width) if long else word.atoms
        for place, atom in enumerate(atoms):
            taken = whole if len(word.atoms) == 1 and not long else atom_width(atom, size)
            # A broken word ends in a hyphen, for which there must be room behind all but its last letter.
            hyphen = _hyphen_after(atom) if long and place < len(atoms) - 1 else None
            if long and runs and x + taken + (atom_width(hyphen, size) if hyphen else 0.0) > width:
                lines.append(_broken_line(runs, x, size, width) if place else TextLine(tuple(runs), x))
                runs, x = [], 0.0
            runs.append(Run(x, atom))
            x += taken
    if runs:
        lines.append(TextLine(tuple(runs), x))
    return tuple(lines)


def _dashes_behind(words: Sequence[Word], size: float, space: float) -> list[float]:
    """The room behind each word for a dash that follows: none for most."""
    is_dash = [len(word.atoms) == 1 and word.atoms[0].text == _DASH for word in words]
    if not any(is_dash):
        return [0.0] * len(words)
    return [space + word_width(words[at], size) if is_dash[at] else 0.0 for at in range(1, len(words))] + [0.0]


def _hyphen_after(atom: Atom) -> Atom | None:
    """The hyphen that may stand behind a letter; none behind a symbol or another sign."""
    return Atom("-", atom.path) if atom.path and atom.text.isalpha() else None


def _broken_line(runs: Sequence[Run], x: float, size: float, width: float) -> TextLine:
    """A line that ends within a word."""
    hyphen = _hyphen_after(runs[-1].atom)
    if hyphen is None or x + atom_width(hyphen, size) > width:
        return TextLine(tuple(runs), x)
    return TextLine((*runs, Run(x, hyphen)), x + atom_width(hyphen, size))


def _parts(word: Word, size: float, width: float) -> tuple[Atom, ...]:
    """A word in characters and symbols; a symbol wider than the line is spelled."""
    return tuple(
        part
        for atom in word.atoms
        for part in (letters_of(atom) if atom.symbol and atom_width(atom, size) > width else split_atom(atom))
    )


def typeset(
    paragraphs: Sequence[Sequence[Word]], size: float, widths: Sequence[float], least: Sequence[int] = ()
) -> TypesetText:
    """All paragraphs at one size; `widths` has the line width of each, `least` the lines that it takes in any case."""
    done = tuple(wrap(words, size, width) for words, width in zip(paragraphs, widths, strict=True))
    empty = sum(1 for lines, count in zip(done, least, strict=False) if count and not lines)
    extra = empty * line_height(size) + (empty if any(done) else max(0, empty - 1)) * paragraph_gap(size)
    return TypesetText(size, done, height_of(done, size) + extra)


def height_of(paragraphs: Sequence[Sequence[TextLine]], size: float) -> int:
    """The pixels that paragraphs take, the gaps between them included."""
    shown = sum(1 for lines in paragraphs if lines)
    count = sum(len(lines) for lines in paragraphs)
    return count * line_height(size) + max(0, shown - 1) * paragraph_gap(size)


def paragraph_gap(size: float) -> int:
    """The pixels between two paragraphs."""
    return round(size * GAP)


def fit(
    paragraphs: Sequence[Sequence[Word]],
    widths: Sequence[float],
    height: int,
    sizes: Sequence[float],
    least: Sequence[int] = (),
) -> TypesetText:
    """The first of `sizes` (falling) at which everything fits; at the last one what is too long ends in an ellipsis.

    `least` are the lines that each paragraph takes even without words. Whether a size fits is taken to hold for all
    smaller ones, so that few sizes need to be tried.
    """
    low, high = 0, len(sizes) - 1
    best: TypesetText | None = None
    while low <= high:
        middle = (low + high) // 2
        tried = typeset(paragraphs, sizes[middle], widths, least)
        if tried.height <= height:
            best, high = tried, middle - 1
        else:
            low = middle + 1
    return best or cut_to(typeset(paragraphs, sizes[-1], widths), widths, height)


def cut_to(full: TypesetText, widths: Sequence[float], height: int) -> TypesetText:
    """As many lines as the height allows, the last one ending in an ellipsis."""
    kept: list[tuple[TextLine, ...]] = []
    for lines, width in zip(full.paragraphs, widths, strict=True):
        room = height - height_of([*kept, ()], full.size) - (paragraph_gap(full.size) if any(kept) else 0)
        count = max(0, room // line_height(full.size))
        if count >= len(lines):
            kept.append(lines)
            continue
        shown = list(lines[:count])
        if shown:
            shown[-1] = _shortened(shown[-1], full.size, width)
        kept.append(tuple(shown))
        break
    kept.extend(() for _ in range(len(full.paragraphs) - len(kept)))
    return TypesetText(full.size, tuple(kept), height_of(kept, full.size), cut=True)


def cut_to_words(words: Sequence[Word], size: float, width: float, height: int) -> TypesetText:
    """As many whole words as the height allows, the last line ending in an ellipsis.

    Of a first word that is wider than the room there are as many letters as find room.
    """
    for count in range(len(words), 0, -1):
        kept = _with_ellipsis(words[:count])
        done = typeset([kept], size, [width])
        if done.height <= height and all(word_width(word, size) <= width for word in kept):
            return structs.replace(done, cut=True)
    if line_height(size) > height:
        return TypesetText(size, ((),), 0, cut=True)
    line = _shortened(wrap(words[:1], size, 10_000.0)[0], size, width)
    return TypesetText(size, ((line,),), line_height(size), cut=True)


def _with_ellipsis(words: Sequence[Word]) -> tuple[Word, ...]:
    """Words of which the last one ends in an ellipsis instead of what parts it from those left out."""
    *before, last = words
    atoms = last.atoms
    if atoms[-1].path:
        text = atoms[-1].text.rstrip(",;:/\N{EM DASH}")
        atoms = (*atoms[:-1], Atom(text + ELLIPSIS, atoms[-1].path))
    return (*before, Word(atoms, last.spaced))


def _shortened(line: TextLine, size: float, width: float) -> TextLine:
    """A line whose end gives way to an ellipsis."""
    runs = list(line.runs)
    path = next((run.atom.path for run in reversed(runs) if run.atom.path), None)
    mark = Atom(ELLIPSIS if path else "", path)
    room = width - (atom_width(mark, size) if path else 0.0)
    while runs:
        last = runs.pop()
        text = last.atom.text if not last.atom.symbol else ""
        while text and last.left + atom_width(Atom(text, last.atom.path), size) > room:
            text = text[:-1]
        if last.atom.symbol and last.left + atom_width(last.atom, size) <= room:
            runs.append(last)
            break
        if text:
            runs.append(Run(last.left, Atom(text, last.atom.path)))
            break
    end = runs[-1].left + atom_width(runs[-1].atom, size) if runs else 0.0
    return TextLine((*runs, Run(end, mark)), min(width, end + atom_width(mark, size)))


@lru_cache(maxsize=1024)
def sizes_between(largest: float, smallest: float) -> tuple[float, ...]:
    """Type sizes from large to small in steps of about four in a hundred, on half pixels."""
    sizes: list[float] = []
    size = max(largest, smallest)
    while size > smallest:
        rounded = math.floor(size * 2) / 2
        if rounded >= smallest and (not sizes or rounded < sizes[-1]):
            sizes.append(rounded)
        size = min(size * 0.96, size - 0.25)
    if not sizes or sizes[-1] > smallest:
        sizes.append(smallest)
    return tuple(sizes)
