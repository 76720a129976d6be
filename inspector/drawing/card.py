"""A whole card: lays out what a look says, measures it, and paints it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs
from PIL import Image

from inspector.drawing.back import back_image, back_pieces, placeholder_image, placeholder_pieces
from inspector.drawing.cache import ByteCache, image_bytes
from inspector.drawing.frame import CardFrame, sheet_of
from inspector.drawing.halves import halves
from inspector.drawing.layouts import TABLE, Plan, lies_down, turn_of
from inspector.drawing.listed import list_pieces
from inspector.drawing.looks import CardLook, Orientation, SideUp
from inspector.drawing.palette import Theme, frame_keys
from inspector.drawing.picture import Share
from inspector.drawing.pieces import Group, TextPiece
from inspector.drawing.plan import Box, Piece, Style, style_for
from inspector.drawing.section import section
from inspector.drawing.strip import strip, strip_height

# A card redrawn from kept letters takes a few milliseconds, so this need not hold every card of a large table.
CARDS: ByteCache[Image.Image] = ByteCache(48_000_000, image_bytes)
SMALLEST = (48, 67)
WHOLE_FROM = 244


def draw_card(look: CardLook, size: tuple[int, int], theme: Theme = "light", ratio: float = 1.0) -> Image.Image:
    """The picture of a card, RGBA with rounded transparent corners, exactly `size` pixels wide and high.

    `ratio` is how many of these pixels make one that the reader sees, 2.0 on a screen of twice the fineness; nothing
    readable is smaller for it. Below a width of 118 as the reader sees it the rules text is left out, and below 244
    wherever it is too long to be set whole: all of it is shown, or none.

    A card that is printed lying on its side (battle, split card, Room, combined face) may be drawn wider than high, and
    is then read without turning it. The image is kept and shared: copy it before changing it. Raises `ValueError` for
    sizes below 48 by 67, and for other cards wider than high.
    """
    _check(look, size)
    return CARDS.get((look, size, theme, ratio), lambda: _draw(look, size, theme, ratio))


def measure(look: CardLook, size: tuple[int, int], ratio: float = 1.0) -> tuple[Box, ...]:
    """The boxes of everything that `draw_card` paints at this size, in pixels; they are the same in every theme."""
    _check(look, size)
    if size[0] <= size[1]:
        return tuple(_boxes(_pieces(look, size, style_for(size[0], "light", ratio))))
    return tuple(_lying(box, size) for box in measure(_as_printed(look), size[::-1], ratio))


def keep_at_most(limit: int) -> None:
    """Keep finished cards up to this many bytes; at the start it is 48 million, fifteen cards of 744 by 1039."""
    CARDS.resize(limit)


def _check(look: CardLook, size: tuple[int, int]) -> None:
    width, height = size
    if width > height and lies_down(look) and look.side is SideUp.FACE:
        width, height = height, width
    if width < SMALLEST[0] or height < max(SMALLEST[1], width):
        raise ValueError(f"a card cannot be drawn at {size[0]} x {size[1]} pixels: upright, 48 x 67 or more")


def _as_printed(look: CardLook) -> CardLook:
    return structs.replace(look, orientation=Orientation.AS_PRINTED)


def _lying(box: Box, size: tuple[int, int]) -> Box:
    """A box of an upright card where it comes to lie once the card is turned to be read."""
    right = size[0]
    return structs.replace(box, left=right - box.bottom, top=box.left, right=right - box.top, bottom=box.right)


def _boxes(pieces: Iterable[Piece]) -> Iterable[Box]:
    for piece in pieces:
        yield piece.box
        if isinstance(piece, Group):
            yield from piece.boxes()


def _pieces(look: CardLook, size: tuple[int, int], style: Style) -> list[Piece]:
    pieces = _pieces_in(look, size, style)
    if style.small or size[0] >= WHOLE_FROM * style.ratio or not _cuts_text(pieces):
        return pieces
    return _pieces_in(look, size, structs.replace(style, small=True))


def _cuts_text(pieces: list[Piece]) -> bool:
    return any(box.cut and box.role == "text" for box in _boxes(pieces))


def _pieces_in(look: CardLook, size: tuple[int, int], style: Style) -> list[Piece]:
    sheet = sheet_of(*size, style)
    if look.side is SideUp.BACK:
        return back_pieces(look, sheet, style)
    if look.side is SideUp.PLACEHOLDER:
        return placeholder_pieces(look.face, sheet, style)
    if _turned_whole(look):
        own = style.at(min(sheet.height, round(sheet.width * 1.12)))
        inside = _face_pieces(look, Box("face", 0, 0, sheet.height, sheet.width), own)
        ground = Box("turned face", sheet.left, sheet.top, sheet.right, sheet.bottom, ground=True)
        return [Group(ground, tuple(inside), 90, style.paper.sheet)]
    return _face_pieces(look, sheet, style)


def _turned_whole(look: CardLook) -> bool:
    """Whether a single face is drawn lying on its side, the strip for the other face with it."""
    return not look.halves and turn_of(look) == 90


def _face_pieces(look: CardLook, place: Box, style: Style) -> list[Piece]:
    """The face or halves in `place`, and below them the strip for the other face; on a tiny card its fold says it."""
    other = look.other if not style.tiny else None
    foot = strip_height(other, place.width, style) if other is not None else 0
    room, row = place.rows(place.top, place.bottom - foot), TABLE[look.layout]
    if row.plan is Plan.LIST:
        pieces = list_pieces(look, room, style)
    elif look.halves:
        pieces = halves(look, room, style)
    else:
        share = Share(leads=row.leads, badges=look.face.badges, plan=row.plan, side=row.side)
        pieces = section(look.face, room, style, share)
    if other is not None:
        pieces.extend(strip(other, place.rows(place.bottom - foot, place.bottom), style))
    return pieces


def _draw(look: CardLook, size: tuple[int, int], theme: Theme, ratio: float) -> Image.Image:
    if size[0] > size[1]:
        return _draw(_as_printed(look), size[::-1], theme, ratio).transpose(Image.Transpose.ROTATE_270)
    style = style_for(size[0], theme, ratio)
    pieces = _pieces(look, size, style)
    if look.side is SideUp.PLACEHOLDER:
        return _draw_placeholder(pieces, size, style)
    if look.side is SideUp.BACK:
        image = back_image(*size, style).copy()
        for piece in pieces:
            piece.paint(image)
        return image
    other = look.other
    # On a face that lies on its side the fold would not lie at the end of the strip, so there is none.
    folded = frame_keys(other.colors, other.type_line) if other is not None and not _turned_whole(look) else ()
    halved = _keys_of_halves(look)
    keys = halved or frame_keys(look.face.colors, look.face.type_line)
    frame = CardFrame(*size, keys, folded, style, stacked=bool(halved))
    image = frame.image().copy()
    for piece in pieces:
        piece.paint(image)
    frame.mend(image)
    return image


def _keys_of_halves(look: CardLook) -> tuple[str, ...]:
    """The frame's keys from top to bottom where two halves have each its own; none where the colors are other ones."""
    faces = [half.face for half in look.halves]
    if len(faces) != 2 or faces[0].colors | faces[1].colors != look.face.colors:
        return ()
    each = [frame_keys(face.colors, face.type_line) for face in faces]
    keys = tuple(found[0] if len(found) == 1 else "gold" for found in each)
    return keys[::-1] if turn_of(look) == 90 else keys


def _draw_placeholder(pieces: list[Piece], size: tuple[int, int], style: Style) -> Image.Image:
    image = placeholder_image(*size, style)
    for piece in pieces:
        if isinstance(piece, TextPiece):
            image.paste((*style.paper.soft, 255), (piece.box.left, piece.box.top), piece.letters())
    return image
