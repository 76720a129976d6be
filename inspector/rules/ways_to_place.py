"""The ways in which a card may lie in a zone as a board is set up: its face, its half, flipped, face down by a cause.

What means something for this card is listed; whether the edition lets it lie there so, ``perform`` says.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from inspector.cards import Card, Shape, prototype_of
from inspector.cards.keywords import CASTS_FACE_DOWN
from inspector.rules.decisions.insets import inset_of, knows
from inspector.rules.edition.cast_face_down import casts_face_down
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.events.split_cards import HALVES
from inspector.rules.table.actions import Place
from inspector.rules.table.objects import printed_values

_FACE_DOWN: tuple[tuple[bool | str, str], ...] = (
    ("morph", "Face down, with morph"),
    ("disguise", "Face down, with disguise"),
    ("manifest", "Face down, manifested"),
    ("cloak", "Face down, cloaked"),
    (True, "Face down, by another effect"),
)


def ways_to_place(card: Card, plain: Place, edition: Edition) -> tuple[tuple[Place, str], ...]:
    """List the ways to put a card down, each with a short text; ``plain`` says where, whose and under which label."""
    ways = (*_face_up(card, plain, edition), *_other_values(card, plain, edition), *_beside(card, plain, edition))
    return tuple((msgspec.structs.replace(plain, **fields), text) for fields, text in ways)


_Way = tuple[dict[str, object], str]


def _face_up(card: Card, plain: Place, edition: Edition) -> Iterator[_Way]:
    """The face, half or doors that its shape lets be chosen (709.3, 709.5, 710.1, 712.8), or fused (702.102)."""
    halves = tuple(zip(HALVES, card.faces, strict=False)) if card.shape is Shape.SPLIT else ()
    chosen = halves if plain.zone == "stack" else ()
    if not chosen:
        yield {}, "As it is"
    if card.shape is Shape.DOUBLE_FACED:
        yield {"face": "back"}, f"Back face up: {card.faces[1].name}"
    if card.shape is Shape.FLIP:
        yield {"flipped": True}, f"Flipped: {card.faces[1].name}"
    for half, face in chosen:
        yield {"half": half}, f"The {half} half: {face.name}"
    if chosen and edition.has_fuse and any("Fuse" in face.keywords for face in card.faces):
        yield {"half": "fused"}, "Both halves, fused"
    if card.is_room and plain.zone == "battlefield":
        for half, face in halves:
            yield {"unlocked": (half,)}, f"The {half} door unlocked: {face.name}"
        yield {"unlocked": HALVES}, "Both doors unlocked"


def _other_values(card: Card, plain: Place, edition: Edition) -> Iterator[_Way]:
    """The other sets of values that a card may have: its inset, its prototype, the Aura of bestow."""
    inset = inset_of(printed_values(card))
    if plain.zone == "stack" and inset is not None and knows(edition, inset):
        yield {"inset": True}, f"{card.faces[1].name} ({inset.word})"
    if plain.zone not in ("stack", "battlefield"):
        return
    if prototype_of(card.front) is not None and numbers(Concept.PROTOTYPE, edition.key):
        yield {"prototype": True}, "Prototyped"
    if "Bestow" in card.front.keywords and numbers(Concept.BESTOW, edition.key):
        yield {"bestow": True}, "Bestowed"


def _beside(card: Card, plain: Place, edition: Edition) -> Iterator[_Way]:
    """Tapped, face down by what can hide it there, and another card in its place (110.5, 708.2, 406.3, 713)."""
    keywords = {keyword for face in card.faces for keyword in face.keywords}
    if plain.zone == "battlefield":
        yield {"tapped": True}, "Tapped"
    if plain.zone == "exile":
        yield {"face_down": True}, "Face down"
    for cause, text in _FACE_DOWN:
        hides = isinstance(cause, str) and cause in CASTS_FACE_DOWN
        casts = casts_face_down(edition.key, str(cause)) if hides else None
        is_hidden_by_it = casts is None or not casts.isdisjoint(keywords)
        # Only what its own words let be cast face down is offered as a spell.
        if is_hidden_by_it and (plain.zone == "battlefield" or (plain.zone == "stack" and casts is not None)):
            yield {"face_down": cause}, text
    if card.kind is not None:
        yield {"substitute": True}, "As its substitute card"
