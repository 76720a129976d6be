from __future__ import annotations

import json

from inspector.rules import EventKind
from inspector.scenario import explained
from inspector.scenario.expectations import OBJECT_KEYS
from tests.scenario.samples import SPLIT, do, place, run

CLERK = [place("Day Clerk", "clerk"), do("transform", object="clerk")]


def test_the_document_has_the_edition_the_objects_and_the_actions() -> None:
    document = explained(run(*CLERK, place(), edition="2021-09"))
    assert list(document) == ["edition", "objects", "actions"]
    assert document["edition"] == "2021-09"
    assert list(document["objects"]) == ["clerk", "bear"]
    assert [action["do"] for action in document["actions"]] == ["place", "transform", "place"]


def test_an_object_has_every_key_that_can_be_expected_and_why() -> None:
    clerk = explained(run(*CLERK))["objects"]["clerk"]
    assert set(clerk) == {*OBJECT_KEYS, "proof", "why"} - {"matches", "is"}, "which ask, and tell no value"
    assert (clerk["name"], clerk["mana_cost"], clerk["mana_value"], clerk["power"]) == ("Night Clerk", "", 3, 4)
    assert (clerk["colors"], clerk["color_indicator"], clerk["face_up"]) == (["B"], ["B"], "back")
    assert (clerk["loyalty"], clerk["exists"], clerk["counters"]) == (None, True, {})


def test_a_reason_that_cites_several_rules_has_an_entry_for_each() -> None:
    why = explained(run(*CLERK))["objects"]["clerk"]["why"]
    rules = [entry["rule"] for entry in why["mana_value"]]
    assert rules[:2] == ["712.8e", "202.3b"]
    assert all(set(entry) == {"layer", "rule", "says"} for entries in why.values() for entry in entries)
    assert all(entry["says"] for entries in why.values() for entry in entries)
    assert set(why) <= set(OBJECT_KEYS)


def test_an_action_tells_its_outcome_events_rules_and_a_sentence() -> None:
    transform = explained(run(*CLERK))["actions"][1]
    assert list(transform) == ["do", "outcome", "events", "rules", "says"]
    assert transform["outcome"] == "done"
    assert transform["events"] == [EventKind.TRANSFORMED]
    assert "712.9" in transform["rules"]
    assert transform["says"]


def test_an_object_that_is_not_there_says_so() -> None:
    clerk = explained(run(place("Day Clerk", "clerk", "hand", face="back")))["objects"]["clerk"]
    assert clerk["exists"] is False
    assert clerk["name"] is None
    assert set(clerk) == {*OBJECT_KEYS, "proof", "why"} - {"matches", "is"}, "which ask, and tell no value"
    assert clerk["why"]["exists"][0]["rule"] == "712.8a"


def test_what_is_phased_out_is_told_with_its_values() -> None:
    """702.26d: it is still there, in the zone where it was, though it is treated as though it did not exist."""
    objects = explained(run(place(), do("phase_out", object="bear")))["objects"]
    bear = objects["bear"]
    assert list(objects) == ["bear"]
    assert (bear["phased_out"], bear["exists"], bear["name"], bear["zone"]) == (True, True, "Plain Bear", "battlefield")


def test_two_values_are_a_list_of_two() -> None:
    split = explained(run(place("Ember // Frost", "split", "hand"), edition="2016-01"))["objects"]["split"]
    assert split["name"] == ["Ember", "Frost"]
    assert split["mana_value"] == [2, 4]


def test_two_values_that_are_alike_are_one() -> None:
    twins = {**SPLIT, "card_faces": [{**half, "mana_cost": "{1}{R}"} for half in SPLIT["card_faces"]]}
    split = explained(run(place("Ember // Frost", "split", "hand"), edition="2016-01", cards=[twins]))["objects"][
        "split"
    ]
    assert split["name"] == ["Ember", "Frost"]
    assert (split["mana_cost"], split["mana_value"]) == ("{1}{R}", 2)


def test_what_other_players_see_is_told_by_player() -> None:
    bear = explained(run(place(zone="hand")))["objects"]["bear"]
    assert bear["looks_like"] == {"Ben": "card back"}


def test_the_document_is_json_and_nothing_else() -> None:
    document = explained(run(*CLERK, place("Ember // Frost", "split", "hand"), edition="2011-09"))
    assert json.loads(json.dumps(document)) == document
