from __future__ import annotations

import errno
import gc
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from inspector.cards import Printing
from inspector.library import Library, LibraryError, StoppedError
from inspector.library.connections import ReadConnection
from inspector.library.importing import Progress, import_cards
from inspector.library.paths import library_path
from inspector.library.schema import VERSION
from tests.house import ROOT
from tests.library.records import Shelf, content, many, normal, oracle_id, transform, write

CHILD = Path(__file__).with_name("importing_child.py")


def test_opening_a_library_that_is_not_there_makes_no_file(shelf: Shelf) -> None:
    library = shelf.open()
    assert library.notices == []
    assert not shelf.path.parent.exists()


def test_a_library_that_nobody_holds_closes_its_files(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    # Python 3.13 complains of each that was left open, wherever the collector finds it.
    shelf.take([normal("One")])
    closed: list[bool] = []
    monkeypatch.setattr(ReadConnection, "close", lambda _self: closed.append(True))
    library = Library(shelf.path)
    assert [found.name for found in library.search("One")]
    del library
    gc.collect()
    assert closed


def test_the_folder_can_be_chosen_by_a_variable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARD_INSPECTOR_DATA_DIR", str(tmp_path / "stick"))
    assert library_path() == tmp_path / "stick" / "cards.sqlite"
    monkeypatch.setenv("CARD_INSPECTOR_DATA_DIR", "")
    assert library_path().name == "cards.sqlite"
    assert "card-inspector" in str(library_path())


def test_a_search_opens_the_file_for_reading_only(shelf: Shelf) -> None:
    shelf.take([normal()])
    before = shelf.path.read_bytes()
    shelf.path.chmod(0o444)
    shelf.path.parent.chmod(0o555)
    try:
        assert shelf.names("mill keeper o:vigilance") == ["Mill Keeper"]
        library = shelf.open()
        library.search("mill")
        assert library._file is not None
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            library._file.execute("DELETE FROM card")
        library.close()
    finally:
        shelf.path.parent.chmod(0o755)
    assert shelf.path.read_bytes() == before


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "overwritten": lambda data: b"x" * len(data),
    "empty": lambda _data: b"",
    "cut off": lambda data: data[: len(data) // 2],
    "another database": lambda data: data[:68] + b"none" + data[72:],
    "a torn head": lambda data: data[:100] + bytes(200) + data[300:],
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_named_set_aside_and_rebuilt(shelf: Shelf, damage: str) -> None:
    shelf.take([normal()])
    shelf.path.write_bytes(DAMAGES[damage](shelf.path.read_bytes()))
    damaged = shelf.path.read_bytes()
    library = shelf.open()
    assert len(library.search("delver")) == 1
    assert [str(shelf.path) in notice and "set aside" in notice for notice in library.notices] == [True]
    library.close()
    assert (shelf.path.parent / "cards.set-aside-1.sqlite").read_bytes() == damaged
    assert shelf.take([normal()]).new == 1
    assert shelf.names("mill keeper") == ["Mill Keeper"]


def test_an_import_onto_a_damaged_file_tells_what_became_of_it(shelf: Shelf) -> None:
    """It was set aside without a word: what it held was gone, and the report said that all was well."""
    shelf.take([normal("Old One", 1)])
    damaged = shelf.path.read_bytes()[:-500]
    shelf.path.write_bytes(damaged)
    report = shelf.take([normal("New One", 2)])
    (told,) = report.refused
    assert "is damaged (it was cut off); it was set aside as cards.set-aside-1.sqlite" in told
    assert shelf.path.with_name("cards.set-aside-1.sqlite").read_bytes() == damaged
    assert content(shelf) == {"New One"}


@pytest.mark.parametrize("seed", range(25))
def test_a_file_with_some_wrong_bytes_is_never_fatal(shelf: Shelf, seed: int) -> None:
    shelf.take(many(300))
    chance = random.Random(seed)
    data = bytearray(shelf.path.read_bytes())
    for _ in range(40):
        at = chance.randrange(4096, len(data))
        data[at : at + 64] = chance.randbytes(64)
    shelf.path.write_bytes(data)
    library = shelf.open()
    for query in ("keeper 1", "o:vigil", "t:cleric mv=2", "delver"):
        library.search(query)
    with suppress(LibraryError):
        library.find("Keeper 7")
    assert library.find("Insectile Aberration") is not None
    library.close()
    again = write(shelf.folder / "again.json", [normal("Later", 999)])
    with suppress(LibraryError):
        import_cards(shelf.path, [again])
    import_cards(shelf.path, [again])
    assert "Later" in shelf.names("later")


def test_a_newer_file_is_named_and_stays_for_the_newer_program(shelf: Shelf) -> None:
    """The found defect: an older program beside a newer one renamed its library away."""
    shelf.take([normal()])
    with sqlite3.connect(shelf.path) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    before = shelf.path.read_bytes()
    library = shelf.open()
    (notice,) = library.notices
    assert "was made by a newer Card Inspector, and is left as it is; update this one" in notice
    assert library.find("Mill Keeper") is None
    assert library.find("Insectile Aberration") is not None
    assert library.refresh()
    assert len(library.notices) == 1
    library.close()
    with pytest.raises(LibraryError, match="newer Card Inspector, and is left as it is"):
        shelf.take([normal("Another", 9)])
    assert shelf.path.read_bytes() == before
    assert sorted(path.name for path in shelf.path.parent.iterdir()) == ["cards.sqlite", "cards.sqlite.lock"]


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.EMFILE])
def test_a_file_that_cannot_be_read_just_now_is_left_as_it_is(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """The found defect: what was refused once was renamed away as damaged."""
    shelf.take([normal()])
    before = shelf.path.read_bytes()
    really = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if Path(path) == shelf.path:
            raise OSError(number, os.strerror(number))
        return really(path, flags, mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        library = shelf.open()
        (notice,) = library.notices
        assert f"cannot be read ({os.strerror(number)}), and is left as it is" in notice
        assert library.find("Insectile Aberration") is not None
        library.refresh()
        assert len(library.notices) == 1
        with pytest.raises(LibraryError, match="cannot be read"):
            shelf.take([normal("Another", 9)])
    assert shelf.path.read_bytes() == before
    assert library.refresh()
    assert library.find("Mill Keeper") is not None
    library.close()


def test_a_disk_that_fails_while_the_library_is_asked_does_not_cost_the_library(shelf: Shelf) -> None:
    shelf.take([normal()])
    library = shelf.open()
    failure = sqlite3.OperationalError("disk I/O error")
    failure.sqlite_errorname = "SQLITE_IOERR_READ"
    failures = [failure]

    def ask() -> str:
        if failures:
            raise failures.pop()
        return "the bundled cards"

    assert library._safely(ask) == "the bundled cards"
    assert "cannot be read (disk I/O error), and is left as it is" in library.notices[0]
    assert library.refresh()
    assert library.find("Mill Keeper") is not None
    library.close()


def test_a_damaged_file_is_not_set_aside_where_an_import_has_just_replaced_it(shelf: Shelf) -> None:
    shelf.take([normal()])
    library = shelf.open()
    shelf.take([normal("Another", 9)])
    broken = [sqlite3.DatabaseError("database disk image is malformed")]

    def ask() -> str:
        if broken:
            raise broken.pop()
        return "the new file"

    assert library._safely(ask) == "the new file"
    assert library.notices == []
    assert library.find("Another") is not None
    assert not list(shelf.path.parent.glob("*.set-aside-*"))
    library.close()


@pytest.mark.parametrize("first", ["opened", "imported into"])
def test_a_file_of_an_earlier_version_is_written_anew_with_all_its_cards(shelf: Shelf, first: str) -> None:
    shelf.take([normal(), transform()])
    with sqlite3.connect(shelf.path) as database:
        database.execute("ALTER TABLE card RENAME COLUMN printings TO released")
        database.execute("UPDATE card SET released = '2020-05-01'")
        database.execute("ALTER TABLE card ADD COLUMN source TEXT NOT NULL DEFAULT 'TST'")
        database.execute("ALTER TABLE card DROP COLUMN identity")
        database.execute(f"PRAGMA user_version = {VERSION - 1}")
    database.close()
    if first == "opened":
        assert content(shelf) == {"Mill Keeper", "Dusk Herder // Night Hound"}
    assert shelf.take([normal("Another", 9)]).new == 1
    assert shelf.names("id=g dusk hound") == ["Dusk Herder // Night Hound"]
    assert shelf.card("Mill Keeper").printing == Printing(set_code="tst", released="2020-05-01")


def test_an_import_tells_its_progress_and_can_be_stopped_at_any_time(shelf: Shelf) -> None:
    shelf.take([normal("Old One", 1)])
    before = shelf.path.read_bytes()
    file = write(shelf.folder / "many.json", many(3000))
    told: list[Progress] = []

    def stop_at(number: int) -> None:
        def show(progress: Progress) -> bool:
            told.append(progress)
            return len(told) < number

        told.clear()
        import_cards(shelf.path, [file], show)

    with pytest.raises(StoppedError):
        stop_at(1)
    assert shelf.path.read_bytes() == before
    assert sorted(path.name for path in shelf.path.parent.iterdir()) == ["cards.sqlite", "cards.sqlite.lock"]
    stop_at(10_000)
    assert told[-1].total >= file.stat().st_size
    assert all(progress.seconds >= 0 and progress.speed >= 0 for progress in told)
    assert len(content(shelf)) == 3001 - 1


def test_a_failing_import_leaves_the_library_as_it_was(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.take([normal()])
    before = shelf.path.read_bytes()

    def full(_path: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LibraryError, match="No space left"):
        shelf.take([normal(oracle_text="Lifelink")])
    assert shelf.path.read_bytes() == before


def hold_open(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Make replacing a file fail as it does on Windows while another process has it open, so many times."""
    really, left = Path.replace, [None] * times

    def replace(part: Path, target: Path) -> Path:
        if left:
            left.pop()
            raise PermissionError(13, "The process cannot access the file")
        return really(part, target)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr("time.sleep", lambda _seconds: None)


def test_a_library_that_another_process_has_open_for_a_moment_is_replaced(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.take([normal()])
    hold_open(monkeypatch, 3)
    assert shelf.take([normal(oracle_text="Lifelink")]).changed == 1
    assert shelf.card("Mill Keeper").front.paragraphs == ("Lifelink",)


def test_a_library_that_stays_open_elsewhere_stays_as_it_was_and_it_is_told(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.take([normal()])
    before = shelf.path.read_bytes()
    hold_open(monkeypatch, 1000)
    with pytest.raises(LibraryError, match="another program has it open, and it is as it was; close"):
        shelf.take([normal(oracle_text="Lifelink")])
    assert shelf.path.read_bytes() == before
    assert not list(shelf.path.parent.glob("*.part"))


def test_two_imports_at_once_are_refused(shelf: Shelf) -> None:
    file = write(shelf.folder / "many.json", many(2000))

    def meanwhile(_progress: Progress) -> bool:
        with pytest.raises(LibraryError, match="another import"):
            import_cards(shelf.path, [file])
        return True

    import_cards(shelf.path, [file], meanwhile)
    assert len(content(shelf)) == 2000


def test_an_open_library_sees_a_new_import_once_it_looks(shelf: Shelf) -> None:
    library = shelf.open()
    assert not library.refresh()
    shelf.take([normal()])
    assert library.refresh()
    assert library.find("Mill Keeper") is not None
    shelf.take([normal("Second One", 2)])
    assert [found.name for found in library.search("mill keeper")] == ["Mill Keeper"]
    assert library.refresh()
    assert [found.name for found in library.search("second one")] == ["Second One"]
    library.close()


def test_an_import_that_is_killed_leaves_the_old_library_or_the_new_one(shelf: Shelf) -> None:
    old = {f"Keeper {number}" for number in range(50)}
    new = {f"Keeper {number}" for number in range(6000)}
    shelf.take(many(50))
    kept = shelf.path.with_suffix(".kept")
    shutil.copy(shelf.path, kept)
    file = write(shelf.folder / "many.json", "\n".join(map(_line, range(6000))))
    for last in ("begun", "read 1", "read 2000", "read 6000", "os.rename"):
        shutil.copy(kept, shelf.path)
        _run_and_kill(shelf.path, file, last)
        assert content(shelf) == old, last
    _run_and_kill(shelf.path, file, "done")
    assert content(shelf) == new
    report = shelf.take(many(10))
    assert report.same + report.changed == 10


def _line(number: int) -> str:
    name, key = f"Keeper {number}", oracle_id(number)
    return f'{{"name": "{name}", "oracle_id": "{key}", "type_line": "Elf", "oracle_text": "Text {number}"}}'


def _run_and_kill(library: Path, file: Path, last: str) -> None:
    """Import in a process of its own and kill it as soon as it has told that it is so far, or farther."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, str(CHILD), str(library), str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        bufsize=0,
    ) as child:
        assert child.stdout is not None
        assert child.stdin is not None
        wanted, _, cards = last.partition(" ")
        for line in child.stdout:
            word, _, count = line.decode().strip().partition(" ")
            if word == wanted and int(count or 0) >= int(cards or 0):
                child.kill()
                return
            child.stdin.write(b"\n")
    pytest.fail(f"the import never told {last}")


def test_a_library_answers_another_thread_than_the_one_that_opened_it(shelf: Shelf) -> None:
    shelf.take([normal()])
    library = Library(shelf.path)
    names: list[str] = []
    thread = threading.Thread(target=lambda: names.append(library.search("mill keeper")[0].name))
    thread.start()
    thread.join()
    assert names == ["Mill Keeper"]
    assert library.card(library.search("mill keeper")[0]).name == "Mill Keeper"
    assert library.notices == []
    library.close()
