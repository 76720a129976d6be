from __future__ import annotations

import json
from pathlib import Path

import pytest

from inspector.rules import EDITIONS, Place, Transform
from inspector.scenario import ScenarioError, read_scenario, scenario_from_bytes
from tests.scenario.samples import BEAR, FORMAT, Record, do, file, place, record, scenario

WHERE = "some.scenario.json"


def refused(data: bytes | Record) -> ScenarioError:
    with pytest.raises(ScenarioError) as found:
        scenario_from_bytes(data if isinstance(data, bytes) else json.dumps(data).encode(), WHERE)
    error = found.value
    assert error.file == WHERE
    assert str(error).startswith(f"{WHERE}: ")
    assert str(error).endswith(".")
    assert "\n" not in str(error)
    # Words of the decoder that people need not know.
    assert not any(word in str(error) for word in ("`str`", "`int`", "`array`", "enum", "msgspec", "$"))
    return error


def test_format_is_all_that_a_file_needs() -> None:
    empty = scenario_from_bytes(b'{"format": "card-inspector/1"}', WHERE)
    assert empty.edition == "2026-08" == EDITIONS[-1].key
    assert len(empty.players) == 2
    assert (empty.title, empty.cards, empty.actions, empty.expect) == ("", (), (), ())


def test_everything_a_file_has_is_read() -> None:
    read = scenario(
        place(),
        do("transform", filter={"subtypes": ["Human"]}, player="Cleo"),
        title="Both",
        edition="2011-09",
        players=["Cleo", "Dan", "Eve"],
        cards=[BEAR],
        expect=[{"object": "bear", "name": "Plain Bear"}],
    )
    assert (read.title, read.edition, read.players) == ("Both", "2011-09", ("Cleo", "Dan", "Eve"))
    assert isinstance(read.actions[0], Place)
    assert isinstance(read.actions[1], Transform)
    assert read.actions[1].player == "Cleo"
    assert read.cards == (BEAR,)
    assert len(read.expect) == 1


@pytest.mark.parametrize("edition", ["2011-09", "2016-01", "2021-09", "2025-06", "2026-08"])
def test_the_five_editions_are_known(edition: str) -> None:
    assert scenario(edition=edition).edition == edition


# What is wrong, where, and words that the sentence must have.
WRONG_KEYS: list[tuple[Record, str, list[str]]] = [
    ({"format": FORMAT, "acts": []}, "acts", ["not known here", "actions"]),
    ({"format": FORMAT, "Title": "x"}, "Title", ["did you mean", "title"]),
    (record(place(zoen="hand")), "actions[0].zoen", ["not known here", '"zone"', "tapped"]),
    (record(place(x=1)), "actions[0].x", ["not known here"]),
    (record(do("transform", object="a", of="b")), "actions[0].of", ["not known here"]),
    (record(place(), do("tap", filter={"typos": "x"})), "actions[1].filter.typos", ['"types"']),
    (record(place(), do("tap", filter={"not": {"nmae": "x"}})), "actions[1].filter.not.nmae", ['"name"']),
    (record(place(), do("effect", on=["bear"], change={"set_powr": 1})), "actions[1].change.set_powr", ['"set_power"']),
    (record(place(face_down={"size": 2})), "actions[0].face_down.size", ["power", "toughness"]),
    (
        record(place(), do("effect", on=["bear"], change={"set_power": {"count": {"kinds": "x"}}})),
        "actions[1].change.set_power.count.kinds",
        ["not known here"],
    ),
]


@pytest.mark.parametrize(("whole", "path", "words"), WRONG_KEYS)
def test_an_unknown_key_is_refused_with_the_keys_there_are(whole: Record, path: str, words: list[str]) -> None:
    error = refused(whole)
    assert error.path == path
    assert all(word in error.expected for word in words)


MISSING: list[tuple[Record, str, list[str]]] = [
    (record({"card": "x"}), "actions[0]", ["`do`", "place", "end_turn"]),
    (record({"do": "place", "as": "x", "zone": "hand"}), "actions[0]", ["`card`"]),
    (record({"do": "place", "card": "x", "zone": "hand"}), "actions[0]", ["`as`"]),
    (record({"do": "place", "card": "x", "as": "x"}), "actions[0]", ["`zone`", "library"]),
    (record({"do": "move", "object": "x"}), "actions[0]", ["`to`", "graveyard"]),
    (record({"do": "transform"}), "actions[0]", ["object", "objects", "filter"]),
    (record(place(), {"do": "become_copy", "object": "bear"}), "actions[1]", ["`of`"]),
    (record({"do": "effect", "on": ["x"]}), "actions[0]", ["`change`"]),
    (record(place(), {"do": "effect", "change": {"power": "+1"}}), "actions[1]", ["`on`", "`filter`"]),
    (record({"do": "meld", "as": "x"}), "actions[0]", ["`objects`"]),
    (record({"do": "day_night"}), "actions[0]", ["`value`", "night"]),
]


