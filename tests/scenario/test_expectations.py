from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import EventKind, Result
from inspector.scenario import (
    ActionExpectation,
    GameExpectation,
    GameValues,
    LooksLike,
    ObjectExpectation,
    ScenarioError,
)
from inspector.scenario.expectations import OBJECT_KEYS, expectation_record, read_expectation

# Every key of the format, with values that it may have.
VALUES: dict[str, list[Any]] = {
    "name": ["Delver of Secrets", "Fire // Ice", "", ["Fire", "Ice"]],
    "names": [["Fire", "Ice"], []],
    "mana_cost": ["{U}", "", ["{1}{R}", "{1}{U}"]],
    "mana_value": [3, 0.5, [1, 4]],
    "colors": [["W", "U"], []],
    "color_indicator": [["U"], []],
    "supertypes": [["Legendary"], []],
    "types": [["Artifact", "Creature"]],
    "subtypes": [["Human", "Wizard"]],
    "keywords": [["Ward"]],
    "abilities": [["Flying", "Draw a card."]],
    "power": [2, -1, "*", None],
    "toughness": [2, "1+*", None],
    "loyalty": [3, "X", None],
    "defense": [6, None],
    "zone": ["library", "hand", "battlefield", "graveyard", "stack", "exile", "command", "outside"],
    "controller": ["Ana"],
    "owner": ["Ben"],
    "face_up": ["front", "back", None],
    "face_down": [True, False, "morph", "manifest", "cloak", "disguise"],
    "flipped": [True, False],
    "unlocked": [["left"], ["left", "right"], []],
    "tapped": [True],
    "counters": [{"+1/+1": 2}, {}],
    "token": [True],
    "exists": [True, False],
    "state_based": [["704.5f"], []],
    "looks_like": ["card back", "face-down creature", {"player": "Ben", "is": "card back"}],
    "chosen": [{"creature_type": "Frog"}, {}],
    "designations": [["monstrous"], []],
    "phased_out": [True, False],
    "not_computed": [["gets +1/+1"], []],
    "depends": [["an opponent lost life"], []],
}


def read(record: dict[str, Any]) -> Any:  # noqa: ANN401 - one of three kinds
    return read_expectation(record, "x.scenario.json", "expect[4]")


@pytest.mark.parametrize(
    "key",
    [
        *(
            "layer",
            "source",
            "source_name",
            "of",
            "timestamp",
            "applied",
            "values",
            "changes",
            "because",
            "by",
            "after",
        ),
        *("depends_on", "loop", "although_lost", "counted", "conditions", "rules", "says"),
    ],
)
def test_every_key_of_a_step_of_a_proof_can_be_expected_and_no_other(key: str) -> None:
    step = {key: "x"}
    assert read({"object": "bear", "proof": [step]}).proof == (step,)
    with pytest.raises(ScenarioError) as refused:
        read({"object": "bear", "proof": [step, {f"{key}x": 1}]})
    assert refused.value.path == f"expect[4].proof[1].{key}x"
    assert "the keys here are layer, source" in str(refused.value)


def test_every_key_of_the_format_is_known() -> None:
    assert set(OBJECT_KEYS) == set(VALUES) | {"matches", "is"}


def test_matches_and_is_belong_together() -> None:
    whole = {"object": "a", "matches": {"types": "Creature"}, "is": True}
    assert expectation_record(read(whole)) == whole
    for key in ("matches", "is"):
        with pytest.raises(ScenarioError, match="belong together"):
            read({"object": "a", key: whole[key]})


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in VALUES.items() for value in values])
def test_every_key_takes_its_values_and_writes_them_again(key: str, value: object) -> None:
    record = {"object": "a", key: value, "rules": {key: ["712.8e"]}}
    expectation = read(record)
    assert isinstance(expectation, ObjectExpectation)
    assert expectation.rules == {key: ("712.8e",)}
    assert expectation_record(expectation) == record


def test_looks_like_may_be_that_of_one_player() -> None:
    assert read({"object": "a", "looks_like": {"player": "Ben", "is": "x"}}).values == {
        "looks_like": LooksLike("Ben", "x")
    }


def test_an_action_has_an_outcome_events_and_rules() -> None:
    record = {
        "action": 2,
        "outcome": "nothing happens",
        "events": ["left"],
        "no_events": ["entered"],
        "rules": ["712.9"],
    }
    assert read(record) == ActionExpectation(
        action=2,
        outcome=Result.NOTHING,
        events=(EventKind.LEFT,),
        no_events=(EventKind.ENTERED,),
        rules=("712.9",),
    )
    assert expectation_record(read(record)) == record


