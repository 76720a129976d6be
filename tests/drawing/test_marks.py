"""Which marks double-faced cards carry (712.2a-b, 712.3a-b, 2026-08): from the frame, the set or the date, or none."""

from __future__ import annotations

import pytest

from inspector.cards import Kind, Printing, card_from_scryfall
from inspector.drawing import marks_of_card
from inspector.drawing.face_marks import PairOfMarks, marks_of
from inspector.drawing.looks import Mark

SUN = (Mark.SUN, Mark.CRESCENT)
MOON = (Mark.FULL_MOON, Mark.EMRAKUL)
SPARK = (Mark.PLANESWALKER_FRONT, Mark.PLANESWALKER_BACK)
COMPASS = (Mark.COMPASS, Mark.LAND)
FAN = (Mark.FAN_CLOSED, Mark.FAN_OPEN)
TRIANGLE = (Mark.TRIANGLE_UP, Mark.TRIANGLE_DOWN)
NONE = (None, None)

PRINTINGS: list[tuple[str | None, str | None, tuple[str, ...], PairOfMarks]] = [
    # The sets that the rule names.
    ("isd", None, (), SUN),
    ("mid", "2021-09-24", ("showcase",), SUN),
    ("emn", None, (), MOON),
    ("ori", None, (), SPARK),
    ("m19", None, (), SPARK),
    ("rix", None, (), COMPASS),
    ("neo", None, (), FAN),
    ("mom", None, (), TRIANGLE),
    # A promo or a reprint: its own frame decides, whatever its set is called and whenever it came out.
    ("psoi", "2016-04-08", ("sunmoondfc",), SUN),
    ("plst", "2023-01-01", ("legendary", "compasslanddfc"), COMPASS),
    ("sld", "2024-01-01", ("mooneldrazidfc",), MOON),
    ("xyz", None, ("originpwdfc",), SPARK),
    ("sld", "2025-01-01", ("fandfc",), FAN),
    # Since The Brothers' War of November 2022, where the frame says nothing else.
    ("new", "2022-11-18", (), TRIANGLE),
    ("new", "2025-11-21", ("lesson",), TRIANGLE),
    # Nothing says which: a promo of before, a set that is not known, a mark of which no rule tells.
    ("h17", "2017-09-20", (), NONE),
    ("new", "2022-11-17", ("legendary",), NONE),
    ("new", None, (), NONE),
    (None, None, (), NONE),
    ("bot", "2022-11-18", ("convertdfc",), NONE),
    ("slx", "2023-09-08", ("upsidedowndfc",), NONE),
]


@pytest.mark.parametrize(("code", "date", "effects", "marks"), PRINTINGS)
def test_a_nonmodal_card_carries_the_marks_of_its_printing(
    code: str | None, date: str | None, effects: tuple[str, ...], marks: PairOfMarks
) -> None:
    assert marks_of(Kind.NONMODAL, Printing(set_code=code, released=date, frame_effects=effects)) == marks


def test_ulrich_alone_has_the_sun_in_eldritch_moon() -> None:
    assert marks_of(Kind.NONMODAL, Printing(set_code="emn"), "Ulrich of the Krallenhorde") == SUN


@pytest.mark.parametrize("printing", [Printing(set_code="znr"), Printing(), Printing(frame_effects=("sunmoondfc",))])
def test_a_modal_card_has_one_triangle_in_front_and_two_behind_in_every_printing(printing: Printing) -> None:
    assert marks_of(Kind.MODAL, printing) == (Mark.MODAL_FRONT, Mark.MODAL_BACK)


def test_no_rule_tells_of_marks_on_meld_cards_and_on_tokens() -> None:
    assert marks_of(Kind.MELD, Printing(set_code="emn")) == NONE
    faces = [{"name": name, "type_line": "Token Artifact"} for name in ("Incubator", "Phyrexian")]
    token = {"name": "Incubator // Phyrexian", "layout": "double_faced_token", "set": "tmom", "card_faces": faces}
    assert marks_of_card(card_from_scryfall(token)) == NONE
