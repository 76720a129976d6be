"""One face from head to foot: how name, panel, type line, rules text and foot share the room they have."""

from __future__ import annotations

from msgspec import structs

from inspector.drawing.badge_row import badge_height, badges
from inspector.drawing.beside import beside
from inspector.drawing.body import body, body_height, text_sizes
from inspector.drawing.header import header
from inspector.drawing.layouts import Plan
from inspector.drawing.line_and_foot import (
    changed_sign,
    corner_of,
    foot,
    has_corner,
    plate,
    plate_height,
    type_line_pieces,
    was_line,
)
from inspector.drawing.looks import FaceLook
from inspector.drawing.palette import Rgb, Tones, frame_keys, tones
from inspector.drawing.paragraphs import Paragraph, paragraphs_of
from inspector.drawing.picture import Share, is_covered, picture_of, type_band
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.strip import mark_piece
from inspector.drawing.symbol_pictures import ARROW
from inspector.drawing.wrap import line_height

PANEL_SHARES = ((0.50, 1.15), (0.46, 1.0), (0.42, 0.88), (0.36, 0.88), (0.26, 0.84), (0.18, 0.80), (0.12, 0.76))


def section(face: FaceLook, place: Box, style: Style, share: Share) -> list[Piece]:
    """The pieces of one face within `place`, which reaches from one edge of the sheet to the other.

    Room is given in this order: foot, head, type line, badges, text; the panel takes what remains.
    """
    palette = tones(frame_keys(face.colors, face.type_line)[0], style.theme)
    ink = style.paper.soft if share.dim else style.paper.ink
    inner = place.inset(style.unit(26, 4), 0)
    if share.plan is Plan.TOP:
        return _upper_half(face, place, style, share)
    foot_height = 0 if style.small else _foot_height(face, style)
    if foot_height > place.height * 0.5:
        foot_height = 0
    top = place.top + style.unit(14, 2)
    head_room = max(0, place.bottom - foot_height - top)
    pieces: list[Piece] = []
    y = place.top
    if share.plan is not Plan.BOTTOM:
        # On a narrow card a name needs two lines, and its cost one of its own.
        part = 0.9 if style.narrow else 0.6
        pieces, y = _head(face, inner.rows(top, top + int(head_room * part)), style, palette, ink, share)
        y += style.unit(10, 1)
    if style.small:
        return [*pieces, *_small_rest(face, place, y, style, share)]
    room = place.rows(y, place.bottom - foot_height)
    tall = beside(face, room, style, palette, ink, share)
    pieces.extend(tall if tall is not None else _below_head(face, room, style, palette, ink, share))
    if foot_height:
        pieces.extend(foot(face, inner.rows(place.bottom - foot_height, place.bottom), style, palette))
    return pieces


