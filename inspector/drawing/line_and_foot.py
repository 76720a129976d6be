"""Around the rules text of a face: the band of the type line, and the foot with its plate."""

from __future__ import annotations

from inspector.cards.type_lines import SUPERTYPES
from inspector.drawing.header import fit_lines, text_piece
from inspector.drawing.looks import Corner, CornerKind, FaceLook
from inspector.drawing.palette import COLOR_ORDER, Rgb, Tones, card_types
from inspector.drawing.pieces import Plate, SymbolsPiece, TextPiece, symbols_width, text_pad
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.symbol_pictures import ARROW
from inspector.drawing.text import NAME, NUMBER, PLAIN, paragraph_words
from inspector.drawing.wrap import TextLine, line_height, typeset

SMALL_PRINT = 9.5


def type_line_pieces(face: FaceLook, place: Box, style: Style, ink: Rgb) -> tuple[list[Piece], int]:
    """The color indicator and the type line at the top of `place`, and the height where they end."""
    px = style.unit(30, 8 if style.small else 10)
    gap = style.unit(4, 1)
    indicator = tuple(f"{{{letter}}}" for letter in COLOR_ORDER if letter in face.color_indicator)
    wide = symbols_width(indicator, px, gap)
    if wide > place.width * 0.5 or px > place.height:
        indicator = ()
    left = place.left + (wide + style.unit(12, 2) if indicator else 0)
    pieces: list[Piece] = []
    if face.type_line.strip():
        pieces.extend(_types(face, place.columns(left, place.right), style, ink))
        if not pieces and indicator and style.small:
            # The frame tells the colors too, so types that find no room beside them go before.
            indicator = ()
            pieces.extend(_types(face, place, style, ink))
    if indicator:
        first = line_height(pieces[0].box.size) if pieces else px
        top = min(place.top + max(0, (first - px) // 2), place.bottom - px)
        box = Box("indicator", place.left, top, place.left + wide, top + px, "".join(indicator))
        pieces.append(SymbolsPiece(box, (indicator,), px, gap))
    end = max((piece.box.bottom for piece in pieces), default=place.top)
    before = was_words(face)
    if before and not style.small:
        pieces.extend(was_line("was type", before, place.rows(end, place.bottom), style))
        end = max((piece.box.bottom for piece in pieces), default=place.top)
    return pieces, end


def _types(face: FaceLook, place: Box, style: Style, ink: Rgb) -> list[Piece]:
    """The type line; on a small card where it is too long the first shorter form of which every word finds room."""
    largest = style.legible(31, 10.0, 8.0)
    least = style.type_size(18, 6.5)
    tries = ((1, largest, max(least, largest * 0.72)), (2, largest * 0.85, least), (99, least, least))
    words = face.type_line
    if not style.small:
        done = fit_lines(paragraph_words(words, NAME), place.width, place.height, tries)
        return [text_piece("type", place, words, done, ink)] if done.paragraphs[0] else []
    shorter = shorter_types(words, has_corner(face))
    # A word a line tells all subtypes, and is read before what leaves them out; no word is broken in two.
    told: list[tuple[str, tuple[tuple[int, float, float], ...]]] = [(form, tries[:2]) for form in shorter[:-1]]
    told += [(form, tries) for form in shorter[-2:-1] if not style.narrow]
    for form, sizes in (*told, (shorter[-1], tries[:2] if style.narrow else tries)):
        done = fit_lines(paragraph_words(form, NAME), place.width, place.height, sizes, whole=True)
        if done.paragraphs[0] and not done.cut and not any(map(_begins_with_dash, done.paragraphs[0])):
            return [text_piece("type", place, form, done, ink)]
    return []


def _begins_with_dash(line: TextLine) -> bool:
    return line.runs[0].atom.text.startswith("\N{EM DASH}")


def shorter_types(type_line: str, numbered: bool) -> tuple[str, ...]:
    """A type line and what may stand for it where it finds no room: each leaves out a whole kind of types.

    First the supertypes go, then the subtypes; where a number in the corner says that it is a creature or a
    planeswalker, the subtypes alone stand before that.
    """
    before, dash, subtypes = (part.strip() for part in type_line.partition("\N{EM DASH}"))
    types = " ".join(word for word in before.split() if word not in SUPERTYPES)
    found = [type_line]
    if "//" in type_line:
        return (type_line,)
    if dash:
        found += [f"{types} \N{EM DASH} {subtypes}", *([subtypes] if numbered else [])]
    return tuple(dict.fromkeys(form for form in (*found, types) if form.strip()))


def was_words(face: FaceLook) -> str:
    """What the types and colors were, in words with symbols; empty where they are as printed."""
    was = face.was
    found: list[str] = []
    if was and was.type_line is not None:
        found.append(was.type_line or "no types")
    if was and was.colors is not None:
        found.append(f"{color_symbols(was.colors)}, now {color_symbols(face.colors)}")
    return f"{ARROW} was " + "; ".join(found) if found else ""


def color_symbols(colors: frozenset[str]) -> str:
    """Colors as symbols in a text."""
    return " ".join(f"{{{letter}}}" for letter in COLOR_ORDER if letter in colors) or "colorless"


def was_line(role: str, text: str, place: Box, style: Style) -> list[Piece]:
    """A small line on what was, at the top of `place`; the arrow alone where there is no room for all of it."""
    size, least = style.legible(24, SMALL_PRINT, 7.0), style.legible(0, SMALL_PRINT - 1, 7.0)
    tries = ((1, size, max(least, size * 0.8)), (3, max(least, size * 0.8), least))
    for words in (text, ARROW):
        done = fit_lines(paragraph_words(words, PLAIN), place.width, place.height, tries)
        if done.paragraphs[0] and not done.cut:
            return [text_piece(role, place, words, done, style.paper.soft)]
    return []


def has_corner(face: FaceLook) -> bool:
    """Whether a face has a number for its corner."""
    return face.corner is not None and bool(face.corner.text.strip())


def corner_of(face: FaceLook) -> Corner:
    """A face's corner; the numbers of a Vehicle that is not a creature now have a plate of their own."""
    corner = face.corner or Corner("")
    rests = "Vehicle" in face.type_line.split() and "Creature" not in card_types(face.type_line)
    return Corner(corner.text, CornerKind.CREWED) if rests and corner.kind is CornerKind.POWER_TOUGHNESS else corner


def plate(corner: Corner, right: int, middle: int, style: Style, tones: Tones, room: int) -> list[Piece]:
    """The corner's plate and number, ending at `right`, about the height `middle`, at most `room` pixels wide."""
    height = plate_height(style)
    largest, least = style.legible(46, 12.5, 9.5), style.type_size(20, 6.5)
    words = paragraph_words(corner.text, NUMBER, symbols=False)
    side = style.unit(18, 3)
    done = fit_lines(words, room - 2 * side, height, ((1, largest, least), (1, least, least)))
    lines = done.paragraphs[0]
    width = min(room, max(style.unit(96, 20), round(lines[0].width if lines else 0) + 2 * side + 2))
    top = middle - height // 2
    ground = Box("plate", right - width, top, right, top + height, ground=True)
    start = top + (height - line_height(done.size)) // 2
    box = Box("corner", ground.left, start, right, start + line_height(done.size), corner.text, done.size, done.cut)
    rim = style.unit(5, 1)
    return [
        Plate(ground, corner.kind, style.paper.sheet, tones.outline if style.theme == "light" else tones.edge, rim),
        TextPiece(box, done, style.paper.ink, align="center"),
    ]


def changed_sign(right: int, middle: int, style: Style) -> SymbolsPiece:
    """The arrow alone, ending at `right`, where there is no room for what was printed."""
    px = style.unit(26, 8)
    box = Box("changed", right - symbols_width((ARROW,), px, 0), middle - px // 2, right, middle - px // 2 + px, ARROW)
    return SymbolsPiece(box, ((ARROW,),), px, 0)


def plate_height(style: Style) -> int:
    """How high the corner's plate is."""
    return style.unit(66, 14 if style.small else 18)


def foot(face: FaceLook, place: Box, style: Style, tones: Tones) -> list[Piece]:
    """The foot of a face: the hint on the left, the gray reminder and the plate on the right."""
    pieces: list[Piece] = []
    # Beside what was printed the other face's number would be taken for it; it stands in the strip anyway.
    right, gray = place.right, "" if face.was and face.was.corner is not None else face.gray_corner
    middle = (place.top + place.bottom) // 2
    if face.corner is not None and has_corner(face):
        pieces.extend(plate(corner_of(face), right, middle, style, tones, round(place.width * 0.5)))
        right = pieces[0].box.left - style.unit(14, 3)
    soft = style.paper.soft
    size = style.legible(28, SMALL_PRINT, 7.0)
    was = face.was.corner if face.was else None
    for role, text in (("was corner", "" if was is None else f"{ARROW} was {was or 'none'}"), ("gray corner", gray)):
        if not text.strip():
            continue
        done = typeset([paragraph_words(text, NUMBER)], size, [float(place.width)])
        lines = done.paragraphs[0]
        width = round(lines[0].width) + 2 * text_pad(size) + 1 if lines else 0
        if len(lines) == 1 and width <= (right - place.left) * 0.7:
            top = middle - line_height(size) // 2
            box = Box(role, right - width, top, right, top + line_height(size), text, size)
            pieces.append(TextPiece(box, done, soft))
            right = box.left - style.unit(14, 3)
        elif role == "was corner":
            pieces.append(changed_sign(right, middle, style))
            right = pieces[-1].box.left - style.unit(14, 3)
    if face.hint.strip() and right - place.left > 3 * size:
        words = paragraph_words(face.hint, PLAIN)
        tries = ((1, size, max(7.0 * style.ratio, size * 0.8)), (2, size * 0.9, 7.0 * style.ratio))
        done = fit_lines(words, right - place.left, place.height, tries)
        spot = place.columns(place.left, right).rows(middle - done.height // 2, place.bottom)
        if done.paragraphs[0]:
            pieces.append(text_piece("hint", spot, face.hint, done, soft))
    return pieces
