"""A file is replaced whole or not at all, whatever the system says to any of the calls, and whoever is killed."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from inspector.keeping import KeepingError, UnconfirmedError, replace_file, sweep
from tests.faults import ERRORS, Faults
from tests.house import ROOT

OLD, NEW = b"the old words\n" * 300, b"new ones\n" * 500
CHILD = Path(__file__).with_name("writing_child.py")
PART = ".card-inspector-0123456789ab.part"


def litter(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.suffix == ".part"]


def test_a_file_is_made_and_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    for data in (OLD, NEW, b""):
        replace_file(file, data)
        assert file.read_bytes() == data
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("before", [OLD, None], ids=["replaced", "made"])
def test_whichever_call_fails_the_file_is_old_or_new_and_a_failure_is_told(
    tmp_path: Path, faults: Faults, error: int, before: bytes | None
) -> None:
    number, told = 0, 0
    while True:
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / PART).write_bytes(b"left behind")
        file = folder / "kept.json"
        if before is not None:
            file.write_bytes(before)
        refused: KeepingError | None = None
        with faults.failing(number, error):
            try:
                replace_file(file, NEW)
            except KeepingError as why:
                refused = why
        there = file.read_bytes() if file.exists() else None
        if refused is None or isinstance(refused, UnconfirmedError):
            assert there == NEW, faults.calls
        else:
            assert there == before, faults.calls
        if refused is not None:
            told += 1
            assert str(file) in str(refused)
            assert os.strerror(error) in str(refused)
        replace_file(file, OLD)
        assert file.read_bytes() == OLD
        assert litter(folder) == [], faults.calls
        if number >= len(faults.calls):
            break
        number += 1
    assert number > 12
    assert told > 5


def test_wherever_it_is_killed_the_file_is_old_or_new_and_the_next_write_sweeps_up(
    tmp_path: Path, faults: Faults
) -> None:
    number, left = 0, 0
    while True:
        folder = tmp_path / str(number)
        folder.mkdir()
        file = folder / "kept.json"
        file.write_bytes(OLD)
        with faults.killed(number):
            replace_file(file, NEW)
        assert file.read_bytes() in (OLD, NEW)
        left += len(litter(folder))
        sweep(folder)
        assert litter(folder) == []
        if number >= len(faults.calls):
            break
        number += 1
    assert file.read_bytes() == NEW
    assert left > 3


def test_what_another_program_is_writing_is_not_swept_up_and_what_it_left_is(tmp_path: Path) -> None:
    """The found defect: 23 of 30 kills left a part behind for good."""
    file = tmp_path / "kept.json"
    command = [sys.executable, str(CHILD), "write", str(file), "abcdefgh", "2000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(ROOT)}) as child:
        assert child.stdout is not None
        child.stdout.readline()
        until = time.monotonic() + 1.5
        seen = 0
        while time.monotonic() < until:
            seen += len(litter(tmp_path))
            sweep(tmp_path)
            assert child.poll() is None, "the sweep took the part of a living program"
        child.kill()
    assert seen
    assert file.read_bytes() == b"abcdefgh" * 2_000_000
    left = 0
    for _ in range(5):
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(ROOT)}) as child:
            assert child.stdout is not None
            child.stdout.readline()
            while not litter(tmp_path):
                assert child.poll() is None
            child.kill()
        left += len(litter(tmp_path))
        assert file.read_bytes() == b"abcdefgh" * 2_000_000
    replace_file(tmp_path / "another.json", NEW)
    assert litter(tmp_path) == []
    assert left


def test_only_our_own_litter_is_swept_up(tmp_path: Path) -> None:
    for name in ("mine.part", ".hidden.part", ".card-inspector-notes", "x.card-inspector-1.part"):
        (tmp_path / name).write_text("the user's", encoding="utf-8")
    folder = tmp_path / ".card-inspector-folder.part"
    folder.mkdir()
    (tmp_path / PART).write_text("ours", encoding="utf-8")
    sweep(tmp_path)
    assert (tmp_path / PART).exists() is (sys.platform == "win32")
    assert len(list(tmp_path.iterdir())) == 5 + (sys.platform == "win32")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_what_is_no_file_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, tmp_path, Path("/dev/null")):
        with pytest.raises(KeepingError, match=r"not a file but a device|this is a folder"):
            replace_file(place, NEW)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert not Path("/dev/null").is_file()


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "none/kept.json"])
def test_a_name_that_cannot_be_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(KeepingError, match="the file cannot be saved"):
        replace_file(tmp_path / name, NEW)
    assert list(tmp_path.iterdir()) == []


def test_a_write_protected_file_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.json"
    file.write_bytes(OLD)
    file.chmod(0o444)
    # Whoever runs the tests as the system's administrator may write everything.
    monkeypatch.setattr(os, "access", lambda path, _mode: Path(path) != file)
    with pytest.raises(KeepingError, match="write-protected"):
        replace_file(file, NEW)
    assert file.read_bytes() == OLD


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights, and links need a privilege")
def test_rights_and_links_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "real.json", tmp_path / "link.json"
    file.write_bytes(OLD)
    file.chmod(0o640)
    link.symlink_to(file)
    replace_file(link, NEW)
    assert link.is_symlink()
    assert file.read_bytes() == NEW
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")
def test_where_files_cannot_be_locked_only_old_litter_is_swept_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def no_locks(_handle: int, _how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    young, old = tmp_path / PART, tmp_path / ".card-inspector-ba9876543210.part"
    young.write_text("perhaps another program's", encoding="utf-8")
    old.write_text("left behind", encoding="utf-8")
    os.utime(old, (time.time() - 200_000,) * 2)
    replace_file(tmp_path / "kept.json", NEW)
    assert litter(tmp_path) == [PART]
    assert (tmp_path / "kept.json").read_bytes() == NEW


def test_a_file_that_is_open_elsewhere_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, where a virus scanner opens what was just written."""
    really, refusals = os.replace, [None] * 3

    def replace(part: Path, target: Path) -> None:
        if refusals:
            refusals.pop()
            raise PermissionError(errno.EACCES, "it is being used by another process")
        really(part, target)

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr("time.sleep", lambda _seconds: None)
    replace_file(tmp_path / "kept.json", NEW)
    assert (tmp_path / "kept.json").read_bytes() == NEW
    refusals += [None] * 1000
    with pytest.raises(KeepingError, match="being used by another process"):
        replace_file(tmp_path / "kept.json", OLD)
    assert (tmp_path / "kept.json").read_bytes() == NEW
    assert litter(tmp_path) == []


def test_a_disk_that_does_not_confirm_is_told_although_the_file_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows confirms no folders")
    really = os.fsync

    def fsync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EIO, "Input/output error")
        really(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(UnconfirmedError, match="is written, but the disk did not confirm it"):
        replace_file(tmp_path / "kept.json", NEW)
    assert (tmp_path / "kept.json").read_bytes() == NEW
