"""Which mark a double-faced card's faces carry, by kind and set (712.2a-b, 712.3a-b, 2026-08)."""

from __future__ import annotations

from inspector.cards import Card, Kind
from inspector.drawing.looks import Mark

# The Brothers' War brought the triangles; what is older and not named here is a reprint whose mark follows no rule.
BY_SET: dict[str, tuple[Mark, Mark]] = {
    **dict.fromkeys(("isd", "dka", "soi", "mid", "vow"), (Mark.SUN, Mark.CRESCENT)),
    **dict.fromkeys(("ori", "m19"), (Mark.PLANESWALKER_FRONT, Mark.PLANESWALKER_BACK)),
    "emn": (Mark.FULL_MOON, Mark.EMRAKUL),
    **dict.fromkeys(("xln", "rix"), (Mark.COMPASS, Mark.LAND)),
    "neo": (Mark.FAN_CLOSED, Mark.FAN_OPEN),
}
TRIANGLES = (Mark.TRIANGLE_UP, Mark.TRIANGLE_DOWN)
MODAL = (Mark.MODAL_FRONT, Mark.MODAL_BACK)
NEUTRAL = (Mark.NEUTRAL_FRONT, Mark.NEUTRAL_BACK)
# The one card of Eldritch Moon that has the marks of the sets before it.
WITH_SUN_IN_EMN = "Ulrich of the Krallenhorde"


def marks_of(kind: Kind | None, set_code: str | None, front_name: str = "") -> tuple[Mark | None, Mark | None]:
    """The marks of the front and the back face; neutral ones where the set is unknown, none for other cards.

    Meld cards have none: no rule tells of theirs.
    """
    if kind is None or kind is Kind.MELD:
        return None, None
    if kind is Kind.MODAL:
        return MODAL
    if set_code is None:
        return NEUTRAL
    if set_code == "emn" and front_name == WITH_SUN_IN_EMN:
        return BY_SET["isd"]
    return BY_SET.get(set_code, TRIANGLES)


def marks_of_card(card: Card) -> tuple[Mark | None, Mark | None]:
    """The marks of a printed card; a double-faced token has the neutral ones."""
    return marks_of(card.kind, None if card.is_token else card.set_code, card.front.name)