@pytest.mark.parametrize(("whole", "path", "words"), MISSING)
def test_a_missing_key_is_named_with_what_it_may_hold(whole: Record, path: str, words: list[str]) -> None:
    error = refused(whole)
    assert error.path == path
    assert all(word in error.expected for word in words)


WRONG_VALUES: list[tuple[Record, str, list[str]]] = [
    ({"format": FORMAT, "title": "x" * 10_001}, "title", ["10,000 characters", "10,001"]),
    ({"format": FORMAT, "players": ["Ana", "x" * 301]}, "players[1]", ["300 characters", "301"]),
    (record(place(counters={"+1/+1": -1})), "actions[0].counters", ["0 or more"]),
    (record(place(), do("choose", object="bear", counters={"+1/+1": -1})), "actions[1].counters", ["0 or more"]),
    (record(place(), do("cast", object="bear", x=-1)), "actions[1].x", ["0 or more", "found -1"]),
    (record(do("plcae")), "actions[0].do", ["found", '"plcae"', 'did you mean "place"']),
    (record({"do": 5}), "actions[0].do", ["place", "found 5"]),
    (record(place(zone="battelfield")), "actions[0].zone", ["graveyard", "outside", 'did you mean "battlefield"']),
    (record({**place(), "zone": 3}), "actions[0].zone", ["library", "found 3"]),
    (record(place(face="up")), "actions[0].face", ['"front"', '"back"', "up"]),
    (record(place(half="top")), "actions[0].half", ["fused", "left", "right"]),
    (record(place(unlocked="left")), "actions[0].unlocked", ["a list", '"left"']),
    (record(place(unlocked=["left", "middle"])), "actions[0].unlocked[1]", ['"right"', "middle"]),
    (record(place(tapped="yes")), "actions[0].tapped", ["true or false", "yes"]),
    (record(place(tapped=1)), "actions[0].tapped", ["true or false"]),
    (record(place(face_down="mask")), "actions[0].face_down", ["cloak", "disguise", "manifest", "morph", "mask"]),
    (record(place(face_down={"power": "2"})), "actions[0].face_down.power", ["a whole number", '"2"']),
    (record(place(counters=[])), "actions[0].counters", ["an object", "[]"]),
    (record(place(counters={"+1/+1": "two"})), "actions[0].counters", ["a whole number"]),
    (record({**place(), "card": 7}), "actions[0].card", ["a text", "7"]),
    (record(place(label="")), "actions[0].as", ["not empty"]),
    (record(do("cast", object="a", x=1.5)), "actions[0].x", ["a whole number", "1.5"]),
    (record(do("transform", objects="bear")), "actions[0].objects", ["a list", "bear"]),
    (record(do("transform", object="a", objects=["b"])), "actions[0]", ["exactly one"]),
    (record(do("meld", objects=["a"], **{"as": "x"})), "actions[0].objects", ["a list of 2"]),
    (record(do("tap", filter={"power": "big"})), "actions[0].filter.power", ["<=3", "big"]),
    (record(do("tap", filter={"colors": ["green"]})), "actions[0].filter.colors[0]", ['"G"', "green"]),
    (record(do("effect", on=["a"], change={"power": "2"})), "actions[0].change.power", ["+2", '"2"']),
    (record(do("effect", on=["a"], change={}, until="noon")), "actions[0].until", ["end of turn", "forever"]),
    (record(do("turn_face_up", object="a", by="magic")), "actions[0].by", ["effect", "morph", "disguise"]),
    (record(do("day_night", value="noon")), "actions[0].value", ['"day"', '"night"']),
    (record(None), "actions[0]", ["an object", "null"]),  # type: ignore[arg-type]
    ({"format": FORMAT, "actions": {}}, "actions", ["a list", "{}"]),
    ({"format": FORMAT, "title": None}, "title", ["a text", "null"]),
    ({"format": FORMAT, "players": "Ana"}, "players", ["a list"]),
    ({"format": FORMAT, "players": ["Ana", 2]}, "players[1]", ["a text", "2"]),
    ({"format": FORMAT, "cards": ["Bear"]}, "cards[0]", ["an object", "Bear"]),
    ({"format": FORMAT, "expect": [1]}, "expect[0]", ["an object"]),
    ({"format": FORMAT, "edition": "2021-9"}, "edition", ["2011-09", "2026-08", 'did you mean "2021-09"']),
    (record(place(zone="ü")), "actions[0].zone", ['found "ü"']),
    # As much of a value is shown as stands in one line.
    (record(place(zone="x" * 58)), "actions[0].zone", [f'found "{"x" * 58}"']),
    (record(place(zone="x" * 59)), "actions[0].zone", [f'found "{"x" * 59}...']),
    (record(place(label="x" * 2_000)), "actions[0].as", ["a text of at most", "characters that is not empty"]),
    ({"format": FORMAT, "edition": "Innistrad"}, "edition", ["2011-09", "2016-01", "Innistrad"]),
]


