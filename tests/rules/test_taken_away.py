"""What took an ability that something needs is named where it is missed (613.1f, 702.37e, 614.12)."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import Record
from tests.rules.playing import do, place, play

NEW = "2026-08"
UP = do("turn_face_up", "it", by="morph")
DOWN = place("Exalted Angel", "it", face_down="morph")
LOSES, FLIES = {"lose_all_abilities": True}, {"lose_all_abilities": True, "add_abilities": ["Flying"]}
MISSED = "Turned face up, it would have no morph ability{}, so there is no morph cost to pay."


@pytest.mark.parametrize(
    ("actions", "because"),
    [
        ((place("Humility", "h"), DOWN), " because of Humility"),
        # The older one has taken it, so there is nothing left that the newer one could take.
        ((place("Dress Down", "d"), place("Humility", "h"), DOWN), " because of Dress Down"),
        ((DOWN, do("effect", on=["it"], change=LOSES, called="Turn to Frog")), " because of Turn to Frog"),
        ((DOWN, do("effect", on=["it"], change=LOSES)), ""),
        # What another takes away besides is not what is missed.
        (
            (DOWN, do("effect", on=["it"], change=FLIES, called="Gust"), place("Humility", "h")),
            " because of Gust",
        ),
        (
            (
                place("Humility", "h"),
                DOWN,
                do("effect", on=["it"], change={"add_abilities": ["Morph {W}"]}),
                do("effect", on=["it"], change=LOSES, called="Turn to Frog"),
            ),
            " because of Turn to Frog",
        ),
        ((place("Humility", "h"), place("Humility", "k"), DOWN), " because of Humility (h)"),
    ],
)
def test_702_37e_what_takes_morph_is_named(actions: tuple[Record, ...], because: str) -> None:
    assert play(NEW, *actions, place("Plains", "land"), UP).last.says.startswith(MISSED.format(because))


def test_702_37e_nothing_is_named_where_the_card_never_had_morph() -> None:
    says = play(NEW, place("Humility", "h"), place("Grizzly Bears", "it", face_down="manifest"), UP).last.says
    assert "because of" not in says
