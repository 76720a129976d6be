"""The traps: forty questions that programs and people get wrong, one readable scenario or more for each."""

from __future__ import annotations

import pytest

from inspector.bundled import bundled_files
from inspector.library import bundled_cards
from inspector.rules import NEWEST
from inspector.scenario import failures, read_scenario, replay
from tests.rules.playing import ILLEGAL, NOTHING, do, place, play

TRAPS = bundled_files("scenarios/traps", ".scenario.json")
# The last trap, merged permanents, has a test of its own below.
NUMBERS = range(1, 40)


def test_every_trap_has_a_scenario() -> None:
    assert {int(path.name.partition("-")[0]) for path in TRAPS} == set(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_trap_is_answered(number: int) -> None:
    for path in TRAPS:
        if path.name.startswith(f"{number:02}-"):
            scenario = read_scenario(path)
            assert failures(scenario.expect, replay(scenario, bundled_cards())) == (), path.name


def test_the_traps_are_asked_under_the_newest_edition_first() -> None:
    for number in NUMBERS:
        editions = {read_scenario(path).edition for path in TRAPS if path.name.startswith(f"{number:02}-")}
        assert NEWEST.key in editions, number


@pytest.mark.rule("2026-08", "730.2i", "730.2j")
def test_a_merged_permanent_turns_its_components_over_is_not_double_faced_and_never_turned_down() -> None:
    mutant = {
        "name": "Flier",
        "mana_cost": "{2}{R}",
        "type_line": "Creature — Beast",
        "oracle_text": "Mutate {1}{R}\nFlying",
        "keywords": ["Mutate", "Flying"],
        "power": "3",
        "toughness": "4",
    }
    start = (place("Huntmaster of the Fells"), place("Flier", "flier", "hand"))
    human = play("2026-08", *start, do("mutate", "flier", onto="it"), cards=[mutant])
    assert human.last.result == ILLEGAL
    beast = do("effect", on=["it"], change={"set_subtypes": ["Werewolf"]})
    merged = play("2026-08", *start, beast, do("mutate", "flier", onto="it"), cards=[mutant])
    assert (merged["it"].face_up, merged["it"].transformed) == (None, False)
    over = merged.then(do("transform", "it"))
    assert (over.last.rules[0], over["it"].transformed, "Trample" in over["it"].keywords) == ("730.2i", False, True)
    down = over.then(do("turn_face_down", "it"))
    assert (down.last.result, down.last.rules[0], down["it"].face_down) == (NOTHING, "730.2j", False)


@pytest.mark.rule("2026-08", "701.27e")
def test_what_it_transforms_into_is_judged_by_what_it_is_right_after() -> None:
    copied = play(
        "2026-08",
        place("Huntmaster of the Fells", "huntmaster"),
        place("Elite Vanguard", "vanguard"),
        do("become_copy", "huntmaster", of="vanguard"),
        do("transform", "huntmaster"),
    )
    assert copied["huntmaster"].names == ("Elite Vanguard",)
    plain = play("2026-08", place("Huntmaster of the Fells", "huntmaster"), do("transform", "huntmaster"))
    assert plain["huntmaster"].names == ("Ravager of the Fells",)
