"""A scenario changed from its beginning: what was never there, and who plays."""

from __future__ import annotations

import json
from typing import Any

import pytest

from inspector.scenario import (
    Scenario,
    ScenarioError,
    scenario_from_bytes,
    seated_first,
    with_one_more,
    with_renamed,
    without_object,
    without_player,
)

DELVER: dict[str, Any] = {"do": "place", "card": "Delver of Secrets", "zone": "battlefield"}
ACTIONS: list[dict[str, Any]] = [
    {**DELVER, "as": "one"},
    {**DELVER, "as": "two", "player": "Ben"},
    {"do": "tap", "object": "one"},
    {"do": "effect", "on": ["two"], "change": {"control": "Ana"}},
    {"do": "transform", "object": "two", "since": 1},
    {"do": "life", "player": "Ben", "total": 7},
]


def scenario(*actions: dict[str, Any], **more: object) -> Scenario:
    record = {"format": "card-inspector/1", "players": ["Ana", "Ben", "Cleo"], "actions": actions or ACTIONS, **more}
    return scenario_from_bytes(json.dumps(record).encode(), "a test")


def test_without_an_object_nothing_makes_it_or_speaks_of_it_and_the_rest_counts_on() -> None:
    left = without_object(scenario(), "one").actions
    assert left == scenario(*ACTIONS[1:2], *ACTIONS[3:4], {**ACTIONS[4], "since": 0}, ACTIONS[5]).actions


def test_what_was_made_of_a_removed_object_goes_with_it() -> None:
    token: dict[str, Any] = {"do": "create_token_copy", "of": "one", "as": "copy"}
    made = scenario({**DELVER, "as": "one"}, token, {"do": "tap", "object": "copy"}, {**DELVER, "as": "two"})
    assert without_object(made, "one").actions == scenario({**DELVER, "as": "two"}).actions


def test_a_scenario_that_expects_something_of_it_keeps_an_object() -> None:
    with pytest.raises(ScenarioError, match="expects values"):
        without_object(scenario(expect=[{"object": "one", "mana_value": 1}]), "one")


def test_players_sit_down_and_leave_where_nobody_speaks_of_them() -> None:
    assert with_one_more(scenario(), "Dan").players == ("Ana", "Ben", "Cleo", "Dan")
    assert without_player(scenario(), "Cleo").players == ("Ana", "Ben")
    with pytest.raises(ScenarioError, match="action 2 speaks of Ben"):
        without_player(scenario(), "Ben")
    # An action that names nobody is the first player's.
    with pytest.raises(ScenarioError, match="action 1 speaks of Ana"):
        without_player(scenario(), "Ana")


def test_who_is_seated_first_takes_no_card_from_anybody() -> None:
    seated = seated_first(scenario(), "Ben")
    assert seated.players == ("Ben", "Cleo", "Ana")
    assert seated.actions[0] == scenario({**DELVER, "as": "one", "player": "Ana"}).actions[0]


def test_a_renamed_player_is_called_so_wherever_actions_speak_of_them() -> None:
    renamed = with_renamed(scenario(), "Ana", "Anna")
    assert renamed.players == ("Anna", "Ben", "Cleo")
    assert (
        renamed.actions
        == scenario_from_bytes(
            json.dumps(
                {
                    "format": "card-inspector/1",
                    "players": ["Anna", "Ben", "Cleo"],
                    "actions": [*ACTIONS[:3], {**ACTIONS[3], "change": {"control": "Anna"}}, *ACTIONS[4:]],
                }
            ).encode(),
            "a test",
        ).actions
    )


def test_an_object_is_not_taken_for_the_player_or_the_zone_that_is_called_the_same() -> None:
    named = ({**DELVER, "as": "Ben"}, {**DELVER, "as": "hand"}, {**DELVER, "as": "one"})
    others = (ACTIONS[5], {"do": "tap", "filter": {"zone": "hand"}}, {"do": "tap", "filter": {"controller": "Ben"}})
    for label, place in (("Ben", 0), ("hand", 1)):
        left = without_object(scenario(*named, *others), label).actions
        assert left == scenario(*named[:place], *named[place + 1 :], *others).actions


def test_a_scenario_that_expects_how_an_action_ends_keeps_its_actions() -> None:
    for expected in ({"object": "two"}, {"action": 0}, {"game": {"day_night": None}}):
        with pytest.raises(ScenarioError, match="expects how its actions end"):
            without_object(scenario(expect=[expected]), "one")
    whole = scenario(expect=[{"object": "two"}, {"action": 0}])
    assert without_object(whole, "nobody") == whole


def test_what_counts_from_an_action_counts_from_it_wherever_it_stands_then() -> None:
    places = [{**DELVER, "as": label} for label in ("one", "two", "three")]
    ability = {"do": "transform", "object": "two", "ability_of": "two"}
    for since, left in ((1, 0), (2, 1)):
        counting = scenario(*places, {**ability, "since": since})
        assert without_object(counting, "one").actions[-1] == scenario(*places, {**ability, "since": left}).actions[-1]
    # What it counted from is gone: then it counts from the action before, or from the first.
    for since, left in ((1, 0), (0, 0)):
        gone = "two" if since else "one"
        actions = (*places, {"do": "transform", "object": "three", "since": since})
        assert getattr(without_object(scenario(*actions), gone).actions[-1], "since") == left  # noqa: B009


def test_a_player_of_whom_one_of_several_words_of_an_action_speaks_stays() -> None:
    control = {**ACTIONS[3], "change": {"control": "Cleo"}}
    with pytest.raises(ScenarioError, match="action 2 speaks of Cleo; take back what they did, or remove their cards"):
        without_player(scenario(ACTIONS[1], control), "Cleo")


def test_somebody_has_to_play() -> None:
    with pytest.raises(ScenarioError, match="somebody has to play"):
        without_player(Scenario(players=("Ana",)), "Ana")


def test_no_player_is_renamed_where_something_is_expected_of_them() -> None:
    with pytest.raises(ScenarioError, match="change them in its file"):
        with_renamed(scenario(expect=[{"object": "one", "controller": "Ana"}]), "Ana", "Anna")


def test_a_name_in_a_list_is_renamed_and_an_object_called_the_same_is_not() -> None:
    tap = {"do": "tap", "filter": {"controller": ["Ben", "Ana"], "other": "Ana"}}
    renamed = with_renamed(scenario({**DELVER, "as": "Ana"}, tap), "Ana", "Anna").actions[1]
    changed = {"do": "tap", "filter": {"controller": ["Ben", "Anna"], "other": "Ana"}}
    assert renamed == scenario({**DELVER, "as": "Ana"}, changed, players=["Ben", "Anna"]).actions[1]
