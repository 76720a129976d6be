"""What the drawing is told about an object: its computed values as a ``CardLook``, or a printed face for a peek."""

from __future__ import annotations

from msgspec import structs

from inspector.cards import Card, Shape
from inspector.drawing import (
    UNKNOWN_NUMBER,
    Badge,
    BadgeShape,
    CardLook,
    Corner,
    CornerKind,
    Door,
    Doors,
    DrawnLayout,
    FaceLook,
    HalfLook,
    Mark,
    SideUp,
    compared,
    face_layout,
    face_look,
    flipped_look,
    halves_look,
    marks_of,
    melded_half_look,
    melded_name,
    stand_in_look,
)
from inspector.rules import (
    Characteristics,
    GameObject,
    Printed,
    Table,
    has_doors,
    is_hidden_card,
    printed_abilities,
    top_values,
)
from inspector.window.words.badges import STATE_BASED, badges_of, values_on_the_back
from inspector.window.words.value_words import text_of

_HALVED = (Shape.SPLIT, Shape.FLIP, Shape.INSET)


def look_of(
    held: GameObject, now: Characteristics, *, changed: bool = False, order: int = 0, checklist: bool = False
) -> CardLook:
    """How an object lies on the desk: what it is now, with the other face's name where it has one.

    ``changed`` says that the last action changed a value of it, ``order`` which of the face-down objects it is, and
    ``checklist`` that a checklist card stands in for it rather than a substitute card.
    """
    if is_hidden_card(held):
        return CardLook(side=SideUp.BACK)
    badges = (*badges_of(held, now), *((Badge("changed", BadgeShape.CHANGED),) if changed else ()))
    if held.face_down is not None:
        told = (badges[0], *values_on_the_back(now), *badges[1:])
        return CardLook(face=FaceLook(badges=told, corner=_corner_now(now)), side=SideUp.BACK, order=order)
    if held.stand_in_shows and held.cards:
        look = stand_in_look(held.cards[:1], DrawnLayout.CHECKLIST if checklist else DrawnLayout.SUBSTITUTE)
        return _with_badges(look, badges)
    shown = top_values(held)
    if shown.shape in _HALVED and len(shown.faces) > 1 and held.half in (None, "fused"):
        return _halves_now(held, shown, now, badges)
    layout = face_layout(now.types, now.subtypes, now.abilities)
    return CardLook(face=_face_now(held, now, badges), other=other_face(held), layout=layout)


def other_face(held: GameObject) -> FaceLook | None:
    """The face that is not up, as printed, or the combined face that it is half of; None for what has neither."""
    base = held.base
    if held.is_melded:
        return None
    if base.shape is Shape.DOUBLE_FACED and len(base.faces) > 1:
        return _own_face(held, back=not held.back_up)
    return melded_name(held.cards[0]) if held.cards and not held.token else None


def combined_of(table: Table, held: GameObject) -> Card | None:
    """The combined face that a card is half of, where it is known here."""
    into = held.cards[0].melds_into if held.cards and not held.is_melded else None
    return table.pool.find(into) if into else None


def peek_look(held: GameObject, now: Characteristics, combined: Card | None = None) -> CardLook:
    """The other side of an object, as printed: its other face, its half of the combined face, or the card back."""
    if (held.face_down is not None or held.stand_in_shows) and held.base.faces:
        return _as_printed(held)
    if combined is not None:
        return melded_half_look(combined, lower=_is_lower(held.cards[0]))
    other = other_face(held)
    if other is not None:
        return CardLook(face=other, other=_face_now(held, now, ()), layout=_layout_of(other))
    shown = top_values(held)
    if shown.shape is Shape.FLIP:
        return halves_look(shown) if held.flipped else flipped_look(shown)
    return CardLook(face=FaceLook(), side=SideUp.BACK)


def printed_of(held: GameObject, now: Characteristics) -> CardLook:
    """An object as it lies on a table of cards: what is printed on it, turned and marked as it is, nothing computed.

    A copy shows the card that it is; whether it is tapped, flipped or face down and which doors are open is to be seen.
    """
    badges = tuple(badge for badge in badges_of(held, now) if badge.word != STATE_BASED)
    if held.face_down is not None or not held.base.faces:
        return CardLook(face=FaceLook(badges=badges), side=SideUp.BACK)
    return _with_badges(_as_printed(held), badges)


def _with_badges(look: CardLook, badges: tuple[Badge, ...]) -> CardLook:
    return structs.replace(look, face=structs.replace(look.face, badges=badges))


def _as_printed(held: GameObject) -> CardLook:
    """What is printed on the side that is up, lying as the object lies."""
    base = held.base
    if base.shape in _HALVED and len(base.faces) > 1:
        return _halves_as_they_lie(held, base)
    face = _own_face(held, back=held.back_up and len(base.faces) > 1)
    return CardLook(face=face, other=other_face(held), layout=_layout_of(face))


def _halves_as_they_lie(held: GameObject, values: Printed) -> CardLook:
    if held.flipped and values.shape is Shape.FLIP:
        return flipped_look(values)
    doors = Doors("left" in held.unlocked, "right" in held.unlocked) if has_doors(held, values) else None
    return halves_look(values, doors)


def _own_face(held: GameObject, *, back: bool) -> FaceLook:
    return structs.replace(face_look(held.base.faces[back]), mark=_mark(held, back=back), night=back)


def _layout_of(face: FaceLook) -> DrawnLayout:
    words = face.type_line.split()
    return face_layout(words, words, face.paragraphs)


