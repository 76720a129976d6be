"""What is kept aside against a crash: told where it fails, never lost, never another window's."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from inspector.keeping import KeepingError
from inspector.library import LibraryError
from inspector.rules.table.actions import Place
from inspector.scenario import Scenario, read_scenario, write_scenario
from inspector.window.files import files
from inspector.window.kept.recovery import Recovery
from inspector.window.shell.app import _catch_errors
from inspector.window.shell.workbench import Workbench

TABLE = Scenario(title="One card", actions=(Place(label="Delver", card="Delver of Secrets", zone="battlefield"),))


def crash(folder: Path, table: Scenario = TABLE, path: Path | None = None) -> Path:
    """Leave a table behind as a crash does; gives where it lies."""
    crashed = Recovery(folder)
    crashed.keep(table, path)
    crashed._locks[0].release()
    return crashed._file(0)


def full_disk(patch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    patch.setattr(os, "fsync", full)


def answer(window: Workbench, text: str) -> None:
    next(button for button in window.notice.findChildren(QPushButton) if button.text() == text).click()


def test_a_full_disk_is_told_in_the_window_once_and_so_is_its_end(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The found defect: only the standard error, which nobody sees, was told."""
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    assert window.files.keep_aside()
    (kept,) = (tmp_path / "recovery").glob("*.scenario.json")
    before = read_scenario(kept)
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    with monkeypatch.context() as patch:
        full_disk(patch)
        assert not window.files.keep_aside()
        assert "the board cannot be backed up (No space left on device); make room on the disk" in window.notice.text
        assert "a crash would lose unsaved changes" in window.notice.text
        window.notice.clear()
        assert not window.files.keep_aside()
        assert window.notice.text == ""
    assert read_scenario(kept) == before
    assert window.files.keep_aside()
    assert window.notice.text == "Unsaved changes are backed up again."
    assert read_scenario(kept) == window.session.board.scenario


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there every name is Unicode")
def test_a_name_that_is_not_utf8_does_not_break_it(window: Workbench, tmp_path: Path) -> None:
    """The found defect: every change of such a table ended in an error, and nothing was kept aside."""
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/d\xe9lver.scenario.json"))
    write_scenario(TABLE, path)
    assert window.files.open_path(path)
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    assert window.files.keep_aside()
    window.files._recovery._locks[window.files._boards.key].release()
    (left,) = Recovery(tmp_path / "recovery").left_behind()
    assert left.path == path
    assert left.scenario == window.session.board.scenario


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there every name is Unicode")
def test_a_title_made_of_such_a_name_is_saved_with_a_sign_in_its_place(tmp_path: Path) -> None:
    table = Scenario(title=os.fsdecode(b"d\xe9lver"))
    write_scenario(table, tmp_path / "one.scenario.json")
    assert read_scenario(tmp_path / "one.scenario.json").title == "d\N{REPLACEMENT CHARACTER}lver"
    Recovery(tmp_path).keep(table, None)


def test_a_damaged_table_is_told_with_where_it_lies_now(window: Workbench, tmp_path: Path) -> None:
    """The found defect: it was renamed, and only the standard error was told."""
    kept = crash(tmp_path / "recovery")
    kept.write_bytes(kept.read_bytes()[:30])
    damaged = kept.read_bytes()
    window.incoming.offer_recovery()
    assert "A board left by an earlier run cannot be read." in window.notice.text
    assert f"It was moved aside as {kept.with_suffix('.broken')}." in window.notice.text
    assert kept.with_suffix(".broken").read_bytes() == damaged
    window.notice.clear()
    window.incoming.offer_recovery()
    assert window.notice.text == ""


def test_what_is_told_of_a_damaged_table_does_not_hide_the_offer_of_another(window: Workbench, tmp_path: Path) -> None:
    crash(tmp_path / "recovery").write_text("{", encoding="utf-8")
    crash(tmp_path / "recovery")
    window.incoming.offer_recovery()
    assert "It was moved aside as" in window.notice.text
    assert "The program ended without saving One card (1 step)." in window.notice.text


