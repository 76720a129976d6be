from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from inspector.rules import characteristics
from inspector.scenario import Failure, LooksLike, ObjectExpectation, failures
from inspector.scenario.comparing import _value_differences, same_value
from tests.scenario.samples import POOL, Record, do, place, run, scenario

LISTS_OF_HALVES = ("colors", "color_indicator", "supertypes", "types", "subtypes", "keywords")
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
    # The headings of the rules, lists and cards write them in other capitals (702.7, 702.87).
    ("keywords", ("First Strike", "Level up"), ("First strike", "Level Up")),
    ("abilities", ("B", "A", "A"), ("A", "B", "A")),
    ("abilities", ("This creature can’t block.",), ("This creature can't block",)),
    # In the older editions the mana goes to a pool (305.6).
    ("abilities", ("{T}: Add {G} to your mana pool.",), ("{T}: Add {G}.",)),
    ("abilities", (("A", "B"), ("C",)), ("A", "B", "C")),
    ("abilities", [["A"], ["B"]], ["A", "B"]),
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
    # The rule of its subject beside the one that lists the action may be left out.
    ("state_based", ("704.5d",), ("704.5d", "111.7")),
    ("state_based", ("111.7", "704.5d"), ("704.5d", "111.7")),
    ("state_based", ("702.103f",), ("702.103f",)),
    ("state_based", ("704.6d",), ("704.6d", "903.9a")),
    ("chosen", {"creature type": "Elf", "number": 2}, {"number": 2, "creature_type": "Elf"}),
    ("designations", ("Ring-bearer", "Monstrous"), ("monstrous", "ring bearer")),
    # As a proof has them, in which lists are those of JSON.
    ("name", ["Fire", "Ice"], ("Ice", "Fire")),
    ("types", ["Creature", "Artifact"], ["Artifact", "Creature"]),
    ("types", [["Instant"], ["Sorcery"]], ["Sorcery", "Instant"]),
    # What is in either of two halves, of every list that a split card has two of.
    *((key, (("A",), ("B", "C")), ("C", "B", "A")) for key in LISTS_OF_HALVES),
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
    ("abilities", ("A",), ("B",)),
    ("chosen", {"creature_type": "Elf"}, {"creature_type": "Goblin"}),
    ("chosen", {}, {"color": "G"}),
    ("designations", (), ("monstrous",)),
    *((key, (("A",), ("B",)), ("A",)) for key in LISTS_OF_HALVES),
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
    ("state_based", ("111.7",), ("704.5d", "111.7")),
    ("state_based", ("704.5d",), ("704.5d", "704.5f")),
    ("state_based", ("704.5d", "111.8"), ("704.5d", "111.7")),
    ("state_based", (), ("702.103f",)),
    ("keywords", ("First Strike",), ("Double strike",)),
    # As a proof has them.
    ("name", ["Fire", "Ice"], ["Fire"]),
    ("colors", ["U"], ["W"]),
    ("types", ["Creature"], ["Land"]),
    ("types", ["Creature"], []),
    ("types", [["Instant"], ["Sorcery"]], ["Instant"]),
    ("keywords", ["Flying"], ["Reach"]),
    ("abilities", ["A"], ["B"]),
    ("abilities", [["A"], ["B"]], ["A"]),
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


def test_what_players_see_otherwise_than_expected_is_told_or_that_all_may_look() -> None:
    down, up = place(label="down", face_down="manifest"), place(label="up")
    expected = [{"object": label, "looks_like": "card back"} for label in ("down", "up")]
    told = [
        failure.differences[0].got for failure in failures(scenario(down, up, expect=expected).expect, run(down, up))
    ]
    assert told == ['{"Ben": "face-down creature"}', "every player may look at it"]


def test_an_object_that_is_not_there_can_be_expected_not_to_exist() -> None:
    assert failing(*REFUSED, expect={"object": "clerk", "exists": False}) == ()


