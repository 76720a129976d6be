"""Pipes, devices and folders where a file is expected: every command ends in a sentence, none of them waits."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from inspector.commands.program import card_inspector
from inspector.library import Library
from inspector.window.files.forge_boards import is_forge_file
from inspector.window.kept.recovery import Recovery
from inspector.window.rules_reader.kinds_of_files import kind_of_file

LONGEST = 20
pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
COMMANDS = [
    ["explain"],
    ["check"],
    ["draw", "-o", "out.png", "--label", "a", "--from"],
    ["cards", "import"],
    ["cards", "add"],
    ["cards", "deck"],
    ["cards", "board", "--save", "out.scenario.json"],
    ["rulebook", "add"],
]


@contextmanager
def no_waiting() -> Iterator[None]:
    """Fail what waits longer than any of this should take, even where it waits inside the system."""

    def rung(_signal: int, _frame: object) -> None:
        raise AssertionError("it waits")

    before = signal.signal(signal.SIGALRM, rung)
    signal.alarm(LONGEST)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(params=["pipe", "device", "folder"])
def special(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Something that is no file, with the name of one."""
    if request.param == "device":
        return Path("/dev/zero")
    path = tmp_path / "given"
    if request.param == "pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    return path


def run(*words: object) -> Result:
    with no_waiting():
        result = CliRunner().invoke(card_inspector, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.parametrize("suffix", ["", ".pzl", ".json", ".scenario.json", ".txt", ".cod"])
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_command_waits_at_a_pipe(
    words: list[str], suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / f"given{suffix}"
    os.mkfifo(path)
    result = run(*words, path)
    assert result.exit_code == 2, result.output
    assert "this is a pipe, not a file" in result.output.replace("\n", " ")


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_what_is_no_file_is_told_by_every_command(
    words: list[str], special: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words, special)
    assert result.exit_code == 2, result.output


@pytest.mark.parametrize("name", ["cards.sqlite", "own-cards.json"])
def test_a_pipe_in_the_data_folder_keeps_nobody_waiting(name: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / name)
    result = run("--data-dir", tmp_path, "cards", "show", "Delver of Secrets")
    assert result.exit_code == 0
    assert name == "own-cards.json" or "this is a pipe" in result.output.replace("\n", " ")
    assert '"name": "Delver of Secrets // Insectile Aberration"' in result.output


def test_the_window_knows_no_kind_for_what_is_no_file(special: Path) -> None:
    with no_waiting():
        assert not is_forge_file(special)
        assert kind_of_file(special, lambda _name: False) == "scenario"
        for suffix in (".txt", ".json", ".md"):
            assert kind_of_file(special.with_name(special.name + suffix), lambda _name: False)


def test_a_pipe_among_the_tables_kept_aside_does_not_keep_the_window_from_opening(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "0123456789ab-0.scenario.json")
    os.mkfifo(tmp_path / "0123456789ab-0.origin")
    with no_waiting():
        assert Recovery(tmp_path).left_behind() == ()


def test_a_library_under_a_pipe_answers_with_the_bundled_cards(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "cards.sqlite")
    with no_waiting():
        assert Library(tmp_path / "cards.sqlite").find("Fire // Ice") is not None
