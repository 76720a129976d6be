"""A face whose picture stands tall beside its text, as on Sagas and Classes, with the type line below both."""

from __future__ import annotations

from inspector.drawing.badge_row import badges
from inspector.drawing.body import body, body_height, text_sizes
from inspector.drawing.line_and_foot import type_line_pieces
from inspector.drawing.looks import FaceLook
from inspector.drawing.palette import Rgb, Tones
from inspector.drawing.paragraphs import paragraphs_of
from inspector.drawing.picture import Share, is_covered, picture_of, type_band
from inspector.drawing.plan import Box, Piece, Style

# Narrower than this, as the reader sees it, a column of text holds too few words.
LEAST_WIDTH = 225
COLUMNS = (0.57, 0.62, 0.67)
SHARES = (1.0, 0.9, 0.82)


def beside(face: FaceLook, place: Box, style: Style, palette: Tones, ink: Rgb, share: Share) -> list[Piece] | None:
    """The pieces between head and foot; None where text and picture do not go side by side."""
    if not share.side or not share.panel or place.width < LEAST_WIDTH * style.ratio:
        return None
    inner = place.inset(style.unit(26, 4), 0)
    margin = style.unit(7, 2)
    type_room = min(round(place.height * 0.3), style.unit(200)) - 2 * margin
    types, type_height = type_line_pieces(face, inner.rows(0, type_room), style, ink)
    band = type_height + 2 * margin if types else 0
    low = place.bottom - band
    gap, space = style.unit(20, 3), style.unit(12, 2)
    paragraphs = paragraphs_of(face, share.leads)
    room = low - place.top - 2 * gap
    tries = ((round(place.width * part), each) for each in SHARES for part in COLUMNS)
    fitting = (
        (wide, text_sizes(style, each))
        for wide, each in tries
        if body_height(paragraphs, wide - style.unit(26, 4) - gap, text_sizes(style, each)[0]) <= room
    )
    found = next(fitting, None)
    if not paragraphs or found is None:
        return None
    wide, sizes = found
    if share.side == "right":
        seam = place.left + wide
        column, panel = place.columns(inner.left, seam - gap), place.columns(seam, place.right)
    else:
        seam = place.right - wide
        column, panel = place.columns(seam + gap, inner.right), place.columns(place.left, seam)
    panel = panel.rows(place.top, low)
    badge_pieces = badges(share.badges, panel.inset(space, space), style)[0]
    pieces = [picture_of(face, panel, style, share, covered=is_covered(badge_pieces, panel)), *badge_pieces]
    pieces.extend(body(paragraphs, column.rows(place.top + gap, low - gap), style, palette, ink, sizes))
    if types:
        pieces.append(type_band(face, place.rows(low, place.bottom), style))
        pieces.extend(type_line_pieces(face, inner.rows(low + margin, low + margin + type_room), style, ink)[0])
    return pieces
