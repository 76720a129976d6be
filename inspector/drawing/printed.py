"""Printed cards as looks: which layout a card has, and how it lies in each state that a player can put it in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct, structs

from inspector.cards import Card, Face, ManaCost, Shape
from inspector.drawing.face_marks import marks_of_card
from inspector.drawing.looks import (
    UNKNOWN_NUMBER,
    Badge,
    BadgeShape,
    CardLook,
    Corner,
    CornerKind,
    Door,
    DrawnLayout,
    FaceLook,
    HalfLook,
    Orientation,
    SideUp,
)
from inspector.drawing.paragraphs import LEVEL, RANGE

TOKEN = Badge("token", BadgeShape.TOKEN)


class LookError(Exception):
    """A card has no such face, half or state; the message is one sentence for people."""


class Doors(Struct, frozen=True):
    """Which doors of a Room are unlocked."""

    left: bool = False
    right: bool = False


def face_look(face: Face) -> FaceLook:
    """One printed face, without a mark."""
    return FaceLook(
        name=face.name,
        mana_cost=_symbols(face.mana_cost),
        type_line=str(face.type_line),
        paragraphs=face.paragraphs,
        corner=_corner(face),
        colors=frozenset(face.colors),
        color_indicator=frozenset(face.color_indicator),
    )


def face_layout(types: Sequence[str], subtypes: Sequence[str], paragraphs: Sequence[str]) -> DrawnLayout:
    """The layout of a single face, by what it is: so a copy of a Saga is drawn as one."""
    if "Battle" in types:
        return DrawnLayout.BATTLE
    if "Planeswalker" in types:
        return DrawnLayout.PLANESWALKER
    if "Saga" in subtypes:
        return DrawnLayout.SAGA
    texts = [text.strip() for text in paragraphs]
    if "Class" in subtypes or any(LEVEL.match(text) for text in texts):
        return DrawnLayout.CLASS
    return DrawnLayout.LEVELER if any(RANGE.match(text) for text in texts) else DrawnLayout.NORMAL


class HasFaces(Protocol):
    """A card, or the values that an object starts from: faces, and how they lie together."""

    @property
    def faces(self) -> tuple[Face, ...]:
        """The faces in order."""
        ...

    @property
    def shape(self) -> Shape:
        """How they lie together."""
        ...

    @property
    def is_room(self) -> bool:
        """Whether they are the halves of a Room."""
        ...


def halves_layout(printed: HasFaces) -> DrawnLayout:
    """The layout of what has several faces on one side."""
    if printed.is_room:
        return DrawnLayout.ROOM
    if printed.shape is Shape.FLIP:
        return DrawnLayout.FLIP
    if printed.shape is Shape.INSET:
        subtypes = printed.faces[-1].type_line.subtypes
        return (
            DrawnLayout.OMEN
            if "Omen" in subtypes
            else DrawnLayout.ADVENTURE
            if "Adventure" in subtypes
            else DrawnLayout.PREPARE
        )
    if any(_begins(text, "aftermath") for face in printed.faces[1:] for text in face.paragraphs):
        return DrawnLayout.AFTERMATH
    return DrawnLayout.FUSE if any(_begins(text, "fuse") for text in printed.faces[0].paragraphs) else DrawnLayout.SPLIT


def printed_look(card: Card, back: bool = False, doors: Doors | None = None) -> CardLook:
    """A card as printed, with its front or its back face up; `doors` is the state of a Room on the battlefield.

    Raises `LookError` where it has no back face of its own, or no doors.
    """
    if back and (card.shape is not Shape.DOUBLE_FACED or len(card.faces) < 2):
        raise LookError(f"{card.name} has no back face of its own.")
    if doors is not None and not card.is_room:
        raise LookError(f"{card.name} has no doors; only a Room has.")
    if len(card.faces) > 1 and card.shape in (Shape.SPLIT, Shape.FLIP, Shape.INSET):
        return halves_look(card, doors)
    faces = tuple(_marked(card))
    index = 1 if back else 0
    up, face = faces[index], card.faces[index]
    other = faces[1 - index] if card.shape is Shape.DOUBLE_FACED and len(faces) > 1 else melded_name(card)
    if not back and other and other.corner and other.corner.kind is CornerKind.POWER_TOUGHNESS:
        up = structs.replace(up, gray_corner=other.corner.text)
    if card.is_token:
        up = structs.replace(up, badges=(TOKEN,))
    line = face.type_line
    layout = DrawnLayout.MELD_PART if card.melds_into else face_layout(line.types, line.subtypes, face.paragraphs)
    return CardLook(face=up, other=other, layout=layout)


def half_look(card: Card, index: int) -> CardLook:
    """One half alone, as a spell of that half is (709.3b, 2026-08). Raises `LookError` where there is no such half."""
    if card.shape not in (Shape.SPLIT, Shape.FLIP, Shape.INSET) or index >= len(card.faces):
        raise LookError(f"{card.name} has no such half.")
    face = card.faces[index]
    line = face.type_line
    return CardLook(face=face_look(face), layout=face_layout(line.types, line.subtypes, face.paragraphs))


def flipped_look(card: HasFaces) -> CardLook:
    """A flip card turned so that its second half can be read. Raises `LookError` for other cards."""
    if card.shape is not Shape.FLIP:
        raise LookError(f"{card.faces[0].name} is not a flip card.")
    look = halves_look(card)
    second = look.halves[1].face
    frame = structs.replace(look.face, type_line=second.type_line, badges=(Badge("flipped"),))
    return structs.replace(look, face=frame, halves=tuple(reversed(look.halves)))


def face_down_look(cause: str, order: int = 0) -> CardLook:
    """A face-down permanent: our own back, its cause, its place in order, and 2/2 (708.2a, 708.6, 2026-08)."""
    face = FaceLook(badges=(Badge(cause, BadgeShape.FACE_DOWN),), corner=Corner("2/2"))
    return CardLook(face=face, side=SideUp.BACK, order=order)


def stand_in_look(cards: Sequence[Card], layout: DrawnLayout, filled: int | None = 0) -> CardLook:
    """A checklist card that lists fronts, or a substitute card that lists both faces of one card (713.2, 2026-08)."""
    if layout is DrawnLayout.CHECKLIST:
        rows = tuple(next(iter(_marked(card))) for card in cards)
    else:
        rows = tuple(face for card in cards for face in _marked(card))
    return CardLook(layout=layout, listed=rows, filled=filled)


def melded_half_look(combined: Card, lower: bool) -> CardLook:
    """The half of a combined face that is on the back of one card of its meld pair."""
    layout = DrawnLayout.MELDED_BOTTOM if lower else DrawnLayout.MELDED_TOP
    return CardLook(face=face_look(combined.front), layout=layout)


def turned(look: CardLook, orientation: Orientation) -> CardLook:
    """The look with its halves or face turned another way."""
    return structs.replace(look, orientation=orientation)


def _marked(card: Card) -> list[FaceLook]:
    marks = marks_of_card(card)
    return [
        structs.replace(face_look(face), mark=mark, night=card.shape is Shape.DOUBLE_FACED and at == 1)
        for at, (face, mark) in enumerate(zip(card.faces, (*marks, *marks), strict=False))
    ]


def melded_name(card: Card) -> FaceLook | None:
    """The combined face that a card is half of, by its name and its other half; None for other cards."""
    if not card.melds_into:
        return None
    return FaceLook(name=card.melds_into, hint=f"melded with {card.melds_with}" if card.melds_with else "melded")


def halves_look(card: HasFaces, doors: Doors | None = None) -> CardLook:
    """What has several faces on one side, as printed; `doors` is the state of a Room on the battlefield."""
    looks = [face_look(face) for face in card.faces]
    shared = shared_text(card)
    if shared:
        looks = [structs.replace(look, paragraphs=tuple(t for t in look.paragraphs if t != shared)) for look in looks]
    states = [Door.NONE] * len(looks)
    if doors is not None:
        states = [Door.UNLOCKED if unlocked else Door.LOCKED for unlocked in (doors.left, doors.right)]
    colors = frozenset[str]().union(*(look.colors for look in looks))
    layout = halves_layout(card)
    if layout in (DrawnLayout.FLIP, DrawnLayout.ADVENTURE, DrawnLayout.OMEN, DrawnLayout.PREPARE):
        colors = looks[0].colors
    if layout is DrawnLayout.FLIP:
        # Flipping changes neither color nor mana cost (710.1c, 2026-08).
        looks = [structs.replace(look, colors=colors) for look in looks]
    return CardLook(
        face=FaceLook(colors=colors, type_line=looks[0].type_line),
        halves=tuple(HalfLook(look, door) for look, door in zip(looks, states, strict=False)),
        layout=layout,
        shared=shared,
    )


def shared_text(printed: HasFaces) -> str:
    """The paragraph that stands on every half and is printed once, as fuse and the Rooms' reminder are."""
    if printed.shape is not Shape.SPLIT:
        return ""
    first, *rest = printed.faces
    common = [text for text in first.paragraphs if all(text in face.paragraphs for face in rest)]
    return next((text for text in common if text.startswith("(") or _begins(text, "fuse")), "")


def _begins(text: str, word: str) -> bool:
    return text.strip().lower().startswith(word)


def _symbols(cost: ManaCost | None) -> tuple[str, ...]:
    return tuple(symbol.text for symbol in cost.symbols) if cost else ()


def _corner(face: Face) -> Corner | None:
    if face.power is not None or face.toughness is not None or face.is_printed_with_a_size:
        return Corner("/".join(UNKNOWN_NUMBER if each is None else str(each) for each in (face.power, face.toughness)))
    if face.loyalty is not None:
        return Corner(str(face.loyalty), CornerKind.LOYALTY)
    return Corner(str(face.defense), CornerKind.DEFENSE) if face.defense is not None else None
