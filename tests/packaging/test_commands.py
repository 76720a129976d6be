"""The commands do what README says, with a screen and without, and one failure does not hide another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from steps import command_line, commands
from steps.failures import StepFailedError
from steps.processes import Finished


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the commands start; here everything succeeds and a picture is saved where it is asked for."""
    noted: list[list[str]] = []

    def status_of(command: list[str | Path], _extra: dict[str, str] | None = None) -> int:
        noted.append([Path(command[0]).stem, *map(str, command[1:])])
        if "--screenshot" in command:
            Path(command[command.index("--screenshot") + 1]).touch()
        return 0

    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(commands, "prepare", lambda *_wanted, **_also: None)
    monkeypatch.setattr(commands, "status_of", status_of)
    return noted


def failing(monkeypatch: pytest.MonkeyPatch, fails: Callable[[str], bool]) -> list[str]:
    """Let every program whose command line ``fails`` accepts end with status 1; returns what was started."""
    noted: list[str] = []

    def status_of(command: list[str | Path], _extra: dict[str, str] | None = None) -> int:
        noted.append(" ".join([Path(command[0]).stem, *map(str, command[1:])]))
        return 1 if fails(noted[-1]) else 0

    monkeypatch.setattr(commands, "status_of", status_of)
    return noted


@pytest.fixture
def checked(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """What notes each check that is begun, those beside the tests too, and lets that of these words fail."""
    assert started == []

    def noting(failed: str) -> list[str]:
        noted: list[str] = []

        def status_of(command: list[str | Path]) -> int:
            words = " ".join([Path(command[0]).stem, *map(str, command[1:])])
            noted.append(words)
            return 1 if words.startswith(failed) else 0

        monkeypatch.setattr(commands, "status_of", status_of)
        monkeypatch.setattr(commands, "quietly", lambda command: Finished(status_of(command), "what it printed\n"))
        return noted

    return noting


def test_run_opens_the_window(started: list[list[str]]) -> None:
    assert commands.run() == 0
    assert started == [["card-inspector", "window"]]


def test_run_without_a_screen_saves_a_picture_and_explains(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert commands.run() == 0
    assert [command[1] for command in started] == ["window", "explain"]
    picture = Path(started[0][3])
    assert f"The picture: {picture}" in capsys.readouterr().out
    assert picture.is_file()


def test_a_window_that_finds_no_screen_makes_way_for_the_picture(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def status_of(command: list[str | Path], _extra: dict[str, str] | None = None) -> int:
        started.append(list(map(str, command)))
        if "--screenshot" in command:
            Path(command[-2]).touch()
        return 1 if len(command) == 2 else 0

    monkeypatch.setattr(commands, "status_of", status_of)
    monkeypatch.setattr(commands, "quietly", lambda _command: Finished(-6, "could not connect to display"))
    assert commands.run() == 0
    assert [command[1:2] for command in started] == [["window"], ["window"], ["explain"]]


def test_a_window_that_fails_on_a_good_screen_is_not_called_a_missing_screen(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = failing(monkeypatch, lambda command: command == "card-inspector window")
    monkeypatch.setattr(commands, "quietly", lambda _command: Finished(0, ""))
    assert commands.run() == 1
    assert noted == ["card-inspector window"]
    assert started == []


def test_a_picture_that_cannot_be_saved_is_told(started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    noted = failing(monkeypatch, lambda command: "--screenshot" in command)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    with pytest.raises(StepFailedError, match="picture of the window could not be saved"):
        commands.run()
    assert "explain" in noted[-1]
    assert started == []


EVERY_CHECK = {
    "ruff format": "the format",
    "ruff check": "the lint rules",
    "mypy": "the types",
    "lint-imports": "the floors",
}


@pytest.mark.parametrize("failed", [*EVERY_CHECK, "pytest"])
def test_every_check_runs_although_one_fails_and_the_last_line_tells_which(
    checked: Callable[[str], list[str]], failed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    noted = checked(failed)
    assert commands.test() == 1
    for start in (*EVERY_CHECK, "pytest"):
        assert sum(command.startswith(start) for command in noted) == 1
    assert len(noted) == len(EVERY_CHECK) + 1
    last = capsys.readouterr().out.splitlines()[-1]
    told = {name for name in EVERY_CHECK.values() if name in last.partition("Failed: ")[2]}
    assert told == {name for check, name in EVERY_CHECK.items() if check == failed}
    assert ("The tests failed" in last) == (failed == "pytest")


def test_all_checks_in_order_is_success(
    checked: Callable[[str], list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    noted = checked("nothing")
    assert commands.test() == 0
    assert noted.index(next(each for each in noted if each.startswith("pytest"))) >= len(EVERY_CHECK) - 1
    told = capsys.readouterr().out
    assert told.index("Now the tests") < told.index("what it printed") < told.index("types are in order")


def test_every_measurement_runs_although_one_fails(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("bench_one.py", "bench_two.py", "not_a_bench.py"):
        (tmp_path / name).touch()
    monkeypatch.setattr(commands, "BENCH", tmp_path)
    noted = failing(monkeypatch, lambda command: "bench_one" in command)
    with pytest.raises(StepFailedError, match=r"failed, see above: bench_one\.py\."):
        commands.bench()
    assert len(noted) == 2
    assert started == []


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The scripts that measuring starts, of three that there are."""
    for name in ("bench_one.py", "bench_two_parts.py", "long_three.py", "helper_one.py"):
        (tmp_path / name).touch()
    noted: list[str] = []

    def status_of(command: list[str | Path], _extra: dict[str, str] | None = None) -> int:
        noted.append(Path(command[1]).name)
        return 0

    monkeypatch.setattr(commands, "BENCH", tmp_path)
    monkeypatch.setattr(commands, "prepare", lambda *_wanted, **_also: None)
    monkeypatch.setattr(commands, "status_of", status_of)
    return noted


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ([], ["bench_one.py", "bench_two_parts.py"]),
        (["two_parts"], ["bench_two_parts.py"]),
        (["three"], ["long_three.py"]),
    ],
)
def test_a_measurement_that_takes_long_runs_only_when_it_is_named(
    measured: list[str], named: list[str], expected: list[str]
) -> None:
    assert command_line.main(["bench", *named]) == 0
    assert measured == expected


def test_a_measurement_that_is_not_there_is_told_with_those_that_are(
    measured: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(["bench", "four"]) == 1
    assert capsys.readouterr().err == "\nNo measurement is called four. There are: one, three, two_parts.\n"
    assert measured == []


def test_a_failure_is_one_sentence_and_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> int:
        raise StepFailedError("The disk is full.")

    monkeypatch.setattr(command_line, "_COMMANDS", {"run": (fail, "open the window")})
    assert command_line.main(["run"]) == 1
    assert capsys.readouterr().err == "\nThe disk is full.\n"


def test_an_interruption_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command_line, "_COMMANDS", {"run": (interrupt, "open the window")})
    assert command_line.main(["run"]) == 130
    assert "goes on from here" in capsys.readouterr().err