def _upper_half(face: FaceLook, place: Box, style: Style, share: Share) -> list[Piece]:
    """The upper half of a face that is spread over two cards: the head, and a panel down to the seam."""
    palette = tones(frame_keys(face.colors, face.type_line)[0], style.theme)
    inner = place.inset(style.unit(26, 4), 0)
    top = place.top + style.unit(14, 2)
    room = inner.rows(top, top + (place.bottom - top) * 3 // 5)
    pieces, y = _head(face, room, style, palette, style.paper.ink, share)
    y += style.unit(10, 1)
    pieces.append(picture_of(face, place.rows(y, place.bottom), style, share))
    space = style.unit(12, 2)
    return [*pieces, *badges(share.badges, inner.rows(y + space, place.bottom - space), style)[0]]


def _below_head(face: FaceLook, place: Box, style: Style, palette: Tones, ink: Rgb, share: Share) -> list[Piece]:
    """Badges, panel, type line and text, between the head and the foot."""
    inner = place.inset(style.unit(26, 4), 0)
    margin = style.unit(7, 2)
    type_room = max(0, min(round(place.height * 0.4), style.unit(260)) - 2 * margin)
    types, type_height = type_line_pieces(face, inner.rows(0, type_room), style, ink)
    band = type_height + 2 * margin if types else 0
    free = max(0, place.height - band)
    paragraphs = paragraphs_of(face, share.leads)
    panel, sizes = _divide(paragraphs, inner.width, free, style, share.panel and share.plan is not Plan.BOTTOM)
    if share.plan is Plan.BOTTOM:
        sizes = text_sizes(style, 1.5)
    space = style.unit(12, 2)
    badge_pieces: list[Piece] = []
    if share.badges and share.plan is not Plan.BOTTOM:
        # Many badges must not take the room of the text.
        low = place.top + space + max(round(free * 0.35), min(free - 2 * space, badge_height(style)))
        badge_pieces, end = badges(share.badges, inner.rows(place.top + space, low), style)
        panel = max(panel, end - place.top + space) if badge_pieces else panel
    pieces: list[Piece] = []
    y = place.top + panel
    if share.panel and panel:
        picture = place.rows(place.top, y)
        pieces.append(picture_of(face, picture, style, share, covered=is_covered(badge_pieces, picture)))
    pieces.extend(badge_pieces)
    if types:
        pieces.append(type_band(face, place.rows(y, y + band), style))
        pieces.extend(type_line_pieces(face, inner.rows(y + margin, y + margin + type_room), style, ink)[0])
    gap = style.unit(14, 2)
    start = min(y + band + gap, place.bottom)
    room = inner.rows(start, max(start, place.bottom - gap))
    pieces.extend(body(paragraphs, room, style, palette, ink, sizes))
    return pieces


def _head(face: FaceLook, place: Box, style: Style, palette: Tones, ink: Rgb, share: Share) -> tuple[list[Piece], int]:
    was = face.was
    if was and not style.small and (was.name is not None or was.mana_cost is not None):
        now = structs.replace(face, was=None)
        pieces, end = _head(now, place, style, palette, ink, share)
        said = [part for part in (was.name, "".join(was.mana_cost or ())) if part]
        if was.mana_cost == ():
            said.append("no cost")
        pieces.extend(was_line("was name", f"{ARROW} was {' '.join(said)}", place.rows(end, place.bottom), style))
        return pieces, max(piece.box.bottom for piece in pieces)
    if face.mark is None:
        return header(face, place, style, ink, share.base)
    side = min(style.unit(1.08 * share.base, 10), place.height)
    under = _mark_beside_cost(face, place, style, palette, ink, share) if style.small else None
    if under is not None:
        return under
    if side < 6 or side > place.width * 0.4:
        return header(face, place, style, ink, share.base)
    left = place.left + side + style.unit(14, 3)
    pieces, end = header(face, place.columns(left, place.right), style, ink, share.base)
    first = pieces[0].box if pieces else None
    middle = first.top + line_height(first.size) // 2 if first and first.role == "name" else place.top + side // 2
    top = min(max(place.top, middle - side // 2), place.bottom - side)
    mark = mark_piece(face.mark, place.left, top, side, palette, style)
    return [*pieces, mark], max(end, top + side)


def _mark_beside_cost(
    face: FaceLook, place: Box, style: Style, palette: Tones, ink: Rgb, share: Share
) -> tuple[list[Piece], int] | None:
    """The head with the mark below the name, which then has all the width: in the row of the cost, or of its own.

    None where name and mark go side by side; where the cost takes all its row, there is no mark.
    """
    pieces, end = header(face, place, style, ink, share.base)
    boxes = {piece.box.role: piece.box for piece in pieces}
    name, cost = boxes.get("name"), boxes.get("cost")
    side = min(style.unit(1.08 * share.base, 10), place.height)
    if name is None or face.mark is None or (cost is not None and cost.top < name.bottom):
        return None
    if cost is None:
        beside = header(face, place.columns(place.left + side + style.unit(14, 3), place.right), style, ink, share.base)
        if not any(piece.box.cut for piece in beside[0]) or name.bottom + side > place.bottom:
            return None
        mark = mark_piece(face.mark, place.left, name.bottom, side, palette, style)
        return [*pieces, mark], name.bottom + side
    side = min(side, cost.height)
    if cost.left - place.left < side + 2:
        return pieces, end
    mark = mark_piece(face.mark, place.left, cost.top + (cost.height - side) // 2, side, palette, style)
    return [*pieces, mark], end


def _foot_height(face: FaceLook, style: Style) -> int:
    if has_corner(face):
        return plate_height(style) + 2 * style.unit(12, 2)
    if face.hint.strip() or face.gray_corner.strip() or (face.was and face.was.corner is not None):
        return style.unit(68, 18)
    return 0


def _divide(
    paragraphs: tuple[Paragraph, ...], width: int, free: int, style: Style, with_panel: bool
) -> tuple[int, tuple[float, ...]]:
    """The height of the panel, and the text sizes to try: the panel gives way before the text gets too small."""
    margin = 2 * style.unit(14, 2)
    sizes = text_sizes(style)
    if not with_panel:
        return 0, sizes
    if not paragraphs:
        return max(0, round(free * 0.72)), sizes
    for part, smaller in PANEL_SHARES:
        tried = text_sizes(style, smaller)
        height = round(free * part)
        needed = body_height(paragraphs, width, tried[0]) + margin
        if needed <= free - height:
            # A short text leaves room for a larger picture rather than for a blank.
            return max(height, min(round(free * 0.66), free - round(1.5 * needed) - margin)), tried
    return 0, sizes


def _small_rest(face: FaceLook, place: Box, y: int, style: Style, share: Share) -> list[Piece]:
    """Below the head of a small card: the panel with badges, then types and number side by side; no rules text."""
    if style.narrow:
        return _narrow_rest(face, place, y, style, share)
    palette = tones(frame_keys(face.colors, face.type_line)[0], style.theme)
    inner = place.inset(style.unit(26, 3), 0)
    ink = style.paper.soft if share.dim else style.paper.ink
    room = max(0, place.bottom - y)
    number: list[Piece] = []
    right = inner.right
    number_height = plate_height(style) + 2 if has_corner(face) else 0
    if face.corner is not None and 0 < number_height <= room:
        middle = place.bottom - number_height // 2 - 1
        number = plate(corner_of(face), right, middle, style, palette, round(inner.width * 0.55))
        right = number[0].box.left - 2
        if face.was and face.was.corner is not None:
            number.append(changed_sign(right, middle, style))
            right = number[-1].box.left - 2
    # A badge, which tells of the state, is worth more than the type line.
    badge_pieces: list[Piece] = []
    badges_end = y
    if share.badges:
        low = y + 1 + max(round(room * 0.35), min(room - number_height, badge_height(style)))
        badge_pieces, badges_end = badges(share.badges, inner.rows(y + 1, low), style)
    type_room = max(0, place.bottom - badges_end - 2)
    spot = inner.columns(inner.left, right)
    types, type_height = type_line_pieces(face, spot.rows(0, type_room), style, ink)
    height = max(type_height + 2 if types else 0, number_height if number else 0)
    top = place.bottom - height
    pieces: list[Piece] = []
    if share.panel and top > y:
        picture = place.rows(y, top)
        pieces.append(picture_of(face, picture, style, share, covered=is_covered(badge_pieces, picture)))
    if height:
        pieces.append(type_band(face, place.rows(top, place.bottom), style))
    start = top + (height - type_height) // 2
    pieces.extend(type_line_pieces(face, spot.rows(start, start + type_room), style, ink)[0])
    return [*pieces, *badge_pieces, *number]


def _narrow_rest(face: FaceLook, place: Box, y: int, style: Style, share: Share) -> list[Piece]:
    """Below the head of a card too narrow for types beside a number: the number on the panel, types in a line below."""
    palette = tones(frame_keys(face.colors, face.type_line)[0], style.theme)
    inner = place.inset(style.unit(26, 3), 0)
    ink = style.paper.soft if share.dim else style.paper.ink
    height = line_height(style.type_size(18, 6.5)) + 2
    number_height = plate_height(style) + 2 if has_corner(face) else 0
    above = max(number_height, badge_height(style) + 2 if share.badges else 0)
    has_line = place.bottom - y - height >= above
    top = place.bottom - height if has_line else place.bottom
    types = type_line_pieces(face, inner.rows(top + 1, place.bottom), style, ink)[0] if has_line else []
    top = top if types else place.bottom
    number: list[Piece] = []
    if number_height and number_height <= top - y:
        middle = top - number_height // 2 - 1
        number = plate(corner_of(face), inner.right, middle, style, palette, round(inner.width * 0.55))
        if face.was and face.was.corner is not None:
            number.append(changed_sign(number[0].box.left - 2, middle, style))
    badge_pieces: list[Piece] = []
    if share.badges:
        low = top - number_height if number else top
        badge_pieces = badges(share.badges, inner.rows(y + 1, max(low, y + 1)), style)[0]
    picture = place.rows(y, top)
    pieces: list[Piece] = []
    if share.panel:
        panel = picture_of(face, picture, style, share, covered=is_covered(badge_pieces, picture))
        pieces.append(structs.replace(panel, numbered=bool(number)))
    if types:
        pieces.append(type_band(face, place.rows(top, place.bottom), style))
    return [*pieces, *types, *badge_pieces, *number]
