"""What is said of a place in a file that holds something else than it may: each sort of place by its whole sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from inspector.scenario import ScenarioError, scenario_from_bytes
from inspector.scenario.shapes import choices, did_you_mean, path_text, shown
from tests.scenario.samples import FORMAT, Record, do, place, record

NUMBER = "a whole number of at most 15 digits"
NAME = "a text of at most 300 characters that is not empty"
COLORS = 'one of "W", "U", "B", "R", "G"'


def effect(**change: object) -> Record:
    return do("effect", on=["a"], change=change)


# A file, the place that is wrong in it, and what is told of that.
SENTENCES: list[tuple[Record, str, str]] = [
    # A key that is not known: with few keys all are listed, with many the one that was meant is enough.
    (record(do("end_turn", x=1)), "actions[0].x", "this key is not known here; the keys here are do, player"),
    (
        record(do("lock", object="a", half="left", hlf=1)),
        "actions[0].hlf",
        'this key is not known here (did you mean "half"?); the keys here are do, object, half, by, player',
    ),
    (
        {"format": FORMAT, "tittle": 1},
        "tittle",
        (
            'this key is not known here (did you mean "title"?); the keys here are format, title, edition, players, '
            "cards, actions, expect, viewer"
        ),
    ),
    (
        record(do("tap", filter={"typos": 1})),
        "actions[0].filter.typos",
        'this key is not known here (did you mean "types"?); correct it or take it out',
    ),
    (
        record(effect(powr=1)),
        "actions[0].change.powr",
        'this key is not known here (did you mean "power"?); correct it or take it out',
    ),
    # One of a few words.
    (record(do("day_night", value=3)), "actions[0].value", 'expected one of "day", "night", found 3'),
    (
        record(do("day_night", value="dya")),
        "actions[0].value",
        'expected one of "day", "night", found "dya" (did you mean "day"?)',
    ),
    # Numbers and texts, with what bounds them.
    (record(do("life", player="Ana", total=1.5)), "actions[0].total", f"expected {NUMBER}, found 1.5"),
    (record(do("cast", object="a", x=-1)), "actions[0].x", f"expected {NUMBER}, 0 or more, found -1"),
    (record(place(label="")), "actions[0].as", f'expected {NAME}, found ""'),
    ({"format": FORMAT, "players": [1]}, "players[0]", "expected a text, found 1"),
    (record(place(tapped=1)), "actions[0].tapped", "expected true or false, found 1"),
    # Lists, objects, and what they hold.
    (
        record(do("meld", objects=["a"], **{"as": "x"})),
        "actions[0].objects",
        f'expected a list of 2, each {NAME}, found ["a"]',
    ),
    (
        record(do("meld", objects=["a", 1], **{"as": "x"})),
        "actions[0].objects[1]",
        f"expected {NAME}, found 1",
    ),
    (
        record(do("transform", objects="bear")),
        "actions[0].objects",
        f'expected a list, each entry {NAME}, found "bear"',
    ),
    (
        record(place(counters={"x": "y"})),
        "actions[0].counters",
        f'expected an object, each value {NUMBER}, 0 or more, found {{"x": "y"}}',
    ),
    (record(3), "actions[0]", "expected an object, found 3"),  # type: ignore[arg-type]
    # One thing or another.
    (
        record(place(face_down=3)),
        "actions[0].face_down",
        'expected one of "cloak", "disguise", "manifest", "morph" or true or false or an object, found 3',
    ),
    (
        record(do("tap", filter={"colors": 3})),
        "actions[0].filter.colors",
        f"expected {COLORS} or a list, each entry {COLORS}, found 3",
    ),
    (
        record(do("tap", filter={"mana_value": []})),
        "actions[0].filter.mana_value",
        f'expected {NUMBER} or a comparison such as "<=3", found []',
    ),
    (
        record(effect(set_power="x")),
        "actions[0].change.set_power",
        f'expected {NUMBER} or "mana value" or an object, found "x"',
    ),
    # Inside of one of several kinds.
    (record(effect(set_power={"count": 3})), "actions[0].change.set_power.count", "expected an object, found 3"),
    (
        record(effect(set_power={"of": "powr", "on": "self"})),
        "actions[0].change.set_power.of",
        (
            'expected one of "colors", "loyalty", "mana value", "power", "toughness", found "powr" '
            '(did you mean "power"?)'
        ),
    ),
    # A key that is missing, with what it may hold.
    (
        record(do("day_night")),
        "actions[0]",
        'the key `value` is missing; add it, with one of "day", "night"',
    ),
    (record(do("tap", player="Ana")), "actions[0]", "exactly one of `object`, `objects` and `filter` is needed"),
]


@pytest.mark.parametrize(("whole", "path", "told"), SENTENCES)
def test_what_stands_where_something_else_may_is_told_in_one_sentence(whole: Record, path: str, told: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        scenario_from_bytes(json.dumps(whole).encode(), "x.scenario.json")
    assert (refused.value.path, refused.value.expected) == (path, told)


@pytest.mark.parametrize(
    ("values", "listed"),
    [(["day"], '"day"'), (["day", "night"], 'one of "day", "night"'), (["a", "b", "c"], 'one of "a", "b", "c"')],
)
def test_what_may_stand_in_a_place_is_listed_in_quotes(values: list[str], listed: str) -> None:
    assert choices(values) == listed


@pytest.mark.parametrize(
    ("given", "meant"),
    [("Ana", "Ana"), ("ana", "Ana"), ("Anna", "Ana"), ("BEN", "Ben"), ("Zoe", ""), ("", "")],
)
def test_the_nearest_word_is_meant_whatever_its_capitals(given: str, meant: str) -> None:
    assert did_you_mean(given, ["Ana", "Ben"]) == (f' (did you mean "{meant}"?)' if meant else "")


@pytest.mark.parametrize(
    ("steps", "path"),
    [([], ""), (["actions", 3], "actions[3]"), (["actions", 0, "filter", "types", 1], "actions[0].filter.types[1]")],
)
def test_a_path_is_written_as_files_are_read(steps: list[str | int], path: str) -> None:
    assert path_text(steps) == path


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "null"), (True, "true"), (["ü"], '["ü"]'), ("x" * 58, f'"{"x" * 58}"'), ("x" * 59, f'"{"x" * 59}...')],
)
def test_a_value_is_shown_as_files_write_it_and_a_long_one_shortened(value: Any, text: str) -> None:  # noqa: ANN401
    assert shown(value) == text
