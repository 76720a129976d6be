"""What is asked after with "What happens if": the values that would change are told, of whatever object (611.3a)."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import answers_to, board_of_text

ANGEL, BEARS = "I have Serra Angel.", "I have Grizzly Bears."


def answer(text: str) -> str:
    told = board_of_text(text, bundled_cards(), "the text")
    return " ".join(answers_to(told.scenario, told.run, told.asks))


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        (f"{ANGEL} What happens if Serra Angel loses all abilities?", "Serra Angel loses flying and vigilance."),
        (
            f"{ANGEL} I have Glorious Anthem. What happens if Glorious Anthem loses all abilities?",
            "Serra Angel is 4/4, not 5/5. Glorious Anthem has no abilities any more.",
        ),
        (f"{BEARS} What happens if Grizzly Bears gets +3/+3 until end of turn?", "Grizzly Bears is 5/5, not 2/2."),
        (f"{BEARS} What happens if Grizzly Bears becomes blue?", "Grizzly Bears is blue, not green."),
        (f"{ANGEL} What happens if Serra Angel is tapped?", "Serra Angel is tapped. (701.26a, 110.5)"),
        (f"{ANGEL} Can Serra Angel be tapped?", "Serra Angel is tapped. (701.26a, 110.5)"),
    ],
)
def test_611_3a_what_would_change_is_told(text: str, ends: str) -> None:
    assert answer(text).endswith(ends)


def test_of_many_objects_some_are_told_and_the_others_counted() -> None:
    said = answer("I have nine Grizzly Bears. I have Glorious Anthem. What happens if Glorious Anthem dies?")
    assert said.endswith("Three more objects change.")
    assert said.count("is 2/2, not 3/3") == 6


def test_122_1a_counters_of_two_kinds_are_told_in_the_order_in_which_they_count() -> None:
    said = answer("I have Grizzly Bears with two +1/+1 counters and a -1/-1 counter. What is its power?")
    first, second = (said.index(f"The {told}") for told in ("+1/+1 counters on it give", "-1/-1 counter on it gives"))
    assert first < second
    assert "it +2 power: 4" in said
    assert "it -1 power: 3" in said


def test_205_1_who_asks_for_types_is_told_supertypes_and_subtypes_too() -> None:
    said = answer("I have Urborg, Tomb of Yawgmoth. What are its types?")
    values = ("card type is Land.", "supertype is Legendary.", "subtype is Swamp.")
    places = [said.index(f"Urborg, Tomb of Yawgmoth's {value}") for value in values]
    assert places == sorted(places)
