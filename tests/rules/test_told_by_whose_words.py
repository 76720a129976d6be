"""Sentences of outcomes name what they speak of: whose words, which face, and nothing that did not come about."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record
from tests.rules.playing import do, place, play

NEW = NEWEST.key
SOUL: Record = {
    "name": "Quiet Soul",
    "mana_cost": "{1}{W}",
    "type_line": "Creature — Spirit",
    "power": "1",
    "toughness": "1",
    "oracle_text": "If Quiet Soul would be put into a graveyard from anywhere, exile it instead.",
}


def test_614_1a_what_goes_by_its_own_words_goes_by_them_also_beside_its_copy() -> None:
    there = play(NEW, place("Quiet Soul", "one"), place("Quiet Soul", "two"), cards=[SOUL])
    told = there.then(do("move", "one", to="graveyard")).last.says
    assert told.startswith("By its own words Quiet Soul (one) goes to exile instead")


def test_722_3c_the_prepare_spell_that_a_copy_casts_is_the_one_that_it_copied() -> None:
    cast = play(
        NEW,
        place("Encouraging Aviator", "aviator"),
        place("Elite Vanguard", "it"),
        do("become_copy", "it", of="aviator"),
        do("designate", "it", as_="prepared"),
        do("cast", "it", inset=True, as_copy="jump"),
    )
    assert (cast["jump"].name, cast.last.says) == (
        "Jump",
        (
            "A copy of the prepare spell of Encouraging Aviator (it) is cast: Jump. "
            "Encouraging Aviator (it) is no longer prepared."
        ),
    )


@pytest.mark.parametrize(
    ("card", "how", "rule"),
    [
        ("Fire // Ice", {"half": "left"}, "709.3a"),
        ("Malakir Rebirth", {"face": "front"}, "712.11c"),
        ("Bonecrusher Giant", {"inset": True}, "715.3a"),
    ],
)
def test_601_3_what_may_not_be_cast_is_not_told_to_go_onto_the_stack(card: str, how: Record, rule: str) -> None:
    last = play(NEW, place(card, "it", "exile"), do("cast", "it", permission={"mana_value": "<=0"}, **how)).last
    assert (str(last.result), last.rules[0]) == ("illegal", rule)
    assert {why.says.startswith("On the stack it would be ") for why in last.reasons if not why.unsaid} == {True}


def test_712_8b_a_meld_card_has_only_its_front_face_to_cast() -> None:
    for how in ({"face": "back"}, {"transformed": True}):
        last = play(NEW, place("Graf Rats", "it", "hand"), do("cast", "it", **how)).last
        assert (str(last.result), last.rules[0]) == ("illegal", "712.8b")


def test_710_2_what_is_not_on_the_battlefield_is_not_told_to_lack_a_lower_half() -> None:
    for zone in ("hand", "graveyard", "stack"):
        last = play(NEW, place("Nezumi Graverobber", "it", zone), do("flip", "it")).last
        assert str(last.result) == "nothing happens"
        assert last.says == "Only a permanent can be flipped, and Nezumi Graverobber is not on the battlefield."


def test_707_3_a_flipped_permanent_is_told_which_half_it_shows_of_what_it_copied() -> None:
    for model, told in (
        (
            "Budoka Gardener",
            "Nighteyes the Desecrator is itself flipped, so it shows the lower half of what it copied.",
        ),
        ("Elite Vanguard", "Nighteyes the Desecrator is flipped, and what it copied has no lower half to show."),
    ):
        there = (place("Nezumi Graverobber", "it", flipped=True), place(model, "model"))
        assert told in play(NEW, *there, do("become_copy", "it", of="model")).last.says
