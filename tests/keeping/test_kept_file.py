"""What the program keeps for its user: two windows lose nothing of each other, nothing unread is written over."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from inspector.keeping import DamagedError, FileLock, HeldError, KeepingError, KeptFile, UnconfirmedError
from inspector.keeping import kept_file as module
from tests.faults import ERRORS, Faults
from tests.house import ROOT

CHILD = Path(__file__).with_name("writing_child.py")


def parsed(data: bytes) -> list[str]:
    try:
        return list(json.loads(data))
    except ValueError as error:
        raise DamagedError(str(error)) from None


def kept(folder: Path) -> KeptFile[list[str]]:
    return KeptFile(folder / "kept.json", "the lines", parsed)


def put(file: KeptFile[list[str]], *lines: str) -> None:
    with file.changing() as change:
        change.write(json.dumps(lines).encode())


def added(file: KeptFile[list[str]], line: str) -> None:
    with file.changing() as change:
        change.write(json.dumps([*(change.value or []), line]).encode())


def test_what_was_written_is_read_and_the_generation_before_is_kept(tmp_path: Path) -> None:
    file = kept(tmp_path / "new folder")
    assert file.read().value is None
    stamps = [file.stamp]
    for lines in (("one",), ("one", "two")):
        put(file, *lines)
        stamps.append(file.stamp)
    assert stamps[0] is None
    assert len(set(stamps)) == 3
    assert file.read().value == ["one", "two"]
    assert json.loads(file.before.read_bytes()) == ["one"]
    put(file, "one", "two")
    assert json.loads(file.before.read_bytes()) == ["one"]


def test_two_programs_that_write_a_hundred_each_keep_two_hundred(tmp_path: Path) -> None:
    """The found defect: 102 of 200 were left."""
    path = tmp_path / "kept.json"
    children = [
        subprocess.Popen(
            [sys.executable, str(CHILD), "add", str(path), name, "100"],
            stdout=subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        for name in ("this", "that")
    ]
    assert [child.wait(timeout=120) for child in children] == [0, 0]
    lines = kept(tmp_path).read().value
    assert lines is not None
    assert sorted(lines) == sorted(f"{name} {number}" for name in ("this", "that") for number in range(100))


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ENOMEM])
def test_what_cannot_be_read_is_told_and_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    file = kept(tmp_path)
    put(file, "one")
    before = file.path.read_bytes()
    really = os.open

    def refuse(path: object, *given: int) -> int:
        if str(path).endswith("kept.json"):
            raise OSError(number, os.strerror(number))
        return really(path, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(KeepingError, match="the lines cannot be read"):
        file.read()
    with pytest.raises(KeepingError, match="the lines cannot be read"):
        put(file, "two")
    monkeypatch.undo()
    assert file.path.read_bytes() == before
    added(file, "two")
    assert file.read().value == ["one", "two"]


@pytest.mark.parametrize("damage", [b"", b'["one", "tw', b"\xff\xfe", b"7"])
def test_a_damaged_file_is_set_aside_and_the_generation_before_comes_back(tmp_path: Path, damage: bytes) -> None:
    file = kept(tmp_path)
    put(file, "one")
    put(file, "one", "two")
    file.path.write_bytes(damage if damage != b"7" else b"{")
    damaged = file.path.read_bytes()
    found = file.read()
    assert found.value == ["one"]
    assert "is damaged" in found.told
    assert "set aside as kept.set-aside-1.json, and all is as it was before the last change" in found.told
    assert (tmp_path / "kept.set-aside-1.json").read_bytes() == damaged
    again = file.read()
    assert (again.value, again.told) == (["one"], "")


def test_a_damaged_file_without_an_earlier_one_is_set_aside_under_a_free_name(tmp_path: Path) -> None:
    file = kept(tmp_path)
    for number in (1, 2):
        file.path.write_bytes(b"[")
        with file.changing() as change:
            assert change.value is None
            assert f"set aside as kept.set-aside-{number}.json; mend it" in change.told
    assert len(list(tmp_path.glob("*.set-aside-*"))) == 2


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    file = kept(tmp_path)
    put(file, "one")
    with file.changing() as change, pytest.raises(KeepingError, match="nobody could read them again"):
        change.write(b"[")
    assert file.read().value == ["one"]


def test_who_waits_too_long_is_told_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = kept(tmp_path)
    put(file, "one")
    monkeypatch.setattr(module, "_WAIT", 0.05)
    with FileLock(file.path) as lock:
        assert lock.take()
        with pytest.raises(HeldError, match="another Card Inspector is writing there; wait a moment"):
            added(file, "two")
        assert file.read().value == ["one"]
    added(file, "two")
    assert file.read().value == ["one", "two"]


def test_a_lock_ends_with_its_program_and_stands_for_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "thing"
    command = [sys.executable, str(CHILD), "hold", str(path), "-", "0"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    ) as child:
        assert child.stdout is not None
        assert [child.stdout.readline().strip() for _ in range(2)] == ["begun", "True"]
        lock = FileLock(path)
        assert not lock.take()
        child.kill()
    assert lock.take(5)
    assert not FileLock(path).take()
    lock.release(and_remove=True)
    assert list(tmp_path.iterdir()) == []


def outcome(file: KeptFile[list[str]]) -> list[str] | None:
    """What the next program reads."""
    return file.read().value


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("state", ["new", "old", "damaged"])
def test_whichever_call_of_a_change_fails_it_is_old_or_new_or_told(
    tmp_path: Path, faults: Faults, state: str, error: int
) -> None:
    number = 0
    while True:
        folder = tmp_path / str(number)
        file = kept(folder)
        if state != "new":
            put(file, "zero")
            put(file, "one")
        if state == "damaged":
            file.path.write_bytes(b"[damaged")
        told = ""
        with faults.failing(number, error):
            try:
                added(file, "two")
            except KeepingError as refused:
                told = str(refused)
                assert str(folder) in told
        here = {"new": [], "old": ["one"], "damaged": ["zero"]}[state]
        if told:
            assert outcome(file) in (here or None, [*here, "two"]), (told, faults.calls)
        else:
            assert outcome(file) == [*here, "two"], faults.calls
        if state == "damaged":
            aside = [path.read_bytes() for path in folder.glob("*.set-aside-*")]
            assert b"[damaged" in aside, "what was in the damaged file is lost"
        added(file, "three")
        assert outcome(file) in ([*here, "three"], [*here, "two", "three"])
        if number >= len(faults.calls):
            break
        number += 1
    assert number > 20


@pytest.mark.parametrize("state", ["old", "damaged"])
def test_wherever_a_change_is_killed_the_next_program_reads_old_or_new(
    tmp_path: Path, faults: Faults, state: str
) -> None:
    number = 0
    while True:
        folder = tmp_path / str(number)
        file = kept(folder)
        put(file, "zero")
        put(file, "one")
        if state == "damaged":
            file.path.write_bytes(b"[damaged")
        with faults.killed(number):
            added(file, "two")
        here = "one" if state == "old" else "zero"
        assert outcome(file) in ([here], [here, "two"]), faults.calls
        added(file, "three")
        assert [path.name for path in folder.iterdir() if path.suffix == ".part"] == []
        if number >= len(faults.calls):
            break
        number += 1
    assert number > 20


def test_an_unconfirmed_change_is_told_and_new(tmp_path: Path) -> None:
    assert issubclass(UnconfirmedError, KeepingError)
    file = kept(tmp_path)
    put(file, "one")
    assert file.read().value == ["one"]
