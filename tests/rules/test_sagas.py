"""Sagas and their final chapters (704.5s, since 2018): from which abilities, and what takes those away."""

from __future__ import annotations

import pytest

from inspector.rules.values.sagas import chapters
from tests.rules.cards_for_tests import ALL
from tests.rules.editions import by_edition
from tests.rules.playing import NOTHING, Played, Record, do, place, play

TALE = {
    "name": "Tale",
    "mana_cost": "{1}{R}",
    "type_line": "Enchantment — Saga",
    "oracle_text": "I, II — Draw a card.\nIII — Deal 3 damage.",
}
RULE = by_edition("-", "-", "704.5s 715.4", "704.5s 714.4", "704.5s 714.4")
SILENT = do("effect", on=["it"], change={"lose_all_abilities": True})


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=(TALE, *ALL))


@RULE
def test_704_5s_a_saga_goes_once_it_has_reached_its_final_chapter(edition: str, rules: list[str]) -> None:
    early = now(edition, place("Tale", counters={"lore": 2}))
    assert (early["it"].state_based, early.then(do("check_state")).last.result) == ((), NOTHING)
    played = early.then(do("counters", "it", kind="lore"))
    assert played["it"].state_based == tuple(rules)
    checked = played.then(do("check_state"))
    assert checked["it"].zone == "graveyard"
    assert set(rules) <= set(checked.last.rules)
    more = now(edition, place("Tale", counters={"lore": 5}))
    assert more["it"].state_based == tuple(rules)


@RULE
def test_714_2d_the_final_chapter_follows_the_abilities_that_it_has_now(edition: str, rules: list[str]) -> None:
    longer = do("effect", on=["it"], change={"add_abilities": ["IV — Start over."]})
    played = now(edition, place("Tale", counters={"lore": 3}), longer)
    assert played["it"].state_based == ()
    assert played.then(do("counters", "it", kind="lore"))["it"].state_based == tuple(rules)


@RULE
def test_714_4_without_chapters_a_saga_stays_since_2025_and_went_before(edition: str, rules: list[str]) -> None:
    played = now(edition, place("Tale", counters={"lore": 1}), SILENT)
    assert played["it"].state_based == (tuple(rules) if edition == "2021-09" else ())


@RULE
def test_704_5s_a_saga_face_down_or_off_the_battlefield_does_not_go(edition: str, rules: list[str]) -> None:
    del rules
    awake = do("effect", on=["it"], change={"add_types": ["Creature"]})
    down = now(edition, place("Tale", counters={"lore": 3}), awake, do("turn_face_down", "it"))
    assert down["it"].state_based == ()
    assert now(edition, place("Tale", "it", "exile", counters={"lore": 3}))["it"].state_based == ()


@pytest.mark.parametrize("edition", ["2011-09", "2016-01"])
def test_before_2018_no_rule_takes_a_saga(edition: str) -> None:
    assert now(edition, place("Tale", counters={"lore": 3}))["it"].state_based == ()


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("I — Draw.", (1,)),
        ("I, II — Draw.", (1, 2)),
        ("III, IV, V — Draw.", (3, 4, 5)),
        ("VI — Draw.", (6,)),
        ("IX — Draw.", (9,)),
        ("Vigilance", ()),
        ("I draw.", ()),
        ("Improvise — Draw.", ()),
    ],
)
def test_714_2a_a_chapter_symbol_is_a_roman_numeral(text: str, numbers: tuple[int, ...]) -> None:
    assert chapters(text) == numbers
