"""A permanent spell that is told to have been cast before has resolved (500.2, 608.3); one cast now has not."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import answers_to, corrected, read_so_far

POOL = bundled_cards()


def zone_of(text: str, label: str) -> str:
    found = read_so_far(text, POOL)
    assert found.error is None, found.error
    return found.board.run.table.objects[label].zone


@pytest.mark.parametrize(
    "said",
    [
        "My opponent cast Blood Moon last turn.",
        "Last turn my opponent cast Blood Moon.",
        "My opponent cast Blood Moon two turns ago.",
        "My opponent cast Blood Moon on his last turn.",
        "My opponent cast Blood Moon earlier this turn.",
        "My opponent cast Blood Moon before.",
        "My opponent's Blood Moon was cast last turn.",
        "Ben has Blood Moon in hand. Ben cast it a turn ago.",
        "Ben has Blood Moon in hand. Blood Moon was cast before.",
    ],
)
def test_what_was_cast_before_has_resolved(said: str) -> None:
    found = read_so_far(said, POOL)
    assert zone_of(said, "Blood Moon") == "battlefield"
    assert found.board.run.table.objects["Blood Moon"].owner == "Ben"
    assert "Blood Moon has resolved, as it is told to have been cast before." in found.board.taken


@pytest.mark.parametrize(
    "said",
    [
        "My opponent casts Blood Moon.",
        "My opponent cast Blood Moon.",
        "My opponent's Blood Moon was cast.",
    ],
)
def test_what_is_cast_now_waits_on_the_stack(said: str) -> None:
    assert zone_of(said, "Blood Moon") == "stack"


def test_what_is_answered_waits_whenever_it_was_cast() -> None:
    text = (
        "I have Grizzly Bears. Earlier my opponent cast Clone, and in response I sacrificed Grizzly Bears. What is it?"
    )
    found = read_so_far(text, POOL)
    assert not [each for each in found.board.taken if "told to have been cast before" in each]


@pytest.mark.parametrize("then", [". It resolved.", " and it resolved.", ". I have Bayou. Blood Moon has resolved."])
def test_what_is_told_to_resolve_does_so_once(then: str) -> None:
    found = read_so_far(f"My opponent cast Blood Moon last turn{then}", POOL)
    assert found.error is None
    assert [each.__struct_config__.tag for each in found.board.scenario.actions].count("resolve") == 1
    assert found.board.run.table.objects["Blood Moon"].zone == "battlefield"


def test_each_of_two_that_were_cast_before_has_resolved() -> None:
    text = "Ben cast Blood Moon last turn. Ana has Bayou on the battlefield. What are Bayou's subtypes?"
    assert zone_of(text, "Blood Moon") == "battlefield"
    again = read_so_far(f"{text} Ben has Humility in hand. Ben cast Humility earlier.", POOL)
    assert again.error is None
    assert [held.zone for held in again.board.run.table.objects.values()].count("battlefield") == 3


def test_an_instant_of_an_earlier_turn_is_on_the_stack_no_more_and_marks_what_it_may_have_done() -> None:
    text = "Ana has Grizzly Bears on the battlefield. Last turn Ben cast Lightning Bolt. How big is Grizzly Bears?"
    found = read_so_far(text, POOL).board
    assert [held.zone for held in found.run.table.objects.values()] == ["battlefield", "graveyard"]
    asked = [each for each in found.asks if each.doubt]
    assert asked == list(found.asks)


def test_of_a_later_turn_it_is_asked_whether_this_one_ends() -> None:
    board = "Ana has Grizzly Bears on the battlefield. It gets +2/+2 until end of turn."
    text = f"{board} Next turn, how big is Grizzly Bears?"
    found = read_so_far(text, POOL)
    assert found.error is not None
    assert found.error.proposals == ("first “The turn ends.”",)
    told = read_so_far(corrected(text, found, found.error.proposals[0]), POOL)
    assert told.error is None
    assert any("power is 2" in each for each in answers_to(told.board.scenario, told.board.run, told.board.asks))
