"""Own cards from the command line: shown as JSON, added from it, found, removed; what is wrong ends in a sentence."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from inspector.commands.program import card_inspector
from inspector.library import DATA_DIR_VARIABLE

OWL = {
    "name": "Paper Owl",
    "layout": "normal",
    "mana_cost": "{1}{U}",
    "type_line": "Artifact Creature — Bird",
    "power": "1",
    "toughness": "2",
}


@pytest.fixture(autouse=True)
def library_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "data"))


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(card_inspector, ["cards", *map(str, arguments)])


def written(path: Path, content: object) -> Path:
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_a_card_that_was_shown_can_be_added_and_is_then_ones_own(tmp_path: Path) -> None:
    shown = run("show", "Insectile Aberration", "--json")
    assert shown.exit_code == 0
    file = tmp_path / "delver.json"
    file.write_text(shown.stdout, encoding="utf-8")
    added = run("add", file)
    assert (added.exit_code, added.stdout) == (0, "Delver of Secrets // Insectile Aberration: added\n")
    found = run("find", "is:own", "--json")
    assert [card["name"] for card in json.loads(found.stdout)] == ["Delver of Secrets // Insectile Aberration"]
    assert json.loads(run("show", "Insectile Aberration").stdout) == json.loads(shown.stdout)


def test_adding_again_replaces_and_removing_gives_the_card_back(tmp_path: Path) -> None:
    run("add", written(tmp_path / "one.json", OWL))
    again = run("add", written(tmp_path / "two.json", [OWL | {"power": "4"}, OWL | {"name": "Paper Crane"}]))
    assert again.stdout == "Paper Owl: replaced\nPaper Crane: added\n"
    assert json.loads(run("show", "Paper Owl").stdout)["power"] == "4"
    removed = run("remove", "Paper", "Owl")
    assert removed.exit_code == 0
    assert json.loads(removed.stdout) == OWL | {"power": "4"}
    assert run("show", "Paper Owl").exit_code == 1
    assert run("remove", "Paper Owl").exit_code == 1


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (OWL | {"mana_cost": "{U"}, "{U is missing its }"),
        (OWL | {"name": "x" * 10_000}, "10,000 characters"),
        ({"name": "Owl"}, "type line"),
        ([], "no card stands in this file"),
        ([[[]]], "a card is a JSON object"),
    ],
)
def test_what_is_no_card_ends_in_a_sentence(tmp_path: Path, content: object, says: str) -> None:
    told = run("add", written(tmp_path / "broken.json", content))
    assert told.exit_code == 2
    assert says in told.stderr
    assert "broken.json" in told.stderr
    assert "Traceback" not in told.output


def test_of_a_file_with_one_broken_card_the_others_are_added(tmp_path: Path) -> None:
    told = run("add", written(tmp_path / "some.json", [OWL, OWL | {"name": "Torn", "mana_cost": "{"}]), tmp_path / "no")
    assert told.exit_code == 2
    assert told.stdout == "Paper Owl: added\n"
    assert "Torn" in told.stderr
    assert "there is no such file" in told.stderr


@pytest.mark.parametrize(
    "command", [("find", "is:own"), ("remove", "Paper Owl"), ("list",), ("show", "Delver of Secrets")]
)
def test_a_damaged_file_is_told_by_every_command_and_what_was_in_it_is_kept(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    """The found defect: a truncated file was set aside without a word."""
    run("add", written(tmp_path / "one.json", OWL))
    run("add", written(tmp_path / "two.json", OWL | {"name": "Paper Crane"}))
    file = tmp_path / "data" / "own-cards.json"
    damaged = file.read_bytes()[:-30]
    file.write_bytes(damaged)
    told = run(*command)
    assert "the file of your own cards is damaged" in told.stderr
    assert "It was set aside as own-cards.set-aside-1.json" in told.stderr
    assert told.stderr.count("own-cards.set-aside-1.json") == 1
    assert (tmp_path / "data" / "own-cards.set-aside-1.json").read_bytes() == damaged


def test_what_cannot_be_saved_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("add", written(tmp_path / "one.json", OWL))
    before = (tmp_path / "data" / "own-cards.json").read_bytes()

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    refused = run("add", written(tmp_path / "two.json", OWL | {"name": "Paper Crane"}))
    assert refused.exit_code == 2
    assert refused.stderr.count("\n") == 1
    assert "your own cards cannot be saved (No space left on device); make room on the disk" in refused.stderr
    assert (tmp_path / "data" / "own-cards.json").read_bytes() == before
