"""What the drawing is told about an object: its computed values as a ``CardLook``, or a printed face for a peek."""

from __future__ import annotations

import msgspec

from inspector.cards import Face, Kind, Shape
from inspector.drawing import (
    Badge,
    BadgeShape,
    CardLook,
    Corner,
    CornerKind,
    Door,
    FaceLook,
    HalfLook,
    Layout,
    Mark,
    Side,
    compared,
    face_layout,
    face_look,
    halves_layout,
)
from inspector.rules import Characteristics, GameObject
from inspector.rules.objects import Printed
from inspector.window.value_words import text_of

# The marks of the front and back faces of nonmodal cards, by set (712.2a, 712.2b, 2026-08); triangles where none.
_MARKS = {
    **dict.fromkeys(("isd", "dka", "soi", "mid", "vow"), (Mark.SUN, Mark.CRESCENT)),
    "emn": (Mark.FULL_MOON, Mark.EMRAKUL),
    **dict.fromkeys(("ori", "m19"), (Mark.PLANESWALKER_FRONT, Mark.PLANESWALKER_BACK)),
    **dict.fromkeys(("xln", "rix"), (Mark.COMPASS, Mark.LAND)),
    "neo": (Mark.FAN_CLOSED, Mark.FAN_OPEN),
}
_TRIANGLES = (Mark.TRIANGLE_UP, Mark.TRIANGLE_DOWN)
_MODAL = (Mark.MODAL_FRONT, Mark.MODAL_BACK)


def look_of(held: GameObject, now: Characteristics, *, changed: bool = False) -> CardLook:
    """How an object lies on the desk: what it is now, with the other face's name where it has one.

    ``changed`` says that the last action changed a value of it.
    """
    badges = (*_badges(held, now), *((Badge("changed", BadgeShape.CHANGED),) if changed else ()))
    if held.face_down is not None:
        return CardLook(face=FaceLook(badges=badges, corner=_corner_now(now)), side=Side.BACK)
    shown = shown_values(held)
    if shown.shape in (Shape.SPLIT, Shape.FLIP, Shape.INSET) and len(shown.faces) > 1 and held.half in (None, "fused"):
        return _with_halves(held, shown, now, badges)
    return CardLook(
        face=_face_now(held, now, badges),
        other=other_face(held),
        layout=face_layout(now.types, now.subtypes, now.abilities),
    )


def shown_values(held: GameObject) -> Printed:
    """The faces that give an object its look: those that it copies, or its own."""
    return held.copies[-1].values if held.copies else held.base


def other_face(held: GameObject) -> FaceLook | None:
    """The face that is not up, as printed; None for what has no second face of its own."""
    base = held.base
    if base.shape is not Shape.DOUBLE_FACED or len(base.faces) < 2 or held.is_melded:
        return None
    back_up = held.back_up
    return _printed_face(base.faces[0 if back_up else 1], mark=_mark(held, back=not back_up))


def peek_look(held: GameObject, now: Characteristics) -> CardLook:
    """The other side of an object, as printed: its other face, or the card back."""
    if held.face_down is not None and held.base.faces:
        return CardLook(face=_printed_face(held.base.faces[0]))
    other = other_face(held)
    if other is not None:
        return CardLook(face=other, other=_face_now(held, now, ()))
    if shown_values(held).shape is Shape.FLIP:
        return _halves_as_printed(held, shown_values(held), turned=not held.flipped)
    return CardLook(face=FaceLook(), side=Side.BACK)


def _halves_as_printed(held: GameObject, values: Printed, *, turned: bool) -> CardLook:
    faces = tuple(reversed(values.faces)) if turned else values.faces
    looks = tuple(_printed_face(face) for face in faces)
    colors = frozenset[str]().union(*(look.colors for look in looks))
    frame = FaceLook(colors=colors, type_line=looks[0].type_line)
    return CardLook(face=frame, halves=tuple(HalfLook(look) for look in looks), layout=_halves_layout(held, values))


