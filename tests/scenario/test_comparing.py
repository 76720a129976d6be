from __future__ import annotations

from typing import Any

import pytest

from inspector.scenario import Failure, ObjectExpectation, failures
from inspector.scenario.comparing import same_value
from tests.scenario.samples import POOL, Record, do, place, run, scenario

SAME: list[tuple[str, Any, Any]] = [
    ("name", "Delver of Secrets", "Delver of Secrets"),
    ("name", "", ""),
    ("name", ("Fire", "Ice"), ("Fire", "Ice")),
    ("names", ("Ice", "Fire"), ("Fire", "Ice")),
    ("names", (), ()),
    ("mana_value", 2, 2),
    ("mana_value", 2.0, 2),
    ("mana_value", 0.5, 0.5),
    ("mana_value", (1, 4), (1, 4)),
    ("mana_value", 2, (2, 2)),
    ("colors", ("U", "W"), ("W", "U")),
    ("colors", (), ()),
    ("color_indicator", None, ()),
    ("types", ("Creature", "Artifact"), ("Artifact", "Creature")),
    ("types", (("Instant",), ("Sorcery",)), ("Sorcery", "Instant")),
    ("subtypes", ("Wizard", "Human"), ("Human", "Wizard")),
    ("keywords", ("Flying",), ("Flying", "Flying")),
    ("abilities", ("B", "A", "A"), ("A", "B", "A")),
    ("power", None, None),
    ("power", "*", "*"),
    ("power", -1, -1),
    ("face_up", None, None),
    ("face_down", True, "manifest"),
    ("face_down", True, "effect"),
    ("face_down", "manifest", "manifest"),
    ("face_down", False, False),
    ("unlocked", ("right", "left"), ("left", "right")),
    ("tapped", True, True),
    ("counters", {"+1/+1": 1}, {"+1/+1": 1}),
    ("counters", {}, {"+1/+1": 0}),
    ("counters", {"loyalty": 0}, {}),
    ("state_based", ("704.5j", "704.5f"), ("704.5f", "704.5j")),
]
DIFFERENT: list[tuple[str, Any, Any]] = [
    ("name", "Delver", "Delver of Secrets"),
    ("name", "", "Delver of Secrets"),
    ("name", "Fire", ("Fire", "Ice")),
    ("name", "Fire // Ice", ("Fire", "Ice")),
    ("names", (), ("Fire",)),
    ("mana_value", 1, 2),
    ("mana_value", 5, (1, 4)),
    ("mana_value", (1, 4), 5),
    ("colors", ("U",), ()),
    ("colors", (), ("U",)),
    ("types", ("Creature",), ("Artifact", "Creature")),
    ("types", ("Artifact", "Creature"), ("Creature",)),
    ("keywords", (), ("Flying",)),
    ("abilities", ("A",), ("A", "A")),
    ("abilities", (), ("A",)),
    ("power", 0, None),
    ("power", None, 0),
    ("power", "2", 2),
    ("power", 1, True),
    ("face_up", None, "front"),
    ("face_up", "front", "back"),
    ("face_down", True, False),
    ("face_down", False, "manifest"),
    ("face_down", "morph", "manifest"),
    ("tapped", False, True),
    ("token", True, False),
    ("counters", {"+1/+1": 1}, {"+1/+1": 2}),
    ("counters", {}, {"+1/+1": 2}),
    ("state_based", (), ("704.5f",)),
]


@pytest.mark.parametrize(("key", "expected", "actual"), SAME)
def test_a_value_is_as_expected(key: str, expected: object, actual: object) -> None:
    assert same_value(key, expected, actual)


@pytest.mark.parametrize(("key", "expected", "actual"), DIFFERENT)
def test_a_value_is_not_as_expected(key: str, expected: object, actual: object) -> None:
    assert not same_value(key, expected, actual)


CLERK = [place("Day Clerk", "clerk"), do("transform", object="clerk")]
IN_HAND = [place("Plain Bear", "bear", "hand", player="Ben")]


def failing(*actions: Record, expect: Record, **keys: Any) -> tuple[Failure, ...]:  # noqa: ANN401
    return failures(scenario(*actions, expect=[expect]).expect, run(*actions, **keys))


