"""Cards with several halves: boxes one above the other, or turned the way such cards are printed."""

from __future__ import annotations

from inspector.drawing.body import body, body_height, text_sizes
from inspector.drawing.layouts import TABLE, Leads, Plan, QuarterTurn, turn_of
from inspector.drawing.looks import Badge, BadgeShape, CardLook, Door, DrawnLayout, FaceLook, HalfLook
from inspector.drawing.palette import frame_keys, tones
from inspector.drawing.paragraphs import Paragraph
from inspector.drawing.picture import Share
from inspector.drawing.pieces import Group, PlainGround
from inspector.drawing.plan import Box, Piece, Style
from inspector.drawing.section import section

DOOR_SIGNS = {Door.LOCKED: BadgeShape.LOCKED.value, Door.UNLOCKED: BadgeShape.UNLOCKED.value}
SIDES = ("left door", "right door")
# What the badge says that tells the cost.
UNLOCK = "unlock"


def halves(look: CardLook, place: Box, style: Style) -> list[Piece]:
    """The pieces of all halves within `place`, and of the text they share below them."""
    row, turn = TABLE[look.layout], turn_of(look)
    if turn and not row.second_only:
        return [_sideways(look, place, style)]
    pieces: list[Piece] = []
    place, bar = _shared(look, place, style)
    top = place.top
    heights = _heights(look, place.height, style)
    for index, (half, height) in enumerate(zip(look.halves, heights, strict=True)):
        spot = place.rows(top, top + height)
        if index and turn:
            pieces.extend(_turned_half(look, index, spot, style, turn))
        else:
            pieces.extend(_half(look, index, half, spot, style))
        top += height
    return [*pieces, *bar]


def _turned_half(look: CardLook, index: int, spot: Box, style: Style, turn: QuarterTurn) -> list[Piece]:
    """A half that is printed on its head or on its side, below the one before it."""
    half = look.halves[index]
    sideways = turn != 180
    own = Box("half", 0, 0, *(spot.extent[::-1] if sideways else spot.extent))
    own_style = style.at(round(min(own.width * 1.35, spot.width))) if sideways else style
    inner = _half(look, index, half, own, own_style, ruled=False)
    box = Box("half", spot.left, spot.top, spot.right, spot.bottom, ground=True)
    group = Group(box, tuple(inner), 270 if turn == 270 else 180, style.paper.sheet)
    return [group, _rule(half, spot.rows(spot.top, spot.top + style.unit(6, 1)), style)]


def _shared(look: CardLook, place: Box, style: Style) -> tuple[Box, list[Piece]]:
    """The text that all halves share, in a bar at the foot of `place`, and the room that is left above it."""
    if not look.shared.strip() or style.small:
        return place, []
    keys = frame_keys(look.face.colors, look.face.type_line)
    inner = place.inset(style.unit(26, 4), 0)
    sizes = text_sizes(style, 0.83)
    paragraphs = (Paragraph(look.shared),)
    margin = style.unit(12, 2)
    most = round(place.height * 0.3) - 2 * margin
    needed = next((high for size in sizes if (high := body_height(paragraphs, inner.width, size)) <= most), most)
    top = place.bottom - needed - 2 * margin
    ground = Box("shared", place.left, top, place.right, place.bottom, ground=True)
    palette = tones(keys[0], style.theme)
    spot = inner.rows(top + margin, place.bottom - margin)
    text = body(paragraphs, spot, style, palette, style.paper.ink, sizes)
    bands = tuple(tones(key, style.theme).band for key in keys)
    return place.rows(place.top, top), [PlainGround(ground, bands), *text]


def _sideways(look: CardLook, place: Box, style: Style) -> Group:
    """All halves side by side on a sheet lying on its side; read with the head tilted to the left."""
    count = len(look.halves)
    wide = place.height / count
    # Type is set for the half's own width, but never larger than on an upright card.
    own_style = style.at(round(min(wide * 1.35, place.width)))
    room, bar = _shared(look, Box("half", 0, 0, place.height, place.width), style)
    pieces: list[Piece] = []
    for index, half in enumerate(look.halves):
        spot = Box("half", round(index * wide), 0, round((index + 1) * wide), room.bottom)
        pieces.extend(_half(look, index, half, spot, own_style, upright=False))
    box = Box("half", place.left, place.top, place.right, place.bottom, ground=True)
    return Group(box, (*pieces, *bar), 90, style.paper.sheet)


