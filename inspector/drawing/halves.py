"""Cards with several halves: boxes one above the other, or turned the way such cards are printed."""

from __future__ import annotations

from typing import Literal

from inspector.drawing.looks import Badge, BadgeShape, CardLook, Door, FaceLook, HalfLook, Layout, Orientation
from inspector.drawing.palette import frame_keys, tones
from inspector.drawing.pieces import Ground, Group
from inspector.drawing.plan import Box, Piece, Style, style_for
from inspector.drawing.section import Share, section

FIRST_HAS_PANEL = frozenset({Layout.ADVENTURE})
SIDES = ("left door", "right door")


def halves(look: CardLook, place: Box, style: Style) -> list[Piece]:
    """The pieces of all halves within `place`."""
    printed = look.orientation is Orientation.AS_PRINTED
    if printed and look.layout in {Layout.SPLIT, Layout.ROOM}:
        return [_sideways(look, place, style)]
    upside_down = look.layout is Layout.FLIP and look.orientation is not Orientation.UPRIGHT
    pieces: list[Piece] = []
    top = place.top
    heights = _heights(look, place.height)
    for index, (half, height) in enumerate(zip(look.halves, heights, strict=True)):
        spot = place.rows(top, top + height)
        if index and upside_down:
            own = Box("half", 0, 0, spot.width, spot.height)
            inner = _half(look, index, half, own, style, ruled=False)
            box = Box("half", spot.left, spot.top, spot.right, spot.bottom, ground=True)
            pieces.append(Group(box, tuple(inner), 180, style.paper.sheet))
            pieces.append(_rule(half, spot.rows(spot.top, spot.top + style.unit(6, 1)), style))
        else:
            pieces.extend(_half(look, index, half, spot, style))
        top += height
    return pieces


def _sideways(look: CardLook, place: Box, style: Style) -> Group:
    """All halves side by side on a sheet lying on its side; read with the head tilted to the left."""
    turn: Literal[90] = 90
    count = len(look.halves)
    wide = place.height / count
    # Type is set for the half's own width, but never larger than on an upright card.
    own_style = style_for(round(min(wide * 1.12, place.width)), style.theme, style.ratio)
    pieces: list[Piece] = []
    for index, half in enumerate(look.halves):
        spot = Box("half", round(index * wide), 0, round((index + 1) * wide), place.width)
        pieces.extend(_half(look, index, half, spot, own_style, upright=False))
    box = Box("half", place.left, place.top, place.right, place.bottom, ground=True)
    return Group(box, tuple(pieces), turn, style.paper.sheet)


def _half(
    look: CardLook, index: int, half: HalfLook, place: Box, style: Style, upright: bool = True, ruled: bool = True
) -> list[Piece]:
    first = index == 0
    line = style.unit(6, 1)
    pieces: list[Piece] = []
    if ruled and not first:
        edge = place.rows(place.top, place.top + line) if upright else place.columns(place.left, place.left + line)
        pieces.append(_rule(half, edge, style))
    row = (*_door_badge(look, index, half), *(look.face.badges if first else ()), *half.face.badges)
    share = Share(
        panel=first and look.layout in FIRST_HAS_PANEL,
        leads=False,
        badges=row,
        base=46.0 if first else 40.0,
        dim=half.door is Door.LOCKED,
    )
    inner = place if first or not upright else place.rows(place.top + line, place.bottom)
    if not upright and not first:
        inner = place.columns(place.left + line, place.right)
    return [*pieces, *section(half.face, inner, style, share)]


def _rule(half: HalfLook, edge: Box, style: Style) -> Ground:
    """The line that parts a half from the one before it, in the half's own colors."""
    fills = tuple(tones(key, style.theme).edge for key in frame_keys(half.face.colors, half.face.type_line))
    return Ground(Box("half rule", edge.left, edge.top, edge.right, edge.bottom, ground=True), fills)


def _door_badge(look: CardLook, index: int, half: HalfLook) -> tuple[Badge, ...]:
    if half.door is Door.NONE:
        return ()
    side = SIDES[index] if look.layout is Layout.ROOM and index < len(SIDES) else "door"
    shape = BadgeShape.LOCKED if half.door is Door.LOCKED else BadgeShape.UNLOCKED
    return (Badge(f"{side} {half.door.value}", shape),)


def _heights(look: CardLook, height: int) -> list[int]:
    """How halves share the height: by what they have to say, none less than half of an even share."""
    weights = [_weight(half.face, look, index) for index, half in enumerate(look.halves)]
    even = height / len(weights)
    least = [even * 0.62] * len(weights)
    free = height - sum(least)
    shares = [round(low + free * weight / sum(weights)) for low, weight in zip(least, weights, strict=True)]
    shares[-1] += height - sum(shares)
    return shares


def _weight(face: FaceLook, look: CardLook, index: int) -> float:
    text = sum(len(paragraph) for paragraph in face.paragraphs)
    panel = 160 if index == 0 and look.layout in FIRST_HAS_PANEL else 0
    return 90.0 + min(text, 900) + panel + (40 if face.corner else 0)