@pytest.mark.parametrize(("written", "newer"), [('"2026-08"', '"2031-01"'), ("card-inspector/1", "card-inspector/2")])
def test_a_newer_programs_table_stays_where_it_is(tmp_path: Path, written: str, newer: str) -> None:
    kept = crash(tmp_path, Scenario(edition="2026-08"))
    kept.write_text(kept.read_text(encoding="utf-8").replace(written, newer), encoding="utf-8")
    recovery = Recovery(tmp_path)
    assert recovery.left_behind() == ()
    assert recovery.left_behind() == ()
    (notice,) = recovery.notices
    assert "stays where it is" in notice
    assert kept.exists()


def test_a_table_that_cannot_be_read_just_now_stays_and_is_offered_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = crash(tmp_path)
    really = os.open

    def refuse(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if Path(path) == kept:
            raise PermissionError(errno.EACCES, "Permission denied")
        return really(path, flags, mode)

    recovery = Recovery(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        assert recovery.left_behind() == ()
        assert "cannot be read (Permission denied)" in recovery.notices[0]
    assert [left.scenario for left in recovery.left_behind()] == [TABLE]


def test_two_windows_that_start_together_do_not_offer_the_same_table(tmp_path: Path) -> None:
    crash(tmp_path)
    first, second = Recovery(tmp_path), Recovery(tmp_path)
    assert len(first.left_behind()) == 1
    assert second.left_behind() == ()
    assert len(first.left_behind()) == 1
    first.close()
    assert len(second.left_behind()) == 1


def test_what_was_left_stays_until_its_board_is_kept_aside(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk it was removed although nothing had taken its place."""
    kept = crash(tmp_path / "recovery")
    window.incoming.offer_recovery()
    with monkeypatch.context() as patch:
        full_disk(patch)
        answer(window, "Restore it")
        assert list(window.session.table.objects) == ["Delver"]
        assert kept.exists()
    assert read_scenario(kept) == TABLE


def test_what_cannot_be_removed_is_told(window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = crash(tmp_path / "recovery")
    window.incoming.offer_recovery()
    really = os.unlink

    def refuse(path: Path, **given: int) -> None:
        if Path(path) == kept:
            raise PermissionError(errno.EACCES, "Permission denied")
        really(path, **given)

    monkeypatch.setattr(os, "unlink", refuse)
    answer(window, "Discard it")
    assert "the backup of the board cannot be removed (Permission denied)" in window.notice.text


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(KeepingError, match="the board cannot be backed up"):
        Recovery(tmp_path / "file" / "recovery").keep(TABLE, None)


def test_a_good_end_leaves_nothing(tmp_path: Path) -> None:
    recovery = Recovery(tmp_path)
    recovery.keep(TABLE, tmp_path / "one.scenario.json", 0)
    recovery.keep(TABLE, None, 1)
    recovery.close()
    assert list(tmp_path.iterdir()) == []


def test_cards_that_cannot_be_kept_aside_with_their_table_are_told_once(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")

    def fail(*_given: object) -> Scenario:
        raise LibraryError("cards.sqlite", "the card library cannot be asked (disk I/O error); please report this")

    with monkeypatch.context() as patch:
        patch.setattr(files, "with_its_cards", fail)
        assert window.files.keep_aside()
        assert "Until then the board is backed up without its imported cards." in window.notice.text
        window.notice.clear()
        assert window.files.keep_aside()
        assert window.notice.text == ""
    (kept,) = (tmp_path / "recovery").glob("*.scenario.json")
    assert read_scenario(kept).actions == window.session.board.actions


def test_an_error_of_ours_is_told_whole_with_what_helps_first(
    window: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    _catch_errors(window)
    window.window.resize(1280, 720)
    error = AttributeError("'NoneType' object has no attribute 'removeItem' " + "and so on " * 20)
    sys.excepthook(AttributeError, error, None)
    text = window.notice.text
    assert 0 < text.index("start over") < text.index("AttributeError")
    # Nothing is cut, which otherwise a word that shows the rest would tell.
    assert window.notice._more.isHidden()