def _half(
    look: CardLook, index: int, half: HalfLook, place: Box, style: Style, upright: bool = True, ruled: bool = True
) -> list[Piece]:
    first, row = index == 0, TABLE[look.layout]
    line = style.unit(6, 1)
    pieces: list[Piece] = []
    inner = place
    if row.plan is Plan.INSET and not first:
        pieces, inner = _inset(half, place, style)
    elif ruled and not first:
        edge = place.rows(place.top, place.top + line) if upright else place.columns(place.left, place.left + line)
        pieces.append(_rule(half, edge, style))
    if not first and row.plan is not Plan.INSET:
        inner = place.rows(place.top + line, place.bottom) if upright else place.columns(place.left + line, place.right)
    badges = (*_door_badges(look, index, half), *(look.face.badges if first else ()), *half.face.badges)
    if row.second and not first:
        badges = (Badge(row.second), *badges)
    share = Share(
        panel=row.panel and (first or row.plan is Plan.HALVES),
        leads=Leads.NONE,
        badges=badges,
        base=46.0 if first or not upright else 40.0,
        dim=half.door is Door.LOCKED,
        emblem=DOOR_SIGNS.get(half.door, ""),
    )
    return [*pieces, *section(half.face, inner, style, share)]


def _inset(half: HalfLook, place: Box, style: Style) -> tuple[list[Piece], Box]:
    """The page on which an inset spell stands, with a bar of its color at its left edge."""
    side = style.unit(22, 3)
    page = place.columns(place.left + side, place.right - side).rows(place.top, place.bottom - style.unit(16, 2))
    ground = Box("inset", page.left, page.top, page.right, page.bottom, ground=True)
    bar = page.columns(page.left, page.left + style.unit(12, 2))
    return [PlainGround(ground, (style.paper.strip,)), _rule(half, bar, style)], page.columns(bar.right, page.right)


def _rule(half: HalfLook, edge: Box, style: Style) -> PlainGround:
    """The line that parts a half from the one before it, in the half's own colors."""
    fills = tuple(tones(key, style.theme).edge for key in frame_keys(half.face.colors, half.face.type_line))
    return PlainGround(Box("half rule", edge.left, edge.top, edge.right, edge.bottom, ground=True), fills)


def _door_badges(look: CardLook, index: int, half: HalfLook) -> tuple[Badge, ...]:
    """What a door says of itself: which it is, whether it is locked, and what unlocking it costs (709.5e, 2026-08)."""
    if half.door is Door.NONE:
        return ()
    side = SIDES[index] if look.layout is DrawnLayout.ROOM and index < len(SIDES) else "door"
    if half.door is Door.UNLOCKED:
        return (Badge(f"{side} unlocked", BadgeShape.UNLOCKED),)
    locked = Badge(f"{side} locked", BadgeShape.LOCKED)
    cost = half.face.mana_cost
    return (locked, Badge(UNLOCK, BadgeShape.KEY, cost)) if cost else (locked,)


def _heights(look: CardLook, height: int, style: Style) -> list[int]:
    """How halves share the height: by what they have to say, none less than half of an even share."""
    if style.narrow and _leads(look):
        # Of a narrow card the number of the creature is worth more than the types of the spell.
        first = round(height * 0.62)
        return [first, height - first]
    weights = [_weight(half.face, look, index) for index, half in enumerate(look.halves)]
    even = height / len(weights)
    least = [even * 0.62] * len(weights)
    free = height - sum(least)
    shares = [round(low + free * weight / sum(weights)) for low, weight in zip(least, weights, strict=True)]
    shares[-1] += height - sum(shares)
    return shares


def _leads(look: CardLook) -> bool:
    """Whether the first of two halves is what the card is, the second what it may become or also be."""
    inset = TABLE[look.layout].plan is Plan.INSET
    return len(look.halves) == 2 and (inset or look.layout is DrawnLayout.FLIP)


def _weight(face: FaceLook, look: CardLook, index: int) -> float:
    text = sum(len(paragraph) for paragraph in face.paragraphs)
    panel = 160 if index == 0 and TABLE[look.layout].plan is Plan.INSET else 0
    # Of a flip card the half that is up is read, the other one seldom.
    up = 1.5 if look.layout is DrawnLayout.FLIP and index == 0 else 1.0
    return up * (90.0 + min(text, 900) + panel + (40 if face.corner else 0))