def _face_now(held: GameObject, now: Characteristics, badges: tuple[Badge, ...]) -> FaceLook:
    other = other_face(held)
    gray = other.corner.text if other and other.corner and not held.back_up else ""
    look = FaceLook(
        name=text_of(now.name),
        mana_cost=_symbols(text_of(now.mana_cost)),
        type_line=now.type_line,
        paragraphs=tuple(now.abilities),
        corner=_corner_now(now),
        colors=frozenset(now.colors),
        color_indicator=frozenset(now.color_indicator),
        mark=_mark(held, back=held.back_up),
        gray_corner=gray,
        badges=badges,
    )
    return _marked_against_print(held, look)


def _marked_against_print(held: GameObject, look: FaceLook) -> FaceLook:
    """Mark what effects changed: against the face that is up, or against what a copy copied."""
    values = shown_values(held)
    if not held.is_permanent or values.shape not in (Shape.ONE_FACE, Shape.DOUBLE_FACED):
        return look
    back = held.back_up and not held.copies and len(values.faces) > 1
    printed = values.faces[1 if back else 0]
    return compared(look, msgspec.structs.replace(face_look(printed), name=printed.name or look.name))


def _with_halves(held: GameObject, base: Printed, now: Characteristics, badges: tuple[Badge, ...]) -> CardLook:
    faces = tuple(reversed(base.faces)) if held.flipped else base.faces
    sides = ("right", "left") if held.flipped else ("left", "right")
    room = base.is_room and held.zone == "battlefield"
    halves = tuple(
        HalfLook(_printed_face(face), _door(side, held.unlocked) if room else Door.NONE)
        for side, face in zip((*sides, *sides), faces, strict=False)
    )
    frame = FaceLook(colors=frozenset(now.colors), badges=badges, type_line=now.type_line)
    return CardLook(face=frame, halves=halves, layout=_halves_layout(held, base))


def _door(side: str, unlocked: tuple[str, ...]) -> Door:
    return Door.UNLOCKED if side in unlocked else Door.LOCKED


def _halves_layout(held: GameObject, values: Printed) -> Layout:
    if values.is_room:
        return Layout.ROOM
    if not held.copies and held.cards and held.cards[0].faces == values.faces:
        return halves_layout(held.cards[0])
    return _HALVES.get(values.shape, Layout.SPLIT)


def _printed_face(face: Face, mark: Mark | None = None) -> FaceLook:
    return msgspec.structs.replace(face_look(face), mark=mark)


def _corner_now(now: Characteristics) -> Corner | None:
    if now.power is not None or now.toughness is not None:
        return Corner(f"{text_of(now.power)}/{text_of(now.toughness)}")
    if now.loyalty is not None:
        return Corner(text_of(now.loyalty), CornerKind.LOYALTY)
    return Corner(text_of(now.defense), CornerKind.DEFENSE) if now.defense is not None else None


def _badges(held: GameObject, now: Characteristics) -> tuple[Badge, ...]:
    found: list[Badge] = []
    if held.face_down is not None:
        cause = held.face_down.cause
        found.append(Badge("face down" if cause == "effect" else cause, BadgeShape.FACE_DOWN))
    if held.copies or held.copy:
        found.append(Badge("copy", BadgeShape.COPY))
    if held.token:
        found.append(Badge("token", BadgeShape.TOKEN))
    if now.tapped:
        found.append(Badge("tapped"))
    if held.flipped:
        found.append(Badge("flipped"))
    if held.melded_from:
        found.append(Badge("melded"))
    found += [Badge(f"{count} {kind}") for kind, count in now.counters.items()]
    if held.attached_to is not None:
        found.append(Badge("attached"))
    if now.owner != now.controller:
        found.append(Badge(f"owner {now.owner}"))
    if now.state_based:
        found.append(Badge("state-based!"))
    return tuple(found)


def _mark(held: GameObject, *, back: bool) -> Mark | None:
    kind = held.double_faced
    if kind is None or kind is Kind.MELD:
        return None
    if kind is Kind.MODAL:
        return _MODAL[back]
    code = held.cards[0].set_code if held.cards else None
    if code is None:
        return (Mark.NEUTRAL_FRONT, Mark.NEUTRAL_BACK)[back]
    return _MARKS.get(code, _TRIANGLES)[back]


def _symbols(text: str) -> tuple[str, ...]:
    return tuple(f"{{{part}}}" for part in text.replace("{", " ").replace("}", " ").split())


_HALVES = {Shape.FLIP: Layout.FLIP, Shape.INSET: Layout.ADVENTURE}
