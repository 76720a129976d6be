"""Proofs in files: the public form of a step, and which steps an expectation matches."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.scenario import explained, failures
from inspector.scenario.proofs import first_unproved
from tests.scenario.samples import Record, do, place, run, scenario

ANTHEM: Record = {
    "name": "Plain Anthem",
    "layout": "normal",
    "mana_cost": "{2}{W}",
    "type_line": "Enchantment",
    "static": [{"filter": {"types": "Creature"}, "change": {"power": "+1", "toughness": "+1"}}],
}
COUNTER: Record = {
    "name": "Bear Counter",
    "layout": "normal",
    "mana_cost": "{B}",
    "type_line": "Creature — Horror",
    "power": "*",
    "toughness": "1",
    "define": {"power": {"count": {"subtypes": "Bear", "controller": "you"}}},
}
BOARD = (
    place(),
    place("Plain Anthem", "anthem"),
    place("Bear Counter", "horror"),
    do("effect", on=["bear"], change={"set_power": 5, "set_toughness": 5}, called="Big Spell"),
    do("counters", object="bear", kind="+1/+1", count=2),
)


def proof(label: str) -> list[Record]:
    found: list[Record] = explained(run(*BOARD, cards=[ANTHEM, COUNTER]))["objects"][label]["proof"]
    return found


def test_the_first_step_holds_the_values_before_any_effect() -> None:
    first = proof("bear")[0]
    assert (first["layer"], first["rules"]) == ("start", ["613.1"])
    assert (first["values"]["name"], first["values"]["power"], first["values"]["subtypes"]) == (
        "Plain Bear",
        2,
        ["Bear"],
    )


def test_steps_stand_in_layer_order_and_say_from_what_to_what() -> None:
    steps = [(step["layer"], step["source_name"], step["changes"]["power"]) for step in proof("bear")[1:]]
    assert steps == [
        ("7b", "Big Spell", {"from": 2, "to": 5}),
        ("7c", "Plain Anthem", {"from": 5, "to": 6}),
        ("7c", "Plain Bear", {"from": 6, "to": 8}),
    ]


def test_what_resolved_has_no_source_and_counters_have_their_object() -> None:
    assert [step["source"] for step in proof("bear")[1:]] == [None, "anthem", "bear"]


def test_what_was_counted_is_named_listed_and_numbered() -> None:
    defined = proof("horror")[1]
    assert (defined["layer"], defined["changes"]["power"]["to"]) == ("7a", 1)
    assert defined["counted"] == {"what": "Bears you control", "objects": ["bear"], "is": 1}


def test_a_step_has_the_keys_of_what_it_has_to_say_and_no_others() -> None:
    start, spell, anthem, counters = proof("bear")
    assert list(start) == ["layer", "values", "rules", "says"]
    common = ["layer", "source", "source_name", "timestamp", "applied", "changes", "rules", "says"]
    # The anthem is newer than nothing that it overrides, and a counter came last of all.
    assert [list(step) for step in (spell, anthem, counters)] == [common] * 3
    assert (anthem["source"], anthem["timestamp"], anthem["applied"]) == ("anthem", 2, True)
    assert list(proof("horror")[1]) == [*common[:6], "counted", *common[6:]]


def test_to_what_a_step_is_tied_is_told_with_whether_it_holds() -> None:
    """611.3a: what an effect is tied to is looked at again each time."""
    tied = {**ANTHEM, "name": "Night Anthem", "static": [{**ANTHEM["static"][0], "if": {"turn_of": "you"}}]}
    steps = explained(run(place(), place("Night Anthem", "anthem"), cards=[tied]))["objects"]["bear"]["proof"]
    (condition,) = steps[1]["conditions"]
    assert condition["holds"] is True
    assert "turn" in condition["says"]


def test_what_a_copy_effect_copied_is_told_by_its_label() -> None:
    """707.2, 613.1a: a copy effect comes from what resolved, and is of the object that was copied."""
    actions = (place(), place("Day Clerk", "clerk"), do("become_copy", object="bear", of="clerk"))
    step = explained(run(*actions))["objects"]["bear"]["proof"][1]
    assert (step["layer"], step["source"], step["of"]) == ("1a", None, "clerk")
    assert step["changes"]["name"] == {"from": "Plain Bear", "to": "Day Clerk"}


def test_an_effect_that_goes_on_without_its_ability_says_so() -> None:
    """613.6: what began to apply in layer 4 or 6 goes on in 7b, although the ability is lost by then."""
    change = {"lose_all_abilities": True, "set_power": 1, "set_toughness": 1}
    quiet = {**ANTHEM, "name": "Quiet", "static": [{"filter": {"types": "Creature"}, "change": change}]}
    wake = {**ANTHEM, "name": "Wake", "static": [{"filter": {"name": "Quiet"}, "change": {"add_types": ["Creature"]}}]}
    steps = explained(run(place("Quiet", "q"), place("Wake", "w"), cards=[quiet, wake]))["objects"]["q"]["proof"]
    assert [(step["layer"], step.get("although_lost")) for step in steps] == [
        ("start", None),
        ("4", None),
        ("6", None),
        ("7b", True),
    ]


def test_a_number_that_a_card_leaves_out_is_counted_as_none() -> None:
    lord = {"name": "Sizeless", "layout": "normal", "type_line": "Creature — Bear"}
    most = {"power": {"greatest": "power", "among": {"types": "Creature"}}}
    board = (place(), place("Sizeless", "lord"), do("effect", on=["bear"], source="lord", change=most))
    step = explained(run(*board, cards=[lord]))["objects"]["bear"]["proof"][-1]
    assert step["counted"] == {"what": "greatest power among creatures", "objects": ["bear", "lord"], "is": None}


def _holds(*steps: Record) -> bool:
    expect = [{"object": "bear", "proof": list(steps)}]
    wanted = scenario(*BOARD, cards=[ANTHEM, COUNTER], expect=expect).expect
    return not failures(wanted, run(*BOARD, cards=[ANTHEM, COUNTER]))


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([{"layer": "7b"}, {"layer": "7c", "source": "bear"}], True),
        # In this order: the anthem is older than the counters.
        ([{"layer": "7c", "source": "bear"}, {"layer": "7c", "source": "anthem"}], False),
        ([{"layer": "7c", "changes": {"power": 6}}], True),
        ([{"layer": "7c", "changes": {"power": {"from": 5}}}], True),
        ([{"layer": "7c", "changes": {"power": {"from": 5, "to": 6}}}], True),
        ([{"layer": "7c", "changes": {"power": {"from": 4, "to": 6}}}], False),
        ([{"layer": "7c", "changes": {"name": "Plain Bear"}}], False),
        ([{"layer": "start", "values": {"power": 2}}], True),
        ([{"layer": "start", "values": {"power": 3}}], False),
        ([{"layer": "start", "values": {"name": "Plain Bear", "power": 3}}], False),
        ([{"layer": "start", "values": {"power": 2, "timestamp": 1}}], False),
        ([{"layer": "start", "values": {"abilities": ["Vigilance.", "Trample"], "subtypes": ["Bear"]}}], True),
        ([{"layer": "7b", "applied": True, "although_lost": False}], True),
        ([{"layer": "7b", "applied": False}], False),
        ([{"layer": "7b", "after": ["anthem"]}], False),
    ],
)
def test_a_step_that_is_expected_must_be_there_in_order(steps: list[Record], expected: bool) -> None:
    assert _holds(*steps) is expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("b", True),
        ("c", False),
        ({"source": "b", "by": "existence"}, True),
        ({"source": "b", "by": "what it does"}, False),
    ],
)
def test_a_bare_label_among_the_dependencies_means_its_source(wanted: Any, expected: bool) -> None:  # noqa: ANN401
    step = {"layer": "4", "depends_on": [{"source": "b", "by": "existence"}]}
    found = first_unproved([{"depends_on": [wanted]}], [step], lambda _key, one, other: one == other)
    assert (found is None) is expected


@pytest.mark.parametrize(
    ("wanted", "expected"), [(["b"], True), (["b", "a"], True), (["c"], False), (["b", "c"], False)]
)
def test_613_7_what_a_step_comes_after_is_listed_by_its_labels(wanted: list[str], expected: bool) -> None:
    assert (first_unproved([{"after": wanted}], [{"layer": "7b", "after": ["a", "b"]}], _same) is None) is expected


def _same(_key: str, wanted: object, held: object) -> bool:
    return wanted == held


COUNTED: Record = {"what": "Bears you control", "objects": ["a", "b"], "is": 2}
STEP: Record = {"layer": "7a", "source": "a", "changes": {"power": {"from": None, "to": 2}}, "counted": COUNTED}
STEP["conditions"] = [{"says": "it is night", "holds": True}]
STEP["rules"] = ["613.7a", "613.7", "613.4b"]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"counted": {"is": 2}}, True),
        ({"counted": {"is": 3}}, False),
        ({"counted": {"objects": ["b", "a"]}}, True),
        ({"counted": {"objects": ["a"]}}, False),
        ({"counted": {"objects": "a"}}, False),
        ({"counted": {"objects": "ab"}}, False),
        ({"counted": {"what": ["a", "b"]}}, False),
        ({"counted": {"is": 2, "from": "a"}}, False),
        ({"conditions": [{"holds": True, "says": "it is night"}]}, True),
        ({"conditions": [{"holds": False, "says": "it is night"}]}, False),
        ({"conditions": [{"holds": True}]}, True),
        ({"conditions": [{"holds": False}]}, False),
        ({"conditions": ["it is night"]}, False),
        # The most specific first; others may stand between, as in the example of the design.
        ({"rules": ["613.7", "613.4b"]}, True),
        ({"rules": ["613.4b", "613.7"]}, False),
        ({"rules": ["613.7", "613.4c"]}, False),
        ({"rules": "613.7"}, False),
        ({"counted": {"what": "Bears you control", "is": 2}}, True),
        ({"counted": {"what": "Bears", "is": 2}}, False),
        ({"counted": 2}, False),
        ({"changes": {"power": {"from": None}}}, True),
        ({"changes": {"power": {"from": 1}}}, False),
        ({"changes": {"power": {"to": 2}}}, True),
        ({"changes": {"power": 2}}, True),
        ({"changes": {"power": 3}}, False),
        ({"changes": {"power": {"from": None, "other": 2}}}, False),
        ({"changes": {"toughness": 2}}, False),
        ({"changes": {}}, True),
        ({"changes": 2}, False),
        ({"values": {}}, False),
        ({"after": []}, True),
        ({"after": ["a"]}, False),
        ({"after": "a"}, False),
        ({"depends_on": []}, True),
        ({"applied": True, "loop": False, "although_lost": False}, True),
        ({"applied": False}, False),
        ({"loop": True}, False),
        ({"although_lost": True}, False),
        ({"because": "it is not computed"}, False),
        ({"source": "a"}, True),
        ({"source": None}, False),
    ],
)
def test_613_a_partial_step_matches_by_every_key_that_it_names(wanted: Record, expected: bool) -> None:
    assert (first_unproved([wanted], [STEP], _same) is None) is expected


def test_of_several_amounts_one_must_be_as_expected() -> None:
    other = {"what": "lands", "objects": [], "is": 0}
    step = {**STEP, "counted": [COUNTED, other]}
    assert first_unproved([{"counted": {"is": 0}}], [step], _same) is None
    assert first_unproved([{"counted": {"is": 2}}], [step], _same) is None
    assert first_unproved([{"counted": {"is": 1}}], [step], _same) == 0


@pytest.mark.parametrize(
    "wanted",
    [
        {"values": {"name": "Bear"}},
        {"changes": {"power": 3}},
        {"counted": {"is": 2}},
        {"after": ["a"]},
        {"depends_on": ["a"]},
        {"conditions": [{"holds": True}]},
        {"rules": ["613.4c"]},
        {"because": "it is not computed"},
    ],
)
def test_a_step_that_has_nothing_under_a_key_is_none_of_those_that_are_expected_to(wanted: Record) -> None:
    without: Record = {"layer": "start", "because": None, "rules": []}
    assert first_unproved([wanted], [without], _same) == 0
    held: Record = {
        "values": {"name": "Bear"},
        "changes": {"power": {"from": 2, "to": 3}},
        "counted": {"what": "Bears", "objects": [], "is": 2},
        "after": ["a"],
        "depends_on": [{"source": "a", "by": "existence"}],
        "conditions": [{"says": "it is night", "holds": True}],
        "rules": ["613.4c"],
        "because": "it is not computed",
    }
    assert first_unproved([wanted], [without, held], _same) is None


NIGHT, ALONE = {"says": "it is night", "holds": True}, {"says": "you control no Forest", "holds": False}


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"conditions": [{"holds": False}]}, True),
        ({"conditions": [NIGHT, ALONE]}, True),
        ({"conditions": [{"says": "it is night", "holds": False}]}, False),
        ({"conditions": [NIGHT, {"says": "it is day"}]}, False),
        ({"counted": {"objects": ["b", "a"], "is": 2}}, True),
        ({"counted": {"objects": ["a"]}}, False),
        ({"counted": {"objects": "a"}}, False),
        # What is listed is a list, also of one.
        ({"after": "a"}, False),
        ({"depends_on": "a"}, False),
        ({"rules": "6"}, False),
        ({"conditions": NIGHT}, False),
        ({"conditions": {}}, False),
        ({"conditions": ["it is night"]}, False),
        ({"values": "Bear"}, False),
        ({"changes": "power"}, False),
        ({"counted": 2}, False),
        ({"timestamp": True}, False),
        ({"timestamp": 1}, True),
    ],
)
def test_every_key_of_a_step_is_compared_in_its_own_form(wanted: Record, expected: bool) -> None:
    step: Record = {
        "timestamp": 1,
        "after": ["a"],
        "depends_on": [{"source": "a", "by": "existence"}],
        "rules": ["6"],
        "conditions": [NIGHT, ALONE],
        "counted": {"what": "Bears", "objects": ["a", "b"], "is": 2},
        "values": {"name": "Bear"},
        "changes": {"power": {"from": 2, "to": 3}},
    }
    assert (first_unproved([wanted], [step], _same) is None) is expected


def test_steps_match_in_their_order_and_each_but_once() -> None:
    steps = [{"layer": "4"}, {"layer": "6"}, {"layer": "6"}]
    assert first_unproved([{"layer": "4"}, {"layer": "6"}], steps, _same) is None
    assert first_unproved([{"layer": "6"}, {"layer": "6"}], steps, _same) is None
    assert first_unproved([{"layer": "6"}, {"layer": "4"}], steps, _same) == 1
    assert first_unproved([{"layer": "4"}, {"layer": "4"}], steps, _same) == 1
    assert first_unproved([{"layer": "7a"}], steps, _same) == 0
    assert first_unproved([], steps, _same) is None


def test_613_8_every_key_of_a_step_is_printed_where_it_has_something_to_say() -> None:
    """Whose ability is gone, what took it, what it waited for and what it is newer than, as JSON has them."""
    humbling = {
        **ANTHEM,
        "name": "Plain Humility",
        "static": [{"filter": {"types": "Creature"}, "change": {"lose_all_abilities": True, "set_power": 1}}],
    }
    lord = {
        **COUNTER,
        "name": "Plain Lord",
        "static": [{"filter": {"subtypes": "Bear"}, "change": {"add_abilities": ["Trample"]}}],
    }
    actions = (
        place(),
        place("Plain Humility", "humility"),
        place("Plain Lord", "lord"),
        do("effect", on=["bear"], change={"set_power": 5}, called="Big Spell"),
    )
    objects = explained(run(*actions, cards=[humbling, lord]))["objects"]
    steps = {(step["layer"], step.get("source")): step for step in objects["bear"]["proof"]}
    gone = steps["6", "lord"]
    assert (gone["applied"], gone["because"], gone["by"], gone["changes"]) == (
        *(False, "the ability was lost before it began"),
        *("humility", {}),
    )
    assert gone["depends_on"] == [{"source": "humility", "by": "existence"}]
    newer = steps["7b", None]
    assert (newer["source_name"], newer["after"], newer["changes"]) == (
        *("Big Spell", ["humility"]),
        {"power": {"from": 1, "to": 5}},
    )
    assert "because" not in newer
    assert "loop" not in newer


def test_613_8b_a_step_in_a_loop_says_so_and_lists_each_number_that_was_counted() -> None:
    first = {**ANTHEM, "name": "First Turn", "type_line": "Artifact"}
    first["static"] = [{"filter": {"types": "Artifact"}, "change": {"set_types": ["Enchantment"]}}]
    second = {**ANTHEM, "name": "Second Turn"}
    second["static"] = [{"filter": {"types": "Enchantment"}, "change": {"set_types": ["Artifact"]}}]
    define = {**COUNTER["define"], "toughness": {"count": {"types": "Artifact"}}}
    two = {**COUNTER, "toughness": "*", "define": define}
    board = (place("First Turn", "first"), place("Second Turn", "second"), place("Bear Counter", "two"))
    found = explained(run(*board, cards=[first, second, two]))["objects"]
    assert [(step["source"], step.get("loop")) for step in found["first"]["proof"][1:]] == [
        ("first", True),
        ("second", True),
    ]
    assert found["two"]["proof"][1]["counted"] == [
        {"what": "Bears you control", "objects": [], "is": 0},
        {"what": "artifacts", "objects": ["first", "second"], "is": 2},
    ]
