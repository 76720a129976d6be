"""Opening, saving, recent files, unsaved changes and recovery, through the window."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from inspector.rules import Place, Transform
from inspector.scenario import Scenario, read_scenario, write_scenario
from inspector.window.kept.recovery import Recovery
from inspector.window.rules_reader.kinds_of_files import kind_of_file
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

Button = QMessageBox.StandardButton


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A scenario file with one card."""
    path = tmp_path / "one.scenario.json"
    text = '{"format": "card-inspector/1", "title": "One card", "edition": "2021-09", "actions": [%s]}'
    card = '{"do": "place", "card": "Delver of Secrets", "as": "delver", "zone": "battlefield"}'
    path.write_text(text % card, encoding="utf-8")
    return path


def main_window(window: Workbench) -> MainWindow:
    assert isinstance(window.window, MainWindow)
    return window.window


def test_a_file_opens_with_its_edition_and_its_last_card_selected(window: Workbench, file: Path) -> None:
    assert window.files.open_path(file)
    assert window.editions.current == "2021-09"
    assert window.session.selected == "delver"
    assert window.window.windowTitle().startswith("One card")
    assert not window.window.isWindowModified()
    assert window.settings.recent_files()[0] == file


@pytest.mark.parametrize("content", ["", "{", "[" * 5000, '{"format": "card-inspector/1", "wrong": 1}', "\x00\xff"])
def test_a_broken_file_is_told_in_one_sentence_and_the_table_stays(
    window: Workbench, tmp_path: Path, content: str
) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    before = window.session.table
    path = tmp_path / "broken.scenario.json"
    path.write_bytes(content.encode("latin-1"))
    assert not window.files.open_path(path)
    assert window.session.table is before
    assert "broken.scenario.json" in window.notice.text
    assert "Nothing on the desk was changed." in window.notice.text


def test_save_as_adds_the_suffix_and_writes_what_is_on_the_desk(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    assert window.window.isWindowModified()
    window.commands.trigger("save")
    saved = tmp_path / "mine.scenario.json"
    assert read_scenario(saved) == window.session.board.scenario
    assert not window.window.isWindowModified()
    window.session.act(Transform(object="Delver of Secrets"))
    window.commands.trigger("save")
    assert len(read_scenario(saved).actions) == 2


def test_a_folder_that_cannot_be_written_is_told(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "x.json"), ""))
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("save_as")
    assert "cannot be saved" in window.notice.text
    assert window.window.isWindowModified()


