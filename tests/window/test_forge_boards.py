"""Forge's boards in the window: opened, dropped, exported, and what has no counterpart in a sheet."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from inspector.window.rules_reader.kinds_of_files import kind_of_file
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

WHOLE = "[state]\nActivePlayer=Human\nhumanbattlefield=Delver of Secrets|Transformed|Tapped\naihand=Fire // Ice\n"
PUZZLE = "[metadata]\nName:Two doors\nGoal:Win\n" + WHOLE + "HumanLife=4\naibattlefield=Grizly Bears\n"


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    path = tmp_path / "two.pzl"
    path.write_text(PUZZLE, encoding="utf-8")
    return path


def lost(window: Workbench) -> list[str]:
    sheet = window.files.forge.sheet
    return [] if sheet is None else [sheet.list.item(row).text() for row in range(sheet.list.count())]


def test_a_board_opens_as_a_table_and_what_has_no_counterpart_is_listed(window: Workbench, puzzle: Path) -> None:
    assert window.files.open_path(puzzle)
    (delver,) = [held for held in window.session.table.objects.values() if held.zone == "battlefield"]
    assert (delver.back_up, delver.tapped, delver.owner) == (True, True, "Human")
    assert window.session.board.title == "Two doors"
    assert window.session.board.path is None
    told = " / ".join(lost(window))
    assert "Human's life total, 4" in told
    assert "is it Grizzly Bears?" in told
    assert "3 things on it without a counterpart" in window.notice.text


def test_where_all_has_a_counterpart_no_sheet_is_shown(window: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "plain.pzl"
    path.write_text(WHOLE, encoding="utf-8")
    assert window.files.open_path(path)
    assert lost(window) == []
    assert window.session.board.title == "plain"
    assert "Opened plain.pzl" in window.notice.text


@pytest.mark.parametrize("name", ["two.pzl", "two.txt", "two.state"])
def test_a_dropped_board_is_told_by_its_content(window: Workbench, puzzle: Path, name: str) -> None:
    path = puzzle.rename(puzzle.with_name(name))
    assert kind_of_file(path, lambda _name: False) == "board"
    window.incoming.open_dropped(path)
    assert window.session.board.title == "Two doors"


@pytest.mark.parametrize("content", ["", "4 Island", "\x00" * 50])
def test_a_file_that_is_no_board_is_told_and_the_table_stays(window: Workbench, tmp_path: Path, content: str) -> None:
    path = tmp_path / "none.pzl"
    path.write_text(content, encoding="utf-8")
    before = window.session.table
    assert not window.files.open_path(path)
    assert window.session.table is before
    assert "not a board of Forge" in window.notice.text


def test_a_board_that_is_not_there_is_told(window: Workbench, tmp_path: Path) -> None:
    assert not window.files.open_path(tmp_path / "missing.pzl")
    assert "missing.pzl" in window.notice.text
    assert "Nothing on the desk was changed." in window.notice.text


def export(window: Workbench, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.commands.trigger("export_board")


def test_the_table_is_exported_and_opens_again(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.session.place("Lightning Bolt", "stack", "Ana")
    export(window, monkeypatch, tmp_path / "mine")
    assert any("Lightning Bolt" in sentence and "stack" in sentence for sentence in lost(window))
    assert window.session.board.is_dirty
    assert window.files.open_path(tmp_path / "mine.pzl")
    assert [held.label for held in window.session.table.objects.values()] == ["Delver of Secrets"]


def test_saving_under_a_boards_name_exports_and_leaves_the_table_unsaved(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine.pzl"), ""))
    assert not window.files.save_as()
    assert "[state]" in (tmp_path / "mine.pzl").read_text(encoding="utf-8")
    assert window.session.board.is_dirty


def test_a_folder_that_cannot_be_written_is_told(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export(window, monkeypatch, tmp_path / "no" / "where.pzl")
    assert "cannot be saved" in window.notice.text
