from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path

import msgspec
import pytest

from inspector.rules import Action, Place, Transform
from inspector.scenario import (
    Scenario,
    ScenarioError,
    read_scenario,
    scenario_from_bytes,
    scenario_to_bytes,
    write_scenario,
)
from tests.scenario.samples import BEAR, do, place, scenario

FULL = scenario(
    place("Day Clerk", "clerk", face="back", tapped=True, counters={"+1/+1": 2}, player="Zoe"),
    place(unlocked=["left"], face_down={"power": 3, "toughness": 3}),
    do("transform", filter={"subtypes": ["Human"], "not": {"name": "Bear", "mana_value": "<=3"}}),
    do("effect", on=["bear"], change={"set_power": {"count": {"types": "Land"}, "plus": 1}, "colors": ["W"]}),
    do("effect", filter={"types": "Land"}, change={"text": {"from": "Forest", "to": "Island"}}, source="bear"),
    do("become_copy", object="bear", of="clerk", **{"except": {"name": "X", "add_types": ["Artifact"]}}),
    do("effect", on="attached", change={}, source="bear", **{"while": {"face": "front"}}),
    title="Übung „1“",
    edition="2021-09",
    players=["Yan", "Zoe"],
    cards=[{**BEAR, "cmc": 2.0, "note": None}],
    expect=[
        {
            "object": "clerk",
            "mana_value": [1, 4],
            "looks_like": {"player": "Zoe", "is": "x"},
            "rules": {"name": ["1.1"]},
        },
        {"action": 0, "outcome": "done", "no_events": ["entered"]},
        {"game": {"day_night": None}},
    ],
)


def text(value: Scenario) -> str:
    return scenario_to_bytes(value).decode()


@pytest.mark.parametrize("value", [FULL, Scenario(), Scenario(title="x"), Scenario(viewer="Ana"), scenario(place())])
def test_what_is_written_reads_back_the_same_and_is_written_the_same_again(value: Scenario) -> None:
    again = scenario_from_bytes(scenario_to_bytes(value), "again")
    assert again == value
    assert scenario_to_bytes(again) == scenario_to_bytes(value)


def test_a_file_has_two_spaces_and_an_action_a_line() -> None:
    assert text(Scenario(title="One", actions=(Place(card="A", label="a", zone="hand"), Transform(object="a")))) == (
        "{\n"
        '  "format": "card-inspector/1",\n'
        '  "title": "One",\n'
        '  "edition": "2026-08",\n'
        '  "actions": [\n'
        '    {"do": "place", "card": "A", "as": "a", "zone": "hand"},\n'
        '    {"do": "transform", "object": "a"}\n'
        "  ]\n"
        "}\n"
    )


def test_the_edition_is_written_even_if_it_is_the_newest() -> None:
    assert json.loads(text(Scenario())) == {"format": "card-inspector/1", "edition": "2026-08"}


def test_defaults_are_left_out_and_who_acts_stands_last() -> None:
    whole = json.loads(text(FULL))
    assert list(whole["actions"][0]) == ["do", "card", "as", "zone", "face", "tapped", "counters", "player"]
    assert list(whole["actions"][2]) == ["do", "filter"]


def test_letters_are_written_as_they_are() -> None:
    assert "Übung „1“" in text(FULL)


def test_keys_of_cards_that_are_read_past_are_kept() -> None:
    assert json.loads(text(FULL))["cards"] == [{**BEAR, "cmc": 2.0, "note": None}]


def test_every_action_there_is_can_be_written_and_read() -> None:
    tags = {member.__struct_config__.tag for member in Action.__args__}
    samples = [
        place(),
        *(do(name, object="bear") for name in ("cast", "play_land", "resolve", "put_onto_battlefield", "transform")),
        *(do(name, object="bear") for name in ("convert", "flip", "unlock", "lock", "turn_face_down", "turn_face_up")),
        *(do(name, object="bear") for name in ("manifest", "cloak", "tap", "untap", "look")),
        do("move", object="bear", to="exile"),
        place(label="b"),
        do("meld", objects=["bear", "b"], **{"as": "c"}),
        do("become_copy", object="bear", of="b"),
        do("create_token", card="2/2 green Bear creature token", **{"as": "f"}),
        do("create_token_copy", of="b", **{"as": "d"}),
        do("copy_spell", of="b", **{"as": "e"}),
        do("effect", on=["b"], change={"power": "+1"}),
        do("counters", object="b", kind="+1/+1", count=-1),
        do("attach", object="b", to="c"),
        do("choose_name", name="X"),
        do("day_night", value="day"),
        do("check_state"),
        do("end_turn"),
        do("choose", object="b", creature_type="Frog"),
        do("turn", player="Ben"),
        do("life", total=7),
        do("designate", object="b", **{"as": "paired", "with": "c"}),
        do("condition", object="b", says="an opponent lost life this turn", holds=False),
        do("not_read", says="the bear ate something", objects=["b", "c"]),
        do("shuffle", seed=41),
        do("reveal", objects=["b"], to="Ben"),
        do("phase_out", objects=["b"]),
        do("phase_in", objects=["b"]),
        do("mutate", object="b", onto="c", on_top=False),
    ]
    assert {sample["do"] for sample in samples} == tags
    value = scenario(*samples)
    assert json.loads(text(value))["actions"] == samples
    assert scenario_from_bytes(scenario_to_bytes(value), "again") == value


def test_a_file_is_written_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "one.scenario.json"
    write_scenario(FULL, path)
    assert read_scenario(path) == FULL
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_an_older_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "one.scenario.json"
    path.write_text("x" * 100_000)
    write_scenario(Scenario(), str(path))
    assert path.read_bytes() == scenario_to_bytes(Scenario())


def test_a_failure_leaves_the_older_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.scenario.json"
    write_scenario(FULL, path)

    def full_disk(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(ScenarioError, match="cannot be saved \\(No space left on device\\)") as found:
        write_scenario(Scenario(), path)
    assert found.value.file == str(path)
    assert read_scenario(path) == FULL
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be saved"):
        write_scenario(Scenario(), tmp_path / "none" / "one.scenario.json")


def test_a_folder_of_that_name_is_told_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "one.scenario.json"
    path.mkdir()
    with pytest.raises(ScenarioError, match="cannot be saved"):
        write_scenario(Scenario(), path)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions, and links need a privilege")
def test_permissions_and_links_stay_as_they_are(tmp_path: Path) -> None:
    path, link = tmp_path / "real.scenario.json", tmp_path / "link.scenario.json"
    write_scenario(Scenario(), path)
    path.chmod(0o640)
    link.symlink_to(path)
    write_scenario(FULL, link)
    assert link.is_symlink()
    assert read_scenario(path) == FULL
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_frozen_scenario_can_be_changed_into_another() -> None:
    changed = msgspec.structs.replace(FULL, edition="2025-06")
    assert json.loads(text(changed))["edition"] == "2025-06"
    assert FULL.edition == "2021-09"


def test_half_a_character_is_written_as_a_sign_that_a_file_can_hold() -> None:
    """A title may come from a file's name, which on some systems is no text at all."""
    written = scenario_to_bytes(Scenario(title="a\udcffb \U0001f600"))
    assert scenario_from_bytes(written, "a test").title == "a\ufffdb \U0001f600"