@pytest.mark.own_window
def test_cancelling_the_question_keeps_the_table_and_the_window(
    window: Workbench, file: Path, answers: list[Button], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be kept for the next start is asked about."""
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    answers.append(Button.Cancel)
    monkeypatch.setattr(window.files, "keep_aside", lambda: False)
    assert window.files.open_path(file)
    assert not window.window.close()
    assert window.window.isVisible()
    assert list(window.session.table.objects) == ["Elite Vanguard"], "the board asked about is the one in view"


@pytest.mark.own_window
def test_saving_at_the_question_saves_first(
    window: Workbench, file: Path, answers: list[Button], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine.scenario.json"
    monkeypatch.setattr(window.files, "keep_aside", lambda: False)
    window.session.show_board(window.session.board.saved_at(mine))
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    answers.append(Button.Save)
    assert window.files.open_path(file)
    assert window.window.close()
    assert len(read_scenario(mine).actions) == 1


@pytest.mark.own_window
def test_unsaved_work_is_closed_without_a_question_and_offered_at_the_next_start(
    window: Workbench, tmp_path: Path, answers: list[Button]
) -> None:
    answers.append(Button.Cancel)
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    board = window.session.board.scenario
    window.commands.trigger("quit")
    (left,) = Recovery(tmp_path / "recovery").left_behind()
    assert (left.scenario, left.was_closed) == (board, True)


@pytest.mark.own_window
def test_what_was_open_on_quitting_is_not_told_as_lost_in_a_crash(window: Workbench, tmp_path: Path) -> None:
    table = Scenario(actions=(Place(label="Delver", card="Delver of Secrets", zone="battlefield"),))
    closed = Recovery(tmp_path / "recovery")
    closed.keep(table, None)
    closed.close(frozenset({0}))
    window.incoming.offer_recovery()
    assert window.notice.text == "Not saved when you quit: an unnamed board (1 step)."
    next(button for button in window.notice.findChildren(QPushButton) if button.text() == "Discard it").click()
    assert list((tmp_path / "recovery").iterdir()) == []


@pytest.mark.own_window
def test_saved_work_leaves_nothing_behind(window: Workbench, tmp_path: Path) -> None:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.files.keep_aside()
    kept = list((tmp_path / "recovery").glob("*.scenario.json"))
    assert len(kept) == 1
    assert read_scenario(kept[0]) == window.session.board.scenario
    window.session.undo()
    window.window.close()
    assert list((tmp_path / "recovery").glob("*.scenario.json")) == []


@pytest.mark.own_window
def test_after_a_crash_the_bar_offers_the_table(window: Workbench, tmp_path: Path, file: Path) -> None:
    crashed = Recovery(tmp_path / "recovery")
    crashed.keep(read_scenario(file), None)
    crashed._locks[0].release()
    window.incoming.offer_recovery()
    assert "without saving One card" in window.notice.text
    restore = next(button for button in window.notice.findChildren(QPushButton) if button.text() == "Restore it")
    restore.click()
    assert list(window.session.table.objects) == ["delver"]
    assert window.window.isWindowModified()


def test_a_file_dropped_on_the_window_opens(window: Workbench, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    copy, button, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    main_window(window).dropEvent(QDropEvent(QPoint(20, 20), copy, data, button, none))
    assert list(window.session.table.objects) == ["delver"]


def test_a_file_with_a_step_its_edition_forbids_opens_and_says_so(window: Workbench, tmp_path: Path) -> None:
    window.session.place("Valki, God of Lies", "battlefield", "Ana")
    forbidden = Scenario(edition="2011-09", actions=window.session.board.actions)
    path = tmp_path / "old.scenario.json"
    write_scenario(forbidden, path)
    assert window.files.open_path(path)
    assert "Not possible under 2011-09" in window.notice.text
    assert len(window.session.board.actions) == 1


@pytest.mark.own_window
def test_what_two_crashes_left_is_offered_one_after_the_other(window: Workbench, tmp_path: Path, file: Path) -> None:
    for _ in range(2):
        crashed = Recovery(tmp_path / "recovery")
        crashed.keep(read_scenario(file), None)
        crashed._locks[0].release()
    window.incoming.offer_recovery()
    for left in (1, 0):
        assert "One card" in window.notice.text
        discard = [button for button in window.notice.findChildren(QPushButton) if button.text() == "Discard it"]
        discard[-1].click()
        assert len(window.files.left_behind()) == left
    assert window.notice.text == ""


@pytest.mark.own_window
def test_what_killed_runs_left_beside_the_users_files_is_swept_up_at_the_start(
    window: Workbench, tmp_path: Path, qtbot: QtBot
) -> None:
    left = [tmp_path / name / ".card-inspector-0123456789ab.part" for name in ("boards", "others")]
    for part in (*left, window.settings.path.with_name(left[0].name)):
        part.parent.mkdir(exist_ok=True)
        part.write_bytes(b"left behind")
        os.utime(part, (1, 1))
    window.settings.add_recent(tmp_path / "boards" / "one.scenario.json")
    window.settings.add_recent(tmp_path / "gone" / "two.scenario.json")
    window.files.sweep_soon()
    qtbot.waitUntil(lambda: not left[0].exists())
    qtbot.waitUntil(lambda: not window.settings.path.with_name(left[0].name).exists())
    assert left[1].exists(), "that folder is none of ours"


WORDS = "Ana has Delver of Secrets on the battlefield. It transforms."


def test_a_board_in_words_opens_from_a_file_and_from_the_clipboard(window: Workbench, tmp_path: Path) -> None:
    path = tmp_path / "my question.txt"
    path.write_text(f"Rules of 2011.\r\n{WORDS}", encoding="utf-8-sig", newline="")
    assert kind_of_file(path, window.finding.is_card) == "words"
    assert window.files.open_path(path)
    assert window.session.values()["Delver of Secrets"].name == "Insectile Aberration"
    assert (window.editions.current, window.session.board.title) == ("2011-09", "my question")
    assert window.settings.recent_files()[0] == path
    assert not window.window.isWindowModified()
    QApplication.clipboard().setText(WORDS)
    window.commands.trigger("paste_deck")
    assert (window.boards.current, window.window.isWindowModified()) == (1, True)
    assert window.session.values()["Delver of Secrets"].mana_value == 1


def test_of_a_text_with_an_error_stands_what_comes_before_it(window: Workbench) -> None:
    assert not window.files.open_text("Ana has Delver of Secrets in hand. Ben has Grizly Bears in hand. It untaps.")
    assert list(window.session.table.objects) == ["Delver of Secrets"]
    assert "line 1, character 44" in window.notice.text.lower()
    window.in_words.ways_to_mend.wait()
    assert window.in_words.sheet is not None
    assert [card.proposal.words for card in window.in_words.sheet.proposals] == ["Grizzly Bears"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Title: My question\nPlayers: Zoe, Max.\nZoe controls Humility.", "words"),
        ("My opponent has Clone in hand.", "words"),
        ("Deck\n4 Delver of Secrets\n2 Clone", "deck"),
        ("Delver of Secrets\nClone", "deck"),
        ("712. Double-Faced Cards\n\n712.1. A rule.\n\n712.1a A part of it.", "rules"),
    ],
)
def test_a_text_is_known_by_how_it_begins(window: Workbench, tmp_path: Path, text: str, kind: str) -> None:
    path = tmp_path / "what.txt"
    path.write_text(text, encoding="utf-8")
    assert kind_of_file(path, window.finding.is_card) == kind
