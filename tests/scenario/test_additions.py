"""What files of November 2026 may hold is read; what the core cannot do yet is told, and the rest of the file runs."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import Result
from inspector.scenario import ScenarioError, failures, scenario_from_bytes, scenario_to_bytes
from tests.scenario.samples import Record, do, place, run, scenario

CREATURES = {"types": "Creature"}
NOT_COMPUTED_YET: dict[str, Record] = {
    "what was chosen for no object": do("tap", filter={"chosen": "color"}),
    "an effect on itself of no object": do("effect", on=["bear"], change={"power": {"of": "power", "on": "self"}}),
}
AMOUNTS: list[tuple[Record, int]] = [
    ({"counters": "+1/+1", "on": "bear"}, 0),
    ({"of": "power", "on": "bear", "plus": 1}, 3),
    ({"distinct": "colors", "among": CREATURES}, 1),
    ({"greatest": "power", "among": CREATURES}, 2),
    ({"total": "mana value", "among": CREATURES, "times": 2}, 8),
    ({"devotion": ["G"]}, 2),
    ({"life": "Ana"}, 20),
    ({"count": CREATURES, "half": "up"}, 1),
]
# Each finds the Bears, or each does not.
QUALITIES: list[tuple[Record, bool]] = [
    ({"counters": {"+1/+1": ">=1"}}, False),
    ({"counters": "any"}, False),
    ({"enchanted": True}, False),
    ({"equipped": False}, True),
    ({"modified": True}, False),
    ({"attached_to": "bear"}, False),
    ({"number_of_colors": ">=2"}, False),
    ({"historic": True}, False),
    ({"has_abilities": False}, False),
    ({"all_types": ["Artifact", "Creature"]}, False),
    ({"owner": "Ana"}, True),
    ({"designated": "monstrous"}, False),
]
# None of these holds for the Bears of Ana in her turn.
CONDITIONS: list[Record] = [
    {"count": CREATURES, "is": ">=3"},
    {"value": {"life": "Ana"}, "is": "<=10"},
    {"self": {"tapped": True}},
    {"attached": CREATURES},
    {"turn_of": "opponent"},
    {"day_night": "night"},
    {"said": "an opponent lost life this turn"},
    {"all": [{"turn_of": "you"}, {"not": {"not": {"day_night": "day"}}}]},
    {"any": [{"self": {"tapped": True}}, {"turn_of": "opponent"}]},
]


def outcome_of(action: Record) -> tuple[Result, str]:
    done = run(place(), place(label="other"), action, do("tap", object="bear"))
    assert done.steps[3].outcome.result is Result.DONE, "the rest of the file runs"
    assert done.steps[2].table.objects == done.steps[1].table.objects
    return done.steps[2].outcome.result, done.steps[2].outcome.says


@pytest.mark.parametrize("name", NOT_COMPUTED_YET)
def test_what_cannot_be_done_yet_ends_as_not_computed(name: str) -> None:
    result, says = outcome_of(NOT_COMPUTED_YET[name])
    assert result is Result.NOT_COMPUTED
    assert says.startswith("Not computed: ")


@pytest.mark.parametrize(("value", "power"), AMOUNTS, ids=str)
def test_every_amount_is_read_and_taken(value: Record, power: int) -> None:
    action = do("effect", on=["bear"], change={"set_power": value})
    done = run(place(), place(label="other"), action)
    assert failures(scenario(place(), expect=[{"object": "bear", "power": power}]).expect, done) == ()
    read = scenario(place(), action)
    assert scenario_from_bytes(scenario_to_bytes(read), "again") == read


@pytest.mark.parametrize(("wanted", "found"), QUALITIES, ids=str)
def test_every_quality_is_read_and_asked(wanted: Record, found: bool) -> None:
    expected = [
        {"object": "bear", "matches": wanted, "is": found},
        {"object": "bear", "matches": {"not": wanted}, "is": not found},
        {"object": "bear", "tapped": found},
    ]
    done = run(place(), do("tap", filter=wanted))
    assert failures(scenario(place(), expect=expected).expect, done) == ()


@pytest.mark.parametrize("condition", CONDITIONS, ids=str)
def test_every_condition_is_read_and_never_taken_as_given(condition: Record) -> None:
    """What asks for an object that speaks means nothing where none does; what is not so adds nothing."""
    action = do("effect", source="bear", on=["bear"], change={"power": "+1"}, **{"if": condition})
    done = run(place(), place(label="other"), action)
    assert failures(scenario(place(), expect=[{"object": "bear", "power": 2}]).expect, done) == ()
    without = do("effect", on=["bear"], change={"power": "+1"}, **{"if": {"self": {}}})
    assert outcome_of(without)[0] is Result.NOT_COMPUTED


@pytest.mark.parametrize(
    "change",
    [
        {"set_power": {"plus": 2}},
        {"set_power": {"counters": "+1/+1"}},
        {"set_power": {"greatest": "power"}},
        {"set_power": {"life": "Ana", "devotion": ["W"]}},
    ],
    ids=str,
)
def test_an_amount_of_no_way_or_of_two_is_an_error_of_the_file(change: Record) -> None:
    with pytest.raises(ScenarioError):
        scenario(place(), do("effect", on=["bear"], change=change))


@pytest.mark.parametrize("condition", [{}, {"count": CREATURES}, {"turn_of": "you", "is": 1}], ids=str)
def test_a_condition_that_asks_nothing_is_an_error_of_the_file(condition: Record) -> None:
    with pytest.raises(ScenarioError):
        scenario(place(), do("effect", on=["bear"], change={"power": "+1"}, **{"if": condition}))


def test_what_is_chosen_stays_with_the_object_until_it_is_another() -> None:
    chosen = place(choose={"color": "G"})
    more = do("choose", object="bear", creature_type="Frog")
    expected: list[dict[str, Any]] = [{"object": "bear", "chosen": {"color": "G", "creature_type": "Frog"}}]
    done = run(chosen, more, expect=expected)
    assert failures(scenario(chosen, more, expect=expected).expect, done) == ()
    away = run(chosen, do("move", object="bear", to="hand"))
    assert failures(scenario(chosen, expect=[{"object": "bear", "chosen": {}}]).expect, away) == ()


@pytest.mark.parametrize("choice", [{}, {"color": "G", "number": 1}], ids=str)
def test_one_thing_is_chosen_at_a_time(choice: Record) -> None:
    with pytest.raises(ScenarioError):
        scenario(place(), do("choose", object="bear", **choice))


def test_whether_an_effect_would_find_an_object_can_be_expected() -> None:
    def failed(wanted: Record, found: bool) -> bool:
        expected = [{"object": "bear", "matches": wanted, "is": found}]
        return bool(failures(scenario(place(), expect=expected).expect, run(place())))

    assert not failed({"types": "Creature"}, True)
    assert failed({"types": "Creature"}, False)
    assert not failed({"types": "Creature", "zone": "hand"}, False)
    assert not failed({"historic": True}, False)
    assert failed({"chosen": "color"}, True)
    assert failed({"chosen": "color"}, False), "what was chosen for what?"


def test_a_static_ability_of_a_form_that_is_not_computed_counts_as_words_not_computed() -> None:
    banner: Record = {
        "name": "Paper Banner",
        "type_line": "Enchantment",
        "oracle_text": "Creatures you control get +1/+1.",
        "static": [
            {
                "filter": CREATURES,
                "change": {"keep_mana_abilities": True, "power": "+1"},
            }
        ],
    }
    done = run(place("Paper Banner", "banner"), place(), cards=[banner])
    assert failures(scenario(place(), expect=[{"object": "bear", "power": 2}]).expect, done) == ()
    assert failures(scenario(place(), expect=[{"object": "bear", "not_computed": ["+1/+1"]}]).expect, done) == ()