def _values_now(now: Characteristics) -> FaceLook:
    return FaceLook(
        name=text_of(now.name),
        mana_cost=_symbols(text_of(now.mana_cost)),
        type_line=now.type_line,
        paragraphs=tuple(now.abilities),
        corner=_corner_now(now),
        colors=frozenset(now.colors),
        color_indicator=frozenset(now.color_indicator),
    )


def _face_now(held: GameObject, now: Characteristics, badges: tuple[Badge, ...]) -> FaceLook:
    other = other_face(held)
    corner = other.corner if other and not held.back_up and not held.copies else None
    gray = corner.text if corner and corner.kind is CornerKind.POWER_TOUGHNESS else ""
    mark = _mark(held, back=held.back_up)
    look = structs.replace(_values_now(now), mark=mark, gray_corner=gray, badges=badges, night=held.back_up)
    return _marked_against_print(held, look)


def _marked_against_print(held: GameObject, look: FaceLook) -> FaceLook:
    """Mark what effects changed: against the face that is up, or against what a copy copied."""
    values = top_values(held)
    if not held.is_permanent or values.shape not in (Shape.ONE_FACE, Shape.DOUBLE_FACED, Shape.MELD):
        return look
    back = held.back_up and not held.copies and len(values.faces) > 1
    printed = values.faces[back]
    name, paragraphs = printed.name or look.name, printed_abilities(printed)
    return compared(look, structs.replace(face_look(printed), name=name, paragraphs=paragraphs))


def _halves_now(held: GameObject, shown: Printed, now: Characteristics, badges: tuple[Badge, ...]) -> CardLook:
    look = _halves_as_they_lie(held, shown)
    frame = FaceLook(colors=frozenset(now.colors), badges=badges, type_line=now.type_line)
    if shown.shape is Shape.SPLIT:
        if text_of(now.name) and all(half.door is Door.LOCKED for half in look.halves):
            frame = structs.replace(frame, badges=(*badges, Badge(f"named {text_of(now.name)}")))
        shared = look.shared if look.shared.startswith("(") or look.shared in now.abilities else ""
        return structs.replace(look, face=frame, halves=_split_now(look.halves, now), shared=shared)
    first, *rest = look.halves
    # The one mana cost of a flip card stands on the half that may lie upside down.
    printed = structs.replace(first.face, mana_cost=face_look(shown.faces[0]).mana_cost)
    up = structs.replace(first, face=compared(_values_now(now), printed))
    return structs.replace(look, face=frame, halves=(up, *rest))


def _split_now(halves: tuple[HalfLook, ...], now: Characteristics) -> tuple[HalfLook, ...]:
    """The halves of what is all of them: what effects made of it on each that counts, what it gained on the first."""
    printed = {text for half in halves for text in half.face.paragraphs}
    gained = tuple(text for text in now.abilities if text not in printed and not _is_shared(text))
    counting = tuple(half for half in halves if half.door is not Door.LOCKED)
    given = _given_to_halves(tuple(half.face for half in counting), now)
    line = _given_type_line(tuple(half.face for half in counting or halves), now)
    done = []
    for half in halves:
        face, new = half.face, structs.replace(half.face, type_line=line or half.face.type_line)
        if half.door is not Door.LOCKED:
            kept = tuple(text for text in face.paragraphs if text in now.abilities)
            new = structs.replace(new, paragraphs=kept, **given)
        if half is (*counting, *halves)[0]:
            new = structs.replace(new, paragraphs=(*new.paragraphs, *gained), corner=_corner_now(now))
        done.append(structs.replace(half, face=compared(new, face)))
    return tuple(done)


def _is_shared(text: str) -> bool:
    """Whether it is set below all halves: a reminder, or fuse."""
    return text.startswith("(") or text.strip().lower().startswith("fuse")


def _given_to_halves(faces: tuple[FaceLook, ...], now: Characteristics) -> dict[str, object]:
    """The name and the colors that an effect gave to what consists of these halves, where it did."""
    given: dict[str, object] = {}
    if tuple(face.name for face in faces) != now.names:
        given["name"] = text_of(now.name)
    if frozenset[str]().union(*(face.colors for face in faces)) != frozenset(now.colors):
        given["colors"] = frozenset(now.colors)
    return given


def _given_type_line(faces: tuple[FaceLook, ...], now: Characteristics) -> str:
    """The type line that an effect gave to what consists of these halves; empty where it is the printed ones."""
    printed = {word for face in faces for word in face.type_line.split()}
    return now.type_line if printed | {"\N{EM DASH}"} != {*now.type_line.split(), "\N{EM DASH}"} else ""


def _is_lower(card: Card) -> bool:
    """Which half of the combined face is on a card's back; no data tell, so the names decide, one for each card."""
    return card.melds_with is not None and card.name > card.melds_with


def _corner_now(now: Characteristics) -> Corner | None:
    sizes = ("power", "toughness")
    if any(now.value(key) is not None or now.is_not_known(key) for key in sizes):
        return Corner("/".join(text_of(now.value(key)) or UNKNOWN_NUMBER for key in sizes))
    kinds = {"loyalty": CornerKind.LOYALTY, "defense": CornerKind.DEFENSE}
    told = (key for key in kinds if now.value(key) is not None or now.is_not_known(key))
    return next((Corner(text_of(now.value(key)) or UNKNOWN_NUMBER, kinds[key]) for key in told), None)


def _mark(held: GameObject, *, back: bool) -> Mark | None:
    card = held.cards[0] if held.cards else None
    if card is None or card.is_token:
        return None
    marks = marks_of(held.double_faced, card.printing, card.front.name)
    return marks[back]


def _symbols(text: str) -> tuple[str, ...]:
    return tuple(f"{{{part}}}" for part in text.replace("{", " ").replace("}", " ").split())