@pytest.mark.parametrize(("whole", "path", "words"), WRONG_VALUES)
def test_a_wrong_value_is_refused_with_what_was_expected_and_found(whole: Record, path: str, words: list[str]) -> None:
    error = refused(whole)
    assert error.path == path
    assert all(word in error.expected for word in words), error.expected


WRONG_CARDS: list[tuple[Record, str, list[str]]] = [
    ({**BEAR, "mana_cost": "{Q}"}, "cards[0].mana_cost", ["Plain Bear", "{Q}"]),
    ({**BEAR, "type_line": None}, "cards[0].type_line", ["Plain Bear"]),
    ({**BEAR, "layout": "folded"}, "cards[0].layout", ["folded", "normal"]),
    ({**BEAR, "layout": "transform"}, "cards[0].card_faces", ["2 faces"]),
    ({"type_line": "Land"}, "cards[0].name", ["name"]),
    ({**BEAR, "power": 2}, "cards[0].power", ["Plain Bear"]),
    (
        {**BEAR, "static": [{"on": "self", "change": {"sise": 1}}]},
        "cards[0].static[0].change.sise",
        ["not known", "power"],
    ),
    ({**BEAR, "static": [{"on": "self"}]}, "cards[0].static[0]", ["`change` is missing"]),
    ({**BEAR, "static": {"on": "self"}}, "cards[0].static", ["expected a list", "found"]),
    ({**BEAR, "define": {"powr": 1}}, "cards[0].define.powr", ["did you mean", "power"]),
    ({"name": "Slip", "type_line": "Land", "powr": "2"}, "cards[0].powr", ['did you mean "power"']),
    ({"name": "Slip", "type_line": "Land", "text": "Flying"}, "cards[0].text", ['did you mean "oracle_text"']),
    ({"name": "Slip", "type_line": "Land", "manaCost": "{1}"}, "cards[0].manaCost", ['did you mean "mana_cost"']),
    ({"name": "Slip", "type_line": "Land", "mana cost": "{1}"}, "cards[0].mana cost", ['did you mean "mana_cost"']),
    ({"name": "Slip", "type_line": "Land", "Mana-Cost": "{1}"}, "cards[0].Mana-Cost", ['did you mean "mana_cost"']),
    ({"name": "Slip", "type line": "Land"}, "cards[0].type line", ['did you mean "type_line"']),
    (
        {"name": "Slip", "layout": "transform", "card_faces": [{**BEAR, "colour_indicator": ["G"]}, BEAR]},
        "cards[0].card_faces[0].colour_indicator",
        ['did you mean "color_indicator"'],
    ),
]


@pytest.mark.parametrize(("card", "path", "words"), WRONG_CARDS)
def test_a_card_that_cannot_be_read_is_named_with_its_field(card: Record, path: str, words: list[str]) -> None:
    with pytest.raises(ScenarioError) as found:
        scenario_from_bytes(file(cards=[card]), WHERE)
    assert found.value.path == path
    assert all(word in str(found.value) for word in words)


def test_other_keys_of_a_card_are_read_past() -> None:
    others = {"cmc": 2.0, "prices": {"eur": None}, "color_identity": ["G"], "printed_name": "x", "some_day": 1}
    assert scenario(cards=[{**BEAR, **others}]).cards[0]["cmc"] == 2.0


def test_a_file_without_a_format_is_none() -> None:
    error = refused(b'{"actions": []}')
    assert error.path == "format"
    assert FORMAT in error.expected


@pytest.mark.parametrize("version", ["card-inspector/2", "", 1, None, ["card-inspector/1"]])
def test_another_version_of_the_format_is_refused_before_anything_else(version: object) -> None:
    error = refused({"format": version, "a key of tomorrow": 1})
    assert error.path == "format"
    assert FORMAT in error.expected
    assert json.dumps(version) in error.expected


@pytest.mark.parametrize("text", [b"[]", b'"x"', b"1", b"null", b"true"])
def test_a_file_that_is_no_object_is_no_scenario(text: bytes) -> None:
    assert "one JSON object" in refused(text).expected


