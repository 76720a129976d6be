from __future__ import annotations

import json
import random
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from inspector.cards.limits import LONGEST_NUMBER
from inspector.scenario import Scenario, ScenarioError, explained, failures, read_scenario, replay, scenario_from_bytes
from inspector.scenario.limits import (
    DEEPEST_NESTING,
    LARGEST_FILE,
    MEGABYTE,
    bytes_of_file,
    check_keys_and_numbers,
    checked_text,
    place_in_text,
)
from tests.scenario.samples import BEAR, CLERK, FORMAT, POOL, Record, do, file, place, record

WHERE = "hostile.scenario.json"
WHOLE = file(
    place("Day Clerk", "clerk"),
    do("transform", filter={"subtypes": ["Human"], "not": {"name": "x"}}),
    place(zone="hand"),
    title='A "title" with [brackets] and \\ strokes',
    players=["Ana", "Ben"],
    cards=[CLERK, BEAR],
    expect=[{"object": "clerk", "name": "Night Clerk"}, {"action": 0, "outcome": "done"}],
)


def refused(data: bytes) -> str:
    with pytest.raises(ScenarioError) as found:
        scenario_from_bytes(data, WHERE)
    assert str(found.value).count("\n") == 0
    assert len(str(found.value)) < 2000
    return str(found.value)


