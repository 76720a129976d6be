"""Which mark a double-faced card's faces carry: by kind and printing (712.2a-b, 712.3a-b, 2026-08).

What a file says of the printing's frame goes first: a promo or a reprint under a set code of its own has the marks of
its own frame. Where neither the frame, nor the set, nor the date of the printing tells, there is no mark: a wrong one
would name a family of cards to which this one does not belong.
"""

from __future__ import annotations

from inspector.cards import Card, Kind, Printing
from inspector.drawing.looks import Mark

PairOfMarks = tuple[Mark | None, Mark | None]
NONE: PairOfMarks = (None, None)
SUN_AND_MOON: PairOfMarks = (Mark.SUN, Mark.CRESCENT)
SPARKS: PairOfMarks = (Mark.PLANESWALKER_FRONT, Mark.PLANESWALKER_BACK)
MOON_AND_EMRAKUL: PairOfMarks = (Mark.FULL_MOON, Mark.EMRAKUL)
COMPASS_AND_LAND: PairOfMarks = (Mark.COMPASS, Mark.LAND)
FANS: PairOfMarks = (Mark.FAN_CLOSED, Mark.FAN_OPEN)
TRIANGLES: PairOfMarks = (Mark.TRIANGLE_UP, Mark.TRIANGLE_DOWN)
MODAL: PairOfMarks = (Mark.MODAL_FRONT, Mark.MODAL_BACK)
# The marks among the frame effects of Scryfall and MTGJSON; of the last three no rule tells how they look.
BY_EFFECT: dict[str, PairOfMarks] = {
    "sunmoondfc": SUN_AND_MOON,
    "originpwdfc": SPARKS,
    "mooneldrazidfc": MOON_AND_EMRAKUL,
    "compasslanddfc": COMPASS_AND_LAND,
    "fandfc": FANS,
    **dict.fromkeys(("waxingandwaningmoondfc", "convertdfc", "upsidedowndfc"), NONE),
}
BY_SET: dict[str, PairOfMarks] = {
    **dict.fromkeys(("isd", "dka", "soi", "mid", "vow"), SUN_AND_MOON),
    **dict.fromkeys(("ori", "m19"), SPARKS),
    "emn": MOON_AND_EMRAKUL,
    **dict.fromkeys(("xln", "rix"), COMPASS_AND_LAND),
    "neo": FANS,
    # Printed with The Brothers' War, and with marks of their own all the same.
    "bot": NONE,
    **dict.fromkeys(
        ("bro", "mom", "mat", "lci", "lcc", "mh3", "m3c", "inr", "fin", "eoe", "tla", "ecl"),
        TRIANGLES,
    ),
}
# From the release of The Brothers' War on the marks are triangles.
TRIANGLES_SINCE = "2022-11-18"
# The one card of Eldritch Moon that has the marks of the sets before it.
WITH_SUN_IN_EMN = "Ulrich of the Krallenhorde"


def marks_of(kind: Kind | None, printing: Printing, front_name: str = "") -> PairOfMarks:
    """The marks of the front and the back face; none where nothing says which, and for other cards.

    Meld cards have none: no rule tells of theirs.
    """
    if kind is None or kind is Kind.MELD:
        return NONE
    if kind is Kind.MODAL:
        return MODAL
    for effect in printing.frame_effects:
        if effect in BY_EFFECT:
            return BY_EFFECT[effect]
    if printing.set_code == "emn" and front_name == WITH_SUN_IN_EMN:
        return SUN_AND_MOON
    if printing.set_code in BY_SET:
        return BY_SET[printing.set_code]
    return TRIANGLES if (printing.released or "") >= TRIANGLES_SINCE else NONE


def marks_of_card(card: Card) -> PairOfMarks:
    """The marks of a printed card; a double-faced token has none, since the rules tell of cards only."""
    return NONE if card.is_token else marks_of(card.kind, card.printing, card.front.name)