@pytest.mark.parametrize(
    "event",
    [
        *("entered", "left", "cast", "resolved", "transformed", "converted", "flipped", "half unlocked", "half locked"),
        *("fully unlocked", "turned face up", "turned face down", "melded", "became a copy", "revealed"),
        "ceased to exist",
    ],
)
def test_every_event_of_the_format_may_be_expected(event: str) -> None:
    assert read({"action": 0, "events": [event]}).events == (event,)


@pytest.mark.parametrize("value", ["day", "night", None])
def test_the_game_has_day_and_night(value: Any) -> None:  # noqa: ANN401
    record = {"game": {"day_night": value}}
    assert read(record) == GameExpectation(game=GameValues(value))
    assert expectation_record(read(record)) == record


WRONG: list[tuple[dict[str, Any], str, list[str]]] = [
    ({}, "", ["exactly one of the keys object, action and game, this has none of them"]),
    ({"name": "x"}, "", ["exactly one"]),
    ({"object": "a", "action": 0}, "", ["exactly one", "object and action"]),
    ({"object": "a", "nmae": "x"}, ".nmae", ["not known", 'did you mean "name"', "mana_value"]),
    ({"object": "a", "outcome": "done"}, ".outcome", ["not known"]),
    ({"object": 1}, ".object", ["a text", "1"]),
    ({"object": ""}, ".object", ["not empty"]),
    ({"object": "a", "name": 3}, ".name", ["a text", "3"]),
    ({"object": "a", "mana_value": "3"}, ".mana_value", ["number", '"3"']),
    ({"object": "a", "mana_value": None}, ".mana_value", ["number", "null"]),
    ({"object": "a", "colors": ["blue"]}, ".colors[0]", ['"U"', "blue"]),
    ({"object": "a", "colors": "U"}, ".colors", ["a list", '"U"']),
    ({"object": "a", "types": "Creature"}, ".types", ["a list"]),
    ({"object": "a", "zone": "yard"}, ".zone", ["graveyard", "yard"]),
    ({"object": "a", "power": [2]}, ".power", ["number"]),
    ({"object": "a", "face_up": "up"}, ".face_up", ['"front"']),
    ({"object": "a", "face_down": "mask"}, ".face_down", ["cloak", "true or false"]),
    ({"object": "a", "tapped": 1}, ".tapped", ["true or false"]),
    ({"object": "a", "unlocked": ["middle"]}, ".unlocked[0]", ['"left"']),
    ({"object": "a", "counters": {"loyalty": "3"}}, ".counters", ["whole number"]),
    ({"object": "a", "looks_like": {"player": "Ben"}}, ".looks_like", ["`is`"]),
    ({"object": "a", "looks_like": {"player": "Ben", "is": "x", "to": "y"}}, ".looks_like.to", ["not known"]),
    ({"object": "a", "rules": ["712.9"]}, ".rules", ["an object"]),
    ({"object": "a", "rules": {"mana_value": "712.9"}}, ".rules", ["a list"]),
    ({"object": "a", "rules": {"manavalue": ["712.9"]}}, ".rules.manavalue", ['did you mean "mana_value"']),
    ({"action": "0"}, ".action", ["whole number", '"0"']),
    ({"action": -1}, ".action", ["whole number, 0 or more", "-1"]),
    ({"action": 0, "outcome": "ok"}, ".outcome", ["done", "nothing happens", "illegal"]),
    ({"action": 0, "events": ["enters"]}, ".events[0]", ['did you mean "entered"', "ceased to exist"]),
    ({"action": 0, "no_events": "entered"}, ".no_events", ["a list"]),
    ({"action": 0, "event": ["entered"]}, ".event", ['did you mean "events"']),
    ({"game": {}}, ".game", ["`day_night`"]),
    ({"game": {"day_night": "dusk"}}, ".game.day_night", ['"day"', '"night"']),
    ({"game": {"day_night": "day"}, "name": "x"}, ".name", ["not known"]),
]


@pytest.mark.parametrize(("record", "path", "words"), WRONG)
def test_what_is_no_expectation_is_refused_with_its_place(record: dict[str, Any], path: str, words: list[str]) -> None:
    with pytest.raises(ScenarioError) as found:
        read(record)
    assert found.value.path == f"expect[4]{path}"
    assert all(word in found.value.expected for word in words), found.value.expected
