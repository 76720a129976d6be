"""Smaller parts of a face: the band of the type line, the foot with its plate, and the row of badges."""

from __future__ import annotations

from inspector.drawing.header import fit_lines, text_piece
from inspector.drawing.looks import Badge, Corner, CornerKind, FaceLook
from inspector.drawing.palette import COLOR_ORDER, Rgb, Tones, card_types
from inspector.drawing.pieces import Ground, Plate, SignPiece, SymbolsPiece, TextPiece, symbols_width, text_pad
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.symbols import ARROW
from inspector.drawing.text import NAME, NUMBER, PLAIN, words_of
from inspector.drawing.wrap import line_height, setting


def type_line(face: FaceLook, place: Box, style: Style, ink: Rgb) -> tuple[list[Piece], int]:
    """The color indicator and the type line at the top of `place`, and the height where they end."""
    px = style.unit(30, 8)
    gap = style.unit(4, 1)
    indicator = tuple(f"{{{letter}}}" for letter in COLOR_ORDER if letter in face.color_indicator)
    wide = symbols_width(indicator, px, gap)
    if wide > place.width * 0.5 or px > place.height:
        indicator = ()
    left = place.left + (wide + style.unit(12, 2) if indicator else 0)
    pieces: list[Piece] = []
    if face.type_line.strip():
        largest = style.type_size(31, 8.0)
        least = style.type_size(18, 6.5)
        tries = ((1, largest, max(least, largest * 0.72)), (2, largest * 0.85, least), (99, least, least))
        done = fit_lines(words_of(face.type_line, NAME), place.right - left, place.height, tries)
        if done.paragraphs[0]:
            pieces.append(text_piece("type", place.columns(left, place.right), face.type_line, done, ink))
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
    """A small line on what was, at the top of `place`, where there is room for it."""
    size = style.type_size(24, 7.0)
    least = style.type_size(0, 7.0)
    tries = ((1, size, max(least, size * 0.8)), (3, max(least, size * 0.8), least))
    if place.height < line_height(least):
        return []
    done = fit_lines(words_of(text, PLAIN), place.width, place.height, tries)
    return [text_piece(role, place, text, done, style.paper.soft)] if done.paragraphs[0] else []


def has_corner(face: FaceLook) -> bool:
    """Whether a face has a number for its corner."""
    return face.corner is not None and bool(face.corner.text.strip())


def corner_of(face: FaceLook) -> Corner:
    """A face's corner; the numbers of a Vehicle that is no creature now have a plate of their own."""
    corner = face.corner or Corner("")
    rests = "Vehicle" in face.type_line.split() and "Creature" not in card_types(face.type_line)
    return Corner(corner.text, CornerKind.CREWED) if rests and corner.kind is CornerKind.POWER_TOUGHNESS else corner


def plate(corner: Corner, right: int, middle: int, style: Style, tones: Tones, room: int) -> list[Piece]:
    """The corner's plate and number, ending at `right`, about the height `middle`, at most `room` pixels wide."""
    height = plate_height(style)
    largest, least = style.type_size(46, 9.5), style.type_size(20, 6.5)
    words = words_of(corner.text, NUMBER, symbols=False)
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


def plate_height(style: Style) -> int:
    """How high the corner's plate is."""
    return style.unit(66, 14)


def foot(face: FaceLook, place: Box, style: Style, tones: Tones) -> list[Piece]:
    """The foot of a face: the hint on the left, the gray reminder and the plate on the right."""
    pieces: list[Piece] = []
    right, gray = place.right, face.gray_corner
    middle = (place.top + place.bottom) // 2
    if face.corner is not None and has_corner(face):
        pieces.extend(plate(corner_of(face), right, middle, style, tones, round(place.width * 0.5)))
        right = pieces[0].box.left - style.unit(14, 3)
    soft = style.paper.soft
    size = style.type_size(28, 7.0)
    was = face.was.corner if face.was else None
    for role, text in (("was corner", "" if was is None else f"{ARROW} was {was or 'none'}"), ("gray corner", gray)):
        if not text.strip():
            continue
        done = setting([words_of(text, NUMBER)], size, [float(place.width)])
        lines = done.paragraphs[0]
        width = round(lines[0].width) + 2 * text_pad(size) + 1 if lines else 0
        if len(lines) == 1 and width <= (right - place.left) * 0.7:
            top = middle - line_height(size) // 2
            box = Box(role, right - width, top, right, top + line_height(size), text, size)
            pieces.append(TextPiece(box, done, soft))
            right = box.left - style.unit(14, 3)
    if face.hint.strip() and right - place.left > 3 * size:
        words = words_of(face.hint, PLAIN)
        tries = ((1, size, max(7.0 * style.ratio, size * 0.8)), (2, size * 0.9, 7.0 * style.ratio))
        done = fit_lines(words, right - place.left, place.height, tries)
        spot = place.columns(place.left, right).rows(middle - done.height // 2, place.bottom)
        if done.paragraphs[0]:
            pieces.append(text_piece("hint", spot, face.hint, done, soft))
    return pieces


def badges(row: tuple[Badge, ...], place: Box, style: Style) -> tuple[list[Piece], int]:
    """Badges in rows from the top left of `place`, and the height where they end; the word goes where it is tight."""
    height = style.unit(42, 11)
    side = style.unit(12, 2)
    gap = style.unit(8, 2)
    icon = height - 2 * style.unit(8, 2)
    size = style.type_size(27, 7.5)
    pieces: list[Piece] = []
    x, y = place.left, place.top
    for badge in row:
        done = setting([words_of(badge.word, NAME, symbols=False)], size, [10_000.0])
        lines = done.paragraphs[0]
        worded = round(lines[0].width) + 2 * text_pad(size) + 2 if lines else 0
        cost = symbols_width(badge.symbols, icon, side // 4) + side // 2 if badge.symbols else 0
        fits = worded and icon + 3 * side + worded + cost <= place.width
        width = icon + 2 * side + ((worded + side // 2 + cost) if fits else 0)
        if x > place.left and x + width > place.right:
            x, y = place.left, y + height + gap
        if y + height > place.bottom:
            break
        pieces.extend(_badge(badge, Box("badge", x, y, x + width, y + height, badge.word, ground=True), style, icon))
        if fits:
            top = y + (height - line_height(size)) // 2
            left = x + side + icon + side // 2
            box = Box("badge word", left, top, left + worded, top + line_height(size), badge.word, size)
            pieces.append(TextPiece(box, done, style.paper.sheet))
            if badge.symbols:
                end = x + width - side
                top = y + (height - icon) // 2
                spot = Box("badge cost", end - cost + side // 2, top, end, top + icon, "".join(badge.symbols))
                pieces.append(SymbolsPiece(spot, (badge.symbols,), icon, side // 4))
        x += width + gap
    bottom = max((piece.box.bottom for piece in pieces if piece.box.role == "badge"), default=place.top)
    return pieces, bottom


def _badge(badge: Badge, place: Box, style: Style, icon: int) -> list[Piece]:
    left = place.left + style.unit(12, 2)
    top = place.top + (place.height - icon) // 2
    return [
        Ground(place, (style.paper.ink,), place.height / 2),
        SignPiece(Box("badge sign", left, top, left + icon, top + icon), badge.shape.value, style.paper.sheet),
    ]