NOT_THERE: list[Record] = [
    {"exists": True},
    {},
    {"name": "Day Clerk"},
    *(
        {"exists": False, **more}
        for more in (
            {"name": "x"},
            {"rules": {"name": ["201.1"]}},
            {"decided_by": {"name": "201.1"}},
            {"proof": [{"layer": "start"}]},
        )
    ),
]


@pytest.mark.parametrize("expect", NOT_THERE)
def test_an_object_that_is_not_there_has_no_values(expect: Record) -> None:
    found = failing(*REFUSED, expect={"object": "clerk", **expect})
    assert [str(failure) for failure in found] == ['expect[0] (object "clerk"): expected exists true, got false']


def test_an_object_that_is_there_is_not_expected_to_be_none() -> None:
    found = failing(*CLERK, expect={"object": "clerk", "exists": False})
    assert [str(failure) for failure in found] == ['expect[0] (object "clerk"): expected exists false, got true']


SENTENCES: list[tuple[Record, str]] = [
    ({"action": 1, "decided_by": "712.9a"}, 'the rule that decides the action "712.9a", got "712.9"'),
    ({"object": "clerk", "decided_by": {"name": "1.1"}}, 'the rule that decides name "1.1", got "712.8e"'),
    ({"object": "clerk", "matches": {"types": "Land"}, "is": True}, 'matches {"types": "Land"} true, got false'),
    ({"object": "clerk", "looks_like": "card back"}, 'looks_like "card back", got every player may look at it'),
    ({"action": 1, "no_events": ["transformed"]}, 'no events ["transformed"], got ["transformed"]'),
    ({"game": {"day_night": "night"}}, 'day_night "night", got null'),
]


@pytest.mark.parametrize(("expect", "says"), SENTENCES)
def test_a_sentence_names_what_was_expected_and_then_what_it_is(expect: Record, says: str) -> None:
    (found,) = failing(*CLERK, expect=expect)
    assert str(found).partition(": expected ")[2] == says


def test_a_step_that_is_missing_is_told_beside_those_there_are_without_their_sentences() -> None:
    """613.1: what a start holds and what a step says would bury which steps there are."""
    pumped = do("effect", on=["clerk"], change={"power": "+1"}, called="Big Spell")
    steps = [{"layer": "start"}, {"layer": "7c", "timestamp": 99}]
    (found,) = failing(*CLERK, pumped, expect={"object": "clerk", "proof": steps})
    (difference,) = found.differences
    assert (difference.what, difference.expected) == ("step 1 of the proof", '{"layer": "7c", "timestamp": 99}')
    shown = json.loads(difference.got)
    assert [step["layer"] for step in shown] == ["start", "7c"]
    assert shown[1]["changes"] == {"power": {"from": 4, "to": 5}}
    assert not {"says", "rules", "values"} & {key for step in shown for key in step}


def test_every_text_must_be_part_of_what_is_said_and_of_the_key_it_is_expected_under() -> None:
    said = do("not_read", says="Everything is different now", objects=["clerk"])
    texts = ["everything is", "different  now"]
    assert failing(*CLERK, said, expect={"object": "clerk", "not_computed": texts}) == ()
    assert differing(*CLERK, said, expect={"object": "clerk", "not_computed": [*texts, "as it was"]}) == [
        "not_computed"
    ]
    assert differing(*CLERK, said, expect={"object": "clerk", "not_computed": []}) == ["not_computed"]
    assert differing(*CLERK, said, expect={"object": "clerk", "depends": texts}) == ["depends"]
    assert failing(*CLERK, said, expect={"object": "clerk", "depends": []}) == ()


def test_what_everyone_sees_is_what_each_of_them_sees() -> None:
    seen = msgspec.structs.replace(
        characteristics(run(*IN_HAND).table, "bear"), looks_like={"Ana": "card back", "C": "?"}
    )
    assert [found.what for found in _value_differences({"looks_like": "card back"}, seen)] == ["looks_like"]
    assert _value_differences({"looks_like": LooksLike("Ana", "card back")}, seen) == []


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