@pytest.mark.parametrize(
    ("text", "place_in_file"),
    [
        (b'{"format": "card-inspector/1",\n  "actions": [x]}', "line 2, column 15"),
        (b'{"format": "card-inspector/1",\n  "title": NaN}', "line 2, column 12"),
        (b'{"format": "card-inspector/1",\n\n  "players": [Infinity]}', "line 3, column 15"),
        (b'{"format": "card-inspector/1",}', "line 1, column 31"),
        (b'{"format": "card-inspector/1"} {}', "line 1, column 32"),
        (b"{'format': 1}", "line 1, column 2"),
        ('{"title": "\u00fc\u00fc", x}'.encode(), "line 1, column 17"),
    ],
)
def test_what_is_not_json_is_refused_with_line_and_column(text: bytes, place_in_file: str) -> None:
    error = refused(text)
    assert error.path == place_in_file
    assert "not JSON" in error.expected


def test_what_is_wrong_with_json_is_told_without_the_number_of_its_byte() -> None:
    told = "this is not JSON (trailing characters); correct it there or get the file again"
    assert refused(b'{"format": "card-inspector/1"} {}').expected == told


def test_half_of_a_character_is_no_file_that_was_cut_off() -> None:
    error = refused(b'{"format": "card-inspector/1", "title": "\\ud83d"}')
    assert "half of a character" in error.expected


def test_two_cards_of_one_name_are_the_same_card() -> None:
    newer = {**BEAR, "set": "fdn", "released_at": "2024-11-15", "id": "another printing of it"}
    assert len(scenario(cards=[BEAR, dict(BEAR), newer]).cards) == 3
    error = refused(record(cards=[BEAR, {**BEAR, "power": "7"}]))
    assert error.path == "cards[1].name"
    assert "cards[0]" in error.expected


def test_every_half_of_a_file_is_refused() -> None:
    whole = file(place(), do("transform", object="bear"), title="A title", cards=[BEAR], expect=[{"action": 0}])
    scenario_from_bytes(whole, WHERE)
    for length in range(len(whole)):
        error = refused(whole[:length])
        assert "empty" in error.expected if length == 0 else "ends in the middle" in error.expected


@pytest.mark.parametrize(
    ("text", "path", "key"),
    [
        (b'{"format": "card-inspector/1", "title": "a", "title": "b"}', "", "title"),
        (b'{"format": "card-inspector/1", "actions": [{"do": "tap", "do": "tap", "object": "a"}]}', "actions[0]", "do"),
        (
            b'{"format": "card-inspector/1", "cards": [{"name": "A", "type_line": "Land", "x": [{"z": 1, "z": 2}]}]}',
            "cards[0].x[0]",
            "z",
        ),
    ],
)
def test_a_key_that_stands_twice_is_refused(text: bytes, path: str, key: str) -> None:
    error = refused(text)
    assert error.path == path
    assert f'"{key}"' in error.expected
    assert "twice" in error.expected


def test_a_byte_order_mark_before_the_text_does_no_harm() -> None:
    assert scenario_from_bytes(b"\xef\xbb\xbf" + file(title="x"), WHERE).title == "x"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "latin-1", "utf-32"])
def test_a_file_in_another_encoding_is_refused(encoding: str) -> None:
    text = json.dumps(record(title="\u00dcbung"), ensure_ascii=False)
    error = refused(text.encode(encoding))
    assert any(word in str(error) for word in ("UTF-8", "not JSON"))


def test_bytes_that_are_no_text_are_placed_by_line_and_column() -> None:
    error = refused(b'{"format": "card-inspector/1",\n "title": "\xff"}')
    assert error.path == "line 2, column 12"


def test_half_a_character_of_two_is_refused() -> None:
    refused(b'{"format": "card-inspector/1", "title": "\\ud800"}')


@pytest.mark.parametrize("text", [b"", b"  \n\t ", b"\xef\xbb\xbf"])
def test_an_empty_file_is_called_empty(text: bytes) -> None:
    assert "empty" in refused(text).expected


def test_more_than_ten_thousand_actions_are_refused() -> None:
    error = refused(record(*[do("end_turn")] * 10_001))
    assert error.path == "actions"
    assert "10000" in error.expected


def test_a_file_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "one.scenario.json"
    path.write_bytes(file(title="One"))
    assert read_scenario(path).title == "One"
    assert read_scenario(str(path)).title == "One"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="there is no such file") as found:
        read_scenario(tmp_path / "none.scenario.json")
    assert str(tmp_path / "none.scenario.json") in str(found.value)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="folder"):
        read_scenario(tmp_path)


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        read_scenario(name)


def test_a_board_may_be_that_of_who_plays_or_looks_on() -> None:
    for viewer in ("Ana", "Ben", "spectator"):
        assert scenario(viewer=viewer).viewer == viewer
    error = refused({"format": FORMAT, "viewer": "Spectator"})
    assert error.path == "viewer"
    assert 'expected one of "Ana", "Ben", "spectator", found "Spectator" (did you mean "spectator"?)' in error.expected