def differing(*actions: Record, expect: Record, **keys: Any) -> list[str]:  # noqa: ANN401
    return [found.what for failure in failing(*actions, expect=expect, **keys) for found in failure.differences]


HOLDS: list[Record] = [
    {"object": "clerk"},
    {"object": "clerk", "name": "Night Clerk", "mana_cost": "", "mana_value": 3, "colors": ["B"], "face_up": "back"},
    {
        "object": "clerk",
        "supertypes": ["Legendary"],
        "types": ["Creature"],
        "subtypes": ["Horror"],
        "keywords": ["Flying"],
    },
    {"object": "clerk", "abilities": ["Flying"], "power": 4, "toughness": 3, "loyalty": None, "defense": None},
    {"object": "clerk", "zone": "battlefield", "owner": "Ana", "controller": "Ana", "token": False, "tapped": False},
    {"object": "clerk", "exists": True, "face_down": False, "flipped": False, "unlocked": [], "counters": {}},
    {"object": "clerk", "rules": {"mana_value": ["712.8e"], "name": []}},
    {"action": 1},
    {"action": 1, "outcome": "done", "events": ["transformed"], "no_events": ["entered", "left"], "rules": ["712.9"]},
    {"game": {"day_night": None}},
]


@pytest.mark.parametrize("expect", HOLDS)
def test_what_the_rules_say_of_a_transformed_permanent_holds(expect: Record) -> None:
    assert failing(*CLERK, expect=expect) == ()


FAILS: list[tuple[Record, list[str]]] = [
    ({"object": "clerk", "name": "Day Clerk"}, ["name"]),
    ({"object": "clerk", "name": "Day Clerk", "power": 1, "toughness": 3}, ["name", "power"]),
    ({"object": "clerk", "exists": False}, ["exists"]),
    ({"object": "clerk", "rules": {"mana_value": ["712.8f"]}}, ["the rules of mana_value"]),
    ({"object": "clerk", "looks_like": "card back"}, ["looks_like"]),
    ({"action": 1, "outcome": "illegal"}, ["outcome"]),
    ({"action": 1, "events": ["transformed", "entered"]}, ["the events"]),
    ({"action": 1, "no_events": ["transformed"]}, ["no events"]),
    ({"action": 1, "rules": ["712.9", "1.1"]}, ["the rules"]),
    ({"game": {"day_night": "night"}}, ["day_night"]),
]


@pytest.mark.parametrize(("expect", "what"), FAILS)
def test_what_does_not_hold_is_told_key_by_key(expect: Record, what: list[str]) -> None:
    assert differing(*CLERK, expect=expect) == what


def test_a_failure_reads_as_one_line_with_expected_and_got() -> None:
    found = failing(*CLERK, expect={"object": "clerk", "name": "Day Clerk", "colors": ["W"]})[0]
    assert str(found) == (
        'expect[0] (object "clerk"): expected name "Day Clerk", got "Night Clerk"; expected colors ["W"], got ["B"]'
    )


def test_a_missing_event_is_told_with_those_that_occurred() -> None:
    found = failing(*CLERK, expect={"action": 1, "events": ["entered"]})[0]
    assert str(found) == 'expect[0] (action 1): expected the events ["entered"], got ["transformed"]'


def test_only_what_fails_is_listed_each_with_its_index() -> None:
    expect: list[Record] = [
        {"object": "clerk"},
        {"object": "clerk", "power": 9},
        {"action": 0},
        {"action": 0, "rules": ["1.1"]},
    ]
    read = scenario(*CLERK, expect=expect)
    assert [found.index for found in failures(read.expect, run(*CLERK))] == [1, 3]


def test_two_values_of_a_split_card_are_expected_as_a_list_in_an_old_edition() -> None:
    split = place("Ember // Frost", "split", "hand")
    both = {"object": "split", "name": ["Ember", "Frost"], "mana_cost": ["{1}{R}", "{3}{U}"], "mana_value": [2, 4]}
    assert failing(split, expect=both, edition="2011-09") == ()
    assert differing(split, expect=both, edition="2026-08") == ["name", "mana_cost", "mana_value"]


def test_a_combined_split_card_has_one_name_in_a_new_edition() -> None:
    split = place("Ember // Frost", "split", "hand")
    both = {
        "object": "split",
        "name": "Ember // Frost",
        "names": ["Frost", "Ember"],
        "mana_value": 6,
        "colors": ["R", "U"],
    }
    assert failing(split, expect=both) == ()


