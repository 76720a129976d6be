"""What files of November 2026 may hold is read; what the core cannot do yet is told, and the rest of the file runs."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import Result
from inspector.scenario import ScenarioError, failures, scenario_from_bytes, scenario_to_bytes
from tests.scenario.samples import Record, do, place, run, scenario

CREATURES = {"types": "Creature"}
NOT_COMPUTED_YET: dict[str, Record] = {
    "an effect with a condition": do(
        "effect", on=["bear"], change={"power": "+1"}, **{"if": {"count": CREATURES, "is": ">=2"}}
    ),
    "an effect of another zone": do("effect", source="bear", on="self", zones=["graveyard"], change={"power": "+1"}),
    "an effect on a partner": do("effect", source="bear", on="paired", change={"power": "+1"}),
    "an effect on several": do("effect", source="bear", on=["self", "attached"], change={"power": "+1"}),
    "an amount added": do("effect", on=["bear"], change={"power": {"count": CREATURES}}),
    "mana value added": do("effect", on=["bear"], change={"power": "mana value"}),
    "half an amount": do("effect", on=["bear"], change={"set_power": {"count": CREATURES, "half": "up"}}),
}
AMOUNTS: list[Record] = [
    {"counters": "+1/+1", "on": "bear"},
    {"of": "power", "on": "bear", "plus": 1},
    {"distinct": "colors", "among": CREATURES},
    {"greatest": "power", "among": CREATURES},
    {"total": "mana value", "among": CREATURES, "times": 2},
    {"devotion": ["G"]},
    {"life": "Ana"},
]
QUALITIES: list[Record] = [
    {"counters": {"+1/+1": ">=1"}},
    {"counters": "any"},
    {"enchanted": True},
    {"equipped": False},
    {"modified": True},
    {"attached_to": "bear"},
    {"number_of_colors": ">=2"},
    {"historic": True},
    {"has_abilities": False},
    {"all_types": ["Artifact", "Creature"]},
    {"owner": "Ana"},
    {"chosen": "creature type"},
    {"designated": "monstrous"},
]
CONDITIONS: list[Record] = [
    {"count": CREATURES, "is": ">=1"},
    {"value": {"life": "Ana"}, "is": "<=10"},
    {"self": {"tapped": True}},
    {"attached": CREATURES},
    {"turn_of": "opponent"},
    {"day_night": "night"},
    {"said": "an opponent lost life this turn"},
    {"all": [{"turn_of": "you"}, {"not": {"day_night": "day"}}]},
    {"any": [{"self": {}}, {"turn_of": "you"}]},
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


@pytest.mark.parametrize("value", AMOUNTS, ids=str)
def test_every_amount_is_read_and_never_taken_for_another(value: Record) -> None:
    action = do("effect", on=["bear"], change={"set_power": value})
    assert outcome_of(action)[0] is Result.NOT_COMPUTED
    read = scenario(place(), action)
    assert scenario_from_bytes(scenario_to_bytes(read), "again") == read


@pytest.mark.parametrize("wanted", QUALITIES, ids=str)
def test_every_quality_is_read_and_never_passed_over(wanted: Record) -> None:
    assert outcome_of(do("tap", filter=wanted))[0] is Result.NOT_COMPUTED
    assert outcome_of(do("tap", filter={"not": wanted}))[0] is Result.NOT_COMPUTED


@pytest.mark.parametrize("condition", CONDITIONS, ids=str)
def test_every_condition_is_read_and_never_taken_as_given(condition: Record) -> None:
    action = do("effect", on=["bear"], change={"power": "+1"}, **{"if": condition})
    assert outcome_of(action)[0] is Result.NOT_COMPUTED


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
    assert failed({"historic": True}, True)
    assert failed({"historic": True}, False)


def test_a_static_ability_of_a_form_that_is_not_computed_counts_as_words_not_computed() -> None:
    banner: Record = {
        "name": "Paper Banner",
        "type_line": "Enchantment",
        "oracle_text": "Creatures you control get +1/+1.",
        "static": [{"filter": {"modified": True}, "change": {"power": "+1"}}],
    }
    done = run(place("Paper Banner", "banner"), place(), cards=[banner])
    assert failures(scenario(place(), expect=[{"object": "bear", "power": 2}]).expect, done) == ()
    assert failures(scenario(place(), expect=[{"object": "bear", "not_computed": ["+1/+1"]}]).expect, done) == ()
