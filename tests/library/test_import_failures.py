"""Imports that run out of room, are refused, killed or cut short: the library is old or new, and it is told."""

from __future__ import annotations

import errno
import gzip
import io
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

import pytest

from inspector.library import LibraryError
from inspector.library.importing import Progress, import_cards
from inspector.library.sources import staging
from tests.faults import ERRORS, Faults
from tests.house import ROOT
from tests.library.records import Shelf, content, many, normal, write

CHILD = Path(__file__).with_name("importing_child.py")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_full_disk_is_told_as_what_it_is(shelf: Shelf, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """The found defect: where no lock could be made, another import was said to be at work."""
    shelf.take([normal()])
    before = shelf.path.read_bytes()
    really = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_CREAT:
            raise OSError(number, os.strerror(number))
        return really(path, flags, mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        with pytest.raises(LibraryError, match=f"cannot be written .{os.strerror(number)}"):
            shelf.take([normal("Another", 9)])
    assert shelf.path.read_bytes() == before
    assert shelf.take([normal("Another", 9)]).new == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such limit")
@pytest.mark.parametrize("room", [0, 1, 70_000, 200_000, 500_000])
def test_an_import_that_runs_out_of_room_is_told_and_the_library_is_as_it_was(shelf: Shelf, room: int) -> None:
    """However far it came, the system says no to the new file, and nothing of the old one is touched."""
    shelf.take(many(50))
    before = shelf.path.read_bytes()
    file = write(shelf.folder / "many.json", many(3000))
    child = [sys.executable, str(CHILD), str(shelf.path), str(file), str(room)]
    done = subprocess.run(
        child,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert "the card library cannot be written" in done.stderr
    assert "another import" not in done.stderr
    assert shelf.path.read_bytes() == before
    assert sorted(path.name for path in shelf.path.parent.iterdir()) == ["cards.sqlite", "cards.sqlite.lock"]


@pytest.mark.parametrize("error", ERRORS)
def test_whichever_call_of_an_import_fails_the_library_is_old_or_new_and_it_is_told(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    shelf.take([normal("Old One", 1)])
    kept = shelf.path.read_bytes()
    file = write(shelf.folder / "new.json", [normal("New One", 2)])
    faults = Faults(monkeypatch)
    number = 0
    while True:
        shelf.path.write_bytes(kept)
        told = ""
        with faults.failing(number, error):
            try:
                import_cards(shelf.path, [file])
            except LibraryError as refused:
                told = str(refused)
        if not told:
            assert content(shelf) == {"Old One", "New One"}, faults.calls
        else:
            assert content(shelf) in ({"Old One"}, {"Old One", "New One"}), (told, faults.calls)
        assert not list(shelf.path.parent.glob("*.set-aside-*"))
        shelf.open().close()
        assert not list(shelf.path.parent.glob("*.part"))
        if number >= len(faults.calls):
            break
        number += 1
    assert number > 10


def test_what_a_killed_import_left_is_swept_up_at_the_next_start_and_no_living_ones(shelf: Shelf) -> None:
    shelf.take([normal()])
    part = shelf.path.with_name("cards.sqlite.part")
    file = write(shelf.folder / "many.json", many(2000))
    seen: list[bool] = []

    def meanwhile(_progress: Progress) -> bool:
        shelf.open().close()
        seen.append(part.exists())
        return True

    import_cards(shelf.path, [file], meanwhile)
    assert seen
    assert all(seen)
    part.write_bytes(b"left behind")
    shelf.open().close()
    assert not part.exists()


def test_a_file_that_ends_in_a_failure_of_its_disk_is_told(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = "".join(f"<card><name>Keeper {number}</name></card>" for number in range(20_000))
    text = f"<cockatrice_carddatabase version='4'><cards>{cards}</cards></cockatrice_carddatabase>"
    file = write(shelf.folder / "cards.xml", text)

    class Failing(io.BufferedReader):
        def read(self, size: int | None = -1, /) -> bytes:
            if self.tell() > 100_000:
                raise OSError(errno.EIO, "Input/output error")
            return super().read(size)

    monkeypatch.setattr(staging, "open_regular", lambda path, _buffering: Failing(io.FileIO(path)))
    (refused,) = import_cards(shelf.path, [file]).refused
    assert "cannot be read to its end (Input/output error); get it again" in refused


def test_a_packed_file_for_which_there_is_no_room_is_told_as_such(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = shelf.folder / "cards.json.gz"
    shelf.folder.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(json.dumps([normal()]).encode()))

    def full(**_given: object) -> IO[bytes]:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    with pytest.raises(LibraryError, match=r"cannot be unpacked in .* \(No space left on device\); make room"):
        import_cards(shelf.path, [file])