def test_what_players_see_is_expected_of_one_or_of_all_who_may_not_look() -> None:
    assert failing(*IN_HAND, expect={"object": "bear", "looks_like": "card back"}) == ()
    assert failing(*IN_HAND, expect={"object": "bear", "looks_like": {"player": "Ana", "is": "card back"}}) == ()
    assert differing(*IN_HAND, expect={"object": "bear", "looks_like": "face-down creature"}) == ["looks_like"]
    assert differing(*IN_HAND, expect={"object": "bear", "looks_like": {"player": "Ben", "is": "card back"}}) == [
        "looks_like"
    ]


REFUSED = [place("Day Clerk", "clerk", "hand", face="back")]


def test_an_object_that_is_not_there_can_be_expected_not_to_exist() -> None:
    assert failing(*REFUSED, expect={"object": "clerk", "exists": False}) == ()


@pytest.mark.parametrize("expect", [{"exists": True}, {"name": "Day Clerk"}, {"exists": False, "name": "x"}, {}])
def test_an_object_that_is_not_there_has_no_values(expect: Record) -> None:
    assert differing(*REFUSED, expect={"object": "clerk", **expect}) == ["exists"]


def test_the_pool_of_these_tests_holds_their_cards() -> None:
    assert POOL.find("Night Clerk") is POOL.find("Day Clerk // Night Clerk") is not None


def _decided(rule: str | list[str]) -> tuple[str, ...]:
    actions = (place(), do("transform", object="bear"))
    expect = [{"object": "bear", "decided_by": {"name": rule}}, {"action": 1, "decided_by": rule}]
    wanted = scenario(*actions, expect=expect).expect
    return tuple(failure.about for failure in failures(wanted, run(*actions)))


def test_the_first_rule_named_must_be_the_one_expected_or_one_of_those() -> None:
    assert _decided("201.1") == ("action 1",)
    assert _decided(["712.9", "701.27a"]) == ('object "bear"',)
    assert _decided(["201.1", "712.9"]) == ()
    # 701.27c is cited for the action too, but not first.
    assert _decided("701.27c") == ('object "bear"', "action 1")


@pytest.mark.parametrize(
    ("actions", "expect"),
    [
        ([do("designate", object="bear", **{"as": "ring bearer"})], {"designations": ["Ring-bearer"]}),
        ([do("designate", object="bear", **{"as": "Monstrous"})], {"designations": ["monstrous"]}),
        ([do("choose", object="bear", creature_type="elf")], {"chosen": {"creature_type": "Elf"}}),
        ([do("choose", object="bear", creature_type="Elf")], {"chosen": {"creature type": "Elf"}}),
        ([], {"designations": [], "chosen": {}, "phased_out": False}),
        (
            [do("counters", object="bear", kind="+1/+1"), do("phase_out", object="bear")],
            {"exists": True, "phased_out": True, "counters": {"+1/+1": 1}, "zone": "battlefield", "power": 3},
        ),
        ([do("phase_out", object="bear")], {"matches": {"types": "Creature"}, "is": False}),
        ([do("phase_out", object="bear")], {"decided_by": {"phased_out": "702.26b"}}),
        (
            [do("designate", object="bear", **{"as": "suspected"})],
            {
                "abilities": ["Trample", "Vigilance.", "Menace", "This creature can’t block"],
                "decided_by": {"designations": "701.60b"},
            },
        ),
    ],
    ids=str,
)
def test_what_is_kept_with_an_object_can_be_expected(actions: list[Record], expect: Record) -> None:
    assert failing(place(), *actions, expect={"object": "bear", **expect}) == ()


def test_what_is_not_so_fails() -> None:
    suspected = do("designate", object="bear", **{"as": "suspected"})
    for key, value in {"designations": ["goaded"], "chosen": {"color": "G"}, "phased_out": True}.items():
        assert differing(place(), suspected, expect={"object": "bear", key: value}) == [key]


def test_a_value_is_shown_as_people_write_it() -> None:
    found = failures((ObjectExpectation(label="bear", values={"name": "Æther — Bär"}),), run(place()))
    assert '"Æther — Bär"' in str(found[0])