def test_a_hundred_megabytes_of_brackets_end_in_a_sentence_and_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / WHERE
    with path.open("wb") as hostile:
        for _ in range(100):
            hostile.write(b"[" * MEGABYTE)
    tracemalloc.start()
    with pytest.raises(ScenarioError, match="larger than 8 MB"):
        read_scenario(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 3 * LARGEST_FILE


def test_a_special_file_without_an_end_is_not_read_to_it() -> None:
    endless = Path("/dev/zero")
    if not endless.exists():
        pytest.skip("this system has no such file")
    with pytest.raises(ScenarioError, match="this is a device, not a file"):
        read_scenario(endless)


@pytest.mark.parametrize(
    "pattern", [b"[", b"[]", b"[[],", b'{"a":', b'"\\"', b'"a",', b"{", b"]", b" ", b"1", b"\\", b"-"]
)
def test_as_many_megabytes_as_are_read_at_all_end_in_a_sentence_soon(pattern: bytes) -> None:
    refused(pattern * (LARGEST_FILE // len(pattern)))


@pytest.mark.parametrize("pattern", [b"[],", b"{},", b"0,", b'"",', b'{"name":"A","type_line":"Land"},'])
def test_long_lists_inside_a_file_are_read_or_refused(pattern: bytes) -> None:
    # As many megabytes as are read at all are tried above; lists of a megabyte are as long as any that is looked into.
    size = MEGABYTE
    many = (pattern * (size // len(pattern))).rstrip(b",")
    refused(b'{"format": "card-inspector/1", "players": [' + many + b"]}")


def test_many_keys_of_which_one_stands_twice_are_searched_to_the_end() -> None:
    keys = b",".join(b'"%d":0' % number for number in range(400_000))
    with pytest.raises(ScenarioError, match='"399999"'):
        check_keys_and_numbers(b"{" + keys + b',"399999":1}', WHERE)


@pytest.mark.parametrize(
    ("number", "is_refused"),
    [
        *((b"9" * LONGEST_NUMBER, False), (b"9" * (LONGEST_NUMBER + 1), True), (b"1e308", False), (b"1e309", True)),
        *((b"-1e309", True), (b"0." + b"1" * (LONGEST_NUMBER - 2), False), (b"0." + b"1" * (LONGEST_NUMBER - 1), True)),
    ],
)
def test_a_number_without_measure_is_refused_at_its_place(number: bytes, is_refused: bool) -> None:
    data = b'{"a": [1, {"b": ' + number + b"}]}"
    if not is_refused:
        check_keys_and_numbers(data, WHERE)
        return
    with pytest.raises(ScenarioError, match="larger than any that is computed with") as found:
        check_keys_and_numbers(data, WHERE)
    assert found.value.path == "a[1].b"


@pytest.mark.parametrize(
    ("data", "path"),
    [
        # The decoder that refuses these too says neither where nor why.
        (b'{"format": 1e999}', "format"),
        (
            b'{"format": "card-inspector/1", "actions": [{"do": "life", "player": "Ana", "total": 1e999}]}',
            "actions[0].total",
        ),
        # Of several the last is told, and of what stands inside one another the outer.
        (b'{"format": "card-inspector/1", "cards": [{"x": [1e999, 1e998, 3]}]}', "cards[0].x[1]"),
        (b'{"format": "card-inspector/1", "title": "", "cards": [{"x": 1e999}], "title": ""}', ""),
    ],
)
def test_what_is_wrong_with_keys_and_numbers_is_told_before_all_else(data: bytes, path: str) -> None:
    with pytest.raises(ScenarioError, match=r"larger than any|is here twice") as found:
        scenario_from_bytes(data, WHERE)
    assert found.value.path == path


@pytest.mark.parametrize(
    ("begins", "words"),
    [
        *(
            (begins, "this file is a picture")
            for begins in (b"\x89PNG\r\n", b"\xff\xd8\xff\xe0", b"GIF89a", b"RIFF....WEBP")
        ),
        *((begins, "this is UTF-16; save it again as UTF-8") for begins in (b"\xff\xfe{\0", b"\xfe\xff\0{")),
        (b"\x80{}", "expected UTF-8 text, here are other bytes"),
    ],
)
def test_what_is_no_text_is_called_what_it_is(begins: bytes, words: str) -> None:
    assert words in refused(begins)


def nested(depth: int) -> bytes:
    return file(cards=[{**BEAR, "prices": None}]).replace(b"null", b"[" * depth + b"]" * depth)


def test_nesting_is_read_up_to_a_depth_and_refused_beyond() -> None:
    # Around the value there are the file, its list of cards and the card.
    scenario_from_bytes(nested(DEEPEST_NESTING - 3), WHERE)
    assert f"nested {DEEPEST_NESTING + 1} deep" in refused(nested(DEEPEST_NESTING - 2))
    assert "nested" in refused(nested(100_000))


def test_the_bracket_that_is_one_too_many_is_pointed_at() -> None:
    # The third line opens it; brackets in a text before it and pairs that are closed again do not count.
    opening = b'{"format": "card-inspector/1", "title": "[[{",\n"players": ["Ana", "Ben"],\n"cards": '
    told = refused(opening + b"[" * (DEEPEST_NESTING + 5) + b"]" * (DEEPEST_NESTING + 5) + b"}")
    # The file's own brace is the first of the hundred and one.
    column = len('"cards": ') + DEEPEST_NESTING
    assert f"line 3, column {column}: this bracket is one too many" in told


def test_of_millions_of_brackets_no_more_is_kept_than_the_file_itself_needs() -> None:
    data = b"[" * (MEGABYTE // 5)
    tracemalloc.start()
    refused(data)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 8 * len(data)


def test_brackets_in_texts_do_not_nest() -> None:
    text = json.dumps("[{" * 1000 + '\\"[' * 1000)
    assert scenario_from_bytes(b'{"format": "card-inspector/1", "title": ' + text.encode() + b"}", WHERE).title


def test_filters_may_be_nested_as_deep_as_anything() -> None:
    inner: Record = {"types": "Land"}
    for _ in range(DEEPEST_NESTING - 4):
        inner = {"not": inner}
    scenario_from_bytes(file(place(), do("tap", filter=inner)), WHERE)


def test_of_a_file_no_more_is_read_than_tells_that_it_is_too_large(tmp_path: Path) -> None:
    assert (LARGEST_FILE, DEEPEST_NESTING) == (8_000_000, 100), "as the format says"
    path = tmp_path / WHERE
    path.write_bytes(b" " * (LARGEST_FILE + 2))
    assert len(bytes_of_file(path)) == LARGEST_FILE + 1


def test_a_file_of_exactly_the_largest_size_is_read() -> None:
    whole = file(title="x").ljust(LARGEST_FILE)
    assert scenario_from_bytes(whole, WHERE).title == "x"
    assert "larger than" in refused(whole + b" ")


def test_a_place_is_counted_in_letters_from_one() -> None:
    data = "a\nüü{".encode()
    assert place_in_text(data, 0) == "line 1, column 1"
    assert place_in_text(data, len(data) - 1) == "line 2, column 3"


def test_what_is_shown_of_a_long_value_is_short() -> None:
    assert len(refused(json.dumps(record({**place(), "zone": "x" * 100_000})).encode())) < 500


def test_text_is_given_back_without_its_byte_order_mark() -> None:
    assert checked_text(b"\xef\xbb\xbf{}", WHERE) == b"{}"


def read_and_run(data: bytes) -> Scenario | ScenarioError:
    """What must never end in anything but a scenario that runs, or in a sentence about the file."""
    try:
        found = scenario_from_bytes(data, WHERE)
        done = replay(found, POOL)
    except ScenarioError as error:
        return error
    explained(done)
    failures(found.expect, done)
    return found


ANY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=300)


@ANY
@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 255))
def test_a_file_with_one_other_byte_is_read_or_refused(position: int, byte: int) -> None:
    read_and_run(WHOLE[:position] + bytes([byte]) + WHOLE[position + 1 :])


@ANY
@given(st.integers(0, len(WHOLE)), st.integers(0, 60))
def test_a_file_with_a_piece_missing_is_read_or_refused(start: int, length: int) -> None:
    read_and_run(WHOLE[:start] + WHOLE[start + length :])


@ANY
@given(st.binary(max_size=60))
def test_any_bytes_are_refused(data: bytes) -> None:
    refused(data)


values: st.SearchStrategy[object] = st.recursive(
    st.sampled_from(
        [None, True, 0, -1, 2**70, 1.5, "", "x", "clerk", "Ana", "hand", "Plain Bear", "{W}", ["left"], {}]
    ),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["types", "not", "count"]), inner, max_size=2)
    ),
    max_leaves=4,
)
KEYS = [
    "do",
    "card",
    "as",
    "zone",
    "object",
    "objects",
    "filter",
    "of",
    "to",
    "on",
    "change",
    "player",
    "x",
    "face",
    "counters",
]
DOS = ["place", "cast", "move", "transform", "tap", "counters", "effect", "look", "choose_name", "end_turn", "resolve"]


@ANY
@given(st.lists(st.dictionaries(st.sampled_from(KEYS), values, max_size=4), max_size=3), st.sampled_from(DOS))
def test_any_actions_are_run_or_refused(changes: list[Record], name: str) -> None:
    actions = [{"do": name, **change} for change in changes]
    read_and_run(json.dumps({"format": FORMAT, "actions": [place("Day Clerk", "clerk"), *actions]}).encode())


@ANY
@given(
    st.dictionaries(st.sampled_from(["object", "action", "game", "name", "power", "colors", "rules", "events"]), values)
)
def test_any_expectation_is_read_or_refused(expectation: Record) -> None:
    read_and_run(file(place("Day Clerk", "clerk"), expect=[expectation]))


def test_a_thousand_shuffled_files_are_read_or_refused() -> None:
    chance = random.Random(20110930)
    pieces = [WHOLE[place : place + 7] for place in range(0, len(WHOLE), 7)]
    for _ in range(1000):
        chance.shuffle(pieces)
        assert isinstance(read_and_run(b"{" + b"".join(pieces)), ScenarioError)
