"""The layouts of cards, one row each: how many faces, how they share the card, which kind of double-faced card.

The keys are those of the Scryfall API, in which users have their cards. What a layout means for the values of an
object is decided by the rules core from its shape and kind alone.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Shape(StrEnum):
    """How the faces of a card lie on it."""

    ONE_FACE = "one face"
    DOUBLE_FACED = "a face on each side"
    MELD = "a face, and half of a combined face on the other side"
    SPLIT = "two halves side by side"
    FLIP = "an upper half and one upside down"
    INSET = "a face with a second, smaller spell on it"


class Kind(StrEnum):
    """The kinds of double-faced cards (712.1; one kind only before 2020)."""

    NONMODAL = "nonmodal"
    MODAL = "modal"
    MELD = "meld"


class Layout(msgspec.Struct, frozen=True):
    """One layout: its shape, its kind if it is double-faced, whether it is a token, whether it is a playing piece."""

    name: str
    shape: Shape = Shape.ONE_FACE
    kind: Kind | None = None
    token: bool = False
    traditional: bool = True


def _layouts() -> tuple[Layout, ...]:
    one_face = ("normal", "leveler", "saga", "class", "case", "mutate", "prototype", "host", "augment")
    return (
        *(Layout(name) for name in one_face),
        Layout("transform", Shape.DOUBLE_FACED, Kind.NONMODAL),
        Layout("modal_dfc", Shape.DOUBLE_FACED, Kind.MODAL),
        Layout("meld", Shape.MELD, Kind.MELD),
        Layout("split", Shape.SPLIT),
        Layout("flip", Shape.FLIP),
        *(Layout(name, Shape.INSET) for name in ("adventure", "prepare")),
        Layout("token", token=True),
        Layout("double_faced_token", Shape.DOUBLE_FACED, Kind.NONMODAL, token=True),
        Layout("reversible_card"),
        *(Layout(name, traditional=False) for name in ("planar", "scheme", "vanguard", "emblem", "art_series")),
    )


LAYOUTS = {layout.name: layout for layout in _layouts()}
