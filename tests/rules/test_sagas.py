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
    # The chapter ability has triggered by then, and has left the stack as somebody checks once more.
    waits = played.then(do("check_state"))
    assert (waits["it"].zone, waits.last.result) == ("battlefield", NOTHING)
    assert set(rules) <= set(waits.last.rules)
    for checked in (waits.then(do("check_state")), played.then(do("end_turn"), do("check_state"))):
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


OVER = do("check_state")


@pytest.mark.parametrize(
    ("actions", "zone"),
    [
        # Placed so, nothing has triggered; taking counters off triggers nothing.
        ((place("Tale", counters={"lore": 3}), OVER), "graveyard"),
        ((place("Tale", counters={"lore": 4}), do("counters", "it", kind="lore", count=-1), OVER), "graveyard"),
        # A counter beyond the last chapter triggers none (714.2b).
        ((place("Tale", counters={"lore": 3}), do("counters", "it", kind="lore"), OVER), "graveyard"),
        ((place("Tale", counters={"lore": 1}), do("counters", "it", kind="lore", count=2), OVER), "battlefield"),
        ((place("Tale", counters={"lore": 2}), do("counters", "it", kind="lore"), OVER, OVER), "graveyard"),
        (
            (place("Tale", counters={"lore": 2}), do("counters", "it", kind="lore"), do("turn", player="Ben"), OVER),
            "graveyard",
        ),
        # Without chapter abilities nothing triggers; before 2025 it goes then (715.4).
        ((place("Tale", counters={"lore": 2}), SILENT, do("counters", "it", kind="lore"), OVER), "battlefield"),
        # 310.12b: the last defense counter, not another one.
        (
            (place("Invasion of Kylem", counters={"defense": 2}), do("counters", "it", kind="defense", count=-1), OVER),
            "battlefield",
        ),
        (
            (place("Invasion of Kylem", counters={"defense": 1}), do("counters", "it", kind="defense", count=-1), OVER),
            "battlefield",
        ),
        (
            (
                place("Invasion of Kylem", counters={"defense": 1}),
                do("counters", "it", kind="defense", count=-1),
                OVER,
                OVER,
            ),
            "graveyard",
        ),
        ((place("Invasion of Kylem", counters={"defense": 0}), OVER), "graveyard"),
    ],
)
def test_704_5s_704_5v_it_stays_while_its_own_ability_has_triggered_and_not_left_the_stack(
    actions: tuple[Record, ...], zone: str
) -> None:
    assert now("2026-08", *actions)["it"].zone == zone
